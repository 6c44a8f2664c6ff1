### The web table, around the games: Italian

## Everywhere

web-close = Chiudi
web-offline = Il server non è raggiungibile. Riproviamo.
web-rule = regola { $number }
web-connecting = Connessione in corso…
web-connected = Connesso
web-slow = Connessione lenta
web-reconnecting = Connessione caduta. La ristabiliamo…
web-away-since = Assente dalle { $time }.
web-to-start = Pagina iniziale
web-my-tables = I miei tavoli
web-cancel = Annulla

## The bar above a game, and its menu

web-steps = Fasi del round
web-tools = Strumenti
web-menu = Menu
web-settings = Impostazioni
web-sound = Suono
web-night = Notte
web-typed-move = Una mossa a parole
web-type-move = Scrivi una mossa
web-play-typed = Gioca
web-coach = Guida
web-coach-about = Spiega il gioco man mano che giochi
web-hand-over = Fai giocare un bot per { $name }
web-vote-asked = { $name } non decide da un po’. Un bot può continuare fino al suo ritorno? Devono essere d’accordo tutti gli altri.
web-vote-waits = Un bot giocherà per { $name } appena saranno d’accordo tutti gli altri: { $others }
web-vote-about-you = Gli altri vorrebbero far giocare un bot al posto tuo. Decidi ora, o torna più tardi: il posto resta tuo.
web-free-seat = Libera il posto di { $name }
web-return = Torna a giocare
web-problem = Segnala un problema
web-problem-about = Copia o scarica questo testo e allegalo quando ci dici che cosa non va. Mostra il tavolo come lo vedi tu, comprese le tue carte; non dà accesso ad alcun posto.
web-problem-download = Scarica
web-leave = Esci; un bot gioca al posto mio
web-leave-about = Un bot continua al posto tuo finché non torni. Riaprendo il tavolo torni al gioco.
web-stay = Resta

## Settings

web-language = Lingua
web-theme = Giorno o notte
web-theme-system = Come il dispositivo
web-theme-day = Giorno
web-theme-night = Notte
web-speed = Movimento
web-speed-slow = Lento
web-speed-normal = Normale
web-speed-fast = Veloce
web-speed-off = Spento
web-switch-previews = Mostra che cosa porta una scelta
web-switch-confirm = Conferma ogni scelta
web-switch-livescores = Mostra i punti durante la partita
web-switch-remarks = Lascia che gli avversari parlino delle loro mosse
web-switch-letters = Tasti di una lettera o cifra
web-switch-sound = Suono
web-sounds = Suoni
web-volume = Volume dei suoni
web-sounds-turn = Quando tocca a me
web-sounds-events = Quello che succede al tavolo
web-sounds-touch = Quello che tocco
web-switch-notices = Avvisami quando tocca a me

## Playing

web-ask-undo = Chiedi di tornare indietro
web-nothing-to-do = Niente da fare
web-undo-asked = { $name } vorrebbe ritirare un’azione. Va bene?
web-undo-waits = Si attende il consenso di { $name }
web-undo-open = { $name } vorrebbe ritirare un’azione
web-took-back = { $name } ha ritirato un’azione.
web-took-back-what = { $name } ha ritirato: «{ $text }»
web-turn-gone = Perciò non tocca più a te.
web-undo-cost = { $n ->
    [one] Con essa si ritira anche un’azione successiva.
   *[other] Con essa si ritirano anche { $n } azioni successive.
}
web-undo-withdraw = Ritira la richiesta
web-you-watch = Stai guardando
web-is-away = { $name } non c’è
web-are-away =
    { $n ->
        [one] { $n } assente
        [many] { $n } assenti
       *[other] { $n } assenti
    }
web-watchers = { $n ->
    [one] Una persona guarda
   *[other] { $n } persone guardano
}
web-time-left-of = Tempo rimasto a { $name }
web-turn-of = { $name }: { $turn }
web-curtain = Passa lo schermo
web-hand-screen = Ora a questo schermo
web-raise-curtain = Sono io
web-chat = Chat
web-say = Di’ qualcosa
web-send = Invia
web-mute-whom = Silenzia qualcuno

## After the game

