### The web table: what both games share while they are played: German

web-since-last-turn = Seit deinem letzten Zug
web-step-back = Schritt zurück
web-step-on = Schritt weiter
web-keys = Tasten
web-key-cancel = Zurücknehmen, was noch nicht gesendet ist
web-key-undo = Rückgängig
web-key-help = Diese Tasten zeigen
web-time-left = Verbleibende Zeit
