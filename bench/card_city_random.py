"""Random four-seat games of Card City: `python -m bench.card_city_random --games 300`."""

from bench.random_play import main

GAME = "card-city"
SEATS = ["human"] * 4

if __name__ == "__main__":
    main(GAME, SEATS)
