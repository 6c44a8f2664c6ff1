"""Random four-seat games of Carson City: `python -m bench.carson_random --games 300`."""

from bench.random_play import main

GAME = "carson-city"
SEATS = ["human"] * 4

if __name__ == "__main__":
    main(GAME, SEATS)
