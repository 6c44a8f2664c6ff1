# After the game: the end of the game, the replay, the proof of the shuffles

## The end

web-after-you-share = La vittoria è anche tua.
web-after-place = { $place ->
    [2] Sei al secondo posto.
    [3] Sei al terzo posto.
    [4] Sei al quarto posto.
    [5] Sei al quinto posto.
   *[other] Il tuo posto: { $place }.
}
web-after-result = Risultato
web-after-show-city = Mostra la città di { $name }
web-after-points-of = Punti della città: { $name }
web-after-light-line = Mostra da dove vengono questi punti
web-after-chart = Punti per round
web-after-chart-round = Round da leggere
web-after-rounds = Round
web-after-share = Condividi il replay
web-after-share-title = Replay di { $game }
web-after-hindsight = Con queste carte
web-after-hindsight-looking = Ricerca della città migliore…
web-after-hindsight-more = { $n ->
    [one] per la città migliore trovata con le stesse carte: c’era { $n } punto in più.
   *[other] per la città migliore trovata con le stesse carte: c’erano { $n } punti in più.
}
web-after-hindsight-none = Con le tue carte non si è trovato nulla di meglio. Costruita benissimo.
web-after-hindsight-none-other = Con le carte di { $name } non si è trovato nulla di meglio. Costruita benissimo.
web-after-hindsight-missing = Questa volta non è stato possibile cercare la città migliore.
web-after-compare = Confronta
web-after-best-city = La città migliore
web-after-alone = Quanto vale?
web-after-alone-now = Questa partita
web-after-alone-best = La tua migliore partita finora
web-after-alone-par = Un bot forte con le stesse carte
web-after-alone-first = La tua prima partita di questo tipo: da ora hai qualcosa da superare.
web-after-alone-record = { $n ->
    [one] La tua migliore partita, per un punto.
   *[other] La tua migliore partita, per { $n } punti.
}
web-after-alone-equal = Alla pari con la tua migliore partita.
web-after-alone-short = { $n ->
    [one] Manca un punto alla tua migliore partita.
   *[other] Mancano { $n } punti alla tua migliore partita.
}
web-after-alone-practice = Almeno alla pari con la tua migliore partita, ma l’allenamento non conta.

## The proof of the shuffles

