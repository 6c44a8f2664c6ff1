### Card City at the web table: Italian

## Around the table

web-cc-views = Viste
web-cc-tab-city = Città
web-cc-tab-rivals = Rivali
web-cc-tab-log-new = Cronologia · { $n }
web-cc-round-of = Round { $round } di { $number }
web-cc-first-player = primo giocatore
web-cc-waiting-for = Si attende { $name }
web-cc-skip = Salta
web-cc-city-of = Città: { $name }
web-cc-frame-slides = La cornice 5 × 5 può ancora spostarsi
web-cc-purse = Monete e limite cittadino
web-cc-coins = Monete
web-cc-coin-word = { $n ->
    [one] moneta
   *[other] monete
}
web-cc-income = entrate
web-cc-of = { $n } di { $number }
web-cc-next-price = il prossimo Industriale costa { $n }
web-cc-if-ended = Se finisse ora
web-cc-or = o
web-cc-face-up = Scoperta
web-cc-face-down = Coperta

## What somebody is doing

web-cc-is-waiting = attende
web-cc-is-reserve = attende la Riserva
web-cc-is-keeping = sceglie due carte
web-cc-is-dividing = divide
web-cc-is-choosing = sceglie
web-cc-is-building = costruisce
web-cc-is-developing = sviluppa
web-cc-is-buying = può comprare
web-cc-is-done = ha finito
web-cc-is-winner = vince

## Whose turn it is

web-cc-turn-divide = Dividi tu
web-cc-turn-divide-about = per { $name }, che poi sceglie
web-cc-turn-choose = Scegli tu
web-cc-turn-choose-about = { $name } ha diviso
web-cc-turn-keep = Scegli tu
web-cc-turn-keep-about = due di queste carte
web-cc-turn-build = Costruisci tu
web-cc-turn-build-about = carte in qualsiasi ordine
web-cc-turn-develop = Sviluppi tu
web-cc-turn-develop-about = un distretto alla volta
web-cc-turn-buy = Puoi comprare
web-cc-turn-buy-about = un Industriale per { $n }

## Lots

web-cc-lots = I due gruppi
web-cc-open-about = due carte, entrambe scoperte
web-cc-mixed-about = { $n } carte, { $number ->
    [one] { $number } coperta
   *[other] { $number } coperte
}
web-cc-then-divide = ; poi dividi tu per { $name }
web-cc-take-open = Prendi queste due
web-cc-take-mixed = Prendi tutte e { $n } e dividi
web-cc-take-mixed-last = Prendi queste due, di cui una coperta
web-cc-take-mixed-known = Prendi queste due, entrambe note
web-cc-deduced = la conosci: è quella che resta
web-cc-dividing = Dividi le carte
web-cc-how-divide = tocca una carta, poi un gruppo; due tocchi la girano; o trascina
web-cc-ready = Divisioni pronte
web-cc-turned-of = coperte { $n } di { $number }
web-cc-only-you = la vedi solo tu
web-cc-put-into = Metti in: { $name }
web-cc-sees = { $name } vede { $text }
web-cc-sees-mixed = { $name } vede { $text } e { $n ->
    [one] una carta coperta
   *[other] { $n } carte coperte
}
web-cc-todo-open = { $n ->
    [one] Ancora una carta nel gruppo scoperto
   *[other] Ancora { $n } carte nel gruppo scoperto
}
web-cc-todo-mixed = { $n ->
    [one] Riporta una carta nel gruppo misto
   *[other] Riporta { $n } carte nel gruppo misto
}
web-cc-todo-hidden = { $n ->
    [one] Copri ancora una carta: toccala due volte
   *[other] Copri ancora { $n } carte: toccale due volte
}
web-cc-todo-shown = { $n ->
    [one] Scopri di nuovo una carta
   *[other] Scopri di nuovo { $n } carte
}
web-cc-now-open = { $name }: nel gruppo scoperto
web-cc-now-shown = { $name }: scoperta
web-cc-now-hidden = { $name }: coperta
web-cc-offer-to = Offri a { $name }

## Alone

