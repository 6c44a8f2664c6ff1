### Card City at the table in the terminal: English

## What is drawn

ui-next-industrial = { $n ->
    [one] next Industrial: { $n } coin
   *[other] next Industrial: { $n } coins
}
ui-limit = City limit: { $n } of { $number } buildings, { $industrials } Industrial
ui-holds = holds { $text }
ui-could-grow = { $name } at { $at } could grow
ui-dead-end-mark = the end of the city
ui-has-culture = { $n } of { $number } culture buildings
ui-has-districts = { $n } of { $number } Residential districts
ui-can-grow = can grow
ui-no-cell = enough around, but no cell
ui-limit-reached = enough around, but the city limit
ui-no-reserve = the Reserve has no card left
ui-more-districts = … (districts shows all of them)
ui-no-districts = There is no Residential and no Commercial district yet.
ui-district-culture = { $n ->
    [one] { $name }, district of { $size } at { $at }: adjacent to { $n } culture building, needs { $number } to grow.
   *[other] { $name }, district of { $size } at { $at }: adjacent to { $n } culture buildings, needs { $number } to grow.
}
ui-district-districts = { $n ->
    [one] { $name }, district of { $size } at { $at }: adjacent to { $n } Residential district, needs { $number } to grow.
   *[other] { $name }, district of { $size } at { $at }: adjacent to { $n } Residential districts, needs { $number } to grow.
}
ui-divisions = Open lot | face up | face down, by letter:
ui-how-to-divide = Open lot | face up | face down, by number, such as { $text }
ui-open-last = open: you keep { $text }; { $name } keeps the mixed lot.
ui-open-more = open: you keep { $text }; { $name } divides the mixed lot for { $other }.
ui-mixed-last = mixed: you keep { $text } and the card face down; { $name } keeps { $cards }.
ui-mixed-more = { $n ->
    [one] mixed: you see the { $n } card face down too and divide all of it for { $other }; { $name } keeps { $cards }.
   *[other] mixed: you see the { $n } cards face down too and divide all of it for { $other }; { $name } keeps { $cards }.
}
ui-deck-unseen = { $n ->
    [one] The deck has { $n } card.
   *[other] The deck has { $n } cards.
} Never seen by you:
ui-deck-hidden = { $n ->
    [one] ({ $n } of them lies hidden elsewhere)
   *[other] ({ $n } of them lie hidden elsewhere)
}
ui-deck-under = Under the deck, in this order: { $text }
ui-deck-discarded = Out of the game:
ui-legend = { $blank } a cell that is still possible, [a] a cell to choose, { $grows } a district can grow, { $first } first player, { $here } must decide

## What is asked

ui-ask-divide = { $number ->
    [one] Which two cards open, which one face up, which one face down? { $name } chooses.
   *[other] Which two cards open, which { $number } face up, which { $number } face down? { $name } chooses.
}
ui-ask-choose = Which lot do you take? (open or mixed)
ui-ask-keep = Which two cards do you keep? (two numbers; the other goes under the deck)
ui-ask-build = You hold { $text }. Where do you build? ({ $kind } a, or { $kind } 1 2)
ui-ask-build-one = You hold { $text }. Where do you build? (a letter, or row and column)
ui-ask-develop = Which district grows, and where? (a letter, or row and column)
ui-ask-buy = { $n ->
    [one] Buy an Industrial for { $n } coin? (a letter, or pass)
   *[other] Buy an Industrial for { $n } coins? (a letter, or pass)
}
ui-help-divide =
    0 3 | 1 | 2   cards 0 and 3 open, 1 face up, 2 face down; also CR | I | P, or a letter of the list
ui-help-choose = open, mixed   take that lot; o and m will do
ui-help-keep = 0 2           keep cards 0 and 2; also letters: R P
ui-help-build =
    R a, R 1 2    build the Residential on cell a, or at row 1, column 2; a alone if only one card fits there
ui-help-develop = a, R 1 2      let the district grow on cell a, or at row 1, column 2
ui-help-buy = a, 1 2, pass  buy an Industrial and build it on cell a, or at row 1, column 2; or don’t
ui-help-card-city =
    why R 1 2     what a Residential at row 1, column 2 would change, or why it may not stand there
    districts     what each of your districts needs to grow
    city 2        the city of seat 2 (or of a name)
    deck          what is left in deck and Reserve, as far as you may know
    legend        what the letters and signs mean
ui-no-such-cell = There is no cell { $text }: they are a to { $name }.
ui-no-such-division = There is no division { $text }: they are a to { $name }.
ui-which-kind = Which card? Type one of: { $text }
ui-bad-division = { $n ->
    [one] Cards 0 to { $number } make two open, one face up and one face down (K2.2), such as { $text }
   *[other] Cards 0 to { $number } make two open, { $n } face up and { $n } face down (K2.2), such as { $text }
}
ui-bad-keep = Name two of the cards 0 to { $number }, such as 0 1 (K2.4).
ui-why-cell-usage = Type why, a building and a cell: why R 1 2, or why R a.
ui-dead-end = After this nothing could ever be built in your city again: the city limit is reached and no Industrial has a cell (K3.3). If you mean it, type { $text } once more.

## The log

ui-log-offer = { $name } offers { $other } { $cards } open, or { $text } and { $n } face down.
ui-log-choice = { $name } takes: { $text }.
ui-log-hold = { $name } holds { $text }.
ui-log-under = { $text } goes under the deck.
ui-log-build = { $name } builds { $text } at { $at }.
ui-log-discard = { $name } can’t build { $text }: out of the game.
ui-log-develop = { $name }’s district grows: { $text } at { $at }.
ui-log-income = { $number ->
    [one] { $name } earns { $n } and has { $number } coin.
   *[other] { $name } earns { $n } and has { $number } coins.
}
ui-log-buy = { $name } buys { $text } for { $n } coins and builds it at { $at }.

## Answers of the commands

ui-place = Row, column
ui-base-income = To everybody