web-rematch = Gioca ancora
web-join-rematch = Partecipa alla rivincita
web-again = Di nuovo le stesse carte
web-again-about = Le stesse carte nello stesso ordine, per allenarti; al posto degli altri giocano i bot.
web-again-game = Una partita di allenamento: le carte erano già state distribuite, quindi erano note.
web-file-game = Aperta da un file e rigiocata secondo le regole. Chi l’ha giocata, e quando, lo dice solo il file.
web-open-record = Apri una registrazione
web-open-record-about = Il file di una partita finita, salvato da qui o dal terminale: sceglilo, o trascinalo su questa pagina.
web-study = Tavolo di studio
web-study-why = Guarda una posizione qualsiasi e chiedi che cosa è meglio.
web-without-network = Partite senza rete
web-alone-about = In treno o in baita: partite contro i programmi e sullo stesso schermo, con suggerimenti e replay. Ciò che serve si carica una volta e resta su questo dispositivo.
web-alone-saving = Il tuo browser è impostato per risparmiare dati.
web-alone-fetch = Carica ({ NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB)
web-alone-coming = Caricamento…
web-alone-failed = Il caricamento non è riuscito. Riprova con una rete migliore.
web-alone-ready = Pronto: senza rete, «Gioca subito» e le partite sullo stesso schermo si giocano su questo dispositivo.
web-alone-impossible = Non a questo indirizzo: i browser conservano file solo dei siti con https e di questo stesso computer.
web-on-this-device = Su questo dispositivo
web-no-network = Nessuna rete: le partite contro i programmi e sullo stesso schermo si giocano su questo dispositivo.
web-keep-online = Conserva online
web-keep-online-about = Manda questa partita finita al server, che la rigioca e la verifica; poi la partita ha un link.
web-record = Registrazione
web-proof = Prova del mescolamento
web-proof-about = Prima che qualcuno si sedesse, il server ha pubblicato la prima riga: l’hash del suo segreto, del mazzo, delle regole e dei posti. Poi il browser di ogni persona ha aggiunto la propria parte, che a quasi tutti i tavoli prima era sigillata. Il valore iniziale contiene tutte le parti, e ogni carta ne deriva. Il comando cardtown verify, con la registrazione, controlla tutto.
web-commitment = Pubblicato prima della partita
web-seed = Valore iniziale
web-your-entropy = Aggiunto da questo browser

## Pages and what they share

web-tagline = Giochi di carte per costruire città
web-pages = Pagine
web-skip = Vai al contenuto
web-play = Gioca
web-lobby = Lobby
web-scorepad = Segnapunti
web-table = Tavolo
web-loading = Caricamento…
web-not-loaded = Non è stato possibile caricare questa pagina. Forse manca la connessione, o Cardtown è appena stato aggiornato.
web-load-again = Ricarica
web-failed = Qui qualcosa è andato storto
web-failed-about = Questa pagina ha incontrato un nostro errore. Nulla è andato perduto: i tuoi tavoli sono sul server.
web-report = Rapporto per gli sviluppatori
web-report-about = Copia questo testo e allegalo quando ci segnali l’errore. Non contiene tuoi segreti.
web-just-now = proprio ora
web-until = scade: { $time }
web-game-carson-city = Carson City
web-game-card-city = Card City
web-copy = Copia
web-copied = Copiato
web-copy-by-hand = Il tuo browser non ci lascia copiare. Il link è selezionato: copialo con la tastiera o dal menu.
web-qr = Codice QR
web-qr-of = Il codice QR di { $address }
web-qr-about = Inquadra qui con un telefono per aprire il link lì.
web-bring-phone = Porta un telefono al tavolo: la fotocamera legge il codice QR, e ci si siede da lì.
web-news = Novità
web-news-english = Queste note sono in inglese.
web-share = Condividi
web-unknown-page = Qui non si è costruito nulla
web-unknown-page-about = A questo indirizzo non c’è nessuna pagina. Forse il link è arrivato incompleto.
web-unknown-table = Questo tavolo non esiste
web-unknown-table-about = Nessun tavolo ha questo indirizzo. Forse il link è arrivato incompleto: chiedilo di nuovo, o prepara un tavolo tuo.

## The start page

web-hero-title =
    Costruisci una città,
    una carta alla volta.
web-lead = Due giochi di carte per costruire città, da uno a sei giocatori. Nessun account, nessuna attesa: il tuo tavolo è pronto.
web-about-carson-city = Offri in segreto, scegli a turno, sovrapponi le tue carte da 2 × 2 lotti di terra. Diciotto round, circa 25 minuti.
web-about-card-city = Io divido, tu scegli. Fai crescere distretti su 5 × 5 spazi. Dieci round, circa 20 minuti, anche in solitario.
web-hero-sheriff = 3 per Prigione
web-hero-governor = subito una carta in più
web-hero-singer = come il tuo miglior Saloon
web-play-now = Gioca subito
web-invite-friends = Invita amici
web-set-up = Prepara
web-opponents-count = Numero di avversari
web-opponents = { $n ->
    [0] in solitario
    [one] { $n } avversario
   *[other] { $n } avversari
}
web-opponent-less = Un avversario in meno
web-opponent-more = Un avversario in più
web-strength-of = Forza di { $name }
web-kind-bot-easy = bot · facile
web-kind-bot-casual = bot · tranquillo
web-kind-bot-medium = bot · medio
web-kind-bot-seasoned = bot · navigato
web-kind-bot-hard = bot · forte
web-personas = Gente di città
web-kind-bot-miner = il minatore
web-known-bot-miner = Scava Miniere e vuole Montagne accanto.
web-says-bot-miner = Dove c’è roccia, c’è minerale.
web-kind-bot-rancher = l’allevatore
web-known-bot-rancher = Tiene Ranch, con terra intorno.
web-says-bot-rancher = Dai spazio a una mucca e paga l’affitto.
web-kind-bot-collector = la collezionista
web-known-bot-collector = Vuole conoscere ogni personaggio della città.
web-says-bot-collector = Vale la pena conoscere tutti.
web-kind-bot-spoiler = il guastafeste
web-known-bot-spoiler = Preferisce quel che voleva qualcun altro.
web-says-bot-spoiler = Volevi proprio quella?
web-kind-bot-gambler = la giocatrice
web-known-bot-gambler = Offre molto, e presto.
web-says-bot-gambler = Vale ogni carta che ho giocato.
web-kind-bot-bookkeeper = il contabile
web-known-bot-bookkeeper = Offre poco e si fida solo del sicuro.
web-says-bot-bookkeeper = I conti tornano. Come sempre.
web-kind-bot-industrialist = l’industriale
web-known-bot-industrialist = Vuole industrie, e spazio per costruire.
web-says-bot-industrialist = Prima i camini, poi la città.
web-kind-bot-gardener = la giardiniera
web-known-bot-gardener = Dà un parco a ogni angolo.
web-says-bot-gardener = A una città serve una panchina sotto un albero.
web-kind-bot-landlord = il padrone di casa
web-known-bot-landlord = Fa crescere e crescere le case.
web-says-bot-landlord = Un vicino in più non ha mai fatto male.
web-kind-bot-shopkeeper = la negoziante
web-known-bot-shopkeeper = Vive di negozi e del loro reddito.
web-says-bot-shopkeeper = Apri le porte e la strada verrà.
web-kind-bot-speculator = lo speculatore
web-known-bot-speculator = Si fida delle carte coperte.
web-says-bot-speculator = Quel che è coperto è metà del gusto.
web-kind-bot-saver = la risparmiatrice
web-known-bot-saver = Spende il meno possibile.
web-says-bot-saver = Non è costato niente: il mio prezzo preferito.
web-kind-virtual-novice = virtuale · principiante
web-kind-virtual-intermediate = virtuale · intermedio
web-kind-virtual-expert = virtuale · esperto
web-more-to-play = Altro da giocare
web-going-on = In corso
web-continue = Continua
web-more-tables = { $n ->
    [one] { $n } altro tavolo
   *[other] { $n } altri tavoli
}
web-together = Insieme
web-together-teaser = Intorno a uno schermo
web-together-about = Più persone, un dispositivo, i segreti dietro un sipario.
web-daily = Città del giorno
web-daily-teaser = Le carte di oggi
web-daily-about = Le stesse carte per tutti, e un solo tentativo che conta.
web-to-daily = Alla città del giorno
web-puzzles = Problemi
web-lobby-teaser = Tavoli aperti
web-lobby-teaser-about = Siediti con altri, o guardali costruire.
web-to-lobby = Vai alla lobby
web-box = Giochi con la scatola? Conta qui i punti.

## Setting up a table

web-set-up-game = Prepara { $game }
web-seats = Posti
web-people = Persone
web-programs = Programmi
web-who-at = Chi gioca: { $place }
web-who-here = A questo schermo
web-who-link = Con invito
web-suit-of = Seme: { $place }
web-name = Nome
web-name-at = Nome: { $place }
web-named-later = Sceglie il nome all’arrivo
web-programs-here = Programmi di altri
web-challenged-later = Viene invitato quando il tavolo è pronto
web-remove-seat = Togli { $place }
web-add-seat = Aggiungi un posto
web-seats-range = da { $least } a { $most } posti
web-host-needs-seat = Tieni per te un posto a questo schermo.
web-table-rules = A questo tavolo
web-visibility = Chi può venire
web-visibility-private = Solo con il link
web-visibility-private-about = Mandi il link a chi vuoi.
web-visibility-open = Aperto
web-visibility-open-about = La lobby mostra il tavolo a tutti.
web-clock = Tempo per una decisione
web-clock-about = Quando scade, un bot gioca finché non torni.
web-clock-none = Senza orologio
web-clock-seconds = { $n ->
    [one] { $n } secondo
   *[other] { $n } secondi
}
web-clock-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
web-clock-hours = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
}
web-clock-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}
web-auto-start = Inizio automatico
web-auto-start-about = Appena ogni posto è occupato; altrimenti dai tu il via.
web-auto-start-alone = Ci sono tutti: la partita inizia subito.
web-hints = Suggerimenti
web-hints-about = Tutti possono chiedere suggerimenti, anche contro persone.
web-practice = Allenamento
web-practice-about = Si può ritirare anche ciò che ha svelato segreti. La partita vale allora come allenamento.
web-practice-game = Una partita di allenamento: si poteva ritirare anche ciò che aveva svelato segreti.
web-daily-game = Una partita della città del giorno: conta per il punteggio.
web-daily-free-game = Un tentativo libero con le carte di un giorno: è allenamento e non conta.
web-house-rules = Regole della casa
web-house-rule = Regola della casa
web-our-reading = La nostra lettura: il regolamento lo lascia aperto
web-development = Sviluppo di un distretto
web-development-repeated = Finché è possibile
web-development-once = Una volta per round
web-joining = Unire distretti con lo sviluppo
web-joining-forbidden = Vietato
web-joining-allowed = Permesso
web-deck = Mazzo personale
web-deck-file = Scegli un file
web-deck-text = o il suo testo (TOML)
web-deck-about = Senza un mazzo tuo giochi con il nostro, Comstock.
web-make-table = Crea il tavolo
web-make-and-play = Inizia la partita

