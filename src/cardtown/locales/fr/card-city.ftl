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
refused-city-apart = La case n’est adjacente à aucun bâtiment de la ville.
refused-city-beside-industry = Un Résidentiel et un Industriel ne peuvent pas être adjacents.
refused-city-must-build = Une carte qui peut être construite doit l’être.
refused-city-limit = La limite de la ville est atteinte : { $limit } bâtiments non industriels (Industriels : { $industrials }). Un Industriel de plus la relève.
refused-city-own-kind = { $kind ->
        [R] Un Résidentiel ne peut pas être construit à côté d’un autre.
       *[C] Un Commercial ne peut pas être construit à côté d’un autre.
    }
refused-city-unpaid = Un Loisirs coûte { $price } pièces ; vous en avez { $coins }.
refused-city-not-in-hand = Vous n’avez pas « { $said } » en main ; vous avez { $hand }.
refused-city-no-development = Seuls les quartiers résidentiels et commerciaux s’agrandissent.
refused-city-no-district = { $kind ->
        [R] La case n’est adjacente à aucun quartier résidentiel.
       *[C] La case n’est adjacente à aucun quartier commercial.
    }
refused-city-joins = { $kind ->
        [R] Le nouveau Résidentiel réunirait deux quartiers.
       *[C] Le nouveau Commercial réunirait deux quartiers.
    }
refused-city-developed = { $kind ->
        [R] Le quartier résidentiel s’est déjà agrandi pendant cette manche.
       *[C] Le quartier commercial s’est déjà agrandi pendant cette manche.
    }
refused-city-unsupported = { $kind ->
        [R] Le quartier résidentiel n’est pas adjacent à assez de bâtiments culturels.
       *[C] Le quartier commercial n’est pas adjacent à assez de quartiers résidentiels différents.
    }
refused-city-reserve = { $kind ->
        [R] Il n’y a plus de Résidentiel dans la Réserve.
       *[C] Il n’y a plus de Commercial dans la Réserve.
    }
refused-city-not-divided = Répartissez les cartes 0 à { $last } : { $each } dans le lot visible, { $half } face visible et { $half } face cachée, par exemple « { $example } ».
refused-city-same-division = Les cartes d’une même sorte sont identiques : ce partage s’écrit « { $written } ».
refused-city-not-kept = Les cartes d’une même sorte sont identiques : choisissez parmi { $choices }.
refused-city-not-due =
    « { $said } » ne convient pas ici : { $due ->
        [divide] c’est le moment de partager les cartes
        [choose] c’est le moment de choisir le lot visible ou le lot mixte
        [keep] c’est le moment de garder deux des cartes piochées
        [build] c’est le moment de construire une carte, ou de défausser si aucune ne peut l’être
        [develop] c’est le moment d’agrandir un quartier
       *[buy] c’est le moment d’acheter un Industriel ou de passer
    }.

## What may be wrong with a city that somebody typed in

doubt-city-larger = La ville mesure { $height } × { $width } cases : c’est plus que 5 × 5.
doubt-city-municipals = Nombre de Municipaux : { $n } ; une ville en a un, dès le départ.
doubt-city-limit =
    Il y a { $n } bâtiments non industriels ; avec { $industrials ->
        [one] { $industrials } Industriel
       *[other] { $industrials } Industriels
    }, la limite de la ville est de { $limit }.
doubt-city-industry = Un Résidentiel est adjacent à un Industriel.
doubt-city-apart = Certains bâtiments ne touchent le reste de la ville par aucun côté.
