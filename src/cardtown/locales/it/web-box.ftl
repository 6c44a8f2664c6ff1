### I giocatori virtuali di una partita con la scatola, guidati dal segnapunti: italiano

web-box-title = Giocatori virtuali
web-box-about = Inserisci che cosa c’è sul tavolo e che cosa offrono tutti: il segnapunti dice che cosa prendono i giocatori virtuali, in quale ordine e perché, e tiene i loro punti. Questi giocatori fanno parte della scatola di Carson City.
web-box-none = Questo gioco non ha giocatori virtuali.
web-box-back = Torna alla partita
web-box-new = Nuova partita

## Who plays

web-box-seats = Chi gioca
web-box-person = Persona
web-box-suit-of = Simbolo del giocatore { $number }
web-box-kind-of = Giocatore { $number }: persona o virtuale
web-box-name-of = Nome del giocatore { $number }
web-box-remove = Togli il giocatore { $number }
web-box-draws = Il segnapunti gira le loro carte asta
web-box-draws-about = Al posto dei loro mazzetti mescolati. Disattivalo se giri le carte di mazzetti veri.
web-box-begin = Comincia

## The row

web-box-character = Quale personaggio è stato pescato?
web-box-card = Carta terreno { $number } (appetibilità { $appeal })
web-box-appeal-of-character = Appetibilità: { $name }
web-box-appeal-of-card = Appetibilità della carta terreno { $number }, contando dai mazzi
web-box-extra = Si rivela un’altra carta terreno: la sua appetibilità

## Bids and picks

web-box-uses = Qualcuno usa un personaggio?
web-box-use = { $name } usa: { $character }
web-box-bids = Quale carta asta hanno giocato tutti?
web-box-bid = { $name }: { $card }
web-box-turned-last = Le carte dei giocatori virtuali si girano dopo l’ultima di queste.
web-box-tie = Parità: quale simbolo sta più in alto sul dorso della prossima carta personaggio?
web-box-skull = Nessun simbolo lì
web-box-tie-broken = Offerte uguali: passa prima il simbolo più in alto sul dorso.
web-box-order = Ordine di scelta
web-box-highest = l’appetibilità più alta
web-box-first-of-equals = l’appetibilità più alta; a parità, la carta più vicina ai mazzi
web-box-touch = Tocca la carta presa
web-box-took = { $name } prende: { $card }
web-box-left = Fuori dal gioco: { $cards }.
web-box-spent = Le carte asta giocate restano scoperte fino alla fine dell’Era.
web-box-next = Round successivo
web-box-era-over = L’Era I è finita: il suo terreno esce, le persone riprendono le loro nove carte e i mazzetti si mescolano di nuovo.

## The end

web-box-over = La partita è finita
web-box-scores-about = Un giocatore virtuale vale l’appetibilità di tutte le sue carte e non costruisce una città.
web-box-score = Calcola le città
