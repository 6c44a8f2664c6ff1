# After the game: the end of the game, the replay, the proof of the shuffles

## The end

web-after-you-share = Du teilst dir den Sieg.
web-after-place = { $place ->
    [2] Du bist auf Platz zwei.
    [3] Du bist auf Platz drei.
    [4] Du bist auf Platz vier.
    [5] Du bist auf Platz fünf.
   *[other] Du bist auf Platz { $place }.
}
web-after-result = Ergebnis
web-after-show-city = Stadt von { $name } zeigen
web-after-points-of = Punkte der Stadt: { $name }
web-after-light-line = Zeigen, woher diese Punkte kommen
web-after-chart = Punkte nach Runden
web-after-chart-round = Runde zum Ablesen
web-after-rounds = Runden
web-after-share = Partie zum Ansehen teilen
web-after-share-title = Eine Partie { $game } zum Ansehen
web-after-hindsight = Mit diesen Karten
web-after-hindsight-looking = Die beste Stadt wird gesucht …
web-after-hindsight-more = { $n ->
    [one] bringt die beste Stadt, die sich mit denselben Karten finden ließ: { $n } Punkt mehr war drin.
   *[other] bringt die beste Stadt, die sich mit denselben Karten finden ließ: { $n } Punkte mehr waren drin.
}
web-after-hindsight-none = Mit deinen Karten fand sich nichts Besseres. Wunderbar gebaut.
web-after-hindsight-none-other = Mit den Karten von { $name } fand sich nichts Besseres. Wunderbar gebaut.
web-after-hindsight-missing = Die beste Stadt ließ sich diesmal nicht suchen.
web-after-compare = Vergleichen
web-after-best-city = Die beste Stadt
web-after-alone = Wie gut ist das?
web-after-alone-now = Diese Partie
web-after-alone-best = Deine beste Partie bisher
web-after-alone-par = Ein starker Bot mit denselben Karten
web-after-alone-first = Deine erste Partie dieser Art: Ab jetzt gibt es etwas zu übertreffen.
web-after-alone-record = { $n ->
    [one] Deine beste Partie, um einen Punkt.
   *[other] Deine beste Partie, um { $n } Punkte.
}
web-after-alone-equal = So gut wie deine beste Partie.
web-after-alone-short = { $n ->
    [one] Ein Punkt fehlt zu deiner besten Partie.
   *[other] { $n } Punkte fehlen zu deiner besten Partie.
}
web-after-alone-practice = Mindestens so gut wie deine beste Partie; Übung zählt aber nicht.

## The proof of the shuffles

