### A race on one deal: French

web-race = Un défi avec la même donne
web-race-challenges = { $name } vous défie
web-race-about = Les mêmes cartes, les mêmes adversaires, la même place. Vous avez un essai, et ce qu’une pioche a montré ne se reprend pas. La partie compte ici et nulle part ailleurs, car { $name } en connaissait les cartes.
web-race-own = Voici le lien vers votre donne. Qui l’ouvre joue les mêmes cartes contre les mêmes adversaires ; les résultats s’affichent ici.
web-race-link = Lien de ce défi
web-race-share-title = { $name } vous défie : { $game }
web-race-finished = { $n ->
    [one] Une personne a joué cette donne.
   *[other] { $n } personnes ont joué cette donne.
}
web-race-play = Jouer cette donne
web-race-alone = Personne d’autre ne décide : c’est une partie en solo.
web-race-opponents = Adversaires : { $names }
web-race-results = Résultats
web-race-name = Nom
web-race-points = Score
web-race-you = vous
web-race-challenger = le défi
web-race-not-counted = ne compte pas
web-race-not-counted-about = Dans cette partie, un bot ou quelqu’un d’autre a décidé pendant un temps.
web-race-replay = Revoir la partie de { $name }
web-race-hidden = Les résultats s’affichent quand votre propre partie est finie.
web-race-pace-about = { $name } avait { $points } points après { $round }. Vous ne voyez jamais plus loin que ce que vous avez joué.