## A table before its game

web-sit-down = Siediti
web-sit-here = Siediti qui
web-sit-down-here = Siediti a questo tavolo
web-seat-another = Qualcuno accanto a me
web-seat-another-about = A uno schermo possono giocare più persone. Le scelte segrete restano dietro un sipario.
web-their-name = Il suo nome
web-get-up = Alzati
web-get-up-of = Lascia il posto: { $name }
web-free-it = Libera il posto
web-free = Libero
web-kept = Riservato a qualcuno
web-program = programma
web-program-name = { $name } (programma)
web-challenged = Un programma; è stato invitato
web-withdraw = Non aspettare
web-withdraw-from = Non aspettare { $name }
web-declined = { $name } non vuole giocare ora. Il posto è libero.
web-host = Chi ospita
web-you-host = Tu, che ospiti
web-you-here = Tu
web-beside-you = Accanto a te, a questo schermo
web-invited-to = Hai un invito per il posto { $number }.
web-full-watch = Ogni posto è occupato o riservato. Resta a guardare: la partita appare qui quando inizia.
web-people-missing = { $n ->
    [one] Manca ancora una persona
   *[other] Mancano ancora { $n } persone
}
web-waiting-for-host = Ci sono tutti; il via lo dà chi ospita
web-all-here = Ci sono tutti
web-starts-itself = La partita inizia da sola quando ogni posto è occupato.
web-drawing = Si aprono i sigilli. Manca ancora: { $names }
web-drawing-anew = Ogni browser sigilla una nuova parte. Manca ancora: { $names }
web-draw-missed = Il browser di { $name } non ha risposto in tempo. Il posto è di nuovo libero, e tutti i browser estraggono di nuovo.
web-draw-lost = Questo browser non ha più ciò che aveva sigillato al posto { $number }. Alzati da lì e siediti di nuovo.
web-start-game = Inizia la partita
web-close-table = Chiudi il tavolo
web-close-table-sure = Chiudere questo tavolo?
web-close-table-about = Nessuno potrà più sedersi qui, e il link non varrà più.
web-closed-about = Chi ospitava ha chiuso questo tavolo. Preparane un altro; basta un momento.
web-invite = Invita
web-invite-about = Chi ha questo link può sedersi o guardare
web-invite-title = Una partita a { $game }
web-seat-links-about = Per riservare un posto a una persona, mandale il link di quel posto (la catena accanto al posto).
web-seat-link = Link a questo posto
web-seat-link-of = Link: { $place }
web-seat-link-about = Questo link apre solo questo posto. Non vale più appena qualcuno si è seduto.
web-own-seat-link-about = Il tuo posto: apri questo link su un altro dispositivo per continuare lì. Tienilo per te.
web-take-over-about = Questo link apre il posto { $number }. Chi ci siede ora lo cede a te.
web-vacant-about = Si è liberato un posto, e un bot lo tiene in caldo. Siediti e continua, o chiudi e guarda.
web-fair = Mescolamento sigillato
web-fair-about = Questo sigillo sul segreto del server, il mazzo, le regole e i posti è stato posto prima che qualcuno si sedesse: nessuno può cambiarli dopo.
web-fair-together = Quando tutti sono seduti, ogni browser aggiunge una parte sigillata e tutti i sigilli si aprono insieme: nemmeno chi si siede per ultimo può scegliere le carte.
web-fair-days = A un tavolo che dura giorni ognuno aggiunge la propria parte quando si siede. Nessuno può scegliere le carte da solo; il server e chi si siede per ultimo potrebbero farlo insieme.
web-fair-more = Che cosa significa
web-chip-open = Tavolo aperto
web-chip-private = Solo con il link
web-chip-clock = { $time } a decisione
web-chip-development = Regola della casa: uno sviluppo per round
web-chip-joining = Regola della casa: i distretti possono unirsi

