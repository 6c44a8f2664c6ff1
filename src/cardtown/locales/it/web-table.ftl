### The web table: what both games share while they are played: Italian

web-since-last-turn = Dal tuo ultimo turno
web-step-back = Passo indietro
web-step-on = Passo avanti
web-keys = Tasti
web-key-commit = Fare ciò che dice il pulsante grande
web-space-bar = Spazio
web-key-cancel = Ritira ciò che non è ancora inviato
web-key-best = Il posto migliore per la carta; poi il successivo
web-key-undo = Torna indietro
web-key-redo = Ripeti
web-key-help = Mostra questi tasti
web-time-left = Tempo rimasto
web-redo = Ripeti
web-undo-nothing = Non hai nulla da ritirare.
web-undo-blocked = Da allora altri hanno visto qualcosa di nuovo. Prima lo si chiede a loro.
web-zoom = Zoom
web-zoom-in = Più vicino
web-zoom-out = Più lontano
web-zoom-fit = Mostra tutta la città
web-zoom-lock = Tieni ferma la vista
web-zoom-pan = Trascina per vedere il resto
