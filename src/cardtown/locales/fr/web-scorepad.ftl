### The scorepad for the boxed games: French

## The page

web-pad-title = Bloc de score
web-pad-games = Jeux
web-pad-tables = Tables
web-pad-link = Lien
web-pad-print = Imprimer
web-pad-offline = Fonctionne maintenant sans réseau
web-pad-keep-offline = L’utiliser aussi sans réseau (charge { NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo)
web-pad-insecure = En simple http, ce bloc a besoin du réseau : les navigateurs ne gardent une page que par https.
web-pad-nobody = Le bloc de score a besoin du réseau une fois, pour charger ce qui compte les points.
web-pad-again = Réessayer

## Players

web-pad-players = Joueurs
web-pad-player = Joueur { $number }
web-pad-add-player = Ajouter un joueur
web-pad-remove-player = Retirer { $name }
web-pad-who = Nom et couleur : { $name }
web-pad-suit = Couleur
web-pad-virtual-about = Ne construit pas de ville ; saisissez son total.
web-pad-virtual-how = Additionnez l’attrait de toutes les cartes prises par ce joueur virtuel.
web-pad-virtual-total = Somme de l’attrait
web-pad-ahead = En tête

## Entering a city

web-pad-city-of = Ville de { $name }
web-pad-cell = ligne { $row }, colonne { $column } : { $what }
web-pad-cell-earns = ligne { $row }, colonne { $column } : { $what }, rapporte { $n }
web-pad-free-cell = Case libre
web-pad-ways = Comment saisir la ville
web-pad-by-parcel = Parcelles
web-pad-by-card = Cartes
web-pad-palette = Ce qui s’y trouve
web-pad-how = Prenez un élément et touchez où il se trouve, ou touchez d’abord un emplacement.
web-pad-in-hand = { $what } : touchez chaque emplacement où il y en a.
web-pad-lay-land = Chaque touche ou tracé pose une carte de parcelles vides, sans rien couvrir.
web-pad-at-place = { $place } : qu’y a-t-il ? Ou glissez-le à sa place.
web-pad-at-card = { $place } : les parcelles de la carte, ligne par ligne
web-pad-let-go = Reposer
web-pad-redo = Rétablir
web-pad-clear = Vider la ville
web-pad-move-left = Déplacer la ville à gauche
web-pad-move-right = Déplacer la ville à droite
web-pad-move-up = Déplacer la ville vers le haut
web-pad-move-down = Déplacer la ville vers le bas
web-pad-size = Taille de la ville, lignes par colonnes
web-pad-below = Sous la ville
web-pad-enter = Saisir
web-pad-less = { $what } : un de moins
web-pad-more = { $what } : un de plus

## Characters

web-pad-choose-characters = Choisir
web-pad-characters-of = Personnalités de { $name }
web-pad-owned-by = chez { $name }
web-pad-done = Terminé
web-pad-sold = Cartes vendues

## The score

web-pad-total-now = { $n ->
    [one] { $name } : { $n } point
    [many] { $name } : { $n } de points
   *[other] { $name } : { $n } points
}
web-pad-leads = { $n ->
    [one] { $name } mène avec { $n } point.
    [many] { $name } mène avec { $n } de points.
   *[other] { $name } mène avec { $n } points.
}
web-pad-shared = { $n ->
    [one] Une victoire partagée avec { $n } point : { $name }
    [many] Une victoire partagée avec { $n } de points : { $name }
   *[other] Une victoire partagée avec { $n } points : { $name }
}
web-pad-wrong = Cette ville ne peut pas être comptée ainsi.
web-pad-doubted = Comptée telle quelle, mais à vérifier :
web-pad-see-doubts = Ce qu’il faut vérifier
web-pad-growth = Ce qui peut encore s’agrandir
web-pad-income = { $n ->
    [one] Revenus : { $n } pièce par manche
    [many] Revenus : { $n } de pièces par manche
   *[other] Revenus : { $n } pièces par manche
}
web-pad-no-growth = Aucun quartier ne peut s’agrandir maintenant.
web-pad-could-grow = peut s’agrandir en { $places }
web-pad-grows-beyond = peut s’agrandir au-delà du bord ; déplacez la ville

## Tables that are kept

web-pad-new-table = Nouvelle table
web-pad-open = Ouvrir
web-pad-name-of = Nom de la table : { $name }
web-pad-remove-table = Supprimer : { $name }
web-pad-removed = Supprimée : { $name }
web-pad-unreadable = Une table illisible
web-pad-blank = Imprimer une feuille vierge
web-pad-book = Toutes les parties
web-pad-book-games = Parties
web-pad-book-won = Gagnées
web-pad-book-average = Moyenne
web-pad-book-best = Record
web-pad-kept-about = Les tables restent dans ce navigateur seulement. Un lien en porte une sur un autre appareil.
web-pad-no-room = Ce navigateur n’a plus de place : libérez-en, sinon ce qui a changé sera perdu à la fermeture de la page.

## Links

web-pad-share = Sous forme de lien
web-pad-share-table = Toute la table
web-pad-share-city = Cette ville seulement : { $name }
web-pad-share-about = Le lien contient tout ; aucun serveur ne le garde.
web-pad-from-link = Cette table est arrivée par un lien. Vos tables sont restées telles quelles.
web-pad-keep = La garder
web-pad-back = Revenir à ma table
web-pad-bad-link = Ce lien est abîmé ou vient d’une version plus récente. Demandez-le à nouveau.
