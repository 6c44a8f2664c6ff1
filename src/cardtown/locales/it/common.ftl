### Words that both games share: Italian

language-name = Italiano
game-carson-city = Carson City – Il Gioco di Carte
game-card-city = Card City

## Around the table

yes = Sì
no = No
seat = Posto { $number }
round = Round { $round }
points = { $n ->
    [one] { $n } punto
    [many] { $n } di punti
   *[other] { $n } punti
}
coins = { $n ->
    [one] { $n } moneta
    [many] { $n } di monete
   *[other] { $n } monete
}
total = Totale
winner = Vincitore
winners = Vincitori
tie = Parità
you = Tu
bot = Bot
virtual-player = Giocatore virtuale
level-novice = Principiante
level-intermediate = Intermedio
level-expert = Esperto

## Commands and pages

undo = Annulla
save = Salva
quit = Esci
help = Aiuto
rules = Regolamento
score-sheet = Foglio segnapunti
log = Cronologia
