### The web table, around the games: Dutch

## Everywhere

web-close = Sluiten
web-offline = De server is niet bereikbaar. We proberen het opnieuw.
web-rule = regel { $number }
web-connecting = Verbinding maken …
web-connected = Verbonden
web-slow = Trage verbinding
web-reconnecting = De verbinding is weggevallen. Opnieuw verbinden …
web-away-since = Weg sinds { $time }.
web-to-start = Startpagina
web-my-tables = Mijn tafels
web-cancel = Annuleren

## The bar above a game, and its menu

web-steps = Stappen van de ronde
web-tools = Hulpmiddelen
web-menu = Menu
web-settings = Instellingen
web-sound = Geluid
web-night = Nacht
web-typed-move = Een zet in woorden
web-type-move = Een zet typen
web-play-typed = Spelen
web-coach = Coach
web-coach-about = Legt het spel uit terwijl je speelt
web-hand-over = Een bot laten spelen voor { $name }
web-vote-asked = { $name } heeft al een tijdje niets besloten. Mag een bot verder spelen tot { $name } terug is? Alle anderen moeten akkoord gaan.
web-vote-waits = Een bot speelt voor { $name } zodra alle anderen akkoord gaan: { $others }
web-vote-about-you = De anderen willen een bot voor jou laten spelen. Beslis nu, of kom later terug: de plaats blijft van jou.
web-free-seat = De plaats van { $name } vrijmaken
web-return = Weer zelf spelen
web-problem = Een probleem melden
web-problem-about = Kopieer of download deze tekst en stuur hem mee als je ons vertelt wat er misging. Hij toont de tafel zoals jij die ziet, ook je eigen kaarten; hij geeft geen toegang tot een plaats.
web-problem-download = Downloaden
web-leave = Weggaan; een bot speelt voor me verder
web-leave-about = Een bot speelt in jouw plaats verder tot je terugkomt. Zodra je de tafel weer opent, ben je terug.
web-stay = Blijven

## Settings

web-language = Taal
web-theme = Dag of nacht
web-theme-system = Zoals dit apparaat
web-theme-day = Dag
web-theme-night = Nacht
web-speed = Beweging
web-speed-slow = Langzaam
web-speed-normal = Normaal
web-speed-fast = Snel
web-speed-off = Uit
web-switch-previews = Tonen wat een keuze oplevert
web-switch-confirm = Elke keuze bevestigen
web-switch-livescores = Punten tijdens het spel tonen
web-switch-remarks = Tegenstanders over hun zetten laten praten
web-switch-letters = Toetsen met één letter of cijfer
web-switch-sound = Geluid
web-sounds = Geluiden
web-volume = Geluidssterkte
web-sounds-turn = Als ik aan de beurt ben
web-sounds-events = Wat er aan tafel gebeurt
web-sounds-touch = Wat ik aanraak
web-switch-notices = Melden wanneer ik aan de beurt ben

## Playing

web-ask-undo = Vragen om terug te nemen
web-nothing-to-do = Niets te doen
web-undo-asked = { $name } wil graag een actie terugnemen. Vind je dat goed?
web-undo-waits = { $name } moet nog akkoord gaan
web-undo-open = { $name } wil graag een actie terugnemen
web-took-back = { $name } heeft een actie teruggenomen.
web-took-back-what = { $name } heeft teruggenomen: “{ $text }”
web-turn-gone = Daarom ben je niet meer aan de beurt.
web-undo-cost = { $n ->
    [one] Eén latere actie vervalt dan ook.
   *[other] { $n } latere acties vervallen dan ook.
}
web-undo-withdraw = Intrekken
web-you-watch = Je kijkt mee
web-is-away = { $name } is er niet
web-are-away = { $n } weg
web-watchers = { $n ->
    [one] Eén persoon kijkt mee
   *[other] { $n } personen kijken mee
}
web-time-left-of = Resterende tijd van { $name }
web-turn-of = { $name }: { $turn }
web-curtain = Geef het scherm door
web-hand-screen = Als volgende aan dit scherm
web-raise-curtain = Dat ben ik
web-chat = Gesprek
web-say = Iets zeggen
web-send = Versturen
web-mute-whom = Iemand dempen

