### Card City: French

## Buildings and their classes

building-residential = Résidentiel
building-commercial = Commercial
building-leisure = Loisirs
building-municipal = Municipal
building-industrial = Industriel
building-parking = Parking
class-development = Développement
class-culture = Culture
class-other = Autres

## Lines of the score sheet

line-residential = Quartiers résidentiels
line-free-cells = Cases libres
line-coins = Pièces (1 point pour 5)

## Terms

term-district = Quartier
term-reserve = Réserve
term-city-limit = Limite de la ville
term-coin = Pièce
term-deck = Pioche
term-open-lot = Lot visible
term-mixed-lot = Lot mixte
term-divider = Joueur qui partage
term-chooser = Joueur qui choisit
term-first-player = Premier joueur
term-income = Revenus

## Phases of a round

phase-divide = Partager
phase-build = Construire
phase-develop = Développer
phase-income = Revenus
phase-buy = Industrie

## Why something is refused

refused-city-larger = La ville dépasserait 5 × 5.
refused-city-occupied = Un bâtiment s’y trouve déjà.
refused-city-apart = La case n’est voisine d’aucun bâtiment de la ville.
refused-city-beside-industry = Un bâtiment résidentiel et un bâtiment industriel ne peuvent pas être voisins.
refused-city-must-build = Une carte qui peut être construite doit l’être.
refused-city-limit = La limite de la ville est atteinte : { $limit } bâtiments non industriels avec { $industrials } bâtiments industriels. Un bâtiment industriel de plus la relève.
refused-city-own-kind = { $kind ->
        [R] Un bâtiment résidentiel ne peut pas être construit à côté d’un autre.
       *[C] Un bâtiment commercial ne peut pas être construit à côté d’un autre.
    }
refused-city-unpaid = Un bâtiment de loisirs coûte { $price } pièces ; vous en avez { $coins }.
refused-city-not-in-hand = Vous n’avez pas « { $said } » en main ; vous avez { $hand }.
refused-city-no-development = Seuls les quartiers résidentiels et commerciaux s’agrandissent.
refused-city-no-district = { $kind ->
        [R] La case n’est voisine d’aucun quartier résidentiel.
       *[C] La case n’est voisine d’aucun quartier commercial.
    }
refused-city-joins = { $kind ->
        [R] Le nouveau bâtiment résidentiel réunirait deux quartiers.
       *[C] Le nouveau bâtiment commercial réunirait deux quartiers.
    }
refused-city-developed = { $kind ->
        [R] Le quartier résidentiel s’est déjà agrandi pendant cette manche.
       *[C] Le quartier commercial s’est déjà agrandi pendant cette manche.
    }
refused-city-unsupported = { $kind ->
        [R] Le quartier résidentiel n’est pas voisin d’assez de bâtiments culturels.
       *[C] Le quartier commercial n’est pas voisin d’assez de quartiers résidentiels différents.
    }
refused-city-reserve = { $kind ->
        [R] Il n’y a plus de bâtiment résidentiel dans la réserve.
       *[C] Il n’y a plus de bâtiment commercial dans la réserve.
    }
refused-city-not-divided = Répartissez les cartes 0 à { $last } : { $each } dans le lot visible, { $half } visibles et { $half } cachées, par exemple « { $example } ».
refused-city-same-division = Les cartes d’une même sorte sont identiques : ce partage s’écrit « { $written } ».
refused-city-not-kept = Les cartes d’une même sorte sont identiques : gardez-en une parmi { $choices }.
refused-city-not-due =
    « { $said } » ne convient pas ici : { $due ->
        [divide] c’est le moment de partager les cartes
        [choose] c’est le moment de choisir le lot visible ou le lot mixte
        [keep] c’est le moment de garder deux des cartes piochées
        [build] c’est le moment de construire une carte ou, à défaut, de défausser
        [develop] c’est le moment d’agrandir un quartier
       *[buy] c’est le moment d’acheter un bâtiment industriel ou de passer
    }.

## Ce qui peut clocher dans une ville saisie

doubt-city-larger = La ville mesure { $height } × { $width } cases, plus que 5 × 5.
doubt-city-municipals = Il y a { $n } bâtiments municipaux ; une ville en a un, depuis le début.
doubt-city-limit =
    Il y a { $n } bâtiments non industriels ; avec { $industrials ->
        [one] { $industrials } bâtiment industriel
       *[other] { $industrials } bâtiments industriels
    }, la limite de la ville est de { $limit }.
doubt-city-industry = Un bâtiment résidentiel est voisin d’un bâtiment industriel.
doubt-city-apart = Certains bâtiments ne touchent le reste de la ville par aucun côté.
