### The rules pages: Dutch

## The book

web-rules-games = Spellen
web-rules-search = Zoek in de spelregels
web-rules-contents = Inhoud
web-rules-turn = Hoofdstuk ervoor en erna
web-rules-decisions = Waar de spelregelboekjes iets openlaten, moesten wij kiezen. Elk punt zegt wat er open was, hoe wij het lezen en waarom.
web-rules-found = { $n ->
    [one] { $n } regel
   *[other] { $n } regels
}
web-rules-none = Geen regel bevat “{ $text }”. Probeer minder of kortere woorden, of een nummer zoals C4.5.

## Below the pictures

web-rules-yes = Toegestaan
web-rules-no = Niet toegestaan

## What the pictures of Carson City show

web-rules-see-suits = De zes symbolen, van links: hoed, ster, cactus, laars, hoefijzer, koe.
web-rules-see-terrain = Drie kaarten van Era I en twee van Era II, met hun prioriteit. Elk heeft 2 × 2 kavels; die zonder afbeelding zijn leeg.
web-rules-see-characters = Alle 21 personages. Linksboven waar ze goed voor zijn: $ voor punten aan het einde, een pijl voor iets wat ze kunnen doen; rechtsboven hun prioriteit.
web-rules-see-tie = De 8 van de laars is het hoogst. Ster en koe bieden allebei 5: op de achterkant staat de ster hoger, dus die kiest vóór de koe.
web-rules-see-first = De eerste kaart, waar je maar wilt, zoals hij gedrukt is.
web-rules-see-too-wide = De stad zou negen kavels breed worden.
web-rules-see-captain = Met de Kapitein zijn negen kavels in orde.
web-rules-see-corner = De kaart raakt de stad alleen aan een hoek.
web-rules-see-side = Eén gedeelde kavelzijde is genoeg.
web-rules-see-same = De Berg dekt een Berg af.
web-rules-see-townhouse = Het Herenhuis dekt een Huis af.
web-rules-see-empty-over = De lege kavel linksboven zou de Mijn afdekken.
web-rules-see-outlaws = De Saloon zou outlaws afdekken.
web-rules-see-prison = Met een Gevangenis in de stad mogen de outlaws worden afgedekt.
web-rules-see-prison-late = De Gevangenis op de nieuwe kaart zelf helpt niet.
web-rules-see-prison-mine = De Mijn zou de Gevangenis afdekken.
web-rules-see-prison-prison = Een Gevangenis dekt de Gevangenis af.
web-rules-see-neighbours = Alle acht buren van de Mijn tellen, ook de diagonale: drie Bergen, elk 2 punten.
web-rules-see-ranch = Ranch: drie lege kavels eromheen. Eronder ligt geen kaart, daar telt niets.
web-rules-see-mine = Mijn: twee aangrenzende Bergen, elk 2 punten.
web-rules-see-drugstore = Drugstore: aangrenzende huiswaarde 1 + 2, en 2 voor twee Ranches in de stad.
web-rules-see-bank = Bank: aangrenzende huiswaarde 1 + 2, en 2 voor twee Mijnen in de stad.
web-rules-see-saloon = Saloon: twee keer de aangrenzende huiswaarde, 1 + 2.
web-rules-see-general-store = General Store: aangrenzende huiswaarde 1, en 3 in de hele stad.
web-rules-see-city-hall = Stadhuis: aangrenzende huiswaarde 1, en vier gebouwen: zichzelf, Gevangenis, Hotel en Ranch.
web-rules-see-church = Kerk: de huiswaarde van de stad, 1 + 2 + 2.
web-rules-see-blacksmith = Smidse: twee Mijnen en één Ranch in de stad.
web-rules-see-hotel = Hotel: altijd 3.
web-rules-see-outlaws-cost = Outlaws: elke kavel kost 6.
web-rules-see-lawful = Met een Gevangenis kosten de outlaws niets en tellen ze als een lege kavel: de Ranch heeft er twee.
web-rules-see-sale = De middelste kaart houdt de stad bijeen; de buitenste mogen worden verkocht.
web-rules-see-sale-under = Twee kaarten liggen op elkaar; alleen de derde mag worden verkocht.

## What the pictures of Card City show

