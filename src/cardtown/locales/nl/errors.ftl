### What is wrong with what somebody gave to a program: Dutch

## Documents and files

bad-utf8 = Byte { $byte } is geen UTF-8-tekst.
bad-json = Dit is geen geldige JSON: zie regel { $line }, kolom { $column }.
bad-long = Dit heeft meer dan { $most } bytes.
bad-toml = Dit is geen geldige TOML.
bad-deep = Dit is te diep genest.
bad-object = Hier hoort een object, niet { $said }.
bad-list = Hier hoort een lijst, niet { $said }.
bad-text = Hier hoort een tekst, niet { $said }.
bad-whole = Hier hoort een geheel getal, niet { $said }.
bad-number = { $said } is in JSON geen getal.
bad-flag = Hier kan alleen true of false staan.
bad-negative = Dit getal mag niet negatief zijn.
bad-range = Dit getal moet tussen 0 en { $most } liggen.
bad-missing = Dit ontbreekt.
bad-key = Deze sleutel is hier onbekend.
bad-twice = Dit is twee keer opgegeven.
bad-pair = Hier kan alleen { $pair } staan.
bad-choice = Mogelijk zijn: { $choices }.
bad-hex = Hier horen { $digits } hexadecimale cijfers, 0 tot 9 en a tot f.
bad-date = Hier hoort een datum zoals 2026-11-19.
bad-day = Er zijn kaarten voor de dagen van { $first } tot en met { $last }.
bad-read = “{ $file }” kan niet worden gelezen.
bad-write = “{ $file }” kan niet worden geschreven.
bad-folder = “{ $file }” is een map, geen bestand.
bad-no-folder = De map “{ $file }” bestaat niet.
bad-no-save = Er is geen opgeslagen spel { $file }.
bad-no-saves = In “{ $file }” ligt geen onvoltooid spel.

## Records

bad-format = Dit is geen verslag van Cardtown: het formaat moet { $format } zijn.
bad-commitment = Het verslag is veranderd: het zegel hoort niet bij de startwaarde.
bad-seed = Een startwaarde is een tekst van één of meer zichtbare tekens.
bad-deck = Het spel is met andere kaarten gespeeld: “{ $name }”.
bad-version = Het spel volgde versie { $version } van de regels; deze Cardtown kent versie { $known }.
bad-record-action = Actie { $index } past niet: { $reason }
bad-record-result = Deze acties leiden niet tot de uitslag in het verslag.
bad-record-unfinished = Dit spel is nog niet afgelopen: hier kun je alleen afgelopen spellen openen.

## Seats, names and bots

bad-name = Een naam heeft 1 tot { $most } zichtbare tekens.
bad-names = Er zijn { $n } namen voor { $seats } plaatsen.
bad-seats = Dit spel heeft { $least } tot { $most } plaatsen, niet { $n }.
bad-all-virtual = Op minstens één plaats moet een mens of een bot zitten.
bad-suits = Elke plaats heeft een ander symbool nodig: { $choices }.
bad-bot = Er is geen bot “{ $name }”. Er zijn: { $choices }.
bad-bot-game = “{ $name }” kan dit spel niet spelen. Kies een andere bot.
bad-bot-import = “{ $name }” kan niet als bot worden geladen.
bad-bot-parameter = “{ $name }” heeft een parameter die deze bot niet kent. Hij kent: { $choices }.
bad-bot-value = “{ $name }” moet van het type { $kind } zijn.
bad-bot-limit = “{ $name }” moet tussen 0 en { $most } liggen.
bad-option = { $said } heeft niet de vorm NAME=VALUE.
bad-no-rules = Van dit spel zijn er geen spelregels om te lezen.
bad-package = Het pakket { $package } is niet volledig geïnstalleerd.

## Cities and decks

bad-row-length = Deze rij is niet zo lang als de eerste.
bad-glyph = { $glyph } staat niet voor iets wat in een stad voorkomt.
bad-card-city-size = De stad is { $height } × { $width } vakken: groter dan 5 × 5.
bad-carson-city-size = De stad is { $height } × { $width } kavels: groter dan 8 × 8. Met de Kapitein mag één zijde 9 zijn.
bad-carson-city-size-captain = De stad is { $height } × { $width } kavels: groter dan de 8 × 9 die de Kapitein toestaat.
bad-empty-city = De stad heeft minstens één gebouw nodig.
bad-rows-or-cards = Geef de stad óf als rijen (rows) óf als kaarten (cards).
bad-sold = Alleen met de Veilingmeester kun je kaarten verkopen.
bad-far = Deze plek ligt te ver weg.
bad-parcels = Een kaart bestaat uit twee rijen van twee kavels.
bad-box-unfinished = Deze ronde is nog niet af: zeg eerst wie wat neemt.
bad-box-row-length = In de rij liggen hier { $n } kaarten, het personage meegeteld; meer alleen met de Gouverneur of de Chinese arbeider.
bad-box-row = In deze rij liggen meer kaarten dan er zijn onthuld.
bad-box-bids = Elk van de { $n } spelers heeft een biedkaart nodig.
bad-box-bid = Biedkaart { $card } is niet meer over.
bad-box-use = Dit personage kun je in deze ronde niet gebruiken.
bad-box-take = Deze kaart ligt niet in de rij.
bad-box-more = Dit is meer dan er in deze ronde gebeurd kan zijn.
bad-character = { $said } is geen personage.
bad-characters = Deze personages ontbreken: { $missing }.
bad-no-decks = { $game } kent geen eigen kaarten.
bad-deck-name = Een set kaarten heeft een naam van zichtbare tekens nodig.
bad-deck-era = Er zijn { $n } kaarten van Era { $era }; het moeten er { $must } zijn.
bad-deck-id = De code van een terreinkaart begint met I- of II-.
bad-back = De achterkant toont een schedel (skull) of de zes symbolen, elk één keer.
bad-position = “{ $said }” past hier niet.
bad-no-positions = { $game } heeft geen tekst voor stellingen.
bad-word = Bij “{ $word }”: { $problem }
bad-no-decision = De plaats heeft hier niets te beslissen.
bad-no-puzzles = Bij { $game } horen nog geen puzzels.
bad-no-such-puzzles = Geen puzzel gaat daarover of is zo moeilijk.
bad-luck = Geluk en kunde zijn van dit spel niet te scheiden: daarvoor is de gecompileerde kern nodig.
