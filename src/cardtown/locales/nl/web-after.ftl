# After the game: the end of the game, the replay, the proof of the shuffles

## The end

web-after-you-share = Je deelt de overwinning.
web-after-place = { $place ->
    [2] Je bent tweede.
    [3] Je bent derde.
    [4] Je bent vierde.
    [5] Je bent vijfde.
   *[other] Je staat op plaats { $place }.
}
web-after-result = Uitslag
web-after-show-city = Stad van { $name } tonen
web-after-points-of = Punten van de stad: { $name }
web-after-light-line = Tonen waar deze punten vandaan komen
web-after-chart = Score per ronde
web-after-chart-round = Ronde om af te lezen
web-after-rounds = Ronden
web-after-share = Terugblik delen
web-after-share-title = Terugblik op een spel { $game }
web-after-hindsight = Met deze kaarten
web-after-hindsight-looking = De beste stad wordt gezocht …
web-after-hindsight-more = { $n ->
    [one] punten haalt de beste stad die met dezelfde kaarten is gevonden: er zat { $n } punt meer in.
   *[other] punten haalt de beste stad die met dezelfde kaarten is gevonden: er zaten { $n } punten meer in.
}
web-after-hindsight-none = Met jouw kaarten is niets beters gevonden. Prachtig gebouwd.
web-after-hindsight-none-other = Met de kaarten van { $name } is niets beters gevonden. Prachtig gebouwd.
web-after-hindsight-missing = De beste stad kon deze keer niet worden gezocht.
web-after-compare = Vergelijken
web-after-best-city = De beste stad
web-after-alone = Hoe goed is dat?
web-after-alone-now = Dit spel
web-after-alone-best = Je beste spel tot nu toe
web-after-alone-par = Een sterke bot met dezelfde kaarten
web-after-alone-first = Je eerste spel van deze soort: vanaf nu heb je iets te overtreffen.
web-after-alone-record = { $n ->
    [one] Je beste spel, met één punt.
   *[other] Je beste spel, met { $n } punten.
}
web-after-alone-equal = Zo goed als je beste spel.
web-after-alone-short = { $n ->
    [one] Eén punt minder dan je beste spel.
   *[other] { $n } punten minder dan je beste spel.
}
web-after-alone-practice = Minstens zo goed als je beste spel, maar oefenen telt niet.

## The proof of the shuffles

