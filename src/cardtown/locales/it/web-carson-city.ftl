### The web table of Carson City: Italian

## The bar above

web-step-reveal = Scoprire
web-step-before = Prima
web-step-bid = Offrire
web-step-after = Dopo
web-step-pick = Scegliere
web-turn-use = Decidi tu
web-turn-use-detail = usa ora { $name }, oppure no
web-turn-bid = La tua offerta
web-turn-bid-detail = segreta finché non hanno offerto tutti
web-turn-discard = Scarta una carta
web-turn-discard-detail = non rende nulla: l’Avvocato ha già scelto per te
web-turn-take = Scegli tu
web-turn-take-detail = prima una carta, poi un posto
web-turn-place = Scegli tu
web-turn-place-detail = piazza la carta
web-turn-adopt = Ragazzo dei Giornali
web-turn-adopt-detail = aggiungi un personaggio libero
web-turn-sell = Ultima vendita
web-turn-sell-detail = vendi carte prima del conteggio
web-waiting-for = Si attende { $name }
web-of-rounds = di { $n }

## The row

web-character = personaggio
web-best = max { $points }
web-now = ora { $points }
web-likely = fine ≈ { $points }
web-places = { $n ->
    [one] { $n } posto
   *[other] { $n } posti
}
web-fits-nowhere = nessun posto
web-taken = presa
web-era-over = { era }: fine
web-era-next = Tutti riprendono le loro nove carte asta.
web-era-scored = Si contano i punti.
web-placing = piazza
web-bare-land = terreno spoglio
web-symbol-dollar = vale punti alla fine
web-symbol-arrow = si può usare

## Bids and picks

web-bids = Offerte
web-pick-order = Ordine di scelta
web-ties = Spareggio
web-skull-ties = Teschio: ordine di posto
web-tied = pari
web-choosing = sceglie…
web-deciding = decide…
web-locked = offerta fatta
web-top-of-pile = in cima al mazzo
web-waits = attende
web-picks-next = prossima scelta
web-picking = sceglie
web-took = ha preso { $text }
web-lawyer-out = Avvocato usato

## The city

web-your-city = La tua città
web-no-card = nessuna carta
web-may-lie-here = La carta può stare qui { $points }
web-may-be-sold = La carta si può vendere { $points }
web-why-not = Perché non qui
web-not-there = Qui no. Una carta ha un lato in comune con la città o la copre in parte, resta nella cornice e copre solo ciò che può.
web-reasons = Da dove vengono i punti
web-at = in { $text }
web-if-placed = se piazzata in { $text }
web-if-sold = se venduta
web-if-taken = se presa
web-changes-nothing = Nessun edificio cambia.
web-covers = { $n ->
    [0] Non copre nulla.
    [one] Copre { $n } lotto di terra.
   *[other] Copre { $n } lotti di terra.
}
web-size = Città poi { $high } × { $wide } su { $rows } × { $columns }.

## One’s own cards

web-your-cards = Le tue carte
web-chosen = scelta
web-played = giocata
web-your-characters = I tuoi personaggi
web-no-characters = Ancora nessuno
web-used = usato
web-sell-a-card = Vendi una carta
web-of = { $n } di { $most }
web-use-question = Usare { $name }?
web-use-it = Usa
web-not-now = Non ora
web-not-this-era = Non in questa Era
web-ask-again = Chiedimelo di nuovo
web-use-moves = { $sum }: posto { $after } invece di { $n }
web-use-stays = { $sum }: ancora posto { $n }
web-use-still-last = { $sum }: ancora in fondo
web-adopt-whom = Chi viene con il Ragazzo dei Giornali?

## Undo and commit

