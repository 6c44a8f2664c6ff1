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
web-rules-see-ranch = Ranch: drei leere Parzellen ringsum. Unter ihr liegt keine Karte, dort zählt nichts.
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
web-rules-see-joining = Das neue Wohngebäude würde zwei Viertel verbinden.
web-rules-see-income = Gewerbeviertel mit zwei und mit einem Gebäude: 1 + 3 + 1 = 5 Münzen.
web-rules-see-final = Wohnviertel mit drei und mit einem Gebäude, drei freie Felder, 13 Münzen: 6 + 1 − 3 + 2 = 6 Punkte.

## The game on one page

web-short-title = { $game } auf einer Seite
web-short-print = Drucken
web-short-do = Was du tust
web-short-win = Wie du gewinnst
web-short-round = Eine Runde
web-short-score = Die Wertung
web-short-carson-city-do =
    Du baust eine Stadt aus Geländekarten mit je 2 × 2 Parzellen, innerhalb von 8 × 8 Parzellen.
    In jeder Runde bieten alle auf die ausliegenden Karten; wer mehr bietet, wählt früher.
    Das Spiel dauert zwei Epochen mit je neun Runden. Du hast die Auktionskarten 1 bis 9 und spielst jede einmal je Epoche.
web-short-carson-city-win =
    Wer am Ende die meisten Punkte hat, gewinnt.
    Gebäude zählen nach dem, was um sie steht: Lege Karten so übereinander, dass zusammenkommt, was zusammengehört.
    Hebe eine hohe Karte für eine Person auf oder für eine Karte, die zu deiner Stadt passt: Ausgespieltes liegt offen, du siehst also, was den anderen bleibt.
web-short-carson-city-round =
    Eine Person und vier Geländekarten werden ausgelegt (zu fünft oder sechst fünf).
    Wer Personen mit einem Pfeil hat, darf sie einsetzen, jede einmal je Epoche.
    Alle wählen verdeckt eine Auktionskarte; dann werden alle aufgedeckt.
    Vom höchsten Gebot abwärts nimmt jeder eine Karte. Bei Gleichstand entscheidet die Rückseite der nächsten Person.
    Eine Geländekarte wird sofort gebaut: Sie berührt oder überdeckt die Stadt, wird nie gedreht und überdeckt nur leere Parzellen oder das gleiche Gebäude. Eine Person bleibt bei dir.
web-short-carson-city-score =
    Ranch: 1 für jede leere Parzelle ringsum. Mine: 2 für jeden Berg.
    Drugstore und Bank: Wohnhäuser ringsum, dazu alle deine Ranches oder Minen. Saloon: Wohnhäuser ringsum, doppelt.
    Kirche, General Store, Rathaus und Schmiede schauen auf die ganze Stadt; ein Hotel bringt 3.
    Ein Wohnhaus zählt 1, ein Stadthaus oder Hotel 2. Outlaws kosten je 6, außer du hast ein Gefängnis oder den Sheriff.
    Personen mit $ bringen, was auf ihrer Karte steht.
web-short-card-city-do =
    Du baust in zehn Runden eine Stadt aus höchstens 5 × 5 Karten um ein Kommunalgebäude.
    In jeder Runde bekommst du zwei Gebäude: Du teilst Karten für andere auf oder wählst aus dem, was sie aufgeteilt haben.
    Dann baust du, Viertel wachsen, und Gewerbe bringt Münzen.
web-short-card-city-win =
    Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die meisten Münzen.
    Große Wohnviertel zählen am meisten, und nur Wachstum macht sie groß: Gib ihnen Kultur und Platz zum Wachsen.
    Industriegebäude heben das Stadtlimit und füllen Felder; stell sie nie neben Wohngebäude.
web-short-card-city-round =
    Aufteilen: Der Startspieler zieht zwei Karten je Spieler und macht zwei Stapel, einen aus zwei offenen Karten, einen aus allen anderen, die Hälfte verdeckt. Der Nächste nimmt einen Stapel und behält ihn oder teilt weiter auf.
    Baue beide Karten an deine Stadt. Kein Wohngebäude neben Wohn- oder Industriegebäude, kein Gewerbe neben Gewerbe. Ein Freizeitgebäude kostet 5 Münzen. Was gebaut werden kann, muss gebaut werden.
    Entwickeln: Ein Wohnviertel mit x Gebäuden wächst neben x + 1 Kulturgebäuden (Freizeit, Kommunal), ein Gewerbeviertel neben x + 1 Wohnvierteln.
    Einkommen: 1 Münze, dazu 1 + 2 + … für jedes Gewerbeviertel.
    Jeder darf ein Industriegebäude kaufen: 5 Münzen, dann 10, dann 15.
web-short-card-city-score =
    Jedes Wohnviertel mit n Gebäuden: 1 + 2 + … + n Punkte.
    Jedes freie der 5 × 5 Felder: −1.
    Je volle 5 Münzen: 1.
    Stadtlimit: höchstens 5 Gebäude, die keine Industriegebäude sind, und 5 mehr je Industriegebäude.
