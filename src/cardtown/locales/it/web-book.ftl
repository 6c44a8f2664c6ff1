### Il libro dei punti di una famiglia: italiano

web-book-title = Libro dei punti
web-book-about = Partite di { $game } che il segnapunti conserva appena tutte le loro città sono contate. Restano solo in questo browser; il file le porta con sé.
web-book-export = Salva come file
web-book-import = Aggiungi da un file
web-book-rules = Le regole in una pagina
web-book-empty = Nessuna partita è ancora contata: inserisci le città di un tavolo sul segnapunti.
web-book-people = Chi ha raggiunto che cosa
web-book-chart = { $name }, partita dopo partita: { $points }
web-book-bad-file = “{ $name }” non è stato aggiunto: non è un libro dei punti di Cardtown, o è danneggiato.
web-book-taken = { $n ->
    [0] Tutti i tavoli di questo file c’erano già.
    [one] { $n } tavolo aggiunto o aggiornato.
   *[other] { $n } tavoli aggiunti o aggiornati.
}
