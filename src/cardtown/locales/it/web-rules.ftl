### The rules pages: Italian

## The book

web-rules-games = Giochi
web-rules-search = Cerca nelle regole
web-rules-contents = Indice
web-rules-turn = Capitolo precedente e successivo
web-rules-decisions = Dove i regolamenti lasciano qualcosa di aperto, abbiamo dovuto scegliere. Ogni voce dice che cosa era aperto, come lo leggiamo e perché.
web-rules-found = { $n ->
    [one] { $n } regola
   *[other] { $n } regole
}
web-rules-none = Nessuna regola contiene «{ $text }». Prova con meno parole o parole più corte, o con un numero come C4.5.

## Below the pictures

web-rules-yes = Permesso
web-rules-no = Non permesso

## What the pictures of Carson City show

web-rules-see-suits = I sei semi, da sinistra: cappello, stella, cactus, stivale, ferro di cavallo, bestiame.
web-rules-see-terrain = Tre carte dell’Era I e due dell’Era II, con la loro appetibilità. Ognuna ha 2 × 2 lotti di terra; quelli senza immagine sono vuoti.
web-rules-see-characters = Tutti i 21 personaggi. In alto a sinistra a che cosa servono: $ per punti alla fine, una freccia per qualcosa che possono fare; in alto a destra la loro appetibilità.
web-rules-see-tie = L’8 dello stivale è il più alto. Stella e bestiame offrono entrambi 5: sul retro la stella sta più in alto, quindi prende prima.
web-rules-see-first = La prima carta, dove vuoi, nel verso in cui è stampata.
web-rules-see-too-wide = La città sarebbe larga nove lotti di terra.
web-rules-see-captain = Con il Capitano nove lotti di terra vanno bene.
web-rules-see-corner = La carta tocca la città solo per un angolo.
web-rules-see-side = Basta un lato di un lotto di terra in comune.
web-rules-see-same = La Montagna copre una Montagna.
web-rules-see-townhouse = Il Palazzo copre una Casa.
web-rules-see-empty-over = Il suo lotto di terra vuoto in alto a sinistra coprirebbe la Miniera.
web-rules-see-outlaws = Il Saloon coprirebbe dei fuorilegge.
web-rules-see-prison = Con una Prigione nella città i fuorilegge possono essere coperti.
web-rules-see-prison-late = La Prigione proprio sulla nuova carta non aiuta.
web-rules-see-prison-mine = La Miniera coprirebbe la Prigione.
web-rules-see-prison-prison = Una Prigione copre la Prigione.
web-rules-see-neighbours = Contano tutti gli otto vicini della Miniera, anche in diagonale: tre Montagne, 2 punti ciascuna.
web-rules-see-ranch = Ranch: tre lotti di terra vuoti intorno. Sotto non c’è nessuna carta, lì non conta nulla.
web-rules-see-mine = Miniera: due Montagne adiacenti, 2 punti ciascuna.
web-rules-see-drugstore = Farmacia: valore in case adiacente 1 + 2, più 2 per due Ranch nella città.
web-rules-see-bank = Banca: valore in case adiacente 1 + 2, più 2 per due Miniere nella città.
web-rules-see-saloon = Saloon: due volte il valore in case adiacente, 1 + 2.
web-rules-see-general-store = Emporio: valore in case adiacente 1, più 3 in tutta la città.
web-rules-see-city-hall = Municipio: valore in case adiacente 1, più quattro edifici: sé stesso, Prigione, Hotel e Ranch.
web-rules-see-church = Chiesa: il valore in case della città, 1 + 2 + 2.
web-rules-see-blacksmith = Fabbro: due Miniere e un Ranch nella città.
web-rules-see-hotel = Hotel: sempre 3.
web-rules-see-outlaws-cost = Fuorilegge: ogni lotto di terra costa 6.
web-rules-see-lawful = Con una Prigione i fuorilegge non costano nulla e contano come un lotto di terra vuoto: il Ranch ne ha due.
web-rules-see-sale = La carta in mezzo tiene insieme la città; quelle ai lati si possono vendere.
web-rules-see-sale-under = Due carte stanno l’una sull’altra; solo la terza si può vendere.

## What the pictures of Card City show

