"""The rules of the games as Markdown, one file per game."""
