### The daily city: French

## The deals of a day

web-daily-lead = Chaque jour, dans chaque jeu, de nouvelles cartes, les mêmes pour tous. Un seul essai compte ; ensuite, jouez-les autant que vous voulez.
web-daily-ends = Nouvelles cartes dans { $hours } h { $minutes } min.
web-daily-past = Ce jour est passé : on peut jouer ses cartes, mais elles ne comptent plus.
web-daily-today = Aux cartes du jour
web-daily-alone = Vous bâtissez en solo.
web-daily-against = Adversaires : { $n } × { $who }
web-daily-players = { $n ->
    [0] Personne n’a encore fini.
    [one] Une personne a fini.
   *[other] { $n } personnes ont fini.
}
web-daily-play = Jouer l’essai qui compte
web-daily-free = Jouer librement
web-daily-free-about = Un essai libre est un entraînement : il ne compte pas, et tout peut être annulé.
web-daily-streak = { $n ->
    [one] Un jour de suite
   *[other] { $n } jours de suite
}

## The result

web-daily-points = points
web-daily-not-scored = Ne compte pas : cette partie s’est terminée trop tard, ou vous n’avez pas tout décidé vous-même.
web-daily-beaten = Mieux que { $share } des autres
web-daily-medal-bronze = Bronze
web-daily-medal-silver = Argent
web-daily-medal-gold = Or
web-daily-medal-crown = Couronne
web-daily-medals-wait = Les bots jouent encore ces cartes. Les médailles arrivent dans un instant.
web-daily-champion = Le bot le plus fort
web-daily-best = Le mieux avec vos cartes
web-daily-from = dès { $points }
web-daily-distribution = Les points de tous
web-daily-range = de { $from } à { $to }
web-daily-people = Personnes
web-daily-bots = Bots
web-daily-you = Vous
web-daily-share = Partager
web-daily-share-title = Cardtown du { $date }

## The days before

web-daily-calendar = Calendrier
web-daily-earlier = Un mois plus tôt
web-daily-later = Un mois plus tard
web-daily-not-played = pas joué
web-daily-own = Vos jours
web-daily-own-days = { $n ->
    [one] Une partie comptée.
   *[other] { $n } parties comptées.
}
web-daily-own-best = Au mieux devant { $share } des bots avec les mêmes cartes, avec { $points } points :

## The week

web-daily-week = La semaine
web-daily-week-about = Du { $first } au { $last }. Les jours finis s’additionnent ; qui en a joué davantage est devant.
web-daily-week-early = Aucun jour de cette semaine n’est encore fini.
web-daily-week-nobody = Personne n’a fini de partie cette semaine.
web-daily-place = Rang
web-daily-name = Nom
web-daily-days-played = Jours

## Where the cards came from

web-daily-origin = D’où viennent ces cartes
web-daily-origin-about = Chaque jour a une clé, et toutes les clés étaient fixées avant le premier jour. Les cartes en découlent, ainsi que des nombres aléatoires que les navigateurs de tous les joueurs ont ajoutés la veille.
web-daily-origin-later = La clé de ce jour est montrée une heure après sa fin. Elle est liée par la clé de la veille, qui est son hachage :
web-daily-origin-proof = Le jour est passé et sa clé n’est plus secrète. Cette commande vérifie le fichier :
web-daily-origin-download = Télécharger la preuve
