### Card City at the table in the terminal: German

## What is drawn

ui-next-industrial = { $n ->
    [one] nächstes Industriegebäude: { $n } Münze
   *[other] nächstes Industriegebäude: { $n } Münzen
}
ui-limit = Stadtlimit: { $n } von { $number } Gebäuden, { $industrials }-mal Industrie
ui-holds = hält { $text }
ui-could-grow = { $name } auf { $at } könnte wachsen
ui-dead-end-mark = das Ende der Stadt
ui-has-culture = { $n } von { $number } Kulturgebäuden
ui-has-districts = { $n } von { $number } Wohnvierteln
ui-can-grow = kann wachsen
ui-no-cell = genug ringsum, aber kein Feld
ui-limit-reached = genug ringsum, aber das Stadtlimit
ui-no-reserve = im Vorrat ist keine Karte mehr
ui-more-districts = … (districts zeigt alle)
ui-no-districts = Es gibt noch kein Wohn- und kein Gewerbeviertel.
ui-district-culture = { $name }, Viertel der Größe { $size } auf { $at }: grenzt an { $n } Kulturgebäude, braucht { $number }, um zu wachsen.
ui-district-districts = { $name }, Viertel der Größe { $size } auf { $at }: grenzt an { $n } Wohnviertel, braucht { $number }, um zu wachsen.
ui-divisions = Offener Stapel | aufgedeckt | verdeckt, mit Buchstaben:
ui-how-to-divide = Offener Stapel | aufgedeckt | verdeckt, mit Nummern, etwa { $text }
ui-open-last = open: Du behältst { $text }; { $name } behält den gemischten Stapel.
ui-open-more = open: Du behältst { $text }; { $name } teilt den gemischten Stapel für { $other } auf.
ui-mixed-last = mixed: Du behältst { $text } und die verdeckte Karte; { $name } behält { $cards }.
ui-mixed-more = { $n ->
    [one] mixed: Du siehst auch die { $n } verdeckte Karte und teilst alles für { $other } auf; { $name } behält { $cards }.
   *[other] mixed: Du siehst auch die { $n } verdeckten Karten und teilst alles für { $other } auf; { $name } behält { $cards }.
}
ui-deck-unseen = { $n ->
    [one] Der Zugstapel hat { $n } Karte.
   *[other] Der Zugstapel hat { $n } Karten.
} Von dir noch nie gesehen:
ui-deck-hidden = (davon anderswo verdeckt: { $n })
ui-deck-under = Unter dem Zugstapel, in dieser Reihenfolge: { $text }
ui-deck-discarded = Aus dem Spiel:
ui-legend = { $blank } ein noch mögliches Feld, [a] ein Feld zur Wahl, { $grows } ein Viertel kann wachsen, { $first } Startspieler, { $here } muss entscheiden

## What is asked

ui-ask-divide = { $number ->
    [one] Welche zwei Karten offen, welche aufgedeckt, welche verdeckt? Es wählt { $name }.
   *[other] Welche zwei Karten offen, welche { $number } aufgedeckt, welche { $number } verdeckt? Es wählt { $name }.
}
ui-ask-choose = Welchen Stapel nimmst du? (open für offen, mixed für gemischt)
ui-ask-keep = Welche zwei Karten behältst du? (zwei Nummern; die andere kommt unter den Zugstapel)
ui-ask-build = Du hältst { $text }. Wo baust du? ({ $kind } a, oder { $kind } 1 2)
ui-ask-build-one = Du hältst { $text }. Wo baust du? (ein Buchstabe, oder Zeile und Spalte)
ui-ask-develop = Welches Viertel wächst, und wo? (ein Buchstabe, oder Zeile und Spalte)
ui-ask-buy = { $n ->
    [one] Ein Industriegebäude für { $n } Münze kaufen? (ein Buchstabe, oder pass)
   *[other] Ein Industriegebäude für { $n } Münzen kaufen? (ein Buchstabe, oder pass)
}
ui-help-divide =
    0 3 | 1 | 2   Karten 0 und 3 offen, 1 aufgedeckt, 2 verdeckt; auch CR | I | P oder ein Buchstabe der Liste
ui-help-choose = open, mixed   diesen Stapel nehmen; o und m genügen
ui-help-keep = 0 2           die Karten 0 und 2 behalten; auch Buchstaben: R P
ui-help-build =
    R a, R 1 2    das Wohngebäude auf Feld a bauen, oder auf Zeile 1, Spalte 2; nur a, wenn dort nur eine Karte passt
ui-help-develop = a, R 1 2      das Viertel auf Feld a wachsen lassen, oder auf Zeile 1, Spalte 2
ui-help-buy = a, 1 2, pass  ein Industriegebäude kaufen und auf Feld a bauen, oder auf Zeile 1, Spalte 2; oder nicht
ui-help-card-city =
    why R 1 2     was ein Wohngebäude auf Zeile 1, Spalte 2 ändern würde, oder warum es dort nicht stehen darf
    districts     was jedes deiner Viertel braucht, um zu wachsen
    city 2        die Stadt von Sitzplatz 2 (oder eines Namens)
    deck          was in Zugstapel und Vorrat noch liegt, soweit du es wissen darfst
    legend        was die Buchstaben und Zeichen bedeuten
ui-no-such-cell = Es gibt kein Feld { $text }: Die Felder heißen a bis { $name }.
ui-no-such-division = Es gibt keine Aufteilung { $text }: Die Aufteilungen heißen a bis { $name }.
ui-which-kind = Welche Karte? Gib eine davon ein: { $text }
ui-bad-division = { $n ->
    [one] Aus den Karten 0 bis { $number } werden zwei offene, eine aufgedeckte und eine verdeckte (K2.2), etwa { $text }
   *[other] Aus den Karten 0 bis { $number } werden zwei offene, { $n } aufgedeckte und { $n } verdeckte (K2.2), etwa { $text }
}
ui-bad-keep = Nenne zwei der Karten 0 bis { $number }, etwa 0 1 (K2.4).
ui-why-cell-usage = Gib why, ein Gebäude und ein Feld ein: why R 1 2, oder why R a.
ui-dead-end = Danach könnte in deiner Stadt nie wieder gebaut werden: Das Stadtlimit ist erreicht, und für Industrie gibt es kein Feld (K3.3). Wenn du das willst, gib { $text } noch einmal ein.

## The log

ui-log-offer = { $name } bietet { $other } an: { $cards } offen, oder { $text } und verdeckt { $n }.
ui-log-choice = { $name } nimmt: { $text }.
ui-log-hold = { $name } hält { $text }.
ui-log-under = Unter den Zugstapel kommt { $text }.
ui-log-build = { $name } baut { $text } auf { $at }.
ui-log-discard = { $name } kann nicht bauen: { $text }. Das ist aus dem Spiel.
ui-log-develop = Bei { $name } wächst ein Viertel: { $text } auf { $at }.
ui-log-income = { $name } bekommt { $n } und hat nun { $number } Münzen.
ui-log-buy = { $name } kauft { $text } für { $n } Münzen und baut auf { $at }.

## Answers of the commands

ui-place = Zeile, Spalte
ui-base-income = Für alle
