### Card City at the web table: French

## Around the table

web-cc-views = Vues
web-cc-tab-city = Ville
web-cc-tab-rivals = Rivaux
web-cc-tab-log-new = Journal · { $n }
web-cc-round-of = Manche { $round } sur { $number }
web-cc-first-player = premier joueur
web-cc-waiting-for = En attente : { $name }
web-cc-skip = Passer
web-cc-city-of = Ville : { $name }
web-cc-frame-slides = Le cadre de 5 × 5 peut encore glisser
web-cc-purse = Pièces et limite de la ville
web-cc-coins = Pièces
web-cc-coin-word = { $n ->
    [one] pièce
   *[other] pièces
}
web-cc-income = revenus
web-cc-of = { $n } sur { $number }
web-cc-next-price = le prochain Industriel coûte { $n }
web-cc-if-ended = Si la partie s’arrêtait maintenant
web-cc-or = ou
web-cc-face-up = Visible
web-cc-face-down = Cachée

## What somebody is doing

web-cc-is-waiting = attend
web-cc-is-reserve = attend la Réserve
web-cc-is-keeping = choisit deux cartes
web-cc-is-dividing = partage
web-cc-is-choosing = choisit
web-cc-is-building = construit
web-cc-is-developing = développe
web-cc-is-buying = peut acheter
web-cc-is-done = a fini
web-cc-is-winner = gagne

## Whose turn it is

web-cc-turn-divide = Vous partagez
web-cc-turn-divide-about = pour { $name }, qui choisit ensuite
web-cc-turn-choose = Vous choisissez
web-cc-turn-choose-about = { $name } a partagé
web-cc-turn-keep = Vous choisissez
web-cc-turn-keep-about = deux de ces cartes
web-cc-turn-build = Vous construisez
web-cc-turn-build-about = dans l’ordre voulu
web-cc-turn-develop = Vous développez
web-cc-turn-develop-about = un quartier à la fois
web-cc-turn-buy = Vous pouvez acheter
web-cc-turn-buy-about = un Industriel pour { $n }

## Lots

web-cc-lots = Les deux lots
web-cc-open-about = deux cartes, toutes visibles
web-cc-mixed-about = { $n } cartes, { $number ->
    [one] { $number } cachée
   *[other] { $number } cachées
}
web-cc-then-divide = , puis vous partagez pour { $name }
web-cc-take-open = Prendre ces deux cartes
web-cc-take-mixed = Prendre les { $n } et partager
web-cc-take-mixed-last = Prendre ces deux cartes, dont une cachée
web-cc-take-mixed-known = Prendre ces deux cartes connues
web-cc-deduced = vous la connaissez : il ne reste qu’elle
web-cc-dividing = Partager les cartes
web-cc-how-divide = touchez une carte, puis un lot ; deux fois pour la retourner ; ou glissez
web-cc-ready = Partages tout prêts
web-cc-turned-of = cachées : { $n } sur { $number }
web-cc-only-you = vous seul la voyez
web-cc-put-into = Mettre dans : { $name }
web-cc-sees = { $name } voit { $text }
web-cc-sees-mixed = { $name } voit { $text } et { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
}
web-cc-todo-open = { $n ->
    [one] Encore { $n } carte dans le lot visible
   *[other] Encore { $n } cartes dans le lot visible
}
web-cc-todo-mixed = { $n ->
    [one] Remettre { $n } carte dans le lot mixte
   *[other] Remettre { $n } cartes dans le lot mixte
}
web-cc-todo-hidden = { $n ->
    [one] Cacher encore { $n } carte : la toucher deux fois
   *[other] Cacher encore { $n } cartes : toucher chacune deux fois
}
web-cc-todo-shown = { $n ->
    [one] Remettre { $n } carte visible
   *[other] Remettre { $n } cartes visibles
}
web-cc-now-open = { $name } : dans le lot visible
web-cc-now-shown = { $name } : face visible
web-cc-now-hidden = { $name } : face cachée
web-cc-offer-to = Proposer à { $name }

## Alone

web-cc-keep-two = Gardez-en deux
web-cc-keep-about = l’autre va sous la pioche
web-cc-kept-of = { $n } sur 2 choisies
web-cc-goes-under = { $name } va sous la pioche
web-cc-keep-these = Garder ces deux cartes

