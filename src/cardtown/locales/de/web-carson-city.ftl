### The web table of Carson City: German

## The bar above

web-step-reveal = Aufdecken
web-step-before = Davor
web-step-bid = Bieten
web-step-after = Danach
web-step-pick = Nehmen
web-turn-use = Entscheide
web-turn-use-detail = { $name } jetzt einsetzen oder nicht
web-turn-bid = Dein Gebot
web-turn-bid-detail = geheim, bis alle geboten haben
web-turn-discard = Lege eine Karte ab
web-turn-discard-detail = sie bringt nichts: Der Rechtsanwalt hat schon gewählt
web-turn-take = Du nimmst
web-turn-take-detail = erst eine Karte, dann ein Platz
web-turn-place = Du nimmst
web-turn-place-detail = lege die Karte an
web-turn-adopt = Zeitungsjunge
web-turn-adopt-detail = nimm eine freie Person hinzu
web-turn-sell = Letzter Verkauf
web-turn-sell-detail = verkaufe Karten vor der Wertung
web-waiting-for = Am Zug: { $name }
web-of-rounds = von { $n }

## The row

web-character = Person
web-best = bis { $points }
web-now = jetzt { $points }
web-likely = Ende ≈ { $points }
web-places = { $n ->
    [one] { $n } Platz
   *[other] { $n } Plätze
}
web-fits-nowhere = passt nirgends
web-taken = weg
web-era-over = { era } ist vorbei
web-era-next = Alle erhalten ihre neun Auktionskarten zurück.
web-era-scored = Die Punkte werden gezählt.
web-placing = legen
web-bare-land = leeres Land
web-symbol-dollar = bringt am Ende Punkte
web-symbol-arrow = kann eingesetzt werden

## Bids and picks

web-bids = Gebote
web-pick-order = Reihenfolge
web-ties = Bei Gleichstand
web-skull-ties = Totenkopf: Sitzfolge
web-tied = gleich
web-choosing = wählt …
web-deciding = entscheidet …
web-locked = liegt fest
web-top-of-pile = oben vom Stapel
web-waits = wartet
web-picks-next = ist gleich dran
web-picking = nimmt
web-took = nahm { $text }
web-lawyer-out = Rechtsanwalt

## The city

web-your-city = Deine Stadt
web-no-card = keine Karte
web-may-lie-here = Die Karte darf hier liegen { $points }
web-may-be-sold = Die Karte darf verkauft werden { $points }
web-why-not = Warum hier nicht
web-not-there = Hier nicht. Eine Karte teilt eine Seite mit der Stadt oder liegt auf ihr, bleibt im Rahmen und überdeckt nur, was sie darf.
web-reasons = Woher die Punkte kommen
web-at = auf { $text }
web-if-placed = auf { $text }
web-if-sold = beim Verkauf
web-if-taken = wenn du sie nimmst
web-changes-nothing = Kein Gebäude ändert sich.
web-covers = { $n ->
    [0] Überdeckt nichts.
    [one] Überdeckt { $n } Parzelle.
   *[other] Überdeckt { $n } Parzellen.
}
web-size = Stadt dann { $high } × { $wide } von { $rows } × { $columns }.

## One’s own cards

web-your-cards = Deine Karten
web-chosen = gewählt
web-played = gespielt
web-your-characters = Deine Personen
web-no-characters = Noch keine
web-used = eingesetzt
web-sell-a-card = Karte verkaufen
web-of = { $n } von { $most }
web-use-question = { $name } einsetzen?
web-use-it = Einsetzen
web-not-now = Jetzt nicht
web-not-this-era = Nicht in dieser Epoche
web-ask-again = Wieder fragen
web-use-moves = { $sum }: Platz { $after } statt { $n }
web-use-stays = { $sum }: weiterhin Platz { $n }
web-use-still-last = { $sum }: weiterhin zuletzt
web-adopt-whom = Wen bringt der Zeitungsjunge?

## Undo and commit

