### The web table: what both games share while they are played: Dutch

web-since-last-turn = Sinds je laatste beurt
web-step-back = Stap terug
web-step-on = Stap verder
web-keys = Toetsen
web-key-commit = Doen wat de grote knop zegt
web-space-bar = Spatie
web-key-cancel = Terugnemen wat nog niet verstuurd is
web-key-best = Beste plek voor de kaart; daarna de volgende
web-key-undo = Ongedaan maken
web-key-redo = Opnieuw doen
web-key-help = Deze toetsen tonen
web-time-left = Resterende tijd
web-redo = Opnieuw doen
web-undo-nothing = Je hebt niets om terug te nemen.
web-undo-blocked = Anderen hebben sindsdien iets nieuws gezien. Het wordt hun eerst gevraagd.
web-zoom = Zoom
web-zoom-in = Dichterbij
web-zoom-out = Verder weg
web-zoom-fit = De hele stad tonen
web-zoom-lock = Beeld vasthouden
web-zoom-pan = Sleep om de rest te zien
