### Card City: Italian

## Buildings and their classes

building-residential = Residenziale
building-commercial = Commerciale
building-leisure = Tempo libero
building-municipal = Comunale
building-industrial = Industriale
building-parking = Parcheggio
class-development = Sviluppo
class-culture = Culturali
class-other = Altre

## Lines of the score sheet

line-residential = Distretti residenziali
line-free-cells = Spazi vuoti
line-coins = Monete (1 punto ogni 5)

## Terms

term-district = Distretto
term-reserve = Riserva
term-city-limit = Limite cittadino
term-coin = Moneta
term-deck = Mazzo
term-open-lot = Gruppo scoperto
term-mixed-lot = Gruppo misto
term-divider = Chi divide
term-chooser = Chi sceglie
term-first-player = Primo giocatore
term-income = Entrate

## Phases of a round

phase-divide = Dividere
phase-build = Costruire
phase-develop = Sviluppare
phase-income = Entrate
phase-buy = Industria
