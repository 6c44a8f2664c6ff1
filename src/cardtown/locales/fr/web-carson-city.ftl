### The web table of Carson City: French

## The bar above

web-step-reveal = Révéler
web-step-before = Avant
web-step-bid = Enchérir
web-step-after = Après
web-step-pick = Choisir
web-turn-use = À vous de décider
web-turn-use-detail = utiliser { $name } maintenant, ou pas
web-turn-bid = Votre enchère
web-turn-bid-detail = secrète jusqu’à la dernière
web-turn-discard = Défaussez une carte
web-turn-discard-detail = elle ne rapporte rien : l’Avocat a déjà choisi
web-turn-take = Votre choix
web-turn-take-detail = une carte, puis une place
web-turn-place = Votre choix
web-turn-place-detail = posez la carte
web-turn-adopt = Crieur de journaux
web-turn-adopt-detail = ajoutez une personnalité libre
web-turn-sell = Dernière vente
web-turn-sell-detail = vendez des cartes avant le décompte
web-waiting-for = En attente : { $name }
web-of-rounds = sur { $n }

## The row

web-character = personnalité
web-best = max { $points }
web-now = vaut { $points }
web-likely = fin ≈ { $points }
web-places = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
web-fits-nowhere = aucune place
web-taken = prise
web-era-over = Fin : { era }
web-era-next = Chacun reprend ses neuf cartes enchères.
web-era-scored = On compte les points.
web-placing = pose
web-bare-land = terrain nu
web-symbol-dollar = vaut des points à la fin
web-symbol-arrow = peut être utilisée

## Bids and picks

web-bids = Enchères
web-pick-order = Ordre de choix
web-ties = Égalités
web-skull-ties = Crâne : ordre des sièges
web-tied = à égalité
web-choosing = choisit…
web-deciding = décide…
web-locked = enchère faite
web-top-of-pile = dessus de pile
web-waits = attend
web-picks-next = choisit ensuite
web-picking = choisit
web-took = a pris { $text }
web-lawyer-out = Avocat utilisé

## The city

web-your-city = Votre ville
web-no-card = pas de carte
web-may-lie-here = La carte peut aller ici { $points }
web-may-be-sold = La carte peut être vendue { $points }
web-why-not = Pourquoi pas ici
web-not-there = Pas ici. Une carte partage un côté avec la ville ou la couvre en partie, reste dans le cadre et ne couvre que ce qu’elle peut.
web-reasons = D’où viennent les points
web-at = en { $text }
web-if-placed = si posée en { $text }
web-if-sold = si vendue
web-if-taken = si prise
web-changes-nothing = Aucun bâtiment ne change.
web-covers = { $n ->
    [0] Ne couvre rien.
    [one] Couvre { $n } parcelle.
   *[other] Couvre { $n } parcelles.
}
web-size = La ville ferait { $high } × { $wide } sur { $rows } × { $columns }.

## One’s own cards

web-your-cards = Vos cartes
web-chosen = choisie
web-played = jouée
web-your-characters = Vos personnalités
web-no-characters = Aucune encore
web-used = utilisée
web-sell-a-card = Vendre une carte
web-of = { $n } sur { $most }
web-use-question = Utiliser { $name } ?
web-use-it = Utiliser
web-not-now = Pas maintenant
web-not-this-era = Pas dans cette Ère
web-ask-again = Me redemander
web-use-moves = { $sum } : place { $after } au lieu de { $n }
web-use-stays = { $sum } : toujours place { $n }
web-use-still-last = { $sum } : toujours en dernier
web-adopt-whom = Qui le Crieur de journaux amène-t-il ?

## Undo and commit

web-lock-bid = Enchérir
web-discard = Défausser
web-change-bid = Changer d’enchère
web-build-here = Construire ici
web-take-character = Prendre : { $name }
web-plan-build = Prévoir ici
web-plan-take = Prévoir : { $name }
web-plan-take-about = Prendre { $name }, si la carte est encore là.
web-plan-build-about = Prendre { $name } et construire en { $at }, si la carte est encore là.
web-take-unplaceable = Prendre sans poser
web-sell-this = Vendre cette carte
web-sell-no-more = Ne plus rien vendre
web-adopt = Ajouter : { $name }
web-adopt-nobody = N’ajouter personne
web-idle-use = Utiliser ou pas
web-idle-bid = Choisissez l’enchère
web-idle-take = Choisissez une carte
web-idle-place = Choisissez une place
web-idle-adopt = Choisissez quelqu’un
web-idle-sell = Choisissez une carte

