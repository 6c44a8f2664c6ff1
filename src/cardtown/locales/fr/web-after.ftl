# After the game: the end of the game, the replay, the proof of the shuffles

## The end

web-after-you-share = Vous partagez la victoire.
web-after-place = { $place ->
    [2] Vous êtes à la deuxième place.
    [3] Vous êtes à la troisième place.
    [4] Vous êtes à la quatrième place.
    [5] Vous êtes à la cinquième place.
   *[other] Vous êtes à la place { $place }.
}
web-after-result = Résultat
web-after-show-city = Montrer la ville de { $name }
web-after-points-of = Points de la ville : { $name }
web-after-light-line = Montrer d’où viennent ces points
web-after-chart = Score par manche
web-after-chart-round = Manche à lire
web-after-rounds = Manches
web-after-share = Partager la partie à revoir
web-after-share-title = Une partie de { $game } à revoir
web-after-hindsight = Avec ces cartes
web-after-hindsight-looking = Recherche de la meilleure ville…
web-after-hindsight-more = { $n ->
    [one] pour la meilleure ville trouvée avec les mêmes cartes : { $n } point de plus était possible.
   *[other] pour la meilleure ville trouvée avec les mêmes cartes : { $n } points de plus étaient possibles.
}
web-after-hindsight-none = Rien de mieux n’a été trouvé avec vos cartes. Superbement construit.
web-after-hindsight-none-other = Rien de mieux n’a été trouvé avec les cartes de { $name }. Superbement construit.
web-after-hindsight-missing = La meilleure ville n’a pas pu être cherchée cette fois.
web-after-compare = Comparer
web-after-best-city = La meilleure ville
web-after-alone = Que vaut ce score ?
web-after-alone-now = Cette partie
web-after-alone-best = Votre meilleure partie jusqu’ici
web-after-alone-par = Un bot fort avec les mêmes cartes
web-after-alone-first = Votre première partie de ce genre : vous avez maintenant quelque chose à battre.
web-after-alone-record = { $n ->
    [one] Votre meilleure partie, d’un point.
   *[other] Votre meilleure partie, de { $n } points.
}
web-after-alone-equal = Aussi bien que votre meilleure partie.
web-after-alone-short = { $n ->
    [one] Il manque un point pour égaler votre meilleure partie.
   *[other] Il manque { $n } points pour égaler votre meilleure partie.
}
web-after-alone-practice = Au moins aussi bien que votre meilleure partie, mais l’entraînement ne compte pas.

## The proof of the shuffles

