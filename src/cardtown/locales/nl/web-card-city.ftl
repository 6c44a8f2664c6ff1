### Card City at the web table: Dutch

## Around the table

web-cc-views = Weergaven
web-cc-tab-city = Stad
web-cc-tab-rivals = Rivalen
web-cc-tab-log-new = Logboek · { $n }
web-cc-round-of = Ronde { $round } van { $number }
web-cc-first-player = startspeler
web-cc-waiting-for = Wachten op { $name }
web-cc-skip = Overslaan
web-cc-city-of = Stad: { $name }
web-cc-frame-slides = Het kader van 5 × 5 kan nog schuiven
web-cc-purse = Munten en stadslimiet
web-cc-coins = Munten
web-cc-coin-word = { $n ->
    [one] munt
   *[other] munten
}
web-cc-income = inkomsten
web-cc-of = { $n } van { $number }
web-cc-next-price = de volgende industrie kost { $n }
web-cc-if-ended = Als het nu afgelopen was
web-cc-or = of
web-cc-face-up = Zichtbaar
web-cc-face-down = Gedekt

## What somebody is doing

web-cc-is-waiting = wacht
web-cc-is-reserve = wacht op de voorraad
web-cc-is-keeping = kiest twee kaarten
web-cc-is-dividing = verdeelt
web-cc-is-choosing = kiest
web-cc-is-building = bouwt
web-cc-is-developing = ontwikkelt
web-cc-is-buying = mag kopen
web-cc-is-done = klaar
web-cc-is-winner = wint

## Whose turn it is

web-cc-turn-divide = Jij verdeelt
web-cc-turn-divide-about = voor { $name }, die daarna kiest
web-cc-turn-choose = Jij kiest
web-cc-turn-choose-about = { $name } heeft verdeeld
web-cc-turn-keep = Jij kiest
web-cc-turn-keep-about = twee van deze kaarten
web-cc-turn-build = Jij bouwt
web-cc-turn-build-about = volgorde naar keuze
web-cc-turn-develop = Jij ontwikkelt
web-cc-turn-develop-about = één wijk tegelijk
web-cc-turn-buy = Jij mag kopen
web-cc-turn-buy-about = een Industriegebouw voor { $n }

## Lots

web-cc-lots = De twee stapels
web-cc-open-about = twee kaarten, allebei zichtbaar
web-cc-mixed-about = { $n } kaarten, { $number } gedekt
web-cc-then-divide = ; dan verdeel jij voor { $name }
web-cc-take-open = Deze twee nemen
web-cc-take-mixed = Alle { $n } nemen en verdelen
web-cc-take-mixed-last = Deze twee nemen, één ervan gedekt
web-cc-take-mixed-known = Deze twee nemen, allebei bekend
web-cc-deduced = je kent hem al: het is de enige die over is
web-cc-dividing = Kaarten verdelen
web-cc-how-divide = tik op een kaart, dan op een stapel; twee keer tikken draait de kaart om; of sleep
web-cc-ready = Kant-en-klare verdelingen
web-cc-turned-of = { $n } van { $number } gedekt
web-cc-only-you = alleen jij ziet hem
web-cc-put-into = Hierin leggen: { $name }
web-cc-sees = { $name } ziet { $text }
web-cc-sees-mixed = { $name } ziet { $text } en { $n ->
    [one] één gedekte kaart
   *[other] { $n } gedekte kaarten
}
web-cc-todo-open = { $n ->
    [one] Nog één kaart in de open stapel
   *[other] Nog { $n } kaarten in de open stapel
}
web-cc-todo-mixed = { $n ->
    [one] Eén kaart terug naar de gemengde stapel
   *[other] { $n } kaarten terug naar de gemengde stapel
}
web-cc-todo-hidden = { $n ->
    [one] Leg nog één kaart gedekt: tik er twee keer op
   *[other] Leg nog { $n } kaarten gedekt: tik er twee keer op
}
web-cc-todo-shown = { $n ->
    [one] Maak één kaart weer zichtbaar
   *[other] Maak { $n } kaarten weer zichtbaar
}
web-cc-now-open = { $name }: in de open stapel
web-cc-now-shown = { $name }: zichtbaar
web-cc-now-hidden = { $name }: gedekt
web-cc-offer-to = { $name } laten kiezen

## Alone

