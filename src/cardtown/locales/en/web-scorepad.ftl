### The scorepad for the boxed games: English

## The page

web-pad-title = Scorepad
web-pad-games = Games
web-pad-tables = Tables
web-pad-link = Link
web-pad-print = Print
web-pad-offline = Works without the network now
web-pad-keep-offline = Make it work without the network (loads { NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB)
web-pad-insecure = Over plain http this pad needs the network: browsers keep a page only over https.
web-pad-nobody = The scorepad needs the network once, to fetch what counts the points.
web-pad-again = Try again

## Players

web-pad-players = Players
web-pad-player = Player { $number }
web-pad-add-player = Add a player
web-pad-remove-player = Remove { $name }
web-pad-who = Name and suit: { $name }
web-pad-suit = Suit
web-pad-virtual-about = Builds no city; the total is typed in.
web-pad-virtual-how = Add up the appeal of all cards that this virtual player has taken.
web-pad-virtual-total = Sum of the appeal
web-pad-ahead = Ahead

## Entering a city

web-pad-city-of = City of { $name }
web-pad-cell = row { $row }, column { $column }: { $what }
web-pad-cell-earns = row { $row }, column { $column }: { $what }, earns { $n }
web-pad-free-cell = Free cell
web-pad-ways = How to enter the city
web-pad-by-parcel = Parcels
web-pad-by-card = Cards
web-pad-palette = What stands there
web-pad-how = Pick something and touch where it stands, or touch a place first.
web-pad-in-hand = { $what }: touch every place where it stands.
web-pad-lay-land = Every touch or stroke lays a card of empty parcels, and nothing over what is there.
web-pad-at-place = { $place }: what stands there? Or drag it to its place.
web-pad-at-card = { $place }: the parcels of the card, row by row
web-pad-let-go = Put it down
web-pad-redo = Redo
web-pad-clear = Clear the city
web-pad-move-left = Move the city left
web-pad-move-right = Move the city right
web-pad-move-up = Move the city up
web-pad-move-down = Move the city down
web-pad-size = Size of the city, rows by columns
web-pad-below = Below the city
web-pad-enter = Enter
web-pad-less = { $what }: one less
web-pad-more = { $what }: one more

## Characters

web-pad-choose-characters = Choose
web-pad-characters-of = Characters of { $name }
web-pad-owned-by = with { $name }
web-pad-done = Done
web-pad-sold = Cards sold

## The score

web-pad-total-now = { $n ->
    [one] { $name }: { $n } point
   *[other] { $name }: { $n } points
}
web-pad-leads = { $n ->
    [one] { $name } is ahead with { $n } point.
   *[other] { $name } is ahead with { $n } points.
}
web-pad-shared = { $n ->
    [one] A shared win with { $n } point: { $name }
   *[other] A shared win with { $n } points: { $name }
}
web-pad-wrong = This city can’t be scored as it is.
web-pad-doubted = Counted as it stands, but check:
web-pad-see-doubts = What to check
web-pad-growth = What could still grow
web-pad-income = { $n ->
    [one] Income: { $n } coin a round
   *[other] Income: { $n } coins a round
}
web-pad-no-growth = No district can grow now.
web-pad-could-grow = could grow onto { $places }
web-pad-grows-beyond = could grow beyond the edge of this board; move the city

## Tables that are kept

web-pad-new-table = New table
web-pad-open = Open
web-pad-name-of = Name of the table: { $name }
web-pad-remove-table = Delete: { $name }
web-pad-removed = Deleted: { $name }
web-pad-unreadable = A table that can’t be read
web-pad-blank = Print a blank sheet
web-pad-book = All games
web-pad-book-games = Games
web-pad-book-won = Won
web-pad-book-average = Average
web-pad-book-best = Best
web-pad-kept-about = Tables are kept in this browser alone. A link takes one to another device.
web-pad-no-room = This browser has no room left: free some space, or what has changed is lost when you close the page.

## Links

web-pad-share = As a link
web-pad-share-table = The whole table
web-pad-share-city = This city alone: { $name }
web-pad-share-about = The link holds everything itself; no server keeps it.
web-pad-from-link = A link brought this table. Your own tables are as they were.
web-pad-keep = Keep it
web-pad-back = Back to mine
web-pad-bad-link = This link is damaged or comes from a newer version. Ask for it again.