## Building, developing, buying

web-cc-cells = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
web-cc-foot-too-expensive = trop cher
web-cc-foot-limit-reached = à la limite
web-cc-title-build = Construire
web-cc-title-develop = Développer
web-cc-title-buy = Industrie
web-cc-about-build = choisissez une carte, puis une case
web-cc-about-develop = ce qui peut s’agrandir doit le faire : choisissez où
web-cc-about-buy = à vendre dans la Réserve
web-cc-hint-build = { $n ->
    [one] { $n } case est ouverte à cette carte.
   *[other] { $n } cases sont ouvertes à cette carte.
}
web-cc-hint-none = Cette carte ne peut être placée sur aucune des cases libres.
web-cc-none-unpaid = { $name } coûte { $n } pièces ; vous en avez { $number }.
web-cc-none-limit = La limite de la ville est atteinte : seuls des Industriels peuvent encore être construits.
web-cc-hint-develop = Choisissez une case marquée. Le quartier voisin s’agrandit d’un bâtiment.
web-cc-hint-buy = Choisissez-lui une case, ou passez.
web-cc-in-reserve = reste { $n }
web-cc-build-here = Construire ici
web-cc-plan-build = Prévoir ici
web-cc-plan-buy = Prévoir cet achat
web-cc-plan-about = choisissez où, pendant que les autres décident
web-cc-plan-build-about = Construire { $name } en { $at }.
web-cc-plan-buy-about = Acheter { $name } et construire en { $at }.
web-cc-plan-pass-about = Ne rien acheter.
web-cc-grow-here = Agrandir ici
web-cc-buy-for = Acheter pour { $n }
web-cc-discard = Défausser { $text }
web-cc-pass = Passer
web-cc-at = { $name } en { $at }
web-cc-ghost = { $name } en { $at } { $sum }
web-cc-coins-left = pièces, reste { $n }
web-cc-dead-end = Ensuite, plus rien ne pourrait jamais être construit ici.
web-cc-does-grow = { $at } s’agrandit
web-cc-does-never = { $at } ne pourra plus jamais s’agrandir
web-cc-does-income = revenus { $n } → { $number }
web-cc-does-limit = limite de la ville { $n } → { $number }
web-cc-does-has = { $at } en a { $n } sur { $number }
web-cc-card-cells = { $name } : { $n ->
    [0] aucune case
    [one] { $n } case
   *[other] { $n } cases
}

## What the commit button waits for

web-cc-idle-divide = Partagez les cartes
web-cc-idle-choose = Choisissez un lot
web-cc-idle-keep = Choisissez deux cartes
web-cc-idle-build = Choisissez une case
web-cc-idle-develop = Choisissez une case
web-cc-idle-buy = Choisissez une case

## Why not

web-cc-why-not-adjacent = à côté d’aucun bâtiment
web-cc-why-limit-reached = limite de la ville atteinte
web-cc-why-touches-residential = touche un Résidentiel
web-cc-why-touches-commercial = touche un Commercial
web-cc-why-touches-industrial = touche un Industriel
web-cc-why-too-expensive = pas assez de pièces
web-cc-why-one-district = à côté d’aucun quartier, ou en réunit deux
web-cc-why-has-grown = s’est déjà agrandi
web-cc-why-needs-more = il manque encore quelque chose au quartier

## Cells, for those who hear the city

web-cc-cell-built = { $at }, { $name } { $needs }
web-cc-cell-free = { $at }, libre
web-cc-cell-open = { $at }, libre : { $name } peut aller ici { $brings }
web-cc-cell-closed = { $at }, libre : { $why }
web-cc-cell-ghost = { $at }, { $name }, à confirmer

## Districts

web-cc-growth = Croissance
web-cc-no-districts = Encore aucun quartier qui pourrait s’agrandir.
web-cc-district-at = { $n } en { $at }
web-cc-needs-culture = { $n ->
    [one] il lui faut { $n } bâtiment culturel
   *[other] il lui faut { $n } bâtiments culturels
}
web-cc-needs-homes = { $n ->
    [one] il lui faut { $n } quartier résidentiel
   *[other] il lui faut { $n } quartiers résidentiels
}
web-cc-district-can-grow = peut s’agrandir
web-cc-district-no-reserve = la Réserve n’a plus de carte
web-cc-district-limit-reached = freiné par la limite de la ville
web-cc-district-no-cell = n’a pas de case où s’agrandir