web-cc-keep-two = Houd er twee
web-cc-keep-about = de andere gaat onder de trekstapel
web-cc-kept-of = { $n } van 2 gekozen
web-cc-goes-under = { $name } gaat onder de trekstapel
web-cc-keep-these = Deze twee houden

## Building, developing, buying

web-cc-cells = { $n ->
    [one] { $n } vak
   *[other] { $n } vakken
}
web-cc-foot-too-expensive = te duur
web-cc-foot-limit-reached = aan de limiet
web-cc-title-build = Bouwen
web-cc-title-develop = Ontwikkelen
web-cc-title-buy = Industrie
web-cc-about-build = kies een kaart, dan een vak
web-cc-about-develop = wat kan groeien, moet groeien: kies waar
web-cc-about-buy = één te koop uit de voorraad
web-cc-hint-build = { $n ->
    [one] Voor deze kaart is één vak mogelijk.
   *[other] Voor deze kaart zijn { $n } vakken mogelijk.
}
web-cc-hint-none = Deze kaart mag op geen van de vrije vakken staan.
web-cc-none-unpaid = { $name } kost { $n } munten; je hebt er { $number }.
web-cc-none-limit = De stadslimiet is bereikt: nu kun je alleen nog een Industriegebouw bouwen.
web-cc-hint-develop = Kies een gemarkeerd vak. De wijk ernaast groeit met één gebouw.
web-cc-hint-buy = Kies er een vak voor, of pas.
web-cc-in-reserve = nog { $n }
web-cc-build-here = Hier bouwen
web-cc-plan-build = Plan: hier bouwen
web-cc-plan-buy = Plan: dit kopen
web-cc-plan-about = kies waar, terwijl anderen nog beslissen
web-cc-plan-build-about = { $name } op { $at } bouwen.
web-cc-plan-buy-about = { $name } kopen en op { $at } bouwen.
web-cc-plan-pass-about = Niets kopen.
web-cc-grow-here = Laten groeien
web-cc-buy-for = Kopen voor { $n }
web-cc-discard = { $text } afleggen
web-cc-pass = Passen
web-cc-at = { $name } op { $at }
web-cc-ghost = { $name } op { $at } { $sum }
web-cc-coins-left = munten, nog { $n }
web-cc-dead-end = Hierna kan hier nooit meer iets worden gebouwd.
web-cc-does-grow = { $at } groeit
web-cc-does-never = { $at } kan nooit meer groeien
web-cc-does-income = inkomsten { $n } → { $number }
web-cc-does-limit = stadslimiet { $n } → { $number }
web-cc-does-has = { $at } heeft { $n } van { $number }
web-cc-card-cells = { $name }: { $n ->
    [one] één vak
   *[other] { $n } vakken
}

## What the commit button waits for

web-cc-idle-divide = Verdeel de kaarten
web-cc-idle-choose = Kies een stapel
web-cc-idle-keep = Kies twee kaarten
web-cc-idle-build = Kies een vak
web-cc-idle-develop = Kies een vak
web-cc-idle-buy = Kies een vak

## Why not

web-cc-why-not-adjacent = grenst niet aan een gebouw
web-cc-why-limit-reached = stadslimiet bereikt
web-cc-why-touches-residential = grenst aan een Woongebouw
web-cc-why-touches-commercial = grenst aan een Winkelpand
web-cc-why-touches-industrial = grenst aan een Industriegebouw
web-cc-why-too-expensive = te weinig munten
web-cc-why-one-district = grenst niet aan een wijk, of voegt er twee samen
web-cc-why-has-grown = al gegroeid
web-cc-why-needs-more = de wijk mist nog iets

## Cells, for those who hear the city

web-cc-cell-built = { $at }, { $name } { $needs }
web-cc-cell-free = { $at }, vrij
web-cc-cell-open = { $at }, vrij: { $name } mag hier staan { $brings }
web-cc-cell-closed = { $at }, vrij: { $why }
web-cc-cell-ghost = { $at }, { $name }, nog niet bevestigd

## Districts

