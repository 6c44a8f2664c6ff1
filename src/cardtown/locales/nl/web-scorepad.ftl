### The scorepad for the boxed games: Dutch

## The page

web-pad-title = Scoreblok
web-pad-games = Spellen
web-pad-tables = Tafels
web-pad-link = Link
web-pad-print = Afdrukken
web-pad-offline = Werkt nu ook zonder netwerk
web-pad-keep-offline = Ook zonder netwerk laten werken (laadt { NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB)
web-pad-insecure = Via gewoon http heeft dit blok het netwerk nodig: browsers bewaren een pagina alleen via https.
web-pad-nobody = Het scoreblok heeft één keer het netwerk nodig om het telprogramma op te halen.
web-pad-again = Opnieuw

## Players

web-pad-players = Spelers
web-pad-player = Speler { $number }
web-pad-add-player = Speler toevoegen
web-pad-remove-player = { $name } verwijderen
web-pad-who = Naam en symbool: { $name }
web-pad-suit = Symbool
web-pad-virtual-about = Bouwt geen stad; het totaal typ je in.
web-pad-virtual-how = Tel de prioriteit op van alle kaarten die deze virtuele speler heeft genomen.
web-pad-virtual-total = Som van de prioriteit
web-pad-ahead = Voorop

## Entering a city

web-pad-city-of = Stad van { $name }
web-pad-cell = rij { $row }, kolom { $column }: { $what }
web-pad-cell-earns = rij { $row }, kolom { $column }: { $what }, levert { $n } op
web-pad-free-cell = Vrij vak
web-pad-ways = Hoe de stad wordt ingevoerd
web-pad-by-parcel = Kavels
web-pad-by-card = Kaarten
web-pad-palette = Wat daar staat
web-pad-how = Kies iets en tik aan waar het staat, of tik eerst een plek aan.
web-pad-in-hand = { $what }: tik elke plek aan waar het staat.
web-pad-lay-land = Elke tik of veeg legt een kaart met lege kavels, en niets over wat er al ligt.
web-pad-at-place = { $place }: wat staat daar? Of sleep het naar zijn plaats.
web-pad-at-card = { $place }: de kavels van de kaart, rij voor rij
web-pad-let-go = Wegleggen
web-pad-redo = Opnieuw doen
web-pad-clear = Stad leegmaken
web-pad-move-left = Stad naar links schuiven
web-pad-move-right = Stad naar rechts schuiven
web-pad-move-up = Stad naar boven schuiven
web-pad-move-down = Stad naar beneden schuiven
web-pad-size = Grootte van de stad, rijen maal kolommen
web-pad-below = Onder de stad
web-pad-enter = Invoeren
web-pad-less = { $what }: één minder
web-pad-more = { $what }: één meer

## Characters

web-pad-choose-characters = Kiezen
web-pad-characters-of = Personages van { $name }
web-pad-owned-by = bij { $name }
web-pad-done = Klaar
web-pad-sold = Verkochte kaarten

## The score

web-pad-total-now = { $n ->
    [one] { $name }: { $n } punt
   *[other] { $name }: { $n } punten
}
web-pad-leads = { $n ->
    [one] { $name } staat voor met { $n } punt.
   *[other] { $name } staat voor met { $n } punten.
}
web-pad-shared = { $n ->
    [one] Een gedeelde overwinning met { $n } punt: { $name }
   *[other] Een gedeelde overwinning met { $n } punten: { $name }
}
web-pad-wrong = Zo kan deze stad niet worden geteld.
web-pad-doubted = Zo geteld, maar controleer:
web-pad-see-doubts = Wat je moet controleren
web-pad-growth = Wat nog kan groeien
web-pad-income = { $n ->
    [one] Inkomsten: { $n } munt per ronde
   *[other] Inkomsten: { $n } munten per ronde
}
web-pad-no-growth = Geen wijk kan nu groeien.
web-pad-could-grow = kan groeien op { $places }
web-pad-grows-beyond = kan over de rand van dit bord heen groeien; verschuif de stad

## Tables that are kept

web-pad-new-table = Nieuwe tafel
web-pad-open = Openen
web-pad-name-of = Naam van de tafel: { $name }
web-pad-remove-table = Verwijderen: { $name }
web-pad-removed = Verwijderd: { $name }
web-pad-unreadable = Een tafel die niet te lezen is
web-pad-blank = Leeg blad afdrukken
web-pad-book = Alle spellen
web-pad-book-games = Spellen
web-pad-book-won = Gewonnen
web-pad-book-average = Gemiddeld
web-pad-book-best = Beste
web-pad-kept-about = Tafels blijven alleen in deze browser. Met een link gaat een tafel mee naar een ander apparaat.
web-pad-no-room = Deze browser heeft geen ruimte meer: maak wat ruimte vrij, anders gaat verloren wat er is veranderd als je de pagina sluit.

## Links

web-pad-share = Als link
web-pad-share-table = De hele tafel
web-pad-share-city = Alleen deze stad: { $name }
web-pad-share-about = De link bevat alles zelf; geen server bewaart het.
web-pad-from-link = Deze tafel kwam met een link. Je eigen tafels zijn zoals ze waren.
web-pad-keep = Bewaren
web-pad-back = Terug naar mijn tafel
web-pad-bad-link = Deze link is beschadigd of komt uit een nieuwere versie. Vraag er opnieuw om.
