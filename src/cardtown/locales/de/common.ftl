### Words that both games share: German

language-name = Deutsch
game-carson-city = Carson City – Das Kartenspiel
game-card-city = Card City

## Around the table

yes = Ja
no = Nein
seat = Sitzplatz { $number }
round = Runde { $round }
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
total = Gesamt
winner = Gewinner
winners = Gewinner
tie = Gleichstand
you = Du
bot = Bot
virtual-player = Virtueller Spieler
level-novice = Anfänger
level-intermediate = Fortgeschrittener
level-expert = Profi

## Commands and pages

undo = Rückgängig
save = Speichern
quit = Beenden
help = Hilfe
rules = Spielregeln
score-sheet = Wertungsblatt
log = Spielverlauf

## Why something is refused

refused-over = Das Spiel ist zu Ende: Es kann nichts mehr gespielt werden.
refused-turn = Du bist nicht am Zug.
refused-not-an-action = „{ $said }“ ist keine Aktion. Aktionen beginnen mit: { $words }.
refused-malformed = „{ $said }“ ist keine vollständige Aktion, die mit „{ $word }“ beginnt.

## What a link shows elsewhere

link-title = Cardtown: Kartenspiele rund um den Städtebau
link-about = Gleich spielen, allein, mit Freunden oder gegen Bots: kein Konto, kein Warten.
link-table = Am Tisch: { $names }
link-race = { $name } fordert dich heraus: { $game }
link-race-about = Dieselben Karten, dieselben Gegner: Wer kann es besser?
link-finished = Das Spiel ist zu Ende: { $points }
