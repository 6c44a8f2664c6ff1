### The table in the terminal: Italian

## Setting up, leaving, the end

ui-player = Giocatore
ui-filled-up = Una partita richiede almeno quattro posti (C2.1). Giocatori virtuali aggiunti: { $text }.
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
ui-undone-secret = l’offerta
ui-undo-nothing = Non c’è ancora nulla da annullare.
ui-undo-blocked = Dopo la tua ultima scelta è stato rivelato qualcosa di nascosto: non si può più annullare.
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
    undo          annulla la tua ultima scelta, se da allora non è stato rivelato nulla di nascosto
    score         tutti i fogli segnapunti, riga per riga
    log           tutto quello che è successo
    rules { $rule }    una regola; anche un capitolo (rules { $name }) o una parola (rules { $text })
    hide, show    nasconde o mostra i punti delle possibilità
    save FILE     scrive una copia della partita (che comunque è salvata dopo ogni azione)
    quit          ferma qui; la partita si può riprendere
    Invio         ridisegna il tavolo

## Carson City: what is drawn

ui-column-points = Pti
ui-ties = Spareggio:
ui-skull = teschio: ordine di posto
ui-picking = Scelgono:
ui-used = usato
ui-city-empty = (ancora nessuna carta)
ui-sales = Il Battitore d’Asta può vendere:
ui-sum-of-appeal = l’appetibilità di tutte le carte prese (C7.1)
ui-card-at = { $name } in { $text }
ui-deck-terrain = Terreni non ancora visti, { $name }: { $n } carte
ui-deck-characters = Personaggi mai visti: { $n }
ui-deck-returned = Finiti sotto il mazzo per un teschio, in quest’ordine:
ui-deck-left = Personaggi avanzati:
ui-city-virtual = Un giocatore virtuale non costruisce nulla; ha preso:

## Carson City: what is asked

ui-ask-bid = La tua offerta? (una carta asta della tua mano)
ui-ask-take = Quale carta prendi? (il suo numero)
ui-ask-place = Dove va la carta? (una lettera, o riga e colonna)
ui-ask-use = Usare { $name }? (sì/no) { $text }
ui-ask-adopt = Chi porta il Ragazzo dei Giornali? (numero o nome; done per nessuno)
ui-ask-sell = Vendere una carta? (il suo numero; done per finire)
ui-help-bid = 7 o bid 7       gioca la carta asta 7
ui-help-take = 2 o take 2      prendi la carta 2 della fila; ★ è la sua appetibilità, + ciò che porterebbe subito
ui-help-place = b o place 1 3      posa la carta con il lotto di terra in alto a sinistra su b, o su riga 1, colonna 3
ui-help-use = sì o no       usa ora il personaggio, oppure no
ui-help-adopt = 2, un nome o done   aggiungi quel personaggio, o nessuno
ui-help-sell = sell 4        vendi la carta posata come numero 4 (da 0); done termina la vendita
ui-help-carson-city =
    why b, why 2  da dove vengono i punti del posto b, o della carta 2 della fila
    city 2        la città del posto 2 (o di un nome)
    about NOME    che cosa fa un personaggio; about da solo: tutti quelli scoperti
    deck          che cosa deve ancora arrivare, per quanto tutti sanno
    legend        che cosa significano le lettere
ui-no-such-label = Non c’è un posto { $text }: vanno da a fino a { $name }.
ui-why-usage = Digita why e la lettera di un posto, o il numero di una carta della fila che ha un posto.
ui-city-usage = Digita city e un posto: { $text }
ui-about-usage = Nessun personaggio si chiama «{ $text }».

## Carson City: the log

ui-log-returned = Per un teschio è finito sotto il mazzo: { $text }.
ui-log-use = { $name } usa { $text }.
ui-log-extra = Una carta terreno in più: { $text }.
ui-log-sell = { $name } vende la carta { $number }.
ui-log-bids = Offerte: { $text }.
ui-log-order = Ordine di scelta: { $text }.
ui-log-take = { $name } prende { $text }.
ui-log-place = { $name } costruisce in { $text }.
ui-log-no-place = { $name } non trova posto per la carta: è fuori dal gioco.
ui-log-left = Avanza: { $text }
ui-log-adopt = A { $name } si unisce { $text }.