web-cc-keep-two = Tienine due
web-cc-keep-about = l’altra va sotto il mazzo
web-cc-kept-of = { $n } di 2 scelte
web-cc-goes-under = { $name } va sotto il mazzo
web-cc-keep-these = Tieni queste due

## Building, developing, buying

web-cc-cells = { $n ->
    [one] { $n } spazio
   *[other] { $n } spazi
}
web-cc-foot-too-expensive = troppo caro
web-cc-foot-limit-reached = al limite
web-cc-title-build = Costruire
web-cc-title-develop = Sviluppare
web-cc-title-buy = Industria
web-cc-about-build = scegli una carta, poi uno spazio
web-cc-about-develop = ciò che può crescere deve crescere: scegli dove
web-cc-about-buy = uno in vendita dalla Riserva
web-cc-hint-build = { $n ->
    [one] Per questa carta c’è uno spazio.
   *[other] Per questa carta ci sono { $n } spazi.
}
web-cc-hint-none = Questa carta non può stare in nessuno degli spazi vuoti.
web-cc-none-unpaid = { $name } costa { $n } monete; ne hai { $number }.
web-cc-none-limit = Il limite cittadino è raggiunto: ora si possono costruire solo Industriali.
web-cc-hint-develop = Scegli uno spazio segnato. Il distretto accanto cresce di un edificio.
web-cc-hint-buy = Scegli uno spazio, o passa.
web-cc-in-reserve = ancora { $n }
web-cc-build-here = Costruisci qui
web-cc-plan-build = Costruirò qui
web-cc-plan-buy = Comprerò questo
web-cc-plan-about = scegli dove, mentre gli altri decidono ancora
web-cc-plan-build-about = Costruire { $name } in { $at }.
web-cc-plan-buy-about = Comprare { $name } e costruire in { $at }.
web-cc-plan-pass-about = Non comprare nulla.
web-cc-grow-here = Fai crescere
web-cc-buy-for = Compra per { $n }
web-cc-discard = Scarta { $text }
web-cc-pass = Passa
web-cc-at = { $name } in { $at }
web-cc-ghost = { $name } in { $at } { $sum }
web-cc-coins-left = monete, ne restano { $n }
web-cc-dead-end = Poi qui non si potrà più costruire nulla.
web-cc-does-grow = { $at } cresce
web-cc-does-never = { $at } non potrà più crescere
web-cc-does-income = entrate { $n } → { $number }
web-cc-does-limit = limite cittadino { $n } → { $number }
web-cc-does-has = { $at } ha { $n } di { $number }
web-cc-card-cells = { $name }: { $n ->
    [one] uno spazio
   *[other] { $n } spazi
}

## What the commit button waits for

web-cc-idle-divide = Dividi le carte
web-cc-idle-choose = Scegli un gruppo
web-cc-idle-keep = Scegli due carte
web-cc-idle-build = Scegli uno spazio
web-cc-idle-develop = Scegli uno spazio
web-cc-idle-buy = Scegli uno spazio

## Why not

web-cc-why-not-adjacent = accanto a nessun edificio
web-cc-why-limit-reached = limite cittadino raggiunto
web-cc-why-touches-residential = tocca un Residenziale
web-cc-why-touches-commercial = tocca un Commerciale
web-cc-why-touches-industrial = tocca un Industriale
web-cc-why-too-expensive = monete insufficienti
web-cc-why-one-district = accanto a nessun distretto, o ne unisce due
web-cc-why-has-grown = già cresciuto
web-cc-why-needs-more = al distretto manca ancora qualcosa

## Cells, for those who hear the city

web-cc-cell-built = { $at }, { $name } { $needs }
web-cc-cell-free = { $at }, vuoto
web-cc-cell-open = { $at }, vuoto: { $name } può stare qui { $brings }
web-cc-cell-closed = { $at }, vuoto: { $why }
web-cc-cell-ghost = { $at }, { $name }, da confermare

## Districts

web-cc-growth = Crescita
web-cc-no-districts = Ancora nessun distretto che possa crescere.
web-cc-district-at = { $n } in { $at }
web-cc-needs-culture = { $n ->
    [one] gli serve { $n } edificio culturale
   *[other] gli servono { $n } edifici culturali
}
web-cc-needs-homes = { $n ->
    [one] gli serve { $n } distretto residenziale
   *[other] gli servono { $n } distretti residenziali
}
web-cc-district-can-grow = può crescere
web-cc-district-no-reserve = nella Riserva manca la carta
web-cc-district-limit-reached = frenato dal limite cittadino
web-cc-district-no-cell = non ha spazio per crescere

