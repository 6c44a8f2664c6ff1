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
