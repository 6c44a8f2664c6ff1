### Card City: German

## Buildings and their classes

building-residential = Wohngebäude
building-commercial = Gewerbegebäude
building-leisure = Freizeitgebäude
building-municipal = Kommunalgebäude
building-industrial = Industriegebäude
building-parking = Parkplatz
class-development = Entwicklung
class-culture = Kultur
class-other = Sonstige

## Lines of the score sheet

line-residential = Wohnviertel
line-free-cells = Freie Felder
line-coins = Münzen (1 Punkt je 5)

## Terms

term-district = Viertel
term-reserve = Vorrat
term-city-limit = Stadtlimit
term-coin = Münze
term-deck = Zugstapel
term-open-lot = Offener Stapel
term-mixed-lot = Gemischter Stapel
term-divider = Aufteilender Spieler
term-chooser = Wählender Spieler
term-first-player = Startspieler
term-income = Einkommen

## Phases of a round

phase-divide = Aufteilen
phase-build = Bauen
phase-develop = Entwickeln
phase-income = Einkommen
phase-buy = Industrie

## Why something is refused

refused-city-larger = Die Stadt würde größer als 5 × 5.
refused-city-occupied = Dort steht schon ein Gebäude.
refused-city-apart = Das Feld grenzt an kein Gebäude der Stadt.
refused-city-beside-industry = Wohngebäude und Industriegebäude dürfen nicht nebeneinander stehen.
refused-city-must-build = Eine Karte, die gebaut werden kann, muss gebaut werden.
refused-city-limit = Das Stadtlimit ist erreicht: { $limit } Gebäude, Industriegebäude nicht mitgezählt; von denen hast du { $industrials }. Ein weiteres hebt das Limit an.
refused-city-own-kind = { $kind ->
        [R] Ein Wohngebäude darf nicht neben ein Wohngebäude gebaut werden.
       *[C] Ein Gewerbegebäude darf nicht neben ein Gewerbegebäude gebaut werden.
    }
refused-city-unpaid = Ein Freizeitgebäude kostet { $price } Münzen; du hast { $coins }.
refused-city-not-in-hand = „{ $said }“ hast du nicht auf der Hand; du hast { $hand }.
refused-city-no-development = Nur Wohn- und Gewerbeviertel können sich entwickeln.
refused-city-no-district = { $kind ->
        [R] Das Feld grenzt an kein Wohnviertel.
       *[C] Das Feld grenzt an kein Gewerbeviertel.
    }
refused-city-joins = { $kind ->
        [R] Das neue Wohngebäude würde zwei Viertel verbinden.
       *[C] Das neue Gewerbegebäude würde zwei Viertel verbinden.
    }
refused-city-developed = { $kind ->
        [R] Das Wohnviertel hat sich in dieser Runde schon entwickelt.
       *[C] Das Gewerbeviertel hat sich in dieser Runde schon entwickelt.
    }
refused-city-unsupported = { $kind ->
        [R] Das Wohnviertel grenzt nicht an genug Kulturgebäude.
       *[C] Das Gewerbeviertel grenzt nicht an genug verschiedene Wohnviertel.
    }
refused-city-reserve = { $kind ->
        [R] Im Vorrat ist kein Wohngebäude mehr.
       *[C] Im Vorrat ist kein Gewerbegebäude mehr.
    }
refused-city-not-divided = Teile die Karten 0 bis { $last } auf: { $each } in den offenen Stapel, { $half } aufgedeckt und { $half } verdeckt, zum Beispiel „{ $example }“.
refused-city-same-division = Karten einer Art sind gleich: Schreib diese Aufteilung so: „{ $written }“.
refused-city-not-kept = Karten einer Art sind gleich: Behalte eins von { $choices }.
refused-city-not-due =
    „{ $said }“ passt hier nicht: { $due ->
        [divide] Jetzt werden die Karten aufgeteilt
        [choose] Jetzt wird der offene oder der gemischte Stapel gewählt
        [keep] Jetzt behältst du zwei der gezogenen Karten
        [build] Jetzt wird eine Karte gebaut oder, wenn keine gebaut werden kann, abgelegt
        [develop] Jetzt wird ein Viertel entwickelt
       *[buy] Jetzt wird ein Industriegebäude gekauft oder gepasst
    }.

## What may be wrong with a city that somebody typed in

doubt-city-larger = Die Stadt misst { $height } × { $width } Felder, mehr als 5 × 5.
doubt-city-municipals = Es sind { $n } Kommunalgebäude; eine Stadt hat eines, von Anfang an.
doubt-city-limit =
    Es sind { $n } Gebäude, Industrie nicht mitgezählt; mit { $industrials ->
        [one] { $industrials } Industriegebäude
       *[other] { $industrials } Industriegebäuden
    } liegt das Stadtlimit bei { $limit }.
doubt-city-industry = Ein Wohngebäude steht neben einem Industriegebäude.
doubt-city-apart = Einige Gebäude grenzen mit keiner Seite an den Rest der Stadt.
