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
refused-city-beside-industry = Een Woongebouw en een Industriegebouw mogen niet naast elkaar staan.
refused-city-must-build = Een kaart die kan worden gebouwd, moet worden gebouwd.
refused-city-limit = De stadslimiet is bereikt: { $limit } gebouwen, Industriegebouwen (nu { $industrials }) niet meegeteld. Nog een Industriegebouw verhoogt de limiet.
refused-city-own-kind = { $kind ->
        [R] Een Woongebouw mag niet naast een Woongebouw worden gebouwd.
       *[C] Een Winkelpand mag niet naast een Winkelpand worden gebouwd.
    }
refused-city-unpaid = Een Recreatiegebouw kost { $price } munten; je hebt er { $coins }.
refused-city-not-in-hand = “{ $said }” heb je niet in je hand; je hebt { $hand }.
refused-city-no-development = Alleen woonwijken en winkelwijken groeien.
refused-city-no-district = { $kind ->
        [R] Het vak grenst niet aan een woonwijk.
       *[C] Het vak grenst niet aan een winkelwijk.
    }
refused-city-joins = { $kind ->
        [R] Het nieuwe Woongebouw zou twee wijken samenvoegen.
       *[C] Het nieuwe Winkelpand zou twee wijken samenvoegen.
    }
refused-city-developed = { $kind ->
        [R] De woonwijk is in deze ronde al gegroeid.
       *[C] De winkelwijk is in deze ronde al gegroeid.
    }
refused-city-unsupported = { $kind ->
        [R] De woonwijk grenst niet aan genoeg cultuurgebouwen.
       *[C] De winkelwijk grenst niet aan genoeg verschillende woonwijken.
    }
refused-city-reserve = { $kind ->
        [R] In de voorraad is geen Woongebouw meer.
       *[C] In de voorraad is geen Winkelpand meer.
    }
refused-city-not-divided = Verdeel de kaarten 0 tot en met { $last }: { $each } in de open stapel, { $half } zichtbaar en { $half } gedekt, bijvoorbeeld “{ $example }”.
refused-city-same-division = Kaarten van één soort zijn gelijk: schrijf deze verdeling als “{ $written }”.
refused-city-not-kept = Kaarten van één soort zijn gelijk: houd een van { $choices }.
refused-city-not-due =
    “{ $said }” past hier niet: { $due ->
        [divide] nu verdeel je de kaarten
        [choose] nu kies je de open of de gemengde stapel
        [keep] nu houd je twee van de getrokken kaarten
        [build] nu bouw je een kaart, of leg je er een af als er geen kan worden gebouwd
        [develop] nu laat je een wijk groeien
       *[buy] nu koop je een Industriegebouw of pas je
    }.

## What may be wrong with a city that somebody typed in

doubt-city-larger = De stad is { $height } × { $width } vakken: groter dan 5 × 5.
doubt-city-municipals = Er zijn { $n } Gemeentegebouwen; een stad heeft er één, vanaf het begin.
doubt-city-limit =
    Er zijn { $n } gebouwen die geen Industriegebouw zijn; met { $industrials ->
        [one] { $industrials } Industriegebouw
       *[other] { $industrials } Industriegebouwen
    } is de stadslimiet { $limit }.
doubt-city-industry = Een Woongebouw staat naast een Industriegebouw.
doubt-city-apart = Sommige gebouwen delen geen zijde met de rest van de stad.
