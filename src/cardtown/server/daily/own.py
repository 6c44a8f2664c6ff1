"""What somebody has reached over all days: their medals, and the day on which they did best.

Points of different days can't be compared, since their cards differ. What can be is the share of
the bots that were beaten with the same cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtown.server.daily import daily_games
from cardtown.server.daily.medals import Field, medal_for, share_beaten
from cardtown.server.format.daily import BestDayShape, MedalCountsShape, OwnDaysShape
from cardtown.server.storage.daily import ScoredTry


def own_days(tries: Sequence[ScoredTry]) -> list[OwnDaysShape]:
    """What somebody has reached, by game; tries of deals that no bot has played have no medal."""
    return [_of_game(game, [one for one in tries if one.game == game]) for game in daily_games()]


def _of_game(game: str, tries: Sequence[ScoredTry]) -> OwnDaysShape:
    medals: MedalCountsShape = {"bronze": 0, "silver": 0, "gold": 0, "crown": 0}
    best: BestDayShape | None = None
    for one in tries:
        if one.field is None:
            continue
        field = Field.from_text(one.field)
        medal = medal_for(one.points, field)
        if medal is not None:
            medals[medal.value] += 1
        beaten = share_beaten(one.points, field.bots) or 0
        if best is None or (beaten, one.points) > (best["beaten"], best["points"]):
            best = {"date": one.day, "points": one.points, "beaten": beaten}
    return {"game": game, "days": len(tries), "medals": medals, "best": best}
