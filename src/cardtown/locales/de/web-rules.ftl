### The rules pages: German

## The book

web-rules-games = Spiele
web-rules-search = In den Regeln suchen
web-rules-contents = Inhalt
web-rules-turn = Kapitel davor und danach
web-rules-decisions = Wo die Spielanleitungen etwas offen lassen, mussten wir uns entscheiden. Jeder Eintrag sagt, was offen war, wie wir es lesen und warum.
web-rules-found = { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
}
web-rules-none = Keine Regel enthält „{ $text }“. Versuche es mit weniger oder kürzeren Wörtern oder mit einer Nummer wie C4.5.

## Below the pictures

web-rules-yes = Erlaubt
web-rules-no = Nicht erlaubt

## What the pictures of Carson City show

web-rules-see-suits = Die sechs Farben, von links: Hut, Stern, Kaktus, Stiefel, Hufeisen, Rind.
web-rules-see-terrain = Drei Karten der Epoche I und zwei der Epoche II mit ihrem Reizwert. Jede hat 2 × 2 Parzellen; die ohne Bild sind leer.
web-rules-see-characters = Alle 21 Personen. Oben links, wozu sie gut sind: $ für Punkte am Ende, ein Pfeil für etwas, das sie tun können; oben rechts ihr Reizwert.
web-rules-see-tie = Die 8 des Stiefels ist am höchsten. Stern und Rind bieten beide 5: Auf der Rückseite steht der Stern höher, also nimmt er vor dem Rind.
web-rules-see-first = Die erste Karte, an beliebiger Stelle, so herum, wie sie gedruckt ist.
web-rules-see-too-wide = Die Stadt würde neun Parzellen breit.
web-rules-see-captain = Mit dem Hauptmann sind neun Parzellen in Ordnung.
web-rules-see-corner = Die Karte berührt die Stadt nur an einer Ecke.
web-rules-see-side = Eine gemeinsame Parzellenseite genügt.
web-rules-see-same = Der Berg überdeckt einen Berg.
web-rules-see-townhouse = Das Stadthaus überdeckt ein Wohnhaus.
web-rules-see-empty-over = Ihre leere Parzelle oben links würde die Mine überdecken.
web-rules-see-outlaws = Der Saloon würde Outlaws überdecken.
web-rules-see-prison = Mit einem Gefängnis in der Stadt dürfen die Outlaws überdeckt werden.
web-rules-see-prison-late = Das Gefängnis auf der neuen Karte selbst hilft nicht.
web-rules-see-prison-mine = Die Mine würde das Gefängnis überdecken.
web-rules-see-prison-prison = Ein Gefängnis überdeckt das Gefängnis.
web-rules-see-neighbours = Alle acht Nachbarn der Mine zählen, auch die diagonalen: drei Berge, je 2 Punkte.
web-rules-see-ranch = Ranch: drei leere Parzellen rundum. Unter ihr liegt keine Karte, dort zählt nichts.
web-rules-see-mine = Mine: zwei Berge benachbart, je 2 Punkte.
web-rules-see-drugstore = Drugstore: benachbarter Häuserwert 1 + 2, dazu 2 für zwei Ranches in der Stadt.
web-rules-see-bank = Bank: benachbarter Häuserwert 1 + 2, dazu 2 für zwei Minen in der Stadt.
web-rules-see-saloon = Saloon: das Doppelte des benachbarten Häuserwerts 1 + 2.
web-rules-see-general-store = General Store: benachbarter Häuserwert 1, dazu 3 in der ganzen Stadt.
web-rules-see-city-hall = Rathaus: benachbarter Häuserwert 1, dazu vier Gebäude: es selbst, Gefängnis, Hotel und Ranch.
web-rules-see-church = Kirche: der Häuserwert der Stadt, 1 + 2 + 2.
web-rules-see-blacksmith = Schmiede: zwei Minen und eine Ranch in der Stadt.
web-rules-see-hotel = Hotel: immer 3.
web-rules-see-outlaws-cost = Outlaws: Jede Parzelle kostet 6.
web-rules-see-lawful = Mit einem Gefängnis kosten die Outlaws nichts und zählen als leere Parzelle: Die Ranch hat zwei.
web-rules-see-sale = Die mittlere Karte hält die Stadt zusammen; die äußeren dürfen verkauft werden.
web-rules-see-sale-under = Zwei Karten liegen übereinander; nur die dritte darf verkauft werden.

## What the pictures of Card City show

web-rules-see-kinds = Die sechs Arten, von links: Wohngebäude, Gewerbegebäude, Freizeitgebäude, Kommunalgebäude, Industriegebäude, Parkplatz.
web-rules-see-lots = Sechs Karten bei drei Spielern: zwei im offenen Stapel; von den anderen vier zwei aufgedeckt und zwei verdeckt.
web-rules-see-too-long = Die Stadt würde sechs Felder breit.
web-rules-see-beside = Das Feld hat eine Seite mit dem Kommunalgebäude gemeinsam.
web-rules-see-corner-cell = Das Feld berührt das Kommunalgebäude nur an einer Ecke.
web-rules-see-limit = Hier stehen fünf Gebäude und kein Industriegebäude.
web-rules-see-limit-raised = Mit einem Industriegebäude dürfen es zehn andere sein.
web-rules-see-like = Neben einem anderen Wohngebäude.
web-rules-see-like-apart = Die Wohngebäude berühren sich nur an einer Ecke.
web-rules-see-industry = Ein Wohngebäude neben einem Industriegebäude.
web-rules-see-poor = Es sind nur 4 Münzen da.
web-rules-see-districts = Drei Viertel: zwei Wohngebäude, ein Wohngebäude, zwei Gewerbegebäude. Das Schild darunter sagt, was das Viertel zum Wachsen braucht und was es hat.
web-rules-see-grow-homes = Ein Wohngebäude mit zwei Kulturgebäuden daneben, dem Kommunalgebäude und einem Freizeitgebäude.
web-rules-see-grow-not = Nur ein Kulturgebäude daneben; nötig sind zwei.
web-rules-see-grow-shops = Ein Gewerbegebäude zwischen zwei verschiedenen Wohnvierteln.
web-rules-see-joining = Das neue Wohngebäude würde zwei Viertel zusammenfügen.
web-rules-see-income = Gewerbeviertel mit zwei und mit einem Gebäude: 1 + 3 + 1 = 5 Münzen.
web-rules-see-final = Wohnviertel mit drei und mit einem Gebäude, drei freie Felder, 13 Münzen: 6 + 1 − 3 + 2 = 6 Punkte.
