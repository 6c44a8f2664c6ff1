### Words that both games share: French

language-name = Français
game-carson-city = Carson City – Le jeu de cartes
game-card-city = Card City

## Around the table

yes = Oui
no = Non
seat = Siège { $number }
round = Manche { $round }
points = { $n ->
    [one] { $n } point
    [many] { $n } de points
   *[other] { $n } points
}
coins = { $n ->
    [one] { $n } pièce
    [many] { $n } de pièces
   *[other] { $n } pièces
}
total = Total
winner = Vainqueur
winners = Vainqueurs
tie = Égalité
you = Vous
bot = Bot
virtual-player = Joueur virtuel
level-novice = Débutant
level-intermediate = Intermédiaire
level-expert = Expert

## Commands and pages

undo = Annuler
save = Sauvegarder
quit = Quitter
help = Aide
rules = Règles
score-sheet = Feuille de score
log = Journal
