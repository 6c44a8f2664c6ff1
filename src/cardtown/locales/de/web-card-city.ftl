### Card City at the web table: German

## Around the table

web-cc-views = Ansichten
web-cc-tab-city = Stadt
web-cc-tab-rivals = Gegner
web-cc-tab-log-new = Spielverlauf · { $n }
web-cc-round-of = Runde { $round } von { $number }
web-cc-first-player = Startspieler
web-cc-waiting-for = Am Zug: { $name }
web-cc-skip = Überspringen
web-cc-city-of = Stadt: { $name }
web-cc-frame-slides = Der Rahmen von 5 × 5 ist noch verschiebbar
web-cc-purse = Münzen und Stadtlimit
web-cc-coins = Münzen
web-cc-coin-word = { $n ->
    [one] Münze
   *[other] Münzen
}
web-cc-income = Einkommen
web-cc-of = { $n } von { $number }
web-cc-next-price = die nächste Industrie kostet { $n }
web-cc-if-ended = Wenn jetzt Schluss wäre
web-cc-or = oder
web-cc-face-up = Aufgedeckt
web-cc-face-down = Verdeckt

## What somebody is doing

web-cc-is-waiting = wartet
web-cc-is-reserve = wartet auf den Vorrat
web-cc-is-keeping = sucht zwei Karten aus
web-cc-is-dividing = teilt auf
web-cc-is-choosing = wählt
web-cc-is-building = baut
web-cc-is-developing = entwickelt
web-cc-is-buying = darf kaufen
web-cc-is-done = fertig
web-cc-is-winner = gewinnt

## Whose turn it is

web-cc-turn-divide = Du teilst auf
web-cc-turn-divide-about = { $name } wählt danach
web-cc-turn-choose = Du wählst
web-cc-turn-choose-about = { $name } hat aufgeteilt
web-cc-turn-keep = Du suchst aus
web-cc-turn-keep-about = zwei dieser Karten
web-cc-turn-build = Du baust
web-cc-turn-build-about = Reihenfolge beliebig
web-cc-turn-develop = Du entwickelst
web-cc-turn-develop-about = ein Viertel nach dem anderen
web-cc-turn-buy = Du darfst kaufen
web-cc-turn-buy-about = Industrie für { $n }

## Lots

web-cc-lots = Die beiden Stapel
web-cc-open-about = zwei Karten, beide sichtbar
web-cc-mixed-about = { $n } Karten, { $number } verdeckt
web-cc-then-divide = ; dann teilst du für { $name } auf
web-cc-take-open = Diese zwei nehmen
web-cc-take-mixed = Alle { $n } nehmen und aufteilen
web-cc-take-mixed-last = Diese zwei nehmen, eine verdeckt
web-cc-take-mixed-known = Diese zwei nehmen, beide bekannt
web-cc-deduced = du kennst sie: nur sie ist noch übrig
web-cc-dividing = Karten aufteilen
web-cc-how-divide = Karte antippen, dann Stapel; zweimal tippen dreht um; oder ziehen
web-cc-ready = Fertige Aufteilungen
web-cc-turned-of = { $n } von { $number } verdeckt
web-cc-only-you = nur du siehst sie
web-cc-put-into = Dorthin legen: { $name }
web-cc-sees = { $name } sieht { $text }
web-cc-sees-mixed = { $name } sieht { $text } und { $n ->
    [one] eine verdeckte Karte
   *[other] { $n } verdeckte Karten
}
web-cc-todo-open = { $n ->
    [one] Noch eine Karte in den offenen Stapel
   *[other] Noch { $n } Karten in den offenen Stapel
}
web-cc-todo-mixed = { $n ->
    [one] Eine Karte zurück in den gemischten Stapel
   *[other] { $n } Karten zurück in den gemischten Stapel
}
web-cc-todo-hidden = { $n ->
    [one] Noch eine Karte verdecken: zweimal antippen
   *[other] Noch { $n } Karten verdecken: je zweimal antippen
}
web-cc-todo-shown = { $n ->
    [one] Eine Karte wieder aufdecken
   *[other] { $n } Karten wieder aufdecken
}
web-cc-now-open = { $name }: im offenen Stapel
web-cc-now-shown = { $name }: aufgedeckt
web-cc-now-hidden = { $name }: verdeckt
web-cc-offer-to = { $name } anbieten

## Alone

