### The web table: what both games share while they are played: Dutch

web-since-last-turn = Sinds je laatste beurt
web-step-back = Stap terug
web-step-on = Stap verder
web-keys = Toetsen
web-key-cancel = Terugnemen wat nog niet verstuurd is
web-key-undo = Ongedaan maken
web-key-help = Deze toetsen tonen
web-time-left = Resterende tijd
