### The study board: Dutch

web-study-title = Analysebord: { $game }
web-study-about = Plak hier een stelling, zoals “Deze stelling bestuderen” bij het terugkijken of de opdracht cardtown replay die geeft. Of begin met een voorbeeld.
web-study-text = De stelling als tekst
web-study-of-game = Het spel
web-study-of-seat = Plaats { $n }
web-study-example = Voorbeeld: { $game }
web-study-change = Veranderen
web-study-link = Link kopiëren

## What is best

web-study-decides = { $name } beslist: { $kind }.
web-study-nothing = Wie dit ziet, heeft niets te beslissen.
web-study-try = Probeer een zet op tafel, of vraag het.
web-study-best = Wat is het beste?
web-study-thinking = Denkt na …
web-study-best-chance = De beste keuze wint in ongeveer { $chance } van de gevallen.
web-study-best-alone = De beste keuzes zijn op tafel gemarkeerd.
web-study-tried-best = Dat is de beste keuze: die wint in ongeveer { $chance } van de gevallen.
web-study-tried-best-alone = Dat is de beste keuze.
web-study-tried = Dat wint in ongeveer { $chance } van de gevallen, de beste keuze in { $best }.
web-study-tried-alone = Dat levert ongeveer { $points } punten minder op dan de beste keuze.
