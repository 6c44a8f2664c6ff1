### Virtuelle Spieler einer Partie mit der Schachtel, geführt vom Wertungsblock: Deutsch

web-box-title = Virtuelle Spieler
web-box-about = Gib ein, was auf dem Tisch liegt und was alle bieten: Der Block sagt, was die virtuellen Spieler nehmen, in welcher Reihenfolge und warum, und zählt ihre Punkte. Solche Spieler hat die Schachtel von Carson City.
web-box-none = Dieses Spiel hat keine virtuellen Spieler.
web-box-back = Zurück zur Partie
web-box-new = Neue Partie

## Who plays

web-box-seats = Wer spielt
web-box-person = Mensch
web-box-suit-of = Symbol von Spieler { $number }
web-box-kind-of = Spieler { $number }: Mensch oder virtuell
web-box-name-of = Name von Spieler { $number }
web-box-remove = Spieler { $number } entfernen
web-box-draws = Der Block deckt ihre Auktionskarten auf
web-box-draws-about = Anstelle ihrer gemischten Stapel. Schalte es aus, wenn du die Karten echter Stapel aufdeckst.
web-box-begin = Los

## The row

web-box-character = Welche Person wurde gezogen?
web-box-card = Geländekarte { $number } (Reizwert { $appeal })
web-box-appeal-of-character = Reizwert: { $name }
web-box-appeal-of-card = Reizwert der Geländekarte { $number }, von den Stapeln aus gezählt
web-box-extra = Eine weitere Geländekarte wird aufgedeckt: ihr Reizwert

## Bids and picks

web-box-uses = Setzt jemand eine Person ein?
web-box-use = { $name } setzt ein: { $character }
web-box-bids = Welche Auktionskarte haben alle gespielt?
web-box-bid = { $name }: { $card }
web-box-turned-last = Die Karten der virtuellen Spieler werden nach der letzten von diesen aufgedeckt.
web-box-tie = Gleichstand: Welches Symbol steht auf der Rückseite der nächsten Personenkarte am höchsten?
web-box-skull = Keine Symbole dort
web-box-tie-broken = Gleiche Gebote: Das auf der Rückseite höhere Symbol geht vor.
web-box-order = Reihenfolge beim Nehmen
web-box-highest = der höchste Reizwert
web-box-first-of-equals = der höchste Reizwert; von gleichen die Karte, die den Stapeln am nächsten liegt
web-box-touch = Tippe die genommene Karte an
web-box-took = { $name } nimmt: { $card }
web-box-left = Aus dem Spiel: { $cards }.
web-box-spent = Die gespielten Auktionskarten bleiben bis zum Ende der Ära offen liegen.
web-box-next = Nächste Runde
web-box-era-over = Ära I ist vorbei: Ihr Gelände kommt weg, die Menschen nehmen ihre neun Karten zurück, und die Stapel werden neu gemischt.

## The end

web-box-over = Die Partie ist zu Ende
web-box-scores-about = Ein virtueller Spieler zählt die Reizwerte aller seiner Karten und baut keine Stadt.
web-box-score = Städte werten
