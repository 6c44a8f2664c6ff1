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
web-after-chart-round = Round to read
web-after-rounds = Rounds
web-after-share = Share the replay
web-after-share-title = Replay of { $game }
web-after-hindsight = With these cards
web-after-hindsight-looking = Looking for the best city …
web-after-hindsight-more = { $n ->
    [one] is the best city found with the same cards: { $n } point more was there.
   *[other] is the best city found with the same cards: { $n } points more were there.
}
web-after-hindsight-none = Nothing better was found with your cards. Beautifully built.
web-after-hindsight-none-other = Nothing better was found with the cards of { $name }. Beautifully built.
web-after-hindsight-missing = The best city could not be looked for this time.
web-after-compare = Compare
web-after-best-city = The best city

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
web-proof-unsealed = This browser saw no seals of the others. So it can’t tell whether somebody chose their part when the others’ were known.
web-proof-days = At a table over days everybody adds their part when they sit down. Whether the last to do so searched for a deal with the server’s help, nobody can tell.
web-proof-given-on = As the server tells it, somebody else sat down at seat { $number } before the game. So what this browser added there can’t be compared.
web-proof-nothing-kept = This browser took no seat before the game, or kept nothing of it. So it can’t tell whether the server published this secret before, nor whether it changed what somebody added.
web-proof-shared = At least one person added to the seed.
web-proof-own-deck = The deck is the one that the server gives today. Whether it was the same before the game, only somebody can tell who downloaded it then.
web-proof-open = Nothing to compare with
web-proof-commitment-now = Published before the game, as the server says now
web-proof-deck = The deck of this table
web-proof-elsewhere = To prove it elsewhere, download the record and run
web-proof-step-record = The record is sealed: its hash is that of its seed.
web-proof-step-people = Everybody at the table added to the seed.
web-proof-step-seed = The seed is of a kind that nobody could choose.
web-proof-step-shuffle = The shuffle “{ $of }” is worked out from the seed.
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
web-replay-on = One step on
web-replay-round-on = One round on
web-replay-last = To the last step
web-replay-more = More
web-replay-round = Round
web-replay-speed = Speed
web-replay-speed-slow = Slow
web-replay-speed-normal = Normal
web-replay-speed-fast = Fast
web-replay-through = Seen through
web-replay-spectator = As a spectator
web-replay-as = Through { $name }’s eyes
web-replay-link = Link to this moment
web-replay-to-end = To the end of the game
web-replay-not-over = This game is not over yet
web-replay-not-over-about = When it is over, it can be looked at here step by step.
web-replay-to-table = To the table