web-lock-bid = Offri
web-discard = Scarta
web-change-bid = Cambia offerta
web-build-here = Costruisci qui
web-take-character = Prendi { $name }
web-plan-build = Costruirò qui
web-plan-take = Prenderò { $name }
web-plan-take-about = Prendere { $name }, se la carta c’è ancora.
web-plan-build-about = Prendere { $name } e costruire in { $at }, se la carta c’è ancora.
web-take-unplaceable = Prendi, non ha posto
web-sell-this = Vendi questa carta
web-sell-no-more = Non vendere altro
web-adopt = Aggiungi { $name }
web-adopt-nobody = Non aggiungere nessuno
web-idle-use = Usarlo o no
web-idle-bid = Scegli un’offerta
web-idle-take = Scegli una carta
web-idle-place = Scegli un posto
web-idle-adopt = Scegli qualcuno
web-idle-sell = Scegli una carta

## The others

web-rivals = Rivali
web-cards-kept = carte tenute
web-left-in-pile = Ancora nel mazzo
web-stand-in = gioca un bot
web-open-city = Ingrandisci la città di { $name }
web-still-to-come = Ancora da giocare

## Score sheet, short enough for three columns beside it

web-score = Punti
web-overrated = ≈: un personaggio conta quanto varrà probabilmente alla fine
web-line-ranches = Ranch
web-line-mines = Miniere
web-line-drugstores = Farmacie
web-line-banks = Banche
web-line-saloons = Saloon
web-line-general-store-city-hall = Emporio, Municipio
web-line-ranch-symbols = Simboli Ranch
web-line-mine-symbols = Simboli Miniera
web-line-house-symbols = Simboli Casa
web-line-hotels = Hotel
web-line-city-hall = Municipio, edifici
web-line-outlaws = Fuorilegge
web-line-characters = Personaggi

## What may still come

web-decks = Carte in arrivo
web-unseen-terrain = { $n ->
    [one] { $n } carta terreno di questa Era non ancora vista
   *[other] { $n } carte terreno di questa Era non ancora viste
}
web-unseen-about = { $n ->
    [one] Di queste, { $n } è nel mazzo.
   *[other] Di queste, { $n } sono nel mazzo.
}
web-unseen-characters = Personaggi mai usciti
web-returned = Sotto il mazzo per un teschio, in quest’ordine
web-left-over = Personaggi non presi

## The log

web-log-skull = Teschio, sotto il mazzo: { $name }
web-log-use = { $you ->
    [yes] { $name } usi { $text }
   *[no] { $name } usa { $text }
}
web-log-extra = Una carta in più nella fila: { $text }
web-log-sell = { $you ->
    [yes] { $name } vendi una carta della città
   *[no] { $name } vende una carta della città
}
web-log-bids = Offerte: { $text }
web-log-order = Ordine di scelta: { $text }
web-log-take = { $you ->
    [yes] { $name } prendi { $text }
   *[no] { $name } prende { $text }
}
web-log-take-character = { $you ->
    [yes] { $name } prendi { $text }
   *[no] { $name } prende { $text }
}
web-log-place = { $you ->
    [yes] { $name } costruisci in { $text }
   *[no] { $name } costruisce in { $text }
}
web-log-no-place = { $you ->
    [yes] { $name } non hai posto per la carta: è fuori dal gioco
   *[no] { $name } non ha posto per la carta: è fuori dal gioco
}
web-log-left = Nessuno ha preso: { $text }
web-log-adopt = { $you ->
    [yes] A te si unisce { $text }
   *[no] A { $name } si unisce { $text }
}
web-log-win = { $you ->
    [yes] Vinci
   *[no] Vince { $name }
}

## Keys

web-key-bid = Scegli un’offerta
web-key-row = Guarda una carta della fila
web-key-move = Muovi la carta sulla città
web-key-next = Prossimo posto dove può stare
web-key-decks = Mostra le carte in arrivo
web-views = Viste

## The end

web-you-win = La città è tua.
web-wins = { $name } ha la città più bella.
web-shared-win = Una vittoria condivisa.
web-ahead = { $you ->
    [yes] { $n ->
        [0] , alla pari con te.
       *[other] , { $n } in più di te.
    }
   *[no] { $n ->
        [0] , alla pari con { $name }.
       *[other] , { $n } in più di { $name }.
    }
}
web-cities = Tutte le città
web-part-mines = miniere
web-part-ranches = ranch
web-part-shops = banche, farmacie
web-part-town = saloon, municipio, hotel
web-part-people = personaggi
