### Carson City: The Card Game: Dutch

## Characters

character-governor = Gouverneur
character-governor-about = Eén keer per spel een extra terreinkaart opendraaien en meteen een kaart naar keuze nemen; je biedt daarna gewoon mee.
character-lawyer = Advocaat
character-lawyer-about = Eén keer per Era meteen een kaart naar keuze nemen; je bod levert die ronde niets op.
character-chinese-worker = Chinese arbeider
character-chinese-worker-about = Eén keer per Era komt er een terreinkaart bij en neem jij twee kaarten in plaats van één.
character-heroes = Helden
character-heroes-about = 6 punten; één keer per Era +3 op je bod, aangekondigd vóór het bieden.
character-gunsmith = Wapensmid
character-gunsmith-about = Eén keer per Era +6 op je bod, aangekondigd vóór het bieden.
character-mercenary = Huurmoordenaar
character-mercenary-about = Eén keer per Era +5 op je bod als alle biedkaarten open liggen.
character-doctor = Arts
character-doctor-about = 5 punten; één keer per Era +2 op je bod als alle biedkaarten open liggen.
character-auctioneer = Veilingmeester
character-auctioneer-about = Verkoopt tot drie van je terreinkaarten voor 7 punten per stuk.
character-banker = Bankier
character-banker-about = 4 punten per Bank.
character-captain = Kapitein
character-captain-about = 6 punten; je stad mag tot 8 × 9 of 9 × 8 kavels groeien.
character-cowboy = Cowboy
character-cowboy-about = 3 punten per Ranch.
character-editor = Uitgever
character-editor-about = 1 punt per eigen personage met $ (ook dit) en 4 per eigen personage met een pijl.
character-grocer = Winkeljuffrouw
character-grocer-about = 4 punten per Drugstore.
character-indian = Indiaan
character-indian-about = Een half punt per kavel van je stadsgebied zonder kaart, naar boven afgerond.
character-paperboy = Krantenjongen
character-paperboy-about = 3 punten; aan het einde van het spel mag je een personage nemen dat van niemand is.
character-prospector = Goudzoeker
character-prospector-about = 1 punt per Berg en per Mijn.
character-settler = Kolonist
character-settler-about = 1 punt per lege kavel naast een Ranch, elke kavel één keer.
character-sheriff = Sheriff
character-sheriff-about = 3 punten per Gevangenis; outlaws kosten niets en gelden als lege kavels.
character-singer = Zangeres
character-singer-about = Telt je beste Saloon een tweede keer.
character-teacher = Schooljuf
character-teacher-about = 1 punt per Huis, 2 per Herenhuis of Hotel.
character-undertaker = Begrafenisondernemer
character-undertaker-about = 2 punten per eigen personage, dit meegerekend.

## What a parcel shows

element-empty = Lege kavel
element-mountain = Berg
element-house = Huis
element-townhouse = Herenhuis
element-mine = Mijn
element-ranch = Ranch
element-blacksmith = Smidse
element-drugstore = Drugstore
element-bank = Bank
element-saloon = Saloon
element-hotel = Hotel
element-general-store = General Store
element-church = Kerk
element-prison = Gevangenis
element-city-hall = Stadhuis
element-outlaws = Outlaws

## Suits, and the skull on a character's back

suit-hat = Hoed
suit-star = Ster
suit-cactus = Cactus
suit-boot = Laars
suit-horseshoe = Hoefijzer
suit-cow = Koe
suit-skull = Schedel

## Lines of the score sheet

line-ranches = Ranches
line-mines = Mijnen
line-drugstores = Drugstores (aangrenzende huizen)
line-banks = Banken (aangrenzende huizen)
line-saloons = Saloons
line-general-store-city-hall = General Stores, Stadhuis (aangrenzende huizen)
line-ranch-symbols = Ranchsymbolen (Drugstore, Smidse)
line-mine-symbols = Mijnsymbolen (Bank, Smidse)
line-house-symbols = Huissymbolen (Kerk, General Store)
line-hotels = Hotels
line-city-hall = Stadhuis (gebouwen)
line-outlaws = Outlaws
line-characters = Personages

## Terms

era = { $era ->
    [1] Era I
   *[2] Era II
}
term-bid = Bod
term-appeal = Prioriteit
term-parcel = Kavel
term-terrain-card = Terreinkaart
term-character-card = Personagekaart
term-auction-card = Biedkaart
term-row = Rij
term-city = Stad
term-tie-order = Volgorde bij gelijke stand
term-hand = Hand
term-spent = Gespeeld

## Why something is refused

refused-carson-first-card = Met de eerste kaart begint de stad: er is maar één plek voor.
refused-carson-far-away = De stad zou veel groter worden dan ze mag zijn.
refused-carson-larger = De stad zou groter worden dan 8 × 8 kavels.
refused-carson-larger-than-captain = Ook met de Kapitein zou de stad te groot worden: hooguit 8 × 9 of 9 × 8 kavels.
refused-carson-apart = De kaart moet een zijde met de stad delen of een deel ervan afdekken.
refused-carson-outlaws = Zonder Gevangenis of Sheriff mogen outlaws niet worden afgedekt.
refused-carson-covers = Niet toegestaan: { $new } over { $under }.
refused-carson-no-sale-now = Op dit moment kan er geen kaart worden verkocht.
refused-carson-not-auctioneer = Alleen wie de Veilingmeester heeft, mag kaarten verkopen.
refused-carson-sold-enough = Er zijn al { $most } kaarten verkocht; meer mag niet.
refused-carson-no-card = De stad heeft geen kaart { $index }.
refused-carson-not-sellable = Kaart { $index } overlapt een andere kaart, of de stad zou zonder die kaart uiteenvallen.
refused-carson-not-done = Er moet eerst iets anders worden beslist.
refused-carson-not-in-hand = Biedkaart { $card } heb je niet; je hebt { $hand }.
refused-carson-not-in-row = In de rij ligt geen kaart { $index }; de kaarten zijn 0 tot en met { $last }.
refused-carson-not-about = Het gaat nu niet om “{ $said }”.
refused-carson-not-adoptable = “{ $said }” is al van iemand, of het is geen personage.
refused-carson-not-due =
    “{ $said }” past hier niet: { $due ->
        [bid] nu bied je
        [take] nu kies je een kaart
        [place] nu plaats je de kaart die je hebt genomen
        [use] nu beslis je over een personage
        [adopt] nu kies je wie de Krantenjongen meebrengt
       *[sell] nu gaat het om de laatste verkoop
    }.

## What may be wrong with a city that somebody typed in

doubt-carson-captain = De stad is { $height } × { $width } kavels. Groter dan 8 × 8 bouwen mag alleen wie de Kapitein heeft: ontbreekt hij bij de personages?
doubt-carson-larger = De stad is { $height } × { $width } kavels: groter dan 8 × 8.
doubt-carson-larger-than-captain = De stad is { $height } × { $width } kavels: groter dan de 8 × 9 of 9 × 8 die de Kapitein toestaat.
doubt-carson-apart = Sommige kavels delen geen zijde met de rest van de stad.
