### What is wrong with what somebody gave to a program: German

## Documents and files

bad-utf8 = Byte { $byte } ist kein UTF-8-Text.
bad-json = Das ist kein gültiges JSON: siehe Zeile { $line }, Spalte { $column }.
bad-long = Das hat mehr als { $most } Bytes.
bad-toml = Das ist kein gültiges TOML.
bad-deep = Das ist zu tief verschachtelt.
bad-object = Hierher gehört ein Objekt, nicht { $said }.
bad-list = Hierher gehört eine Liste, nicht { $said }.
bad-text = Hierher gehört ein Text, nicht { $said }.
bad-whole = Hierher gehört eine ganze Zahl, nicht { $said }.
bad-number = { $said } ist in JSON keine Zahl.
bad-flag = Hier kann nur true oder false stehen.
bad-negative = Diese Zahl darf nicht negativ sein.
bad-range = Diese Zahl muss zwischen 0 und { $most } liegen.
bad-missing = Das fehlt.
bad-key = Dieser Schlüssel ist hier unbekannt.
bad-twice = Das ist doppelt angegeben.
bad-pair = Hier kann nur { $pair } stehen.
bad-choice = Möglich sind: { $choices }.
bad-hex = Hierher gehören { $digits } hexadezimale Ziffern, 0 bis 9 und a bis f.
bad-date = Hier muss ein Datum wie 2026-11-19 stehen.
bad-day = Es gibt Karten für die Tage vom { $first } bis zum { $last }.
bad-read = „{ $file }“ lässt sich nicht lesen.
bad-write = „{ $file }“ lässt sich nicht schreiben.
bad-folder = „{ $file }“ ist ein Ordner, keine Datei.
bad-no-folder = Den Ordner „{ $file }“ gibt es nicht.
bad-no-save = Ein gespeichertes Spiel { $file } gibt es nicht.
bad-no-saves = In „{ $file }“ liegt kein angefangenes Spiel.

## Records

bad-format = Das ist keine Aufzeichnung von Cardtown: Ihr Format muss { $format } sein.
bad-commitment = Die Aufzeichnung wurde verändert: Das Siegel gehört nicht zum Startwert.
bad-seed = Ein Startwert ist ein darstellbarer Text und nicht leer.
bad-deck = Die Partie wurde mit einem anderen Deck gespielt: „{ $name }“.
bad-version = Die Partie folgte Fassung { $version } der Regeln; dieses Cardtown kennt Fassung { $known }.
bad-record-action = Aktion { $index } passt nicht: { $reason }
bad-record-result = Diese Aktionen führen nicht zum Ergebnis in der Aufzeichnung.
bad-record-unfinished = Diese Partie ist noch nicht zu Ende: Hier lassen sich nur beendete Partien öffnen.

## Seats, names and bots

bad-name = Ein Name braucht 1 bis { $most } darstellbare Zeichen.
bad-names = { $n } Namen für { $seats } Plätze: Das passt nicht.
bad-seats = Dieses Spiel hat { $least } bis { $most } Plätze, nicht { $n }.
bad-all-virtual = Auf mindestens einem Platz muss ein Mensch oder ein Bot sitzen.
bad-suits = Jeder Platz braucht eine andere Farbe: { $choices }.
bad-bot = Einen Bot „{ $name }“ gibt es nicht. Es gibt: { $choices }.
bad-bot-game = „{ $name }“ kann dieses Spiel nicht spielen. Wähle einen anderen Bot.
bad-bot-import = „{ $name }“ lässt sich nicht als Bot laden.
bad-bot-parameter = „{ $name }“ enthält einen Parameter, den dieser Bot nicht kennt. Er kennt: { $choices }.
bad-bot-value = „{ $name }“ muss vom Typ { $kind } sein.
bad-bot-limit = „{ $name }“ muss zwischen 0 und { $most } liegen.
bad-option = { $said } hat nicht die Form NAME=VALUE.
bad-no-rules = Dieses Spiel bringt keine Regeln zum Nachlesen mit.
bad-package = Das Paket { $package } ist nicht vollständig installiert.

## Cities and decks

bad-row-length = Diese Zeile ist nicht so lang wie die erste.
bad-glyph = { $glyph } steht für nichts, was es in einer Stadt gibt.
bad-card-city-size = Die Stadt ist { $height } × { $width } Felder groß: größer als 5 × 5.
bad-carson-city-size = Die Stadt ist { $height } × { $width } Parzellen groß: größer als 8 × 8. Mit dem Hauptmann dürfte eine Seite 9 lang sein.
bad-carson-city-size-captain = Die Stadt ist { $height } × { $width } Parzellen groß: größer als 8 × 9, und mehr erlaubt auch der Hauptmann nicht.
bad-empty-city = Die Stadt braucht mindestens ein Gebäude.
bad-rows-or-cards = Gib die Stadt entweder als Zeilen (rows) oder als Karten (cards) an.
bad-sold = Nur mit dem Auktionator lassen sich Karten verkaufen.
bad-far = Dieser Platz liegt zu weit weg.
bad-parcels = Eine Karte besteht aus zwei Zeilen mit je zwei Parzellen.
bad-box-unfinished = Diese Runde ist noch nicht zu Ende: Sag zuerst, wer was nimmt.
bad-box-row-length = In der Reihe liegen hier { $n } Karten, die Personenkarte eingeschlossen; mehr nur mit dem Gouverneur oder dem Tagelöhner.
bad-box-row = In dieser Reihe liegen mehr Karten, als aufgedeckt wurden.
bad-box-bids = Jeder der { $n } Spieler braucht eine Auktionskarte.
bad-box-bid = Die Auktionskarte { $card } ist nicht mehr unter den übrigen Karten.
bad-box-use = Diese Person lässt sich in dieser Runde nicht einsetzen.
bad-box-take = Diese Karte liegt nicht in der Reihe.
bad-box-more = Das ist mehr, als in dieser Runde geschehen sein kann.
bad-character = { $said } ist keine Person.
bad-characters = Diese Personen fehlen: { $missing }.
bad-no-decks = { $game } kennt keine eigenen Decks.
bad-deck-name = Ein Deck braucht einen darstellbaren Namen.
bad-deck-era = Es sind { $n } Karten der Epoche { $era }; es müssen { $must } sein.
bad-deck-id = Die Kennung einer Geländekarte beginnt mit I- oder II-.
bad-back = Die Rückseite zeigt einen Totenkopf (skull) oder die sechs Farben, jede einmal.
bad-position = „{ $said }“ passt hier nicht.
bad-no-positions = { $game } kennt keinen Text für Stellungen.
bad-word = In „{ $word }“: { $problem }
bad-no-decision = Der Platz hat hier nichts zu entscheiden.
bad-no-puzzles = Zu { $game } gibt es bei Cardtown keine Aufgaben.
bad-no-such-puzzles = Keine Aufgabe handelt davon oder ist so schwer.
bad-luck = Glück und Können lassen sich bei diesem Spiel nicht trennen: Dazu gehört der kompilierte Kern.
