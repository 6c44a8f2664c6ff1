"""The table in a terminal: people and bots play any game there.

A :class:`~cardtown.terminal.session.Session` asks and answers; a game brings a
:class:`~cardtown.terminal.screen.Screen` that draws views and reads short forms. Other packages
call only `cardtown.terminal.play`, and import it only when somebody plays.
"""
