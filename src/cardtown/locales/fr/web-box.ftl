### Les joueurs virtuels d’une partie avec la boîte, menés par le bloc de score : français

web-box-title = Joueurs virtuels
web-box-about = Saisissez ce qui est sur la table et ce que chacun mise : le bloc dit ce que prennent les joueurs virtuels, dans quel ordre et pourquoi, et compte leurs points. C’est la boîte de Carson City qui a de tels joueurs.
web-box-none = Ce jeu n’a pas de joueurs virtuels.
web-box-back = Retour à la partie
web-box-new = Nouvelle partie

## Who plays

web-box-seats = Qui joue
web-box-person = Personne
web-box-suit-of = Symbole du joueur { $number }
web-box-kind-of = Joueur { $number } : personne ou virtuel
web-box-name-of = Nom du joueur { $number }
web-box-remove = Retirer le joueur { $number }
web-box-draws = Le bloc retourne leurs cartes enchères
web-box-draws-about = À la place de leurs piles mélangées. À désactiver si vous retournez les cartes de vraies piles.
web-box-begin = Commencer

## The row

web-box-character = Quelle personnalité a été tirée ?
web-box-card = Carte terrain { $number } (attrait { $appeal })
web-box-appeal-of-character = Attrait : { $name }
web-box-appeal-of-card = Attrait de la carte terrain { $number }, comptée depuis les pioches
web-box-extra = Une carte terrain de plus est révélée : son attrait

## Bids and picks

web-box-uses = Quelqu’un utilise-t-il une personnalité ?
web-box-use = { $name } utilise : { $character }
web-box-bids = Quelle carte enchère chacun a-t-il jouée ?
web-box-bid = { $name } : { $card }
web-box-turned-last = Les cartes des joueurs virtuels sont retournées après la dernière de celles-ci.
web-box-tie = Égalité : quel symbole est le plus haut au dos de la prochaine carte personnalité ?
web-box-skull = Aucun symbole
web-box-tie-broken = Mises égales : le symbole le plus haut au dos passe devant.
web-box-order = Ordre de prise
web-box-highest = l’attrait le plus fort
web-box-first-of-equals = l’attrait le plus fort ; à égalité, la carte la plus proche des pioches
web-box-touch = Touchez la carte prise
web-box-took = { $name } prend : { $card }
web-box-left = Hors du jeu : { $cards }.
web-box-spent = Les cartes enchères jouées restent visibles jusqu’à la fin de l’Ère.
web-box-next = Manche suivante
web-box-era-over = L’Ère I est finie : son terrain s’en va, les personnes reprennent leurs neuf cartes et les piles sont mélangées à nouveau.

## The end

web-box-over = La partie est finie
web-box-scores-about = Un joueur virtuel marque l’attrait de toutes ses cartes et ne construit pas de ville.
web-box-score = Compter les villes
