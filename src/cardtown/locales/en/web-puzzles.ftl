### Puzzles: English

## The list

web-puzzles-lead = Positions from games in which one choice is clearly the best, and not easy to see. Try as often as you like.
web-puzzles-streak = { $n } in a row at the first try; at most { $most }
web-puzzles-due = Due today
web-puzzles-due-about = What you miss here, or in the review of your own games, comes back after 1, 3, 7, 14 and 30 days. It is kept in this browser.
web-puzzles-waiting = { $n ->
    [0] Nothing else waits for another day.
    [one] One position waits for another day.
   *[other] { $n } positions wait for another day.
}
web-puzzles-begin = Begin
web-puzzles-none-due = Nothing more is due today.
web-puzzles-solved = { $number } of { $n } solved
web-puzzles-at-once = at the first try: { $n }
web-puzzles-count = { $number } of { $n }
web-puzzles-difficulty = Difficulty
web-puzzles-difficulty-about = The difficulty says how many of three bots miss the answer.
web-puzzles-any = Any
web-puzzles-difficulty-1 = Easy
web-puzzles-difficulty-2 = Medium
web-puzzles-difficulty-3 = Hard
web-puzzles-mixed = All themes
web-puzzles-offline = Puzzles need the network. Try again when there is one.

## A puzzle

web-puzzles-puzzle = Puzzle
web-puzzles-number = Puzzle { $number }
web-puzzles-own = From your own game
web-puzzles-left = { $n ->
    [0] The last one today
    [one] One more today
   *[other] { $n } more today
}
web-puzzles-ask = One choice is clearly the best. What would you do?
web-puzzles-judging = Looking at all choices …
web-puzzles-wrong = That gives away { $given } of the chance to win. Try again.
web-puzzles-right = Right: that is the best choice.
web-puzzles-as-good = Right: nothing is clearly better.
web-puzzles-about = The theme: { $name }
web-puzzles-answer = It wins in about { $best }. The next best choice gives { $given } of that away.
web-puzzles-answer-behind = You are behind here. In an even game the next best choice would give { $given } away.
web-puzzles-next = Next puzzle
web-puzzles-all = All puzzles
web-puzzles-gone = One position can’t be shown any more, and was dropped.
web-puzzles-report = Report this puzzle
web-puzzles-report-about = If you think that the answer is wrong: try the choice that you find better, then copy or download this text and send it along when you tell us. It names the puzzle, its answer and your last try.

## Themes

web-puzzles-theme-bid = Bid
web-puzzles-theme-pick = Pick
web-puzzles-theme-place = Placement
web-puzzles-theme-overlap = Building over the city
web-puzzles-theme-outlaws = Outlaws
web-puzzles-theme-sale = Sale
web-puzzles-theme-character = Character
web-puzzles-theme-use = Use of a character
web-puzzles-theme-build = Building
web-puzzles-theme-division = Division
web-puzzles-theme-choose = Choice of a lot
web-puzzles-theme-growth = Growth
web-puzzles-theme-industry = Purchase of industry
web-puzzles-theme-keep = Cards kept