## After the game

web-rematch = Nog een spel
web-join-rematch = Meedoen aan de revanche
web-again = Dezelfde kaarten nog eens
web-again-about = Dezelfde kaarten in dezelfde volgorde, als oefening; waar anderen zaten, spelen bots.
web-again-game = Een oefenspel: de kaarten waren al eens gedeeld en dus bekend.
web-file-game = Geopend uit een bestand en volgens de regels nagespeeld. Wie het speelde en wanneer, weten we alleen uit het bestand.
web-open-record = Verslag openen
web-open-record-about = Het bestand van een afgelopen spel, van hier of uit de terminal: kies het, of sleep het naar deze pagina.
web-study = Analysebord
web-study-why = Bekijk een stelling en vraag wat daar het beste is.
web-without-network = Spellen zonder netwerk
web-alone-about = In de trein of in een afgelegen huisje: spellen tegen programma’s en aan één scherm, met hints en terugkijken. Wat ze nodig hebben, wordt één keer geladen en blijft op dit apparaat.
web-alone-saving = Je browser staat op databesparing.
web-alone-fetch = Laden ({ NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB)
web-alone-coming = Wordt geladen …
web-alone-failed = Het laden is mislukt. Probeer het opnieuw als het netwerk beter is.
web-alone-ready = Klaar: zonder netwerk speel je “Meteen spelen” en spellen aan één scherm op dit apparaat.
web-alone-impossible = Niet op dit adres: browsers bewaren alleen bestanden van sites met https en van deze computer zelf.
web-on-this-device = Op dit apparaat
web-no-network = Geen netwerk: spellen tegen programma’s en aan één scherm speel je op dit apparaat.
web-keep-online = Online bewaren
web-keep-online-about = Stuurt dit afgelopen spel naar de server, die het naspeelt en controleert; daarna heeft het een link.
web-record = Verslag
web-proof = Bewijs van het schudden
web-proof-about = Voordat er iemand ging zitten, heeft de server de eerste regel gepubliceerd: de hash van zijn geheim, de kaarten, de regels en de plaatsen. Daarna voegde de browser van elke speler een eigen deel toe, aan de meeste tafels eerst verzegeld. In de startwaarde zitten alle delen, en elke kaart volgt daaruit. De opdracht cardtown verify controleert dat allemaal aan de hand van het verslag.
web-commitment = Gepubliceerd vóór het spel
web-seed = Startwaarde
web-your-entropy = Toegevoegd door deze browser

## Pages and what they share

web-tagline = Kaartspellen waarin je steden bouwt
web-pages = Pagina’s
web-skip = Naar de inhoud
web-play = Spelen
web-lobby = Lobby
web-scorepad = Scoreblok
web-table = Tafel
web-loading = Laden …
web-not-loaded = Deze pagina kon niet worden geladen. Misschien is er geen verbinding, of is Cardtown net vernieuwd.
web-load-again = Opnieuw laden
web-failed = Hier ging iets mis
web-failed-about = Deze pagina is op een fout van ons gestuit. Er is niets verloren gegaan: je tafels staan op de server.
web-report = Rapport voor de ontwikkelaars
web-report-about = Kopieer deze tekst en stuur hem mee als je ons de fout meldt. Er staan geen geheimen van jou in.
web-just-now = zojuist
web-until = tot { $time }
web-game-carson-city = Carson City
web-game-card-city = Card City
web-copy = Kopiëren
web-copied = Gekopieerd
web-copy-by-hand = Je browser laat ons niet kopiëren. De link is geselecteerd: kopieer hem met het toetsenbord of het menu.
web-qr = QR-code
web-qr-of = De QR-code van { $address }
web-qr-about = Richt de camera van een telefoon hierop om de link daar te openen.
web-bring-phone = Neem een telefoon mee aan tafel: de camera leest de QR-code, en daar ga je zitten.
web-news = Wat is er nieuw
web-news-english = Deze notities zijn in het Engels.
web-share = Delen
web-unknown-page = Hier is niets gebouwd
web-unknown-page-about = Op dit adres is geen pagina. Misschien is de link onderweg afgekapt.
web-unknown-table = Deze tafel bestaat niet
web-unknown-table-about = Geen tafel heeft dit adres. Misschien is de link onderweg afgekapt: vraag er nog eens om, of maak zelf een tafel.

## The start page

web-hero-title =
    Bouw een stad,
    kaart voor kaart.
web-lead = Twee kaartspellen waarin je een stad bouwt, voor één tot zes spelers. Geen account, geen wachten: je tafel is gedekt.
web-about-carson-city = Bied in het geheim, kies op volgorde, leg je kaarten van 2 × 2 kavels over elkaar. Achttien ronden, ongeveer 25 minuten.
web-about-card-city = Ik verdeel, jij kiest. Laat wijken groeien op 5 × 5 vakken. Tien ronden, ongeveer 20 minuten, ook solo.
web-hero-sheriff = 3 per Gevangenis
web-hero-governor = meteen een extra kaart
web-hero-singer = als je beste Saloon
web-play-now = Meteen spelen
web-invite-friends = Uitnodigen
web-set-up = Instellen
web-opponents-count = Aantal tegenstanders
web-opponents = { $n ->
    [0] alleen
    [one] { $n } tegenstander
   *[other] { $n } tegenstanders
}
web-opponent-less = Eén tegenstander minder
web-opponent-more = Eén tegenstander meer
web-strength-of = Sterkte van { $name }
web-kind-bot-easy = bot · makkelijk
web-kind-bot-casual = bot · ontspannen
web-kind-bot-medium = bot · gemiddeld
web-kind-bot-seasoned = bot · ervaren
web-kind-bot-hard = bot · sterk
web-personas = Mensen uit de stad
web-kind-bot-miner = de mijnwerker
web-known-bot-miner = Graaft naar mijnen en wil er bergen naast.
web-says-bot-miner = Waar rots is, is erts.
web-kind-bot-rancher = de rancher
web-known-bot-rancher = Houdt ranches, met land eromheen.
web-says-bot-rancher = Geef een koe ruimte en ze betaalt huur.
web-kind-bot-collector = de verzamelaarster
web-known-bot-collector = Wil elk personage in de stad kennen.
web-says-bot-collector = Iedereen is het kennen waard.
web-kind-bot-spoiler = de dwarsligger
web-known-bot-spoiler = Houdt het meest van wat een ander wilde.
web-says-bot-spoiler = Wilde jij die hebben?
web-kind-bot-gambler = de gokster
web-known-bot-gambler = Biedt hoog en vroeg.
web-says-bot-gambler = Elke kaart waard die ik ervoor speelde.
web-kind-bot-bookkeeper = de boekhouder
web-known-bot-bookkeeper = Biedt laag en vertrouwt op wat zeker is.
web-says-bot-bookkeeper = Het klopt. Zoals altijd.
web-kind-bot-industrialist = de fabrikant
web-known-bot-industrialist = Wil industrie, en ruimte om te bouwen.
web-says-bot-industrialist = Eerst de schoorstenen, dan de stad.
web-kind-bot-gardener = de tuinierster
web-known-bot-gardener = Geeft elke hoek een park.
web-says-bot-gardener = Een stad heeft een bankje onder een boom nodig.
web-kind-bot-landlord = de huisbaas
web-known-bot-landlord = Laat woonwijken groeien en groeien.
web-says-bot-landlord = Een buur erbij kan nooit kwaad.
web-kind-bot-shopkeeper = de winkelierster
web-known-bot-shopkeeper = Leeft van winkels en hun inkomsten.
web-says-bot-shopkeeper = Doe de deuren open en de straat komt vanzelf.
web-kind-bot-speculator = de speculant
web-known-bot-speculator = Vertrouwt op de dichte kaarten.
web-says-bot-speculator = Wat dicht ligt, is het halve plezier.
web-kind-bot-saver = de spaarster
web-known-bot-saver = Geeft zo weinig mogelijk uit.
web-says-bot-saver = Dat kostte niets: mijn liefste prijs.
web-kind-virtual-novice = virtueel · beginner
web-kind-virtual-intermediate = virtueel · gevorderde
web-kind-virtual-expert = virtueel · expert
web-more-to-play = Meer te spelen
web-going-on = Bezig
web-continue = Verder spelen
web-more-tables = { $n ->
    [one] nog { $n } tafel
   *[other] nog { $n } tafels
}
web-together = Samen
web-together-teaser = Rond één scherm
web-together-about = Meerdere spelers, één apparaat, geheimen achter een gordijn.
web-daily = Stad van de dag
web-daily-teaser = De kaarten van vandaag
web-daily-about = Voor iedereen dezelfde kaarten, en één poging telt.
web-to-daily = Naar de stad van de dag
web-puzzles = Puzzels
web-lobby-teaser = Open tafels
web-lobby-teaser-about = Schuif aan bij anderen, of kijk hoe ze bouwen.
web-to-lobby = Naar de lobby
web-box = Speel je met de doos? Tel hier de punten.

## Setting up a table

web-set-up-game = { $game } instellen
web-seats = Plaatsen
web-people = Mensen
web-programs = Programma’s
web-who-at = Wie speelt op { $place }
web-who-here = Aan dit scherm
web-who-link = Uitgenodigd per link
web-suit-of = Symbool van { $place }
web-name = Naam
web-name-at = Naam op { $place }
web-named-later = Kiest een naam bij aankomst
web-programs-here = Programma’s van mensen
web-challenged-later = Wordt gevraagd zodra de tafel er is
web-remove-seat = { $place } verwijderen
web-add-seat = Plaats toevoegen
web-seats-range = { $least } tot { $most } plaatsen
web-host-needs-seat = Houd aan dit scherm een plaats voor jezelf vrij.
web-table-rules = Aan deze tafel
web-visibility = Wie mag komen
web-visibility-private = Alleen met link
web-visibility-private-about = Je stuurt de link naar wie je wilt.
web-visibility-open = Open
web-visibility-open-about = De lobby toont de tafel aan iedereen.
web-clock = Tijd voor een beslissing
web-clock-about = Is die om, dan speelt een bot verder tot je terugkomt.
web-clock-none = Geen klok
web-clock-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } seconden
}
web-clock-minutes = { $n ->
    [one] { $n } minuut
   *[other] { $n } minuten
}
web-clock-hours = { $n ->
    [one] { $n } uur
   *[other] { $n } uur
}
web-clock-days = { $n ->
    [one] { $n } dag
   *[other] { $n } dagen
}
web-auto-start = Vanzelf beginnen
web-auto-start-about = Zodra alle plaatsen bezet zijn; anders geef jij het startsein.
web-auto-start-alone = Iedereen is er: het spel begint meteen.
web-hints = Hints
web-hints-about = Iedereen mag om hints vragen, ook tegen mensen.
web-practice = Oefening
web-practice-about = Ook een actie die iets verborgens heeft onthuld, kun je terugnemen. Het spel telt dan als oefening.
web-practice-game = Een oefenspel: ook acties die iets verborgens hadden onthuld, konden worden teruggenomen.
web-daily-game = Een spel van de stad van de dag: het telt.
web-daily-free-game = Een vrije poging met de kaarten van een dag: die is oefening en telt niet.
web-house-rules = Huisregels
web-house-rule = Huisregel
web-our-reading = Onze lezing: het spelregelboekje laat het open
web-development = Ontwikkeling van een wijk
web-development-repeated = Zo vaak als het kan
web-development-once = Eén keer per ronde
web-joining = Wijken samenvoegen door groei
web-joining-forbidden = Niet toegestaan
web-joining-allowed = Toegestaan
web-deck = Eigen kaarten
web-deck-file = Bestand kiezen
web-deck-text = of de tekst ervan (TOML)
web-deck-about = Zonder eigen kaarten speel je met de onze, Comstock.
web-make-table = Tafel maken
web-make-and-play = Spel beginnen

