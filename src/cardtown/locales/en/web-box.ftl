### The virtual players of a game with the box, run by the scorepad: English

web-box-title = Virtual players
web-box-about = Enter what lies on the table and what everybody bids: the pad says what the virtual players take, in which order and why, and keeps their points. It is Carson City’s box that has such players.
web-box-none = This game has no virtual players.
web-box-back = Back to the game
web-box-new = New game

## Who plays

web-box-seats = Who plays
web-box-person = Person
web-box-suit-of = Suit of player { $number }
web-box-kind-of = Player { $number }: person or virtual
web-box-name-of = Name of player { $number }
web-box-remove = Remove player { $number }
web-box-draws = The pad turns their auction cards
web-box-draws-about = In place of their shuffled piles. Switch it off if you turn the cards of real piles.
web-box-begin = Begin

## The row

web-box-character = Which character was drawn?
web-box-card = Terrain card { $number } (appeal { $appeal })
web-box-appeal-of-character = Appeal of the { $name }
web-box-appeal-of-card = Appeal of terrain card { $number }, counted from the piles
web-box-extra = One more terrain card is revealed: its appeal

## Bids and picks

web-box-uses = Does anybody use a character?
web-box-use = { $name } uses: { $character }
web-box-bids = Which auction card did everybody play?
web-box-bid = { $name }: { $card }
web-box-turned-last = The cards of virtual players are turned after the last of these.
web-box-tie = A tie: which suit stands highest on the back of the next character card?
web-box-skull = No suits there
web-box-tie-broken = Equal bids: the suit higher on the back goes first.
web-box-order = Order of picks
web-box-highest = the highest appeal
web-box-first-of-equals = the highest appeal; of equals, the one nearest the piles
web-box-touch = Touch the card taken
web-box-took = { $name } takes { $card }
web-box-left = Out of the game: { $cards }.
web-box-spent = The auction cards played stay face up until the end of the Era.
web-box-next = Next round
web-box-era-over = Era I is over: its terrain goes away, people take back their nine cards, and the piles are shuffled anew.

## The end

web-box-over = The game is over
web-box-scores-about = A virtual player scores the appeal of all its cards, and builds no city.
web-box-score = Score the cities
