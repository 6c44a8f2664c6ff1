"""The bots of Card City."""