web-cc-growth = Groei
web-cc-no-districts = Nog geen wijk die zou kunnen groeien.
web-cc-district-at = { $n } op { $at }
web-cc-needs-culture = { $n ->
    [one] heeft { $n } cultuurgebouw nodig
   *[other] heeft { $n } cultuurgebouwen nodig
}
web-cc-needs-homes = { $n ->
    [one] heeft { $n } woonwijk nodig
   *[other] heeft { $n } woonwijken nodig
}
web-cc-district-can-grow = kan groeien
web-cc-district-no-reserve = de voorraad heeft geen kaart meer
web-cc-district-limit-reached = geremd door de stadslimiet
web-cc-district-no-cell = heeft geen vak om te groeien

## While others act

web-cc-watching-keep = Er worden twee kaarten gekozen
web-cc-watching-divide = De kaarten worden verdeeld
web-cc-watching-choose = Er wordt een stapel gekozen
web-cc-watching-build = De steden worden gebouwd
web-cc-watching-buy = Industrie
web-cc-watching-over = Het einde
web-cc-wait-reserve = Je wijken wachten op de voorraad
web-cc-income-from = 1, plus winkelwijken van { $text }
web-cc-income-alone = 1, geen winkelwijk
web-cc-income-now = nu { $n } in totaal

## Cards

web-cc-cards = Alle kaarten
web-cc-deck = { $n ->
    [one] { $n } kaart in de trekstapel
   *[other] { $n } kaarten in de trekstapel
}
web-cc-reserve-about = Wijken groeien met kaarten hieruit, en Industriegebouwen koop je hieruit.
web-cc-unseen = Door jou nog niet gezien
web-cc-unseen-about = { $number } kaarten; de trekstapel heeft er { $n } van, de rest ligt gedekt in stapels en handen.
web-cc-discarded = Uit het spel
web-cc-discarded-about = Kaarten die niet gebouwd konden worden.
web-cc-under = Onder de trekstapel, in deze volgorde

## The log

web-cc-log-round = Ronde { $round } · start: { $name }
web-cc-log-round-solo = Ronde { $round }
web-cc-log-offer = { $you ->
    [yes] { $name } biedt
   *[no] { $name } biedt
} { $to ->
    [you] jou
   *[other] { $other }
} aan: { $cards }; of { $text } en { $n } gedekt
web-cc-log-choice-open = { $you ->
    [yes] { $name } neemt
   *[no] { $name } neemt
} de open stapel
web-cc-log-choice-mixed = { $you ->
    [yes] { $name } neemt
   *[no] { $name } neemt
} de gemengde stapel
web-cc-log-hold = { $you ->
    [yes] { $name } hebt
   *[no] { $name } heeft
} { $text }
web-cc-log-hold-under = { $you ->
    [yes] { $name } houdt
   *[no] { $name } houdt
} { $text }; { $other } gaat onder de trekstapel
web-cc-log-build = { $you ->
    [yes] { $name } bouwt
   *[no] { $name } bouwt
} { $text } op { $at }
web-cc-log-discard = { $name }: niet te bouwen, uit het spel: { $text }
web-cc-log-discard-unpaid = { $name }: niet te betalen, uit het spel: { $text }
web-cc-log-develop = { $name }: een wijk groeit, { $text } op { $at }
web-cc-log-income = { $you ->
    [yes] { $name } krijgt { $n } en hebt er { $number }
   *[no] { $name } krijgt { $n } en heeft er { $number }
}
web-cc-log-buy = { $you ->
    [yes] { $name } koopt
   *[no] { $name } koopt
} een Industriegebouw voor { $n } op { $at }

## The end

web-cc-end-yours = De stad is van jou.
web-cc-end-won = { $name } wint.
web-cc-end-shared = Gedeelde overwinning: { $name }.
web-cc-end-solo = { $you ->
    [yes] { $n ->
        [one] Je stad levert { $n } punt op.
       *[other] Je stad levert { $n } punten op.
    }
   *[no] { $n ->
        [one] De stad van { $name } levert { $n } punt op.
       *[other] De stad van { $name } levert { $n } punten op.
    }
}
web-cc-end-lead = { $n } punten, { $number } meer dan { $you ->
    [yes] jij
   *[no] { $name }
}
web-cc-end-by-coins = { $n } punten, voorop dankzij munten

## Keys

web-cc-key-card = Een kaart kiezen
web-cc-key-lot = De open stapel nemen, of de gemengde
web-cc-key-arrows = Van vak naar vak
web-cc-key-tab = Naar het volgende mogelijke vak
web-cc-key-divide = Verdelen: open stapel, of gedekt
web-cc-key-pass = Passen, als er industrie te koop is
