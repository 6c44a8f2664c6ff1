### Carson City: The Card Game: French

## Characters

character-governor = Gouverneur
character-governor-about = Une fois par partie, révélez une carte terrain de plus et prenez aussitôt une carte au choix ; vous enchérissez ensuite comme d’habitude.
character-lawyer = Avocat
character-lawyer-about = Une fois par Ère, prenez aussitôt une carte au choix ; votre enchère de cette manche ne rapporte rien.
character-chinese-worker = Ouvrier chinois
character-chinese-worker-about = Une fois par Ère, une carte terrain de plus est révélée et vous prenez deux cartes au lieu d’une.
character-heroes = Héros
character-heroes-about = 6 points et, une fois par Ère, +3 à votre enchère, à annoncer avant les enchères.
character-gunsmith = Armurier
character-gunsmith-about = Une fois par Ère, +6 à votre enchère, à annoncer avant les enchères.
character-mercenary = Mercenaire
character-mercenary-about = Une fois par Ère, +5 à votre enchère, après la révélation des cartes enchères.
character-doctor = Docteur
character-doctor-about = 5 points et, une fois par Ère, +2 à votre enchère, après la révélation des cartes enchères.
character-auctioneer = Commissaire-priseur
character-auctioneer-about = Vend jusqu’à trois de vos cartes terrains pour 7 points chacune.
character-banker = Banquier
character-banker-about = 4 points par Banque.
character-captain = Capitaine
character-captain-about = 6 points, et votre ville peut s’étendre à 8 × 9 ou 9 × 8 parcelles.
character-cowboy = Cowboy
character-cowboy-about = 3 points par Ranch.
character-editor = Éditeur
character-editor-about = 1 point pour chacune de vos personnalités avec $ (celle-ci aussi) et 4 pour chacune avec une flèche.
character-grocer = Épicière
character-grocer-about = 4 points par Drugstore.
character-indian = Indien
character-indian-about = Un demi-point par parcelle du territoire de votre ville restée sans carte, arrondi à l’entier supérieur.
character-paperboy = Crieur de journaux
character-paperboy-about = 3 points et, en fin de partie, vous pouvez ajouter une personnalité que personne ne possède.
character-prospector = Prospecteur
character-prospector-about = 1 point par Montagne et par Mine.
character-settler = Colon
character-settler-about = 1 point par parcelle vide à côté d’un Ranch, chaque parcelle une seule fois.
character-sheriff = Shérif
character-sheriff-about = 3 points par Prison, et les hors-la-loi ne coûtent rien et comptent comme des parcelles vides.
character-singer = Chanteuse
character-singer-about = Compte une seconde fois votre meilleur Saloon.
character-teacher = Institutrice
character-teacher-about = 1 point par Maison, 2 par Maison de ville ou Hôtel.
character-undertaker = Croque-mort
character-undertaker-about = 2 points pour chacune de vos personnalités, celle-ci comprise.

## What a parcel shows

element-empty = Parcelle vide
element-mountain = Montagne
element-house = Maison
element-townhouse = Maison de ville
element-mine = Mine
element-ranch = Ranch
element-blacksmith = Forge
element-drugstore = Drugstore
element-bank = Banque
element-saloon = Saloon
element-hotel = Hôtel
element-general-store = Magasin général
element-church = Église
element-prison = Prison
element-city-hall = Mairie
element-outlaws = Hors-la-loi

## Suits, and the skull on a character's back

suit-hat = Chapeau
suit-star = Étoile
suit-cactus = Cactus
suit-boot = Botte
suit-horseshoe = Fer à cheval
suit-cow = Vache
suit-skull = Crâne

## Lines of the score sheet

line-ranches = Ranchs
line-mines = Mines
line-drugstores = Drugstores (maisons adjacentes)
line-banks = Banques (maisons adjacentes)
line-saloons = Saloons
line-general-store-city-hall = Magasins généraux, Mairie (maisons adjacentes)
line-ranch-symbols = Symboles Ranch (Drugstore, Forge)
line-mine-symbols = Symboles Mine (Banque, Forge)
line-house-symbols = Symboles Maison (Église, Magasin général)
line-hotels = Hôtels
line-city-hall = Mairie (bâtiments)
line-outlaws = Hors-la-loi
line-characters = Personnalités

## Terms

era = { $era ->
    [1] Ère I
   *[2] Ère II
}
term-bid = Enchère
term-appeal = Attrait
term-parcel = Parcelle
term-terrain-card = Carte terrain
term-character-card = Carte personnalité
term-auction-card = Carte enchère
term-row = Rangée
term-city = Ville
term-tie-order = Ordre de départage
term-hand = Main
term-spent = Jouées

## Why something is refused

refused-carson-first-card = La première carte fonde la ville : elle n’a qu’un seul emplacement.
refused-carson-far-away = La ville serait bien plus grande que permis.
refused-carson-larger = La ville dépasserait 8 × 8 parcelles.
refused-carson-larger-than-captain = Même avec le Capitaine, la ville serait trop grande : 8 × 9 ou 9 × 8 parcelles au plus.
refused-carson-apart = La carte doit toucher la ville par un côté ou en couvrir une partie.
refused-carson-outlaws = Sans Prison ni Shérif, les hors-la-loi ne peuvent pas être couverts.
refused-carson-covers = Interdit : { $new } sur { $under }.
refused-carson-no-sale-now = Aucune carte ne peut être vendue en ce moment.
refused-carson-not-auctioneer = Seul le propriétaire du Commissaire-priseur peut vendre des cartes.
refused-carson-sold-enough = { $most } cartes ont déjà été vendues : c’est le maximum.
refused-carson-no-card = La ville n’a pas de carte { $index }.
refused-carson-not-sellable = La carte { $index } chevauche une autre carte, ou la ville ne tiendrait plus ensemble sans elle.
refused-carson-not-done = Il faut d’abord décider d’autre chose.
refused-carson-not-in-hand = Vous n’avez pas la carte enchère { $card } ; vous avez { $hand }.
refused-carson-not-in-row = La rangée n’a pas de carte { $index } ; elle va de 0 à { $last }.
refused-carson-not-about = La décision du moment ne concerne pas « { $said } ».
refused-carson-not-adoptable = « { $said } » appartient déjà à quelqu’un, ou n’est pas une personnalité.
refused-carson-not-due =
    « { $said } » ne convient pas ici : { $due ->
        [bid] c’est le moment d’enchérir
        [take] c’est le moment de choisir une carte
        [place] c’est le moment de poser la carte prise
        [use] c’est le moment d’utiliser ou non une personnalité
        [adopt] c’est le moment de choisir qui le Crieur de journaux amène
       *[sell] c’est le moment de la dernière vente
    }.

## What may be wrong with a city that somebody typed in

doubt-carson-captain = La ville mesure { $height } × { $width } parcelles. Seul le propriétaire du Capitaine peut dépasser 8 × 8 : manque-t-il parmi les personnalités ?
doubt-carson-larger = La ville mesure { $height } × { $width } parcelles : c’est plus que 8 × 8.
doubt-carson-larger-than-captain = La ville mesure { $height } × { $width } parcelles : même avec le Capitaine, c’est plus que 8 × 9 ou 9 × 8.
doubt-carson-apart = Certaines parcelles ne touchent le reste de la ville par aucun côté.
