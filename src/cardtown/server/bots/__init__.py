"""Processes in which bots think, and what they are asked."""
