### The study board: German

web-study-title = Analysebrett: { $game }
web-study-about = Füge hier eine Stellung ein, wie sie „Diese Stellung untersuchen“ beim Ansehen einer Partie oder der Befehl cardtown replay ausgibt. Oder beginne mit einem Beispiel.
web-study-text = Die Stellung als Text
web-study-of-game = Das Spiel
web-study-of-seat = Platz { $n }
web-study-example = Beispiel: { $game }
web-study-change = Ändern
web-study-link = Link kopieren

## What is best

web-study-decides = { $name } entscheidet: { $kind }.
web-study-nothing = Wer das sieht, hat nichts zu entscheiden.
web-study-try = Probiere einen Zug auf dem Tisch aus, oder frage.
web-study-best = Was ist am besten?
web-study-thinking = Denkt nach …
web-study-best-chance = Die beste Wahl gewinnt in etwa { $chance } der Fälle.
web-study-best-alone = Die besten Möglichkeiten sind auf dem Tisch markiert.
web-study-tried-best = Das ist die beste Wahl: Sie gewinnt in etwa { $chance } der Fälle.
web-study-tried-best-alone = Das ist die beste Wahl.
web-study-tried = Das gewinnt in etwa { $chance } der Fälle, die beste Wahl in { $best }.
web-study-tried-alone = Das bringt etwa { $points } Punkte weniger als die beste Wahl.
