### Carson City at the table in the terminal: English

## What is drawn

ui-ties = Ties:
ui-skull = skull: seat order
ui-picking = Picking:
ui-used = used
ui-city-empty = (no card yet)
ui-sales = The Auctioneer may sell:
ui-sum-of-appeal = the appeal of all cards taken (C7.1)
ui-deck-terrain = { $n ->
    [one] Unseen terrain, { $name }: { $n } card
   *[other] Unseen terrain, { $name }: { $n } cards
}
ui-deck-characters = Characters never seen: { $n }
ui-deck-returned = Returned by skulls to the bottom of the pile, in this order:
ui-deck-left = Characters left over:
ui-city-virtual = A virtual player builds nothing; it has taken:

## What is asked

ui-ask-bid = Your bid? (an auction card from your hand)
ui-ask-take = Which card do you take? (its number)
ui-ask-place = Where does the card go? (a letter, or row and column)
ui-ask-use = Use { $name }? (yes/no) { $text }
ui-ask-adopt = Whom does the Paperboy bring? (a number or name; done for nobody)
ui-ask-sell = Sell a card? (its number; done to end)
ui-help-bid = 7 or bid 7     play auction card 7
ui-help-take = 2 or take 2    take card 2 of the row; ★ is its appeal, + what it would bring at once
ui-help-place = b or place 1 3    lay the card with its upper-left parcel on b, or at row 1, column 3
ui-help-use = yes or no     use the character now, or not
ui-help-adopt = 2, a name or done    add that character, or nobody
ui-help-sell = sell 4        sell the card that was placed as number 4 (from 0); done ends the sale
ui-help-carson-city =
    why b, why 2  where the points of place b, or of card 2 of the row, come from
    city 2        the city of seat 2 (or of a name)
    about NAME    what a character does; about alone: all in view
    deck          what is still to come, as far as everybody knows
    legend        what the letters mean
ui-no-such-label = There is no place { $text }: they are a to { $name }.
ui-why-usage = Type why and the letter of a place, or the number of a card of the row that has a place.
ui-about-usage = No character is called “{ $text }”.

## The log

ui-log-returned = Because of a skull, { $text } went under the pile.
ui-log-use = { $name } uses { $text }.
ui-log-extra = One more terrain card: { $text }.
ui-log-sell = { $name } sells card { $number }.
ui-log-bids = Bids: { $text }.
ui-log-order = Picking order: { $text }.
ui-log-take = { $name } takes { $text }.
ui-log-place = { $name } builds at { $text }.
ui-log-no-place = { $name } finds no place for the card: it is out of the game.
ui-log-left = Left over: { $text }
ui-log-adopt = { $name } is joined by { $text }.
