"""Seats as people write them: `you,bot:planner:ms=50,level=2,virtual:expert`."""

from __future__ import annotations


def split_seats(text: str) -> list[str]:
    """Split a list of seats at its commas, but not within the parameters of a bot."""
    seats: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        if "=" in part and ":" not in part and seats and "=" in seats[-1]:
            seats[-1] += f",{part}"
        else:
            seats.append(part)
    return seats
