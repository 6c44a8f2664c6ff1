### The scorepad for the boxed games: German

## The page

web-pad-title = Wertungsblock
web-pad-games = Spiele
web-pad-tables = Tische
web-pad-link = Link
web-pad-print = Drucken
web-pad-offline = Geht jetzt auch ohne Netz
web-pad-keep-offline = Auch ohne Netz nutzbar machen (lädt { NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB)
web-pad-insecure = Über einfaches http braucht dieser Block das Netz: Browser bewahren eine Seite nur über https auf.
web-pad-nobody = Der Wertungsblock braucht einmal das Netz, um zu holen, was die Punkte zählt.
web-pad-again = Noch einmal

## Players

web-pad-players = Spieler
web-pad-player = Spieler { $number }
web-pad-add-player = Spieler hinzufügen
web-pad-remove-player = { $name } entfernen
web-pad-who = Name und Farbe: { $name }
web-pad-suit = Farbe
web-pad-virtual-about = Baut keine Stadt; die Summe wird eingetippt.
web-pad-virtual-how = Zähle die Reizwerte aller Karten zusammen, die dieser virtuelle Spieler genommen hat.
web-pad-virtual-total = Summe der Reizwerte
web-pad-ahead = Vorn

## Entering a city

web-pad-city-of = Stadt von { $name }
web-pad-cell = Zeile { $row }, Spalte { $column }: { $what }
web-pad-cell-earns = Zeile { $row }, Spalte { $column }: { $what }, bringt { $n }
web-pad-free-cell = Freies Feld
web-pad-ways = Wie die Stadt eingegeben wird
web-pad-by-parcel = Parzellen
web-pad-by-card = Karten
web-pad-palette = Was dort steht
web-pad-how = Wähle etwas und tippe an, wo es steht, oder tippe zuerst einen Platz an.
web-pad-in-hand = { $what }: Tippe jeden Platz an, auf dem das steht.
web-pad-lay-land = Jedes Tippen oder Wischen legt eine Karte aus leeren Parzellen, und nichts über das, was da ist.
web-pad-at-place = { $place }: Was steht dort? Oder zieh es an seinen Platz.
web-pad-at-card = { $place }: die Parzellen der Karte, Zeile für Zeile
web-pad-let-go = Weglegen
web-pad-redo = Wiederholen
web-pad-clear = Stadt leeren
web-pad-move-left = Stadt nach links schieben
web-pad-move-right = Stadt nach rechts schieben
web-pad-move-up = Stadt nach oben schieben
web-pad-move-down = Stadt nach unten schieben
web-pad-size = Größe der Stadt, Zeilen mal Spalten
web-pad-below = Unter der Stadt
web-pad-enter = Eintragen
web-pad-less = { $what }: eins weniger
web-pad-more = { $what }: eins mehr

## Characters

web-pad-choose-characters = Auswählen
web-pad-characters-of = Personen von { $name }
web-pad-owned-by = bei { $name }
web-pad-done = Fertig
web-pad-sold = Verkaufte Karten

## The score

web-pad-total-now = { $n ->
    [one] { $name }: { $n } Punkt
   *[other] { $name }: { $n } Punkte
}
web-pad-leads = { $n ->
    [one] { $name } liegt mit { $n } Punkt vorn.
   *[other] { $name } liegt mit { $n } Punkten vorn.
}
web-pad-shared = { $n ->
    [one] Ein geteilter Sieg mit { $n } Punkt: { $name }
   *[other] Ein geteilter Sieg mit { $n } Punkten: { $name }
}
web-pad-wrong = So kann diese Stadt nicht gewertet werden.
web-pad-doubted = So gezählt, aber bitte prüfen:
web-pad-see-doubts = Was zu prüfen ist
web-pad-growth = Was noch wachsen könnte
web-pad-income = { $n ->
    [one] Einkommen: { $n } Münze je Runde
   *[other] Einkommen: { $n } Münzen je Runde
}
web-pad-no-growth = Kein Viertel kann jetzt wachsen.
web-pad-could-grow = könnte auf { $places } wachsen
web-pad-grows-beyond = könnte über den Rand dieses Plans hinaus wachsen; verschiebe die Stadt

## Tables that are kept

web-pad-new-table = Neuer Tisch
web-pad-open = Öffnen
web-pad-name-of = Name des Tisches: { $name }
web-pad-remove-table = Löschen: { $name }
web-pad-removed = Gelöscht: { $name }
web-pad-unreadable = Ein Tisch, der sich nicht lesen lässt
web-pad-blank = Leeren Bogen drucken
web-pad-book = Alle Partien
web-pad-book-games = Partien
web-pad-book-won = Gewonnen
web-pad-book-average = Schnitt
web-pad-book-best = Beste
web-pad-kept-about = Tische bleiben nur in diesem Browser. Ein Link bringt einen Tisch auf ein anderes Gerät.
web-pad-no-room = In diesem Browser ist kein Platz mehr: Schaffe etwas Platz, sonst geht verloren, was sich geändert hat, wenn du die Seite schließt.

## Links

web-pad-share = Als Link
web-pad-share-table = Der ganze Tisch
web-pad-share-city = Nur diese Stadt: { $name }
web-pad-share-about = Der Link enthält alles selbst; kein Server bewahrt es auf.
web-pad-from-link = Dieser Tisch kam über einen Link. Deine eigenen Tische sind unverändert.
web-pad-keep = Behalten
web-pad-back = Zurück zu meinem Tisch
web-pad-bad-link = Dieser Link ist beschädigt oder stammt aus einer neueren Version. Lass ihn dir noch einmal schicken.