web-proof-running = Der Beweis läuft in diesem Browser … Dazu lädt er einmal Python ({ NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB).
web-proof-load = Python laden ({ NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB) und hier beweisen
web-proof-holds = Hier in diesem Browser als fair bewiesen.
web-proof-partly = Hier ist nichts falsch, aber nicht alles ließ sich vergleichen.
web-proof-fails = Diese Aufzeichnung beweist kein faires Spiel.
web-proof-impossible = Python ließ sich in diesem Browser nicht starten. Die Aufzeichnung lässt sich anderswo prüfen, wie unten beschrieben.
web-proof-published = Was der Server veröffentlicht hatte, als dieser Browser einen Sitzplatz nahm, ist der Hash des Geheimnisses im Startwert mit diesem Spiel, seinen Regeln, Optionen, Karten und Plätzen.
web-proof-published-secret = Was der Server veröffentlicht hatte, als dieser Browser einen Sitzplatz nahm, ist der Hash des Geheimnisses im Startwert.
web-proof-kept-deck = Die Karten sind die, die der Tisch nannte, als dieser Browser einen Sitzplatz nahm.
web-proof-yours = Was dieser Browser auf Sitzplatz { $number } hinzugefügt hat, steckt im Startwert.
web-proof-sealed = Was alle hinzugefügt haben, stand fest, bevor dieser Browser seinen eigenen Teil zeigte.
web-proof-unsealed = Dieser Browser hat keine Siegel der anderen gesehen. Er kann also nicht sagen, ob jemand seinen Teil wählte, als die der anderen bekannt waren.
web-proof-days = An einem Tisch, der über Tage geht, gibt jeder seinen Teil dazu, wenn er sich setzt. Ob der Letzte dabei mit Hilfe des Servers nach einer Verteilung gesucht hat, kann niemand sagen.
web-proof-given-on = Wie der Server sagt, hat sich vor dem Spiel jemand anders auf Sitzplatz { $number } gesetzt. Was dieser Browser dort hinzugefügt hat, lässt sich darum nicht vergleichen.
web-proof-nothing-kept = Dieser Browser hat vor dem Spiel keinen Sitzplatz genommen oder nichts davon aufgehoben. Er kann also nicht sagen, ob der Server dieses Geheimnis vorher veröffentlicht hat und ob er etwas Hinzugefügtes ausgetauscht hat.
web-proof-shared = Mindestens ein Mensch hat zum Startwert beigetragen.
web-proof-own-deck = Die Karten sind die, die der Server heute ausgibt. Ob es vor dem Spiel dieselben waren, weiß nur, wer sie damals heruntergeladen hat.
web-proof-open = Kein Vergleich möglich
web-proof-commitment-now = Vor dem Spiel veröffentlicht, wie der Server jetzt sagt
web-proof-deck = Die Karten dieses Tisches
web-proof-elsewhere = Um es anderswo zu beweisen: Aufzeichnung herunterladen und diesen Befehl ausführen
web-proof-step-record = Die Aufzeichnung ist versiegelt: Ihr Hash ist der ihres Startwerts.
web-proof-step-people = Alle am Tisch haben zum Startwert beigetragen.
web-proof-step-seed = Der Startwert ist von einer Art, die niemand wählen konnte.
web-proof-step-shuffle = Die Mischung „{ $of }“ ist aus dem Startwert errechnet.
web-proof-step-actions = Jede Aktion war nach den Regeln erlaubt.
web-proof-step-result = Das Ergebnis ist das, wozu diese Aktionen führen.

## The replay

web-replay-title = Partie ansehen: { $game }
web-replay-dealt = Die Karten sind verteilt
web-replay-decided = { $name } hat entschieden
web-replay-step-of = Schritt { $n } von { $number }
web-replay-step = Schritt
web-replay-move = Durch die Partie gehen
web-replay-first = Zum Anfang
web-replay-round-back = Eine Runde zurück
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-on = Einen Schritt weiter
web-replay-round-on = Eine Runde weiter
web-replay-last = Zum letzten Schritt
web-replay-more = Mehr
web-replay-round = Runde
web-replay-speed = Tempo
web-replay-speed-slow = Langsam
web-replay-speed-normal = Normal
web-replay-speed-fast = Schnell
web-replay-through = Blickwinkel
web-replay-spectator = Als Zuschauer
web-replay-as = Mit den Augen von { $name }
web-replay-all = Alle Karten offen
web-replay-link = Link zu diesem Moment
web-replay-to-end = Zum Spielende
web-replay-not-over = Diese Partie läuft noch
web-replay-not-over-about = Wenn sie zu Ende ist, kannst du sie hier Schritt für Schritt ansehen.
web-replay-to-table = Zum Tisch

## The review

web-after-review = Analyse
web-after-review-of = Wessen Entscheidungen
web-after-review-judging = Entscheidungen werden beurteilt: { $n } von { $number }
web-after-review-chances = Gewinnchance nach jedem Schritt
web-after-review-mistakes = Die größten Fehler
web-after-review-none = Kein Fehler gefunden. Wunderbar gespielt.
web-after-review-accuracy = Genauigkeit
web-after-review-about = Jede Entscheidung wird danach beurteilt, was man dabei wissen konnte und wie viel Gewinnchance sie verschenkte. Die Chancen sind Schätzungen, jeweils mit ihrer Spanne.
web-after-review-offers = Teilungen
web-after-offer = Der offene Stapel wird in etwa { $chance } der Fälle genommen ({ $shown }, wären alle Karten aufgedeckt) · Wert für den, der wählt: { $open } und { $mixed }, für dich: { $ownopen } und { $ownmixed }
web-after-review-again = Fehler, die du noch einmal versuchst, kommen nach einigen Tagen in den Aufgaben wieder
web-after-mark-brilliant = Brillant
web-after-mark-fine = Gut
web-after-mark-inaccurate = Ungenau
web-after-mark-mistake = Fehler
web-after-mark-blunder = Grober Fehler
web-after-ask = Hier wurden { $given } Gewinnchance verschenkt. Was würdest du tun?
web-after-try-best = Das ist die beste Wahl.
web-after-try-better = Das verschenkt { $given }: besser als das, was gespielt wurde.
web-after-try-played = Das wurde gespielt. Es verschenkt { $given }.
web-after-try-worse = Das verschenkt { $given }: nicht besser als das, was gespielt wurde.
web-after-help = Hinweis
web-after-show-answer = Antwort zeigen
web-after-next-mistake = Der nächste Fehler
web-after-back-to-review = Zurück zur Analyse
web-after-help-later = Was sofort am meisten bringt, ist hier nicht das Beste: Schau weiter voraus.
web-after-help-now = Die beste Wahl bringt sofort { $points }.
web-after-help-three = Eine von diesen dreien ist die beste.
web-after-help-answer = Die beste Wahl und das, was gespielt wurde.
web-after-help-chances = Die beste Wahl gewinnt in etwa { $best } der Fälle; was gespielt wurde, verschenkt davon { $given }.
web-after-help-behind = Wer hier entschied, lag zurück. In einem ausgeglichenen Spiel hätte das, was gespielt wurde, { $given } verschenkt.
web-after-kind-bid = Gebot
web-after-kind-take = Kartenwahl
web-after-kind-place = Anlegen
web-after-kind-use = Einsatz einer Person
web-after-kind-adopt = Person hinzugenommen
web-after-kind-sell = Verkauf
web-after-kind-keep = Behaltene Karten
web-after-kind-divide = Aufteilung
web-after-kind-choose = Wahl des Stapels
web-after-kind-build = Bau
web-after-kind-develop = Entwicklung
web-after-kind-buy = Kauf

## Luck and skill

web-after-luck = Glück und Können
web-after-luck-measure = War es Glück?
web-after-luck-why = Wie viel vom Vorsprung kam von den Karten, von den anderen und von jeder Art von Entscheidung? Das zu messen dauert ein bis zwei Minuten.
web-after-luck-measuring = Entscheidungen gemessen: { $n } von { $number }
web-after-luck-done = Glück und Können sind gemessen.
web-after-luck-part = Anteil
web-after-luck-points = Punkte
web-after-luck-deal = Die Karten
web-after-luck-others = Entscheidungen der anderen
web-after-luck-margin = Vorsprung vor den anderen
web-after-luck-alone = Punkte
web-after-luck-about = Jede Entscheidung wird mit der des starken Bots verglichen: Beide werden mit vielen Kartenfolgen weitergespielt. Die Anteile ergeben die Summe; ± ist der Bereich von 95 %.

## What if

web-after-go-on = Von hier weiterspielen
web-after-go-on-about = Spiele ab diesem Schritt an einem Übungstisch weiter; es kommen dieselben Karten. Was später entschieden wurde, ist wieder offen.
web-after-go-on-seat = Dein Platz
web-after-go-on-others = Wer für die anderen spielt
web-after-go-on-play = Spielen
web-after-race = Mit diesen Karten herausfordern
web-after-study = Diese Stellung untersuchen
