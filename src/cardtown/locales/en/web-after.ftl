# After the game: the end of the game, the replay, the proof of the shuffles

## The end

web-after-you-share = You share the win.
web-after-place = { $place ->
    [2] You are second.
    [3] You are third.
    [4] You are fourth.
    [5] You are fifth.
   *[other] You come in at place { $place }.
}
web-after-result = Result
web-after-show-city = Show the city of { $name }
web-after-points-of = Points of the city: { $name }
web-after-light-line = Show where these points come from
web-after-chart = Score by round
web-after-chart-round = Round to show
web-after-rounds = Rounds
web-after-share = Share the replay
web-after-share-title = Replay of { $game }
web-after-hindsight = With these cards
web-after-hindsight-looking = Looking for the best city …
web-after-hindsight-more = { $n ->
    [one] is the best city found with the same cards: { $n } more point was possible.
   *[other] is the best city found with the same cards: { $n } more points were possible.
}
web-after-hindsight-none = Nothing better was found with your cards. Beautifully built.
web-after-hindsight-none-other = Nothing better was found with the cards of { $name }. Beautifully built.
web-after-hindsight-missing = This time the search for the best city failed.
web-after-compare = Compare
web-after-best-city = The best city
web-after-alone = How good is that?
web-after-alone-now = This game
web-after-alone-best = Your best game before
web-after-alone-par = A strong bot with the same cards
web-after-alone-first = Your first game of this kind: from now on you have something to beat.
web-after-alone-record = { $n ->
    [one] Your best game so far, by one point.
   *[other] Your best game so far, by { $n } points.
}
web-after-alone-equal = As good as your best game.
web-after-alone-short = { $n ->
    [one] One point short of your best game.
   *[other] { $n } points short of your best game.
}
web-after-alone-practice = As good as your best game or better; practice does not count.

## The proof of the shuffles

