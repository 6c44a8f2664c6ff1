### The table in the terminal: Dutch

## Setting up, leaving, the end

ui-player = Speler
ui-filled-up = Dit spel heeft meer plaatsen nodig. Toegevoegd: { $text }.
ui-sealed = De startwaarde van dit spel is verzegeld met SHA-256 { $text } en wordt aan het eind getoond. Typ help wanneer je wilt.
ui-seed = De startwaarde was { $text }; de SHA-256 ervan is het zegel dat aan het begin is getoond.
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
ui-not-understood = “{ $text }” betekent hier niets; help toont wat je kunt typen.
ui-see-rule = – meer: rules { $rule }
ui-undone = { $name } neemt terug: { $text }
ui-undone-secret = een geheime keuze
ui-undo-nothing = Er valt nog niets terug te nemen.
ui-undo-blocked = Sinds je laatste keuze is er iets verborgens onthuld: die kan niet meer worden teruggenomen.
ui-saved = Opgeslagen in { $file }
ui-saved-always = Het spel wordt na elke actie opgeslagen, in { $file }; save BESTAND schrijft een kopie.
ui-forfeit = { $name } is uitgevallen: { $text }. Het toeval speelt voor hem verder.
ui-not-saved = Kan { $file } niet schrijven: { $text }
ui-file-exists = { $file } bestaat al en is niet dit spel: kies een andere naam.
ui-rules-usage = Typ rules en een nummer (rules { $rule }), een hoofdstuk (rules { $name }) of een woord (rules { $text }).
ui-rules-none = Geen regel noemt “{ $text }”.
ui-previews-on = Punten worden getoond voordat je kiest.
ui-previews-off = Punten blijven verborgen tot je hebt gekozen; show toont ze weer.
ui-help =
    undo          je laatste keuze terugnemen, tenzij er sindsdien iets verborgens onthuld is
    hint          wat een sterke bot zou doen, met de punten nu en later
    score         alle scorebladen, regel voor regel
    log           alles wat er is gebeurd
    rules { $rule }    een regel; ook een hoofdstuk (rules { $name }) of een woord (rules { $text })
    hide, show    de punten van mogelijkheden verbergen of tonen
    save BESTAND  een kopie van het spel schrijven (na elke actie wordt het toch al bewaard)
    quit          hier stoppen; het spel kan worden hervat
    Enter         de tafel opnieuw tekenen

ui-hint-about = Wat een sterke bot zou doen, het beste eerst: punten nu, en wat hij later verwacht
ui-hint-people = Waar meer mensen tegen elkaar spelen, zijn er geen hints.
ui-hint-none = In dit spel geeft geen enkele bot hints.

## What cities are drawn and asked for with

ui-column-points = Ptn
ui-card-at = { $name } op { $text }
ui-city-usage = Typ city en een zitplaats: { $text }

## A game that brings no screen of its own

ui-ask-plain = Wat kies je? (een nummer van 1 tot { $n })
ui-help-plain =
    1, 2 …        de mogelijkheid met dat nummer kiezen; de tekst ervan mag ook

## Puzzels

ui-puzzle = Puzzel { $number } van { $n }: één keuze is duidelijk de beste. Typ die, of help.
ui-puzzle-about = Het gaat om: { $name }
ui-puzzle-three = Het is een van deze: { $text }
ui-puzzle-right = Goed. { $text } is het beste: al het andere geeft { $other } winstkans weg, of meer.
ui-puzzle-wrong = { $text } geeft { $other } winstkans weg. Probeer het nog eens, of typ hint of answer.
ui-puzzle-answer = Het beste is { $text }. Al het andere geeft { $other } winstkans weg, of meer.
ui-puzzles-solved = Meteen en zonder hulp opgelost: { $number } van { $n }
ui-puzzle-help =
    hint          waar het om gaat; de tweede keer drie keuzes, waarvan er één goed is
    answer        de beste keuze tonen
    next          deze puzzel laten liggen en verdergaan
    quit          hier stoppen
    Enter         de stelling opnieuw tekenen
ui-theme-bid = het bod
ui-theme-pick = de kaart die je pakt
ui-theme-place = de plaats
ui-theme-overlap = over de stad heen bouwen
ui-theme-outlaws = de outlaws
ui-theme-sale = een verkoop
ui-theme-character = een personage
ui-theme-use = een personage op het juiste moment
ui-theme-build = wat je waar bouwt
ui-theme-division = de kaarten verdelen
ui-theme-choose = de keuze van een stapel
ui-theme-growth = groeiende wijken
ui-theme-industry = industrie kopen
ui-theme-keep = de kaarten die je houdt
