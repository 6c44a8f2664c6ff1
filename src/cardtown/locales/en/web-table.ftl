### The web table: what both games share while they are played: English

web-since-last-turn = Since your last turn
web-step-back = Step back
web-step-on = Step on
web-keys = Keys
web-key-commit = Do what the big button says
web-space-bar = Space
web-key-cancel = Take back what is not sent yet
web-key-best = Best place for the card; then the next best
web-key-undo = Undo
web-key-redo = Redo
web-key-help = Show these keys
web-time-left = Time left
web-redo = Redo
web-undo-nothing = There is nothing of yours to take back.
web-undo-blocked = Others have seen something new since then. They are asked first.
web-zoom = Zoom
web-zoom-in = Closer
web-zoom-out = Further away
web-zoom-fit = Show the whole city
web-zoom-lock = Keep the view as it is
web-zoom-pan = Drag to see the rest