web-proof-running = Wordt in deze browser bewezen … Daarvoor laadt hij één keer Python ({ NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB).
web-proof-load = Python laden ({ NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB) en hier bewijzen
web-proof-holds = Hier in deze browser als eerlijk bewezen.
web-proof-partly = Hier klopt alles wat te vergelijken was, maar niet alles kon worden vergeleken.
web-proof-fails = Dit verslag bewijst geen eerlijk spel.
web-proof-impossible = Python kon in deze browser niet starten. Het verslag kan elders worden gecontroleerd, zoals hieronder.
web-proof-published = Wat de server had gepubliceerd toen deze browser een zitplaats nam, is de hash van het geheim in de startwaarde, met dit spel, zijn regels, opties, kaarten en plaatsen.
web-proof-published-secret = Wat de server had gepubliceerd toen deze browser een zitplaats nam, is de hash van het geheim in de startwaarde.
web-proof-kept-deck = Het zijn de kaarten die de tafel noemde toen deze browser een zitplaats nam.
web-proof-yours = Wat deze browser op zitplaats { $number } heeft toegevoegd, zit in de startwaarde.
web-proof-sealed = Wat iedereen toevoegde, stond vast voordat deze browser zijn eigen deel liet zien.
web-proof-unsealed = Deze browser heeft geen zegels van de anderen gezien. Hij kan dus niet zeggen of iemand zijn deel koos toen dat van de anderen bekend was.
web-proof-days = Bij een spel dat dagen duurt, voegt iedereen zijn deel toe bij het gaan zitten. Of de laatste daarbij met hulp van de server naar een verdeling zocht, kan niemand zeggen.
web-proof-given-on = Volgens de server is vóór het spel iemand anders op zitplaats { $number } gaan zitten. Wat deze browser daar heeft toegevoegd, kan dus niet worden vergeleken.
web-proof-nothing-kept = Deze browser nam vóór het spel geen zitplaats, of heeft er niets van bewaard. Hij kan dus niet zeggen of de server dit geheim eerder had gepubliceerd, en ook niet of de server iets heeft veranderd aan wat iemand toevoegde.
web-proof-shared = Ten minste één mens heeft aan de startwaarde bijgedragen.
web-proof-own-deck = Het zijn de kaarten die de server vandaag geeft. Of het vóór het spel dezelfde waren, weet alleen wie ze toen heeft gedownload.
web-proof-open = Niets om te vergelijken
web-proof-commitment-now = Gepubliceerd vóór het spel, zoals de server nu zegt
web-proof-deck = De kaarten van deze tafel
web-proof-elsewhere = Om het elders te bewijzen: download het verslag en voer dit uit
web-proof-step-record = Het verslag is verzegeld: de hash is die van de startwaarde.
web-proof-step-people = Iedereen aan tafel heeft aan de startwaarde bijgedragen.
web-proof-step-seed = De startwaarde is van een soort die niemand kon kiezen.
web-proof-step-shuffle = Het schudden “{ $of }” is uit de startwaarde berekend.
web-proof-step-actions = Elke actie was volgens de regels toegestaan.
web-proof-step-result = De uitslag is waar deze acties toe leiden.

## The replay

web-replay-title = Terugkijken: { $game }
web-replay-dealt = De kaarten zijn gedeeld
web-replay-decided = { $name } heeft beslist
web-replay-step-of = Stap { $n } van { $number }
web-replay-step = Stap
web-replay-move = Door het spel gaan
web-replay-first = Naar het begin
web-replay-round-back = Een ronde terug
web-replay-back = Een stap terug
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-on = Een stap verder
web-replay-round-on = Een ronde verder
web-replay-last = Naar de laatste stap
web-replay-more = Meer
web-replay-round = Ronde
web-replay-speed = Tempo
web-replay-speed-slow = Langzaam
web-replay-speed-normal = Normaal
web-replay-speed-fast = Snel
web-replay-through = Gezichtspunt
web-replay-spectator = Als toeschouwer
web-replay-as = Door de ogen van { $name }
web-replay-all = Alle kaarten open
web-replay-link = Link naar dit moment
web-replay-to-end = Naar het einde van het spel
web-replay-not-over = Dit spel is nog bezig
web-replay-not-over-about = Als het is afgelopen, kun je het hier stap voor stap bekijken.
web-replay-to-table = Naar de tafel

## The review

web-after-review = Analyse
web-after-review-of = Wiens beslissingen
web-after-review-judging = Beslissingen worden beoordeeld: { $n } van { $number }
web-after-review-chances = Winstkans na elke stap
web-after-review-mistakes = De grootste fouten
web-after-review-none = Geen fout gevonden. Prachtig gespeeld.
web-after-review-accuracy = Nauwkeurigheid
web-after-review-about = Elke beslissing wordt beoordeeld op wat je toen kon weten en op de winstkans die ze weggaf. De kansen zijn schattingen, met hun marge.
web-after-review-offers = Verdelingen
web-after-offer = De open stapel wordt in ongeveer { $chance } van de gevallen genomen ({ $shown } met alle kaarten zichtbaar) · waard voor wie kiest { $open } en { $mixed }, voor jou { $ownopen } en { $ownmixed }
web-after-review-again = Fouten die je nog eens probeert, komen na een paar dagen terug in de puzzels
web-after-mark-brilliant = Briljant
web-after-mark-fine = Goed
web-after-mark-inaccurate = Onnauwkeurig
web-after-mark-mistake = Fout
web-after-mark-blunder = Grove fout
web-after-ask = Hier werd { $given } winstkans weggegeven. Wat zou jij doen?
web-after-try-best = Dat is de beste keuze.
web-after-try-better = Dat geeft { $given } weg: beter dan wat er werd gespeeld.
web-after-try-played = Dat werd er gespeeld. Het geeft { $given } weg.
web-after-try-worse = Dat geeft { $given } weg: niet beter dan wat er werd gespeeld.
web-after-help = Een hint
web-after-show-answer = Toon het antwoord
web-after-next-mistake = De volgende fout
web-after-back-to-review = Terug naar de analyse
web-after-help-later = Wat meteen het meest oplevert, is hier niet het beste: kijk verder vooruit.
web-after-help-now = De beste keuze levert meteen { $points } op.
web-after-help-three = Een van deze drie is de beste.
web-after-help-answer = De beste keuze, en wat er werd gespeeld.
web-after-help-chances = De beste keuze wint in ongeveer { $best } van de gevallen; wat er werd gespeeld, geeft daar { $given } van weg.
web-after-help-behind = Wie hier besliste, stond achter. In een gelijk opgaand spel had wat er werd gespeeld { $given } weggegeven.
web-after-kind-bid = Bod
web-after-kind-take = Kaartkeuze
web-after-kind-place = Plaatsing
web-after-kind-use = Gebruik van een personage
web-after-kind-adopt = Personage toegevoegd
web-after-kind-sell = Verkoop
web-after-kind-keep = Gehouden kaarten
web-after-kind-divide = Verdeling
web-after-kind-choose = Keuze van een stapel
web-after-kind-build = Bouw
web-after-kind-develop = Ontwikkeling
web-after-kind-buy = Aankoop

## Luck and skill

web-after-luck = Geluk en kunde
web-after-luck-measure = Was het geluk?
web-after-luck-why = Hoeveel van de voorsprong kwam van de kaarten, van de anderen en van elk soort keuze? Het meten duurt een of twee minuten.
web-after-luck-measuring = Keuzes gemeten: { $n } van { $number }
web-after-luck-done = Geluk en kunde zijn gemeten.
web-after-luck-part = Deel
web-after-luck-points = Punten
web-after-luck-deal = De kaarten
web-after-luck-others = Keuzes van de anderen
web-after-luck-margin = Voorsprong op de anderen
web-after-luck-alone = Punten
web-after-luck-about = Elke keuze wordt vergeleken met die van de sterke bot: beide worden met veel kaartverdelingen verder gespeeld. De delen vormen samen het totaal; ± is het bereik van 95%.

## What if

web-after-go-on = Verder spelen vanaf hier
web-after-go-on-about = Speel verder vanaf deze stap: aan een oefentafel, met dezelfde kaarten die nog komen. Wat later werd gekozen, is weer open.
web-after-go-on-seat = Jouw plaats
web-after-go-on-others = Wie er voor andere mensen speelt
web-after-go-on-play = Spelen
web-after-race = Daag een vriend uit met deze kaarten
web-after-study = Deze stelling bestuderen
