### Words that both games share: English

language-name = English
game-carson-city = Carson City: The Card Game
game-card-city = Card City

## Around the table

yes = Yes
no = No
seat = Seat { $number }
round = Round { $round }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
total = Total
winner = Winner
winners = Winners
tie = Tie
you = You
bot = Bot
virtual-player = Virtual player
level-novice = Novice
level-intermediate = Intermediate
level-expert = Expert

## Commands and pages

undo = Undo
save = Save
quit = Quit
help = Help
rules = Rules
score-sheet = Score sheet
log = Log
