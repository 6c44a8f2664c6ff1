### What is wrong with what somebody gave to a program: French

## Documents and files

bad-utf8 = L’octet { $byte } n’est pas du texte UTF-8.
bad-json = Ce n’est pas du JSON valide : voir la ligne { $line }, colonne { $column }.
bad-long = Ceci fait plus de { $most } octets.
bad-toml = Ce n’est pas du TOML valide.
bad-deep = L’imbrication est trop profonde.
bad-object = Il faut ici un objet, pas { $said }.
bad-list = Il faut ici une liste, pas { $said }.
bad-text = Il faut ici un texte, pas { $said }.
bad-whole = Il faut ici un nombre entier, pas { $said }.
bad-number = { $said } n’est pas un nombre en JSON.
bad-flag = Seuls true ou false sont possibles ici.
bad-negative = Ce nombre ne peut pas être négatif.
bad-range = Ce nombre doit être compris entre 0 et { $most }.
bad-missing = Ceci manque.
bad-key = Cette clé n’est pas prévue ici.
bad-twice = Ceci est indiqué deux fois.
bad-pair = Seul { $pair } est possible ici.
bad-choice = Choix possibles : { $choices }.
bad-hex = Il faut ici { $digits } chiffres hexadécimaux, de 0 à 9 et de a à f.
bad-date = Il faut ici une date comme 2026-11-19.
bad-day = Il y a des cartes pour les jours du { $first } au { $last }.
bad-read = Impossible de lire « { $file } ».
bad-write = Impossible d’écrire « { $file } ».
bad-folder = « { $file } » est un dossier, pas un fichier.
bad-no-folder = Le dossier « { $file } » n’existe pas.
bad-no-save = Il n’y a pas de partie enregistrée { $file }.
bad-no-saves = Il n’y a pas de partie en cours dans « { $file } ».

## Records

bad-format = Ce n’est pas un enregistrement de Cardtown : son format doit être { $format }.
bad-commitment = L’enregistrement a été modifié : le sceau n’est pas celui de la graine.
bad-seed = Une graine est un texte affichable et non vide.
bad-deck = La partie a été jouée avec un autre paquet de cartes : « { $name } ».
bad-version = La partie suivait la version { $version } des règles ; ce Cardtown connaît la version { $known }.
bad-record-action = L’action { $index } ne convient pas : { $reason }
bad-record-result = Ces actions ne mènent pas au résultat de l’enregistrement.
bad-record-unfinished = Cette partie n’est pas terminée : seules les parties terminées s’ouvrent ici.

## Seats, names and bots

bad-name = Un nom compte de 1 à { $most } caractères affichables.
bad-names = Le nombre de noms ({ $n }) ne correspond pas au nombre de sièges ({ $seats }).
bad-seats = Ce jeu a de { $least } à { $most } sièges, pas { $n }.
bad-all-virtual = Au moins un siège doit revenir à une personne ou à un bot.
bad-suits = Chaque siège a besoin d’une couleur différente : { $choices }.
bad-bot = Il n’y a pas de bot « { $name } ». Bots possibles : { $choices }.
bad-bot-game = « { $name } » ne sait pas jouer à ce jeu. Choisissez un autre bot.
bad-bot-import = « { $name } » ne peut pas être chargé comme bot.
bad-bot-parameter = « { $name } » a un paramètre que ce bot ne connaît pas. Il connaît : { $choices }.
bad-bot-value = « { $name } » doit être de type { $kind }.
bad-bot-limit = « { $name } » doit être compris entre 0 et { $most }.
bad-option = { $said } n’a pas la forme NOM=VALEUR.
bad-no-rules = Ce jeu n’a pas de règles à lire.
bad-package = Le paquet { $package } n’est pas installé en entier.

## Cities and decks

bad-row-length = Cette ligne n’est pas aussi longue que la première.
bad-glyph = { $glyph } ne désigne rien de ce qu’une ville contient.
bad-card-city-size = La ville fait { $height } × { $width } cases : c’est plus que 5 × 5.
bad-carson-city-size = La ville fait { $height } × { $width } parcelles : c’est plus que 8 × 8. Avec le Capitaine, un côté peut faire 9.
bad-carson-city-size-captain = La ville fait { $height } × { $width } parcelles : c’est plus que les 8 × 9 que permet le Capitaine.
bad-empty-city = La ville doit avoir au moins un bâtiment.
bad-rows-or-cards = Indiquez la ville soit en lignes (rows), soit en cartes (cards).
bad-sold = Seul le Commissaire-priseur permet de vendre des cartes.
bad-far = Cet endroit est trop loin.
bad-parcels = Une carte, ce sont deux lignes de deux parcelles.
bad-box-unfinished = Cette manche n’est pas finie : dites d’abord qui prend quoi.
bad-box-row-length = La rangée de cette table compte { $n } cartes, personnalité comprise ; davantage seulement avec le Gouverneur ou l’Ouvrier chinois.
bad-box-row = Cette rangée compte plus de cartes qu’il n’en a été révélé.
bad-box-bids = Chacun des { $n } joueurs a besoin d’une carte enchère.
bad-box-bid = La carte enchère { $card } n’est plus parmi celles qui restent.
bad-box-use = Cette personnalité ne peut pas être utilisée pendant cette manche.
bad-box-take = Cette carte n’est pas dans la rangée.
bad-box-more = C’est plus que ce qui a pu se passer pendant la manche.
bad-character = { $said } n’est pas une personnalité.
bad-characters = Ces personnalités manquent : { $missing }.
bad-no-decks = { $game } ne permet pas de paquet personnel.
bad-deck-name = Un paquet de cartes a besoin d’un nom affichable.
bad-deck-era = Il y a { $n } cartes de l’Ère { $era } ; il en faut { $must }.
bad-deck-id = L’identifiant d’une carte terrain commence par I- ou II-.
bad-back = Le dos montre un crâne (skull) ou les six couleurs, chacune une fois.
bad-position = « { $said } » ne convient pas ici.
bad-no-positions = { $game } n’a pas de texte pour les positions.
bad-word = Dans « { $word } » : { $problem }
bad-no-decision = Le siège n’a rien à décider ici.
bad-no-puzzles = Cardtown n’a pas de problèmes de { $game }.
bad-no-such-puzzles = Aucun problème ne porte là-dessus ou n’est aussi difficile.
bad-luck = On ne peut pas séparer la chance de l’adresse dans cette partie : il faut pour cela le noyau compilé.
