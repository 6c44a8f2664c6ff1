"""Bots as programs of a server: they play with people there, by a token (docs/programs.md)."""
