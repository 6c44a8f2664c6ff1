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

undo = Revenir en arrière
save = Sauvegarder
quit = Quitter
help = Aide
rules = Règles
score-sheet = Feuille de score
log = Journal

## Why something is refused

refused-over = La partie est terminée : plus rien ne peut être joué.
refused-turn = Ce n’est pas votre tour.
refused-not-an-action = « { $said } » n’est pas une action. Les actions commencent par : { $words }.
refused-malformed = « { $said } » n’est pas une action complète qui commence par « { $word } ».

## What a link shows elsewhere

link-title = Cardtown : des jeux de cartes où l’on bâtit des villes
link-about = Jouez tout de suite, en solo, entre amis ou contre des bots : sans compte, sans attente.
link-table = À la table : { $names }
link-race = { $name } vous défie : { $game }
link-race-about = Les mêmes cartes, les mêmes adversaires : qui fera mieux ?
link-finished = La partie est terminée : { $points }
