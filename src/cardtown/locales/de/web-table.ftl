### The web table: what both games share while they are played: German

web-since-last-turn = Seit deinem letzten Zug
web-step-back = Schritt zurück
web-step-on = Schritt weiter
web-keys = Tasten
web-key-commit = Tun, was der große Knopf sagt
web-space-bar = Leertaste
web-key-cancel = Zurücknehmen, was noch nicht gesendet ist
web-key-best = Bester Platz für die Karte; dann der nächstbeste
web-key-undo = Rückgängig
web-key-redo = Wiederholen
web-key-help = Diese Tasten zeigen
web-time-left = Verbleibende Zeit
web-redo = Wiederholen
web-undo-nothing = Du hast nichts, was du zurücknehmen könntest.
web-undo-blocked = Andere haben seitdem etwas Neues gesehen. Sie werden erst gefragt.
web-zoom = Zoom
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-zoom-fit = Ganze Stadt zeigen
web-zoom-lock = Ansicht festhalten
web-zoom-pan = Ziehen zeigt den Rest
