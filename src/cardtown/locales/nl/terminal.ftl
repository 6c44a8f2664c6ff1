### The table in the terminal: Dutch

## Setting up, leaving, the end

ui-player = Speler
ui-filled-up = Een spel heeft minstens vier plaatsen nodig (C2.1). Virtueel erbij: { $text }.
ui-sealed = De startwaarde van dit spel is verzegeld met SHA-256 { $text } en wordt aan het eind getoond. Typ help wanneer je wilt.
ui-seed = De startwaarde was { $text }; de SHA-256 ervan is het zegel van het begin.
ui-resumed = Het spel { $name } gaat verder.
ui-kept = Het spel is bewaard. Ga verder met: { $text }
ui-record-written = Het verslag staat in { $file }
ui-replayed = { $n ->
    [one] Het verslag klopt: { $n } actie, volgens de regels.
   *[other] Het verslag klopt: { $n } acties, alle volgens de regels.
}
ui-rematch = Een gedeelde overwinning. Nog een spel? (ja/nee)

## What the table says

ui-news = Sinds je laatste beslissing
ui-more-in-log = … (log toont alles)
ui-only-choice = Er was maar één keuze: { $text }
ui-pass-keyboard = Geef het toetsenbord aan { $name }, die dan op Enter drukt. Alle anderen kijken weg.
ui-not-understood = ‘{ $text }’ betekent hier niets; help toont wat je kunt typen.
ui-see-rule = – meer: rules { $rule }
ui-undone = { $name } neemt terug: { $text }
ui-undone-secret = het bod
ui-undo-nothing = Er valt nog niets terug te nemen.
ui-undo-blocked = Sinds je laatste keuze is er iets verborgens onthuld: ze kan niet meer worden teruggenomen.
ui-saved = Opgeslagen in { $file }
ui-saved-always = Het spel wordt na elke actie opgeslagen, in { $file }; save BESTAND schrijft een kopie.
ui-forfeit = { $name } is uitgevallen: { $text }. Het toeval speelt voor hem verder.
ui-not-saved = Kan { $file } niet schrijven: { $text }
ui-file-exists = { $file } bestaat al en is niet dit spel: kies een andere naam.
ui-rules-usage = Typ rules en een nummer (rules { $rule }), een hoofdstuk (rules { $name }) of een woord (rules { $text }).
ui-rules-none = Geen regel noemt ‘{ $text }’.
ui-previews-on = Punten worden getoond voordat je kiest.
ui-previews-off = Punten blijven verborgen tot je gekozen hebt; show toont ze weer.
ui-help =
    undo          je laatste keuze terugnemen, tenzij er sindsdien iets verborgens onthuld is
    score         alle scorebladen, regel voor regel
    log           alles wat er gebeurd is
    rules { $rule }    een regel; ook een hoofdstuk (rules { $name }) of een woord (rules { $text })
    hide, show    de punten van mogelijkheden verbergen of tonen
    save BESTAND  een kopie van het spel schrijven (bewaard wordt het toch al na elke actie)
    quit          hier stoppen; het spel kan worden hervat
    Enter         de tafel opnieuw tekenen

## Carson City: what is drawn

ui-column-points = Ptn
ui-ties = Gelijke stand:
ui-skull = schedel: op zitplaats
ui-picking = Kiezen:
ui-used = gebruikt
ui-city-empty = (nog geen kaart)
ui-sales = De Veilingmeester mag verkopen:
ui-sum-of-appeal = de prioriteit van alle genomen kaarten (C7.1)
ui-card-at = { $name } op { $text }
ui-deck-terrain = Nog niet gezien terrein, { $name }: { $n } kaarten
ui-deck-characters = Nog nooit geziene personages: { $n }
ui-deck-returned = Door schedels onder de stapel gekomen, in deze volgorde:
ui-deck-left = Overgebleven personages:
ui-city-virtual = Een virtuele speler bouwt niets; hij heeft genomen:

## Carson City: what is asked

ui-ask-bid = Je bod? (een biedkaart uit je hand)
ui-ask-take = Welke kaart neem je? (het nummer)
ui-ask-place = Waar komt de kaart? (een letter, of rij en kolom)
ui-ask-use = { $name } gebruiken? (ja/nee) { $text }
ui-ask-adopt = Wie brengt de Krantenjongen mee? (nummer of naam; done voor niemand)
ui-ask-sell = Een kaart verkopen? (het nummer; done om te stoppen)
ui-help-bid = 7 of bid 7      biedkaart 7 spelen
ui-help-take = 2 of take 2     kaart 2 van de rij nemen; ★ is de prioriteit, + wat hij meteen oplevert
ui-help-place = b of place 1 3     de kaart met de kavel linksboven op b leggen, of op rij 1, kolom 3
ui-help-use = ja of nee     het personage nu gebruiken, of niet
ui-help-adopt = 2, een naam of done   dat personage toevoegen, of niemand
ui-help-sell = sell 4        de kaart verkopen die als nummer 4 (vanaf 0) gelegd is; done beëindigt de verkoop
ui-help-carson-city =
    why b, why 2  waar de punten van plek b, of van kaart 2 van de rij, vandaan komen
    city 2        de stad van zitplaats 2 (of van een naam)
    about NAAM    wat een personage doet; about alleen: alle die open liggen
    deck          wat er nog komt, voor zover iedereen dat weet
    legend        wat de letters betekenen
ui-no-such-label = Er is geen plek { $text }: het zijn a tot en met { $name }.
ui-why-usage = Typ why en de letter van een plek, of het nummer van een kaart van de rij die een plek heeft.
ui-city-usage = Typ city en een zitplaats: { $text }
ui-about-usage = Geen personage heet ‘{ $text }’.

## Carson City: the log

ui-log-returned = Door een schedel ging onder de stapel: { $text }.
ui-log-use = { $name } gebruikt { $text }.
ui-log-extra = Eén terreinkaart erbij: { $text }.
ui-log-sell = { $name } verkoopt kaart { $number }.
ui-log-bids = Biedingen: { $text }.
ui-log-order = Volgorde van kiezen: { $text }.
ui-log-take = { $name } neemt { $text }.
ui-log-place = { $name } bouwt op { $text }.
ui-log-no-place = { $name } vindt geen plek voor de kaart: hij is uit het spel.
ui-log-left = Over blijft: { $text }
ui-log-adopt = Bij { $name } komt { $text }.
