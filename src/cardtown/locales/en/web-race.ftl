### A race on one deal: English

web-race = A race on one deal
web-race-challenges = { $name } challenges you
web-race-about = The same cards, the same opponents, the same seat. You have one try, and what a draw has shown is not taken back. The game counts here and nowhere else, since { $name } knew its cards.
web-race-own = This is the link to your deal. Whoever opens it plays the same cards against the same opponents; their results appear here.
web-race-link = Link of this race
web-race-share-title = { $name } challenges you: { $game }
web-race-finished = { $n ->
    [one] One person has played this deal.
   *[other] { $n } people have played this deal.
}
web-race-play = Play this deal
web-race-alone = Nobody else decides: it is a game alone.
web-race-opponents = Opponents: { $names }
web-race-results = Results
web-race-name = Name
web-race-points = Points
web-race-you = you
web-race-challenger = the challenge
web-race-not-counted = not counted
web-race-not-counted-about = A bot or somebody else decided in this game for a while.
web-race-replay = Replay of { $name }
web-race-hidden = The results are shown when your own game is over.
web-race-pace-about = { $name } had { $points } points after { $round }. You never see more than you have played yourself.
