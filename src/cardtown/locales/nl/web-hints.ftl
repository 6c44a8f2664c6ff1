### Hints at the table: Dutch

## The button and the panel

web-hint = Hint
web-hint-key = Tonen wat een bot zou doen, en waarom
web-hint-panel = Wat een bot zou doen
web-hint-thinking = Denkt na …
web-hint-off = Geen hints: hier spelen mensen tegen elkaar. Wie een tafel maakt, kan ze toestaan.
web-hint-off-daily = Geen hints: dit spel telt. In de vrije pogingen zijn ze er wel.
web-hint-behind = ≈ { $points } punten minder
web-hint-by-planner = Wat de sterke bot zou doen
web-hint-by-greedy = Wat de makkelijke bot zou doen
web-hint-try = Tik een regel aan om hem te proberen
web-hint-sum = { $now } nu, ≈ { $later } later
web-hint-of-open = ruimte om te groeien
web-hint-of-empty = land om te bebouwen
web-hint-of-law = orde en gezag
web-hint-about = Er is niets gespeeld voordat je bevestigt. De volgorde is die van de punten nu plus de punten die de bot later verwacht (≈).
web-hint-about-city = Er is niets gespeeld voordat je bevestigt. ≈ vergelijkt met de eerste regel, in punten die de bot aan het eind verwacht.

## What it would do: Carson City

web-hint-bid = { $n } bieden
web-hint-bid-for = { $n } bieden voor: { $text }
web-hint-discard = { $n } afleggen
web-hint-take = Nemen: { $text }
web-hint-place = Op { $at } bouwen
web-hint-use = Nu gebruiken: { $name }
web-hint-sell = { $at } verkopen: { $text }

## What it would do: Card City

web-hint-keep = Houden: { $text }
web-hint-develop = { $name } groeit op { $at }
web-hint-buy = Kopen, bouwen op { $at }
web-hint-mirrors = of { $text }, dat is hetzelfde
web-hint-lot-brings = verwachte punten: { $text }
web-hint-divide = Open: { $open } · zichtbaar: { $shown } · gedekt: { $hidden }
web-hint-offer-taken = { $name } neemt de open stapel in ongeveer { $chance } van de gevallen.
web-hint-offer-shown = Eerlijk is 50%. Met alle kaarten zichtbaar zou het { $chance } zijn.
web-hint-offer-worth = Waarde
web-hint-offer-seems = lijkt op { $points }

## The odds of a bid

web-odds = Kansen van dit bod
web-odds-of = Bod { $n }: de kans op elke plaats
web-odds-pick = laat je kiezen
web-odds-place-1 = als eerste
web-odds-place-2 = als tweede
web-odds-place-3 = als derde
web-odds-place-4 = als vierde
web-odds-place-5 = als vijfde
web-odds-place-last = als laatste
web-odds-there = Dan nog te kiezen
web-odds-exact = Exact: uit de kaarten in de stapels van de virtuele spelers.
web-odds-modelled = Uit de kaarten die iedereen nog heeft; bij mensen en bots geldt elke kaart als even waarschijnlijk.
