### The web table: what both games share while they are played: Italian

web-since-last-turn = Dal tuo ultimo turno
web-step-back = Passo indietro
web-step-on = Passo avanti
web-keys = Tasti
web-key-cancel = Ritira ciò che non è ancora inviato
web-key-undo = Annulla
web-key-help = Mostra questi tasti
web-time-left = Tempo rimasto
