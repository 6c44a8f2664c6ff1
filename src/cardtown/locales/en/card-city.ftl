### Card City: English

## Buildings and their classes

building-residential = Residential
building-commercial = Commercial
building-leisure = Leisure
building-municipal = Municipal
building-industrial = Industrial
building-parking = Parking
class-development = Development
class-culture = Culture
class-other = Other

## Lines of the score sheet

line-residential = Residential districts
line-free-cells = Free cells
line-coins = Coins (1 point per 5)

## Terms

term-district = District
term-reserve = Reserve
term-city-limit = City limit
term-coin = Coin
term-deck = Deck
term-open-lot = Open lot
term-mixed-lot = Mixed lot
term-divider = Divider
term-chooser = Chooser
term-first-player = First player
term-income = Income

## Phases of a round

phase-divide = Divide
phase-build = Build
phase-develop = Develop
phase-income = Income
phase-buy = Industry