web-rules-see-kinds = I sei tipi, da sinistra: Residenziale, Commerciale, Tempo libero, Comunale, Industriale, Parcheggio.
web-rules-see-lots = Sei carte in tre giocatori: due nel gruppo scoperto; delle altre quattro, due scoperte e due coperte.
web-rules-see-too-long = La città sarebbe larga sei spazi.
web-rules-see-beside = Lo spazio ha un lato in comune con il Comunale.
web-rules-see-corner-cell = Lo spazio tocca il Comunale solo per un angolo.
web-rules-see-limit = Ci sono cinque edifici e nessun Industriale.
web-rules-see-limit-raised = Con un Industriale possono essercene altri dieci.
web-rules-see-like = Accanto a un altro Residenziale.
web-rules-see-like-apart = I Residenziali si toccano solo per un angolo.
web-rules-see-industry = Un Residenziale accanto a un Industriale.
web-rules-see-poor = Ci sono solo 4 monete.
web-rules-see-districts = Tre distretti: due Residenziali, un Residenziale, due Commerciali. L’etichetta sotto ciascuno dice che cosa gli serve per crescere e che cosa ha.
web-rules-see-grow-homes = Un Residenziale con due edifici culturali accanto, il Comunale e un Tempo libero.
web-rules-see-grow-not = Un solo edificio culturale accanto; ne servono due.
web-rules-see-grow-shops = Un Commerciale tra due distretti residenziali diversi.
web-rules-see-joining = Il nuovo Residenziale unirebbe due distretti.
web-rules-see-income = Distretti commerciali di due e di un edificio: 1 + 3 + 1 = 5 monete.
web-rules-see-final = Distretti residenziali di tre e di un edificio, tre spazi vuoti, 13 monete: 6 + 1 − 3 + 2 = 6 punti.

## The game on one page

web-short-title = { $game } in una pagina
web-short-print = Stampa
web-short-do = Che cosa fai
web-short-win = Come vinci
web-short-round = Un round
web-short-score = Il punteggio
web-short-carson-city-do =
    Costruisci una città di carte terreno, ciascuna di 2 × 2 lotti di terra, entro 8 × 8 lotti.
    In ogni round tutti fanno un’offerta per le carte sul tavolo; chi offre di più sceglie prima.
    La partita dura due Ere di nove round. Hai le carte asta da 1 a 9 e giochi ciascuna una volta per Era.
web-short-carson-city-win =
    Vince chi alla fine ha più punti.
    Gli edifici valgono per ciò che hanno intorno: sovrapponi le carte per unire quello che va insieme.
    Tieni una carta alta per un personaggio o per una carta adatta alla tua città: le carte giocate sono scoperte, quindi vedi che cosa resta agli altri.
web-short-carson-city-round =
    Si scoprono un personaggio e quattro carte terreno (cinque se si gioca in cinque o sei).
    Chi ha personaggi con la freccia può usarli, ciascuno una volta per Era.
    Ognuno sceglie in segreto una carta asta; poi si scoprono tutte.
    Dall’offerta più alta in giù ciascuno prende una carta. In caso di parità decide il retro del prossimo personaggio.
    Una carta terreno si costruisce subito: tocca o copre la città, non si gira mai e copre solo lotti vuoti o lo stesso edificio. Un personaggio resta con te.
web-short-carson-city-score =
    Ranch: 1 per ogni lotto vuoto intorno. Miniera: 2 per ogni Montagna.
    Farmacia e Banca: le Case intorno, più tutti i tuoi Ranch o le tue Miniere. Saloon: le Case intorno, due volte.
    Chiesa, Emporio, Municipio e Fabbro guardano a tutta la città; un Hotel vale 3.
    Una Casa conta 1, un Palazzo o un Hotel 2. I fuorilegge costano 6 ciascuno, se non hai una Prigione o lo Sceriffo.
    I personaggi con $ danno quello che dice la loro carta.
web-short-card-city-do =
    In dieci round costruisci una città di al massimo 5 × 5 carte intorno a un Comunale.
    In ogni round ricevi due edifici: dividi le carte per gli altri, o scegli tra quelle che hanno diviso.
    Poi costruisci, i distretti crescono e i negozi danno monete.
web-short-card-city-win =
    Vince chi ha più punti; in caso di parità, più monete.
    I distretti residenziali grandi valgono di più, e si formano solo crescendo: da’ loro cultura e spazio per crescere.
    Gli Industriali alzano il limite cittadino e riempiono spazi; non metterli mai accanto ai Residenziali.
web-short-card-city-round =
    Dividere: il primo giocatore pesca due carte per giocatore e fa due gruppi, uno di due carte scoperte, uno di tutte le altre, metà coperte. Il prossimo prende un gruppo e lo tiene o divide ancora.
    Costruisci le due carte accanto alla tua città. Nessun Residenziale accanto a Residenziale o Industriale, nessun Commerciale accanto a Commerciale. Un Tempo libero costa 5 monete. Ciò che si può costruire va costruito.
    Sviluppare: un distretto residenziale di x cresce accanto a x + 1 edifici culturali (Tempo libero, Comunale), uno commerciale accanto a x + 1 distretti residenziali.
    Entrate: 1 moneta, più 1 + 2 + … per ogni distretto commerciale.
    Ognuno può comprare un Industriale: 5 monete, poi 10, poi 15.
web-short-card-city-score =
    Ogni distretto residenziale di n edifici: 1 + 2 + … + n punti.
    Ogni spazio vuoto dei 5 × 5: −1.
    Ogni 5 monete: 1.
    Limite cittadino: al massimo 5 edifici non industriali, e altri 5 per ogni Industriale.
