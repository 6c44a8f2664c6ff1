### The table in the terminal: Italian

## Setting up, leaving, the end

ui-player = Giocatore
ui-filled-up = Questo gioco richiede più posti. Aggiunti: { $text }.
ui-sealed = Il valore iniziale di questa partita è sigillato da SHA-256 { $text } e viene mostrato alla fine. Digita help quando vuoi.
ui-seed = Il valore iniziale era { $text }; il suo SHA-256 è il sigillo mostrato all’inizio.
ui-resumed = La partita { $name } continua.
ui-kept = La partita è conservata. Per continuare: { $text }
ui-record-written = La registrazione è in { $file }
ui-replayed = { $n ->
    [one] La registrazione è corretta: { $n } azione, secondo le regole.
   *[other] La registrazione è corretta: { $n } azioni, tutte secondo le regole.
}
ui-rematch = Una vittoria condivisa. Vuoi la rivincita? (sì/no)

## What the table says

ui-news = Dalla tua ultima decisione
ui-more-in-log = … (log mostra tutto)
ui-only-choice = C’era una sola scelta: { $text }
ui-pass-keyboard = Passa la tastiera a { $name }, che poi preme Invio. Tutti gli altri guardano altrove.
ui-not-understood = «{ $text }» qui non significa nulla; help mostra che cosa si può digitare.
ui-see-rule = – di più: rules { $rule }
ui-undone = { $name } ritira: { $text }
ui-undone-secret = una scelta segreta
ui-undo-nothing = Non c’è ancora nulla da ritirare.
ui-undo-blocked = Dopo la tua ultima scelta è stato rivelato qualcosa di nascosto: non la si può più ritirare.
ui-saved = Salvata in { $file }
ui-saved-always = La partita viene salvata dopo ogni azione, in { $file }; save FILE ne scrive una copia.
ui-forfeit = { $name } si è fermato: { $text }. Il caso gioca al suo posto.
ui-not-saved = Impossibile scrivere { $file }: { $text }
ui-file-exists = { $file } esiste già e non è questa partita: scegli un altro nome.
ui-rules-usage = Digita rules e un numero (rules { $rule }), un capitolo (rules { $name }) o una parola (rules { $text }).
ui-rules-none = Nessuna regola nomina «{ $text }».
ui-previews-on = I punti si vedono prima di scegliere.
ui-previews-off = I punti restano nascosti finché non hai scelto; show li mostra di nuovo.
ui-help =
    undo          ritira la tua ultima scelta, se da allora non è stato rivelato nulla di nascosto
    hint          che cosa farebbe un bot forte, con i punti subito e più avanti
    score         tutti i fogli segnapunti, riga per riga
    log           tutto quello che è successo
    rules { $rule }    una regola; anche un capitolo (rules { $name }) o una parola (rules { $text })
    hide, show    nasconde o mostra i punti delle possibilità
    save FILE     scrive una copia della partita (che comunque è salvata dopo ogni azione)
    quit          interrompe qui; la partita si può riprendere
    Invio         ridisegna il tavolo

ui-hint-about = Che cosa farebbe un bot forte, il meglio per primo: punti subito, e quanti ne aspetta più avanti
ui-hint-people = Dove più persone giocano l’una contro l’altra non ci sono suggerimenti.
ui-hint-none = In questo gioco nessun bot dà suggerimenti.

## What cities are drawn and asked for with

ui-column-points = Pti
ui-card-at = { $name } in { $text }
ui-city-usage = Digita city e un posto: { $text }

## A game that brings no screen of its own

ui-ask-plain = Che cosa scegli? (un numero da 1 a { $n })
ui-help-plain =
    1, 2 …        scegli la possibilità con quel numero; va bene anche il suo testo

## Problemi

ui-puzzle = Problema { $number } di { $n }: una scelta è chiaramente la migliore. Scrivila, oppure help.
ui-puzzle-about = Si tratta di: { $name }
ui-puzzle-three = È una di queste: { $text }
ui-puzzle-right = Giusto. { $text } è la scelta migliore: tutto il resto regala almeno { $other } di probabilità di vittoria.
ui-puzzle-wrong = { $text } regala { $other } di probabilità di vittoria. Riprova, oppure scrivi hint o answer.
ui-puzzle-answer = La scelta migliore è { $text }. Tutto il resto regala almeno { $other } di probabilità di vittoria.
ui-puzzles-solved = Risolti subito e senza aiuto: { $number } di { $n }
ui-puzzle-help =
    hint          di che cosa si tratta; la seconda volta tre scelte, di cui una è giusta
    answer        mostra la scelta migliore
    next          lascia questo problema e vai avanti
    quit          fermati qui
    Invio         ridisegna la posizione
ui-theme-bid = l’offerta
ui-theme-pick = la carta da prendere
ui-theme-place = il luogo
ui-theme-overlap = costruire sopra la città
ui-theme-outlaws = fuorilegge
ui-theme-sale = una vendita
ui-theme-character = un personaggio
ui-theme-use = un personaggio al momento giusto
ui-theme-build = che cosa costruire, e dove
ui-theme-division = la divisione delle carte
ui-theme-choose = la scelta di un gruppo
ui-theme-growth = la crescita dei distretti
ui-theme-industry = l’acquisto di industrie
ui-theme-keep = le carte da tenere