web-proof-running = Prova in corso in questo browser… Per farlo carica una volta Python ({ NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB).
web-proof-load = Carica Python ({ NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB) e prova qui
web-proof-holds = Equità provata, qui in questo browser.
web-proof-partly = Qui non c’è nulla di falso, ma non tutto si è potuto confrontare.
web-proof-fails = Questa registrazione non prova una partita equa.
web-proof-impossible = Non è stato possibile avviare Python in questo browser. La registrazione si può controllare altrove, come indicato qui sotto.
web-proof-published = Ciò che il server aveva pubblicato quando questo browser ha preso posto è l’hash del segreto contenuto nel valore iniziale, con questo gioco, le sue regole, le opzioni, il mazzo e i posti.
web-proof-published-secret = Ciò che il server aveva pubblicato quando questo browser ha preso posto è l’hash del segreto contenuto nel valore iniziale.
web-proof-kept-deck = Il mazzo è quello che il tavolo indicava quando questo browser ha preso posto.
web-proof-yours = Ciò che questo browser ha aggiunto al posto { $number } è nel valore iniziale.
web-proof-sealed = Ciò che ognuno ha aggiunto era fissato prima che questo browser mostrasse la propria parte.
web-proof-unsealed = Questo browser non ha visto i sigilli degli altri. Non può quindi dire se qualcuno abbia scelto la propria parte quando quelle degli altri erano note.
web-proof-days = A un tavolo che dura giorni ognuno aggiunge la propria parte quando si siede. Nessuno può dire se l’ultimo abbia cercato una distribuzione con l’aiuto del server.
web-proof-given-on = Secondo il server, qualcun altro si è seduto al posto { $number } prima della partita. Quindi ciò che questo browser vi ha aggiunto non si può confrontare.
web-proof-nothing-kept = Questo browser non ha preso posto prima della partita, o non ne ha conservato nulla. Non può quindi dire se il server avesse pubblicato prima questo segreto, né se abbia cambiato ciò che qualcuno ha aggiunto.
web-proof-shared = Almeno una persona ha contribuito al valore iniziale.
web-proof-own-deck = Il mazzo è quello che il server fornisce oggi. Se fosse lo stesso prima della partita, lo sa solo chi l’ha scaricato allora.
web-proof-open = Nulla da confrontare
web-proof-commitment-now = Pubblicato prima della partita, come dice ora il server
web-proof-deck = Il mazzo di questo tavolo
web-proof-elsewhere = Per provarlo altrove, scarica la registrazione ed esegui
web-proof-step-record = La registrazione è sigillata: il suo hash è quello del suo valore iniziale.
web-proof-step-people = Tutti al tavolo hanno contribuito al valore iniziale.
web-proof-step-seed = Il valore iniziale è di un tipo che nessuno poteva scegliere.
web-proof-step-shuffle = Il mescolamento «{ $of }» è calcolato dal valore iniziale.
web-proof-step-actions = Ogni azione era permessa dalle regole.
web-proof-step-result = Il risultato è quello a cui portano queste azioni.

## The replay

web-replay-title = Replay di { $game }
web-replay-dealt = Le carte sono distribuite
web-replay-decided = { $name } ha deciso
web-replay-step-of = Passo { $n } di { $number }
web-replay-step = Passo
web-replay-move = Scorri la partita
web-replay-first = All’inizio
web-replay-round-back = Un round indietro
web-replay-back = Un passo indietro
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-on = Un passo avanti
web-replay-round-on = Un round avanti
web-replay-last = All’ultimo passo
web-replay-more = Altro
web-replay-round = Round
web-replay-speed = Velocità
web-replay-speed-slow = Lenta
web-replay-speed-normal = Normale
web-replay-speed-fast = Veloce
web-replay-through = Punto di vista
web-replay-spectator = Da spettatore
web-replay-as = Con gli occhi di { $name }
web-replay-all = Tutte le carte scoperte
web-replay-link = Link a questo momento
web-replay-to-end = Alla fine della partita
web-replay-not-over = Questa partita non è finita
web-replay-not-over-about = Quando sarà finita, la potrai rivedere qui passo per passo.
web-replay-to-table = Al tavolo

## The review

web-after-review = Analisi
web-after-review-of = Le decisioni di chi
web-after-review-judging = Decisioni in esame: { $n } di { $number }
web-after-review-chances = Probabilità di vittoria dopo ogni passo
web-after-review-mistakes = Gli errori più grandi
web-after-review-none = Nessun errore trovato. Giocato magnificamente.
web-after-review-accuracy = Precisione
web-after-review-about = Ogni decisione è giudicata in base a ciò che si poteva sapere e alla probabilità di vittoria che ha regalato. Le probabilità sono stime, con il loro margine.
web-after-review-offers = Divisioni
web-after-offer = Il gruppo scoperto è preso in circa { $chance } dei casi ({ $shown } con tutte le carte in vista) · vale per chi sceglie { $open } e { $mixed }, per te { $ownopen } e { $ownmixed }
web-after-review-again = Gli errori che riprovi tornano tra i problemi dopo qualche giorno
web-after-mark-brilliant = Brillante
web-after-mark-fine = Buona
web-after-mark-inaccurate = Imprecisa
web-after-mark-mistake = Errore
web-after-mark-blunder = Errore grave
web-after-ask = Probabilità di vittoria regalata qui: { $given }. Tu che cosa faresti?
web-after-try-best = È la scelta migliore.
web-after-try-better = Regala { $given }: meglio di ciò che è stato giocato.
web-after-try-played = È ciò che è stato giocato. Regala { $given }.
web-after-try-worse = Regala { $given }: non è meglio di ciò che è stato giocato.
web-after-help = Un suggerimento
web-after-show-answer = Mostra la risposta
web-after-next-mistake = L’errore successivo
web-after-back-to-review = Torna all’analisi
web-after-help-later = Qui ciò che rende di più subito non è la scelta migliore: guarda più avanti.
web-after-help-now = La scelta migliore rende subito { $points }.
web-after-help-three = Una di queste tre è la migliore.
web-after-help-answer = La scelta migliore e ciò che è stato giocato.
web-after-help-chances = Con la scelta migliore la probabilità di vittoria è di circa { $best }; ciò che è stato giocato ne regala { $given }.
web-after-help-behind = Chi decideva qui era in svantaggio. In una partita equilibrata ciò che è stato giocato avrebbe regalato { $given }.
web-after-kind-bid = Offerta
web-after-kind-take = Scelta della carta
web-after-kind-place = Piazzamento
web-after-kind-use = Uso di un personaggio
web-after-kind-adopt = Personaggio aggiunto
web-after-kind-sell = Vendita
web-after-kind-keep = Carte tenute
web-after-kind-divide = Divisione
web-after-kind-choose = Scelta di un gruppo
web-after-kind-build = Costruzione
web-after-kind-develop = Sviluppo
web-after-kind-buy = Acquisto

## Luck and skill

web-after-luck = Fortuna e abilità
web-after-luck-measure = È stata fortuna?
web-after-luck-why = Quanto del vantaggio è venuto dalle carte, dagli altri e da ogni tipo di scelta? Misurarlo richiede un minuto o due.
web-after-luck-measuring = Scelte misurate: { $n } di { $number }
web-after-luck-done = Fortuna e abilità sono misurate.
web-after-luck-part = Parte
web-after-luck-points = Punti
web-after-luck-deal = Le carte
web-after-luck-others = Scelte degli altri
web-after-luck-margin = Vantaggio sugli altri
web-after-luck-alone = Punti
web-after-luck-about = Ogni scelta è confrontata con quella del bot forte: entrambe vengono giocate fino alla fine con molte distribuzioni. Le parti danno il totale; ± è l’intervallo del 95%.

## What if

web-after-go-on = Continua da qui
web-after-go-on-about = Continua a giocare da questo passo: a un tavolo di allenamento, con le stesse carte in arrivo. Ciò che è stato scelto dopo è di nuovo aperto.
web-after-go-on-seat = Il tuo posto
web-after-go-on-others = Chi gioca al posto delle altre persone
web-after-go-on-play = Gioca
web-after-race = Sfida qualcuno con queste carte
web-after-study = Studia questa posizione
