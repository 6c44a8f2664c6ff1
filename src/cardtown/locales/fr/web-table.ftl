### The web table: what both games share while they are played: French

web-since-last-turn = Depuis votre dernier tour
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-keys = Touches
web-key-commit = Faire ce que dit le grand bouton
web-space-bar = Espace
web-key-cancel = Reprendre ce qui n’est pas encore envoyé
web-key-best = Meilleure place pour la carte, puis la suivante
web-key-undo = Revenir en arrière
web-key-redo = Rétablir
web-key-help = Montrer ces touches
web-time-left = Temps restant
web-redo = Rétablir
web-undo-nothing = Vous n’avez rien à reprendre.
web-undo-blocked = D’autres ont vu quelque chose de nouveau depuis. On leur demande d’abord.
web-zoom = Zoom
web-zoom-in = Plus près
web-zoom-out = Plus loin
web-zoom-fit = Voir toute la ville
web-zoom-lock = Garder la vue telle quelle
web-zoom-pan = Faites glisser pour voir le reste
