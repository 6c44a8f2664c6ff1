### Het scoreboek van een familie: Nederlands

web-book-title = Scoreboek
web-book-about = Spellen van { $game } die het blok bewaart zodra al hun steden geteld zijn. Ze blijven alleen in deze browser; het bestand neemt ze mee.
web-book-export = Als bestand bewaren
web-book-import = Uit een bestand toevoegen
web-book-rules = De regels op één pagina
web-book-empty = Er is nog geen spel geteld: voer de steden van een tafel op het blok in.
web-book-people = Wie wat heeft bereikt
web-book-chart = { $name }, spel na spel: { $points }
web-book-bad-file = “{ $name }” is niet toegevoegd: het is geen scoreboek van Cardtown, of het is beschadigd.
web-book-taken = { $n ->
    [0] Alle tafels uit dit bestand waren er al.
    [one] { $n } tafel is toegevoegd of bijgewerkt.
   *[other] { $n } tafels zijn toegevoegd of bijgewerkt.
}