web-lock-bid = Bieten
web-discard = Ablegen
web-change-bid = Gebot ändern
web-build-here = Hier bauen
web-take-character = { $name } nehmen
web-plan-build = Hier vormerken
web-plan-take = { $name } vormerken
web-plan-take-about = { $name } nehmen, falls die Karte noch da ist.
web-plan-build-about = { $name } nehmen und auf { $at } bauen, falls die Karte noch da ist.
web-take-unplaceable = Nehmen, passt nirgends
web-sell-this = Karte verkaufen
web-sell-no-more = Nichts mehr verkaufen
web-adopt = { $name } hinzunehmen
web-adopt-nobody = Niemanden nehmen
web-idle-use = Einsetzen oder nicht
web-idle-bid = Wähle ein Gebot
web-idle-take = Wähle eine Karte
web-idle-place = Wähle einen Platz
web-idle-adopt = Wähle jemanden
web-idle-sell = Wähle eine Karte

## The others

web-rivals = Gegner
web-cards-kept = Karten behalten
web-left-in-pile = Noch im Stapel
web-stand-in = ein Bot spielt weiter
web-open-city = Stadt von { $name } vergrößern
web-still-to-come = Kommt noch

## Score sheet, short enough for three columns beside it

web-score = Wertung
web-overrated = ≈: Eine Person zählt, was sie am Ende voraussichtlich wert ist
web-line-ranches = Ranches
web-line-mines = Minen
web-line-drugstores = Drugstores
web-line-banks = Banken
web-line-saloons = Saloons
web-line-general-store-city-hall = Store, Rathaus
web-line-ranch-symbols = Ranch-Symbole
web-line-mine-symbols = Minen-Symbole
web-line-house-symbols = Haus-Symbole
web-line-hotels = Hotels
web-line-city-hall = Rathaus, Gebäude
web-line-outlaws = Outlaws
web-line-characters = Personen

## What may still come

web-decks = Kommende Karten
web-unseen-terrain = { $n ->
    [one] { $n } Geländekarte dieser Epoche noch nicht gesehen
   *[other] { $n } Geländekarten dieser Epoche noch nicht gesehen
}
web-unseen-about = { $n ->
    [one] { $n } davon liegt im Stapel.
   *[other] { $n } davon liegen im Stapel.
}
web-unseen-characters = Nie gezogene Personen
web-returned = Wegen Totenköpfen unter dem Stapel, in dieser Reihenfolge
web-left-over = Übrig gebliebene Personen

## The log

web-log-skull = Totenkopf: { $name } kommt unter den Stapel
web-log-use = { $name } setzt ein: { $text }
web-log-extra = Eine Karte mehr in der Reihe: { $text }
web-log-sell = { $you ->
    [yes] { $name } verkaufst eine Karte der Stadt
   *[no] { $name } verkauft eine Karte der Stadt
}
web-log-bids = Gebote: { $text }
web-log-order = Reihenfolge: { $text }
web-log-take = { $you ->
    [yes] { $name } nimmst { $text }
   *[no] { $name } nimmt { $text }
}
web-log-take-character = { $you ->
    [yes] { $name } nimmst { $text }
   *[no] { $name } nimmt { $text }
}
web-log-place = { $you ->
    [yes] { $name } baust auf { $text }
   *[no] { $name } baut auf { $text }
}
web-log-no-place = { $you ->
    [yes] { $name } hast keinen Platz für die Karte: Sie ist aus dem Spiel
   *[no] { $name } hat keinen Platz für die Karte: Sie ist aus dem Spiel
}
web-log-left = Niemand nahm: { $text }
web-log-adopt = { $you ->
    [yes] { $name } nimmst { $text } hinzu
   *[no] { $name } nimmt { $text } hinzu
}
web-log-win = { $you ->
    [yes] { $name } gewinnst
   *[no] { $name } gewinnt
}

## Keys

web-key-bid = Ein Gebot wählen
web-key-row = Eine Karte der Reihe ansehen
web-key-move = Die Karte über der Stadt bewegen
web-key-next = Nächster Platz, an dem sie liegen darf
web-key-decks = Kommende Karten zeigen
web-views = Ansichten

## The end

web-you-win = Die Stadt gehört dir.
web-wins = { $name } hat die schönste Stadt.
web-shared-win = Ein geteilter Sieg.
web-ahead = { $you ->
    [yes] { $n ->
        [0] , genauso viele wie du.
       *[other] , { $n } mehr als du.
    }
   *[no] { $n ->
        [0] , genauso viele wie { $name }.
       *[other] , { $n } mehr als { $name }.
    }
}
web-cities = Alle Städte
web-part-mines = Minen
web-part-ranches = Ranches
web-part-shops = Banken, Drugstores
web-part-town = Saloons, Rathaus, Hotels
web-part-people = Personen
