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

## Why something is refused

refused-city-larger = The city would be larger than 5 × 5.
refused-city-occupied = A building stands there already.
refused-city-apart = The cell is not adjacent to a building of the city.
refused-city-beside-industry = A Residential and an Industrial may not be adjacent.
refused-city-must-build = A card that can be built must be built.
refused-city-limit =
    The city limit is reached: { $limit } buildings that are not Industrial, with { $industrials ->
        [one] { $industrials } Industrial
       *[other] { $industrials } Industrials
    }. One more Industrial raises it.
refused-city-own-kind = { $kind ->
        [R] A Residential may not be built adjacent to a Residential.
       *[C] A Commercial may not be built adjacent to a Commercial.
    }
refused-city-unpaid = A Leisure costs { $price } coins; you have { $coins }.
refused-city-not-in-hand = You don’t hold “{ $said }”; you hold { $hand }.
refused-city-no-development = Only Residential and Commercial districts develop.
refused-city-no-district = { $kind ->
        [R] The cell is not adjacent to a Residential district.
       *[C] The cell is not adjacent to a Commercial district.
    }
refused-city-joins = { $kind ->
        [R] The new Residential would join two districts.
       *[C] The new Commercial would join two districts.
    }
refused-city-developed = { $kind ->
        [R] The Residential district has developed in this round already.
       *[C] The Commercial district has developed in this round already.
    }
refused-city-unsupported = { $kind ->
        [R] The Residential district is not adjacent to enough culture buildings.
       *[C] The Commercial district is not adjacent to enough different Residential districts.
    }
refused-city-reserve = { $kind ->
        [R] The Reserve has no Residential left.
       *[C] The Reserve has no Commercial left.
    }
refused-city-not-divided = Divide the cards 0 to { $last } into { $each } in the open lot, { $half } face up and { $half } face down, such as “{ $example }”.
refused-city-same-division = Cards of one kind are the same: write this division as “{ $written }”.
refused-city-not-kept = Cards of one kind are the same: keep one of { $choices }.
refused-city-not-due =
    “{ $said }” does not fit here: { $due ->
        [divide] it is time to divide the cards
        [choose] it is time to choose the open or the mixed lot
        [keep] it is time to keep two of the cards drawn
        [build] it is time to build a card, or to discard when none can be built
        [develop] it is time to develop a district
       *[buy] it is time to buy an Industrial or to pass
    }.

## What may be wrong with a city that somebody typed in

doubt-city-larger = The city is { $height } × { $width } cells, larger than 5 × 5.
doubt-city-municipals = There are { $n } Municipals; a city has one, from the beginning.
doubt-city-limit =
    There are { $n } buildings that are not Industrial; with { $industrials ->
        [one] { $industrials } Industrial
       *[other] { $industrials } Industrials
    } the city limit is { $limit }.
doubt-city-industry = A Residential stands beside an Industrial.
doubt-city-apart = Some buildings share no side with the rest of the city.
