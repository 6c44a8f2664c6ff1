### Hints at the table: French

## The button and the panel

web-hint = Conseil
web-hint-key = Montrer ce que ferait un bot, et pourquoi
web-hint-panel = Ce que ferait un bot
web-hint-thinking = Réflexion…
web-hint-off = Pas de conseils : ici, des personnes s’affrontent. On peut les autoriser en créant la table.
web-hint-off-daily = Pas de conseils : cette partie compte. Les essais libres en ont.
web-hint-behind = ≈ { $points } points de moins
web-hint-by-planner = Ce que ferait le bot fort
web-hint-by-greedy = Ce que ferait le bot facile
web-hint-try = Touchez une ligne pour l’essayer
web-hint-sum = { $now } maintenant, ≈ { $later } plus tard
web-hint-of-open = place pour grandir
web-hint-of-empty = terrain à couvrir
web-hint-of-law = loi et ordre
web-hint-about = Rien n’est joué avant que vous confirmiez. C’est la somme qui compte : les points maintenant et ceux que le bot attend plus tard (≈).
web-hint-about-city = Rien n’est joué avant que vous confirmiez. ≈ compare avec la première ligne, d’après les points que le bot attend à la fin.

## What it would do: Carson City

web-hint-bid = Miser { $n }
web-hint-bid-for = Miser { $n } pour : { $text }
web-hint-discard = Défausser { $n }
web-hint-take = Prendre : { $text }
web-hint-place = Construire en { $at }
web-hint-use = Utiliser : { $name }
web-hint-sell = Vendre { $at } : { $text }

## What it would do: Card City

web-hint-keep = Garder : { $text }
web-hint-develop = { $name } s’agrandit en { $at }
web-hint-buy = Acheter, construire en { $at }
web-hint-mirrors = ou { $text }, ce qui revient au même
web-hint-lot-brings = points probables : { $text }
web-hint-divide = Lot visible : { $open } · face visible : { $shown } · face cachée : { $hidden }
web-hint-offer-taken = { $name } prend le lot visible dans environ { $chance } des cas.
web-hint-offer-shown = 50 % serait équitable. Avec toutes les cartes visibles, ce serait { $chance }.
web-hint-offer-worth = Valeur
web-hint-offer-seems = semble valoir { $points }

## The odds of a bid

web-odds = Chances de cette enchère
web-odds-of = Enchère { $n } : la chance de chaque place
web-odds-pick = vous ferait choisir
web-odds-place-1 = en premier
web-odds-place-2 = en deuxième
web-odds-place-3 = en troisième
web-odds-place-4 = en quatrième
web-odds-place-5 = en cinquième
web-odds-place-last = en dernier
web-odds-there = Encore là
web-odds-exact = Exact : d’après les cartes des piles des joueurs virtuels.
web-odds-modelled = D’après les cartes que chacun a encore ; on suppose que personnes et bots jouent chacune d’elles avec la même probabilité.
