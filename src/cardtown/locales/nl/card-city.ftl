### Card City: Dutch

## Buildings and their classes

building-residential = Woongebouw
building-commercial = Winkelpand
building-leisure = Recreatiegebouw
building-municipal = Gemeentegebouw
building-industrial = Industriegebouw
building-parking = Parkeerplaats
class-development = Ontwikkeling
class-culture = Cultuur
class-other = Overig

## Lines of the score sheet

line-residential = Woonwijken
line-free-cells = Vrije vakken
line-coins = Munten (1 punt per 5)

## Terms

term-district = Wijk
term-reserve = Voorraad
term-city-limit = Stadslimiet
term-coin = Munt
term-deck = Trekstapel
term-open-lot = Open stapel
term-mixed-lot = Gemengde stapel
term-divider = Verdeler
term-chooser = Kiezer
term-first-player = Startspeler
term-income = Inkomsten

## Phases of a round

phase-divide = Verdelen
phase-build = Bouwen
phase-develop = Ontwikkelen
phase-income = Inkomsten
phase-buy = Industrie
