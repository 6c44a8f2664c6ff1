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
web-rules-see-prison-late = La Prigione sulla nuova carta stessa non aiuta.
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
