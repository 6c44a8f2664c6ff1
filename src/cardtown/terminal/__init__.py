"""The table in a terminal: people and bots play a game, whatever game it is.

A :class:`~cardtown.terminal.session.Session` asks and answers; a game brings a
:class:`~cardtown.terminal.screen.Screen` that draws views and reads short forms. Only
`cardtown.terminal.play` is called from outside, and only when a game is played.
"""
