### Card City at the web table: English

## Around the table

web-cc-views = Views
web-cc-tab-city = City
web-cc-tab-rivals = Rivals
web-cc-tab-log-new = Log · { $n }
web-cc-round-of = Round { $round } of { $number }
web-cc-first-player = first player
web-cc-waiting-for = Waiting for { $name }
web-cc-skip = Skip
web-cc-city-of = City: { $name }
web-cc-frame-slides = The 5 × 5 frame still slides
web-cc-purse = Coins and city limit
web-cc-coins = Coins
web-cc-coin-word = { $n ->
    [one] coin
   *[other] coins
}
web-cc-income = income
web-cc-of = { $n } of { $number }
web-cc-next-price = the next Industrial costs { $n }
web-cc-if-ended = If it ended now
web-cc-or = or
web-cc-face-up = Face up
web-cc-face-down = Face down

## What somebody is doing

web-cc-is-waiting = waits
web-cc-is-reserve = waits for the Reserve
web-cc-is-keeping = picks two cards
web-cc-is-dividing = divides
web-cc-is-choosing = chooses
web-cc-is-building = builds
web-cc-is-developing = develops
web-cc-is-buying = may buy
web-cc-is-done = done
web-cc-is-winner = winner

## Whose turn it is

web-cc-turn-divide = You divide
web-cc-turn-divide-about = for { $name }, next in turn
web-cc-turn-choose = You choose
web-cc-turn-choose-about = { $name } has divided
web-cc-turn-keep = You pick
web-cc-turn-keep-about = two of these cards
web-cc-turn-build = You build
web-cc-turn-build-about = cards in any order
web-cc-turn-develop = You develop
web-cc-turn-develop-about = one district at a time
web-cc-turn-buy = You may buy
web-cc-turn-buy-about = an Industrial for { $n }

## Lots

web-cc-lots = The two lots
web-cc-open-about = two cards, all seen
web-cc-mixed-about = { $n } cards, { $number } hidden
web-cc-then-divide = ; then you divide for { $name }
web-cc-take-open = Take these two
web-cc-take-mixed = Take all { $n } and divide
web-cc-take-mixed-last = Take these two, one unseen
web-cc-take-mixed-known = Take these two, both known
web-cc-deduced = you know it: nothing else is left
web-cc-dividing = Divide the cards
web-cc-how-divide = tap a card, then a lot; tap twice to turn it; or drag
web-cc-ready = Ready divisions
web-cc-turned-of = { $n } of { $number } face down
web-cc-only-you = only you see it
web-cc-put-into = Put into: { $name }
web-cc-sees = { $name } sees { $text }
web-cc-sees-mixed = { $name } sees { $text } and { $n ->
    [one] one back
   *[other] { $n } backs
}
web-cc-todo-open = { $n ->
    [one] One more card into the open lot
   *[other] { $n } more cards into the open lot
}
web-cc-todo-mixed = { $n ->
    [one] One card back to the mixed lot
   *[other] { $n } cards back to the mixed lot
}
web-cc-todo-hidden = { $n ->
    [one] Turn one more card face down: tap it twice
   *[other] Turn { $n } more cards face down: tap each twice
}
web-cc-todo-shown = { $n ->
    [one] Turn one card face up again
   *[other] Turn { $n } cards face up again
}
web-cc-now-open = { $name }: in the open lot
web-cc-now-shown = { $name }: face up
web-cc-now-hidden = { $name }: face down
web-cc-offer-to = Offer to { $name }

## Alone

web-cc-keep-two = Keep two
web-cc-keep-about = the other goes under the deck
web-cc-kept-of = { $n } of 2 chosen
web-cc-goes-under = { $name } goes under the deck
web-cc-keep-these = Keep these two

## Building, developing, buying

web-cc-cells = { $n ->
    [one] { $n } cell
   *[other] { $n } cells
}
web-cc-foot-too-expensive = too few coins
web-cc-foot-limit-reached = at the limit
web-cc-title-build = Build
web-cc-title-develop = Develop
web-cc-title-buy = Industry
web-cc-about-build = choose a card, then a cell
web-cc-about-develop = what can grow must: choose where
web-cc-about-buy = one for sale from the Reserve
web-cc-hint-build = { $n ->
    [one] One cell is open for this card.
   *[other] { $n } cells are open for this card.
}
web-cc-hint-none = This card can’t be built on any free cell.
web-cc-none-unpaid = { $name } costs { $n } coins; you have { $number }.
web-cc-none-limit = The city limit is reached: only Industrials can be built now.
web-cc-hint-develop = Choose a marked cell. The district beside it grows by one building.
web-cc-hint-buy = Choose a cell for it, or pass.
web-cc-in-reserve = { $n } left
web-cc-build-here = Build here
web-cc-plan-build = Plan to build here
web-cc-plan-buy = Plan to buy this
web-cc-plan-about = choose where, while others still decide
web-cc-plan-build-about = Build { $name } at { $at }.
web-cc-plan-buy-about = Buy { $name } and build it at { $at }.
web-cc-plan-pass-about = Buy nothing.
web-cc-grow-here = Let it grow
web-cc-buy-for = Buy for { $n }
web-cc-discard = Discard { $text }
web-cc-pass = Pass
web-cc-at = { $name } at { $at }
web-cc-ghost = { $name } at { $at } { $sum }
web-cc-coins-left = coins, { $n } left
web-cc-dead-end = After this nothing could ever be built here again.
web-cc-does-grow = { $at } grows
web-cc-does-never = { $at } can never grow any more
web-cc-does-income = income { $n } → { $number }
web-cc-does-limit = city limit { $n } → { $number }
web-cc-does-has = { $at } has { $n } of { $number }
web-cc-card-cells = { $name }: { $n ->
    [one] one cell
   *[other] { $n } cells
}