## A table before its game

web-sit-down = Gaan zitten
web-sit-here = Hier gaan zitten
web-sit-down-here = Aan deze tafel gaan zitten
web-seat-another = Iemand naast mij
web-seat-another-about = Aan één scherm kunnen meerdere mensen spelen. Geheime keuzes blijven achter een gordijn.
web-their-name = Naam van die speler
web-get-up = Opstaan
web-get-up-of = Opstaan: { $name }
web-free-it = Plaats vrijmaken
web-free = Vrij
web-kept = Voor iemand bewaard
web-program = programma
web-program-name = { $name } (programma)
web-challenged = Een programma; het is gevraagd
web-withdraw = Niet wachten
web-withdraw-from = Niet op { $name } wachten
web-declined = { $name } wil nu niet spelen. De plaats is vrij.
web-host = Host
web-you-host = Jij, de host
web-you-here = Jij
web-beside-you = Naast jou, aan dit scherm
web-invited-to = Je bent uitgenodigd op zitplaats { $number }.
web-full-watch = Alle plaatsen zijn bezet of bewaard. Blijf en kijk mee: het spel verschijnt hier zodra het begint.
web-people-missing = { $n ->
    [one] Nog één speler te gaan
   *[other] Nog { $n } spelers te gaan
}
web-waiting-for-host = Iedereen is er; de host geeft het sein
web-all-here = Iedereen is er
web-starts-itself = Het spel begint vanzelf als alle plaatsen bezet zijn.
web-drawing = De zegels worden geopend. Wachten op: { $names }
web-drawing-anew = Alle browsers verzegelen een nieuw deel. Wachten op: { $names }
web-draw-missed = De browser van { $name } heeft niet op tijd geantwoord. De plaats is weer vrij, en alle browsers loten opnieuw.
web-draw-lost = Deze browser heeft niet meer wat hij op zitplaats { $number } heeft verzegeld. Sta daar op en ga weer zitten.
web-start-game = Spel starten
web-close-table = Tafel sluiten
web-close-table-sure = Deze tafel sluiten?
web-close-table-about = Niemand kan hier nog gaan zitten, en de link vervalt.
web-closed-about = De host heeft deze tafel gesloten. Maak een nieuwe; dat is zo gebeurd.
web-invite = Uitnodigen
web-invite-about = Wie deze link heeft, kan gaan zitten of meekijken
web-invite-title = Een spel { $game }
web-seat-links-about = Wil je een plaats voor één persoon bewaren, stuur die dan de link van de plaats zelf (de ketting ernaast).
web-seat-link = Link naar deze plaats
web-seat-link-of = Link naar { $place }
web-seat-link-about = Deze link opent alleen deze plaats. Hij vervalt zodra er iemand is gaan zitten.
web-own-seat-link-about = Je eigen plaats: open deze link op een ander apparaat om daar verder te spelen. Houd hem voor jezelf.
web-take-over-about = Deze link opent zitplaats { $number }. Wie daar nu zit, geeft de plaats aan jou.
web-vacant-about = Er is een plaats vrijgekomen, en een bot houdt die warm. Ga zitten en speel verder, of sluit dit en kijk mee.
web-fair = Verzegeld geschud
web-fair-about = Dit zegel op het geheim van de server, de kaarten, de regels en de plaatsen stond vast voordat er iemand ging zitten: niemand kan ze later veranderen.
web-fair-together = Als iedereen zit, voegt elke browser een verzegeld deel toe, en alle zegels worden samen geopend: zelfs wie als laatste gaat zitten, kan de kaarten niet kiezen.
web-fair-days = Bij een spel dat dagen duurt, voegt iedereen zijn deel toe bij het gaan zitten. Niemand kan de kaarten in zijn eentje kiezen; de server en wie als laatste gaat zitten, zouden dat samen wel kunnen.
web-fair-more = Wat dit betekent
web-chip-open = Open tafel
web-chip-private = Alleen met link
web-chip-clock = { $time } per beslissing
web-chip-development = Huisregel: één ontwikkeling per ronde
web-chip-joining = Huisregel: wijken mogen samengaan

