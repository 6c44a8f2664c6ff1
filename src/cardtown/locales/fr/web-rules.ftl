### The rules pages: French

## The book

web-rules-games = Jeux
web-rules-search = Chercher dans les règles
web-rules-contents = Sommaire
web-rules-turn = Chapitre précédent et suivant
web-rules-decisions = Là où les livrets de règles laissent une question ouverte, il a fallu choisir. Chaque entrée dit ce qui était ouvert, notre lecture, et pourquoi.
web-rules-found = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
web-rules-none = Aucune règle ne contient « { $text } ». Essayez moins de mots, des mots plus courts, ou un numéro comme C4.5.

## Below the pictures

web-rules-yes = Permis
web-rules-no = Interdit

## What the pictures of Carson City show

web-rules-see-suits = Les six couleurs, de gauche à droite : chapeau, étoile, cactus, botte, fer à cheval, vache.
web-rules-see-terrain = Trois cartes de l’Ère I et deux de l’Ère II, avec leur attrait. Chacune a 2 × 2 parcelles ; celles sans image sont vides.
web-rules-see-characters = Les 21 personnalités. En haut à gauche, leur rôle : $ pour des points à la fin, une flèche pour une action ; en haut à droite, leur attrait.
web-rules-see-tie = Le 8 de la botte est le plus haut. L’étoile et la vache enchérissent toutes deux 5 : sur le dos, l’étoile est plus haut, elle prend donc avant la vache.
web-rules-see-first = La première carte, n’importe où, dans le sens où elle est imprimée.
web-rules-see-too-wide = La ville aurait neuf parcelles de large.
web-rules-see-captain = Avec le Capitaine, neuf parcelles sont permises.
web-rules-see-corner = La carte ne touche la ville que par un coin.
web-rules-see-side = Un côté de parcelle en commun suffit.
web-rules-see-same = La Montagne couvre une Montagne.
web-rules-see-townhouse = La Maison de ville couvre une Maison.
web-rules-see-empty-over = Sa parcelle vide en haut à gauche couvrirait la Mine.
web-rules-see-outlaws = Le Saloon couvrirait des hors-la-loi.
web-rules-see-prison = Avec une Prison dans la ville, les hors-la-loi peuvent être couverts.
web-rules-see-prison-late = La Prison sur la nouvelle carte elle-même n’aide pas.
web-rules-see-prison-mine = La Mine couvrirait la Prison.
web-rules-see-prison-prison = Une Prison couvre la Prison.
web-rules-see-neighbours = Les huit voisines de la Mine comptent, diagonales comprises : trois Montagnes, 2 points chacune.
web-rules-see-ranch = Ranch : trois parcelles vides autour. En dessous il n’y a pas de carte, rien n’y compte.
web-rules-see-mine = Mine : deux Montagnes adjacentes, 2 points chacune.
web-rules-see-drugstore = Drugstore : valeur en maisons adjacente 1 + 2, plus 2 pour deux Ranchs dans la ville.
web-rules-see-bank = Banque : valeur en maisons adjacente 1 + 2, plus 2 pour deux Mines dans la ville.
web-rules-see-saloon = Saloon : deux fois la valeur en maisons adjacente, 1 + 2.
web-rules-see-general-store = Magasin général : valeur en maisons adjacente 1, plus 3 dans toute la ville.
web-rules-see-city-hall = Mairie : valeur en maisons adjacente 1, plus quatre bâtiments : elle-même, Prison, Hôtel et Ranch.
web-rules-see-church = Église : la valeur en maisons de la ville, 1 + 2 + 2.
web-rules-see-blacksmith = Forge : deux Mines et un Ranch dans la ville.
web-rules-see-hotel = Hôtel : toujours 3.
web-rules-see-outlaws-cost = Hors-la-loi : chaque parcelle coûte 6.
web-rules-see-lawful = Avec une Prison, les hors-la-loi ne coûtent rien et comptent comme une parcelle vide : le Ranch en a deux.
web-rules-see-sale = La carte du milieu tient la ville ensemble ; celles des bords peuvent être vendues.
web-rules-see-sale-under = Deux cartes sont l’une sur l’autre ; seule la troisième peut être vendue.

## What the pictures of Card City show

web-rules-see-kinds = Les six sortes, de gauche à droite : Résidentiel, Commercial, Loisirs, Municipal, Industriel, Parking.
web-rules-see-lots = Six cartes à trois joueurs : deux dans le lot visible ; des quatre autres, deux face visible et deux face cachée.
web-rules-see-too-long = La ville aurait six cases de large.
web-rules-see-beside = La case partage un côté avec le Municipal.
web-rules-see-corner-cell = La case ne touche le Municipal que par un coin.
web-rules-see-limit = Il y a cinq bâtiments, et aucun Industriel.
web-rules-see-limit-raised = Avec un Industriel, il peut y en avoir dix autres.
web-rules-see-like = À côté d’un autre Résidentiel.
web-rules-see-like-apart = Les Résidentiels ne se touchent que par un coin.
web-rules-see-industry = Un Résidentiel à côté d’un Industriel.
web-rules-see-poor = Il n’y a que 4 pièces.
web-rules-see-districts = Trois quartiers : deux Résidentiels, un Résidentiel, deux Commerciaux. L’étiquette sous chacun dit ce qu’il lui faut pour grandir et ce qu’il a.
web-rules-see-grow-homes = Un Résidentiel avec deux bâtiments de culture à côté, le Municipal et un Loisirs.
web-rules-see-grow-not = Un seul bâtiment de culture à côté ; il en faut deux.
web-rules-see-grow-shops = Un Commercial entre deux quartiers résidentiels différents.
web-rules-see-joining = Le nouveau Résidentiel réunirait deux quartiers.
web-rules-see-income = Quartiers commerciaux de deux bâtiments et d’un seul : 1 + 3 + 1 = 5 pièces.
web-rules-see-final = Quartiers résidentiels de trois bâtiments et d’un seul, trois cases libres, 13 pièces : 6 + 1 − 3 + 2 = 6 points.
