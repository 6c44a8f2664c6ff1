### The web table, around the games: English

## Everywhere

web-close = Close
web-offline = The server can’t be reached. Trying again.
web-rule = rule { $number }
web-connecting = Connecting …
web-connected = Connected
web-slow = Slow connection
web-reconnecting = The connection was lost. Coming back …
web-away-since = Away since { $time }.
web-to-start = Start page
web-my-tables = My tables
web-cancel = Cancel

## The bar above a game, and its menu

web-steps = Steps of the round
web-tools = Tools
web-menu = Menu
web-settings = Settings
web-sound = Sound
web-night = Night
web-typed-move = A move in words
web-type-move = Type a move
web-play-typed = Play it
web-coach = Coach
web-coach-about = Explains the game as you meet it
web-hand-over = Let a bot play for { $name }
web-vote-asked = { $name } hasn’t decided for a while. Shall a bot play on until they are back? All others must agree.
web-vote-waits = A bot plays for { $name } as soon as all others agree: { $others }
web-vote-about-you = The others would like a bot to play for you. Decide now, or come back later: the seat stays yours.
web-free-seat = Free the seat of { $name }
web-return = Play again myself
web-problem = Report a problem
web-problem-about = Copy or download this text and send it along when you tell us what went wrong. It shows the table as you see it, your own cards included; it gives nobody your seat.
web-problem-download = Download
web-leave = Leave; a bot plays on for me
web-leave-about = A bot plays on in your place until you come back. Opening the table again brings you back.
web-stay = Stay

## Settings

web-language = Language
web-theme = Day or night
web-theme-system = As this device
web-theme-day = Day
web-theme-night = Night
web-speed = Motion
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Off
web-switch-previews = Show what a choice brings
web-switch-confirm = Confirm each choice
web-switch-livescores = Show scores during the game
web-switch-remarks = Let opponents talk about their moves
web-switch-letters = Single-key shortcuts
web-switch-sound = Sound
web-sounds = Sounds
web-volume = Volume
web-sounds-turn = It is my turn
web-sounds-events = What happens at the table
web-sounds-touch = What I touch
web-switch-notices = Tell me when it is my turn

## Playing

web-ask-undo = Ask to undo
web-nothing-to-do = Nothing to do
web-undo-asked = { $name } would like to take back an action. Is that all right?
web-undo-waits = Waiting for { $name } to agree
web-undo-open = { $name } would like to take back an action
web-took-back = { $name } has taken back an action.
web-took-back-what = { $name } has taken back: “{ $text }”
web-turn-gone = So it is not your turn any more.
web-undo-cost = { $n ->
    [one] One later action goes with it.
   *[other] { $n } later actions go with it.
}
web-undo-withdraw = Withdraw
web-you-watch = You are watching
web-is-away = { $name } is away
web-are-away = { $n } away
web-watchers = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
}
web-time-left-of = Time left for { $name }
web-turn-of = { $name }: { $turn }
web-curtain = Hand the screen over
web-hand-screen = Next at this screen
web-raise-curtain = That’s me
web-chat = Talk
web-say = Say something
web-send = Send
web-mute-whom = Mute somebody

## After the game

