### The web table, around the games: French

## Everywhere

web-close = Fermer
web-offline = Le serveur est injoignable. Nouvel essai en cours.
web-rule = règle { $number }
web-connecting = Connexion…
web-connected = Connecté
web-slow = Connexion lente
web-reconnecting = Connexion perdue. Reconnexion…
web-away-since = Absent depuis { $time }.
web-to-start = Page d’accueil
web-my-tables = Mes tables
web-cancel = Annuler

## The bar above a game, and its menu

web-steps = Étapes de la manche
web-tools = Outils
web-menu = Menu
web-settings = Réglages
web-sound = Son
web-night = Nuit
web-typed-move = Un coup en toutes lettres
web-type-move = Taper un coup
web-play-typed = Jouer
web-coach = Guide
web-coach-about = Explique le jeu au fil de la partie
web-hand-over = Laisser un bot jouer pour { $name }
web-vote-asked = { $name } n’a rien décidé depuis un moment. Un bot peut-il jouer en attendant son retour ? Tous les autres doivent être d’accord.
web-vote-waits = Un bot jouera pour { $name } dès que tous les autres seront d’accord : { $others }
web-vote-about-you = Les autres aimeraient qu’un bot joue pour vous. Décidez maintenant, ou revenez plus tard : le siège reste le vôtre.
web-free-seat = Libérer le siège de { $name }
web-return = Reprendre la main
web-problem = Signaler un problème
web-problem-about = Copiez ou téléchargez ce texte et joignez-le quand vous nous dites ce qui ne va pas. Il montre la table telle que vous la voyez, vos propres cartes comprises ; il n’ouvre aucun siège.
web-problem-download = Télécharger
web-leave = Partir ; un bot joue à ma place
web-leave-about = Un bot joue à votre place jusqu’à votre retour. Il suffit de rouvrir la table pour revenir.
web-stay = Rester

## Settings

web-language = Langue
web-theme = Jour ou nuit
web-theme-system = Comme l’appareil
web-theme-day = Jour
web-theme-night = Nuit
web-speed = Mouvement
web-speed-slow = Lent
web-speed-normal = Normal
web-speed-fast = Rapide
web-speed-off = Aucun
web-switch-previews = Montrer ce qu’apporte un choix
web-switch-confirm = Confirmer chaque choix
web-switch-livescores = Montrer les scores pendant la partie
web-switch-remarks = Laisser les adversaires parler de leurs coups
web-switch-letters = Raccourcis à une lettre ou un chiffre
web-switch-sound = Son
web-sounds = Sons
web-volume = Volume sonore
web-sounds-turn = Quand c’est à moi
web-sounds-events = Ce qui se passe à la table
web-sounds-touch = Ce que je touche
web-switch-notices = Me prévenir quand c’est à moi

## Playing

web-ask-undo = Demander à revenir en arrière
web-nothing-to-do = Rien à faire
web-undo-asked = { $name } aimerait annuler une action. Êtes-vous d’accord ?
web-undo-waits = En attente de l’accord de { $name }
web-undo-open = { $name } aimerait annuler une action
web-took-back = { $name } a annulé une action.
web-took-back-what = { $name } a annulé : « { $text } »
web-turn-gone = Ce n’est donc plus à vous de jouer.
web-undo-cost = { $n ->
    [one] Une action ultérieure disparaît avec elle.
   *[other] { $n } actions ultérieures disparaissent avec elle.
}
web-undo-withdraw = Retirer la demande
web-you-watch = Vous regardez
web-is-away = { $name } n’est pas là
web-are-away =
    { $n ->
        [one] { $n } absent
        [many] { $n } absents
       *[other] { $n } absents
    }
web-watchers = { $n ->
    [one] Une personne regarde
   *[other] { $n } personnes regardent
}
web-time-left-of = Temps restant pour { $name }
web-turn-of = { $name } : { $turn }
web-curtain = Passez l’écran
web-hand-screen = Ensuite, à cet écran
web-raise-curtain = C’est moi
web-chat = Discussion
web-say = Dire quelque chose
web-send = Envoyer
web-mute-whom = Mettre en sourdine