web-proof-running = Proving it in this browser … For this it loads Python ({ NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB) once.
web-proof-load = Load Python ({ NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB) and prove it here
web-proof-holds = Proven fair, here in this browser.
web-proof-partly = Nothing here is wrong, but not everything could be compared.
web-proof-fails = This record does not prove a fair game.
web-proof-impossible = Python could not be started in this browser. The record can be proven elsewhere, as below.
web-proof-published = What the server had published when this browser took a seat is the hash of the secret in the seed, with this game, its rules, options, deck and seats.
web-proof-published-secret = What the server had published when this browser took a seat is the hash of the secret in the seed.
web-proof-kept-deck = The deck is the one that the table named when this browser took a seat.
web-proof-yours = What this browser added at seat { $number } is in the seed.
web-proof-sealed = What everybody added was fixed before this browser showed its own part.
web-proof-unsealed = This browser saw no seals from the others, so it can’t tell whether somebody chose their part after the others’ were known.
web-proof-days = At a table played over days, everybody adds their part when they sit down. Nobody can tell whether the last to do so searched for a good deal with the server’s help.
web-proof-given-on = According to the server, somebody else sat down at seat { $number } before the game, so what this browser added there can’t be compared.
web-proof-nothing-kept = This browser took no seat before the game, or kept nothing of it. So it can’t tell whether the server published this secret beforehand, or whether it changed what somebody added.
web-proof-shared = At least one person added to the seed.
web-proof-own-deck = The deck is the one that the server gives today. Only somebody who downloaded it before the game can tell whether it was the same then.
web-proof-open = Nothing to compare with
web-proof-commitment-now = Published before the game, according to the server now
web-proof-deck = The deck of this table
web-proof-elsewhere = To prove it elsewhere, download the record and run
web-proof-step-record = The record is sealed: its hash is that of its seed.
web-proof-step-people = Everybody at the table added to the seed.
web-proof-step-seed = The seed is of a kind that nobody could choose.
web-proof-step-shuffle = The shuffle “{ $of }” follows from the seed.
web-proof-step-actions = Every action was allowed by the rules.
web-proof-step-result = The result is what these actions lead to.

## The replay

web-replay-title = Replay of { $game }
web-replay-dealt = The cards are dealt
web-replay-decided = { $name } has decided
web-replay-step-of = Step { $n } of { $number }
web-replay-step = Step
web-replay-move = Move through the game
web-replay-first = To the beginning
web-replay-round-back = One round back
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step forward
web-replay-round-on = One round forward
web-replay-last = To the last step
web-replay-more = More
web-replay-round = Round
web-replay-speed = Speed
web-replay-speed-slow = Slow
web-replay-speed-normal = Normal
web-replay-speed-fast = Fast
web-replay-through = Point of view
web-replay-spectator = As a spectator
web-replay-as = Through { $name }’s eyes
web-replay-all = All cards open
web-replay-link = Link to this moment
web-replay-to-end = To the end of the game
web-replay-not-over = This game is not over yet
web-replay-not-over-about = Once it is over, you can step through it here.
web-replay-to-table = To the table

## The review

web-after-review = Review
web-after-review-of = Whose decisions
web-after-review-judging = Judging decisions: { $n } of { $number }
web-after-review-chances = Chance to win after every step
web-after-review-mistakes = The biggest mistakes
web-after-review-none = No mistake was found. Beautifully played.
web-after-review-accuracy = Accuracy
web-after-review-about = Each decision is judged by what its player could know, and by the chance to win that it gave away. The chances are estimates, with their range.
web-after-review-offers = Divisions
web-after-offer = Open lot taken in about { $chance } ({ $shown } with every card face up) · worth to the chooser { $open } and { $mixed }, to you { $ownopen } and { $ownmixed }
web-after-review-again = Mistakes that you try again come back in the puzzles after some days
web-after-mark-brilliant = Brilliant
web-after-mark-fine = Fine
web-after-mark-inaccurate = Inaccurate
web-after-mark-mistake = Mistake
web-after-mark-blunder = Blunder
web-after-ask = Here { $given } of the chance to win was given away. What would you do?
web-after-try-best = That is the best choice.
web-after-try-better = That gives away { $given }: better than what was played.
web-after-try-played = That is what was played. It gives away { $given }.
web-after-try-worse = That gives away { $given }: no better than what was played.
web-after-help = A hint
web-after-show-answer = Show the answer
web-after-next-mistake = The next mistake
web-after-back-to-review = Back to the review
web-after-help-later = What brings the most at once is not the best here: look further ahead.
web-after-help-now = The best choice brings { $points } at once.
web-after-help-three = One of these three is the best.
web-after-help-answer = The best choice, and what was played.
web-after-help-chances = The best choice wins in about { $best }; what was played gives { $given } of that away.
web-after-help-behind = Whoever decided here had fallen behind. In an even game, what was played would have given { $given } away.
web-after-kind-bid = Bid
web-after-kind-take = Pick
web-after-kind-place = Placement
web-after-kind-use = Use of a character
web-after-kind-adopt = Character added
web-after-kind-sell = Sale
web-after-kind-keep = Cards kept
web-after-kind-divide = Division
web-after-kind-choose = Choice of a lot
web-after-kind-build = Building
web-after-kind-develop = Development
web-after-kind-buy = Purchase

## Luck and skill

web-after-luck = Luck and skill
web-after-luck-measure = Was it luck?
web-after-luck-why = How much of the margin came from the cards, from the others, and from each kind of choice? Measuring it takes a minute or two.
web-after-luck-measuring = Measuring choices: { $n } of { $number }
web-after-luck-done = Luck and skill are measured.
web-after-luck-part = Part
web-after-luck-points = Points
web-after-luck-deal = The deal
web-after-luck-others = Choices of the others
web-after-luck-margin = Margin over the others
web-after-luck-alone = Points
web-after-luck-about = Every choice is compared with the hard bot’s: both are played on in many deals. The parts add up; ± is the range of 95%.

## What if

web-after-go-on = Go on from here
web-after-go-on-about = Play on from this step at a practice table, with the same cards to come. Everything chosen later is open again.
web-after-go-on-seat = Your seat
web-after-go-on-others = Who plays for the other people
web-after-go-on-play = Play
web-after-race = Challenge a friend with this deal
web-after-study = Study this position
