### De virtuele spelers van een spel met de doos, geleid door het scoreblok: Nederlands

web-box-title = Virtuele spelers
web-box-about = Voer in wat er op tafel ligt en wat iedereen biedt: het blok zegt wat de virtuele spelers nemen, in welke volgorde en waarom, en houdt hun punten bij. Zulke spelers horen bij de doos van Carson City.
web-box-none = Dit spel heeft geen virtuele spelers.
web-box-back = Terug naar het spel
web-box-new = Nieuw spel

## Who plays

web-box-seats = Wie speelt er
web-box-person = Mens
web-box-suit-of = Symbool van speler { $number }
web-box-kind-of = Speler { $number }: mens of virtueel
web-box-name-of = Naam van speler { $number }
web-box-remove = Speler { $number } verwijderen
web-box-draws = Het blok draait hun biedkaarten om
web-box-draws-about = In plaats van hun geschudde stapels. Zet het uit als je de kaarten van echte stapels omdraait.
web-box-begin = Beginnen

## The row

web-box-character = Welk personage is getrokken?
web-box-card = Terreinkaart { $number } (prioriteit { $appeal })
web-box-appeal-of-character = Prioriteit: { $name }
web-box-appeal-of-card = Prioriteit van terreinkaart { $number }, geteld vanaf de stapels
web-box-extra = Er wordt nog een terreinkaart onthuld: haar prioriteit

## Bids and picks

web-box-uses = Gebruikt iemand een personage?
web-box-use = { $name } gebruikt: { $character }
web-box-bids = Welke biedkaart heeft iedereen gespeeld?
web-box-bid = { $name }: { $card }
web-box-turned-last = De kaarten van virtuele spelers worden na de laatste hiervan omgedraaid.
web-box-tie = Gelijkspel: welk symbool staat het hoogst op de achterkant van de volgende personagekaart?
web-box-skull = Geen symbolen daar
web-box-tie-broken = Gelijke biedingen: het hogere symbool op de achterkant gaat voor.
web-box-order = Volgorde van nemen
web-box-highest = de hoogste prioriteit
web-box-first-of-equals = de hoogste prioriteit; bij gelijke de kaart die het dichtst bij de stapels ligt
web-box-touch = Tik op de genomen kaart
web-box-took = { $name } neemt: { $card }
web-box-left = Uit het spel: { $cards }.
web-box-spent = De gespeelde biedkaarten blijven tot het einde van de Era open liggen.
web-box-next = Volgende ronde
web-box-era-over = Era I is voorbij: het terrein ervan gaat weg, mensen nemen hun negen kaarten terug en de stapels worden opnieuw geschud.

## The end

web-box-over = Het spel is afgelopen
web-box-scores-about = Een virtuele speler scoort de prioriteit van al zijn kaarten en bouwt geen stad.
web-box-score = Steden scoren
