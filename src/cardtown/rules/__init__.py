"""The rules of the games as Markdown, one folder per language, one file per game."""
