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

## Why something is refused

refused-over = The game is over: nothing can be played any more.
refused-turn = It is not your turn.
refused-not-an-action = “{ $said }” is not an action. Actions begin with: { $words }.
refused-malformed = “{ $said }” is not a complete action that begins with “{ $word }”.

## What a link shows elsewhere

link-title = Cardtown: card games that build towns
link-about = Play at once, alone, with friends or against bots: no account, no waiting.
link-table = At the table: { $names }
link-race = { $name } challenges you: { $game }
link-race-about = The same cards, the same opponents: who does better?
link-finished = The game is over: { $points }
