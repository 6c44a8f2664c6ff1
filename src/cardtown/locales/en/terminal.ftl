### The table in the terminal: English

## Setting up, leaving, the end

ui-player = Player
ui-filled-up = This game needs more seats. Added: { $text }.
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
ui-undone-secret = a secret choice
ui-undo-nothing = There is nothing to take back yet.
ui-undo-blocked = Something hidden has been revealed since your last choice: it can’t be taken back any more.
ui-saved = Saved in { $file }
ui-saved-always = The game is saved after every action, in { $file }; save FILE writes a copy.
ui-forfeit = { $name } has failed: it { $text }. A random bot plays on for it.
ui-not-saved = Can’t write { $file }: { $text }
ui-file-exists = { $file } is there already and is not this game: choose another name.
ui-rules-usage = Type rules and a number (rules { $rule }), a chapter (rules { $name }) or a word (rules { $text }).
ui-rules-none = No rule mentions “{ $text }”.
ui-previews-on = Points are shown before you choose.
ui-previews-off = Points are hidden until you have chosen; show brings them back.
ui-help =
    undo          take back your last choice, unless something hidden was revealed since
    hint          what a strong bot would do, with the points at once and later
    score         all score sheets, line by line
    log           everything that has happened
    rules { $rule }    a rule; also a chapter (rules { $name }) or a word (rules { $text })
    hide, show    hide or show the points of options
    save FILE     write a copy of the game (it is kept after every action anyway)
    quit          stop here; the game can be resumed
    Enter         draw the table again

ui-hint-about = What a strong bot would do, the best first: points now, and what it expects later
ui-hint-people = Hints are off where several people play against each other.
ui-hint-none = No bot gives hints in this game.

## What cities are drawn and asked for with

ui-column-points = Pts
ui-card-at = { $name } at { $text }
ui-city-usage = Type city and a seat: { $text }

## A game that brings no screen of its own

ui-ask-plain = Which one? (a number from 1 to { $n })
ui-help-plain =
    1, 2 …        choose the option of that number; its text will do too

## Puzzles

ui-puzzle = Puzzle { $number } of { $n }: one choice is clearly the best. Type it, or help.
ui-puzzle-about = This is about: { $name }
ui-puzzle-three = It is one of these: { $text }
ui-puzzle-right = Right. { $text } is the best: everything else gives away { $other } of the chance to win, or more.
ui-puzzle-wrong = { $text } gives away { $other } of the chance to win. Try again, or type hint or answer.
ui-puzzle-answer = The best is { $text }. Everything else gives away { $other } of the chance to win, or more.
ui-puzzles-solved = Solved at once, without help: { $number } of { $n }
ui-puzzle-help =
    hint          what it is about; the second time, three choices of which one is right
    answer        show the best choice
    next          leave this puzzle and go on
    quit          stop here
    Enter         draw the position again
ui-theme-bid = the bid
ui-theme-pick = the card to take
ui-theme-place = the place
ui-theme-overlap = building over the city
ui-theme-outlaws = outlaws
ui-theme-sale = a sale
ui-theme-character = a character
ui-theme-use = a character at its moment
ui-theme-build = what to build, and where
ui-theme-division = dividing the cards
ui-theme-choose = the choice of a lot
ui-theme-growth = growing districts
ui-theme-industry = buying industry
ui-theme-keep = the cards to keep
