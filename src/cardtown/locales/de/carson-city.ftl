### Carson City: The Card Game: German

## Characters

character-governor = Gouverneur
character-governor-about = Einmal im Spiel eine Geländekarte mehr aufdecken und sofort eine Karte nach Wahl nehmen; du bietest trotzdem mit.
character-lawyer = Rechtsanwalt
character-lawyer-about = Einmal je Epoche sofort eine Karte nach Wahl nehmen; dein Gebot dieser Runde verfällt.
character-chinese-worker = Tagelöhner
character-chinese-worker-about = Einmal je Epoche kommt eine Geländekarte hinzu, und du nimmst zwei Karten statt einer.
character-heroes = Helden
character-heroes-about = 6 Punkte; einmal je Epoche +3 auf dein Gebot, angesagt vor dem Bieten.
character-gunsmith = Büchsenmacher
character-gunsmith-about = Einmal je Epoche +6 auf dein Gebot, angesagt vor dem Bieten.
character-mercenary = Revolverheld
character-mercenary-about = Einmal je Epoche +5 auf dein Gebot, wenn alle Gebote offen liegen.
character-doctor = Doktor
character-doctor-about = 5 Punkte; einmal je Epoche +2 auf dein Gebot, wenn alle Gebote offen liegen.
character-auctioneer = Auktionator
character-auctioneer-about = Verkauft bis zu drei deiner Geländekarten für je 7 Punkte.
character-banker = Bankier
character-banker-about = 4 Punkte je Bank.
character-captain = Hauptmann
character-captain-about = 6 Punkte; deine Stadt darf auf 8 × 9 oder 9 × 8 Parzellen wachsen.
character-cowboy = Cowboy
character-cowboy-about = 3 Punkte je Ranch.
character-editor = Verleger
character-editor-about = 1 Punkt je eigene Person mit $ (auch diese) und 4 je eigene Person mit Pfeil.
character-grocer = Krämerin
character-grocer-about = 4 Punkte je Drugstore.
character-indian = Indianer
character-indian-about = Ein halber Punkt je Parzelle deines Stadtgebiets, auf der keine Karte liegt, aufgerundet.
character-paperboy = Zeitungsjunge
character-paperboy-about = 3 Punkte; am Spielende darfst du eine Person hinzunehmen, die niemandem gehört.
character-prospector = Goldsucher
character-prospector-about = 1 Punkt je Berg und je Mine.
character-settler = Siedler
character-settler-about = 1 Punkt je leere Parzelle neben einer Ranch, jede nur einmal.
character-sheriff = Sheriff
character-sheriff-about = 3 Punkte je Gefängnis; Outlaws kosten nichts und gelten als leere Parzellen.
character-singer = Sängerin
character-singer-about = Wertet deinen besten Saloon ein zweites Mal.
character-teacher = Lehrerin
character-teacher-about = 1 Punkt je Wohnhaus, 2 je Stadthaus oder Hotel.
character-undertaker = Totengräber
character-undertaker-about = 2 Punkte je eigene Person, diese mitgezählt.

## What a parcel shows

element-empty = Leere Parzelle
element-mountain = Berg
element-house = Wohnhaus
element-townhouse = Stadthaus
element-mine = Mine
element-ranch = Ranch
element-blacksmith = Schmiede
element-drugstore = Drugstore
element-bank = Bank
element-saloon = Saloon
element-hotel = Hotel
element-general-store = General Store
element-church = Kirche
element-prison = Gefängnis
element-city-hall = Rathaus
element-outlaws = Outlaws

## Suits, and the skull on a character's back

suit-hat = Hut
suit-star = Stern
suit-cactus = Kaktus
suit-boot = Stiefel
suit-horseshoe = Hufeisen
suit-cow = Rind
suit-skull = Totenkopf

## Lines of the score sheet

