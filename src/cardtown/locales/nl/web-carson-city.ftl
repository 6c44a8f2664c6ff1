### The web table of Carson City: Dutch

## The bar above

web-step-reveal = Openen
web-step-before = Ervoor
web-step-bid = Bieden
web-step-after = Erna
web-step-pick = Kiezen
web-turn-use = Jij beslist
web-turn-use-detail = de { $name } nu gebruiken, of niet
web-turn-bid = Jouw bod
web-turn-bid-detail = geheim tot elk bod vastligt
web-turn-discard = Leg een kaart af
web-turn-discard-detail = hij levert niets op: de Advocaat koos al voor je
web-turn-take = Jouw keuze
web-turn-take-detail = kies een kaart, dan een plek
web-turn-place = Jouw keuze
web-turn-place-detail = plaats de kaart
web-turn-adopt = Krantenjongen
web-turn-adopt-detail = neem een personage dat van niemand is
web-turn-sell = Laatste verkoop
web-turn-sell-detail = verkoop kaarten vóór de telling
web-waiting-for = Wachten op { $name }
web-of-rounds = van { $n }

## The row

web-character = personage
web-best = tot { $points }
web-now = nu { $points }
web-likely = eind ≈ { $points }
web-places = { $n ->
    [one] { $n } plek
   *[other] { $n } plekken
}
web-fits-nowhere = past nergens
web-taken = weg
web-era-over = { era } is voorbij
web-era-next = Iedereen krijgt alle negen biedkaarten terug.
web-era-scored = De punten worden geteld.
web-placing = plaatst
web-bare-land = kaal land
web-symbol-dollar = punten aan het einde
web-symbol-arrow = kan worden gebruikt

## Bids and picks

web-bids = Biedingen
web-pick-order = Volgorde van kiezen
web-ties = Bij gelijke stand
web-skull-ties = Schedel: zitvolgorde
web-tied = gelijk
web-choosing = kiest …
web-deciding = beslist …
web-locked = ligt vast
web-top-of-pile = bovenop de stapel
web-waits = wacht
web-picks-next = kiest hierna
web-picking = kiest
web-took = nam { $text }
web-lawyer-out = Advocaat gebruikt

## The city

web-your-city = Jouw stad
web-no-card = geen kaart
web-may-lie-here = De kaart mag hier liggen { $points }
web-may-be-sold = De kaart mag worden verkocht { $points }
web-why-not = Waarom hier niet
web-not-there = Hier niet. Een kaart deelt een zijde met de stad of ligt erop, blijft binnen het kader en dekt alleen af wat mag.
web-reasons = Waar de punten vandaan komen
web-at = op { $text }
web-if-placed = op { $text }
web-if-sold = bij verkoop
web-if-taken = als je die neemt
web-changes-nothing = Geen gebouw verandert.
web-covers = { $n ->
    [0] Dekt niets af.
    [one] Dekt { $n } kavel af.
   *[other] Dekt { $n } kavels af.
}
web-size = Stad dan { $high } × { $wide } van { $rows } × { $columns }.

## One’s own cards

web-your-cards = Jouw kaarten
web-chosen = gekozen
web-played = gespeeld
web-your-characters = Jouw personages
web-no-characters = Nog geen
web-used = gebruikt
web-sell-a-card = Kaart verkopen
web-of = { $n } van { $most }
web-use-question = { $name } gebruiken?
web-use-it = Gebruiken
web-not-now = Nu niet
web-not-this-era = Niet in deze Era
web-ask-again = Weer vragen
web-use-moves = { $sum }: plaats { $after } in plaats van { $n }
web-use-stays = { $sum }: nog steeds plaats { $n }
web-use-still-last = { $sum }: nog steeds laatste
web-adopt-whom = Wie brengt de Krantenjongen mee?

## Undo and commit