## Lists of tables

web-new-table = Nieuwe tafel
web-with = met { $names }
web-alone = nog niemand anders
web-solo = solo
web-nobody-yet = Nog niemand
web-free-seats = { $n ->
    [0] geen plaats vrij
    [one] { $n } plaats vrij
   *[other] { $n } plaatsen vrij
}
web-your-turn = Jouw beurt
web-your-turn-at = Jouw beurt in { $game }
web-turns-waiting = { $n ->
    [one] (jouw beurt aan { $n } tafel)
   *[other] (jouw beurt aan { $n } tafels)
}
web-result-won = Gewonnen door { $names } met { $points }
web-result-yours = { $place ->
    [1] Je hebt gewonnen met { $points }
   *[other] Je werd nummer { $place } met { $points }
}
web-join = Meespelen
web-watch = Meekijken
web-look-at = Bekijken
web-replay = Terugkijken
web-go-there = Erheen
web-open-tables = Wachten op spelers
web-no-open-tables = Er wacht nu geen open tafel. Maak er een en kies “Open”.
web-to-watch = Bezig
web-none-to-watch = Er valt nu niets te bekijken.
web-just-finished = Onlangs afgelopen
web-show-more = Meer tonen
web-group-turn = Jouw beurt
web-group-playing = Bezig
web-group-gathering = Voor de start
web-group-finished = Afgelopen
web-no-tables = Je hebt nog geen tafels. Je eerste spel is maar één klik weg.
web-notices = Als ik aan de beurt ben
web-notices-blocked = Deze browser laat geen meldingen van Cardtown toe. De titel van de pagina telt je beurten wel.
web-notices-insecure = Browsers staan meldingen alleen toe via https. De titel van de pagina telt je beurten wel.
web-sound-about = Een bel, één slag.

