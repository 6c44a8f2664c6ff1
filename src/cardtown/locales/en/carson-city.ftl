### Carson City: The Card Game: English

## Characters

character-governor = Governor
character-governor-about = Once per game, reveal one more terrain card and take any card on offer at once; you still bid as usual.
character-lawyer = Lawyer
character-lawyer-about = Once per Era, take any card on offer at once; your bid this round brings nothing.
character-chinese-worker = Chinese Worker
character-chinese-worker-about = Once per Era, one more terrain card joins the row and you take two cards instead of one.
character-heroes = Heroes
character-heroes-about = 6 points; once per Era, +3 to your bid, announced before bidding.
character-gunsmith = Gunsmith
character-gunsmith-about = Once per Era, +6 to your bid, announced before bidding.
character-mercenary = Mercenary
character-mercenary-about = Once per Era, +5 to your bid after all bids are seen.
character-doctor = Doctor
character-doctor-about = 5 points; once per Era, +2 to your bid after all bids are seen.
character-auctioneer = Auctioneer
character-auctioneer-about = Sells up to three of your terrain cards for 7 points each.
character-banker = Banker
character-banker-about = 4 points per Bank.
character-captain = Captain
character-captain-about = 6 points; your city may grow to 8 × 9 or 9 × 8 parcels.
character-cowboy = Cowboy
character-cowboy-about = 3 points per Ranch.
character-editor = Editor
character-editor-about = 1 point per character of yours with $ (this one too) and 4 per character of yours with an arrow.
character-grocer = Grocer
character-grocer-about = 4 points per Drugstore.
character-indian = Indian
character-indian-about = Half a point per parcel of your city’s area with no card on it, rounded up.
character-paperboy = Paperboy
character-paperboy-about = 3 points; when the game ends you may add a character that nobody owns.
character-prospector = Prospector
character-prospector-about = 1 point per Mountain and per Mine.
character-settler = Settler
character-settler-about = 1 point per empty parcel adjacent to a Ranch, each parcel once.
character-sheriff = Sheriff
character-sheriff-about = 3 points per Prison; outlaws cost nothing and count as empty parcels.
character-singer = Singer
character-singer-about = Scores your best Saloon once more.
character-teacher = Teacher
character-teacher-about = 1 point per House, 2 per Townhouse or Hotel.
character-undertaker = Undertaker
character-undertaker-about = 2 points per character of yours, this one too.

## What a parcel shows

element-empty = Empty parcel
element-mountain = Mountain
element-house = House
element-townhouse = Townhouse
element-mine = Mine
element-ranch = Ranch
element-blacksmith = Blacksmith
element-drugstore = Drugstore
element-bank = Bank
element-saloon = Saloon
element-hotel = Hotel
element-general-store = General Store
element-church = Church
element-prison = Prison
element-city-hall = City Hall
element-outlaws = Outlaws

## Suits, and the skull on a character's back

suit-hat = Hat
suit-star = Star
suit-cactus = Cactus
suit-boot = Boot
suit-horseshoe = Horseshoe
suit-cow = Cow
suit-skull = Skull

## Lines of the score sheet

line-ranches = Ranches
line-mines = Mines
line-drugstores = Drugstores (adjacent houses)
line-banks = Banks (adjacent houses)
line-saloons = Saloons
line-general-store-city-hall = General Stores, City Hall (adjacent houses)
line-ranch-symbols = Ranch symbols (Drugstore, Blacksmith)
line-mine-symbols = Mine symbols (Bank, Blacksmith)
line-house-symbols = House symbols (Church, General Store)
line-hotels = Hotels
line-city-hall = City Hall (buildings)
line-outlaws = Outlaws
line-characters = Characters

## Terms

era = { $era ->
    [1] Era I
   *[2] Era II
}
term-bid = Bid
term-appeal = Appeal
term-parcel = Parcel
term-terrain-card = Terrain card
term-character-card = Character card
term-auction-card = Auction card
term-row = Row
term-city = City
term-tie-order = Tiebreaker order
term-hand = Hand
term-spent = Spent

## Why something is refused

refused-carson-first-card = The first card of a city starts it: it has only one place.
refused-carson-far-away = The city would be far larger than it may be.
refused-carson-larger = The city would be larger than 8 × 8 parcels.
refused-carson-larger-than-captain = The city would be larger than 8 × 9 or 9 × 8 parcels, even with the Captain.
refused-carson-apart = The card must share a side with the city, or cover part of it.
refused-carson-outlaws = Outlaws can’t be covered without a Prison or the Sheriff.
refused-carson-covers = { $new } may not cover { $under }.
refused-carson-no-sale-now = No card can be sold at this moment.
refused-carson-not-auctioneer = Only the owner of the Auctioneer can sell cards.
refused-carson-sold-enough = { $most } cards have been sold already; no more may be sold.
refused-carson-no-card = The city has no card { $index }.
refused-carson-not-sellable = Card { $index } overlaps another card, or the city would fall apart without it.
refused-carson-not-done = There is something else to decide first.
refused-carson-not-in-hand = You don’t have auction card { $card }; you have { $hand }.
refused-carson-not-in-row = The row has no card { $index }; its cards are 0 to { $last }.
refused-carson-not-about = The decision now is not about “{ $said }”.
refused-carson-not-adoptable = Somebody owns “{ $said }” already, or there is no such character.
refused-carson-not-due =
    “{ $said }” does not fit here: { $due ->
        [bid] it is time to bid
        [take] it is time to choose a card
        [place] it is time to place the card you took
        [use] it is time to decide about a character
        [adopt] it is time to choose whom the Paperboy brings
       *[sell] it is time for the last sale
    }.

## What may be wrong with a city that somebody typed in

doubt-carson-captain = The city is { $height } × { $width } parcels. Only the owner of the Captain may build larger than 8 × 8: is it missing among the characters?
doubt-carson-larger = The city is { $height } × { $width } parcels, larger than 8 × 8.
doubt-carson-larger-than-captain = The city is { $height } × { $width } parcels, larger than the 8 × 9 or 9 × 8 that the Captain allows.
doubt-carson-apart = Some parcels share no side with the rest of the city.
