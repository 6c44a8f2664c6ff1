### Hints at the table: English

## The button and the panel

web-hint = Hint
web-hint-key = Show what a bot would do, and why
web-hint-panel = What a bot would do
web-hint-thinking = Thinking …
web-hint-off = Hints are off: people play against each other here. A table can allow them when it is made.
web-hint-off-daily = Hints are off: this game is scored. The free tries of the day have them.
web-hint-behind = ≈ { $points } points less
web-hint-by-planner = What the hard bot would do
web-hint-by-greedy = What the easy bot would do
web-hint-try = Tap a line to try it
web-hint-sum = { $now } now, ≈ { $later } later
web-hint-of-open = room to grow
web-hint-of-empty = land to build over
web-hint-of-law = law and order
web-hint-about = Nothing is played before you confirm. Lines are ranked by the points now plus those that the bot expects later (≈).
web-hint-about-city = Nothing is played before you confirm. ≈ compares with the first line, by the points that the bot expects at the end.

## What it would do: Carson City

web-hint-bid = Bid { $n }
web-hint-bid-for = Bid { $n } for: { $text }
web-hint-discard = Discard { $n }
web-hint-take = Take: { $text }
web-hint-place = Build at { $at }
web-hint-use = Use now: { $name }
web-hint-sell = Sell { $at }: { $text }

## What it would do: Card City

web-hint-keep = Keep: { $text }
web-hint-develop = { $name } grows at { $at }
web-hint-buy = Buy, build at { $at }
web-hint-mirrors = or { $text }, which is the same
web-hint-lot-brings = likely points: { $text }
web-hint-divide = Open: { $open } · face up: { $shown } · face down: { $hidden }
web-hint-offer-taken = { $name } takes the open lot in about { $chance }.
web-hint-offer-shown = Fair is 50%. With every card face up it would be { $chance }.
web-hint-offer-worth = Worth
web-hint-offer-seems = looks like { $points }

## The odds of a bid

web-odds = Odds of this bid
web-odds-of = Bid { $n }: the chance of each place
web-odds-pick = would let you pick
web-odds-place-1 = first
web-odds-place-2 = second
web-odds-place-3 = third
web-odds-place-4 = fourth
web-odds-place-5 = fifth
web-odds-place-last = last
web-odds-there = Still there then
web-odds-exact = Exact: from the cards in the piles of the virtual players.
web-odds-modelled = From the cards each seat still holds; people and bots are assumed to be equally likely to bid any of them.
