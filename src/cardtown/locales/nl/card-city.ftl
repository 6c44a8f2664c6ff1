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

## Why something is refused

refused-city-larger = De stad zou groter worden dan 5 × 5.
refused-city-occupied = Daar staat al een gebouw.
refused-city-apart = Het vak grenst niet aan een gebouw van de stad.
refused-city-beside-industry = Een woongebouw en een industriegebouw mogen niet naast elkaar staan.
refused-city-must-build = Een kaart die gebouwd kan worden, moet gebouwd worden.
refused-city-limit = De stadslimiet is bereikt: { $limit } gebouwen zonder industrie bij { $industrials } industriegebouwen. Nog een industriegebouw verhoogt hem.
refused-city-own-kind = { $kind ->
        [R] Een woongebouw mag niet naast een woongebouw gebouwd worden.
       *[C] Een winkelpand mag niet naast een winkelpand gebouwd worden.
    }
refused-city-unpaid = Een recreatiegebouw kost { $price } munten; je hebt er { $coins }.
refused-city-not-in-hand = „{ $said }” heb je niet in je hand; je hebt { $hand }.
refused-city-no-development = Alleen woonwijken en winkelwijken groeien.
refused-city-no-district = { $kind ->
        [R] Het vak grenst niet aan een woonwijk.
       *[C] Het vak grenst niet aan een winkelwijk.
    }
refused-city-joins = { $kind ->
        [R] Het nieuwe woongebouw zou twee wijken verbinden.
       *[C] Het nieuwe winkelpand zou twee wijken verbinden.
    }
refused-city-developed = { $kind ->
        [R] De woonwijk is in deze ronde al gegroeid.
       *[C] De winkelwijk is in deze ronde al gegroeid.
    }
refused-city-unsupported = { $kind ->
        [R] De woonwijk grenst niet aan genoeg culturele gebouwen.
       *[C] De winkelwijk grenst niet aan genoeg verschillende woonwijken.
    }
refused-city-reserve = { $kind ->
        [R] In de voorraad is geen woongebouw meer.
       *[C] In de voorraad is geen winkelpand meer.
    }
refused-city-not-divided = Verdeel de kaarten 0 tot en met { $last }: { $each } in de open stapel, { $half } open en { $half } gedekt, bijvoorbeeld „{ $example }”.
refused-city-same-division = Kaarten van één soort zijn gelijk: schrijf deze verdeling als „{ $written }”.
refused-city-not-kept = Kaarten van één soort zijn gelijk: houd een van { $choices }.
refused-city-not-due =
    „{ $said }” past hier niet: { $due ->
        [divide] nu worden de kaarten verdeeld
        [choose] nu wordt de open of de gemengde stapel gekozen
        [keep] nu houd je twee van de getrokken kaarten
        [build] nu wordt een kaart gebouwd of, als dat niet kan, afgelegd
        [develop] nu groeit een wijk
       *[buy] nu wordt een industriegebouw gekocht of gepast
    }.

## Wat er aan een ingevoerde stad niet kan kloppen

doubt-city-larger = De stad meet { $height } × { $width } vakken, meer dan 5 × 5.
doubt-city-municipals = Er zijn { $n } gemeentegebouwen; een stad heeft er één, vanaf het begin.
doubt-city-limit =
    Er zijn { $n } gebouwen zonder industrie; met { $industrials ->
        [one] { $industrials } industriegebouw
       *[other] { $industrials } industriegebouwen
    } is de stadslimiet { $limit }.
doubt-city-industry = Een woongebouw staat naast een industriegebouw.
doubt-city-apart = Sommige gebouwen grenzen met geen enkele zijde aan de rest van de stad.
