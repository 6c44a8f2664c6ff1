### Hints at the table: German

## The button and the panel

web-hint = Hinweis
web-hint-key = Zeigen, was ein Bot tun würde und warum
web-hint-panel = Was ein Bot tun würde
web-hint-thinking = Denkt nach …
web-hint-off = Keine Hinweise: Hier spielen Menschen gegeneinander. Wer einen Tisch aufmacht, kann sie erlauben.
web-hint-later = ≈ { $points } später
web-hint-behind = ≈ { $points } Punkte weniger
web-hint-about = Die Punkte sofort sind genau. ≈ zeigt, was der Bot vom Rest des Spiels erwartet.
web-hint-about-city = Tippe eine Zeile an, um sie zu probieren: gespielt wird nichts. ≈ vergleicht mit der ersten Zeile, nach den Punkten, die der Bot am Ende erwartet.

## What it would do: Carson City

web-hint-bid = { $n } bieten
web-hint-discard = { $n } abwerfen
web-hint-take = Nehmen: { $text }
web-hint-place = Auf { $at } bauen
web-hint-use = Jetzt einsetzen: { $name }
web-hint-sell = { $at } verkaufen: { $text }

## What it would do: Card City

web-hint-keep = Behalten: { $text }
web-hint-develop = { $name } wächst auf { $at }
web-hint-buy = Kaufen und auf { $at } bauen
web-hint-mirrors = oder { $text }, was dasselbe ist
web-hint-divide = Offen: { $open } · aufgedeckt: { $shown } · verdeckt: { $hidden }

## The odds of a bid

web-odds = Chancen dieses Gebots
web-odds-of = Gebot { $n }: die Chance auf jeden Platz
web-odds-pick = ließe dich wählen
web-odds-place-1 = zuerst
web-odds-place-2 = als 2.
web-odds-place-3 = als 3.
web-odds-place-4 = als 4.
web-odds-place-5 = als 5.
web-odds-place-last = zuletzt
web-odds-there = Dann noch da
web-odds-exact = Genau: aus den Karten in den Stapeln der virtuellen Spieler.
web-odds-modelled = Aus den Karten, die jeder noch hat; bei Menschen und Bots gilt jede als gleich wahrscheinlich.
