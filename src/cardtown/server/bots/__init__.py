"""Bots in worker processes, and the questions that they answer."""