## While others act

web-cc-watching-keep = Si scelgono due carte
web-cc-watching-divide = Si dividono le carte
web-cc-watching-choose = Si sceglie un gruppo
web-cc-watching-build = Si costruiscono le città
web-cc-watching-buy = Industria
web-cc-watching-over = La fine
web-cc-wait-reserve = I tuoi distretti attendono la Riserva
web-cc-income-from = 1, più distretti commerciali da { $text }
web-cc-income-alone = 1, nessun distretto commerciale
web-cc-income-now = ora { $n } in tutto

## Cards

web-cc-cards = Tutte le carte
web-cc-deck = { $n ->
    [one] { $n } carta nel mazzo
   *[other] { $n } carte nel mazzo
}
web-cc-reserve-about = Da qui crescono i distretti e si comprano gli Industriali.
web-cc-unseen = Non ancora viste da te
web-cc-unseen-about = { $number } carte; il mazzo ne ha { $n }, le altre sono coperte in gruppi e mani.
web-cc-discarded = Fuori dal gioco
web-cc-discarded-about = Carte che non si potevano costruire.
web-cc-under = Sotto il mazzo, in quest’ordine

## The log

web-cc-log-round = Round { $round } · inizia: { $name }
web-cc-log-round-solo = Round { $round }
web-cc-log-offer = { $you ->
    [yes] { $name } offri
   *[no] { $name } offre
} a { $to ->
    [you] te
   *[other] { $other }
}: { $cards }; oppure { $text } e coperte { $n }
web-cc-log-choice-open = { $you ->
    [yes] { $name } prendi
   *[no] { $name } prende
} il gruppo scoperto
web-cc-log-choice-mixed = { $you ->
    [yes] { $name } prendi
   *[no] { $name } prende
} il gruppo misto
web-cc-log-hold = { $you ->
    [yes] { $name } hai
   *[no] { $name } ha
} { $text }
web-cc-log-hold-under = { $you ->
    [yes] { $name } tieni
   *[no] { $name } tiene
} { $text }; { $other } va sotto il mazzo
web-cc-log-build = { $you ->
    [yes] { $name } costruisci
   *[no] { $name } costruisce
} { $text } in { $at }
web-cc-log-discard = { $name }: non si può costruire, fuori dal gioco: { $text }
web-cc-log-discard-unpaid = { $name }: mancano le monete, fuori dal gioco: { $text }
web-cc-log-develop = { $name }: cresce un distretto, { $text } in { $at }
web-cc-log-income = { $you ->
    [yes] { $name } incassi { $n } e hai { $number }
   *[no] { $name } incassa { $n } e ha { $number }
}
web-cc-log-buy = { $you ->
    [yes] { $name } compri
   *[no] { $name } compra
} un Industriale per { $n } in { $at }

## The end

web-cc-end-yours = La città è tua.
web-cc-end-won = Vince { $name }.
web-cc-end-shared = Vittoria condivisa: { $name }.
web-cc-end-solo = { $you ->
    [yes] { $n ->
        [one] La tua città vale { $n } punto.
       *[other] La tua città vale { $n } punti.
    }
   *[no] { $n ->
        [one] La città di { $name } vale { $n } punto.
       *[other] La città di { $name } vale { $n } punti.
    }
}
web-cc-end-lead = { $n } punti, { $number } in più di { $you ->
    [yes] te
   *[no] { $name }
}
web-cc-end-by-coins = { $n } punti, avanti per le monete

## Keys

web-cc-key-card = Scegli una carta
web-cc-key-lot = Prendi il gruppo scoperto, o quello misto
web-cc-key-arrows = Da uno spazio all’altro
web-cc-key-tab = Al prossimo spazio possibile
web-cc-key-divide = Quando dividi: gruppo scoperto, o coperta
web-cc-key-pass = Passa, quando un Industriale è in vendita
