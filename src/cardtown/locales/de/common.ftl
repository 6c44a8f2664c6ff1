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
