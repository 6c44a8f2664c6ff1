### Das Punktebuch einer Familie: Deutsch

web-book-title = Punktebuch
web-book-about = Partien von { $game }, die der Block aufhebt, sobald alle ihre Städte gezählt sind. Sie bleiben allein in diesem Browser; die Datei nimmt sie mit.
web-book-export = Als Datei sichern
web-book-import = Aus einer Datei ergänzen
web-book-rules = Die Regeln auf einer Seite
web-book-empty = Noch ist keine Partie gezählt: Gib die Städte eines Tisches auf dem Block ein.
web-book-people = Wer was erreicht hat
web-book-chart = { $name }, Partie für Partie: { $points }
web-book-bad-file = „{ $name }“ wurde nicht ergänzt: Es ist kein Punktebuch von Cardtown, oder es ist beschädigt.
web-book-taken = { $n ->
    [0] Alle Tische aus dieser Datei waren schon da.
    [one] { $n } Tisch wurde ergänzt oder aktualisiert.
   *[other] { $n } Tische wurden ergänzt oder aktualisiert.
}