web-cc-keep-two = Zwei behalten
web-cc-keep-about = die andere kommt unter den Zugstapel
web-cc-kept-of = { $n } von 2 ausgesucht
web-cc-goes-under = { $name } kommt unter den Zugstapel
web-cc-keep-these = Diese zwei behalten

## Building, developing, buying

web-cc-cells = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}
web-cc-foot-too-expensive = zu teuer
web-cc-foot-limit-reached = am Limit
web-cc-title-build = Bauen
web-cc-title-develop = Entwickeln
web-cc-title-buy = Industrie
web-cc-about-build = erst eine Karte, dann ein Feld
web-cc-about-develop = was wachsen kann, muss wachsen: wähle, wo
web-cc-about-buy = eine Karte aus dem Vorrat zu kaufen
web-cc-hint-build = { $n ->
    [one] Für diese Karte ist ein Feld frei.
   *[other] Für diese Karte sind { $n } Felder frei.
}
web-cc-hint-none = Diese Karte darf auf keinem der freien Felder stehen.
web-cc-none-unpaid = { $name } kostet { $n } Münzen; du hast { $number }.
web-cc-none-limit = Das Stadtlimit ist erreicht: Jetzt lässt sich nur noch Industrie bauen.
web-cc-hint-develop = Wähle ein markiertes Feld. Das Viertel daneben wächst um ein Gebäude.
web-cc-hint-buy = Wähle ein Feld dafür oder passe.
web-cc-in-reserve = noch { $n }
web-cc-build-here = Hier bauen
web-cc-plan-build = Hier vormerken
web-cc-plan-buy = Kauf vormerken
web-cc-plan-about = wähle schon, wo; andere entscheiden noch
web-cc-plan-build-about = { $name } auf { $at } bauen.
web-cc-plan-buy-about = { $name } kaufen und auf { $at } bauen.
web-cc-plan-pass-about = Nichts kaufen.
web-cc-grow-here = Wachsen lassen
web-cc-buy-for = Für { $n } kaufen
web-cc-discard = { $text } ablegen
web-cc-pass = Passen
web-cc-at = { $name } auf { $at }
web-cc-ghost = { $name } auf { $at } { $sum }
web-cc-coins-left = Münzen, noch { $n }
web-cc-dead-end = Danach könnte hier nie wieder gebaut werden.
web-cc-does-grow = { $at } wächst
web-cc-does-never = { $at } kann nie mehr wachsen
web-cc-does-income = Einkommen { $n } → { $number }
web-cc-does-limit = Stadtlimit { $n } → { $number }
web-cc-does-has = { $at } hat { $n } von { $number }
web-cc-card-cells = { $name }: { $n ->
    [one] ein Feld
   *[other] { $n } Felder
}

## What the commit button waits for

web-cc-idle-divide = Karten aufteilen
web-cc-idle-choose = Stapel wählen
web-cc-idle-keep = Zwei Karten wählen
web-cc-idle-build = Feld wählen
web-cc-idle-develop = Feld wählen
web-cc-idle-buy = Feld wählen

## Why not

web-cc-why-not-adjacent = neben keinem Gebäude
web-cc-why-limit-reached = Stadtlimit erreicht
web-cc-why-touches-residential = grenzt an Wohnen
web-cc-why-touches-commercial = grenzt an Gewerbe
web-cc-why-touches-industrial = grenzt an Industrie
web-cc-why-too-expensive = zu wenige Münzen
web-cc-why-one-district = neben keinem Viertel oder verbindet zwei
web-cc-why-has-grown = schon gewachsen
web-cc-why-needs-more = dem Viertel fehlt noch etwas

## Cells, for those who hear the city

web-cc-cell-built = { $at }, { $name } { $needs }
web-cc-cell-free = { $at }, frei
web-cc-cell-open = { $at }, frei: { $name } darf hier stehen { $brings }
web-cc-cell-closed = { $at }, frei: { $why }
web-cc-cell-ghost = { $at }, { $name }, noch nicht bestätigt

## Districts

web-cc-growth = Wachstum
web-cc-no-districts = Noch kein Viertel, das wachsen könnte.
web-cc-district-at = { $n }er-Viertel auf { $at }
web-cc-needs-culture = braucht { $n } Kulturgebäude
web-cc-needs-homes = braucht { $n } Wohnviertel
web-cc-district-can-grow = kann wachsen
web-cc-district-no-reserve = im Vorrat fehlt die Karte
web-cc-district-limit-reached = gebremst vom Stadtlimit
web-cc-district-no-cell = hat kein Feld zum Wachsen

