### The rules pages: English

## The book

web-rules-games = Games
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-turn = Chapter before and after
web-rules-decisions = Where the rulebooks leave something open, we had to choose. Each entry says what was open, how we read it, and why.
web-rules-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
web-rules-none = No rule mentions “{ $text }”. Try fewer or shorter words, or a number such as C4.5.

## Below the pictures

web-rules-yes = Allowed
web-rules-no = Not allowed

## What the pictures of Carson City show

web-rules-see-suits = The six suits, from left: hat, star, cactus, boot, horseshoe, cow.
web-rules-see-terrain = Three cards of Era I and two of Era II, with their appeal. Each has 2 × 2 parcels; those without a picture are empty.
web-rules-see-characters = All 21 characters. At the upper left what they are for: $ for points at the end, an arrow for something they can do; at the upper right their appeal.
web-rules-see-tie = The boot’s 8 is highest. Star and cow both bid 5: on the back the star stands higher, so it picks before the cow.
web-rules-see-first = The first card lies anywhere, but always the way up it is printed.
web-rules-see-too-wide = The city would be nine parcels wide.
web-rules-see-captain = With the Captain nine parcels are fine.
web-rules-see-corner = The card touches the city only at a corner.
web-rules-see-side = One parcel side in common is enough.
web-rules-see-same = The Mountain covers a Mountain.
web-rules-see-townhouse = The Townhouse covers a House.
web-rules-see-empty-over = The empty parcel at its upper left would cover the Mine.
web-rules-see-outlaws = The Saloon would cover outlaws.
web-rules-see-prison = With a Prison in the city the outlaws may be covered.
web-rules-see-prison-late = The Prison on the new card itself does not help.
web-rules-see-prison-mine = The Mine would cover the Prison.
web-rules-see-prison-prison = A Prison covers the Prison.
web-rules-see-neighbours = All eight neighbours of the Mine count, the diagonal ones too: three Mountains, 2 points each.
web-rules-see-ranch = Ranch: three empty parcels around it. Below it lies no card, so nothing counts there.
web-rules-see-mine = Mine: two Mountains adjacent, 2 points each.
web-rules-see-drugstore = Drugstore: house value 1 + 2 adjacent, and 2 for two Ranches in the city.
web-rules-see-bank = Bank: house value 1 + 2 adjacent, and 2 for two Mines in the city.
web-rules-see-saloon = Saloon: twice the house value adjacent, 1 + 2.
web-rules-see-general-store = General Store: house value 1 adjacent, and 3 in the whole city.
web-rules-see-city-hall = City Hall: house value 1 adjacent, and four buildings: itself, Prison, Hotel and Ranch.
web-rules-see-church = Church: the house value of the city, 1 + 2 + 2.
web-rules-see-blacksmith = Blacksmith: two Mines and one Ranch in the city.
web-rules-see-hotel = Hotel: always 3.
web-rules-see-outlaws-cost = Outlaws: each parcel costs 6.
web-rules-see-lawful = With a Prison the outlaws cost nothing and count as an empty parcel: the Ranch has two.
web-rules-see-sale = The card in the middle holds the city together; the outer ones may be sold.
web-rules-see-sale-under = One of two cards lies on the other; only the third may be sold.

## What the pictures of Card City show

web-rules-see-kinds = The six kinds, from left: Residential, Commercial, Leisure, Municipal, Industrial, Parking.
web-rules-see-lots = Six cards among three players: two in the open lot; of the other four, two face up and two face down.
web-rules-see-too-long = The city would be six cells wide.
web-rules-see-beside = The cell shares a side with the Municipal.
web-rules-see-corner-cell = The cell touches the Municipal only at a corner.
web-rules-see-limit = Five buildings stand here, and there is no Industrial.
web-rules-see-limit-raised = With an Industrial there may be ten others.
web-rules-see-like = Beside another Residential.
web-rules-see-like-apart = The Residentials touch only at a corner.
web-rules-see-industry = A Residential beside an Industrial.
web-rules-see-poor = There are only 4 coins.
web-rules-see-districts = Three districts: two Residentials, one Residential, two Commercials. The pill below each says what it needs to grow and what it has.
web-rules-see-grow-homes = One Residential with two culture buildings beside it, the Municipal and a Leisure.
web-rules-see-grow-not = Only one culture building beside it; two are needed.
web-rules-see-grow-shops = One Commercial between two different Residential districts.
web-rules-see-joining = The new Residential would join two districts.
web-rules-see-income = Commercial districts of two and of one: 1 + 3 + 1 = 5 coins.
web-rules-see-final = Residential districts of three and of one, three free cells, 13 coins: 6 + 1 − 3 + 2 = 6 points.

## The game on one page

web-short-title = { $game } on one page
web-short-print = Print
web-short-do = What you do
web-short-win = How you win
web-short-round = A round
web-short-score = The score
web-short-carson-city-do =
    You build a city of terrain cards, each of 2 × 2 parcels, inside 8 × 8 parcels.
    In every round everybody bids for the cards on the table; the highest bid picks first.
    The game lasts two Eras of nine rounds. You have the auction cards 1 to 9, and play each once per Era.
web-short-carson-city-win =
    The most points at the end win.
    Buildings score by what stands around them, so overlap cards to bring together what belongs together.
    Keep a high card for a character or a card that fits your city: what others have played lies open, so you can see what they have left.
web-short-carson-city-round =
    A character and four terrain cards are laid out (five with five or six players).
    Owners may use characters with an arrow, each once per Era.
    Everybody chooses an auction card in secret; then all are revealed.
    From the highest bid down, each takes one card. The back of the next character says who comes first in a tie.
    A terrain card is built at once: it shares a side with the city or covers part of it, is never turned, and covers only empty parcels or the same building. A character stays with you.
web-short-carson-city-score =
    Ranch: 1 for each empty parcel around it. Mine: 2 for each Mountain.
    Drugstore and Bank: Houses around them, and all your Ranches or Mines. Saloon: 2 for each House around it.
    Church, General Store, City Hall and Blacksmith look at the whole city; a Hotel scores 3.
    A House counts 1, a Townhouse or a Hotel 2. Outlaws cost 6 each, unless you have a Prison or the Sheriff.
    Characters with $ add what their card says.
web-short-card-city-do =
    You build a city of at most 5 × 5 cards around a Municipal, in ten rounds.
    Each round you get two buildings: by dividing cards for others, or by choosing from what they divided.
    Then you build, districts grow, and shops bring coins.
web-short-card-city-win =
    The most points win; if those are equal, the most coins.
    Large Residential districts score most, and only growth makes them: give homes culture, and room to grow.
    Industrials raise the city limit and fill cells; never place them beside homes.
web-short-card-city-round =
    Divide: the first player draws two cards per player and makes two lots: one of two open cards, one of all the others, half of them face down. The next player takes a lot and keeps it or divides on.
    Build both cards beside your city. No Residential beside a Residential or an Industrial, no Commercial beside a Commercial. A Leisure costs 5 coins. What can be built must be.
    Develop: a Residential district of x grows beside x + 1 culture buildings (Leisure, Municipal), a Commercial one beside x + 1 Residential districts.
    Income: 1 coin, and 1 + 2 + … for each Commercial district.
    Each may buy one Industrial: 5 coins, then 10, then 15.
web-short-card-city-score =
    Each Residential district of n buildings: 1 + 2 + … + n points.
    Each free cell of the 5 × 5: −1.
    Every full 5 coins: 1.
    City limit: at most 5 buildings that are not Industrial, and 5 more for each Industrial.
