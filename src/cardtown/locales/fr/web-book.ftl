### Le livre des scores d’une famille : français

web-book-title = Livre des scores
web-book-about = Les parties de { $game } que le bloc garde dès que toutes leurs villes sont comptées. Elles restent dans ce seul navigateur ; le fichier les emporte.
web-book-export = Enregistrer comme fichier
web-book-import = Ajouter d’un fichier
web-book-rules = Les règles en une page
web-book-empty = Aucune partie n’est encore comptée : saisissez les villes d’une table sur le bloc.
web-book-people = Qui a atteint quoi
web-book-chart = { $name }, partie après partie : { $points }
web-book-bad-file = « { $name } » n’a pas été ajouté : ce n’est pas un livre des scores de Cardtown, ou il est abîmé.
web-book-taken = { $n ->
    [0] Toutes les tables de ce fichier étaient déjà là.
    [one] { $n } table ajoutée ou mise à jour.
   *[other] { $n } tables ajoutées ou mises à jour.
}
