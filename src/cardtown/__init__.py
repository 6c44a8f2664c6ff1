"""Cardtown: city-building card games to play, study and simulate."""
