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
