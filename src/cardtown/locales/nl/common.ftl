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

## Why something is refused

refused-over = Het spel is afgelopen: er kan niets meer worden gespeeld.
refused-turn = Je bent niet aan de beurt.
refused-not-an-action = “{ $said }” is geen actie. Acties beginnen met: { $words }.
refused-malformed = “{ $said }” begint met “{ $word }”, maar is geen volledige actie.

## What a link shows elsewhere

link-title = Cardtown: kaartspellen waarin je steden bouwt
link-about = Meteen spelen, alleen, met vrienden of tegen bots: zonder account, zonder wachten.
link-table = Aan tafel: { $names }
link-race = { $name } daagt je uit: { $game }
link-race-about = Dezelfde kaarten, dezelfde tegenstanders: wie doet het beter?
link-finished = Het spel is afgelopen: { $points }
