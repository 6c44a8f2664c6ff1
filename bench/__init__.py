"""Measures Cardtown: alone with ``make bench``, beside other engines with ``make bench-peers``."""