## Lists of tables

web-new-table = Nuovo tavolo
web-with = con { $names }
web-alone = ancora nessun altro
web-solo = in solitario
web-nobody-yet = Ancora nessuno
web-free-seats = { $n ->
    [0] nessun posto libero
    [one] { $n } posto libero
   *[other] { $n } posti liberi
}
web-your-turn = Tocca a te
web-your-turn-at = Tocca a te in { $game }
web-turns-waiting = { $n ->
    [one] (tocca a te a { $n } tavolo)
   *[other] (tocca a te a { $n } tavoli)
}
web-result-won = Vittoria: { $names }, { $points }
web-result-yours = { $place ->
    [1] Hai vinto con { $points }
   *[other] Il tuo posto: { $place }, { $points }
}
web-join = Partecipa
web-watch = Guarda
web-look-at = Guarda
web-replay = Replay
web-go-there = Vai al tavolo
web-open-tables = In attesa di giocatori
web-no-open-tables = Ora nessun tavolo aperto è in attesa. Preparane uno e scegli «Aperto».
web-to-watch = In corso
web-none-to-watch = Ora non c’è nulla da guardare.
web-just-finished = Finiti da poco
web-show-more = Mostra altro
web-group-turn = Tocca a te
web-group-playing = In corso
web-group-gathering = Prima dell’inizio
web-group-finished = Finiti
web-no-tables = Non hai ancora tavoli. Per la prima partita basta un clic.
web-notices = Quando tocca a me
web-notices-blocked = Questo browser non permette avvisi di Cardtown. Il titolo della pagina conta comunque i tuoi turni.
web-notices-insecure = I browser permettono avvisi solo tramite https. Il titolo della pagina conta comunque i tuoi turni.
web-sound-about = Una campana, un solo rintocco.

