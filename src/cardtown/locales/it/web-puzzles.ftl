### Puzzles: Italian

## The list

web-puzzles-lead = Posizioni di partite in cui una scelta è chiaramente la migliore, e non è facile da vedere. Prova quante volte vuoi.
web-puzzles-streak = { $n } di fila al primo tentativo; al massimo { $most }
web-puzzles-due = Da rifare oggi
web-puzzles-due-about = Ciò che sbagli qui o nell’analisi delle tue partite torna dopo 1, 3, 7, 14 e 30 giorni. Lo ricorda questo browser.
web-puzzles-waiting = { $n ->
    [0] Nient’altro aspetta un altro giorno.
    [one] Una posizione aspetta un altro giorno.
   *[other] { $n } posizioni aspettano un altro giorno.
}
web-puzzles-begin = Comincia
web-puzzles-none-due = Per oggi non c’è altro da rifare.
web-puzzles-solved = Risolti: { $number } di { $n }
web-puzzles-at-once = al primo tentativo: { $n }
web-puzzles-count = { $number } di { $n }
web-puzzles-difficulty = Difficoltà
web-puzzles-difficulty-about = La difficoltà dice quanti di tre bot sbagliano la risposta.
web-puzzles-any = Qualsiasi
web-puzzles-difficulty-1 = Facile
web-puzzles-difficulty-2 = Media
web-puzzles-difficulty-3 = Difficile
web-puzzles-mixed = Tutti i temi
web-puzzles-offline = I problemi hanno bisogno della rete. Riprova quando c’è.

## A puzzle

web-puzzles-puzzle = Problema
web-puzzles-number = Problema { $number }
web-puzzles-own = Da una tua partita
web-puzzles-left = { $n ->
    [0] L’ultimo per oggi
    [one] Ancora uno oggi
   *[other] Ancora { $n } oggi
}
web-puzzles-ask = Una scelta è chiaramente la migliore. Tu che cosa faresti?
web-puzzles-judging = Si confrontano tutte le scelte …
web-puzzles-wrong = Probabilità di vittoria regalata: { $given }. Riprova.
web-puzzles-right = Giusto: è la scelta migliore.
web-puzzles-as-good = Giusto: niente è chiaramente meglio.
web-puzzles-about = Il tema: { $name }
web-puzzles-answer = Così la probabilità di vittoria è di circa { $best }. La seconda scelta ne regala { $given }.
web-puzzles-answer-behind = Qui sei in svantaggio. In una partita equilibrata la seconda scelta regalerebbe { $given }.
web-puzzles-next = Prossimo problema
web-puzzles-all = Tutti i problemi
web-puzzles-gone = Una posizione non si può più mostrare ed è stata tolta.
web-puzzles-report = Segnala questo problema
web-puzzles-report-about = Se pensi che la risposta sia sbagliata: prova la scelta che trovi migliore, poi copia o scarica questo testo e allegalo quando ce lo dici. Contiene il problema, la sua risposta e il tuo ultimo tentativo.

## Themes

web-puzzles-theme-bid = Offerta
web-puzzles-theme-pick = Scelta della carta
web-puzzles-theme-place = Piazzamento
web-puzzles-theme-overlap = Costruire sopra la città
web-puzzles-theme-outlaws = Fuorilegge
web-puzzles-theme-sale = Vendita
web-puzzles-theme-character = Personaggio
web-puzzles-theme-use = Uso di un personaggio
web-puzzles-theme-build = Costruzione
web-puzzles-theme-division = Divisione
web-puzzles-theme-choose = Scelta di un gruppo
web-puzzles-theme-growth = Crescita
web-puzzles-theme-industry = Acquisto di industrie
web-puzzles-theme-keep = Carte tenute
