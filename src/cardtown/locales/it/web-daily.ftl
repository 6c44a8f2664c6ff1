### The daily city: Italian

## The deals of a day

web-daily-lead = Ogni giorno, in ogni gioco, carte nuove e uguali per tutti. Conta un solo tentativo; poi le giochi quante volte vuoi.
web-daily-ends = Nuove carte tra { $hours } h { $minutes } min.
web-daily-past = Questo giorno è finito: le sue carte si possono giocare, ma non contano più.
web-daily-today = Alle carte di oggi
web-daily-alone = Costruisci senza avversari.
web-daily-against = Avversari: { $n } × { $who }
web-daily-players = { $n ->
    [0] Nessuno ha ancora finito.
    [one] Una persona ha finito.
   *[other] { $n } persone hanno finito.
}
web-daily-play = Gioca il tentativo che conta
web-daily-free = Gioca liberamente
web-daily-free-about = Un tentativo libero è allenamento: non conta, e si può ritirare tutto.
web-daily-streak = { $n ->
    [one] Un giorno di fila
   *[other] { $n } giorni di fila
}

## The result

web-daily-points = punti
web-daily-not-scored = Non conta: la partita è finita troppo tardi, o non hai deciso tutto tu.
web-daily-beaten = Meglio del { $share } degli altri
web-daily-medal-bronze = Bronzo
web-daily-medal-silver = Argento
web-daily-medal-gold = Oro
web-daily-medal-crown = Corona
web-daily-medals-wait = I bot stanno ancora giocando queste carte. Le medaglie arrivano tra poco.
web-daily-champion = Il bot più forte
web-daily-best = Il meglio con le tue carte
web-daily-from = da { $points }
web-daily-distribution = Com’è andata a tutti
web-daily-range = da { $from } a { $to }
web-daily-people = Persone
web-daily-bots = Bot
web-daily-you = Tu
web-daily-share = Condividi
web-daily-share-title = Cardtown del { $date }

## The days before

web-daily-calendar = Calendario
web-daily-earlier = Un mese prima
web-daily-later = Un mese dopo
web-daily-not-played = non giocato
web-daily-own = I tuoi giorni
web-daily-own-days = { $n ->
    [one] Una partita che conta.
   *[other] { $n } partite che contano.
}
web-daily-own-best = Al massimo meglio del { $share } dei bot con le stesse carte, con { $points } punti:

## The week

web-daily-week = La settimana
web-daily-week-about = Dal { $first } al { $last }. Si sommano i giorni che sono finiti; chi ne ha giocati di più sta davanti.
web-daily-week-early = Nessun giorno di questa settimana è ancora finito.
web-daily-week-nobody = Nessuno ha finito una partita in questa settimana.
web-daily-place = Posto
web-daily-name = Nome
web-daily-days-played = Giorni

## Where the cards came from

web-daily-origin = Da dove vengono queste carte
web-daily-origin-about = Ogni giorno ha una chiave, e tutte le chiavi erano fissate prima del primo giorno. Le carte derivano da quella e dai numeri casuali che i browser di tutti i giocatori hanno aggiunto il giorno prima.
web-daily-origin-later = La chiave di questo giorno si vede un’ora dopo la sua fine. La vincola la chiave del giorno prima, che è il suo hash:
web-daily-origin-proof = Il giorno è finito e la sua chiave non è più segreta. Questo comando controlla il file:
web-daily-origin-download = Scarica la prova
