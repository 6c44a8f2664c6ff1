### Card City at the table in the terminal: Italian

## What is drawn

ui-next-industrial = { $n ->
    [one] prossimo Industriale: { $n } moneta
   *[other] prossimo Industriale: { $n } monete
}
ui-limit = Limite cittadino: { $n } edifici su { $number }, Industriali: { $industrials }
ui-holds = ha { $text }
ui-could-grow = { $name } in { $at } potrebbe crescere
ui-dead-end-mark = la fine della città
ui-has-culture = { $n } edifici culturali su { $number }
ui-has-districts = { $n } distretti residenziali su { $number }
ui-can-grow = può crescere
ui-no-cell = intorno basta, ma non c’è spazio
ui-limit-reached = intorno basta, ma c’è il limite cittadino
ui-no-reserve = nella Riserva non ci sono più carte
ui-more-districts = … (districts li mostra tutti)
ui-no-districts = Non c’è ancora nessun distretto residenziale o commerciale.
ui-district-culture = { $name }, distretto di { $size } in { $at }: edifici culturali adiacenti { $n }, per crescere ne servono { $number }.
ui-district-districts = { $name }, distretto di { $size } in { $at }: distretti residenziali adiacenti { $n }, per crescere ne servono { $number }.
ui-divisions = Gruppo scoperto | carte scoperte | carte coperte, con una lettera:
ui-how-to-divide = Gruppo scoperto | carte scoperte | carte coperte, per numero, come { $text }
ui-open-last = open: tieni { $text }; { $name } tiene il gruppo misto.
ui-open-more = open: tieni { $text }; { $name } divide il gruppo misto per { $other }.
ui-mixed-last = mixed: tieni { $text } e la carta coperta; { $name } tiene { $cards }.
ui-mixed-more = { $n ->
    [one] mixed: vedi anche { $n } carta coperta e dividi tutto per { $other }; { $name } tiene { $cards }.
   *[other] mixed: vedi anche { $n } carte coperte e dividi tutto per { $other }; { $name } tiene { $cards }.
}
ui-deck-unseen = { $n ->
    [one] Nel mazzo c’è { $n } carta.
   *[other] Nel mazzo ci sono { $n } carte.
} Mai viste da te:
ui-deck-hidden = (di queste, coperte altrove: { $n })
ui-deck-under = Sotto il mazzo, in quest’ordine: { $text }
ui-deck-discarded = Fuori dal gioco:
ui-legend = { $blank } uno spazio ancora possibile, [a] uno spazio da scegliere, { $grows } un distretto può crescere, { $first } primo giocatore, { $here } deve decidere

## What is asked

ui-ask-divide = { $number ->
    [one] Quali due carte nel gruppo scoperto, quale scoperta, quale coperta? Sceglie { $name }.
   *[other] Quali due carte nel gruppo scoperto, quali { $number } scoperte, quali { $number } coperte? Sceglie { $name }.
}
ui-ask-choose = Quale gruppo prendi? (open per lo scoperto, mixed per il misto)
ui-ask-keep = Quali due carte tieni? (due numeri; l’altra va sotto il mazzo)
ui-ask-build = Hai { $text }. Dove costruisci? ({ $kind } a, oppure { $kind } 1 2)
ui-ask-build-one = Hai { $text }. Dove costruisci? (una lettera, o riga e colonna)
ui-ask-develop = Quale distretto cresce, e dove? (una lettera, o riga e colonna)
ui-ask-buy = { $n ->
    [one] Comprare un Industriale per { $n } moneta? (una lettera, oppure pass)
   *[other] Comprare un Industriale per { $n } monete? (una lettera, oppure pass)
}
ui-help-divide =
    0 3 | 1 | 2   carte 0 e 3 nel gruppo scoperto, 1 scoperta, 2 coperta; anche CR | I | P, o una lettera dell’elenco
ui-help-choose = open, mixed   prendi quel gruppo; bastano o e m
ui-help-keep = 0 2           tieni le carte 0 e 2; anche lettere: R P
ui-help-build =
    R a, R 1 2    costruisci il Residenziale nello spazio a, o in riga 1, colonna 2; solo a se lì va bene una carta sola
ui-help-develop = a, R 1 2      fai crescere il distretto nello spazio a, o in riga 1, colonna 2
ui-help-buy = a, 1 2, pass  compra un Industriale e costruiscilo nello spazio a, o in riga 1, colonna 2; oppure no
ui-help-card-city =
    why R 1 2     che cosa cambierebbe un Residenziale in riga 1, colonna 2, o perché non può starci
    districts     che cosa serve a ciascun tuo distretto per crescere
    city 2        la città del posto 2 (o di un nome)
    deck          che cosa resta nel mazzo e nella Riserva, per quanto puoi saperne
    legend        che cosa significano le lettere e i segni
ui-no-such-cell = Non c’è uno spazio { $text }: vanno da a fino a { $name }.
ui-no-such-division = Non c’è una divisione { $text }: vanno da a fino a { $name }.
ui-which-kind = Quale carta? Digita una di queste: { $text }
ui-bad-division = { $n ->
    [one] Le carte da 0 a { $number } si dividono in due nel gruppo scoperto, una scoperta e una coperta (K2.2), come { $text }
   *[other] Le carte da 0 a { $number } si dividono in due nel gruppo scoperto, { $n } scoperte e { $n } coperte (K2.2), come { $text }
}
ui-bad-keep = Indica due delle carte da 0 a { $number }, come 0 1 (K2.4).
ui-why-cell-usage = Digita why, un edificio e uno spazio: why R 1 2, oppure why R a.
ui-dead-end = Poi nella tua città non si potrà più costruire nulla: il limite cittadino è raggiunto e per un Industriale non c’è spazio (K3.3). Se è quello che vuoi, digita { $text } un’altra volta.

## The log

ui-log-offer = { $name } offre a { $other } { $cards } scoperte, oppure { $text } e coperte { $n }.
ui-log-choice = { $name } prende: { $text }.
ui-log-hold = { $name } ha { $text }.
ui-log-under = Sotto il mazzo va { $text }.
ui-log-build = { $name } costruisce { $text } in { $at }.
ui-log-discard = { $name } non può costruire { $text }: fuori dal gioco.
ui-log-develop = Cresce un distretto di { $name }: { $text } in { $at }.
ui-log-income = { $name } incassa { $n }; monete ora: { $number }.
ui-log-buy = { $name } compra { $text } per { $n } monete e costruisce in { $at }.

## Answers of the commands

ui-place = Riga, colonna
ui-base-income = Per tutti
