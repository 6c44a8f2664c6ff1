### A race on one deal: Dutch

web-race = Een wedstrijd met dezelfde kaarten
web-race-challenges = { $name } daagt je uit
web-race-about = Dezelfde kaarten, dezelfde tegenstanders, dezelfde plaats. Je hebt één poging, en wat een trekking heeft getoond, wordt niet teruggenomen. Het spel telt hier en nergens anders, want { $name } kende de kaarten.
web-race-own = Dit is de link naar jouw kaarten. Wie hem opent, speelt dezelfde kaarten tegen dezelfde tegenstanders; de resultaten verschijnen hier.
web-race-link = Link van deze wedstrijd
web-race-share-title = { $name } daagt je uit: { $game }
web-race-finished = { $n ->
    [one] Eén persoon heeft deze kaarten gespeeld.
   *[other] { $n } personen hebben deze kaarten gespeeld.
}
web-race-play = Deze kaarten spelen
web-race-alone = Niemand anders beslist: het is een spel alleen.
web-race-opponents = Tegenstanders: { $names }
web-race-results = Resultaten
web-race-name = Naam
web-race-points = Punten
web-race-you = jij
web-race-challenger = de uitdaging
web-race-not-counted = telt niet
web-race-not-counted-about = In dit spel besliste een tijd lang een bot of iemand anders.
web-race-replay = Herhaling van { $name }
web-race-hidden = De resultaten zie je als je eigen spel voorbij is.
web-race-pace-about = { $name } had na { $round } { $points } punten. Je ziet nooit meer dan je zelf hebt gespeeld.