## Who one is

web-identity = Jij
web-your-name = Je naam
web-save-name = Opslaan
web-name-saved = Opgeslagen.
web-no-account = Er zijn geen accounts: deze browser wordt herkend aan een eigen cookie.
web-recovery = Op een ander apparaat
web-recovery-about = Met een herstellink herkennen we jou ook in een andere browser, met al je plaatsen. Hij helpt ook als deze browser je vergeet.
web-recovery-make = Herstellink maken
web-recovery-link = Je herstellink
web-recovery-secret = Bewaar hem als een sleutel: wie hem heeft, speelt als jij. Met een nieuwe vervalt deze.
web-elsewhere = Andere browsers
web-elsewhere-about = Heeft iemand anders misschien je herstellink of een apparaat van jou? Zorg dan dat alleen deze browser je nog kent. Ook de link vervalt.
web-elsewhere-end = Vergeet mij elders
web-elsewhere-now = Ja, vergeet mij daar
web-elsewhere-done = Je bent nu alleen nog in deze browser bekend. Maak voor een ander apparaat een nieuwe herstellink.
web-your-programs = Programma’s
web-your-programs-open = Laat een programma spelen
web-your-programs-about = Een programma van jou speelt hier onder een eigen naam, met een token als sleutel. Iedereen ziet dat het een programma is.
web-program-new = Naam van het programma
web-program-make = Programma maken
web-program-chat = Het mag aan tafel praten
web-program-token = Het token van { $name }
web-program-secret = Bewaar het als een sleutel: het wordt alleen deze keer getoond, en wie het heeft, speelt als { $name }.
web-program-online = nu aanwezig
web-program-away = niet aanwezig
web-program-renew = Nieuw token
web-program-renew-sure = Ja, vervang het oude
web-program-end = Stoppen
web-program-end-sure = Ja, stop het
web-forget = Deze browser vergeten
web-forget-about = Op een geleend apparaat. Zonder herstellink krijg je je plaatsen niet terug.
web-forget-this = Vergeet mij hier
web-forget-now = Ja, vergeet mij
web-recover = Wees hier jezelf
web-recover-about = Met deze link herkennen we deze browser als die van de maker van de link, met al diens tafels. Gebruik hem alleen als jij dat bent.
web-recover-instead = Tot nu toe ben je in deze browser { $name }; dat houdt hier op. Wil je allebei houden, maak dan eerst een herstellink voor { $name }.
web-recover-now = Dat ben ik
web-recover-ended = Deze herstellink is niet meer geldig. Maak een nieuwe waar je nog bekend bent.