## After the game

web-rematch = Rejouer
web-join-rematch = Participer à la revanche
web-again = Rejouer la même donne
web-again-about = Les mêmes cartes dans le même ordre, pour s’exercer ; des bots jouent à la place des autres.
web-again-game = Une partie d’entraînement : ses cartes avaient déjà été distribuées, on les connaissait.
web-file-game = Ouverte depuis un fichier et rejouée selon les règles. Seul le fichier dit qui l’a jouée et quand.
web-open-record = Ouvrir un enregistrement
web-open-record-about = Le fichier d’une partie terminée, d’ici ou du terminal : choisissez-le, ou déposez-le sur cette page.
web-study = Table d’étude
web-study-why = Regardez n’importe quelle position et demandez ce qui y est le mieux.
web-without-network = Parties sans réseau
web-alone-about = En train ou dans un refuge : parties contre des programmes et sur un même écran, avec conseils et parties à revoir. Ce qu’il leur faut se charge une fois et reste sur cet appareil.
web-alone-saving = Votre navigateur est réglé pour économiser les données.
web-alone-fetch = Charger ({ NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo)
web-alone-coming = Chargement…
web-alone-failed = Le chargement a échoué. Réessayez avec un meilleur réseau.
web-alone-ready = Prêt : sans réseau, « Jouer maintenant » et les parties sur un même écran se jouent sur cet appareil.
web-alone-impossible = Pas à cette adresse : les navigateurs ne gardent que les fichiers de sites en https ou de l’ordinateur lui-même.
web-on-this-device = Sur cet appareil
web-no-network = Pas de réseau : les parties contre des programmes et sur un même écran se jouent sur cet appareil.
web-keep-online = Garder en ligne
web-keep-online-about = Envoie cette partie terminée au serveur, qui la rejoue et la vérifie ; elle a ensuite un lien.
web-record = Enregistrement
web-proof = Preuve du mélange
web-proof-about = Avant que quiconque prenne place, le serveur a publié la première ligne : l’empreinte (hash) de son secret, du paquet, des règles et des sièges. Le navigateur de chaque personne y a ensuite ajouté sa part, d’abord scellée à la plupart des tables. La graine contient toutes les parts, et chaque carte en découle. La commande cardtown verify, avec l’enregistrement, vérifie tout cela.
web-commitment = Publié avant la partie
web-seed = Graine
web-your-entropy = Ajouté par ce navigateur

## Pages and what they share

web-tagline = Des jeux de cartes pour bâtir des villes
web-pages = Pages
web-skip = Aller au contenu
web-play = Jouer
web-lobby = Salon
web-scorepad = Bloc de score
web-table = Table
web-loading = Chargement…
web-not-loaded = Cette page n’a pas pu être chargée. La connexion est peut-être coupée, ou Cardtown vient d’être mis à jour.
web-load-again = Recharger
web-failed = Quelque chose s’est mal passé ici
web-failed-about = Cette page a rencontré une erreur de notre part. Rien n’est perdu : vos tables sont sur le serveur.
web-report = Rapport pour les développeurs
web-report-about = Copiez ce texte et joignez-le quand vous nous signalez l’erreur. Il ne contient aucun de vos secrets.
web-just-now = à l’instant
web-until = limite : { $time }
web-game-carson-city = Carson City
web-game-card-city = Card City
web-copy = Copier
web-copied = Copié
web-copy-by-hand = Votre navigateur ne nous laisse pas copier. Le lien est sélectionné : copiez-le au clavier ou par le menu.
web-qr = Code QR
web-qr-of = Le code QR de { $address }
web-qr-about = Visez ce code avec un téléphone pour y ouvrir le lien.
web-bring-phone = Amenez un téléphone à la table : son appareil photo lit le code QR, et on s’y assoit.
web-news = Quoi de neuf
web-news-english = Ces notes sont en anglais.
web-share = Partager
web-unknown-page = Rien n’est bâti ici
web-unknown-page-about = Il n’y a pas de page à cette adresse. Le lien a peut-être été tronqué en route.
web-unknown-table = Cette table n’existe pas
web-unknown-table-about = Aucune table n’a cette adresse. Le lien a peut-être été tronqué en route : redemandez-le, ou dressez votre propre table.

## The start page

web-hero-title =
    Bâtissez une ville,
    carte après carte.
web-lead = Deux jeux de cartes pour bâtir des villes, de un à six joueurs. Pas de compte, pas d’attente : votre table est prête.
web-about-carson-city = Enchérissez en secret, choisissez à votre tour, superposez vos cartes de 2 × 2 parcelles. Dix-huit manches, environ 25 minutes.
web-about-card-city = Je partage, vous choisissez. Agrandissez des quartiers sur 5 × 5 cases. Dix manches, environ 20 minutes, en solo aussi.
web-hero-sheriff = 3 par Prison
web-hero-governor = une carte de plus, aussitôt
web-hero-singer = comme votre meilleur Saloon
web-play-now = Jouer maintenant
web-invite-friends = Inviter
web-set-up = Préparer
web-opponents-count = Nombre d’adversaires
web-opponents = { $n ->
    [0] en solo
    [one] { $n } adversaire
   *[other] { $n } adversaires
}
web-opponent-less = Un adversaire de moins
web-opponent-more = Un adversaire de plus
web-strength-of = Force de { $name }
web-kind-bot-easy = bot · facile
web-kind-bot-casual = bot · tranquille
web-kind-bot-medium = bot · moyen
web-kind-bot-seasoned = bot · aguerri
web-kind-bot-hard = bot · fort
web-personas = Gens de la ville
web-kind-bot-miner = le mineur
web-known-bot-miner = Creuse des mines et veut des montagnes à côté.
web-says-bot-miner = Où il y a du roc, il y a du minerai.
web-kind-bot-rancher = l’éleveur
web-known-bot-rancher = Tient des ranchs, avec de la terre autour.
web-says-bot-rancher = Donnez de la place à une vache, elle paie le loyer.
web-kind-bot-collector = la collectionneuse
web-known-bot-collector = Veut connaître chaque personnage de la ville.
web-says-bot-collector = Tout le monde gagne à être connu.
web-kind-bot-spoiler = le trouble-fête
web-known-bot-spoiler = Préfère ce qu’un autre voulait.
web-says-bot-spoiler = Vous la vouliez, celle-là ?
web-kind-bot-gambler = la joueuse
web-known-bot-gambler = Mise gros, et tôt.
web-says-bot-gambler = Elle vaut chaque carte que j’ai jouée.
web-kind-bot-bookkeeper = le comptable
web-known-bot-bookkeeper = Mise peu et se fie au certain.
web-says-bot-bookkeeper = Le compte est bon. Comme toujours.
web-kind-bot-industrialist = l’industriel
web-known-bot-industrialist = Veut des industries, et la place de bâtir.
web-says-bot-industrialist = D’abord les cheminées, ensuite la ville.
web-kind-bot-gardener = la jardinière
web-known-bot-gardener = Donne un parc à chaque coin.
web-says-bot-gardener = Une ville a besoin d’un banc sous un arbre.
web-kind-bot-landlord = le propriétaire
web-known-bot-landlord = Fait grandir les logements, encore et encore.
web-says-bot-landlord = Un voisin de plus n’a jamais fait de mal.
web-kind-bot-shopkeeper = la commerçante
web-known-bot-shopkeeper = Vit des commerces et de leurs revenus.
web-says-bot-shopkeeper = Ouvrez les portes et la rue viendra.
web-kind-bot-speculator = le spéculateur
web-known-bot-speculator = Fait confiance aux cartes cachées.
web-says-bot-speculator = Ce qui est caché, c’est la moitié du plaisir.
web-kind-bot-saver = l’économe
web-known-bot-saver = Dépense le moins possible.
web-says-bot-saver = Ça n’a rien coûté : mon prix préféré.
web-kind-virtual-novice = virtuel · débutant
web-kind-virtual-intermediate = virtuel · intermédiaire
web-kind-virtual-expert = virtuel · expert
web-more-to-play = Encore à jouer
web-going-on = En cours
web-continue = Continuer
web-more-tables = { $n ->
    [one] { $n } autre table
   *[other] { $n } autres tables
}
web-together = Ensemble
web-together-teaser = Autour d’un écran
web-together-about = Plusieurs personnes, un appareil, les secrets derrière un rideau.
web-daily = La ville du jour
web-daily-teaser = Les cartes du jour
web-daily-about = Les mêmes cartes pour tous, et un seul essai qui compte.
web-to-daily = Voir la ville du jour
web-puzzles = Problèmes
web-lobby-teaser = Tables ouvertes
web-lobby-teaser-about = Jouez avec d’autres, ou regardez-les bâtir.
web-to-lobby = Aller au salon
web-box = Vous jouez avec la boîte ? Comptez les points ici.

## Setting up a table

web-set-up-game = Préparer { $game }
web-seats = Sièges
web-people = Personnes
web-programs = Programmes
web-who-at = Qui joue : { $place }
web-who-here = À cet écran
web-who-link = Par invitation
web-suit-of = Couleur : { $place }
web-name = Nom
web-name-at = Nom : { $place }
web-named-later = Choisit son nom en arrivant
web-programs-here = Programmes des gens
web-challenged-later = Sera invité quand la table sera prête
web-remove-seat = Retirer : { $place }
web-add-seat = Ajouter un siège
web-seats-range = de { $least } à { $most } sièges
web-host-needs-seat = Gardez pour vous un siège à cet écran.
web-table-rules = À cette table
web-visibility = Qui peut venir
web-visibility-private = Par lien seulement
web-visibility-private-about = Vous envoyez le lien à qui vous voulez.
web-visibility-open = Ouverte
web-visibility-open-about = Le salon montre la table à tous.
web-clock = Temps par décision
web-clock-about = Quand il est écoulé, un bot joue jusqu’à votre retour.
web-clock-none = Sans limite
web-clock-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
web-clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
web-clock-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
web-clock-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
web-auto-start = Départ automatique
web-auto-start-about = Dès que tous les sièges sont pris ; sinon, vous donnez le départ.
web-auto-start-alone = Tout le monde est là : la partie commence aussitôt.
web-hints = Conseils
web-hints-about = Chacun peut demander conseil, même contre des personnes.
web-practice = Entraînement
web-practice-about = Vous pouvez annuler même ce qui a révélé des secrets. La partie compte alors comme entraînement.
web-practice-game = Une partie d’entraînement : on pouvait annuler même ce qui avait révélé des secrets.
web-daily-game = Une partie de la ville du jour : elle compte.
web-daily-free-game = Un essai libre avec les cartes d’un jour : c’est de l’entraînement, il ne compte pas.
web-house-rules = Règles maison
web-house-rule = Règle maison
web-our-reading = Notre lecture : la règle ne le précise pas
web-development = Développement d’un quartier
web-development-repeated = Aussi souvent que possible
web-development-once = Une fois par manche
web-joining = Réunir des quartiers en développant
web-joining-forbidden = Interdit
web-joining-allowed = Permis
web-deck = Paquet personnel
web-deck-file = Choisir un fichier
web-deck-text = ou son texte (TOML)
web-deck-about = Sans cela, vous jouez avec notre paquet, Comstock.
web-make-table = Créer la table
web-make-and-play = Commencer la partie

## A table before its game

web-sit-down = S’asseoir
web-sit-here = S’asseoir ici
web-sit-down-here = S’asseoir à cette table
web-seat-another = Quelqu’un à côté de moi
web-seat-another-about = Plusieurs personnes peuvent jouer à un écran. Les choix secrets restent derrière un rideau.
web-their-name = Son nom
web-get-up = Se lever
web-get-up-of = Quitter le siège : { $name }
web-free-it = Libérer le siège
web-free = Libre
web-kept = Réservé à quelqu’un
web-program = programme
web-program-name = { $name } (programme)
web-challenged = Un programme ; il a été invité
web-withdraw = Ne pas attendre
web-withdraw-from = Ne pas attendre { $name }
web-declined = { $name } ne veut pas jouer maintenant. Le siège est libre.
web-host = Hôte
web-you-host = Vous, l’hôte
web-you-here = Vous
web-beside-you = À côté de vous, à cet écran
web-invited-to = On vous invite au siège { $number }.
web-full-watch = Tous les sièges sont pris ou réservés. Restez pour regarder : la partie s’affichera ici dès qu’elle commencera.
web-people-missing = { $n ->
    [one] Il manque encore { $n } personne
   *[other] Il manque encore { $n } personnes
}
web-waiting-for-host = Tout le monde est là ; l’hôte donne le départ
web-all-here = Tout le monde est là
web-starts-itself = La partie commence d’elle-même quand tous les sièges sont pris.
web-drawing = Les sceaux s’ouvrent. Il manque encore : { $names }
web-drawing-anew = Chaque navigateur scelle une nouvelle part. Il manque encore : { $names }
web-draw-missed = Le navigateur de { $name } n’a pas répondu à temps. Le siège est de nouveau libre, et tous les navigateurs tirent à nouveau.
web-draw-lost = Ce navigateur n’a plus ce qu’il avait scellé au siège { $number }. Levez-vous et reprenez place.
web-start-game = Lancer la partie
web-close-table = Fermer la table
web-close-table-sure = Fermer cette table ?
web-close-table-about = Plus personne ne pourra s’asseoir ici, et le lien ne sera plus valable.
web-closed-about = L’hôte a fermé cette table. Dressez-en une autre ; c’est l’affaire d’un instant.
web-invite = Inviter
web-invite-about = Qui a ce lien peut s’asseoir ou regarder
web-invite-title = Une partie de { $game }
web-seat-links-about = Pour réserver un siège à une personne, envoyez-lui le lien de ce siège (la chaîne à côté).
web-seat-link = Lien vers ce siège
web-seat-link-of = Lien : { $place }
web-seat-link-about = Ce lien n’ouvre que ce siège. Il n’est plus valable dès que quelqu’un s’y est assis.
web-own-seat-link-about = Votre propre siège : ouvrez ce lien sur un autre appareil pour y continuer. Gardez-le pour vous.
web-take-over-about = Ce lien ouvre le siège { $number }. Qui l’occupe maintenant vous le cède.
web-vacant-about = Un siège s’est libéré, et un bot le garde au chaud. Prenez place et continuez, ou fermez ceci et regardez.
web-fair = Mélange scellé
web-fair-about = Ce sceau du secret du serveur, du paquet, des règles et des sièges a été posé avant que quiconque prenne place : personne ne peut les changer après.
web-fair-together = Quand tout le monde est assis, chaque navigateur ajoute une part scellée, et tous les sceaux s’ouvrent ensemble : même la dernière personne assise ne peut pas choisir les cartes.
web-fair-days = À une table qui dure plusieurs jours, chacun ajoute sa part en s’asseyant. Personne ne peut choisir les cartes à soi seul ; le serveur et la dernière personne assise le pourraient ensemble.
web-fair-more = Ce que cela signifie
web-chip-open = Table ouverte
web-chip-private = Par lien seulement
web-chip-clock = { $time } par décision
web-chip-development = Règle maison : un développement par manche
web-chip-joining = Règle maison : les quartiers peuvent se réunir

## Lists of tables

web-new-table = Nouvelle table
web-with = avec { $names }
web-alone = encore personne d’autre
web-solo = solo
web-nobody-yet = Encore personne
web-free-seats = { $n ->
    [0] aucun siège libre
    [one] { $n } siège libre
   *[other] { $n } sièges libres
}
web-your-turn = À vous
web-your-turn-at = À vous dans { $game }
web-turns-waiting = { $n ->
    [one] (à vous : { $n } table)
   *[other] (à vous : { $n } tables)
}
web-result-won = Victoire : { $names }, { $points }
web-result-yours = { $place ->
    [1] Vous avez gagné avec { $points }
   *[other] Votre place : { $place }, { $points }
}
web-join = Participer
web-watch = Regarder
web-look-at = Voir
web-replay = Revoir la partie
web-go-there = Y aller
web-open-tables = En attente de joueurs
web-no-open-tables = Aucune table ouverte n’attend en ce moment. Dressez-en une et choisissez « Ouverte ».
web-to-watch = En cours
web-none-to-watch = Rien à regarder en ce moment.
web-just-finished = Terminées récemment
web-show-more = Montrer plus
web-group-turn = À vous
web-group-playing = En cours
web-group-gathering = Avant le départ
web-group-finished = Terminées
web-no-tables = Vous n’avez pas encore de table. Votre première partie est à un clic.
web-notices = Quand c’est à moi
web-notices-blocked = Ce navigateur n’autorise pas les notifications de Cardtown. Le titre de la page compte tout de même vos tours.
web-notices-insecure = Les navigateurs n’autorisent les notifications que par https. Le titre de la page compte tout de même vos tours.
web-sound-about = Une cloche, un seul coup.

## Who one is

web-identity = Vous
web-your-name = Votre nom
web-save-name = Enregistrer
web-name-saved = Enregistré.
web-no-account = Il n’y a pas de compte : ce navigateur est reconnu à son propre cookie.
web-recovery = Sur un autre appareil
web-recovery-about = Un lien de récupération vous fait reconnaître dans un autre navigateur, avec tous vos sièges. Il sert aussi si celui-ci vous oublie.
web-recovery-make = Créer un lien de récupération
web-recovery-link = Votre lien de récupération
web-recovery-secret = Gardez-le comme une clé : qui l’a joue à votre place. En créer un nouveau rend celui-ci inutilisable.
web-elsewhere = Autres navigateurs
web-elsewhere-about = Si quelqu’un d’autre peut avoir votre lien de récupération ou l’un de vos appareils : faites-vous reconnaître par ce navigateur seul. Le lien ne sera plus valable non plus.
web-elsewhere-end = M’oublier partout ailleurs
web-elsewhere-now = Oui, m’y oublier
web-elsewhere-done = Seul ce navigateur vous reconnaît désormais. Pour un autre appareil, créez un nouveau lien de récupération.
web-your-programs = Programmes
web-your-programs-open = Faire jouer un programme
web-your-programs-about = Un programme à vous joue ici sous son propre nom, avec un jeton pour clé. Tout le monde voit que c’est un programme.
web-program-new = Nom du programme
web-program-make = Créer un programme
web-program-chat = Il peut écrire aux tables
web-program-token = Le jeton de { $name }
web-program-secret = Gardez-le comme une clé : il n’est montré que cette fois, et qui l’a joue en tant que { $name }.
web-program-online = présent
web-program-away = absent
web-program-renew = Nouveau jeton
web-program-renew-sure = Oui, remplacer l’ancien
web-program-end = Arrêter
web-program-end-sure = Oui, l’arrêter
web-forget = Oublier ce navigateur
web-forget-about = Sur un appareil emprunté. Sans lien de récupération, vos sièges sont perdus.
web-forget-this = M’oublier ici
web-forget-now = Oui, m’oublier
web-recover = Se faire reconnaître ici
web-recover-about = Avec ce lien, ce navigateur est reconnu comme la personne qui l’a créé, avec toutes ses tables. Ne l’utilisez que si c’est vous.
web-recover-instead = Jusqu’ici, vous êtes { $name } dans ce navigateur ; cela s’arrête ici. Pour garder les deux, créez d’abord un lien de récupération pour { $name }.
web-recover-now = C’est moi
web-recover-ended = Ce lien de récupération n’est plus valable. Créez-en un nouveau là où l’on vous connaît encore.

## Why something was not done

web-refused-offline = Le serveur est injoignable. Nouvel essai en cours.
web-refused-not-stored = Cet appareil n’a pas pu l’enregistrer : libérez de la place, puis réessayez.
web-refused-http = Le serveur ne peut pas répondre en ce moment. Nouvel essai en cours.
web-refused-unavailable = Rien ne peut être enregistré en ce moment. Réessayez bientôt.
web-refused-failure = Quelque chose s’est mal passé sur le serveur, qui en a gardé la trace.
web-refused-busy = La table est très occupée. Réessayez.
web-refused-too-many = C’était plus que ce que le serveur accepte en une fois. Attendez un moment.
web-refused-no-answer = Le serveur n’a pas répondu. Regardez où en est la table avant de réessayer.
web-refused-server-full = Le serveur est plein. Nouvel essai bientôt.
web-refused-connections = Trop de tables sont ouvertes à la fois. Fermez-en une ; celle-ci s’ouvrira alors d’elle-même.
web-refused-forgotten = Ce navigateur a été oublié. Rechargez la page, ou utilisez votre lien de récupération.
web-refused-closed = Le serveur a fermé la connexion. Rechargez la page.
web-refused-open-tables = Vous avez trop de tables ouvertes. Terminez-en ou fermez-en une d’abord.
web-refused-unknown = Le serveur ne connaît pas encore ce navigateur. Dites d’abord votre nom.
web-refused-name = Un nom demande de 1 à 40 caractères visibles, avec 3 accents au plus sur une lettre.
web-refused-taken = Quelqu’un y est déjà assis. Prenez un autre siège, ou regardez.
web-refused-full = Tous les sièges sont pris. Vous pouvez regarder.
web-refused-reserved = Ce siège est réservé à quelqu’un d’autre. Prenez-en un autre, ou regardez.
web-refused-program = C’est réservé aux humains. Un programme ne peut pas le faire.
web-refused-programs = Personne ne peut avoir plus de programmes. Arrêtez-en d’abord un.
web-refused-no-program = Vous n’avez pas de programme de ce nom.
web-refused-name-taken = Un autre programme porte déjà un nom semblable. Choisissez-en un autre.
web-refused-challenge = Ce programme n’est pas là en ce moment, ou ne joue pas à ce jeu. Choisissez-en un autre.
web-refused-token = Ce jeton n’est pas valable. La personne à qui est le programme peut en créer un nouveau.
web-refused-token-shown = Un jeton n’a pas sa place dans une adresse.
web-refused-person = C’est pour les programmes.
web-refused-part-of-game = Vous avez participé à cette partie ou vous êtes l’hôte de la table. Ce siège est pour quelqu’un d’autre.
web-refused-kept = Ce siège est gardé trois jours pour une personne qui n’était qu’en retard.
web-refused-present = Quelqu’un y joue. Avec une limite de temps, un bot prend le relais quand elle est atteinte. Sans limite, on peut l’appeler après trois jours sans décision, ou après dix minutes si tous les autres sont d’accord, deux au moins.
web-refused-yours = Ce siège est déjà le vôtre.
web-refused-key = Ce lien n’est plus valable. Demandez-en un nouveau.
web-refused-empty-seat = Un siège est encore libre. Attendez quelqu’un, ou fermez la table.
web-refused-seal = Le serveur n’accepte pas la part de ce navigateur au tirage. Rechargez la page ; si cela ne suffit pas, levez-vous et reprenez place.
web-refused-drawing = Tous les navigateurs n’ont pas encore tiré. Attendez un instant.
web-refused-free = Personne n’y est assis.
web-refused-not-host = Seul l’hôte de la table peut le faire.
web-refused-not-yours = Ce siège n’est pas le vôtre. Prenez d’abord place.
web-refused-no-table = Cette table n’existe pas. Vérifiez le lien.
web-refused-other-version = Ce serveur ne peut pas montrer cette partie telle qu’elle était : une autre version de Cardtown l’a enregistrée. { $details }
web-refused-stale = La partie a avancé entre-temps. Regardez de nouveau avant de choisir.
web-refused-late = Votre temps pour cette décision est écoulé. Un bot la prend ; ensuite vous pourrez rejouer.
web-refused-return-first = Un bot joue pour vous. Reprenez d’abord la main.
web-refused-not-your-turn = Ce n’est pas votre tour.
web-refused-nothing = Vous n’avez rien à annuler.
web-refused-asked = Quelqu’un a déjà demandé à revenir en arrière. Il faut d’abord y répondre.
web-refused-revealed = Quelque chose de caché a été révélé depuis. Seule une table d’entraînement permet de revenir en arrière.
web-refused-answered = Vous avez déjà répondu, ou ce n’est pas nécessaire.
web-refused-away = Quelqu’un qui doit donner son accord est absent. Redemandez à son retour.
web-refused-long = Trop de choses se sont dites et faites à cette table. Vous pouvez seulement continuer à jouer.
web-refused-bot = Un bot y joue déjà.
web-refused-text = Un message demande des caractères visibles, avec 3 accents au plus sur une lettre.
web-refused-game = Ce jeu ne le prévoit pas.
web-refused-no-step = La partie n’a pas cette étape.
web-refused-not-judged = Personne ne peut dire ce qui est le mieux ici : aucune partie n’arrive à cette position.
web-refused-seat = Un joueur virtuel ne construit pas de ville.
web-refused-phase = Ce n’est pas possible à ce moment de la partie.
web-refused-no-seat = Ce siège n’existe pas à cette table.
web-refused-no-deck = À cette table, on joue avec les cartes du jeu.
web-refused-nobody = Personne d’autre n’est assis là.
web-refused-secret = Ce que cela révélerait ne peut pas être connu d’avance.
web-refused-seats = Une table a besoin d’au moins une personne, et de bots connus.
web-refused-plan = Impossible de créer une table ainsi.
web-refused-malformed = Le serveur ne comprend pas cette page. Rechargez-la.
web-refused-bad-input = Le serveur ne comprend pas cette page. Rechargez-la.
web-refused-hints-off = À cette table, on joue sans conseils.
web-refused-company = Seule une partie que quelqu’un joue seul se mesure ainsi.
web-refused-day-lasts = La clé d’un jour est montrée une heure après la fin du jour.
web-refused-day-over = Ce jour est fini. Ses cartes peuvent être jouées, mais ne comptent plus.
web-refused-no-day = Il n’y a pas de cartes pour ce jour.
web-refused-try-first = Jouez d’abord la partie qui compte : sinon vous connaîtriez les cartes.
web-refused-race-people = Un défi demande une partie d’une seule personne, en solo ou contre des bots : ce que plusieurs décident dépend des autres.
web-refused-race-open = Un défi demande une partie à une table accessible par son lien seulement : celles des tables ouvertes, chacun les trouve, avec toutes les cartes.
web-refused-race-daily = Tout le monde joue cette donne dans la ville du jour. Comparez-vous là-bas.
web-refused-race-known = Un défi demande une partie jouée ici avec de nouvelles cartes : pas d’entraînement, pas de donne connue ni de partie tirée d’un fichier.
web-refused-race-helped = Dans cette partie, un bot ou quelqu’un d’autre a décidé pendant un temps : on ne peut pas la comparer.
web-refused-race-first = Commencez d’abord votre propre partie de ce défi.
web-refused-own-race = C’est votre propre donne, vous la connaissez. À d’autres de la jouer.
web-refused-no-race = Ce défi n’existe pas. Vérifiez le lien.