web-proof-running = Vérification dans ce navigateur… Il charge pour cela Python ({ NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo), une seule fois.
web-proof-load = Charger Python ({ NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo) et vérifier ici
web-proof-holds = Équité prouvée, ici dans ce navigateur.
web-proof-partly = Rien n’est faux ici, mais tout n’a pas pu être comparé.
web-proof-fails = Cet enregistrement ne prouve pas une partie équitable.
web-proof-impossible = Python n’a pas pu démarrer dans ce navigateur. L’enregistrement peut être vérifié ailleurs, comme ci-dessous.
web-proof-published = Ce que le serveur avait publié quand ce navigateur a pris un siège est l’empreinte du secret contenu dans la graine, avec ce jeu, ses règles, options, paquet et sièges.
web-proof-published-secret = Ce que le serveur avait publié quand ce navigateur a pris un siège est l’empreinte du secret contenu dans la graine.
web-proof-kept-deck = Le paquet est celui que la table nommait quand ce navigateur a pris un siège.
web-proof-yours = Ce que ce navigateur a ajouté au siège { $number } est dans la graine.
web-proof-sealed = Ce que chacun a ajouté était fixé avant que ce navigateur montre sa propre part.
web-proof-unsealed = Ce navigateur n’a pas vu les sceaux des autres. Il ne peut donc pas dire si quelqu’un a choisi sa part quand celles des autres étaient connues.
web-proof-days = À une table qui dure plusieurs jours, chacun ajoute sa part en s’asseyant. Personne ne peut dire si la dernière personne a cherché une donne avec l’aide du serveur.
web-proof-given-on = D’après le serveur, quelqu’un d’autre s’est assis au siège { $number } avant la partie. Ce que ce navigateur y a ajouté ne peut donc pas être comparé.
web-proof-nothing-kept = Ce navigateur n’a pas pris de siège avant la partie, ou n’en a rien gardé. Il ne peut donc pas dire si le serveur avait publié ce secret avant, ni s’il a changé ce que quelqu’un a ajouté.
web-proof-shared = Au moins une personne a contribué à la graine.
web-proof-own-deck = Le paquet est celui que le serveur donne aujourd’hui. Seul quelqu’un qui l’a téléchargé avant la partie peut dire si c’était le même.
web-proof-open = Rien à comparer
web-proof-commitment-now = Publié avant la partie, à ce que dit maintenant le serveur
web-proof-deck = Le paquet de cette table
web-proof-elsewhere = Pour le prouver ailleurs, téléchargez l’enregistrement et lancez
web-proof-step-record = L’enregistrement est scellé : son empreinte est celle de sa graine.
web-proof-step-people = Toutes les personnes à la table ont contribué à la graine.
web-proof-step-seed = La graine est d’une sorte que personne ne pouvait choisir.
web-proof-step-shuffle = Le mélange « { $of } » est calculé à partir de la graine.
web-proof-step-actions = Chaque action était permise par les règles.
web-proof-step-result = Le résultat est celui auquel mènent ces actions.

## The replay

web-replay-title = Revoir la partie : { $game }
web-replay-dealt = Les cartes sont distribuées
web-replay-decided = { $name } a décidé
web-replay-step-of = Étape { $n } sur { $number }
web-replay-step = Étape
web-replay-move = Parcourir la partie
web-replay-first = Au début
web-replay-round-back = Une manche en arrière
web-replay-back = Une étape en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-on = Une étape en avant
web-replay-round-on = Une manche en avant
web-replay-last = À la dernière étape
web-replay-more = Plus
web-replay-round = Manche
web-replay-speed = Vitesse
web-replay-speed-slow = Lente
web-replay-speed-normal = Normale
web-replay-speed-fast = Rapide
web-replay-through = Point de vue
web-replay-spectator = En spectateur
web-replay-as = Vu par { $name }
web-replay-all = Toutes les cartes visibles
web-replay-link = Lien vers ce moment
web-replay-to-end = À la fin de la partie
web-replay-not-over = Cette partie n’est pas finie
web-replay-not-over-about = Une fois finie, elle pourra être revue ici étape par étape.
web-replay-to-table = À la table

## The review

web-after-review = Analyse
web-after-review-of = Décisions de
web-after-review-judging = Décisions en cours d’examen : { $n } sur { $number }
web-after-review-chances = Chances de gagner après chaque étape
web-after-review-mistakes = Les plus grosses erreurs
web-after-review-none = Aucune erreur trouvée. Magnifiquement joué.
web-after-review-accuracy = Précision
web-after-review-about = Chaque décision est jugée d’après ce que son auteur pouvait savoir et les chances de gagner qu’elle a coûtées. Ces chances sont des estimations, avec leur marge.
web-after-review-offers = Partages
web-after-offer = Lot visible pris dans environ { $chance } des cas ({ $shown } avec toutes les cartes visibles) · il vaut { $open } et { $mixed } pour qui choisit, { $ownopen } et { $ownmixed } pour vous
web-after-review-again = Les erreurs que vous réessayez reviennent dans les problèmes après quelques jours
web-after-mark-brilliant = Brillant
web-after-mark-fine = Bien
web-after-mark-inaccurate = Imprécis
web-after-mark-mistake = Erreur
web-after-mark-blunder = Grosse erreur
web-after-ask = Ici, la décision a coûté { $given } de chances de gagner. Que feriez-vous ?
web-after-try-best = C’est le meilleur choix.
web-after-try-better = Cela coûte { $given } : mieux que ce qui a été joué.
web-after-try-played = C’est ce qui a été joué. Cela coûte { $given }.
web-after-try-worse = Cela coûte { $given } : pas mieux que ce qui a été joué.
web-after-help = Un indice
web-after-show-answer = Montrer la réponse
web-after-next-mistake = L’erreur suivante
web-after-back-to-review = Retour à l’analyse
web-after-help-later = Ce qui rapporte le plus tout de suite n’est pas le meilleur ici : regardez plus loin.
web-after-help-now = Le meilleur choix rapporte { $points } tout de suite.
web-after-help-three = L’un de ces trois choix est le meilleur.
web-after-help-answer = Le meilleur choix, et ce qui a été joué.
web-after-help-chances = Le meilleur choix gagne dans environ { $best } des cas ; ce qui a été joué en perd { $given }.
web-after-help-behind = La personne qui décidait ici était en retard. Dans une partie équilibrée, ce qui a été joué aurait coûté { $given }.
web-after-kind-bid = Enchère
web-after-kind-take = Choix d’une carte
web-after-kind-place = Pose de la carte
web-after-kind-use = Emploi d’une personnalité
web-after-kind-adopt = Personnalité ajoutée
web-after-kind-sell = Vente
web-after-kind-keep = Cartes gardées
web-after-kind-divide = Partage
web-after-kind-choose = Choix d’un lot
web-after-kind-build = Construction
web-after-kind-develop = Développement
web-after-kind-buy = Achat

## Luck and skill

web-after-luck = Chance et talent
web-after-luck-measure = Était-ce de la chance ?
web-after-luck-why = Quelle part de l’avance vient des cartes, des autres et de chaque sorte de choix ? La mesure prend une minute ou deux.
web-after-luck-measuring = Choix mesurés : { $n } sur { $number }
web-after-luck-done = La chance et le talent sont mesurés.
web-after-luck-part = Élément
web-after-luck-points = En points
web-after-luck-deal = Les cartes
web-after-luck-others = Choix des autres
web-after-luck-margin = Avance sur les autres
web-after-luck-alone = Points en tout
web-after-luck-about = Chaque choix est comparé à celui du bot fort : les deux sont joués jusqu’au bout avec de nombreuses donnes. Les parts donnent le total ; ± est l’intervalle de 95 %.

## What if

web-after-go-on = Continuer à partir d’ici
web-after-go-on-about = Continuez à jouer à partir de cette étape : à une table d’entraînement, avec les mêmes cartes à venir. Ce qui a été choisi ensuite est de nouveau à décider.
web-after-go-on-seat = Votre siège
web-after-go-on-others = Qui joue à la place des autres personnes
web-after-go-on-play = Jouer
web-after-race = Défier quelqu’un avec cette donne
web-after-study = Étudier cette position