web-rules-see-kinds = De zes soorten, van links: Woongebouw, Winkelpand, Recreatiegebouw, Gemeentegebouw, Industriegebouw, Parkeerplaats.
web-rules-see-lots = Zes kaarten met drie spelers: twee in de open stapel; van de andere vier twee zichtbaar en twee gedekt.
web-rules-see-too-long = De stad zou zes vakken breed worden.
web-rules-see-beside = Het vak deelt een zijde met het Gemeentegebouw.
web-rules-see-corner-cell = Het vak raakt het Gemeentegebouw alleen aan een hoek.
web-rules-see-limit = Hier staan vijf gebouwen en geen Industriegebouw.
web-rules-see-limit-raised = Met een Industriegebouw mogen er tien andere zijn.
web-rules-see-like = Naast een ander Woongebouw.
web-rules-see-like-apart = De Woongebouwen raken elkaar alleen aan een hoek.
web-rules-see-industry = Een Woongebouw naast een Industriegebouw.
web-rules-see-poor = Er zijn maar 4 munten.
web-rules-see-districts = Drie wijken: twee Woongebouwen, één Woongebouw, twee Winkelpanden. Het labeltje eronder zegt wat de wijk nodig heeft om te groeien en wat ze heeft.
web-rules-see-grow-homes = Eén Woongebouw met twee cultuurgebouwen ernaast, het Gemeentegebouw en een Recreatiegebouw.
web-rules-see-grow-not = Maar één cultuurgebouw ernaast; er zijn er twee nodig.
web-rules-see-grow-shops = Eén Winkelpand tussen twee verschillende woonwijken.
web-rules-see-joining = Het nieuwe Woongebouw zou twee wijken samenvoegen.
web-rules-see-income = Winkelwijken van twee en van één: 1 + 3 + 1 = 5 munten.
web-rules-see-final = Woonwijken van drie en van één, drie vrije vakken, 13 munten: 6 + 1 − 3 + 2 = 6 punten.

## The game on one page

web-short-title = { $game } op één pagina
web-short-print = Afdrukken
web-short-do = Wat je doet
web-short-win = Hoe je wint
web-short-round = Een ronde
web-short-score = Puntentelling
web-short-carson-city-do =
    Je bouwt een stad van terreinkaarten, elk van 2 × 2 kavels, binnen 8 × 8 kavels.
    In elke ronde biedt iedereen op de kaarten op tafel; wie meer biedt, kiest eerder.
    Het spel duurt twee Era’s van negen ronden. Je hebt de biedkaarten 1 tot en met 9 en speelt elke kaart één keer per Era.
web-short-carson-city-win =
    Wie aan het einde de meeste punten heeft, wint.
    Gebouwen leveren punten op door wat eromheen staat: leg kaarten over elkaar, zodat bijeenkomt wat bijeenhoort.
    Bewaar een hoge kaart voor een personage of een kaart die bij je stad past: wat gespeeld is, ligt open, dus je ziet wat de anderen nog hebben.
web-short-carson-city-round =
    Er komen een personage en vier terreinkaarten op tafel (vijf met vijf of zes spelers).
    Wie personages met een pijl heeft, mag ze gebruiken, elk één keer per Era.
    Iedereen kiest in het geheim een biedkaart; dan worden ze allemaal omgedraaid.
    Van het hoogste bod naar beneden neemt ieder één kaart. Bij gelijke stand beslist de achterkant van het volgende personage.
    Een terreinkaart bouw je meteen: hij raakt de stad of dekt er iets van af, wordt nooit gedraaid en dekt alleen lege kavels of hetzelfde gebouw af. Een personage blijft bij jou.
web-short-carson-city-score =
    Ranch: 1 voor elke lege kavel eromheen. Mijn: 2 voor elke Berg.
    Drugstore en Bank: Huizen eromheen, plus al je Ranches of Mijnen. Saloon: Huizen eromheen, dubbel.
    Kerk, General Store, Stadhuis en Smidse kijken naar de hele stad; een Hotel is 3.
    Een Huis telt 1, een Herenhuis of Hotel 2. Outlaws kosten elk 6, tenzij je een Gevangenis of de Sheriff hebt.
    Personages met $ leveren op wat op hun kaart staat.
web-short-card-city-do =
    In tien ronden bouw je een stad van hooguit 5 × 5 kaarten rond een Gemeentegebouw.
    Elke ronde krijg je twee gebouwen: je verdeelt kaarten voor anderen, of kiest uit wat zij verdeelden.
    Dan bouw je, groeien wijken en brengen winkels munten op.
web-short-card-city-win =
    Wie de meeste punten heeft, wint; bij gelijke stand wie de meeste munten heeft.
    Grote woonwijken tellen het meest, en alleen groei maakt ze groot: geef ze cultuur en ruimte om te groeien.
    Industriegebouwen verhogen de stadslimiet en vullen vakken; zet ze nooit naast woningen.
web-short-card-city-round =
    Verdelen: de startspeler trekt twee kaarten per speler en maakt twee stapels, één van twee open kaarten en één van alle andere, de helft gedekt. De volgende speler neemt een stapel en houdt hem of verdeelt verder.
    Bouw beide kaarten aan je stad. Geen Woongebouw naast een Woon- of Industriegebouw, geen Winkelpand naast een Winkelpand. Een Recreatiegebouw kost 5 munten. Wat je kunt bouwen, moet je bouwen.
    Ontwikkelen: een woonwijk van x groeit naast x + 1 cultuurgebouwen (Recreatie, Gemeente), een winkelwijk naast x + 1 woonwijken.
    Inkomsten: 1 munt, plus 1 + 2 + … voor elke winkelwijk.
    Ieder mag één Industriegebouw kopen: 5 munten, dan 10, dan 15.
web-short-card-city-score =
    Elke woonwijk van n gebouwen: 1 + 2 + … + n punten.
    Elk vrij vak van de 5 × 5: −1.
    Elke volle 5 munten: 1.
    Stadslimiet: hooguit 5 gebouwen die geen Industriegebouw zijn, en 5 meer per Industriegebouw.