## Who one is

web-identity = Tu
web-your-name = Il tuo nome
web-save-name = Salva
web-name-saved = Salvato.
web-no-account = Non ci sono account: questo browser si riconosce da un suo cookie.
web-recovery = Su un altro dispositivo
web-recovery-about = Un link di recupero ti fa riconoscere in un altro browser, con tutti i tuoi posti. Serve anche se questo ti dimentica.
web-recovery-make = Crea un link di recupero
web-recovery-link = Il tuo link di recupero
web-recovery-secret = Custodiscilo come una chiave: chi lo ha gioca come te. Uno nuovo annulla questo.
web-elsewhere = Altri browser
web-elsewhere-about = Se qualcun altro può avere il tuo link di recupero o un tuo dispositivo: fatti riconoscere soltanto in questo browser. Anche il link viene annullato.
web-elsewhere-end = Dimenticami ovunque tranne qui
web-elsewhere-now = Sì, dimenticami lì
web-elsewhere-done = Ora solo questo browser ti riconosce. Per un altro dispositivo crea un nuovo link di recupero.
web-your-programs = Programmi
web-your-programs-open = Fai giocare un programma
web-your-programs-about = Un tuo programma gioca qui con un nome proprio, e con un token come chiave. Tutti vedono che è un programma.
web-program-new = Nome del programma
web-program-make = Crea un programma
web-program-chat = Può scrivere ai tavoli
web-program-token = Il token di { $name }
web-program-secret = Custodiscilo come una chiave: si vede solo questa volta, e chi lo ha gioca come { $name }.
web-program-online = ora presente
web-program-away = assente
web-program-renew = Nuovo token
web-program-renew-sure = Sì, sostituisci il vecchio
web-program-end = Chiudi
web-program-end-sure = Sì, chiudilo
web-forget = Dimentica questo browser
web-forget-about = Su un dispositivo in prestito. Senza un link di recupero i tuoi posti non si possono riavere.
web-forget-this = Dimenticami qui
web-forget-now = Sì, dimenticami
web-recover = Fatti riconoscere qui
web-recover-about = Con questo link questo browser viene riconosciuto come la persona che lo ha creato, con tutti i suoi tavoli. Usalo solo se sei tu.
web-recover-instead = Finora in questo browser sei { $name }; qui finisce. Per tenere entrambi, crea prima un link di recupero per { $name }.
web-recover-now = Sono io
web-recover-ended = Questo link di recupero non vale più. Creane uno nuovo in un browser che ti riconosce ancora.

