### Card City at the table in the terminal: French

## What is drawn

ui-next-industrial = { $n ->
    [one] prochain Industriel : { $n } pièce
   *[other] prochain Industriel : { $n } pièces
}
ui-limit = Limite de la ville : { $n } bâtiments sur { $number }, Industriels : { $industrials }
ui-holds = a en main { $text }
ui-could-grow = { $name } en { $at } pourrait s’agrandir
ui-dead-end-mark = la fin de la ville
ui-has-culture = bâtiments culturels : { $n } sur { $number }
ui-has-districts = quartiers résidentiels : { $n } sur { $number }
ui-can-grow = peut s’agrandir
ui-no-cell = assez de voisins, mais pas de case
ui-limit-reached = assez de voisins, mais limite de la ville
ui-no-reserve = la Réserve n’a plus de carte
ui-more-districts = … (districts les montre tous)
ui-no-districts = Il n’y a encore aucun quartier résidentiel ni commercial.
ui-district-culture = { $name }, quartier de { $size } en { $at } ; bâtiments culturels adjacents : { $n }, il en faut { $number } pour s’agrandir.
ui-district-districts = { $name }, quartier de { $size } en { $at } ; quartiers résidentiels adjacents : { $n }, il en faut { $number } pour s’agrandir.
ui-divisions = Lot visible | face visible | face cachée, par lettre :
ui-how-to-divide = Lot visible | face visible | face cachée, par numéro, par exemple { $text }
ui-open-last = open : vous gardez { $text } ; { $name } garde le lot mixte.
ui-open-more = open : vous gardez { $text } ; { $name } partage le lot mixte pour { $other }.
ui-mixed-last = mixed : vous gardez { $text } et la carte cachée ; { $name } garde { $cards }.
ui-mixed-more = { $n ->
    [one] mixed : vous voyez aussi la carte cachée et partagez le tout pour { $other } ; { $name } garde { $cards }.
   *[other] mixed : vous voyez aussi les { $n } cartes cachées et partagez le tout pour { $other } ; { $name } garde { $cards }.
}
ui-deck-unseen = { $n ->
    [one] La pioche a { $n } carte.
   *[other] La pioche a { $n } cartes.
} Que vous n’avez jamais vues :
ui-deck-hidden = (dont cachées ailleurs : { $n })
ui-deck-under = Sous la pioche, dans cet ordre : { $text }
ui-deck-discarded = Hors du jeu :
ui-legend = { $blank } une case encore possible, [a] une case à choisir, { $grows } un quartier peut s’agrandir, { $first } premier joueur, { $here } doit décider

## What is asked

ui-ask-divide = { $number ->
    [one] Quelles deux cartes dans le lot visible, laquelle face visible, laquelle face cachée ? { $name } choisit.
   *[other] Quelles deux cartes dans le lot visible, lesquelles face visible ({ $number }), lesquelles face cachée ({ $number }) ? { $name } choisit.
}
ui-ask-choose = Quel lot prenez-vous ? (open pour le visible, mixed pour le mixte)
ui-ask-keep = Quelles deux cartes gardez-vous ? (deux numéros ; l’autre va sous la pioche)
ui-ask-build = Vous avez en main { $text }. Où construisez-vous ? ({ $kind } a, ou { $kind } 1 2)
ui-ask-build-one = Vous avez en main { $text }. Où construisez-vous ? (une lettre, ou ligne et colonne)
ui-ask-develop = Quel quartier s’agrandit, et où ? (une lettre, ou ligne et colonne)
ui-ask-buy = { $n ->
    [one] Acheter un Industriel pour { $n } pièce ? (une lettre, ou pass)
   *[other] Acheter un Industriel pour { $n } pièces ? (une lettre, ou pass)
}
ui-help-divide =
    0 3 | 1 | 2   cartes 0 et 3 dans le lot visible, 1 face visible, 2 face cachée ; aussi CR | I | P, ou une lettre de la liste
ui-help-choose = open, mixed   prendre ce lot ; o et m suffisent
ui-help-keep = 0 2           garder les cartes 0 et 2 ; aussi des lettres : R P
ui-help-build =
    R a, R 1 2    construire le Résidentiel sur la case a, ou en ligne 1, colonne 2 ; a seul si une seule carte y va
ui-help-develop = a, R 1 2      agrandir le quartier sur la case a, ou en ligne 1, colonne 2
ui-help-buy = a, 1 2, pass  acheter un Industriel et le construire sur la case a, ou en ligne 1, colonne 2 ; ou pas
ui-help-card-city =
    why R 1 2     ce que changerait un Résidentiel en ligne 1, colonne 2, ou pourquoi il ne peut pas y être
    districts     ce qu’il faut à chacun de vos quartiers pour s’agrandir
    city 2        la ville du siège 2 (ou d’un nom)
    deck          ce qui reste dans la pioche et la Réserve, pour autant que vous puissiez le savoir
    legend        ce que veulent dire les lettres et les signes
ui-no-such-cell = Il n’y a pas de case { $text } : elles vont de a à { $name }.
ui-no-such-division = Il n’y a pas de partage { $text } : ils vont de a à { $name }.
ui-which-kind = Quelle carte ? Tapez l’un de ces choix : { $text }
ui-bad-division = { $n ->
    [one] Des cartes 0 à { $number }, deux vont dans le lot visible, une face visible et une face cachée (K2.2), par exemple { $text }
   *[other] Des cartes 0 à { $number }, deux vont dans le lot visible, { $n } face visible et { $n } face cachée (K2.2), par exemple { $text }
}
ui-bad-keep = Nommez deux des cartes 0 à { $number }, par exemple 0 1 (K2.4).
ui-why-cell-usage = Tapez why, un bâtiment et une case : why R 1 2, ou why R a.
ui-dead-end = Ensuite, plus rien ne pourrait jamais être construit dans votre ville : la limite est atteinte et aucun Industriel n’a de case (K3.3). Si c’est voulu, tapez { $text } encore une fois.

## The log

ui-log-offer = { $name } propose à { $other } { $cards } dans le lot visible, ou { $text } et { $n } face cachée.
ui-log-choice = { $name } prend : { $text }.
ui-log-hold = { $name } a en main { $text }.
ui-log-under = Sous la pioche va { $text }.
ui-log-build = { $name } construit { $text } en { $at }.
ui-log-discard = { $name } ne peut pas construire { $text } : hors du jeu.
ui-log-develop = Un quartier de { $name } s’agrandit : { $text } en { $at }.
ui-log-income = { $name } reçoit { $n } ; pièces en tout : { $number }.
ui-log-buy = { $name } achète { $text } pour { $n } pièces et le construit en { $at }.

## Answers of the commands

ui-place = Ligne, colonne
ui-base-income = Pour tous
