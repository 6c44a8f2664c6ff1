### The web table, around the games: German

## Everywhere

web-close = Schließen
web-offline = Der Server ist nicht erreichbar. Neuer Versuch läuft.
web-rule = Regel { $number }
web-connecting = Verbindung wird aufgebaut …
web-connected = Verbunden
web-slow = Langsame Verbindung
web-reconnecting = Die Verbindung ist abgerissen. Sie kommt gleich wieder …
web-away-since = Getrennt seit { $time }.
web-to-start = Startseite
web-my-tables = Meine Tische
web-cancel = Abbrechen

## The bar above a game, and its menu

web-steps = Schritte der Runde
web-tools = Werkzeuge
web-menu = Menü
web-settings = Einstellungen
web-sound = Ton
web-night = Nacht
web-typed-move = Ein Zug in Worten
web-type-move = Einen Zug eintippen
web-play-typed = Spielen
web-coach = Coach
web-coach-about = Erklärt das Spiel, sobald etwas neu ist
web-hand-over = Einen Bot für { $name } spielen lassen
web-vote-asked = { $name } hat schon eine Weile nichts entschieden. Soll bis zur Rückkehr ein Bot weiterspielen? Alle anderen müssen zustimmen.
web-vote-waits = Ein Bot spielt für { $name }, sobald alle anderen zustimmen: { $others }
web-vote-about-you = Die anderen möchten einen Bot für dich spielen lassen. Entscheide jetzt, oder komm später zurück: Der Platz bleibt deiner.
web-free-seat = Den Platz von { $name } frei machen
web-return = Wieder selbst spielen
web-problem = Ein Problem melden
web-problem-about = Kopiere diesen Text oder lade ihn herunter und schick ihn mit, wenn du uns schreibst, was nicht stimmt. Er zeigt den Tisch, wie du ihn siehst, auch deine eigenen Karten; er öffnet keinen Platz.
web-problem-download = Herunterladen
web-leave = Gehen; ein Bot spielt für mich weiter
web-leave-about = Ein Bot spielt an deiner Stelle weiter, bis du zurückkommst. Sobald du den Tisch wieder öffnest, bist du zurück.
web-stay = Bleiben

## Settings

web-language = Sprache
web-theme = Tag oder Nacht
web-theme-system = Wie dieses Gerät
web-theme-day = Tag
web-theme-night = Nacht
web-speed = Bewegung
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-off = Aus
web-switch-previews = Zeigen, was eine Wahl bringt
web-switch-confirm = Jede Wahl bestätigen
web-switch-livescores = Punkte während des Spiels zeigen
web-switch-remarks = Gegner über ihre Züge reden lassen
web-switch-letters = Tasten mit einem Buchstaben oder einer Ziffer
web-switch-sound = Ton
web-sounds = Töne
web-volume = Lautstärke
web-sounds-turn = Wenn ich dran bin
web-sounds-events = Was am Tisch geschieht
web-sounds-touch = Was ich berühre
web-switch-notices = Mir sagen, wenn ich dran bin

## Playing

web-ask-undo = Rücknahme erbitten
web-nothing-to-do = Nichts zu tun
web-undo-asked = { $name } möchte etwas zurücknehmen. Ist das in Ordnung?
web-undo-waits = { $name } muss noch zustimmen
web-undo-open = { $name } möchte etwas zurücknehmen
web-took-back = { $name } hat eine Aktion zurückgenommen.
web-took-back-what = { $name } hat zurückgenommen: „{ $text }“
web-turn-gone = Deshalb bist du nicht mehr am Zug.
web-undo-cost = { $n ->
    [one] Eine spätere Aktion entfällt damit auch.
   *[other] { $n } spätere Aktionen entfallen damit auch.
}
web-undo-withdraw = Zurückziehen
web-you-watch = Du siehst zu
web-is-away = { $name } ist nicht da
web-are-away = { $n } nicht da
web-watchers = { $n ->
    [one] Eine Person sieht zu
   *[other] { $n } Personen sehen zu
}
web-time-left-of = Verbleibende Zeit von { $name }
web-turn-of = { $name }: { $turn }
web-curtain = Bildschirm weitergeben
web-hand-screen = Als Nächstes an diesem Bildschirm
web-raise-curtain = Das bin ich
web-chat = Gespräch
web-say = Etwas sagen
web-send = Senden
web-mute-whom = Jemanden stummschalten

