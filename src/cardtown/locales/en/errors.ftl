### What is wrong with what somebody gave to a program: English

## Documents and files

bad-utf8 = Byte { $byte } is not UTF-8 text.
bad-json = This is not valid JSON: see line { $line }, column { $column }.
bad-long = This has more than { $most } bytes.
bad-toml = This is not valid TOML.
bad-deep = This is nested too deeply.
bad-object = An object belongs here, not { $said }.
bad-list = A list belongs here, not { $said }.
bad-text = Text belongs here, not { $said }.
bad-whole = A whole number belongs here, not { $said }.
bad-number = { $said } is not a number in JSON.
bad-flag = Only true or false can stand here.
bad-negative = This number must not be negative.
bad-range = This number must be from 0 to { $most }.
bad-missing = This is missing.
bad-key = This key is not known here.
bad-twice = This is given twice.
bad-pair = Only { $pair } can stand here.
bad-choice = Possible values: { $choices }.
bad-hex = { $digits } hexadecimal digits belong here, 0 to 9 and a to f.
bad-date = A date such as 2026-11-19 belongs here.
bad-day = There are deals for the days from { $first } to { $last }.
bad-read = “{ $file }” can’t be read.
bad-write = “{ $file }” can’t be written.
bad-folder = “{ $file }” is a folder, not a file.
bad-no-folder = There is no folder “{ $file }”.
bad-no-save = There is no saved game { $file }.
bad-no-saves = There is no unfinished game in “{ $file }”.

## Records

bad-format = This is not a record of Cardtown: its format must be { $format }.
bad-commitment = The record was changed: its seal does not match its seed.
bad-seed = A seed is a text that can be shown and is not empty.
bad-deck = The game was played with another deck, “{ $name }”.
bad-version = The game was played by version { $version } of the rules; this Cardtown knows version { $known }.
bad-record-action = Action { $index } does not fit: { $reason }
bad-record-result = These actions do not lead to the result in the record.
bad-record-unfinished = This game is not over yet: only finished games can be opened here.

## Seats, names and bots

bad-name = A name needs 1 to { $most } characters that can be shown.
bad-names =
    There are { $n } names for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
bad-seats = This game has { $least } to { $most } seats, not { $n }.
bad-all-virtual = At least one seat needs a person or a bot.
bad-suits = Each seat needs a different symbol: { $choices }.
bad-bot = There is no bot “{ $name }”. There are: { $choices }.
bad-bot-game = “{ $name }” can’t play this game. Choose another bot.
bad-bot-import = “{ $name }” can’t be loaded as a bot.
bad-bot-parameter = “{ $name }” has a parameter that this bot does not know. It knows: { $choices }.
bad-bot-value = “{ $name }” must be of type { $kind }.
bad-bot-limit = “{ $name }” must be from 0 to { $most }.
bad-option = { $said } is not NAME=VALUE.
bad-no-rules = This game brings no rules to read.
bad-package = The package { $package } is not completely installed.

## Cities and decks

bad-row-length = This row is not as long as the first one.
bad-glyph = { $glyph } stands for nothing that a city has.
bad-card-city-size = The city is { $height } × { $width } cells: larger than 5 × 5.
bad-carson-city-size = The city is { $height } × { $width } parcels: larger than 8 × 8. One side could be 9 with the Captain.
bad-carson-city-size-captain = The city is { $height } × { $width } parcels: larger than 8 × 9, which the Captain allows.
bad-empty-city = The city needs at least one building.
bad-rows-or-cards = Give the city either as rows or as cards.
bad-sold = Only the Auctioneer can sell cards.
bad-far = This place is too far away.
bad-parcels = A card is two rows of two parcels.
bad-box-unfinished = This round is not finished: say first who takes what.
bad-box-row-length = There are { $n } cards in a row of this table, the character included; more only with the Governor or the Chinese Worker.
bad-box-row = There are more cards in this row than were revealed.
bad-box-bids = Each of the { $n } players needs an auction card.
bad-box-bid = The auction card { $card } is not among the cards that are left.
bad-box-use = This character can’t be used in this round.
bad-box-take = This card does not lie in the row.
bad-box-more = This says more than can have happened in the round.
bad-character = { $said } is not a character.
bad-characters = These characters are missing: { $missing }.
bad-no-decks = { $game } has no custom decks.
bad-deck-name = A deck needs a name that can be shown.
bad-deck-era = There are { $n } cards of Era { $era }; there must be { $must }.
bad-deck-id = The id of a terrain card begins with I- or II-.
bad-back = The back shows a skull, or the six symbols, each once.
bad-position = “{ $said }” does not fit here.
bad-no-positions = { $game } has no text for positions.
bad-word = In “{ $word }”: { $problem }
bad-no-decision = The seat has nothing to decide here.
bad-no-puzzles = No puzzles of { $game } come with Cardtown.
bad-no-such-puzzles = No puzzle is about that, or so hard.
bad-luck = Luck and skill of this game can’t be told: this needs the compiled core.
