### The study board: English

web-study-title = Study board: { $game }
web-study-about = Paste a position here, as “Study this position” in a replay or the command cardtown replay gives it. Or begin with an example.
web-study-text = The position as text
web-study-of-game = The game
web-study-of-seat = Seat { $n }
web-study-example = Example: { $game }
web-study-change = Change
web-study-link = Copy the link

## What is best

web-study-decides = { $name } decides: { $kind }.
web-study-nothing = Nobody who sees this has anything to decide.
web-study-try = Try a move on the board, or ask.
web-study-best = What is best?
web-study-thinking = Thinking …
web-study-best-chance = The best choice wins in about { $chance }.
web-study-best-alone = The best choices are marked on the board.
web-study-tried-best = That is the best choice: it wins in about { $chance }.
web-study-tried-best-alone = That is the best choice.
web-study-tried = That wins in about { $chance }; the best choice, in { $best }.
web-study-tried-alone = That brings about { $points } points less than the best choice.
