### The rules pages: Dutch

## The book

web-rules-games = Spellen
web-rules-search = Zoek in de spelregels
web-rules-contents = Inhoud
web-rules-turn = Hoofdstuk ervoor en erna
web-rules-decisions = Waar de spelregelboekjes iets open laten, moesten wij kiezen. Elk punt zegt wat er open was, hoe wij het lezen en waarom.
web-rules-found = { $n ->
    [one] { $n } regel
   *[other] { $n } regels
}
web-rules-none = Geen regel bevat ‘{ $text }’. Probeer minder of kortere woorden, of een nummer zoals C4.5.

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
web-rules-see-lots = Zes kaarten met drie spelers: twee in de open stapel; van de andere vier twee open en twee dicht.
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
