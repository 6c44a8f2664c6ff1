### The web table: what both games share while they are played: French

web-since-last-turn = Depuis votre dernier tour
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-keys = Touches
web-key-cancel = Reprendre ce qui n’est pas encore envoyé
web-key-undo = Annuler
web-key-help = Montrer ces touches
web-time-left = Temps restant
