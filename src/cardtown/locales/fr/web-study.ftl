### The study board: French

web-study-title = Table d’étude : { $game }
web-study-about = Collez ici une position, telle que la donnent « Étudier cette position » quand on revoit une partie ou la commande cardtown replay. Ou commencez par un exemple.
web-study-text = La position en texte
web-study-of-game = La partie
web-study-of-seat = Siège { $n }
web-study-example = Exemple : { $game }
web-study-change = Modifier
web-study-link = Copier le lien

## What is best

web-study-decides = { $name } décide : { $kind }.
web-study-nothing = Qui voit cela n’a rien à décider.
web-study-try = Essayez un coup sur la table, ou demandez.
web-study-best = Quel est le meilleur choix ?
web-study-thinking = Réflexion …
web-study-best-chance = Le meilleur choix gagne dans environ { $chance } des cas.
web-study-best-alone = Les meilleurs choix sont marqués sur la table.
web-study-tried-best = C’est le meilleur choix : il gagne dans environ { $chance } des cas.
web-study-tried-best-alone = C’est le meilleur choix.
web-study-tried = Ce choix gagne dans environ { $chance } des cas ; le meilleur, dans { $best }.
web-study-tried-alone = Ce choix rapporte environ { $points } points de moins que le meilleur.
