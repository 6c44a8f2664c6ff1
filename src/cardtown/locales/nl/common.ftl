### Words that both games share: Dutch

language-name = Nederlands
game-carson-city = Carson City – The Card Game
game-card-city = Card City

## Around the table

yes = Ja
no = Nee
seat = Zitplaats { $number }
round = Ronde { $round }
points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
coins = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
}
total = Totaal
winner = Winnaar
winners = Winnaars
tie = Gelijke stand
you = Jij
bot = Bot
virtual-player = Virtuele speler
level-novice = Beginner
level-intermediate = Gevorderde
level-expert = Expert

## Commands and pages

undo = Ongedaan maken
save = Opslaan
quit = Afsluiten
help = Help
rules = Spelregels
score-sheet = Scoreblad
log = Logboek
