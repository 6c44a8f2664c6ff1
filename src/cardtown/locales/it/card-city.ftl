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

## Why something is refused

refused-city-larger = La città supererebbe 5 × 5.
refused-city-occupied = Lì c’è già un edificio.
refused-city-apart = Lo spazio non è adiacente a un edificio della città.
refused-city-beside-industry = Un Residenziale e un Industriale non possono essere adiacenti.
refused-city-must-build = Una carta che si può costruire va costruita.
refused-city-limit = Il limite cittadino è raggiunto: { $limit } edifici non Industriali (Industriali in città: { $industrials }). Un altro Industriale lo alza.
refused-city-own-kind = { $kind ->
        [R] Un Residenziale non si può costruire adiacente a un Residenziale.
       *[C] Un Commerciale non si può costruire adiacente a un Commerciale.
    }
refused-city-unpaid = Un Tempo libero costa { $price } monete; ne hai { $coins }.
refused-city-not-in-hand = Non hai in mano «{ $said }»; hai { $hand }.
refused-city-no-development = Si sviluppano solo i distretti residenziali e commerciali.
refused-city-no-district = { $kind ->
        [R] Lo spazio non è adiacente a un distretto residenziale.
       *[C] Lo spazio non è adiacente a un distretto commerciale.
    }
refused-city-joins = { $kind ->
        [R] Il nuovo Residenziale unirebbe due distretti.
       *[C] Il nuovo Commerciale unirebbe due distretti.
    }
refused-city-developed = { $kind ->
        [R] Il distretto residenziale si è già sviluppato in questo round.
       *[C] Il distretto commerciale si è già sviluppato in questo round.
    }
refused-city-unsupported = { $kind ->
        [R] Il distretto residenziale non è adiacente ad abbastanza edifici culturali.
       *[C] Il distretto commerciale non è adiacente ad abbastanza distretti residenziali diversi.
    }
refused-city-reserve = { $kind ->
        [R] Nella Riserva non ci sono più Residenziali.
       *[C] Nella Riserva non ci sono più Commerciali.
    }
refused-city-not-divided = Dividi le carte da 0 a { $last }: { $each } nel gruppo scoperto, { $half } scoperte e { $half } coperte, per esempio «{ $example }».
refused-city-same-division = Le carte dello stesso tipo sono uguali: scrivi questa divisione «{ $written }».
refused-city-not-kept = Le carte dello stesso tipo sono uguali: tieni una tra { $choices }.
refused-city-not-due =
    «{ $said }» qui non va bene: { $due ->
        [divide] è il momento di dividere le carte
        [choose] è il momento di scegliere il gruppo scoperto o quello misto
        [keep] è il momento di tenere due delle carte pescate
        [build] è il momento di costruire una carta, o di scartare se nessuna si può costruire
        [develop] è il momento di sviluppare un distretto
       *[buy] è il momento di comprare un Industriale o di passare
    }.

## What may be wrong with a city that somebody typed in

doubt-city-larger = La città misura { $height } × { $width } spazi, più di 5 × 5.
doubt-city-municipals = Ci sono { $n } Comunali; una città ne ha uno, fin dall’inizio.
doubt-city-limit =
    Ci sono { $n } edifici non Industriali; con { $industrials ->
        [one] { $industrials } Industriale
       *[other] { $industrials } Industriali
    } il limite cittadino è { $limit }.
doubt-city-industry = Un Residenziale è adiacente a un Industriale.
doubt-city-apart = Alcuni edifici non toccano con nessun lato il resto della città.