## Why something was not done

web-refused-offline = De server is niet bereikbaar. We proberen het opnieuw.
web-refused-not-stored = Dit apparaat kon dat niet opslaan: maak wat ruimte vrij en probeer het opnieuw.
web-refused-http = De server kan nu niet antwoorden. We proberen het opnieuw.
web-refused-unavailable = Er kan nu niets worden vastgelegd. Probeer het zo nog eens.
web-refused-failure = Er ging iets mis op de server; het is daar genoteerd.
web-refused-busy = Het is erg druk aan deze tafel. Probeer het nog eens.
web-refused-too-many = Dat was meer dan de server in één keer aanneemt. Wacht even.
web-refused-no-answer = De server heeft niet geantwoord. Kijk hoe de tafel ervoor staat voordat je het opnieuw probeert.
web-refused-server-full = De server is vol. We proberen het zo opnieuw.
web-refused-connections = Er zijn te veel tafels tegelijk open. Sluit er een; deze opent dan vanzelf.
web-refused-forgotten = Deze browser is vergeten. Laad de pagina opnieuw, of gebruik je herstellink.
web-refused-closed = De server heeft de verbinding gesloten. Laad de pagina opnieuw.
web-refused-open-tables = Je hebt te veel open tafels. Maak er eerst een af of sluit er een.
web-refused-unknown = De server kent deze browser nog niet. Geef eerst je naam op.
web-refused-name = Een naam heeft 1 tot 40 zichtbare tekens nodig, met hooguit 3 accenten op een letter.
web-refused-taken = Daar zit al iemand. Neem een andere plaats, of kijk mee.
web-refused-full = Alle plaatsen zijn bezet. Je kunt meekijken.
web-refused-reserved = Deze plaats is voor iemand anders bewaard. Neem een andere, of kijk mee.
web-refused-program = Dat is voor mensen. Een programma kan het niet.
web-refused-programs = Meer programma’s kan niemand hebben. Stop er eerst een.
web-refused-no-program = Je hebt geen programma met die naam.
web-refused-name-taken = Een ander programma heet al bijna zo. Kies een andere naam.
web-refused-challenge = Dit programma is er nu niet, of speelt dit spel niet. Kies een ander.
web-refused-token = Dit token geldt niet. Van wie het programma is, kan een nieuw maken.
web-refused-token-shown = Een token hoort niet in een adres.
web-refused-person = Dit is voor programma’s.
web-refused-part-of-game = Je hebt in dit spel meegespeeld of bent de host. Deze plaats is voor iemand anders.
web-refused-kept = Deze plaats blijft drie dagen bewaard voor iemand die alleen te laat was.
web-refused-present = Daar speelt iemand. Met een klok neemt een bot het over als de tijd om is. Zonder klok kun je een bot roepen na drie dagen zonder beslissing, of na tien minuten als alle anderen akkoord gaan, minstens twee.
web-refused-yours = Je zit daar al.
web-refused-key = Deze link is niet meer geldig. Vraag om een nieuwe.
web-refused-empty-seat = Er is nog een plaats vrij. Wacht op iemand, of sluit de tafel.
web-refused-seal = De server aanvaardt het deel van deze browser aan de loting niet. Laad de pagina opnieuw; helpt dat niet, sta dan op en ga weer zitten.
web-refused-drawing = Nog niet alle browsers hebben geloot. Wacht even.
web-refused-free = Daar zit niemand.
web-refused-not-host = Dat kan alleen de host van de tafel.
web-refused-not-yours = Die plaats is niet van jou. Ga eerst zitten.
web-refused-no-table = Die tafel bestaat niet. Controleer de link.
web-refused-other-version = Deze server kan dit spel niet tonen zoals het was: een andere versie van Cardtown heeft het opgeslagen. { $details }
web-refused-stale = De tafel is intussen verder. Kijk nog eens voordat je kiest.
web-refused-late = Je tijd voor deze beslissing is om. Een bot neemt die voor je; daarna kun je weer zelf spelen.
web-refused-return-first = Een bot speelt voor je. Kies eerst “Weer zelf spelen”.
web-refused-not-your-turn = Je bent niet aan de beurt.
web-refused-nothing = Er is niets van jou om terug te nemen.
web-refused-asked = Er is al gevraagd om iets terug te nemen. Dat moet eerst worden beantwoord.
web-refused-revealed = Sindsdien is er iets verborgens onthuld. Alleen aan een oefentafel kun je dat terugnemen.
web-refused-answered = Je hebt al geantwoord, of dat hoeft niet.
web-refused-away = Iemand die er niet is, moet akkoord gaan. Vraag het opnieuw als die terug is.
web-refused-long = Aan deze tafel is te veel gezegd en gedaan. Je kunt alleen nog verder spelen.
web-refused-bot = Daar speelt al een bot.
web-refused-text = Een bericht heeft zichtbare tekens nodig, met hooguit 3 accenten op een letter.
web-refused-game = Dat heeft dit spel niet.
web-refused-no-step = Zo’n stap heeft het spel niet.
web-refused-not-judged = Niemand kan zeggen wat hier het beste is: geen spel komt in deze stelling.
web-refused-seat = Een virtuele speler bouwt geen stad.
web-refused-phase = Dat kan op dit moment van het spel niet.
web-refused-no-seat = Zo’n plaats is er niet aan deze tafel.
web-refused-no-deck = Aan deze tafel wordt met de kaarten van het spel gespeeld.
web-refused-nobody = Daar zit niemand anders.
web-refused-secret = Wat dat zou onthullen, is vooraf niet bekend.
web-refused-seats = Een tafel heeft minstens één mens nodig, en bekende bots.
web-refused-plan = Zo kan er geen tafel worden gemaakt.
web-refused-malformed = De server begrijpt deze pagina niet. Laad de pagina opnieuw.
web-refused-bad-input = De server begrijpt deze pagina niet. Laad de pagina opnieuw.
web-refused-hints-off = Aan deze tafel wordt zonder hints gespeeld.
web-refused-company = Zo wordt alleen een spel gemeten dat iemand alleen speelt.
web-refused-day-lasts = De sleutel van een dag is te zien als de dag een uur voorbij is.
web-refused-day-over = Die dag is voorbij. De kaarten zijn nog te spelen, maar het telt niet.
web-refused-no-day = Voor die dag zijn er geen kaarten.
web-refused-try-first = Speel eerst het spel dat telt: anders ken je de kaarten al.
web-refused-race-people = Een wedstrijd vraagt een spel van één persoon, alleen of tegen bots: wat meerdere mensen beslissen, hangt van elkaar af.
web-refused-race-open = Een wedstrijd vraagt een spel aan een tafel alleen met link: spellen van open tafels vindt iedereen, met alle kaarten.
web-refused-race-daily = Iedereen speelt deze kaarten in de stad van de dag. Vergelijk daar.
web-refused-race-known = Een wedstrijd vraagt een spel dat hier met nieuwe kaarten is gespeeld: geen oefening, geen bekende kaarten en geen spel uit een bestand.
web-refused-race-helped = In dit spel besliste een tijd lang een bot of iemand anders, dus is het niet te vergelijken.
web-refused-race-first = Begin eerst je eigen spel van deze wedstrijd.
web-refused-own-race = Dit zijn je eigen kaarten, je kent ze. Nu spelen anderen ze.
web-refused-no-race = Die wedstrijd bestaat niet. Controleer de link.