## While others act

web-cc-watching-keep = Deux cartes sont choisies
web-cc-watching-divide = Les cartes sont partagées
web-cc-watching-choose = Un lot est choisi
web-cc-watching-build = Les villes se construisent
web-cc-watching-buy = Industrie
web-cc-watching-over = La fin
web-cc-wait-reserve = Vos quartiers attendent la Réserve
web-cc-income-from = 1, et quartiers commerciaux de { $text }
web-cc-income-alone = 1, aucun quartier commercial
web-cc-income-now = maintenant { $n } en tout

## Cards

web-cc-cards = Toutes les cartes
web-cc-deck = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
web-cc-reserve-about = Les quartiers y puisent pour s’agrandir, et les Industriels s’y achètent.
web-cc-unseen = Pas encore vues par vous
web-cc-unseen-about = { $number } cartes ; la pioche en a { $n }, le reste est caché dans les lots et les mains.
web-cc-discarded = Hors du jeu
web-cc-discarded-about = Cartes qui n’ont pas pu être construites.
web-cc-under = Sous la pioche, dans cet ordre

## The log

web-cc-log-round = Manche { $round } · premier : { $name }
web-cc-log-round-solo = Manche { $round }
web-cc-log-offer = { $you ->
    [yes] { $name } proposez à { $other }
   *[no] { $to ->
        [you] { $name } vous propose
       *[other] { $name } propose à { $other }
    }
} : { $cards } ; ou { $text } et { $n ->
    [one] { $n } cachée
   *[other] { $n } cachées
}
web-cc-log-choice-open = { $you ->
    [yes] { $name } prenez
   *[no] { $name } prend
} le lot visible
web-cc-log-choice-mixed = { $you ->
    [yes] { $name } prenez
   *[no] { $name } prend
} le lot mixte
web-cc-log-hold = { $you ->
    [yes] { $name } avez en main
   *[no] { $name } a en main
} { $text }
web-cc-log-hold-under = { $you ->
    [yes] { $name } gardez
   *[no] { $name } garde
} { $text } ; { $other } va sous la pioche
web-cc-log-build = { $you ->
    [yes] { $name } construisez
   *[no] { $name } construit
} { $text } en { $at }
web-cc-log-discard = { $name } : impossible à construire, hors du jeu : { $text }
web-cc-log-discard-unpaid = { $name } : pas assez de pièces, hors du jeu : { $text }
web-cc-log-develop = { $name } : un quartier s’agrandit, { $text } en { $at }
web-cc-log-income = { $you ->
    [yes] { $name } recevez { $n } et avez { $number }
   *[no] { $name } reçoit { $n } et a { $number }
}
web-cc-log-buy = { $you ->
    [yes] { $name } achetez
   *[no] { $name } achète
} un Industriel pour { $n } en { $at }

## The end

web-cc-end-yours = La ville est à vous.
web-cc-end-won = Victoire : { $name }.
web-cc-end-shared = Victoire partagée : { $name }.
web-cc-end-solo = { $you ->
    [yes] { $n ->
        [one] Votre ville vaut { $n } point.
       *[other] Votre ville vaut { $n } points.
    }
   *[no] { $n ->
        [one] Ville de { $name } : { $n } point.
       *[other] Ville de { $name } : { $n } points.
    }
}
web-cc-end-lead = { $n } points, { $number } de plus que { $you ->
    [yes] vous
   *[no] { $name }
}
web-cc-end-by-coins = { $n } points, devant grâce aux pièces

## Keys

web-cc-key-card = Choisir une carte
web-cc-key-lot = Prendre le lot visible, ou le lot mixte
web-cc-key-arrows = De case en case
web-cc-key-tab = Vers la prochaine case possible
web-cc-key-divide = Au partage : lot visible, ou face cachée
web-cc-key-pass = Passer, quand un Industriel est à vendre