## After the game

web-rematch = Noch einmal spielen
web-join-rematch = Bei der Revanche mitspielen
web-again = Dieselben Karten noch einmal
web-again-about = Dieselben Karten in derselben Reihenfolge, zur Übung; wo andere saßen, spielen Bots.
web-again-game = Eine Übungspartie: Ihre Karten waren schon einmal gegeben worden und damit bekannt.
web-file-game = Aus einer Datei geöffnet und nach den Regeln nachgespielt. Wer sie wann gespielt hat, sagt nur die Datei.
web-open-record = Aufzeichnung öffnen
web-open-record-about = Die Datei einer beendeten Partie, von hier oder aus dem Terminal: Wähle sie, oder zieh sie auf diese Seite.
web-study = Analysebrett
web-study-why = Jede Stellung ansehen und fragen, was dort am besten ist.
web-without-network = Spiele ohne Netz
web-alone-about = Im Zug oder auf der Hütte: Partien gegen Programme und an einem Bildschirm, mit Hinweisen und zum späteren Ansehen. Was sie brauchen, wird einmal geladen und bleibt auf diesem Gerät.
web-alone-saving = Dein Browser ist auf Datensparen eingestellt.
web-alone-fetch = Laden ({ NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB)
web-alone-coming = Wird geladen …
web-alone-failed = Das Laden ist misslungen. Versuche es mit besserem Netz noch einmal.
web-alone-ready = Bereit: Ohne Netz laufen „Sofort spielen“ und Partien an einem Bildschirm auf diesem Gerät.
web-alone-impossible = Nicht unter dieser Adresse: Browser behalten Dateien nur von Seiten mit https und von diesem Rechner selbst.
web-on-this-device = Auf diesem Gerät
web-no-network = Kein Netz: Partien gegen Programme und an einem Bildschirm laufen auf diesem Gerät.
web-keep-online = Online behalten
web-keep-online-about = Schickt diese beendete Partie an den Server, der sie nachspielt und prüft; dann hat sie einen Link.
web-record = Aufzeichnung
web-proof = Beweis der Mischung
web-proof-about = Bevor sich jemand setzte, hat der Server die erste Zeile veröffentlicht: den Hash seines Geheimnisses, der Karten, der Regeln und der Plätze. Danach hat der Browser jeder Person seinen eigenen Teil hinzugefügt, an den meisten Tischen zuerst versiegelt. Im Startwert stecken alle Teile, und jede Karte folgt aus ihm. Der Befehl cardtown verify prüft das alles anhand der Aufzeichnung.
web-commitment = Vor dem Spiel veröffentlicht
web-seed = Startwert
web-your-entropy = Von diesem Browser hinzugefügt

## Pages and what they share

web-tagline = Kartenspiele rund um den Städtebau
web-pages = Seiten
web-skip = Zum Inhalt
web-play = Spielen
web-lobby = Lobby
web-scorepad = Wertungsblock
web-table = Tisch
web-loading = Wird geladen …
web-not-loaded = Diese Seite ließ sich nicht laden. Vielleicht fehlt die Verbindung, oder Cardtown wurde gerade erneuert.
web-load-again = Noch einmal laden
web-failed = Hier ging etwas schief
web-failed-about = Diese Seite ist auf einen Fehler von uns gestoßen. Nichts ist verloren: Deine Tische sind auf dem Server.
web-report = Bericht für die Entwickler
web-report-about = Kopiere diesen Text und schick ihn mit, wenn du uns den Fehler meldest. Er enthält keine Geheimnisse von dir.
web-just-now = gerade eben
web-until = bis { $time }
web-game-carson-city = Carson City
web-game-card-city = Card City
web-copy = Kopieren
web-copied = Kopiert
web-copy-by-hand = Dein Browser lässt das Kopieren nicht zu. Der Link ist markiert: Kopiere ihn mit der Tastatur oder dem Menü.
web-qr = QR-Code
web-qr-of = Der QR-Code von { $address }
web-qr-about = Richte die Kamera eines Handys hierher, um den Link dort zu öffnen.
web-bring-phone = Bring ein Handy an den Tisch: Seine Kamera liest den QR-Code, und dort setzt man sich.
web-news = Was ist neu
web-news-english = Diese Notizen sind auf Englisch.
web-share = Teilen
web-unknown-page = Hier ist nichts gebaut
web-unknown-page-about = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unterwegs gekürzt worden.
web-unknown-table = Diesen Tisch gibt es nicht
web-unknown-table-about = Kein Tisch hat diese Adresse. Vielleicht ist der Link unterwegs gekürzt worden: Lass ihn dir noch einmal schicken, oder mach selbst einen Tisch auf.

## The start page

web-hero-title =
    Bau eine Stadt,
    Karte für Karte.
web-lead = Zwei Kartenspiele rund um den Städtebau für eine bis sechs Personen. Kein Konto, kein Warten: Dein Tisch ist gedeckt.
web-about-carson-city = Biete geheim, nimm der Reihe nach, lass deine 2 × 2 Parzellen überlappen. Achtzehn Runden, etwa 25 Minuten.
web-about-card-city = Ich teile, du wählst. Lass Viertel auf 5 × 5 Feldern wachsen. Zehn Runden, etwa 20 Minuten, auch solo.
web-hero-sheriff = 3 je Gefängnis
web-hero-governor = eine Karte mehr, sofort
web-hero-singer = wie dein bester Saloon
web-play-now = Sofort spielen
web-invite-friends = Einladen
web-set-up = Einrichten
web-opponents-count = Zahl der Gegner
web-opponents = { $n ->
    [0] allein
    [one] { $n } Gegner
   *[other] { $n } Gegner
}
web-opponent-less = Ein Gegner weniger
web-opponent-more = Ein Gegner mehr
web-strength-of = Stärke von { $name }
web-kind-bot-easy = Bot · leicht
web-kind-bot-casual = Bot · gemütlich
web-kind-bot-medium = Bot · mittel
web-kind-bot-seasoned = Bot · erfahren
web-kind-bot-hard = Bot · stark
web-personas = Leute aus der Stadt
web-kind-bot-miner = der Goldgräber
web-known-bot-miner = Gräbt nach Minen und will Berge daneben.
web-says-bot-miner = Wo Fels ist, ist auch Erz.
web-kind-bot-rancher = der Rancher
web-known-bot-rancher = Hält Ranches und Land um sie herum.
web-says-bot-rancher = Gib einer Kuh Platz, und sie zahlt Miete.
web-kind-bot-collector = die Sammlerin
web-known-bot-collector = Will jeden Charakter der Stadt kennen.
web-says-bot-collector = Jeder ist es wert, gekannt zu werden.
web-kind-bot-spoiler = der Neider
web-known-bot-spoiler = Mag am liebsten, was jemand anders wollte.
web-says-bot-spoiler = Wolltest du die haben?
web-kind-bot-gambler = die Spielerin
web-known-bot-gambler = Bietet hoch und früh.
web-says-bot-gambler = Jede Karte wert, die ich dafür gespielt habe.
web-kind-bot-bookkeeper = der Buchhalter
web-known-bot-bookkeeper = Bietet niedrig und traut nur dem Sicheren.
web-says-bot-bookkeeper = Die Rechnung geht auf. Wie immer.
web-kind-bot-industrialist = der Fabrikant
web-known-bot-industrialist = Will Industrie und Platz zum Bauen.
web-says-bot-industrialist = Erst die Schornsteine, dann die Stadt.
web-kind-bot-gardener = die Gärtnerin
web-known-bot-gardener = Gibt jeder Ecke einen Park.
web-says-bot-gardener = Eine Stadt braucht eine Bank unter einem Baum.
web-kind-bot-landlord = der Hausherr
web-known-bot-landlord = Lässt Wohngebiete wachsen und wachsen.
web-says-bot-landlord = Ein Nachbar mehr hat noch nie geschadet.
web-kind-bot-shopkeeper = die Händlerin
web-known-bot-shopkeeper = Lebt von Geschäften und ihrem Einkommen.
web-says-bot-shopkeeper = Mach die Türen auf, dann kommt die Straße.
web-kind-bot-speculator = der Spekulant
web-known-bot-speculator = Traut den verdeckten Karten.
web-says-bot-speculator = Verdeckt ist das halbe Vergnügen.
web-kind-bot-saver = die Sparsame
web-known-bot-saver = Gibt so wenig aus wie möglich.
web-says-bot-saver = Hat nichts gekostet: mein liebster Preis.
web-kind-virtual-novice = virtuell · Anfänger
web-kind-virtual-intermediate = virtuell · Fortgeschrittener
web-kind-virtual-expert = virtuell · Profi
web-more-to-play = Mehr zum Spielen
web-going-on = Läuft gerade
web-continue = Weiterspielen
web-more-tables = { $n ->
    [one] { $n } weiterer Tisch
   *[other] { $n } weitere Tische
}
web-together = Gemeinsam
web-together-teaser = An einem Bildschirm
web-together-about = Mehrere Leute, ein Gerät, Geheimes hinter einem Vorhang.
web-daily = Stadt des Tages
web-daily-teaser = Die Karten von heute
web-daily-about = Für alle die gleichen Karten, und ein Versuch zählt.
web-to-daily = Zur Stadt des Tages
web-puzzles = Aufgaben
web-lobby-teaser = Offene Tische
web-lobby-teaser-about = Setz dich dazu, oder sieh beim Bauen zu.
web-to-lobby = Zur Lobby
web-box = Spielst du mit echten Karten? Zähle hier die Punkte.

## Setting up a table

web-set-up-game = { $game } einrichten
web-seats = Plätze
web-people = Menschen
web-programs = Programme
web-who-at = Wer spielt auf { $place }
web-who-here = An diesem Bildschirm
web-who-link = Per Link eingeladen
web-suit-of = Farbe von { $place }
web-name = Name
web-name-at = Name auf { $place }
web-named-later = Wählt den Namen beim Ankommen
web-programs-here = Programme von Leuten
web-challenged-later = Wird gefragt, sobald es den Tisch gibt
web-remove-seat = { $place } entfernen
web-add-seat = Platz hinzufügen
web-seats-range = { $least } bis { $most } Plätze
web-host-needs-seat = Behalte einen Platz an diesem Bildschirm für dich.
web-table-rules = An diesem Tisch
web-visibility = Wer kommen darf
web-visibility-private = Nur mit Link
web-visibility-private-about = Du schickst den Link, wem du willst.
web-visibility-open = Offen
web-visibility-open-about = Die Lobby zeigt den Tisch allen.
web-clock = Zeit für eine Entscheidung
web-clock-about = Ist sie um, spielt ein Bot weiter, bis du zurückkommst.
web-clock-none = Ohne Uhr
web-clock-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
web-clock-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
web-clock-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
web-clock-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
web-auto-start = Von selbst beginnen
web-auto-start-about = Sobald alle Plätze besetzt sind; sonst startest du selbst.
web-auto-start-alone = Alle sind da: Das Spiel beginnt sofort.
web-hints = Hinweise
web-hints-about = Alle dürfen um Hinweise bitten, auch gegen Menschen.
web-practice = Übung
web-practice-about = Auch was Verdecktes aufgedeckt hat, lässt sich zurücknehmen. Die Partie zählt dann als Übung.
web-practice-game = Eine Übungspartie: Auch was Verdecktes aufgedeckt hatte, ließ sich zurücknehmen.
web-daily-game = Eine Partie der Stadt des Tages: Sie wird gewertet.
web-daily-free-game = Ein freier Versuch mit den Karten eines Tages: Er ist Übung und wird nicht gewertet.
web-house-rules = Hausregeln
web-house-rule = Hausregel
web-our-reading = Unsere Lesart: Die Spielanleitung lässt es offen
web-development = Entwicklung eines Viertels
web-development-repeated = So oft es geht
web-development-once = Einmal je Runde
web-joining = Viertel durch Entwicklung verbinden
web-joining-forbidden = Nicht erlaubt
web-joining-allowed = Erlaubt
web-deck = Eigenes Deck
web-deck-file = Datei wählen
web-deck-text = oder ihr Text (TOML)
web-deck-about = Ohne eigenes Deck spielt ihr mit unserem, Comstock.
web-make-table = Tisch aufmachen
web-make-and-play = Spiel beginnen

## A table before its game

web-sit-down = Hinsetzen
web-sit-here = Hier hinsetzen
web-sit-down-here = An diesen Tisch setzen
web-seat-another = Jemand neben mir
web-seat-another-about = An einem Bildschirm können mehrere spielen. Geheime Entscheidungen bleiben hinter einem Vorhang.
web-their-name = Name der Person
web-get-up = Aufstehen
web-get-up-of = Aufstehen: { $name }
web-free-it = Platz frei machen
web-free = Frei
web-kept = Für jemanden reserviert
web-program = Programm
web-program-name = { $name } (Programm)
web-challenged = Ein Programm; es ist gefragt worden
web-withdraw = Nicht warten
web-withdraw-from = Nicht auf { $name } warten
web-declined = { $name } will jetzt nicht spielen. Der Platz ist frei.
web-host = Gastgeber
web-you-host = Du, am eigenen Tisch
web-you-here = Du
web-beside-you = Neben dir, an diesem Bildschirm
web-invited-to = Du bist eingeladen, auf Sitzplatz { $number } zu spielen.
web-full-watch = Alle Plätze sind besetzt oder reserviert. Bleib und sieh zu: Das Spiel erscheint hier, sobald es beginnt.
web-people-missing = { $n ->
    [one] Eine Person fehlt noch
   *[other] { $n } Personen fehlen noch
}
web-waiting-for-host = Alle sind da; der Gastgeber startet das Spiel
web-all-here = Alle sind da
web-starts-itself = Das Spiel beginnt von selbst, wenn alle Plätze besetzt sind.
web-drawing = Die Siegel werden geöffnet. Noch ausstehend: { $names }
web-drawing-anew = Alle Browser versiegeln einen neuen Teil. Noch ausstehend: { $names }
web-draw-missed = Der Browser von { $name } hat nicht rechtzeitig geantwortet. Der Platz ist wieder frei, und alle Browser losen neu.
web-draw-lost = Dieser Browser hat nicht mehr, was er auf Sitzplatz { $number } versiegelt hat. Steh dort auf und setz dich wieder.
web-start-game = Spiel starten
web-close-table = Tisch schließen
web-close-table-sure = Diesen Tisch schließen?
web-close-table-about = Niemand kann sich mehr setzen, und der Link gilt nicht mehr.
web-closed-about = Der Tisch ist geschlossen worden. Mach einen neuen auf; das dauert nur einen Augenblick.
web-invite = Einladen
web-invite-about = Wer diesen Link hat, kann sich setzen oder zusehen
web-invite-title = Eine Partie { $game }
web-seat-links-about = Soll ein Platz für eine bestimmte Person sein, schick ihr den Link des Platzes (die Kette daneben).
web-seat-link = Link zu diesem Platz
web-seat-link-of = Link zu { $place }
web-seat-link-about = Dieser Link öffnet genau diesen Platz. Er gilt, bis sich jemand gesetzt hat.
web-own-seat-link-about = Dein eigener Platz: Öffne diesen Link auf einem anderen Gerät, um dort weiterzuspielen. Behalte ihn für dich.
web-take-over-about = Dieser Link öffnet Sitzplatz { $number }. Wer jetzt dort sitzt, übergibt ihn dir.
web-vacant-about = Ein Platz ist frei geworden, ein Bot hält ihn warm. Setz dich und spiel weiter, oder schließ dies und sieh zu.
web-fair = Versiegelte Mischung
web-fair-about = Dieses Siegel auf dem Geheimnis des Servers, den Karten, den Regeln und den Plätzen stand fest, bevor sich jemand setzte: Niemand kann sie später ändern.
web-fair-together = Wenn alle sitzen, gibt jeder Browser einen versiegelten Teil dazu, und alle Siegel werden zugleich geöffnet: Auch wer sich zuletzt setzt, kann die Karten nicht aussuchen.
web-fair-days = An einem Tisch, der über Tage geht, gibt jeder seinen Teil dazu, wenn er sich setzt. Allein kann niemand die Karten aussuchen; der Server und wer sich zuletzt setzt, könnten es gemeinsam.
web-fair-more = Was das bedeutet
web-chip-open = Offener Tisch
web-chip-private = Nur mit Link
web-chip-clock = { $time } je Entscheidung
web-chip-development = Hausregel: eine Entwicklung je Runde
web-chip-joining = Hausregel: Viertel dürfen sich verbinden

## Lists of tables

web-new-table = Neuer Tisch
web-with = mit { $names }
web-alone = noch niemand sonst
web-solo = solo
web-nobody-yet = Noch niemand
web-free-seats = { $n ->
    [0] kein Platz frei
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
}
web-your-turn = Du bist dran
web-your-turn-at = Du bist dran in { $game }
web-turns-waiting = { $n ->
    [one] (an { $n } bist du dran)
   *[other] (an { $n } bist du dran)
}
web-result-won = Sieg: { $names }, { $points }
web-result-yours = { $place ->
    [1] Du hast gewonnen: { $points }
   *[other] Du kamst auf Platz { $place }: { $points }
}
web-join = Mitspielen
web-watch = Zusehen
web-look-at = Ansehen
web-replay = Partie ansehen
web-go-there = Hingehen
web-open-tables = Warten auf Mitspielende
web-no-open-tables = Gerade wartet kein offener Tisch. Mach einen auf und wähle „Offen“.
web-to-watch = Im Spiel
web-none-to-watch = Gerade gibt es nichts zu sehen.
web-just-finished = Kürzlich beendet
web-show-more = Mehr zeigen
web-group-turn = Du bist dran
web-group-playing = Im Spiel
web-group-gathering = Vor dem Start
web-group-finished = Beendet
web-no-tables = Du hast noch keine Tische. Deine erste Partie ist nur einen Klick entfernt.
web-notices = Wenn ich dran bin
web-notices-blocked = Dieser Browser lässt keine Mitteilungen von Cardtown zu. Der Titel der Seite zählt trotzdem mit.
web-notices-insecure = Browser erlauben Mitteilungen nur über https. Der Titel der Seite zählt trotzdem mit.
web-sound-about = Eine Glocke, ein einziger Schlag.

## Who one is

web-identity = Du
web-your-name = Dein Name
web-save-name = Speichern
web-name-saved = Gespeichert.
web-no-account = Es gibt keine Konten: Dieser Browser wird an seinem eigenen Cookie erkannt.
web-recovery = Auf einem anderen Gerät
web-recovery-about = Mit einem Wiederherstellungslink erkennt dich auch ein anderer Browser, mit allen deinen Plätzen. Er hilft auch, wenn dieser Browser dich vergisst.
web-recovery-make = Wiederherstellungslink erstellen
web-recovery-link = Dein Wiederherstellungslink
web-recovery-secret = Hüte ihn wie einen Schlüssel: Wer ihn hat, spielt als du. Ein neuer macht diesen ungültig.
web-elsewhere = Andere Browser
web-elsewhere-about = Falls jemand anders deinen Wiederherstellungslink oder eines deiner Geräte haben könnte: Lass dich nur noch von diesem Browser erkennen. Auch der Link gilt dann nicht mehr.
web-elsewhere-end = Mich überall sonst vergessen
web-elsewhere-now = Ja, vergiss mich dort
web-elsewhere-done = Jetzt erkennt dich nur noch dieser Browser. Für ein anderes Gerät erstelle einen neuen Wiederherstellungslink.
web-your-programs = Programme
web-your-programs-open = Ein Programm spielen lassen
web-your-programs-about = Ein Programm von dir spielt hier unter eigenem Namen, mit einem Token als Schlüssel. Alle sehen, dass es ein Programm ist.
web-program-new = Name des Programms
web-program-make = Programm erstellen
web-program-chat = Es darf am Tisch schreiben
web-program-token = Das Token von { $name }
web-program-secret = Hüte es wie einen Schlüssel: Es wird nur dieses eine Mal gezeigt, und wer es hat, spielt als { $name }.
web-program-online = gerade da
web-program-away = nicht da
web-program-renew = Neues Token
web-program-renew-sure = Ja, das alte ersetzen
web-program-end = Beenden
web-program-end-sure = Ja, beenden
web-forget = Diesen Browser vergessen
web-forget-about = Für ein geliehenes Gerät. Ohne Wiederherstellungslink bekommst du deine Plätze nicht zurück.
web-forget-this = Mich hier vergessen
web-forget-now = Ja, vergiss mich
web-recover = Hier erkannt werden
web-recover-about = Mit diesem Link wird dieser Browser als die Person erkannt, die ihn erstellt hat, mit allen ihren Tischen. Benutze ihn nur, wenn du das bist.
web-recover-instead = Bisher bist du in diesem Browser { $name }; das endet hier. Um beides zu behalten, erstelle zuerst einen Wiederherstellungslink für { $name }.
web-recover-now = Das bin ich
web-recover-ended = Dieser Wiederherstellungslink gilt nicht mehr. Erstelle einen neuen, wo man dich noch kennt.

## Why something was not done

web-refused-offline = Der Server ist nicht erreichbar. Neuer Versuch läuft.
web-refused-not-stored = Dieses Gerät konnte das nicht speichern: Schaffe etwas Platz und versuche es noch einmal.
web-refused-http = Der Server kann gerade nicht antworten. Neuer Versuch läuft.
web-refused-unavailable = Gerade lässt sich nichts speichern. Versuch es gleich noch einmal.
web-refused-failure = Auf dem Server ging etwas schief; der Fehler ist dort vermerkt.
web-refused-busy = Am Tisch ist gerade viel los. Versuch es noch einmal.
web-refused-too-many = Das war mehr, als der Server auf einmal annimmt. Warte einen Moment.
web-refused-no-answer = Der Server hat nicht geantwortet. Sieh nach, wie es am Tisch steht, bevor du es noch einmal versuchst.
web-refused-server-full = Der Server ist voll. Bald folgt ein neuer Versuch.
web-refused-connections = Zu viele Tische sind zugleich geöffnet. Schließe einen davon; dieser öffnet sich dann von selbst.
web-refused-forgotten = Dieser Browser wurde vergessen. Lade die Seite neu, oder benutze deinen Wiederherstellungslink.
web-refused-closed = Der Server hat die Verbindung beendet. Lade die Seite neu.
web-refused-open-tables = Du hast zu viele offene Tische. Beende oder schließe zuerst einen davon.
web-refused-unknown = Der Server kennt diesen Browser noch nicht. Nenne zuerst deinen Namen.
web-refused-name = Ein Name braucht 1 bis 40 darstellbare Zeichen, mit höchstens 3 Akzenten auf einem Buchstaben.
web-refused-taken = Dort sitzt schon jemand. Nimm einen anderen Platz, oder sieh zu.
web-refused-full = Alle Plätze sind besetzt. Du kannst zusehen.
web-refused-reserved = Dieser Platz ist für jemand anderen reserviert. Nimm einen anderen, oder sieh zu.
web-refused-program = Das ist Menschen vorbehalten. Ein Programm kann es nicht.
web-refused-programs = Mehr Programme kann niemand haben. Beende zuerst eines davon.
web-refused-no-program = Du hast kein Programm mit diesem Namen.
web-refused-name-taken = Ein anderes Programm heißt schon so ähnlich. Wähle einen anderen Namen.
web-refused-challenge = Dieses Programm ist gerade nicht da oder spielt dieses Spiel nicht. Wähle ein anderes.
web-refused-token = Dieses Token gilt nicht. Wem das Programm gehört, kann ein neues erstellen.
web-refused-token-shown = Ein Token gehört nicht in eine Adresse.
web-refused-person = Das ist für Programme.
web-refused-part-of-game = Du hast in dieser Partie mitgespielt oder bist Gastgeber. Dieser Platz ist für jemand anderen.
web-refused-kept = Dieser Platz wird drei Tage lang für jemanden freigehalten, der nur zu spät war.
web-refused-present = Dort spielt jemand. Mit Uhr übernimmt ein Bot, wenn die Zeit um ist. Ohne Uhr kann er gerufen werden, wenn drei Tage lang nichts entschieden wurde, oder schon nach zehn Minuten, wenn alle anderen zustimmen und es mindestens zwei sind.
web-refused-yours = Du sitzt schon dort.
web-refused-key = Dieser Link gilt nicht mehr. Lass dir einen neuen geben.
web-refused-empty-seat = Ein Platz ist noch frei. Warte auf jemanden, oder schließ den Tisch.
web-refused-seal = Der Server nimmt den Teil dieses Browsers an der Auslosung nicht an. Lade die Seite neu; hilft das nicht, steh auf und setz dich wieder.
web-refused-drawing = Noch nicht alle Browser haben gelost. Warte einen Moment.
web-refused-free = Dort sitzt niemand.
web-refused-not-host = Das kann nur, wer den Tisch aufgemacht hat.
web-refused-not-yours = Dieser Platz ist nicht deiner. Setz dich zuerst.
web-refused-no-table = Diesen Tisch gibt es nicht. Prüfe den Link.
web-refused-other-version = Dieser Server kann die Partie nicht so zeigen, wie sie war: Eine andere Version von Cardtown hat sie gespeichert. { $details }
web-refused-stale = Am Tisch ist es inzwischen weitergegangen. Schau noch einmal, bevor du wählst.
web-refused-late = Deine Zeit für diese Entscheidung ist um. Ein Bot trifft sie; danach kannst du wieder selbst spielen.
web-refused-return-first = Ein Bot spielt für dich. Kehre zuerst zurück.
web-refused-not-your-turn = Du bist nicht dran.
web-refused-nothing = Es gibt nichts von dir zurückzunehmen.
web-refused-asked = Es wurde schon darum gebeten, einen Zug zurückzunehmen. Das muss zuerst beantwortet werden.
web-refused-revealed = Seitdem ist etwas Verdecktes bekannt geworden. Nur an einem Übungstisch lässt sich das zurücknehmen.
web-refused-answered = Du hast schon geantwortet oder bist nicht gefragt.
web-refused-away = Jemand müsste zustimmen und ist gerade nicht da. Frag noch einmal, sobald alle zurück sind.
web-refused-long = An diesem Tisch ist zu viel gesagt und getan worden. Du kannst nur noch weiterspielen.
web-refused-bot = Dort spielt schon ein Bot.
web-refused-text = Eine Nachricht braucht darstellbare Zeichen, mit höchstens 3 Akzenten auf einem Buchstaben.
web-refused-game = Das gibt es in diesem Spiel nicht.
web-refused-no-step = Einen solchen Schritt hat das Spiel nicht.
web-refused-not-judged = Was hier am besten ist, kann niemand sagen: Keine Partie kommt in diese Stellung.
web-refused-seat = Ein virtueller Spieler baut keine Stadt.
web-refused-phase = Das geht zu diesem Zeitpunkt des Spiels nicht.
web-refused-no-seat = Einen solchen Platz gibt es an diesem Tisch nicht.
web-refused-no-deck = An diesem Tisch wird mit den Karten des Spiels gespielt.
web-refused-nobody = Dort sitzt niemand anders.
web-refused-secret = Was das aufdeckt, ist vorher nicht bekannt.
web-refused-seats = Ein Tisch braucht mindestens einen Menschen und bekannte Bots.
web-refused-plan = So lässt sich kein Tisch aufmachen.
web-refused-malformed = Der Server versteht diese Seite nicht. Lade sie neu.
web-refused-bad-input = Der Server versteht diese Seite nicht. Lade sie neu.
web-refused-hints-off = An diesem Tisch wird ohne Hinweise gespielt.
web-refused-company = So wird nur eine Partie gemessen, die jemand allein spielt.
web-refused-day-lasts = Der Schlüssel eines Tages wird gezeigt, wenn der Tag seit einer Stunde vorbei ist.
web-refused-day-over = Dieser Tag ist vorbei. Seine Karten lassen sich spielen, aber nicht werten.
web-refused-no-day = Für diesen Tag gibt es keine Karten.
web-refused-try-first = Spiele zuerst die Partie, die gewertet wird: Sonst kennst du die Karten schon.
web-refused-race-people = Ein Wettlauf braucht eine Partie einer einzigen Person, allein oder gegen Bots: Was mehrere entscheiden, hängt voneinander ab.
web-refused-race-open = Ein Wettlauf braucht eine Partie an einem Tisch nur mit Link: Die Partien offener Tische findet jeder, mit allen Karten.
web-refused-race-daily = Diese Karten spielen alle in der Stadt des Tages. Vergleiche dort.
web-refused-race-known = Ein Wettlauf braucht eine Partie, die hier mit neuen Karten gespielt wurde: keine Übung, keine bekannten Karten und keine Partie aus einer Datei.
web-refused-race-helped = In dieser Partie hat eine Zeit lang ein Bot oder jemand anders entschieden, also lässt sie sich nicht vergleichen.
web-refused-race-first = Beginne zuerst deine eigene Partie dieses Wettlaufs.
web-refused-own-race = Das sind deine eigenen Karten, du kennst sie. Jetzt spielen sie andere.
web-refused-no-race = Diesen Wettlauf gibt es nicht. Prüfe den Link.
