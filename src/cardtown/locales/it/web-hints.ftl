### Hints at the table: Italian

## The button and the panel

web-hint = Suggerimento
web-hint-key = Mostra che cosa farebbe un bot, e perché
web-hint-panel = Che cosa farebbe un bot
web-hint-thinking = Ci pensa…
web-hint-off = Niente suggerimenti: qui si gioca tra persone. Chi crea un tavolo li può permettere.
web-hint-off-daily = Niente suggerimenti: questa partita conta. Nei tentativi liberi ci sono.
web-hint-behind = ≈ { $points } punti in meno
web-hint-by-planner = Che cosa farebbe il bot forte
web-hint-by-greedy = Che cosa farebbe il bot facile
web-hint-try = Tocca una riga per provarla
web-hint-sum = { $now } ora, ≈ { $later } poi
web-hint-of-open = spazio per crescere
web-hint-of-empty = terreno su cui costruire
web-hint-of-law = legge e ordine
web-hint-about = Non si gioca nulla finché non confermi. Le righe sono ordinate per somma: i punti ora più quelli che il bot si aspetta poi (≈).
web-hint-about-city = Non si gioca nulla finché non confermi. ≈ è il confronto con la prima riga, secondo i punti che il bot si aspetta alla fine.

## What it would do: Carson City

web-hint-bid = Offri { $n }
web-hint-bid-for = Offri { $n } per: { $text }
web-hint-discard = Scarta { $n }
web-hint-take = Prendi: { $text }
web-hint-place = Costruisci in { $at }
web-hint-use = Usa ora: { $name }
web-hint-sell = Vendi { $at }: { $text }

## What it would do: Card City

web-hint-keep = Tieni: { $text }
web-hint-develop = { $name } cresce in { $at }
web-hint-buy = Compra e costruisci in { $at }
web-hint-mirrors = o { $text }, che è lo stesso
web-hint-lot-brings = punti probabili: { $text }
web-hint-divide = Scoperto: { $open } · in vista: { $shown } · coperto: { $hidden }
web-hint-offer-taken = { $name } prende il gruppo scoperto in circa { $chance } dei casi.
web-hint-offer-shown = Equo è il 50%. Con tutte le carte in vista sarebbe { $chance }.
web-hint-offer-worth = Valore
web-hint-offer-seems = sembra { $points }

## The odds of a bid

web-odds = Probabilità di questa offerta
web-odds-of = Offerta { $n }: la probabilità di ogni posizione
web-odds-pick = ti farebbe scegliere
web-odds-place-1 = per primo
web-odds-place-2 = per secondo
web-odds-place-3 = per terzo
web-odds-place-4 = per quarto
web-odds-place-5 = per quinto
web-odds-place-last = per ultimo
web-odds-there = Ancora nella fila
web-odds-exact = Esatto: dalle carte nei mazzi dei giocatori virtuali.
web-odds-modelled = Dalle carte che ognuno ha ancora in mano; si suppone che persone e bot le offrano tutte con uguale probabilità.
