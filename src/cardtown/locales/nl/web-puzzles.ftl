### Puzzles: Dutch

## The list

web-puzzles-lead = Stellingen uit spellen waarin één keuze duidelijk de beste is, en niet makkelijk te zien. Probeer het zo vaak je wilt.
web-puzzles-streak = { $n } op rij in één keer; hoogstens { $most }
web-puzzles-due = Vandaag aan de beurt
web-puzzles-due-about = Wat je hier of in de analyse van je eigen spellen mist, komt terug na 1, 3, 7, 14 en 30 dagen. Deze browser onthoudt het.
web-puzzles-waiting = { $n ->
    [0] Verder wacht er niets op een andere dag.
    [one] Eén stelling wacht op een andere dag.
   *[other] { $n } stellingen wachten op een andere dag.
}
web-puzzles-begin = Beginnen
web-puzzles-none-due = Vandaag is er niets meer aan de beurt.
web-puzzles-solved = { $number } van { $n } opgelost
web-puzzles-at-once = in één keer: { $n }
web-puzzles-count = { $number } van { $n }
web-puzzles-difficulty = Moeilijkheid
web-puzzles-difficulty-about = De moeilijkheid zegt hoeveel van drie bots het antwoord missen.
web-puzzles-any = Elke
web-puzzles-difficulty-1 = Makkelijk
web-puzzles-difficulty-2 = Gemiddeld
web-puzzles-difficulty-3 = Moeilijk
web-puzzles-mixed = Alle thema’s
web-puzzles-offline = Puzzels hebben het netwerk nodig. Probeer het opnieuw als het er is.

## A puzzle

web-puzzles-puzzle = Puzzel
web-puzzles-number = Puzzel { $number }
web-puzzles-own = Uit je eigen spel
web-puzzles-left = { $n ->
    [0] De laatste voor vandaag
    [one] Vandaag nog één
   *[other] Vandaag nog { $n }
}
web-puzzles-ask = Eén keuze is duidelijk de beste. Wat zou jij doen?
web-puzzles-judging = Alle keuzes worden vergeleken …
web-puzzles-wrong = Dat geeft { $given } winstkans weg. Probeer het nog eens.
web-puzzles-right = Goed: dat is de beste keuze.
web-puzzles-as-good = Goed: niets is duidelijk beter.
web-puzzles-about = Het thema: { $name }
web-puzzles-answer = Die wint in ongeveer { $best } van de gevallen. De op een na beste keuze geeft daar { $given } van weg.
web-puzzles-answer-behind = Je staat hier achter. In een gelijk opgaand spel zou de op een na beste keuze { $given } weggeven.
web-puzzles-next = Volgende puzzel
web-puzzles-all = Alle puzzels
web-puzzles-gone = Eén stelling kan niet meer worden getoond en is vervallen.
web-puzzles-report = Deze puzzel melden
web-puzzles-report-about = Denk je dat het antwoord niet klopt? Probeer de keuze die jij beter vindt, kopieer of download dan deze tekst en stuur hem mee als je het ons vertelt. Hij noemt de puzzel, het antwoord en je laatste poging.

## Themes

web-puzzles-theme-bid = Bod
web-puzzles-theme-pick = Kaartkeuze
web-puzzles-theme-place = Plaatsing
web-puzzles-theme-overlap = Over de stad heen bouwen
web-puzzles-theme-outlaws = Outlaws
web-puzzles-theme-sale = Verkoop
web-puzzles-theme-character = Personage
web-puzzles-theme-use = Gebruik van een personage
web-puzzles-theme-build = Bouw
web-puzzles-theme-division = Verdeling
web-puzzles-theme-choose = Keuze van een stapel
web-puzzles-theme-growth = Groei
web-puzzles-theme-industry = Aankoop van industrie
web-puzzles-theme-keep = Gehouden kaarten