web-rematch = Play again
web-join-rematch = Join the rematch
web-again = Same deal again
web-again-about = The same cards in the same order, for practice; bots play where other people sat.
web-again-game = A practice game: its cards had been dealt before, so they were known.
web-file-game = Opened from a file and played again by the rules. Only the file says who played it, and when.
web-open-record = Open a record
web-open-record-about = The file of a finished game, from here or from the terminal: choose it, or drop it on this page.
web-study = Study board
web-study-why = Look at any position and ask what is best there.
web-without-network = Games without a network
web-alone-about = On a train or in a cabin: games against programs and at one screen, with hints and replays. What they need is loaded once, and stays on this device.
web-alone-saving = Your browser was told to save data.
web-alone-fetch = Load it ({ NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB)
web-alone-coming = Loading …
web-alone-failed = It could not be loaded. Try again when the network is better.
web-alone-ready = Ready: without a network, “Play now” and games at one screen are played on this device.
web-alone-impossible = Not at this address: browsers keep files only from https sites and from this computer itself.
web-on-this-device = On this device
web-no-network = No network: games against programs and at one screen are played on this device.
web-keep-online = Keep it online
web-keep-online-about = Sends this finished game to the server, which replays and checks it; then it has a link.
web-record = Record
web-proof = Proof of the shuffle
web-proof-about = Before anybody sat down, the server published the first line: the hash of its secret, the deck, the rules and the seats. Each person’s browser then added its own part, at most tables sealed at first. The seed holds all parts, and every card followed from it. The command cardtown verify, given the record, checks all of it.
web-commitment = Published before the game
web-seed = Seed
web-your-entropy = Added by this browser

## Pages and what they share

web-tagline = Card games that build towns
web-pages = Pages
web-skip = To the content
web-play = Play
web-lobby = Lobby
web-scorepad = Scorepad
web-table = Table
web-loading = Loading …
web-not-loaded = This page could not be loaded. The connection may be down, or Cardtown has just been updated.
web-load-again = Load again
web-failed = Something went wrong here
web-failed-about = This page ran into a mistake of ours. Nothing is lost: your tables are on the server.
web-report = Report for the developers
web-report-about = Copy this text and send it along when you tell us about the mistake. It contains none of your secrets.
web-just-now = just now
web-until = until { $time }
web-game-carson-city = Carson City
web-game-card-city = Card City
web-copy = Copy
web-copied = Copied
web-copy-by-hand = Your browser does not let us copy. The link is selected: copy it with the keyboard or the menu.
web-qr = QR code
web-qr-of = The QR code of { $address }
web-qr-about = Point the camera of a phone here to open this link there.
web-bring-phone = Bring a phone to the table: its camera reads the QR code, and it sits down there.
web-news = What’s new
web-news-english = These notes are in English.
web-share = Share
web-unknown-page = Nothing is built here
web-unknown-page-about = There is no page at this address. Perhaps the link was cut short on its way.
web-unknown-table = This table is not there
web-unknown-table-about = No table has this address. Perhaps the link was cut short on its way: ask for it again, or set up a table of your own.

## The start page

web-hero-title =
    Build a town,
    one card at a time.
web-lead = Two city-building card games for one to six. No account, no waiting: your table is set.
web-about-carson-city = Bid in secret, pick in order, overlap your 2 × 2 cards. Eighteen rounds, about 25 minutes.
web-about-card-city = I divide, you choose. Grow districts on a 5 × 5 grid. Ten rounds, about 20 minutes, solo too.
web-hero-sheriff = 3 per Prison
web-hero-governor = one more card, at once
web-hero-singer = as your best Saloon
web-play-now = Play now
web-invite-friends = Invite friends
web-set-up = Set up
web-opponents-count = Number of opponents
web-opponents = { $n ->
    [0] alone
    [one] { $n } opponent
   *[other] { $n } opponents
}
web-opponent-less = One opponent less
web-opponent-more = One opponent more
web-strength-of = Strength of { $name }
web-kind-bot-easy = bot · easy
web-kind-bot-casual = bot · casual
web-kind-bot-medium = bot · medium
web-kind-bot-seasoned = bot · seasoned
web-kind-bot-hard = bot · hard
web-personas = People of the town
web-kind-bot-miner = the miner
web-known-bot-miner = Digs for Mines and wants Mountains beside them.
web-says-bot-miner = Where there is rock, there is ore.
web-kind-bot-rancher = the rancher
web-known-bot-rancher = Keeps Ranches, and land around them.
web-says-bot-rancher = Give a cow room and she pays rent.
web-kind-bot-collector = the collector
web-known-bot-collector = Wants to know every character in town.
web-says-bot-collector = Everybody is worth knowing.
web-kind-bot-spoiler = the spoiler
web-known-bot-spoiler = Likes best what somebody else wanted.
web-says-bot-spoiler = Did you want that one?
web-kind-bot-gambler = the gambler
web-known-bot-gambler = Bids high and early.
web-says-bot-gambler = Worth every card I played for it.
web-kind-bot-bookkeeper = the bookkeeper
web-known-bot-bookkeeper = Bids low and trusts what is certain.
web-says-bot-bookkeeper = It adds up. It always does.
web-kind-bot-industrialist = the industrialist
web-known-bot-industrialist = Wants Industrials, and room to build.
web-says-bot-industrialist = First the chimneys, then the city.
web-kind-bot-gardener = the gardener
web-known-bot-gardener = Gives every corner a park.
web-says-bot-gardener = A city needs a bench under a tree.
web-kind-bot-landlord = the landlord
web-known-bot-landlord = Lets Residentials grow and grow.
web-says-bot-landlord = One more neighbour never hurt.
web-kind-bot-shopkeeper = the shopkeeper
web-known-bot-shopkeeper = Lives by Commercials and their income.
web-says-bot-shopkeeper = Open the doors and the street will come.
web-kind-bot-speculator = the speculator
web-known-bot-speculator = Trusts the cards that lie face down.
web-says-bot-speculator = What lies face down is half the fun.
web-kind-bot-saver = the saver
web-known-bot-saver = Spends as little as can be.
web-says-bot-saver = That cost nothing: my favourite price.
web-kind-virtual-novice = virtual · novice
web-kind-virtual-intermediate = virtual · intermediate
web-kind-virtual-expert = virtual · expert
web-more-to-play = More to play
web-going-on = Going on
web-continue = Continue
web-more-tables = { $n ->
    [one] { $n } more table
   *[other] { $n } more tables
}
web-together = Together
web-together-teaser = Around one screen
web-together-about = Several people, one device, secrets behind a curtain.
web-daily = Daily city
web-daily-teaser = Today’s deal
web-daily-about = The same cards for everybody, one try that counts.
web-to-daily = To today’s deal
web-puzzles = Puzzles
web-lobby-teaser = Open tables
web-lobby-teaser-about = Sit down with others, or watch them build.
web-to-lobby = To the lobby
web-box = Playing with the box? Count the points here.

## Setting up a table

web-set-up-game = Set up { $game }
web-seats = Seats
web-people = People
web-programs = Programs
web-who-at = Who plays at { $place }
web-who-here = At this screen
web-who-link = Invited by link
web-suit-of = Suit of { $place }
web-name = Name
web-name-at = Name at { $place }
web-named-later = Chooses a name on arrival
web-programs-here = Programs of people
web-challenged-later = Is asked when the table is made
web-remove-seat = Remove { $place }
web-add-seat = Add a seat
web-seats-range = { $least } to { $most } seats
web-host-needs-seat = Keep a seat at this screen for yourself.
web-table-rules = At this table
web-visibility = Who may come
web-visibility-private = By link only
web-visibility-private-about = You send the link to whom you like.
web-visibility-open = Open
web-visibility-open-about = The lobby shows the table to everybody.
web-clock = Time for a decision
web-clock-about = When it runs out, a bot plays on until you return.
web-clock-none = No clock
web-clock-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
web-clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
web-clock-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
web-clock-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
web-auto-start = Start by itself
web-auto-start-about = As soon as every seat is taken; otherwise you start it.
web-auto-start-alone = Everybody is here: the game starts at once.
web-hints = Hints
web-hints-about = Everybody may ask for hints, against people too.
web-practice = Practice
web-practice-about = You may take back even choices that revealed secrets. The game then counts as practice.
web-practice-game = A practice game: even choices that revealed secrets could be taken back.
web-daily-game = A game of the daily city: it is scored.
web-daily-free-game = A free try of a daily deal: it is practice, and not scored.
web-house-rules = House rules
web-house-rule = House rule
web-our-reading = Our reading: the rulebook leaves it open
web-development = Development of a district
web-development-repeated = As often as it can
web-development-once = Once a round
web-joining = Joining districts by development
web-joining-forbidden = Not allowed
web-joining-allowed = Allowed
web-deck = Custom deck
web-deck-file = Choose a file
web-deck-text = or its text (TOML)
web-deck-about = Without one you play with our own deck, Comstock.
web-make-table = Make the table
web-make-and-play = Start the game

## A table before its game

web-sit-down = Sit down
web-sit-here = Sit here
web-sit-down-here = Sit down at this table
web-seat-another = Somebody beside me
web-seat-another-about = Several people can play at one screen. Secret choices stay behind a curtain.
web-their-name = Their name
web-get-up = Get up
web-get-up-of = Get up: { $name }
web-free-it = Free the seat
web-free = Free
web-kept = Kept for somebody
web-program = program
web-program-name = { $name } (program)
web-challenged = A program; it has been asked
web-withdraw = Don’t wait
web-withdraw-from = Don’t wait for { $name }
web-declined = { $name } does not want to play now. The seat is free.
web-host = Host
web-you-host = You, the host
web-you-here = You
web-beside-you = Beside you, at this screen
web-invited-to = You are invited to seat { $number }.
web-full-watch = Every seat is taken or kept. Stay and watch: the game appears here when it starts.
web-people-missing = { $n ->
    [one] Waiting for one more person
   *[other] Waiting for { $n } more people
}
web-waiting-for-host = Everybody is here; the host starts the game
web-all-here = Everybody is here
web-starts-itself = The game starts by itself when every seat is taken.
web-drawing = The seals are being opened. Still to come: { $names }
web-drawing-anew = Everybody’s browser seals a new part. Still to come: { $names }
web-draw-missed = The browser of { $name } did not answer in time. The seat is free again, and everybody’s browser draws anew.
web-draw-lost = This browser no longer has what it sealed at seat { $number }. Get up there and sit down again.
web-start-game = Start the game
web-close-table = Close the table
web-close-table-sure = Close this table?
web-close-table-about = Nobody can sit down here any more, and the link stops working.
web-closed-about = The host has closed this table. Set up another one; it takes a moment.
web-invite = Invite
web-invite-about = Whoever has this link can sit down or watch
web-invite-title = A game of { $game }
web-seat-links-about = To keep a seat for one person, send them the seat’s own link (the chain beside it).
web-seat-link = Link to this seat
web-seat-link-of = Link to { $place }
web-seat-link-about = This link opens this one seat. It stops working as soon as somebody has sat down.
web-own-seat-link-about = Your own seat: open this link on another device to play on there. Keep it to yourself.
web-take-over-about = This link opens seat { $number }. Whoever sits there now hands it to you.
web-vacant-about = A seat has become free, and a bot keeps it warm. Sit down and play on, or close this and watch.
web-fair = Sealed shuffle
web-fair-about = This seal of the server’s secret, the cards, the rules and the seats was set before anybody sat down, so nobody can change them later.
web-fair-together = Once everybody is seated, each browser adds a sealed part, and all seals are opened together: not even the last to sit down can choose the cards.
web-fair-days = At a table played over days, everybody adds their part when they sit down. Nobody can choose the cards alone; the server and the last to sit down could do so together.
web-fair-more = What this means
web-chip-open = Open table
web-chip-private = By link only
web-chip-clock = { $time } a decision
web-chip-development = House rule: one development a round
web-chip-joining = House rule: districts may join

## Lists of tables

web-new-table = New table
web-with = with { $names }
web-alone = nobody else yet
web-solo = solo
web-nobody-yet = Nobody yet
web-free-seats = { $n ->
    [0] no free seat
    [one] { $n } free seat
   *[other] { $n } free seats
}
web-your-turn = Your turn
web-your-turn-at = Your turn in { $game }
web-turns-waiting = { $n ->
    [one] (your turn at { $n })
   *[other] (your turn at { $n })
}
web-result-won = { $names } won with { $points }
web-result-yours = { $place ->
    [1] You won with { $points }
   *[other] You came in at place { $place } with { $points }
}
web-join = Join
web-watch = Watch
web-look-at = Look at it
web-replay = Replay
web-go-there = Go there
web-open-tables = Waiting for people
web-no-open-tables = No open table is waiting at the moment. Set one up and choose “Open”.
web-to-watch = In play
web-none-to-watch = Nothing to watch at the moment.
web-just-finished = Recently finished
web-show-more = Show more
web-group-turn = Your turn
web-group-playing = In play
web-group-gathering = Before the start
web-group-finished = Finished
web-no-tables = You have no tables yet. Your first game takes one click.
web-notices = When it is my turn
web-notices-blocked = This browser does not let Cardtown send notices. The title of the page still counts your turns.
web-notices-insecure = Browsers allow notices only over https. The title of the page still counts your turns.
web-sound-about = A bell, struck once.

## Who one is

web-identity = You
web-your-name = Your name
web-save-name = Save
web-name-saved = Saved.
web-no-account = There are no accounts: this browser is known by a cookie of its own.
web-recovery = On another device
web-recovery-about = A recovery link makes another browser known as you, with all your seats. It also helps if this one forgets you.
web-recovery-make = Make a recovery link
web-recovery-link = Your recovery link
web-recovery-secret = Keep it like a key: whoever has it plays as you. A new one replaces this one.
web-elsewhere = Other browsers
web-elsewhere-about = If somebody else may have your recovery link, or a device of yours: be known in this browser alone. The link stops working, too.
web-elsewhere-end = Forget me everywhere else
web-elsewhere-now = Yes, forget me there
web-elsewhere-done = You are known in this browser alone now. For another device, make a new recovery link.
web-your-programs = Programs
web-your-programs-open = Make a program play
web-your-programs-about = A program of yours plays here under its own name, with a token as its key. Everybody sees that it is a program.
web-program-new = Name of the program
web-program-make = Make a program
web-program-chat = It may talk at tables
web-program-token = The token of { $name }
web-program-secret = Keep it like a key: it is shown this once, and whoever has it plays as { $name }.
web-program-online = there now
web-program-away = not there
web-program-renew = New token
web-program-renew-sure = Yes, replace the old one
web-program-end = End
web-program-end-sure = Yes, end it
web-forget = Forget this browser
web-forget-about = For a borrowed device. Without a recovery link, you can’t get your seats back.
web-forget-this = Forget me here
web-forget-now = Yes, forget me
web-recover = Be yourself here
web-recover-about = This link makes this browser known as the person who made it, with all their tables. Use it only if that is you.
web-recover-instead = So far you are { $name } in this browser; that ends here. To keep both, first make a recovery link for { $name }.
web-recover-now = That’s me
web-recover-ended = This recovery link is no longer valid. Make a new one where you are still known.

## Why something was not done

web-refused-offline = The server can’t be reached. Trying again.
web-refused-not-stored = This device could not store that: free some space, then try again.
web-refused-http = The server can’t answer at the moment. Trying again.
web-refused-unavailable = Nothing can be saved at the moment. Try again soon.
web-refused-failure = Something went wrong on the server; it has been logged there.
web-refused-busy = The table is very busy. Try again.
web-refused-too-many = That was more than the server takes at once. Wait a moment.
web-refused-no-answer = The server has not answered. See how the table stands before you try again.
web-refused-server-full = The server is full. Trying again soon.
web-refused-connections = Too many tables are open at once. Close one of them; this one then opens by itself.
web-refused-forgotten = This browser was forgotten. Load the page again, or use your recovery link.
web-refused-closed = The server has closed the connection. Load the page again.
web-refused-open-tables = You have too many open tables. Finish or close one of them first.
web-refused-unknown = The server does not know this browser yet. Enter your name first.
web-refused-name = A name needs 1 to 40 characters that can be shown, with at most 3 marks on a letter.
web-refused-taken = Somebody sits there already. Take another seat, or watch.
web-refused-full = Every seat is taken. You can watch.
web-refused-reserved = This seat is kept for somebody else. Take another, or watch.
web-refused-program = That is for people. A program can’t do it.
web-refused-programs = You have as many programs as a person can have. End one of them first.
web-refused-no-program = You have no program of that name.
web-refused-name-taken = Another program has such a name. Choose another.
web-refused-challenge = This program is not there now, or does not play this game. Choose another.
web-refused-token = This token is not valid. Its person can make a new one.
web-refused-token-shown = A token does not belong into an address.
web-refused-person = This is for programs.
web-refused-part-of-game = You have played in this game or host the table. This seat is for somebody else.
web-refused-kept = This seat is kept for three days for the person a bot plays for.
web-refused-present = Somebody plays there. With a clock, a bot takes over when their time is up. Without one, a bot can be called in when they have not decided for three days, or for ten minutes if there are at least two others and all of them agree.
web-refused-yours = You already sit there.
web-refused-key = This link is no longer valid. Ask for a new one.
web-refused-empty-seat = A seat is still free. Wait for somebody, or close the table.
web-refused-seal = The server does not accept this browser’s part of the draw. Load the page again; if that does not help, get up and sit down again.
web-refused-drawing = Not everybody’s browser has drawn yet. Wait a moment.
web-refused-free = Nobody sits there.
web-refused-not-host = Only the host of the table can do that.
web-refused-not-yours = That seat is not yours. Sit down first.
web-refused-no-table = There is no such table. Check the link.
web-refused-other-version = This server can’t show this game as it was: it was stored by another version of Cardtown. { $details }
web-refused-stale = The table has moved on since. Look again before you choose.
web-refused-late = Your time for this decision is up. A bot makes it; after that you can play again.
web-refused-return-first = A bot plays for you. Return first.
web-refused-not-your-turn = It is not your turn.
web-refused-nothing = There is nothing of yours to take back.
web-refused-asked = Somebody has already asked to undo. That must be answered first.
web-refused-revealed = Something hidden has come to light since. Only a practice table takes that back.
web-refused-answered = You have answered already, or need not.
web-refused-away = Somebody who would have to agree is away. Ask again when they are back.
web-refused-long = Too much has been said and done at this table. You can only play on.
web-refused-bot = A bot plays there already.
web-refused-text = A message needs characters that can be shown, with at most 3 marks on a letter.
web-refused-game = This game does not have that.
web-refused-no-step = The game has no such step.
web-refused-not-judged = Nobody can say what is best here: no game comes to this position.
web-refused-seat = A virtual player builds no city.
web-refused-phase = That can’t be done at this point of the game.
web-refused-no-seat = There is no such seat at this table.
web-refused-no-deck = This table is played with the game’s own cards.
web-refused-nobody = Nobody else sits there.
web-refused-secret = What that would show can’t be known before it is played.
web-refused-seats = A table needs at least one person, and known bots.
web-refused-plan = A table can’t be made like this.
web-refused-malformed = The server does not understand this page. Load it again.
web-refused-bad-input = The server does not understand this page. Load it again.
web-refused-hints-off = This table is played without hints.
web-refused-company = Only a game that one person plays alone is measured like that.
web-refused-day-lasts = The key of a day is shown an hour after the day is over.
web-refused-day-over = That day is over. Its deals can be played, but not scored.
web-refused-no-day = That day has no deals.
web-refused-try-first = Play the game that is scored first: you would know the cards.
web-refused-race-people = A race takes a game of one person, alone or against bots: what several people decide depends on each other.
web-refused-race-open = A race takes a game at a table that is found by its link only: those of open tables are listed, with all their cards.
web-refused-race-daily = Everybody plays this deal in the daily city. Compare there.
web-refused-race-known = A race takes a game played here with new cards: not practice, no deal that was known, and no game from a file.
web-refused-race-helped = A bot or somebody else decided in this game for a while, so it can’t be compared.
web-refused-race-first = Begin your own game of this race first.
web-refused-own-race = This is your own deal, and you know it. Others play it now.
web-refused-no-race = There is no such race. Check the link.
