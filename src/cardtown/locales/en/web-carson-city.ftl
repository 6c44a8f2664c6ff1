### The web table of Carson City: English

## The bar above

web-step-reveal = Reveal
web-step-before = Before
web-step-bid = Bid
web-step-after = After
web-step-pick = Pick
web-turn-use = Your decision
web-turn-use-detail = use the { $name } now, or not
web-turn-bid = Choose a bid
web-turn-bid-detail = secret until all have locked
web-turn-discard = Discard a card
web-turn-discard-detail = it buys nothing: the Lawyer has picked for you
web-turn-take = Your pick
web-turn-take-detail = choose a card, then a place
web-turn-place = Your pick
web-turn-place-detail = place the card
web-turn-adopt = Paperboy
web-turn-adopt-detail = add a character that nobody owns
web-turn-sell = Last sale
web-turn-sell-detail = sell cards before scoring
web-waiting-for = Waiting for { $name }
web-of-rounds = of { $n }

## The row

web-character = character
web-best = best { $points }
web-now = now { $points }
web-likely = end ≈ { $points }
web-places = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
web-fits-nowhere = fits nowhere
web-taken = taken
web-era-over = { era } is over
web-era-next = Everybody gets all nine auction cards back.
web-era-scored = The points are counted.
web-placing = placing
web-bare-land = bare land
web-symbol-dollar = worth points at the end
web-symbol-arrow = can be used

## Bids and picks

web-bids = Bids
web-pick-order = Pick order
web-ties = Ties go to
web-skull-ties = Skull: seat order
web-tied = tied
web-choosing = choosing …
web-deciding = deciding …
web-locked = locked
web-top-of-pile = top of the pile
web-waits = waits
web-picks-next = picks next
web-picking = picking
web-took = took { $text }
web-lawyer-out = used the Lawyer

## The city

web-your-city = Your city
web-no-card = no card
web-may-lie-here = The card may lie here { $points }
web-may-be-sold = The card may be sold { $points }
web-why-not = Why not here
web-not-there = Not here. A card must share a side with the city or lie on it, stay within the frame, and cover only what it may.
web-reasons = Where the points come from
web-at = at { $text }
web-if-placed = if placed at { $text }
web-if-sold = if sold
web-if-taken = if taken
web-changes-nothing = No building changes.
web-covers = { $n ->
    [0] Covers nothing.
    [one] Covers { $n } parcel.
   *[other] Covers { $n } parcels.
}
web-size = City then { $high } × { $wide } of { $rows } × { $columns }.

## One’s own cards

web-your-cards = Your cards
web-chosen = chosen
web-played = played
web-your-characters = Your characters
web-no-characters = None yet
web-used = used
web-sell-a-card = Sell a card
web-of = { $n } of { $most }
web-use-question = Use the { $name }?
web-use-it = Use
web-not-now = Not now
web-not-this-era = Not in this Era
web-ask-again = Ask me again
web-use-moves = { $sum }: place { $after } instead of { $n }
web-use-stays = { $sum }: still place { $n }
web-use-still-last = { $sum }: still last
web-adopt-whom = Whom does the Paperboy bring?

## Undo and commit

web-lock-bid = Lock bid
web-discard = Discard
web-change-bid = Change bid
web-build-here = Build here
web-take-character = Take the { $name }
web-plan-build = Plan to build here
web-plan-take = Plan to take the { $name }
web-plan-take-about = Take the { $name }, if the card is still there.
web-plan-build-about = Take { $name } and build it at { $at }, if it is still there.
web-take-unplaceable = Take it; it fits nowhere
web-sell-this = Sell this card
web-sell-no-more = Sell no more
web-adopt = Add the { $name }
web-adopt-nobody = Add nobody
web-idle-use = Use it or not
web-idle-bid = Choose a bid
web-idle-take = Choose a card
web-idle-place = Choose a place
web-idle-adopt = Choose somebody
web-idle-sell = Choose a card

## The others

web-rivals = Rivals
web-cards-kept = cards kept
web-left-in-pile = Left in pile
web-stand-in = a bot plays on
web-open-city = Enlarge the city of { $name }
web-still-to-come = Still to come

## Score sheet, short enough for three columns beside it

web-score = Score
web-overrated = ≈: a character counts what it is likely to be worth at the end
web-line-ranches = Ranches
web-line-mines = Mines
web-line-drugstores = Drugstores
web-line-banks = Banks
web-line-saloons = Saloons
web-line-general-store-city-hall = Store, City Hall
web-line-ranch-symbols = Ranch symbols
web-line-mine-symbols = Mine symbols
web-line-house-symbols = House symbols
web-line-hotels = Hotels
web-line-city-hall = City Hall, buildings
web-line-outlaws = Outlaws
web-line-characters = Characters

## What may still come

web-decks = Cards to come
web-unseen-terrain = { $n ->
    [one] { $n } terrain card of this Era not seen yet
   *[other] { $n } terrain cards of this Era not seen yet
}
web-unseen-about = { $n ->
    [one] { $n } of them lies in the pile.
   *[other] { $n } of them lie in the pile.
}
web-unseen-characters = Characters never drawn
web-returned = Under the pile because of skulls, in this order
web-left-over = Characters left over

## The log

web-log-skull = Skull: the { $name } goes under the pile
web-log-use = { $you ->
    [yes] { $name } use the { $text }
   *[no] { $name } uses the { $text }
}
web-log-extra = One more card joins the row: { $text }
web-log-sell = { $you ->
    [yes] { $name } sell a card from the city
   *[no] { $name } sells a card from the city
}
web-log-bids = Bids: { $text }
web-log-order = Pick order: { $text }
web-log-take = { $you ->
    [yes] { $name } take { $text }
   *[no] { $name } takes { $text }
}
web-log-take-character = { $you ->
    [yes] { $name } take the { $text }
   *[no] { $name } takes the { $text }
}
web-log-place = { $you ->
    [yes] { $name } build at { $text }
   *[no] { $name } builds at { $text }
}
web-log-no-place = { $you ->
    [yes] { $name } have no place for the card: it is out of the game
   *[no] { $name } has no place for the card: it is out of the game
}
web-log-left = Nobody took: { $text }
web-log-adopt = { $you ->
    [yes] { $name } add the { $text }
   *[no] { $name } adds the { $text }
}
web-log-win = { $you ->
    [yes] { $name } win
   *[no] { $name } wins
}

## Keys

web-key-bid = Choose a bid
web-key-row = Look at a card of the row
web-key-move = Move the card over the city
web-key-next = Next place where it may lie
web-key-decks = Show the cards to come
web-views = Views

## The end

web-you-win = The town is yours.
web-wins = { $name } has the finest town.
web-shared-win = A shared win.
web-ahead = { $you ->
    [yes] { $n ->
        [0] , level with you.
       *[other] , { $n } ahead of you.
    }
   *[no] { $n ->
        [0] , level with { $name }.
       *[other] , { $n } ahead of { $name }.
    }
}
web-cities = All cities
web-part-mines = mines
web-part-ranches = ranches
web-part-shops = banks, drugstores
web-part-town = saloons, halls, hotels
web-part-people = characters
