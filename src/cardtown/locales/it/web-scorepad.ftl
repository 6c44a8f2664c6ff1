### The scorepad for the boxed games: Italian

## The page

web-pad-title = Blocco segnapunti
web-pad-games = Giochi
web-pad-tables = Tavoli
web-pad-link = Link
web-pad-print = Stampa
web-pad-offline = Ora funziona anche senza rete
web-pad-keep-offline = Usalo anche senza rete (carica { NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB)
web-pad-insecure = Con il semplice http questo blocco ha bisogno della rete: i browser conservano una pagina solo tramite https.
web-pad-nobody = Il blocco segnapunti ha bisogno della rete una volta, per caricare ciò che conta i punti.
web-pad-again = Riprova

## Players

web-pad-players = Giocatori
web-pad-player = Giocatore { $number }
web-pad-add-player = Aggiungi giocatore
web-pad-remove-player = Togli { $name }
web-pad-who = Nome e seme: { $name }
web-pad-suit = Seme
web-pad-virtual-about = Non costruisce una città; si inserisce il totale.
web-pad-virtual-how = Somma l’appetibilità di tutte le carte prese da questo giocatore virtuale.
web-pad-virtual-total = Somma dell’appetibilità
web-pad-ahead = In testa

## Entering a city

web-pad-city-of = Città di { $name }
web-pad-cell = riga { $row }, colonna { $column }: { $what }
web-pad-cell-earns = riga { $row }, colonna { $column }: { $what }, vale { $n }
web-pad-free-cell = Spazio vuoto
web-pad-ways = Come inserire la città
web-pad-by-parcel = Lotti
web-pad-by-card = Carte
web-pad-palette = Che cosa c’è
web-pad-how = Scegli qualcosa e tocca dove si trova, oppure tocca prima un posto.
web-pad-in-hand = { $what }: tocca ogni posto in cui si trova.
web-pad-lay-land = Ogni tocco o tratto posa una carta di lotti vuoti, senza coprire ciò che c’è.
web-pad-at-place = { $place }: che cosa c’è? O trascinalo al suo posto.
web-pad-at-card = { $place }: i lotti della carta, riga per riga
web-pad-let-go = Lascia
web-pad-redo = Ripeti
web-pad-clear = Svuota la città
web-pad-move-left = Sposta la città a sinistra
web-pad-move-right = Sposta la città a destra
web-pad-move-up = Sposta la città in alto
web-pad-move-down = Sposta la città in basso
web-pad-size = Dimensioni della città, righe per colonne
web-pad-below = Sotto la città
web-pad-enter = Inserisci
web-pad-less = { $what }: uno in meno
web-pad-more = { $what }: uno in più

## Characters

web-pad-choose-characters = Scegli
web-pad-characters-of = Personaggi di { $name }
web-pad-owned-by = di { $name }
web-pad-done = Fatto
web-pad-sold = Carte vendute

## The score

web-pad-total-now = { $n ->
    [one] { $name }: { $n } punto
    [many] { $name }: { $n } di punti
   *[other] { $name }: { $n } punti
}
web-pad-leads = { $n ->
    [one] { $name } è in testa con { $n } punto.
    [many] { $name } è in testa con { $n } di punti.
   *[other] { $name } è in testa con { $n } punti.
}
web-pad-shared = { $n ->
    [one] Una vittoria condivisa con { $n } punto: { $name }
    [many] Una vittoria condivisa con { $n } di punti: { $name }
   *[other] Una vittoria condivisa con { $n } punti: { $name }
}
web-pad-wrong = Così questa città non può essere contata.
web-pad-doubted = Contata così com’è, ma controlla:
web-pad-see-doubts = Che cosa controllare
web-pad-growth = Che cosa può ancora crescere
web-pad-income = { $n ->
    [one] Entrate: { $n } moneta per round
    [many] Entrate: { $n } di monete per round
   *[other] Entrate: { $n } monete per round
}
web-pad-no-growth = Nessun distretto può crescere ora.
web-pad-could-grow = può crescere in { $places }
web-pad-grows-beyond = può crescere oltre il bordo; sposta la città

## Tables that are kept

web-pad-new-table = Nuovo tavolo
web-pad-open = Apri
web-pad-name-of = Nome del tavolo: { $name }
web-pad-remove-table = Elimina: { $name }
web-pad-removed = Eliminato: { $name }
web-pad-unreadable = Un tavolo illeggibile
web-pad-blank = Stampa un foglio vuoto
web-pad-book = Tutte le partite
web-pad-book-games = Partite
web-pad-book-won = Vinte
web-pad-book-average = Media
web-pad-book-best = Massimo
web-pad-kept-about = I tavoli restano solo in questo browser. Un link ne porta uno su un altro dispositivo.
web-pad-no-room = In questo browser non c’è più spazio: liberane un po’, altrimenti ciò che è cambiato va perso quando chiudi la pagina.

## Links

web-pad-share = Come link
web-pad-share-table = Tutto il tavolo
web-pad-share-city = Solo questa città: { $name }
web-pad-share-about = Il link contiene tutto; nessun server lo conserva.
web-pad-from-link = Questo tavolo è arrivato con un link. I tuoi tavoli sono rimasti come prima.
web-pad-keep = Tienilo
web-pad-back = Torna al mio tavolo
web-pad-bad-link = Questo link è danneggiato o viene da una versione più recente. Chiedilo di nuovo.