web-lock-bid = Bieden
web-discard = Afleggen
web-change-bid = Bod wijzigen
web-build-here = Hier bouwen
web-take-character = { $name } nemen
web-plan-build = Plan: hier bouwen
web-plan-take = Plan: { $name } nemen
web-plan-take-about = { $name } nemen, als de kaart er nog ligt.
web-plan-build-about = { $name } nemen en op { $at } bouwen, als de kaart er nog ligt.
web-take-unplaceable = Nemen, past nergens
web-sell-this = Kaart verkopen
web-sell-no-more = Niets meer verkopen
web-adopt = { $name } toevoegen
web-adopt-nobody = Niemand toevoegen
web-idle-use = Gebruiken of niet
web-idle-bid = Kies een bod
web-idle-take = Kies een kaart
web-idle-place = Kies een plek
web-idle-adopt = Kies iemand
web-idle-sell = Kies een kaart

## The others

web-rivals = Rivalen
web-cards-kept = kaarten bewaard
web-left-in-pile = Nog in stapel
web-stand-in = een bot speelt verder
web-open-city = Stad van { $name } vergroten
web-still-to-come = Komt nog

## Score sheet, short enough for three columns beside it

web-score = Score
web-overrated = ≈: een personage telt voor wat het aan het eind waarschijnlijk waard is
web-line-ranches = Ranches
web-line-mines = Mijnen
web-line-drugstores = Drugstores
web-line-banks = Banken
web-line-saloons = Saloons
web-line-general-store-city-hall = Store, Stadhuis
web-line-ranch-symbols = Ranchsymbolen
web-line-mine-symbols = Mijnsymbolen
web-line-house-symbols = Huissymbolen
web-line-hotels = Hotels
web-line-city-hall = Stadhuis, gebouwen
web-line-outlaws = Outlaws
web-line-characters = Personages

## What may still come

web-decks = Komende kaarten
web-unseen-terrain = { $n ->
    [one] { $n } terreinkaart van deze Era nog niet gezien
   *[other] { $n } terreinkaarten van deze Era nog niet gezien
}
web-unseen-about = { $n ->
    [one] { $n } daarvan ligt in de stapel.
   *[other] { $n } daarvan liggen in de stapel.
}
web-unseen-characters = Nooit getrokken personages
web-returned = Door schedels onder de stapel, in deze volgorde
web-left-over = Overgebleven personages

## The log

web-log-skull = Schedel: de { $name } gaat onder de stapel
web-log-use = { $name } gebruikt de { $text }
web-log-extra = Eén kaart erbij in de rij: { $text }
web-log-sell = { $name } verkoopt een kaart van de stad
web-log-bids = Biedingen: { $text }
web-log-order = Volgorde van kiezen: { $text }
web-log-take = { $name } neemt { $text }
web-log-take-character = { $name } neemt de { $text }
web-log-place = { $name } bouwt op { $text }
web-log-no-place = { $you ->
    [yes] { $name } hebt geen plek voor de kaart: hij is uit het spel
   *[no] { $name } heeft geen plek voor de kaart: hij is uit het spel
}
web-log-left = Niemand nam: { $text }
web-log-adopt = { $you ->
    [yes] { $name } krijgt de { $text } erbij
   *[no] { $name } krijgt de { $text } erbij
}
web-log-win = { $name } wint

## Keys

web-key-bid = Een bod kiezen
web-key-row = Een kaart van de rij bekijken
web-key-move = De kaart over de stad bewegen
web-key-next = Volgende plek waar hij mag liggen
web-key-decks = Komende kaarten tonen
web-views = Weergaven

## The end

web-you-win = De stad is van jou.
web-wins = { $name } heeft de mooiste stad.
web-shared-win = Een gedeelde overwinning.
web-ahead = { $you ->
    [yes] { $n ->
        [0] , evenveel als jij.
       *[other] , { $n } meer dan jij.
    }
   *[no] { $n ->
        [0] , evenveel als { $name }.
       *[other] , { $n } meer dan { $name }.
    }
}
web-cities = Alle steden
web-part-mines = mijnen
web-part-ranches = ranches
web-part-shops = banken, drugstores
web-part-town = saloons, stadhuis, hotels
web-part-people = personages
