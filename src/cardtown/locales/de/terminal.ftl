### The table in the terminal: German

## Setting up, leaving, the end

ui-player = Spieler
ui-filled-up = Dieses Spiel braucht mehr Plätze. Ergänzt: { $text }.
ui-sealed = Der Startwert dieses Spiels ist durch SHA-256 { $text } versiegelt und wird am Ende gezeigt. Gib jederzeit help ein.
ui-seed = Der Startwert war { $text }; sein SHA-256 ist das Siegel vom Anfang.
ui-resumed = Das Spiel { $name } geht weiter.
ui-kept = Das Spiel ist gespeichert. Weiter geht es mit: { $text }
ui-record-written = Die Aufzeichnung liegt in { $file }
ui-replayed = { $n ->
    [one] Die Aufzeichnung stimmt: { $n } Aktion, regelgerecht.
   *[other] Die Aufzeichnung stimmt: { $n } Aktionen, alle regelgerecht.
}
ui-rematch = Ein geteilter Sieg. Eine Revanche? (ja/nein)

## What the table says

ui-news = Seit deiner letzten Entscheidung
ui-more-in-log = … (log zeigt alles)
ui-only-choice = Es gab nur eine Möglichkeit: { $text }
ui-pass-keyboard = Die Tastatur geht an { $name }; dann Enter drücken. Alle anderen schauen weg.
ui-not-understood = „{ $text }“ bedeutet hier nichts; help zeigt, was man eingeben kann.
ui-see-rule = – mehr: rules { $rule }
ui-undone = { $name } nimmt zurück: { $text }
ui-undone-secret = eine geheime Wahl
ui-undo-nothing = Es gibt noch nichts zurückzunehmen.
ui-undo-blocked = Seit deiner letzten Wahl wurde Verdecktes aufgedeckt: Sie lässt sich nicht mehr zurücknehmen.
ui-saved = Gespeichert in { $file }
ui-saved-always = Das Spiel wird nach jeder Aktion gespeichert, in { $file }; save DATEI schreibt eine Kopie.
ui-forfeit = { $name } ist ausgefallen: { $text }. Der Zufall spielt für ihn weiter.
ui-not-saved = { $file } lässt sich nicht schreiben: { $text }
ui-file-exists = Die Datei { $file } gibt es schon, und sie ist nicht dieses Spiel: Wähle einen anderen Namen.
ui-rules-usage = Gib rules und eine Nummer (rules { $rule }), ein Kapitel (rules { $name }) oder ein Wort (rules { $text }) ein.
ui-rules-none = Keine Regel erwähnt „{ $text }“.
ui-previews-on = Punkte werden vor der Wahl gezeigt.
ui-previews-off = Punkte bleiben bis nach der Wahl verborgen; show zeigt sie wieder.
ui-help =
    undo          die letzte Wahl zurücknehmen, wenn seither nichts Verdecktes aufgedeckt wurde
    hint          was ein starker Bot tun würde, mit den Punkten sofort und später
    score         alle Wertungsblätter, Zeile für Zeile
    log           alles, was bisher geschah
    rules { $rule }    eine Regel; auch ein Kapitel (rules { $name }) oder ein Wort (rules { $text })
    hide, show    die Punkte der Möglichkeiten verbergen oder zeigen
    save DATEI    eine Kopie des Spiels schreiben (gespeichert wird es ohnehin nach jeder Aktion)
    quit          hier aufhören; das Spiel lässt sich fortsetzen
    Enter         den Tisch neu zeichnen

ui-hint-about = Was ein starker Bot tun würde, das Beste zuerst: Punkte sofort, und was er später erwartet
ui-hint-people = Wo mehrere Menschen gegeneinander spielen, gibt es keine Tipps.
ui-hint-none = In diesem Spiel gibt kein Bot Tipps.

## What cities are drawn and asked for with

ui-column-points = Pkt.
ui-card-at = { $name } auf { $text }
ui-city-usage = Gib city und einen Sitzplatz ein: { $text }

## A game that brings no screen of its own

ui-ask-plain = Was wählst du? (eine Nummer von 1 bis { $n })
ui-help-plain =
    1, 2 …        die Möglichkeit mit dieser Nummer wählen; ihr Text geht auch

## Aufgaben

ui-puzzle = Aufgabe { $number } von { $n }: Eine Wahl ist eindeutig die beste. Gib sie ein, oder help.
ui-puzzle-about = Es geht um: { $name }
ui-puzzle-three = Eine davon ist es: { $text }
ui-puzzle-right = Richtig. { $text } ist am besten: Alles andere verschenkt { $other } Gewinnchance oder mehr.
ui-puzzle-wrong = { $text } verschenkt { $other } Gewinnchance. Versuch es noch einmal, oder gib hint oder answer ein.
ui-puzzle-answer = Am besten ist { $text }. Alles andere verschenkt { $other } Gewinnchance oder mehr.
ui-puzzles-solved = Auf Anhieb und ohne Hilfe gelöst: { $number } von { $n }
ui-puzzle-help =
    hint          worum es geht; beim zweiten Mal drei Möglichkeiten, von denen eine stimmt
    answer        die beste Wahl zeigen
    next          diese Aufgabe lassen und weitergehen
    quit          hier aufhören
    Enter         die Stellung noch einmal zeichnen
ui-theme-bid = das Gebot
ui-theme-pick = die Karte, die man nimmt
ui-theme-place = den Platz
ui-theme-overlap = das Überbauen der Stadt
ui-theme-outlaws = die Outlaws
ui-theme-sale = einen Verkauf
ui-theme-character = eine Person
ui-theme-use = eine Person zur rechten Zeit
ui-theme-build = was man wo baut
ui-theme-division = das Aufteilen der Karten
ui-theme-choose = die Wahl eines Stapels
ui-theme-growth = das Wachsen von Vierteln
ui-theme-industry = den Kauf von Industrie
ui-theme-keep = die Karten, die man behält
