### The daily city: English

## The deals of a day

web-daily-lead = One deal a day in each game, the same for everybody. One try counts; after that, play it as often as you like.
web-daily-ends = New deals in { $hours } h { $minutes } min.
web-daily-past = This day is over: its deals can be played, but they are no longer scored.
web-daily-today = To today’s deals
web-daily-alone = You build alone.
web-daily-against = Opponents: { $n } × { $who }
web-daily-players = { $n ->
    [0] Nobody has finished yet.
    [one] One person has finished.
   *[other] { $n } people have finished.
}
web-daily-play = Play the try that counts
web-daily-free = Play freely
web-daily-free-about = A free try is practice: it is not scored, and everything can be taken back.
web-daily-streak = { $n ->
    [one] One day in a row
   *[other] { $n } days in a row
}

## The result

web-daily-points = points
web-daily-not-scored = Not scored: this game ended too late, or you did not decide everything in it yourself.
web-daily-beaten = Better than { $share } of the others
web-daily-medal-bronze = Bronze
web-daily-medal-silver = Silver
web-daily-medal-gold = Gold
web-daily-medal-crown = Crown
web-daily-medals-wait = The bots are still playing this deal. The medals come in a moment.
web-daily-champion = The strongest bot
web-daily-best = The best with your cards
web-daily-from = from { $points }
web-daily-distribution = How everybody did
web-daily-range = { $from } to { $to }
web-daily-people = People
web-daily-bots = Bots
web-daily-you = You
web-daily-share = Share
web-daily-share-title = Cardtown on { $date }

## The days before

web-daily-calendar = Calendar
web-daily-earlier = Earlier month
web-daily-later = Later month
web-daily-not-played = not played
web-daily-own = Your days
web-daily-own-days = { $n ->
    [one] One scored game.
   *[other] { $n } scored games.
}
web-daily-own-best = At best better than { $share } of the bots with the same cards, with { $points } points:

## The week

web-daily-week = The week
web-daily-week-about = { $first } to { $last }. The deals that are over are added up; whoever has played more of them stands first.
web-daily-week-early = No deal of this week is over yet.
web-daily-week-nobody = Nobody has finished a deal of this week.
web-daily-place = Place
web-daily-name = Name
web-daily-days-played = Deals

## Where the cards came from

web-daily-origin = Where these cards came from
web-daily-origin-about = Every day has a key, and all keys were fixed before the first day. The cards follow from it and from random numbers that the browsers of all players added the day before.
web-daily-origin-later = The key of this day is shown an hour after it is over. It is bound by the key of the day before, which is its hash:
web-daily-origin-proof = The day is over, and its key is no longer secret. This command checks the file:
web-daily-origin-download = Download the proof