## While others act

web-cc-watching-keep = Zwei Karten werden ausgesucht
web-cc-watching-divide = Die Karten werden aufgeteilt
web-cc-watching-choose = Ein Stapel wird gewählt
web-cc-watching-build = Die Städte werden gebaut
web-cc-watching-buy = Industrie
web-cc-watching-over = Das Ende
web-cc-wait-reserve = Deine Viertel warten auf den Vorrat
web-cc-income-from = 1, dazu Gewerbeviertel: { $text }
web-cc-income-alone = 1, kein Gewerbeviertel
web-cc-income-now = jetzt insgesamt { $n }

## Cards

web-cc-cards = Alle Karten
web-cc-deck = { $n ->
    [one] { $n } Karte im Zugstapel
   *[other] { $n } Karten im Zugstapel
}
web-cc-reserve-about = Daraus wachsen Viertel, und daraus wird Industrie gekauft.
web-cc-unseen = Von dir noch nicht gesehen
web-cc-unseen-about = { $number } Karten; der Zugstapel hat { $n } davon, der Rest liegt verdeckt in Stapeln und Händen.
web-cc-discarded = Aus dem Spiel
web-cc-discarded-about = Karten, die nicht gebaut werden konnten.
web-cc-under = Unter dem Zugstapel, in dieser Reihenfolge

## The log

web-cc-log-round = Runde { $round } · Start: { $name }
web-cc-log-round-solo = Runde { $round }
web-cc-log-offer = { $you ->
    [yes] { $name } bietest
   *[no] { $name } bietet
} { $to ->
    [you] dir
   *[other] { $other }
} an: { $cards }; oder { $text } und verdeckt { $n }
web-cc-log-choice-open = { $you ->
    [yes] { $name } nimmst
   *[no] { $name } nimmt
} den offenen Stapel
web-cc-log-choice-mixed = { $you ->
    [yes] { $name } nimmst
   *[no] { $name } nimmt
} den gemischten Stapel
web-cc-log-hold = { $you ->
    [yes] { $name } hältst
   *[no] { $name } hält
} { $text }
web-cc-log-hold-under = { $you ->
    [yes] { $name } behältst
   *[no] { $name } behält
} { $text }; { $other } kommt unter den Zugstapel
web-cc-log-build = { $you ->
    [yes] { $name } baust
   *[no] { $name } baut
} { $text } auf { $at }
web-cc-log-discard = { $name }: nicht zu bauen, aus dem Spiel: { $text }
web-cc-log-discard-unpaid = { $name }: nicht zu bezahlen, aus dem Spiel: { $text }
web-cc-log-develop = { $name }: ein Viertel wächst, { $text } auf { $at }
web-cc-log-income = { $you ->
    [yes] { $name } bekommst { $n } und hast { $number }
   *[no] { $name } bekommt { $n } und hat { $number }
}
web-cc-log-buy = { $you ->
    [yes] { $name } kaufst
   *[no] { $name } kauft
} Industrie für { $n } auf { $at }

## The end

web-cc-end-yours = Die Stadt gehört dir.
web-cc-end-won = { $name } gewinnt.
web-cc-end-shared = Geteilter Sieg: { $name }.
web-cc-end-solo = { $you ->
    [yes] { $n ->
        [one] Deine Stadt bringt { $n } Punkt.
       *[other] Deine Stadt bringt { $n } Punkte.
    }
   *[no] { $n ->
        [one] Die Stadt von { $name } bringt { $n } Punkt.
       *[other] Die Stadt von { $name } bringt { $n } Punkte.
    }
}
web-cc-end-lead = { $n } Punkte, { $number } vor { $you ->
    [yes] dir
   *[no] { $name }
}
web-cc-end-by-coins = { $n } Punkte, durch mehr Münzen vorn

## Keys

web-cc-key-card = Eine Karte wählen
web-cc-key-lot = Den offenen Stapel nehmen, oder den gemischten
web-cc-key-arrows = Von Feld zu Feld
web-cc-key-tab = Zum nächsten möglichen Feld
web-cc-key-divide = Beim Aufteilen: offener Stapel oder verdeckt
web-cc-key-pass = Passen, wenn Industrie zu kaufen ist
