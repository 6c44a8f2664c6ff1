### The table in the terminal: French

## Setting up, leaving, the end

ui-player = Joueur
ui-filled-up = Ce jeu demande plus de sièges. Ajoutés : { $text }.
ui-sealed = La graine de cette partie est scellée par SHA-256 { $text } et sera montrée à la fin. Tapez help à tout moment.
ui-seed = La graine était { $text } ; son SHA-256 est le sceau montré au début.
ui-resumed = La partie { $name } continue.
ui-kept = La partie est conservée. Pour continuer : { $text }
ui-record-written = L’enregistrement est dans { $file }
ui-replayed = { $n ->
    [one] L’enregistrement est exact : { $n } action, conforme aux règles.
   *[other] L’enregistrement est exact : { $n } actions, toutes conformes aux règles.
}
ui-rematch = Une victoire partagée. Une revanche ? (oui/non)

## What the table says

ui-news = Depuis votre dernière décision
ui-more-in-log = … (log montre tout)
ui-only-choice = Il n’y avait qu’un choix : { $text }
ui-pass-keyboard = Passez le clavier à { $name }, qui appuie ensuite sur Entrée. Tous les autres détournent les yeux.
ui-not-understood = « { $text } » ne veut rien dire ici ; help montre ce que l’on peut taper.
ui-see-rule = – voir : rules { $rule }
ui-undone = { $name } annule : { $text }
ui-undone-secret = un choix secret
ui-undo-nothing = Il n’y a encore rien à annuler.
ui-undo-blocked = Quelque chose de caché a été révélé depuis votre dernier choix : il ne peut plus être annulé.
ui-saved = Sauvegardée dans { $file }
ui-saved-always = La partie est sauvegardée après chaque action, dans { $file } ; save FICHIER en écrit une copie.
ui-forfeit = { $name } a fait défaut : { $text }. Le hasard joue à sa place.
ui-not-saved = Impossible d’écrire { $file } : { $text }
ui-file-exists = { $file } existe déjà et n’est pas cette partie : choisissez un autre nom.
ui-rules-usage = Tapez rules et un numéro (rules { $rule }), un chapitre (rules { $name }) ou un mot (rules { $text }).
ui-rules-none = Aucune règle ne mentionne « { $text } ».
ui-previews-on = Les points sont montrés avant le choix.
ui-previews-off = Les points restent cachés jusqu’au choix ; show les montre de nouveau.
ui-help =
    undo          annuler votre dernier choix, si rien de caché n’a été révélé depuis
    hint          ce que ferait un bot fort, avec les points tout de suite et plus tard
    score         toutes les feuilles de score, ligne par ligne
    log           tout ce qui s’est passé
    rules { $rule }    une règle ; aussi un chapitre (rules { $name }) ou un mot (rules { $text })
    hide, show    cacher ou montrer les points des possibilités
    save FICHIER  écrire une copie de la partie (elle est de toute façon conservée après chaque action)
    quit          s’arrêter ici ; la partie peut être reprise
    Entrée        redessiner la table

ui-hint-about = Ce que ferait un bot fort, le meilleur d’abord : points tout de suite, et ce qu’il attend plus tard
ui-hint-people = Il n’y a pas d’indices quand plusieurs personnes jouent les unes contre les autres.
ui-hint-none = Dans ce jeu, aucun bot ne donne d’indices.

## What cities are drawn and asked for with

ui-column-points = Pts
ui-card-at = { $name } en { $text }
ui-city-usage = Tapez city et un siège : { $text }

## A game that brings no screen of its own

ui-ask-plain = Que choisissez-vous ? (un numéro de 1 à { $n })
ui-help-plain =
    1, 2 …        choisir la possibilité qui porte ce numéro ; son texte convient aussi

## Problèmes

ui-puzzle = Problème { $number } sur { $n } : un choix est clairement le meilleur. Tapez-le, ou help.
ui-puzzle-about = Il s’agit de : { $name }
ui-puzzle-three = C’est l’un de ceux-ci : { $text }
ui-puzzle-right = Juste. { $text } est le meilleur choix : tout le reste coûte au moins { $other } de chances de gagner.
ui-puzzle-wrong = { $text } coûte { $other } de chances de gagner. Réessayez, ou tapez hint ou answer.
ui-puzzle-answer = Le meilleur choix est { $text }. Tout le reste coûte au moins { $other } de chances de gagner.
ui-puzzles-solved = Résolus du premier coup, sans aide : { $number } sur { $n }
ui-puzzle-help =
    hint          de quoi il s’agit ; la deuxième fois, trois choix dont un est le bon
    answer        montrer le meilleur choix
    next          laisser ce problème et continuer
    quit          s’arrêter ici
    Entrée        redessiner la position
ui-theme-bid = l’enchère
ui-theme-pick = la carte à prendre
ui-theme-place = l’emplacement
ui-theme-overlap = construire par-dessus la ville
ui-theme-outlaws = hors-la-loi
ui-theme-sale = une vente
ui-theme-character = une personnalité
ui-theme-use = une personnalité au bon moment
ui-theme-build = ce qu’il faut construire, et où
ui-theme-division = le partage des cartes
ui-theme-choose = le choix d’un lot
ui-theme-growth = la croissance des quartiers
ui-theme-industry = l’achat d’industries
ui-theme-keep = les cartes à garder
