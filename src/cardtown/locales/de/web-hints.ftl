### Hints at the table: German

## The button and the panel

web-hint = Hinweis
web-hint-key = Zeigen, was ein Bot tun würde und warum
web-hint-panel = Was ein Bot tun würde
web-hint-thinking = Denkt nach …
web-hint-off = Keine Hinweise: Hier spielen Menschen gegeneinander. Wer einen Tisch aufmacht, kann sie erlauben.
web-hint-off-daily = Keine Hinweise: Diese Partie wird gewertet. In den freien Versuchen gibt es sie.
web-hint-behind = ≈ { $points } Punkte weniger
web-hint-by-planner = Was der starke Bot tun würde
web-hint-by-greedy = Was der leichte Bot tun würde
web-hint-try = Antippen, um es zu probieren
web-hint-sum = { $now } jetzt, ≈ { $later } später
web-hint-of-open = Platz zum Wachsen
web-hint-of-empty = Land zum Überbauen
web-hint-of-law = Recht und Ordnung
web-hint-about = Nichts ist gespielt, bevor du es bestätigst. Die Reihenfolge folgt der Summe: Punkte jetzt und was der Bot für später erwartet (≈).
web-hint-about-city = Nichts ist gespielt, bevor du es bestätigst. ≈ vergleicht mit der ersten Zeile, nach den Punkten, die der Bot am Ende erwartet.

## What it would do: Carson City

web-hint-bid = { $n } bieten
web-hint-bid-for = { $n } bieten für: { $text }
web-hint-discard = { $n } ablegen
web-hint-take = Nehmen: { $text }
web-hint-place = Auf { $at } bauen
web-hint-use = Jetzt einsetzen: { $name }
web-hint-sell = { $at } verkaufen: { $text }

## What it would do: Card City

web-hint-keep = Behalten: { $text }
web-hint-develop = { $name } wächst auf { $at }
web-hint-buy = Kaufen und auf { $at } bauen
web-hint-mirrors = oder { $text }, was dasselbe ist
web-hint-lot-brings = Punkte voraussichtlich: { $text }
web-hint-divide = Offen: { $open } · aufgedeckt: { $shown } · verdeckt: { $hidden }
web-hint-offer-taken = { $name } nimmt den offenen Stapel in etwa { $chance } der Fälle.
web-hint-offer-shown = Gerecht sind 50 %. Wären alle Karten aufgedeckt, wären es { $chance }.
web-hint-offer-worth = Wert
web-hint-offer-seems = sieht aus wie { $points }

## The odds of a bid

web-odds = Chancen dieses Gebots
web-odds-of = Gebot { $n }: die Chance auf jeden Platz
web-odds-pick = damit nimmst du
web-odds-place-1 = zuerst
web-odds-place-2 = als 2.
web-odds-place-3 = als 3.
web-odds-place-4 = als 4.
web-odds-place-5 = als 5.
web-odds-place-last = zuletzt
web-odds-there = Dann noch da
web-odds-exact = Genau: aus den Karten in den Stapeln der virtuellen Spieler.
web-odds-modelled = Aus den Karten, die jeder noch hat; bei Menschen und Bots gilt jede als gleich wahrscheinlich.
