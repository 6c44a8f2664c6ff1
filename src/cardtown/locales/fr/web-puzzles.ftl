### Puzzles: French

## The list

web-puzzles-lead = Des positions de parties où un choix est clairement le meilleur, sans être facile à voir. Essayez autant que vous voulez.
web-puzzles-streak = { $n } de suite du premier coup ; au plus { $most }
web-puzzles-due = À revoir aujourd’hui
web-puzzles-due-about = Ce que vous manquez ici, ou dans l’analyse de vos parties, revient après 1, 3, 7, 14 et 30 jours. Ce navigateur s’en souvient.
web-puzzles-waiting = { $n ->
    [0] Rien d’autre n’attend un autre jour.
    [one] Une position attend un autre jour.
   *[other] { $n } positions attendent un autre jour.
}
web-puzzles-begin = Commencer
web-puzzles-none-due = Plus rien à revoir aujourd’hui.
web-puzzles-solved = { $number } sur { $n } résolus
web-puzzles-at-once = du premier coup : { $n }
web-puzzles-count = { $number } sur { $n }
web-puzzles-difficulty = Difficulté
web-puzzles-difficulty-about = La difficulté dit combien de bots, sur trois, manquent la réponse.
web-puzzles-any = Toutes
web-puzzles-difficulty-1 = Facile
web-puzzles-difficulty-2 = Moyen
web-puzzles-difficulty-3 = Difficile
web-puzzles-mixed = Tous les thèmes
web-puzzles-offline = Les problèmes ont besoin du réseau. Réessayez quand il sera là.

## A puzzle

web-puzzles-puzzle = Problème
web-puzzles-number = Problème { $number }
web-puzzles-own = D’une de vos parties
web-puzzles-left = { $n ->
    [0] Le dernier pour aujourd’hui
    [one] Encore un aujourd’hui
   *[other] Encore { $n } aujourd’hui
}
web-puzzles-ask = Un choix est clairement le meilleur. Que feriez-vous ?
web-puzzles-judging = Tous les choix sont comparés …
web-puzzles-wrong = Cela coûte { $given } de chances de gagner. Réessayez.
web-puzzles-right = Juste : c’est le meilleur choix.
web-puzzles-as-good = Juste : rien n’est clairement meilleur.
web-puzzles-about = Le thème : { $name }
web-puzzles-answer = Il gagne dans environ { $best } des cas. Le deuxième choix en perd { $given }.
web-puzzles-answer-behind = Vous êtes en retard ici. Dans une partie équilibrée, le deuxième choix coûterait { $given }.
web-puzzles-next = Problème suivant
web-puzzles-all = Tous les problèmes
web-puzzles-gone = Une position ne peut plus être montrée ; elle a été retirée.
web-puzzles-report = Signaler ce problème
web-puzzles-report-about = Si vous pensez que la réponse est fausse : essayez le choix qui vous semble meilleur, puis copiez ou téléchargez ce texte et joignez-le quand vous nous le dites. Il contient le problème, sa réponse et votre dernier essai.

## Themes

web-puzzles-theme-bid = Enchère
web-puzzles-theme-pick = Choix d’une carte
web-puzzles-theme-place = Pose de la carte
web-puzzles-theme-overlap = Construire par-dessus la ville
web-puzzles-theme-outlaws = Hors-la-loi
web-puzzles-theme-sale = Vente
web-puzzles-theme-character = Personnalité
web-puzzles-theme-use = Emploi d’une personnalité
web-puzzles-theme-build = Construction
web-puzzles-theme-division = Partage
web-puzzles-theme-choose = Choix d’un lot
web-puzzles-theme-growth = Croissance
web-puzzles-theme-industry = Achat d’industries
web-puzzles-theme-keep = Cartes gardées
