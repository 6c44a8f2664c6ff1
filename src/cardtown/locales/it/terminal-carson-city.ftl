### Carson City at the table in the terminal: Italian

## What is drawn

ui-ties = Spareggio:
ui-skull = teschio: ordine di posto
ui-picking = Scelgono:
ui-used = usato
ui-city-empty = (ancora nessuna carta)
ui-sales = Il Battitore d’Asta può vendere:
ui-sum-of-appeal = l’appetibilità di tutte le carte prese (C7.1)
ui-deck-terrain = Carte terreno non ancora viste, { $name }: { $n }
ui-deck-characters = Personaggi mai visti: { $n }
ui-deck-returned = Finiti sotto il mazzo per un teschio, in quest’ordine:
ui-deck-left = Personaggi non presi:
ui-city-virtual = Un giocatore virtuale non costruisce nulla; ha preso:

## What is asked

ui-ask-bid = La tua offerta? (una carta asta della tua mano)
ui-ask-take = Quale carta prendi? (il suo numero)
ui-ask-place = Dove va la carta? (una lettera, o riga e colonna)
ui-ask-use = Usare { $name }? (sì/no) { $text }
ui-ask-adopt = Chi viene con il Ragazzo dei Giornali? (numero o nome; done per nessuno)
ui-ask-sell = Vendere una carta? (il suo numero; done per finire)
ui-help-bid = 7 o bid 7       gioca la carta asta 7
ui-help-take = 2 o take 2      prendi la carta 2 della fila; ★ è la sua appetibilità, + ciò che porterebbe subito
ui-help-place = b o place 1 3      piazza la carta con il lotto di terra in alto a sinistra su b, o su riga 1, colonna 3
ui-help-use = sì o no       usa ora il personaggio, oppure no
ui-help-adopt = 2, un nome o done   aggiungi quel personaggio, o nessuno
ui-help-sell = sell 4        vendi la carta piazzata come numero 4 (da 0); done termina la vendita
ui-help-carson-city =
    why b, why 2  da dove vengono i punti del posto b, o della carta 2 della fila
    city 2        la città del posto 2 (o di un nome)
    about NOME    che cosa fa un personaggio; about da solo: tutti quelli scoperti
    deck          che cosa deve ancora arrivare, per quanto tutti sanno
    legend        che cosa significano le lettere
ui-no-such-label = Non c’è un posto { $text }: vanno da a fino a { $name }.
ui-why-usage = Digita why e la lettera di un posto, o il numero di una carta della fila che ha un posto.
ui-about-usage = Nessun personaggio si chiama «{ $text }».

## The log

ui-log-returned = Per un teschio è finito sotto il mazzo: { $text }.
ui-log-use = { $name } usa { $text }.
ui-log-extra = Una carta terreno in più: { $text }.
ui-log-sell = { $name } vende la carta { $number }.
ui-log-bids = Offerte: { $text }.
ui-log-order = Ordine di scelta: { $text }.
ui-log-take = { $name } prende { $text }.
ui-log-place = { $name } costruisce in { $text }.
ui-log-no-place = { $name } non trova posto per la carta: è fuori dal gioco.
ui-log-left = Nessuno ha preso: { $text }
ui-log-adopt = A { $name } si unisce { $text }.
