### Hints at the table: Italian

## The button and the panel

web-hint = Suggerimento
web-hint-key = Mostra che cosa farebbe un bot, e perché
web-hint-panel = Che cosa farebbe un bot
web-hint-thinking = Ci pensa …
web-hint-off = Niente suggerimenti: qui giocano persone tra loro. Chi crea un tavolo li può permettere.
web-hint-later = ≈ { $points } poi
web-hint-behind = ≈ { $points } punti in meno
web-hint-about = I punti subito sono esatti. ≈ è ciò che il bot si aspetta dal resto della partita.
web-hint-about-city = Tocca una riga per provarla: non si gioca nulla. ≈ confronta con la prima riga, nei punti che il bot si aspetta alla fine.

## What it would do: Carson City

web-hint-bid = Offri { $n }
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
web-hint-divide = Scoperto: { $open } · in vista: { $shown } · coperto: { $hidden }

## The odds of a bid

web-odds = Probabilità di questa offerta
web-odds-of = Offerta { $n }: la probabilità di ogni posto
web-odds-pick = ti farebbe scegliere
web-odds-place-1 = per primo
web-odds-place-2 = per secondo
web-odds-place-3 = per terzo
web-odds-place-4 = per quarto
web-odds-place-5 = per quinto
web-odds-place-last = per ultimo
web-odds-there = Ancora in fila
web-odds-exact = Esatto: dalle carte nei mazzi dei giocatori virtuali.
web-odds-modelled = Dalle carte che ognuno ha ancora; si suppone che persone e bot giochino ciascuna con uguale probabilità.
