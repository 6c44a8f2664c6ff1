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
