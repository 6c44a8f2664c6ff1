### Carson City at the table in the terminal: French

## What is drawn

ui-ties = Égalités :
ui-skull = crâne : ordre des sièges
ui-picking = Choisissent :
ui-used = utilisée
ui-city-empty = (pas encore de carte)
ui-sales = Le Commissaire-priseur peut vendre :
ui-sum-of-appeal = l’attrait de toutes les cartes prises (C7.1)
ui-deck-terrain = Cartes terrains pas encore vues, { $name } : { $n }
ui-deck-characters = Personnalités jamais vues : { $n }
ui-deck-returned = Remises sous la pile à cause d’un crâne, dans cet ordre :
ui-deck-left = Personnalités restantes :
ui-city-virtual = Un joueur virtuel ne construit rien ; il a pris :

## What is asked

ui-ask-bid = Votre enchère ? (une carte enchère de votre main)
ui-ask-take = Quelle carte prenez-vous ? (son numéro)
ui-ask-place = Où va la carte ? (une lettre, ou ligne et colonne)
ui-ask-use = Utiliser { $name } ? (oui/non) { $text }
ui-ask-adopt = Qui le Crieur de journaux amène-t-il ? (numéro ou nom ; done pour personne)
ui-ask-sell = Vendre une carte ? (son numéro ; done pour finir)
ui-help-bid = 7 ou bid 7      jouer la carte enchère 7
ui-help-take = 2 ou take 2     prendre la carte 2 de la rangée ; ★ est son attrait, + ce qu’elle rapporterait aussitôt
ui-help-place = b ou place 1 3     poser la carte, sa parcelle en haut à gauche sur b, ou en ligne 1, colonne 3
ui-help-use = oui ou non    utiliser la personnalité maintenant, ou pas
ui-help-adopt = 2, un nom ou done   ajouter cette personnalité, ou personne
ui-help-sell = sell 4        vendre la carte posée en numéro 4 (on compte à partir de 0) ; done termine la vente
ui-help-carson-city =
    why b, why 2  d’où viennent les points de l’emplacement b, ou de la carte 2 de la rangée
    city 2        la ville du siège 2 (ou d’un nom)
    about NOM     ce que fait une personnalité ; about seul : toutes celles qui sont visibles
    deck          ce qui reste à venir, pour autant que chacun le sache
    legend        ce que veulent dire les lettres
ui-no-such-label = Il n’y a pas d’emplacement { $text } : ils vont de a à { $name }.
ui-why-usage = Tapez why et la lettre d’un emplacement, ou le numéro d’une carte de la rangée qui a un emplacement.
ui-about-usage = Aucune personnalité ne s’appelle « { $text } ».

## The log

ui-log-returned = À cause d’un crâne, passent sous la pile : { $text }.
ui-log-use = { $name } utilise { $text }.
ui-log-extra = Une carte terrain de plus : { $text }.
ui-log-sell = { $name } vend la carte { $number }.
ui-log-bids = Enchères : { $text }.
ui-log-order = Ordre de choix : { $text }.
ui-log-take = { $name } prend { $text }.
ui-log-place = { $name } construit en { $text }.
ui-log-no-place = { $name } ne trouve pas de place pour la carte : elle quitte le jeu.
ui-log-left = Reste : { $text }
ui-log-adopt = { $text } rejoint { $name }.
