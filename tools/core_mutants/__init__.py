"""Planted faults of the compiled core: would anybody notice?"""
