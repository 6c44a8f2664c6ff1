### Carson City: The Card Game: Italian

## Characters

character-governor = Governatore
character-governor-about = Una volta per partita scopri una carta terreno in più e prendi subito una carta a scelta; poi partecipi all’asta come sempre.
character-lawyer = Avvocato
character-lawyer-about = Una volta per Era prendi subito una carta a scelta; la tua offerta di questo round va persa.
character-chinese-worker = Lavoratore Cinese
character-chinese-worker-about = Una volta per Era si scopre una carta terreno in più e tu prendi due carte invece di una.
character-heroes = Eroi
character-heroes-about = 6 punti; una volta per Era +3 alla tua offerta, da annunciare prima dell’asta.
character-gunsmith = Armaiolo
character-gunsmith-about = Una volta per Era +6 alla tua offerta, da annunciare prima dell’asta.
character-mercenary = Mercenario
character-mercenary-about = Una volta per Era +5 alla tua offerta, quando tutte le carte asta sono scoperte.
character-doctor = Dottore
character-doctor-about = 5 punti; una volta per Era +2 alla tua offerta, quando tutte le carte asta sono scoperte.
character-auctioneer = Battitore d’Asta
character-auctioneer-about = Vende fino a tre delle tue carte terreno per 7 punti l’una.
character-banker = Banchiere
character-banker-about = 4 punti per Banca.
character-captain = Capitano
character-captain-about = 6 punti; la tua città può arrivare a 8 × 9 o 9 × 8 lotti di terra.
character-cowboy = Cowboy
character-cowboy-about = 3 punti per Ranch.
character-editor = Editore
character-editor-about = 1 punto per ogni tuo personaggio con $ (anche questo) e 4 per ogni tuo personaggio con la freccia.
character-grocer = Droghiere
character-grocer-about = 4 punti per Farmacia.
character-indian = Indiano
character-indian-about = Mezzo punto per lotto di terra dell’area della tua città non coperto da carte, arrotondato per eccesso.
character-paperboy = Ragazzo dei Giornali
character-paperboy-about = 3 punti; a fine partita puoi aggiungere un personaggio che non è di nessuno.
character-prospector = Minatore
character-prospector-about = 1 punto per Montagna e per Miniera.
character-settler = Colono
character-settler-about = 1 punto per lotto di terra vuoto accanto a un Ranch, contato una volta sola.
character-sheriff = Sceriffo
character-sheriff-about = 3 punti per Prigione; i fuorilegge non costano nulla e contano come lotti di terra vuoti.
character-singer = Cantante
character-singer-about = Conta una seconda volta il tuo miglior Saloon.
character-teacher = Insegnante
character-teacher-about = 1 punto per Casa, 2 per Palazzo o Hotel.
character-undertaker = Becchino
character-undertaker-about = 2 punti per ogni tuo personaggio, questo compreso.

## What a parcel shows

element-empty = Lotto di terra vuoto
element-mountain = Montagna
element-house = Casa
element-townhouse = Palazzo
element-mine = Miniera
element-ranch = Ranch
element-blacksmith = Fabbro
element-drugstore = Farmacia
element-bank = Banca
element-saloon = Saloon
element-hotel = Hotel
element-general-store = Emporio
element-church = Chiesa
element-prison = Prigione
element-city-hall = Municipio
element-outlaws = Fuorilegge

## Suits, and the skull on a character's back

suit-hat = Cappello
suit-star = Stella
suit-cactus = Cactus
suit-boot = Stivale
suit-horseshoe = Ferro di cavallo
suit-cow = Bestiame
suit-skull = Teschio

## Lines of the score sheet

line-ranches = Ranch
line-mines = Miniere
line-drugstores = Farmacie (case adiacenti)
line-banks = Banche (case adiacenti)
line-saloons = Saloon
line-general-store-city-hall = Empori, Municipio (case adiacenti)
line-ranch-symbols = Simboli Ranch (Farmacia, Fabbro)
line-mine-symbols = Simboli Miniera (Banca, Fabbro)
line-house-symbols = Simboli Casa (Chiesa, Emporio)
line-hotels = Hotel
line-city-hall = Municipio (edifici)
line-outlaws = Fuorilegge
line-characters = Personaggi

## Terms

era = { $era ->
    [1] Era I
   *[2] Era II
}
term-bid = Offerta
term-appeal = Appetibilità
term-parcel = Lotto di terra
term-terrain-card = Carta terreno
term-character-card = Carta personaggio
term-auction-card = Carta asta
term-row = Fila
term-city = Città
term-tie-order = Ordine di spareggio
term-hand = Mano
term-spent = Giocate

## Why something is refused

refused-carson-first-card = La prima carta dà inizio alla città: ha un solo posto.
refused-carson-far-away = La città sarebbe molto più grande del consentito.
refused-carson-larger = La città supererebbe 8 × 8 lotti di terra.
refused-carson-larger-than-captain = Anche con il Capitano la città sarebbe troppo grande: al massimo 8 × 9 o 9 × 8 lotti di terra.
refused-carson-apart = La carta deve toccare la città con un lato o coprirne una parte.
refused-carson-outlaws = Senza una Prigione o lo Sceriffo i fuorilegge non possono essere coperti.
refused-carson-covers = Non consentito: { $new } sopra { $under }.
refused-carson-no-sale-now = In questo momento non si può vendere nessuna carta.
refused-carson-not-auctioneer = Solo chi possiede il Battitore d’Asta può vendere carte.
refused-carson-sold-enough = Sono già state vendute { $most } carte, il massimo.
refused-carson-no-card = La città non ha una carta { $index }.
refused-carson-not-sellable = La carta { $index } è sovrapposta a un’altra, oppure senza di essa la città si dividerebbe.
refused-carson-not-done = Prima c’è altro da decidere.
refused-carson-not-in-hand = Non hai la carta asta { $card }; hai { $hand }.
refused-carson-not-in-row = Nella fila non c’è una carta { $index }; ci sono da 0 a { $last }.
refused-carson-not-about = Ora la decisione non riguarda «{ $said }».
refused-carson-not-adoptable = «{ $said }» appartiene già a qualcuno o non è un personaggio.
refused-carson-not-due =
    «{ $said }» qui non va bene: { $due ->
        [bid] è il momento di fare un’offerta
        [take] è il momento di scegliere una carta
        [place] è il momento di piazzare la carta presa
        [use] è il momento di decidere su un personaggio
        [adopt] è il momento di scegliere chi viene con il Ragazzo dei Giornali
       *[sell] è il momento dell’ultima vendita
    }.

## What may be wrong with a city that somebody typed in

doubt-carson-captain = La città misura { $height } × { $width } lotti di terra. Più grande di 8 × 8 può costruirla solo chi ha il Capitano: manca tra i personaggi?
doubt-carson-larger = La città misura { $height } × { $width } lotti di terra, più di 8 × 8.
doubt-carson-larger-than-captain = La città misura { $height } × { $width } lotti di terra: anche con il Capitano al massimo 8 × 9 o 9 × 8.
doubt-carson-apart = Alcuni lotti di terra non toccano con nessun lato il resto della città.
