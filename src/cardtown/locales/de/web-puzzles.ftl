### Puzzles: German

## The list

web-puzzles-lead = Stellungen aus Partien, in denen eine Wahl eindeutig die beste und nicht leicht zu sehen ist. Versuch es, so oft du willst.
web-puzzles-streak = { $n } in Folge auf Anhieb; höchstens { $most }
web-puzzles-due = Heute fällig
web-puzzles-due-about = Was du hier oder in der Analyse eigener Partien verfehlst, kommt nach 1, 3, 7, 14 und 30 Tagen wieder. Dieser Browser merkt es sich.
web-puzzles-waiting = { $n ->
    [0] Sonst wartet nichts auf einen anderen Tag.
    [one] Eine Stellung wartet auf einen anderen Tag.
   *[other] { $n } Stellungen warten auf einen anderen Tag.
}
web-puzzles-begin = Anfangen
web-puzzles-none-due = Heute ist nichts mehr fällig.
web-puzzles-solved = { $number } von { $n } gelöst
web-puzzles-at-once = auf Anhieb: { $n }
web-puzzles-count = { $number } von { $n }
web-puzzles-difficulty = Schwierigkeit
web-puzzles-difficulty-about = Die Schwierigkeit sagt, wie viele von drei Bots die Antwort verfehlen.
web-puzzles-any = Jede
web-puzzles-difficulty-1 = Leicht
web-puzzles-difficulty-2 = Mittel
web-puzzles-difficulty-3 = Schwer
web-puzzles-mixed = Alle Themen
web-puzzles-offline = Aufgaben brauchen das Netz. Versuch es wieder, wenn es da ist.

## A puzzle

web-puzzles-puzzle = Aufgabe
web-puzzles-number = Aufgabe { $number }
web-puzzles-own = Aus deiner eigenen Partie
web-puzzles-left = { $n ->
    [0] Die letzte für heute
    [one] Heute noch eine
   *[other] Heute noch { $n }
}
web-puzzles-ask = Eine Wahl ist eindeutig die beste. Was würdest du tun?
web-puzzles-judging = Alle Möglichkeiten werden verglichen …
web-puzzles-wrong = Das verschenkt { $given } Gewinnchance. Versuch es noch einmal.
web-puzzles-right = Richtig: Das ist die beste Wahl.
web-puzzles-as-good = Richtig: Nichts ist eindeutig besser.
web-puzzles-about = Das Thema: { $name }
web-puzzles-answer = Sie gewinnt in etwa { $best } der Fälle. Die nächstbeste Wahl verschenkt davon { $given }.
web-puzzles-answer-behind = Du liegst hier zurück. In einem ausgeglichenen Spiel würde die nächstbeste Wahl { $given } verschenken.
web-puzzles-next = Nächste Aufgabe
web-puzzles-all = Alle Aufgaben
web-puzzles-gone = Eine Stellung lässt sich nicht mehr zeigen; sie entfällt.
web-puzzles-report = Diese Aufgabe melden
web-puzzles-report-about = Wenn du die Antwort für falsch hältst: Versuch die Wahl, die du besser findest, kopiere dann diesen Text oder lade ihn herunter und schick ihn mit, wenn du uns schreibst. Er nennt die Aufgabe, ihre Antwort und deinen letzten Versuch.

## Themes

web-puzzles-theme-bid = Gebot
web-puzzles-theme-pick = Kartenwahl
web-puzzles-theme-place = Anlegen
web-puzzles-theme-overlap = Überbauen der Stadt
web-puzzles-theme-outlaws = Outlaws
web-puzzles-theme-sale = Verkauf
web-puzzles-theme-character = Person
web-puzzles-theme-use = Einsatz einer Person
web-puzzles-theme-build = Bau
web-puzzles-theme-division = Aufteilung
web-puzzles-theme-choose = Wahl des Stapels
web-puzzles-theme-growth = Wachstum
web-puzzles-theme-industry = Kauf von Industrie
web-puzzles-theme-keep = Behaltene Karten
