### Carson City at the table in the terminal: Dutch

## What is drawn

ui-ties = Gelijke stand:
ui-skull = schedel: zitvolgorde
ui-picking = Kiezen:
ui-used = gebruikt
ui-city-empty = (nog geen kaart)
ui-sales = De Veilingmeester mag verkopen:
ui-sum-of-appeal = de prioriteit van alle genomen kaarten (C7.1)
ui-deck-terrain = Nog niet geziene terreinkaarten, { $name }: { $n }
ui-deck-characters = Nog nooit geziene personages: { $n }
ui-deck-returned = Door schedels onder de stapel gekomen, in deze volgorde:
ui-deck-left = Overgebleven personages:
ui-city-virtual = Een virtuele speler bouwt niets; hij heeft genomen:

## What is asked

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
ui-help-sell = sell 4        de kaart verkopen die als nummer 4 (vanaf 0) is geplaatst; done beëindigt de verkoop
ui-help-carson-city =
    why b, why 2  waar de punten van plek b, of van kaart 2 van de rij, vandaan komen
    city 2        de stad van zitplaats 2 (of van een naam)
    about NAAM    wat een personage doet; about alleen: alle die open liggen
    deck          wat er nog komt, voor zover iedereen dat weet
    legend        wat de letters betekenen
ui-no-such-label = Er is geen plek { $text }: het zijn a tot en met { $name }.
ui-why-usage = Typ why en de letter van een plek, of het nummer van een kaart van de rij die een plek heeft.
ui-about-usage = Geen personage heet “{ $text }”.

## The log

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
ui-log-adopt = { $name } krijgt erbij: { $text }.