## The others

web-rivals = Rivaux
web-cards-kept = cartes gardées
web-left-in-pile = Encore en pile
web-stand-in = un bot joue
web-open-city = Voir en grand la ville de { $name }
web-still-to-come = À venir

## Score sheet, short enough for three columns beside it

web-score = Score
web-overrated = ≈ : une personnalité compte pour ce qu’elle vaudra sans doute à la fin
web-line-ranches = Ranchs
web-line-mines = Mines
web-line-drugstores = Drugstores
web-line-banks = Banques
web-line-saloons = Saloons
web-line-general-store-city-hall = Magasin, Mairie
web-line-ranch-symbols = Symboles Ranch
web-line-mine-symbols = Symboles Mine
web-line-house-symbols = Symboles Maison
web-line-hotels = Hôtels
web-line-city-hall = Mairie, bâtiments
web-line-outlaws = Hors-la-loi
web-line-characters = Personnalités

## What may still come

web-decks = Cartes à venir
web-unseen-terrain = { $n ->
    [one] { $n } carte terrain de cette Ère pas encore vue
   *[other] { $n } cartes terrains de cette Ère pas encore vues
}
web-unseen-about = { $n ->
    [one] { $n } d’entre elles est dans la pile.
   *[other] { $n } d’entre elles sont dans la pile.
}
web-unseen-characters = Personnalités jamais tirées
web-returned = Sous la pile à cause d’un crâne, dans cet ordre
web-left-over = Personnalités restantes

## The log

web-log-skull = Crâne, sous la pile : { $name }
web-log-use = { $you ->
    [yes] { $name } utilisez { $text }
   *[no] { $name } utilise { $text }
}
web-log-extra = Une carte de plus dans la rangée : { $text }
web-log-sell = { $you ->
    [yes] { $name } vendez une carte de votre ville
   *[no] { $name } vend une carte de sa ville
}
web-log-bids = Enchères : { $text }
web-log-order = Ordre de choix : { $text }
web-log-take = { $you ->
    [yes] { $name } prenez { $text }
   *[no] { $name } prend { $text }
}
web-log-take-character = { $you ->
    [yes] { $name } prenez { $text }
   *[no] { $name } prend { $text }
}
web-log-place = { $you ->
    [yes] { $name } construisez en { $text }
   *[no] { $name } construit en { $text }
}
web-log-no-place = { $you ->
    [yes] { $name } n’avez pas de place pour la carte : elle quitte le jeu
   *[no] { $name } n’a pas de place pour la carte : elle quitte le jeu
}
web-log-left = Personne n’a pris : { $text }
web-log-adopt = { $you ->
    [yes] { $name } ajoutez { $text }
   *[no] { $name } ajoute { $text }
}
web-log-win = { $you ->
    [yes] Victoire : vous
   *[no] Victoire : { $name }
}

## Keys

web-key-bid = Choisir une enchère
web-key-row = Regarder une carte de la rangée
web-key-move = Déplacer la carte sur la ville
web-key-next = Prochaine place possible
web-key-decks = Montrer les cartes à venir
web-views = Vues

## The end

web-you-win = La ville est à vous.
web-wins = { $name } a la plus belle ville.
web-shared-win = Une victoire partagée.
web-ahead = { $you ->
    [yes] { $n ->
        [0] , à égalité avec vous.
       *[other] , { $n } devant vous.
    }
   *[no] { $n ->
        [0] , à égalité avec { $name }.
       *[other] , { $n } devant { $name }.
    }
}
web-cities = Toutes les villes
web-part-mines = mines
web-part-ranches = ranchs
web-part-shops = banques, drugstores
web-part-town = saloons, mairie, hôtels
web-part-people = personnalités
