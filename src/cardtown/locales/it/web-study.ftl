### The study board: Italian

web-study-title = Tavolo di studio: { $game }
web-study-about = Incolla qui una posizione, come la danno «Studia questa posizione» in un replay o il comando cardtown replay. Oppure comincia con un esempio.
web-study-text = La posizione come testo
web-study-of-game = La partita
web-study-of-seat = Posto { $n }
web-study-example = Esempio: { $game }
web-study-change = Cambia
web-study-link = Copia il link

## What is best

web-study-decides = { $name } decide: { $kind }.
web-study-nothing = Chi vede questo non ha nulla da decidere.
web-study-try = Prova una mossa sul tavolo, oppure chiedi.
web-study-best = Che cosa è meglio?
web-study-thinking = Sta pensando …
web-study-best-chance = La scelta migliore vince in circa { $chance } dei casi.
web-study-best-alone = Le scelte migliori sono segnate sul tavolo.
web-study-tried-best = È la scelta migliore: vince in circa { $chance } dei casi.
web-study-tried-best-alone = È la scelta migliore.
web-study-tried = Così si vince in circa { $chance } dei casi; con la scelta migliore, in { $best }.
web-study-tried-alone = Porta circa { $points } punti in meno della scelta migliore.
