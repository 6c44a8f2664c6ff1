### The table in the terminal: English

## Setting up, leaving, the end

ui-player = Player
ui-filled-up = A game needs at least four seats (C2.1). Virtual players added: { $text }.
ui-sealed = The seed of this game is sealed by SHA-256 { $text } and is shown at the end. Type help whenever you like.
ui-seed = The seed was { $text }; its SHA-256 is the seal shown at the start.
ui-resumed = The game { $name } goes on.
ui-kept = The game is kept. Go on with: { $text }
ui-record-written = The record is in { $file }
ui-replayed = { $n ->
    [one] The record replays: { $n } action, all of it legal.
   *[other] The record replays: { $n } actions, all of them legal.
}
ui-rematch = A shared win. Play a rematch? (yes/no)

## What the table says

ui-news = Since your last decision
ui-more-in-log = … (log shows all of it)
ui-only-choice = There was only one choice: { $text }
ui-pass-keyboard = Pass the keyboard to { $name }, who then presses Enter. Everybody else looks away.
ui-not-understood = “{ $text }” means nothing here; help shows what can be typed.
ui-see-rule = – more: rules { $rule }
ui-undone = { $name } takes back: { $text }
ui-undone-secret = the bid
ui-undo-nothing = There is nothing to take back yet.
ui-undo-blocked = Something hidden has been revealed since your last choice: it can’t be taken back any more.
ui-saved = Saved in { $file }
ui-saved-always = The game is saved after every action, in { $file }; save FILE writes a copy.
ui-forfeit = { $name } has failed: it { $text }. Chance plays on for it.
ui-not-saved = Can’t write { $file }: { $text }
ui-file-exists = { $file } is there already and is not this game: choose another name.
ui-rules-usage = Type rules and a number (rules { $rule }), a chapter (rules { $name }) or a word (rules { $text }).
ui-rules-none = No rule mentions “{ $text }”.
ui-previews-on = Points are shown before you choose.
ui-previews-off = Points are hidden until you have chosen; show brings them back.
ui-help =
    undo          take back your last choice, unless something hidden was revealed since
    score         all score sheets, line by line
    log           everything that has happened
    rules { $rule }    a rule; also a chapter (rules { $name }) or a word (rules { $text })
    hide, show    hide or show the points of options
    save FILE     write a copy of the game (it is kept after every action anyway)
    quit          stop here; the game can be resumed
    Enter         draw the table again

## Carson City: what is drawn

ui-column-points = Pts
ui-ties = Ties:
ui-skull = skull: seat order
ui-picking = Picking:
ui-used = used
ui-city-empty = (no card yet)
ui-sales = The Auctioneer may sell:
ui-sum-of-appeal = the appeal of all cards taken (C7.1)
ui-card-at = { $name } at { $text }
ui-deck-terrain = Unseen terrain, { $name }: { $n } cards
ui-deck-characters = Characters never seen: { $n }
ui-deck-returned = Returned by skulls to the bottom of the pile, in this order:
ui-deck-left = Characters left over:
ui-city-virtual = A virtual player builds nothing; it has taken:

## Carson City: what is asked

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
    about NAME    what a character does; about alone: all that lie open
    deck          what is still to come, as far as everybody knows
    legend        what the letters mean
ui-no-such-label = There is no place { $text }: they are a to { $name }.
ui-why-usage = Type why and the letter of a place, or the number of a card of the row that has a place.
ui-city-usage = Type city and a seat: { $text }
ui-about-usage = No character is called “{ $text }”.

## Carson City: the log

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
