### A race on one deal: German

web-race = Ein Wettlauf mit denselben Karten
web-race-challenges = { $name } fordert dich heraus
web-race-about = Dieselben Karten, dieselben Gegner, derselbe Platz. Du hast einen Versuch, und was eine gezogene Karte gezeigt hat, wird nicht zurückgenommen. Die Partie zählt hier und sonst nirgends, denn { $name } kannte ihre Karten.
web-race-own = Das ist der Link zu deinen Karten. Wer ihn öffnet, spielt dieselben Karten gegen dieselben Gegner; die Ergebnisse erscheinen hier.
web-race-link = Link dieses Wettlaufs
web-race-share-title = { $name } fordert dich heraus: { $game }
web-race-finished = { $n ->
    [one] Eine Person hat diese Karten gespielt.
   *[other] { $n } Personen haben diese Karten gespielt.
}
web-race-play = Diese Karten spielen
web-race-alone = Niemand sonst entscheidet: Es ist eine Partie allein.
web-race-opponents = Gegner: { $names }
web-race-results = Ergebnisse
web-race-name = Name
web-race-points = Punkte
web-race-you = du
web-race-challenger = die Herausforderung
web-race-not-counted = nicht gewertet
web-race-not-counted-about = In dieser Partie hat eine Zeit lang ein Bot oder jemand anders entschieden.
web-race-replay = Wiederholung von { $name }
web-race-hidden = Die Ergebnisse werden gezeigt, wenn deine eigene Partie vorbei ist.
web-race-pace-about = { $name } hatte nach { $round } { $points } Punkte. Du siehst nie mehr, als du selbst gespielt hast.
