### A race on one deal: Italian

web-race = Una sfida con le stesse carte
web-race-challenges = { $name } ti sfida
web-race-about = Le stesse carte, gli stessi avversari, lo stesso posto. Hai un tentativo, e ciò che una pescata ha mostrato non si ritira. La partita conta qui e da nessun’altra parte, perché { $name } ne conosceva le carte.
web-race-own = Questo è il link alle tue carte. Chi lo apre gioca le stesse carte contro gli stessi avversari; i risultati compaiono qui.
web-race-link = Link di questa sfida
web-race-share-title = { $name } ti sfida: { $game }
web-race-finished = { $n ->
    [one] Una persona ha giocato queste carte.
   *[other] { $n } persone hanno giocato queste carte.
}
web-race-play = Gioca queste carte
web-race-alone = Nessun altro decide: è una partita da soli.
web-race-opponents = Avversari: { $names }
web-race-results = Risultati
web-race-name = Nome
web-race-points = Punti
web-race-you = tu
web-race-challenger = la sfida
web-race-not-counted = non conta
web-race-not-counted-about = In questa partita per un po’ ha deciso un bot o qualcun altro.
web-race-replay = Replay di { $name }
web-race-hidden = I risultati si vedono quando la tua partita è finita.
web-race-pace-about = Dopo { $round } { $name } aveva { $points } punti. Non vedi mai più di quanto hai giocato tu.
