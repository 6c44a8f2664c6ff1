### What is wrong with what somebody gave to a program: Italian

## Documents and files

bad-utf8 = Il byte { $byte } non è testo UTF-8.
bad-json = Questo non è JSON valido: vedi riga { $line }, colonna { $column }.
bad-long = Questo ha più di { $most } byte.
bad-toml = Questo non è TOML valido.
bad-deep = L’annidamento è troppo profondo.
bad-object = Qui va un oggetto, non { $said }.
bad-list = Qui va una lista, non { $said }.
bad-text = Qui va un testo, non { $said }.
bad-whole = Qui va un numero intero, non { $said }.
bad-number = { $said } non è un numero in JSON.
bad-flag = Qui possono stare solo true o false.
bad-negative = Questo numero non può essere negativo.
bad-range = Questo numero deve essere compreso tra 0 e { $most }.
bad-missing = Questo manca.
bad-key = Questa chiave qui non è prevista.
bad-twice = Questo è indicato due volte.
bad-pair = Qui può stare solo { $pair }.
bad-choice = Sono possibili: { $choices }.
bad-hex = Qui vanno { $digits } cifre esadecimali, da 0 a 9 e da a a f.
bad-date = Qui ci vuole una data come 2026-11-19.
bad-day = Ci sono carte per i giorni dal { $first } al { $last }.
bad-read = Impossibile leggere «{ $file }».
bad-write = Impossibile scrivere «{ $file }».
bad-folder = «{ $file }» è una cartella, non un file.
bad-no-folder = La cartella «{ $file }» non esiste.
bad-no-save = Non c’è nessuna partita salvata { $file }.
bad-no-saves = In «{ $file }» non c’è nessuna partita iniziata.

## Records

bad-format = Questa non è una registrazione di Cardtown: il formato deve essere { $format }.
bad-commitment = La registrazione è stata modificata: il sigillo non è quello del valore iniziale.
bad-seed = Un valore iniziale è un testo visualizzabile e non vuoto.
bad-deck = La partita è stata giocata con un altro mazzo: «{ $name }».
bad-version = La partita seguiva la versione { $version } delle regole; questo Cardtown conosce la versione { $known }.
bad-record-action = L’azione { $index } non è possibile: { $reason }
bad-record-result = Queste azioni non portano al risultato della registrazione.
bad-record-unfinished = Questa partita non è ancora finita: qui si aprono solo partite finite.

## Seats, names and bots

bad-name = Un nome ha da 1 a { $most } caratteri visualizzabili.
bad-names = Ci sono { $n } nomi per { $seats } posti.
bad-seats = Questo gioco ha da { $least } a { $most } posti, non { $n }.
bad-all-virtual = Almeno un posto deve essere di una persona o di un bot.
bad-suits = Ogni posto ha bisogno di un simbolo diverso: { $choices }.
bad-bot = Non c’è nessun bot «{ $name }». Ci sono: { $choices }.
bad-bot-game = «{ $name }» non sa giocare a questo gioco. Scegli un altro bot.
bad-bot-import = «{ $name }» non si può caricare come bot.
bad-bot-parameter = «{ $name }» ha un parametro che questo bot non conosce. Conosce: { $choices }.
bad-bot-value = «{ $name }» deve essere di tipo { $kind }.
bad-bot-limit = «{ $name }» deve essere compreso tra 0 e { $most }.
bad-option = { $said } non ha la forma NAME=VALUE.
bad-no-rules = Questo gioco non ha regole da leggere.
bad-package = Il pacchetto { $package } non è installato per intero.

## Cities and decks

bad-row-length = Questa riga non è lunga come la prima.
bad-glyph = { $glyph } non indica nulla che possa stare in una città.
bad-card-city-size = La città misura { $height } × { $width } spazi: più grande di 5 × 5.
bad-carson-city-size = La città misura { $height } × { $width } lotti di terra: più grande di 8 × 8. Con il Capitano un lato può essere 9.
bad-carson-city-size-captain = La città misura { $height } × { $width } lotti di terra: più grande di 8 × 9, il massimo con il Capitano.
bad-empty-city = La città deve avere almeno un edificio.
bad-rows-or-cards = Indica la città o come righe (rows) o come carte (cards).
bad-sold = Solo con il Battitore d’Asta si possono vendere carte.
bad-far = Questo posto è troppo lontano.
bad-parcels = Una carta è fatta di due righe di due lotti di terra.
bad-box-unfinished = Questo round non è finito: prima di’ chi prende che cosa.
bad-box-row-length = Nella fila di questo tavolo ci sono { $n } carte, personaggio compreso; di più solo con il Governatore o il Lavoratore Cinese.
bad-box-row = In questa fila ci sono più carte di quelle rivelate.
bad-box-bids = Ognuno dei { $n } giocatori ha bisogno di una carta asta.
bad-box-bid = La carta asta { $card } non è più tra quelle rimaste.
bad-box-use = Questo personaggio non si può usare in questo round.
bad-box-take = Questa carta non è nella fila.
bad-box-more = Questo è più di quanto possa essere successo nel round.
bad-character = { $said } non è un personaggio.
bad-characters = Mancano questi personaggi: { $missing }.
bad-no-decks = { $game } non ha mazzi personali.
bad-deck-name = Un mazzo ha bisogno di un nome visualizzabile.
bad-deck-era = Le carte dell’Era { $era } sono { $n }; devono essere { $must }.
bad-deck-id = Il codice di una carta terreno comincia con I- o II-.
bad-back = Il retro mostra un teschio (skull) o i sei semi, ciascuno una volta.
bad-position = «{ $said }» qui non va bene.
bad-no-positions = { $game } non ha un testo per le posizioni.
bad-word = In «{ $word }»: { $problem }
bad-no-decision = Il posto non ha nulla da decidere qui.
bad-no-puzzles = Per { $game } Cardtown non ha problemi.
bad-no-such-puzzles = Nessun problema tratta di questo o è così difficile.
bad-luck = Fortuna e abilità di questa partita non si possono distinguere: serve il nucleo compilato.
