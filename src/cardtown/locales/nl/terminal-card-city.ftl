### Card City at the table in the terminal: Dutch

## What is drawn

ui-next-industrial = { $n ->
    [one] volgend Industriegebouw: { $n } munt
   *[other] volgend Industriegebouw: { $n } munten
}
ui-limit = Stadslimiet: { $n } van { $number } gebouwen, industrie: { $industrials }
ui-holds = heeft { $text }
ui-could-grow = { $name } op { $at } zou kunnen groeien
ui-dead-end-mark = einde van de stad
ui-has-culture = { $n } van { $number } cultuurgebouwen
ui-has-districts = { $n } van { $number } woonwijken
ui-can-grow = kan groeien
ui-no-cell = genoeg eromheen, maar geen vak
ui-limit-reached = genoeg eromheen, maar de stadslimiet
ui-no-reserve = de voorraad heeft geen kaart meer
ui-more-districts = … (districts toont ze alle)
ui-no-districts = Er is nog geen woonwijk en geen winkelwijk.
ui-district-culture = { $name }, wijk van { $size } op { $at }: grenst aan { $n } cultuurgebouwen, heeft er { $number } nodig om te groeien.
ui-district-districts = { $name }, wijk van { $size } op { $at }: grenst aan { $n } woonwijken, heeft er { $number } nodig om te groeien.
ui-divisions = Open stapel | zichtbaar | gedekt, met letters:
ui-how-to-divide = Open stapel | zichtbaar | gedekt, met nummers, zoals { $text }
ui-open-last = open: jij houdt { $text }; { $name } houdt de gemengde stapel.
ui-open-more = open: jij houdt { $text }; { $name } verdeelt de gemengde stapel voor { $other }.
ui-mixed-last = mixed: jij houdt { $text } en de gedekte kaart; { $name } houdt { $cards }.
ui-mixed-more = { $n ->
    [one] mixed: jij ziet ook { $n } gedekte kaart en verdeelt alles voor { $other }; { $name } houdt { $cards }.
   *[other] mixed: jij ziet ook de { $n } gedekte kaarten en verdeelt alles voor { $other }; { $name } houdt { $cards }.
}
ui-deck-unseen = { $n ->
    [one] De trekstapel heeft { $n } kaart.
   *[other] De trekstapel heeft { $n } kaarten.
} Door jou nog nooit gezien:
ui-deck-hidden = ({ $n } daarvan liggen elders verborgen)
ui-deck-under = Onder de trekstapel, in deze volgorde: { $text }
ui-deck-discarded = Uit het spel:
ui-legend = { $blank } een vak dat nog mogelijk is, [a] een vak om te kiezen, { $grows } een wijk kan groeien, { $first } startspeler, { $here } moet beslissen

## What is asked

ui-ask-divide = { $number ->
    [one] Welke twee kaarten open, welke zichtbaar, welke gedekt? { $name } kiest.
   *[other] Welke twee kaarten open, welke { $number } zichtbaar, welke { $number } gedekt? { $name } kiest.
}
ui-ask-choose = Welke stapel neem je? (open of mixed)
ui-ask-keep = Welke twee kaarten houd je? (twee nummers; de andere gaat onder de trekstapel)
ui-ask-build = Je hebt { $text }. Waar bouw je? ({ $kind } a, of { $kind } 1 2)
ui-ask-build-one = Je hebt { $text }. Waar bouw je? (een letter, of rij en kolom)
ui-ask-develop = Welke wijk groeit, en waar? (een letter, of rij en kolom)
ui-ask-buy = { $n ->
    [one] Een Industriegebouw kopen voor { $n } munt? (een letter, of pass)
   *[other] Een Industriegebouw kopen voor { $n } munten? (een letter, of pass)
}
ui-help-divide =
    0 3 | 1 | 2   kaarten 0 en 3 open, 1 zichtbaar, 2 gedekt; ook CR | I | P, of een letter van de lijst
ui-help-choose = open, mixed   die stapel nemen; o en m zijn genoeg
ui-help-keep = 0 2           de kaarten 0 en 2 houden; ook letters: R P
ui-help-build =
    R a, R 1 2    het Woongebouw op vak a bouwen, of op rij 1, kolom 2; alleen a als daar maar één kaart past
ui-help-develop = a, R 1 2      de wijk laten groeien op vak a, of op rij 1, kolom 2
ui-help-buy = a, 1 2, pass  een Industriegebouw kopen en bouwen op vak a, of op rij 1, kolom 2; of niet
ui-help-card-city =
    why R 1 2     wat een Woongebouw op rij 1, kolom 2 zou veranderen, of waarom het daar niet mag staan
    districts     wat elk van je wijken nodig heeft om te groeien
    city 2        de stad van zitplaats 2 (of van een naam)
    deck          wat er nog in trekstapel en voorraad zit, voor zover je het mag weten
    legend        wat de letters en tekens betekenen
ui-no-such-cell = Er is geen vak { $text }: het zijn a tot en met { $name }.
ui-no-such-division = Er is geen verdeling { $text }: het zijn a tot en met { $name }.
ui-which-kind = Welke kaart? Typ een van deze: { $text }
ui-bad-division = { $n ->
    [one] Van de kaarten 0 tot en met { $number } worden er twee open, één zichtbaar en één gedekt (K2.2), zoals { $text }
   *[other] Van de kaarten 0 tot en met { $number } worden er twee open, { $n } zichtbaar en { $n } gedekt (K2.2), zoals { $text }
}
ui-bad-keep = Noem twee van de kaarten 0 tot en met { $number }, zoals 0 1 (K2.4).
ui-why-cell-usage = Typ why, een gebouw en een vak: why R 1 2, of why R a.
ui-dead-end = Hierna kan er in je stad nooit meer iets worden gebouwd: de stadslimiet is bereikt en voor een Industriegebouw is er geen vak (K3.3). Weet je het zeker, typ dan nog eens { $text }.

## The log

ui-log-offer = { $name } biedt { $other } aan: { $cards } open, of { $text } en { $n } gedekt.
ui-log-choice = { $name } neemt: { $text }.
ui-log-hold = { $name } heeft { $text }.
ui-log-under = Onder de trekstapel gaat { $text }.
ui-log-build = { $name } bouwt { $text } op { $at }.
ui-log-discard = { $name } kan { $text } niet bouwen: uit het spel.
ui-log-develop = Bij { $name } groeit een wijk: { $text } op { $at }.
ui-log-income = { $name } krijgt { $n } en heeft nu { $number } munten.
ui-log-buy = { $name } koopt { $text } voor { $n } munten en bouwt het op { $at }.

## Answers of the commands

ui-place = Rij, kolom
ui-base-income = Voor iedereen
