### The web table: what both games share while they are played: English

web-since-last-turn = Since your last turn
web-step-back = Step back
web-step-on = Step on
web-keys = Keys
web-key-cancel = Take back what is not sent yet
web-key-undo = Undo
web-key-help = Show these keys
web-time-left = Time left