## Why something was not done

web-refused-offline = Il server non è raggiungibile. Riproviamo.
web-refused-not-stored = Questo dispositivo non è riuscito a salvare: libera un po’ di spazio e riprova.
web-refused-http = Il server ora non può rispondere. Riproviamo.
web-refused-unavailable = Ora non si può registrare nulla. Riprova tra poco.
web-refused-failure = Qualcosa è andato storto sul server; lì resta annotato.
web-refused-busy = Il tavolo è molto affollato. Riprova.
web-refused-too-many = Era più di quanto il server accetti in una volta. Aspetta un momento.
web-refused-no-answer = Il server non ha risposto. Guarda a che punto è il tavolo prima di riprovare.
web-refused-server-full = Il server è pieno. Riproviamo tra poco.
web-refused-connections = Ci sono troppi tavoli aperti insieme. Chiudine uno; questo si aprirà da solo.
web-refused-forgotten = Questo browser è stato dimenticato. Ricarica la pagina, o usa il tuo link di recupero.
web-refused-closed = Il server ha chiuso la connessione. Ricarica la pagina.
web-refused-open-tables = Hai troppi tavoli aperti. Prima finiscine o chiudine uno.
web-refused-unknown = Il server non conosce ancora questo browser. Di’ prima il tuo nome.
web-refused-name = Un nome richiede da 1 a 40 caratteri visualizzabili, con al massimo 3 accenti su una lettera.
web-refused-taken = Lì siede già qualcuno. Prendi un altro posto, o guarda.
web-refused-full = Ogni posto è occupato. Puoi guardare.
web-refused-reserved = Questo posto è riservato a qualcun altro. Prendine un altro, o guarda.
web-refused-program = È riservato alle persone. Un programma non può farlo.
web-refused-programs = Nessuno può avere più programmi. Prima chiudine uno.
web-refused-no-program = Non hai un programma con quel nome.
web-refused-name-taken = Un altro programma ha già un nome simile. Scegline un altro.
web-refused-challenge = Questo programma ora non c’è, o non gioca a questo gioco. Scegline un altro.
web-refused-token = Questo token non è valido. Chi ha il programma può crearne uno nuovo.
web-refused-token-shown = Un token non va messo in un indirizzo.
web-refused-person = Questo è per i programmi.
web-refused-part-of-game = Hai giocato in questa partita o ospiti il tavolo. Questo posto è per qualcun altro.
web-refused-kept = Questo posto è tenuto per tre giorni per chi era solo in ritardo.
web-refused-present = Lì gioca qualcuno. Con l’orologio un bot subentra quando il tempo è scaduto. Senza, lo si può chiamare dopo tre giorni senza una decisione, o dopo dieci minuti se tutti gli altri, almeno due, sono d’accordo.
web-refused-yours = Lì siedi già tu.
web-refused-key = Questo link non vale più. Chiedine uno nuovo.
web-refused-empty-seat = Un posto è ancora libero. Aspetta qualcuno, o chiudi il tavolo.
web-refused-seal = Il server non accetta la parte di questo browser nell’estrazione. Ricarica la pagina; se non basta, alzati e siediti di nuovo.
web-refused-drawing = Non tutti i browser hanno già estratto. Aspetta un momento.
web-refused-free = Lì non siede nessuno.
web-refused-not-host = Può farlo solo chi ospita il tavolo.
web-refused-not-yours = Quel posto non è tuo. Prima siediti.
web-refused-no-table = Questo tavolo non esiste. Controlla il link.
web-refused-other-version = Questo server non può mostrare la partita com’era: l’ha salvata un’altra versione di Cardtown. { $details }
web-refused-stale = Intanto il tavolo è andato avanti. Guarda di nuovo prima di scegliere.
web-refused-late = Il tuo tempo per questa decisione è scaduto. Decide un bot; poi puoi tornare a giocare.
web-refused-return-first = Un bot gioca per te. Prima torna al tavolo.
web-refused-not-your-turn = Non tocca a te.
web-refused-nothing = Non hai nulla da ritirare.
web-refused-asked = Qualcuno ha già chiesto di tornare indietro. Prima bisogna rispondere.
web-refused-revealed = Da allora è stato svelato qualcosa di nascosto. Lo si può ritirare solo a un tavolo di allenamento.
web-refused-answered = Hai già risposto, o non serve.
web-refused-away = Deve essere d’accordo anche qualcuno che ora è assente. Chiedilo di nuovo al suo ritorno.
web-refused-long = A questo tavolo si è detto e fatto troppo. Puoi solo continuare a giocare.
web-refused-bot = Lì gioca già un bot.
web-refused-text = Un messaggio richiede caratteri visualizzabili, con al massimo 3 accenti su una lettera.
web-refused-game = Questo gioco non lo prevede.
web-refused-no-step = La partita non ha questo passo.
web-refused-not-judged = Nessuno può dire che cosa è meglio qui: nessuna partita arriva a questa posizione.
web-refused-seat = Un giocatore virtuale non costruisce città.
web-refused-phase = A questo punto della partita non si può.
web-refused-no-seat = A questo tavolo quel posto non c’è.
web-refused-no-deck = A questo tavolo si gioca con le carte del gioco.
web-refused-nobody = Lì non siede nessun altro.
web-refused-secret = Quello che rivelerebbe non si può sapere prima.
web-refused-seats = Un tavolo ha bisogno di almeno una persona e di bot conosciuti.
web-refused-plan = Così non si può preparare un tavolo.
web-refused-malformed = Il server non capisce questa pagina. Ricaricala.
web-refused-bad-input = Il server non capisce questa pagina. Ricaricala.
web-refused-hints-off = A questo tavolo si gioca senza suggerimenti.
web-refused-company = Così si misura solo una partita che qualcuno gioca da solo.
web-refused-day-lasts = La chiave di un giorno si mostra un’ora dopo la fine del giorno.
web-refused-day-over = Quel giorno è finito. Le sue carte si possono giocare, ma non contano.
web-refused-no-day = Per quel giorno non ci sono carte.
web-refused-try-first = Gioca prima la partita che conta: altrimenti conosceresti già le carte.
web-refused-race-people = Per una sfida serve una partita di una sola persona, da sola o contro bot: ciò che decidono più persone dipende dalle altre.
web-refused-race-open = Per una sfida serve una partita a un tavolo solo con il link: quelle dei tavoli aperti le trovano tutti, con tutte le carte.
web-refused-race-daily = Queste carte le giocano tutti nella città del giorno. Confrontatevi lì.
web-refused-race-known = Per una sfida serve una partita giocata qui con carte nuove: niente allenamento, niente carte già note e nessuna partita da un file.
web-refused-race-helped = In questa partita per un po’ ha deciso un bot o qualcun altro, quindi non si può confrontare.
web-refused-race-first = Inizia prima la tua partita di questa sfida.
web-refused-own-race = Queste sono le tue carte, le conosci. Ora le giocano gli altri.
web-refused-no-race = Questa sfida non esiste. Controlla il link.
