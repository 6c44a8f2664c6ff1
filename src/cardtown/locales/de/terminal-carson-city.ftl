### Carson City at the table in the terminal: German

## What is drawn

ui-ties = Gleichstand:
ui-skull = Totenkopf: Sitzfolge
ui-picking = Es nehmen:
ui-used = eingesetzt
ui-city-empty = (noch keine Karte)
ui-sales = Der Auktionator darf verkaufen:
ui-sum-of-appeal = die Reizwerte aller genommenen Karten (C7.1)
ui-deck-terrain = Noch nicht gesehenes Gelände, { $name }: { $n } Karten
ui-deck-characters = Noch nie gesehene Personen: { $n }
ui-deck-returned = Durch Totenköpfe unter den Stapel gekommen, in dieser Reihenfolge:
ui-deck-left = Übrig gebliebene Personen:
ui-city-virtual = Ein virtueller Spieler baut nichts; er hat genommen:

## What is asked

ui-ask-bid = Dein Gebot? (eine Auktionskarte aus der Hand)
ui-ask-take = Welche Karte nimmst du? (ihre Nummer)
ui-ask-place = Wohin kommt die Karte? (ein Buchstabe, oder Zeile und Spalte)
ui-ask-use = { $name } einsetzen? (ja/nein) { $text }
ui-ask-adopt = Wen bringt der Zeitungsjunge? (Nummer oder Name; done für niemanden)
ui-ask-sell = Eine Karte verkaufen? (ihre Nummer; done zum Beenden)
ui-help-bid = 7 oder bid 7    Auktionskarte 7 spielen
ui-help-take = 2 oder take 2   Karte 2 der Reihe nehmen; ★ ist ihr Reizwert, + was sie sofort brächte
ui-help-place = b oder place 1 3   die Karte mit der Parzelle links oben auf b oder auf Zeile 1, Spalte 3 legen
ui-help-use = ja oder nein  die Person jetzt einsetzen oder nicht
ui-help-adopt = 2, ein Name oder done   diese Person hinzunehmen, oder niemanden
ui-help-sell = sell 4        die Karte verkaufen, die als Nummer 4 (ab 0) gelegt wurde; done beendet den Verkauf
ui-help-carson-city =
    why b, why 2  woher die Punkte von Platz b oder von Karte 2 der Reihe kommen
    city 2        die Stadt von Sitzplatz 2 (oder eines Namens)
    about NAME    was eine Person tut; about allein: alle, die offen liegen
    deck          was noch kommt, soweit es alle wissen
    legend        was die Buchstaben bedeuten
ui-no-such-label = Es gibt keinen Platz { $text }: Die Plätze heißen a bis { $name }.
ui-why-usage = Gib why und den Buchstaben eines Platzes ein, oder die Nummer einer Karte der Reihe, die einen Platz hat.
ui-about-usage = Keine Person heißt „{ $text }“.

## The log

ui-log-returned = Wegen eines Totenkopfs kam unter den Stapel: { $text }.
ui-log-use = { $name } setzt { $text } ein.
ui-log-extra = Eine Geländekarte mehr: { $text }.
ui-log-sell = { $name } verkauft Karte { $number }.
ui-log-bids = Gebote: { $text }.
ui-log-order = Es nehmen nacheinander: { $text }.
ui-log-take = { $name } nimmt { $text }.
ui-log-place = { $name } baut auf { $text }.
ui-log-no-place = { $name } findet keinen Platz für die Karte: Sie ist aus dem Spiel.
ui-log-left = Übrig bleibt: { $text }
ui-log-adopt = Zu { $name } kommt { $text }.
