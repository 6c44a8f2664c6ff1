### Words that both games share: Italian

language-name = Italiano
game-carson-city = Carson City – Il Gioco di Carte
game-card-city = Card City

## Around the table

yes = Sì
no = No
seat = Posto { $number }
round = Round { $round }
points = { $n ->
    [one] { $n } punto
    [many] { $n } di punti
   *[other] { $n } punti
}
coins = { $n ->
    [one] { $n } moneta
    [many] { $n } di monete
   *[other] { $n } monete
}
total = Totale
winner = Vincitore
winners = Vincitori
tie = Parità
you = Tu
bot = Bot
virtual-player = Giocatore virtuale
level-novice = Principiante
level-intermediate = Intermedio
level-expert = Esperto

## Commands and pages

undo = Indietro
save = Salva
quit = Esci
help = Aiuto
rules = Regolamento
score-sheet = Foglio segnapunti
log = Cronologia

## Why something is refused

refused-over = La partita è finita: non si può più giocare nulla.
refused-turn = Non è il tuo turno.
refused-not-an-action = «{ $said }» non è un’azione. Le azioni iniziano con: { $words }.
refused-malformed = «{ $said }» non è un’azione completa che inizia con «{ $word }».

## What a link shows elsewhere

link-title = Cardtown: giochi di carte in cui si costruiscono città
link-about = Si gioca subito, da soli, con amici o contro i bot: niente account, niente attese.
link-table = Al tavolo: { $names }
link-race = { $name } ti sfida: { $game }
link-race-about = Le stesse carte, gli stessi avversari: chi fa meglio?
link-finished = La partita è finita: { $points }