line-ranches = Ranches
line-mines = Minen
line-drugstores = Drugstores (benachbarte Wohnhäuser)
line-banks = Banken (benachbarte Wohnhäuser)
line-saloons = Saloons
line-general-store-city-hall = General Stores, Rathaus (benachbarte Wohnhäuser)
line-ranch-symbols = Ranch-Symbole (Drugstore, Schmiede)
line-mine-symbols = Minen-Symbole (Bank, Schmiede)
line-house-symbols = Wohnhaus-Symbole (Kirche, General Store)
line-hotels = Hotels
line-city-hall = Rathaus (Gebäude)
line-outlaws = Outlaws
line-characters = Personen

## Terms

era = { $era ->
    [1] Epoche I
   *[2] Epoche II
}
term-bid = Gebot
term-appeal = Reizwert
term-parcel = Parzelle
term-terrain-card = Geländekarte
term-character-card = Personenkarte
term-auction-card = Auktionskarte
term-row = Reihe
term-city = Stadt
term-tie-order = Reihenfolge bei Gleichstand
term-hand = Hand
term-spent = Ausgespielt

## Why something is refused

refused-carson-first-card = Mit der ersten Karte beginnt die Stadt: Für sie gibt es nur einen Platz.
refused-carson-far-away = Die Stadt würde viel größer, als sie sein darf.
refused-carson-larger = Die Stadt würde größer als 8 × 8 Parzellen.
refused-carson-larger-than-captain = Die Stadt würde auch mit dem Hauptmann zu groß: höchstens 8 × 9 oder 9 × 8 Parzellen.
refused-carson-apart = Die Karte muss mit einer Seite an die Stadt grenzen oder einen Teil von ihr überdecken.
refused-carson-outlaws = Outlaws dürfen ohne Gefängnis oder Sheriff nicht überdeckt werden.
refused-carson-covers = Nicht erlaubt: { $new } über { $under }.
refused-carson-no-sale-now = Im Augenblick kann keine Karte verkauft werden.
refused-carson-not-auctioneer = Nur wer den Auktionator besitzt, darf Karten verkaufen.
refused-carson-sold-enough = Es sind schon { $most } Karten verkauft, mehr dürfen es nicht sein.
refused-carson-no-card = Die Stadt hat keine Karte { $index }.
refused-carson-not-sellable = Karte { $index } überlappt eine andere, oder die Stadt fiele ohne sie auseinander.
refused-carson-not-done = Vorher ist noch etwas anderes zu entscheiden.
refused-carson-not-in-hand = Die Auktionskarte { $card } hast du nicht; du hast { $hand }.
refused-carson-not-in-row = In der Reihe liegt keine Karte { $index }; es gibt 0 bis { $last }.
refused-carson-not-about = Um „{ $said }“ geht es gerade nicht.
refused-carson-not-adoptable = „{ $said }“ gehört schon jemandem oder ist keine Person.
refused-carson-not-due =
    „{ $said }“ passt hier nicht: { $due ->
        [bid] Jetzt wird geboten
        [take] Jetzt wird eine Karte gewählt
        [place] Jetzt wird die genommene Karte gelegt
        [use] Jetzt geht es um eine Person
        [adopt] Jetzt geht es darum, wen der Zeitungsjunge bringt
       *[sell] Jetzt geht es um den letzten Verkauf
    }.

## What may be wrong with a city that somebody typed in

doubt-carson-captain = Die Stadt misst { $height } × { $width } Parzellen. Größer als 8 × 8 darf nur bauen, wer den Hauptmann hat: Fehlt er bei den Personen?
doubt-carson-larger = Die Stadt misst { $height } × { $width } Parzellen, mehr als 8 × 8.
doubt-carson-larger-than-captain = Die Stadt misst { $height } × { $width } Parzellen, auch mit dem Hauptmann mehr als 8 × 9 oder 9 × 8.
doubt-carson-apart = Einige Parzellen grenzen mit keiner Seite an den Rest der Stadt.