## What the commit button waits for

web-cc-idle-divide = Divide the cards
web-cc-idle-choose = Choose a lot
web-cc-idle-keep = Choose two cards
web-cc-idle-build = Choose a cell
web-cc-idle-develop = Choose a cell
web-cc-idle-buy = Choose a cell

## Why not

web-cc-why-not-adjacent = beside no building
web-cc-why-limit-reached = city limit reached
web-cc-why-touches-residential = touches Residential
web-cc-why-touches-commercial = touches Commercial
web-cc-why-touches-industrial = touches Industrial
web-cc-why-too-expensive = too few coins
web-cc-why-one-district = beside no district, or joins two
web-cc-why-has-grown = has grown already
web-cc-why-needs-more = district lacks support

## Cells, for those who hear the city

web-cc-cell-built = { $at }, { $name } { $needs }
web-cc-cell-free = { $at }, free
web-cc-cell-open = { $at }, free: { $name } may stand here { $brings }
web-cc-cell-closed = { $at }, free: { $why }
web-cc-cell-ghost = { $at }, { $name }, not confirmed yet

## Districts

web-cc-growth = Growth
web-cc-no-districts = No district yet that could grow.
web-cc-district-at = { $n } at { $at }
web-cc-needs-culture = needs { $n } culture
web-cc-needs-homes = needs { $n } home districts
web-cc-district-can-grow = can grow
web-cc-district-no-reserve = the Reserve has none left
web-cc-district-limit-reached = held back by the city limit
web-cc-district-no-cell = has no cell to grow on

## While others act

web-cc-watching-keep = Picking two cards
web-cc-watching-divide = Dividing the cards
web-cc-watching-choose = Choosing a lot
web-cc-watching-build = Building cities
web-cc-watching-buy = Industry
web-cc-watching-over = The end
web-cc-wait-reserve = Your districts wait for the Reserve
web-cc-income-from = 1, and Commercial districts of { $text }
web-cc-income-alone = 1, no Commercial district
web-cc-income-now = now { $n } in all

## Cards

web-cc-cards = All cards
web-cc-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
web-cc-reserve-about = Districts grow from it, and Industrials are bought from it.
web-cc-unseen = Not seen by you yet
web-cc-unseen-about = { $number } cards; the deck has { $n } of them, the rest lie hidden in lots and hands.
web-cc-discarded = Out of the game
web-cc-discarded-about = Cards that could not be built.
web-cc-under = Under the deck, in this order

## The log

web-cc-log-round = Round { $round } · first: { $name }
web-cc-log-round-solo = Round { $round }
web-cc-log-offer = { $you ->
    [yes] { $name } offer
   *[no] { $name } offers
} { $to ->
    [you] you
   *[other] { $other }
}: { $cards }; or { $text } and { $n } face down
web-cc-log-choice-open = { $you ->
    [yes] { $name } take
   *[no] { $name } takes
} the open lot
web-cc-log-choice-mixed = { $you ->
    [yes] { $name } take
   *[no] { $name } takes
} the mixed lot
web-cc-log-hold = { $you ->
    [yes] { $name } hold
   *[no] { $name } holds
} { $text }
web-cc-log-hold-under = { $you ->
    [yes] { $name } keep
   *[no] { $name } keeps
} { $text }; { $other } goes under the deck
web-cc-log-build = { $you ->
    [yes] { $name } build
   *[no] { $name } builds
} { $text } at { $at }
web-cc-log-discard = { $name } can’t build { $text }: out of the game
web-cc-log-discard-unpaid = { $name } can’t pay for { $text }: out of the game
web-cc-log-develop = { $name }: a district grows, { $text } at { $at }
web-cc-log-income = { $you ->
    [yes] { $name } earn { $n } and have { $number }
   *[no] { $name } earns { $n } and has { $number }
}
web-cc-log-buy = { $you ->
    [yes] { $name } buy
   *[no] { $name } buys
} an Industrial for { $n } at { $at }

## The end

web-cc-end-yours = The city is yours.
web-cc-end-won = { $name } wins.
web-cc-end-shared = { $name } share the win.
web-cc-end-solo = { $you ->
    [yes] { $n ->
        [one] Your city scores { $n } point.
       *[other] Your city scores { $n } points.
    }
   *[no] { $n ->
        [one] The city of { $name } scores { $n } point.
       *[other] The city of { $name } scores { $n } points.
    }
}
web-cc-end-lead = { $n ->
    [one] { $n } point
   *[other] { $n } points
}, { $number } ahead of { $you ->
    [yes] you
   *[no] { $name }
}
web-cc-end-by-coins = { $n ->
    [one] { $n } point
   *[other] { $n } points
}, ahead on coins

## Keys

web-cc-key-card = Choose a card
web-cc-key-lot = Take the open lot, or the mixed one
web-cc-key-arrows = From cell to cell
web-cc-key-tab = To the next open cell
web-cc-key-divide = Dividing: open lot, or face down
web-cc-key-pass = Pass, when an Industrial is for sale
