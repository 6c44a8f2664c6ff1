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
web-rules-see-tie = Le 8 de la botte est le plus fort. L’étoile et la vache misent toutes deux 5 : au dos, l’étoile est plus haut, elle prend donc avant la vache.
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
web-rules-see-ranch = Ranch : trois parcelles vides autour. En dessous, il n’y a pas de carte : rien n’y compte.
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
web-rules-see-districts = Trois quartiers : deux Résidentiels, un Résidentiel, deux Commerciaux. L’étiquette sous chacun dit ce qu’il lui faut pour s’agrandir et ce qu’il a.
web-rules-see-grow-homes = Un Résidentiel avec deux bâtiments culturels à côté, le Municipal et un Loisirs.
web-rules-see-grow-not = Un seul bâtiment culturel à côté ; il en faut deux.
web-rules-see-grow-shops = Un Commercial entre deux quartiers résidentiels différents.
web-rules-see-joining = Le nouveau Résidentiel réunirait deux quartiers.
web-rules-see-income = Quartiers commerciaux de deux bâtiments et d’un seul : 1 + 3 + 1 = 5 pièces.
web-rules-see-final = Quartiers résidentiels de trois bâtiments et d’un seul, trois cases libres, 13 pièces : 6 + 1 − 3 + 2 = 6 points.

## The game on one page

web-short-title = { $game } en une page
web-short-print = Imprimer
web-short-do = Ce que vous faites
web-short-win = Comment gagner
web-short-round = Une manche
web-short-score = Le décompte
web-short-carson-city-do =
    Vous bâtissez une ville de cartes terrains, chacune de 2 × 2 parcelles, dans un carré de 8 × 8 parcelles.
    À chaque manche, tout le monde enchérit pour les cartes sur la table ; la plus forte enchère choisit d’abord.
    La partie dure deux Ères de neuf manches. Vous avez les cartes enchères 1 à 9 et jouez chacune une fois par Ère.
web-short-carson-city-win =
    Qui a le plus de points à la fin gagne.
    Les bâtiments rapportent selon ce qui les entoure : superposez les cartes pour réunir ce qui va ensemble.
    Gardez une carte forte pour une personnalité ou une carte qui convient à votre ville : les cartes jouées restent visibles, vous savez donc ce qu’il reste aux autres.
web-short-carson-city-round =
    On révèle une personnalité et quatre cartes terrains (cinq à cinq ou six joueurs).
    Qui a des personnalités avec une flèche peut les utiliser, chacune une fois par Ère.
    Chacun choisit une carte enchère en secret, puis toutes sont révélées.
    De la plus forte enchère à la plus faible, chacun prend une carte. En cas d’égalité, le dos de la personnalité suivante décide.
    Une carte terrain se construit aussitôt : elle touche ou couvre la ville, ne se tourne jamais et ne couvre que des parcelles vides ou le même bâtiment. Une personnalité reste avec vous.
web-short-carson-city-score =
    Ranch : 1 par parcelle vide autour. Mine : 2 par Montagne.
    Drugstore et Banque : les Maisons autour, plus tous vos Ranchs ou toutes vos Mines. Saloon : les Maisons autour, deux fois.
    Église, Magasin général, Mairie et Forge regardent toute la ville ; un Hôtel vaut 3.
    Une Maison compte 1, une Maison de ville ou un Hôtel 2. Les hors-la-loi coûtent 6 par parcelle, sauf avec une Prison ou le Shérif.
    Les personnalités avec $ rapportent ce que dit leur carte.
web-short-card-city-do =
    En dix manches, vous bâtissez une ville de 5 × 5 cartes au plus autour d’un Municipal.
    À chaque manche vous recevez deux bâtiments : vous partagez des cartes pour les autres, ou choisissez parmi celles qu’ils ont partagées.
    Puis vous construisez, les quartiers s’agrandissent et les commerces rapportent des pièces.
web-short-card-city-win =
    Qui a le plus de points gagne ; à égalité, le plus de pièces.
    Les grands quartiers résidentiels rapportent le plus, et seule la croissance les fait : donnez-leur de la culture et de la place.
    Les Industriels relèvent la limite de la ville et remplissent des cases ; jamais à côté des Résidentiels.
web-short-card-city-round =
    Partager : le premier joueur pioche deux cartes par joueur et fait deux lots, l’un de deux cartes visibles, l’autre de toutes les autres, dont la moitié face cachée. Le suivant prend un lot et le garde ou partage encore.
    Construisez vos deux cartes contre votre ville. Pas de Résidentiel à côté d’un Résidentiel ou d’un Industriel, pas de Commercial à côté d’un Commercial. Un Loisirs coûte 5 pièces. Ce qui peut être construit doit l’être.
    Développer : un quartier résidentiel de x s’agrandit à côté de x + 1 bâtiments culturels (Loisirs, Municipal), un quartier commercial à côté de x + 1 quartiers résidentiels.
    Revenus : 1 pièce, plus 1 + 2 + … par quartier commercial.
    Chacun peut acheter un Industriel : 5 pièces, puis 10, puis 15.
web-short-card-city-score =
    Chaque quartier résidentiel de n bâtiments : 1 + 2 + … + n points.
    Chaque case libre des 5 × 5 : −1.
    Chaque tranche complète de 5 pièces : 1.
    Limite de la ville : 5 bâtiments non industriels au plus, et 5 de plus par Industriel.
