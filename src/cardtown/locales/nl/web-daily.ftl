### The daily city: Dutch

## The deals of a day

web-daily-lead = In elk spel zijn er elke dag nieuwe kaarten, voor iedereen dezelfde. Eén poging telt; daarna speel je ze zo vaak je wilt.
web-daily-ends = Nieuwe kaarten over { $hours } u { $minutes } min.
web-daily-past = Deze dag is voorbij: de kaarten zijn nog te spelen, maar tellen niet meer.
web-daily-today = Naar de kaarten van vandaag
web-daily-alone = Je bouwt alleen.
web-daily-against = Tegenstanders: { $n } × { $who }
web-daily-players = { $n ->
    [0] Nog niemand is klaar.
    [one] Eén persoon is klaar.
   *[other] { $n } mensen zijn klaar.
}
web-daily-play = De poging spelen die telt
web-daily-free = Vrij spelen
web-daily-free-about = Een vrije poging is oefening: die telt niet, en alles kan worden teruggenomen.
web-daily-streak = { $n ->
    [one] Eén dag op rij
   *[other] { $n } dagen op rij
}

## The result

web-daily-points = punten
web-daily-not-scored = Telt niet: dit spel eindigde te laat, of je hebt niet alles zelf beslist.
web-daily-beaten = Beter dan { $share } van de anderen
web-daily-medal-bronze = Brons
web-daily-medal-silver = Zilver
web-daily-medal-gold = Goud
web-daily-medal-crown = Kroon
web-daily-medals-wait = De bots spelen deze kaarten nog. De medailles komen zo.
web-daily-champion = De sterkste bot
web-daily-best = Het beste met jouw kaarten
web-daily-from = vanaf { $points }
web-daily-distribution = Hoe het iedereen verging
web-daily-range = { $from } tot en met { $to }
web-daily-people = Mensen
web-daily-bots = Bots
web-daily-you = Jij
web-daily-share = Delen
web-daily-share-title = Cardtown op { $date }

## The days before

web-daily-calendar = Kalender
web-daily-earlier = Een maand eerder
web-daily-later = Een maand later
web-daily-not-played = niet gespeeld
web-daily-own = Jouw dagen
web-daily-own-days = { $n ->
    [one] Eén spel dat telt.
   *[other] { $n } spellen die tellen.
}
web-daily-own-best = Op zijn best beter dan { $share } van de bots met dezelfde kaarten, met { $points } punten:

## The week

web-daily-week = De week
web-daily-week-about = { $first } tot en met { $last }. De dagen die voorbij zijn, worden opgeteld; wie er meer heeft gespeeld, staat bovenaan.
web-daily-week-early = Er is nog geen dag van deze week voorbij.
web-daily-week-nobody = Niemand heeft deze week een spel afgemaakt.
web-daily-place = Plaats
web-daily-name = Naam
web-daily-days-played = Dagen

## Where the cards came from

web-daily-origin = Waar deze kaarten vandaan komen
web-daily-origin-about = Elke dag heeft een sleutel, en alle sleutels lagen vast vóór de eerste dag. De kaarten volgen daaruit, en uit toevalsgetallen die de browsers van alle spelers de dag ervoor hebben toegevoegd.
web-daily-origin-later = De sleutel van deze dag wordt een uur na het einde ervan getoond. Hij ligt vast door de sleutel van de dag ervoor, die zijn hash is:
web-daily-origin-proof = De dag is voorbij en zijn sleutel niet meer geheim. Deze opdracht controleert het bestand:
web-daily-origin-download = Het bewijs downloaden
