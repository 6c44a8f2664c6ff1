### The daily city: German

## The deals of a day

web-daily-lead = In jedem Spiel gibt es täglich neue Karten, für alle die gleichen. Ein Versuch zählt; danach spielst du sie, so oft du willst.
web-daily-ends = Neue Karten in { $hours } Std. { $minutes } Min.
web-daily-past = Dieser Tag ist vorbei: Seine Karten lassen sich spielen, werden aber nicht mehr gewertet.
web-daily-today = Zu den Karten von heute
web-daily-alone = Du baust allein.
web-daily-against = Gegner: { $n } × { $who }
web-daily-players = { $n ->
    [0] Noch niemand ist fertig.
    [one] Eine Person ist fertig.
   *[other] { $n } Personen sind fertig.
}
web-daily-play = Den Versuch spielen, der zählt
web-daily-free = Frei spielen
web-daily-free-about = Ein freier Versuch ist Übung: Er wird nicht gewertet, und alles lässt sich zurücknehmen.
web-daily-streak = { $n ->
    [one] Ein Tag in Folge
   *[other] { $n } Tage in Folge
}

## The result

web-daily-points = Punkte
web-daily-not-scored = Nicht gewertet: Diese Partie endete zu spät, oder du hast nicht alles selbst entschieden.
web-daily-beaten = Besser als { $share } der anderen
web-daily-medal-bronze = Bronze
web-daily-medal-silver = Silber
web-daily-medal-gold = Gold
web-daily-medal-crown = Krone
web-daily-medals-wait = Die Bots spielen diese Karten noch. Die Medaillen kommen gleich.
web-daily-champion = Der stärkste Bot
web-daily-best = Das Beste aus deinen Karten
web-daily-from = ab { $points }
web-daily-distribution = Wie es allen erging
web-daily-range = { $from } bis { $to }
web-daily-people = Personen
web-daily-bots = Bots
web-daily-you = Du
web-daily-share = Teilen
web-daily-share-title = Cardtown am { $date }

## The days before

web-daily-calendar = Kalender
web-daily-earlier = Ein Monat früher
web-daily-later = Ein Monat später
web-daily-not-played = nicht gespielt
web-daily-own = Deine Tage
web-daily-own-days = { $n ->
    [one] Eine gewertete Partie.
   *[other] { $n } gewertete Partien.
}
web-daily-own-best = Bestenfalls besser als { $share } der Bots mit denselben Karten, mit { $points } Punkten:

## The week

web-daily-week = Die Woche
web-daily-week-about = { $first } bis { $last }. Die Karten der Tage, die vorbei sind, werden zusammengezählt; wer mehr davon gespielt hat, steht vorn.
web-daily-week-early = Noch ist kein Tag dieser Woche vorbei.
web-daily-week-nobody = Niemand hat in dieser Woche eine Partie beendet.
web-daily-place = Platz
web-daily-name = Name
web-daily-days-played = Tage

## Where the cards came from

web-daily-origin = Woher diese Karten kommen
web-daily-origin-about = Jeder Tag hat einen Schlüssel, und alle Schlüssel standen vor dem ersten Tag fest. Aus ihm folgen die Karten, und aus Zufallszahlen, die die Browser aller Mitspielenden am Tag davor beigetragen haben.
web-daily-origin-later = Der Schlüssel dieses Tages wird eine Stunde nach dessen Ende gezeigt. Ihn bindet der Schlüssel des Tages davor, der sein Hashwert ist:
web-daily-origin-proof = Der Tag ist vorbei und sein Schlüssel nicht mehr geheim. Dieser Befehl prüft die Datei:
web-daily-origin-download = Den Beweis herunterladen
