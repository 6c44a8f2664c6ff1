"""What links show elsewhere: a title, a sentence and a picture (Open Graph).

Of a finished game all cities and points; of a table where people still play or wait only what
everybody may know anyway: the game and the names, and a picture without any of its cards.
"""

from __future__ import annotations

import html
import pathlib
from functools import lru_cache
from typing import Annotated, Final, NamedTuple

from anyio import to_thread
from fastapi import APIRouter, Path, Response

from cardtown import games
from cardtown.core import CardtownError
from cardtown.localization import LANGUAGES, Texts
from cardtown.server.format import pictures
from cardtown.server.format.png import draw_cities
from cardtown.server.http.dependencies import CurrentService, Reader
from cardtown.server.http.responses import describe_answer
from cardtown.server.service import Service
from cardtown.server.table.requests import TABLE_ID
from cardtown.server.table.state import TablePhase, TableState

PNG: Final = "image/png"
SIZE: Final = (1200, 630)
"""The user agents that ask for link previews."""
START: Final = "start"
_DAY: Final = "public, max-age=86400"
_MINUTES: Final = "public, max-age=300"
_TOWN: Final = pathlib.Path(__file__).with_name("link.png")
"""Our town, drawn by `tools/draw_link_picture.py`."""

router = APIRouter(prefix="/api")


class Card(NamedTuple):
    """The preview of a link."""

    title: str
    about: str
    picture: str
    """The last part of the picture's address."""


@router.get(
    "/pictures/{name}.png",
    response_class=Response,
    **describe_answer(str, "The picture of a link", PNG),
)
async def picture(
    name: Annotated[str, Path(pattern=TABLE_ID)], service: CurrentService, _: Reader
) -> Response:
    """The picture that a link to a table shows elsewhere; `start` is that of the start page."""
    if name == START:
        return _png(await to_thread.run_sync(_town), _DAY)
    state = (await service.rooms.room(name)).state
    if state.phase is not TablePhase.FINISHED or state.table is None:
        return _png(await to_thread.run_sync(_town), _MINUTES)
    seats = state.table.view(None).seats
    part = pictures.find(state.plan.game)
    cities = tuple(tuple(part.rows(seat)) if part else () for seat in seats)
    points = tuple(seat.points for seat in seats)
    return _png(await to_thread.run_sync(_cities, state.plan.game, cities, points), _DAY)


def _png(data: bytes, keep: str) -> Response:
    return Response(data, media_type=PNG, headers={"Cache-Control": keep})


@lru_cache(maxsize=64)
def _cities(
    game: str, cities: tuple[tuple[str, ...], ...], points: tuple[int | None, ...]
) -> bytes:
    part = pictures.find(game)
    palette = pictures.PLAIN if part is None else part.PALETTE
    return draw_cities(
        cities,
        points,
        dict(palette.glyphs),
        ground=palette.ground,
        band=palette.band,
        plot=palette.plot,
        size=SIZE,
    )


@lru_cache(maxsize=1)
def _town() -> bytes:
    return _TOWN.read_bytes()


# --- the tags of a page ---------------------------------------------------------------------------


async def card_of(service: Service, table_id: str | None, language: str) -> Card:
    """What the link to a table shows, or that to any other page."""
    texts = Texts.load(language)
    start = Card(texts("link-title"), texts("link-about"), START)
    if table_id is None:
        return start
    try:
        state = (await service.rooms.room(table_id)).state
    except CardtownError:  # no such table, or it can't be read now
        return start
    return _table_card(state, texts)


async def race_card(service: Service, race: str, language: str) -> Card:
    """What the link to a race shows: who challenges to what, and nothing of the game."""
    texts = Texts.load(language)
    try:
        found = await service.races.shape(race, None)
    except CardtownError:  # no such race, or it can't be read now
        return await card_of(service, None, language)
    game = _title(found["game"], texts)
    title = texts("link-race", name=found["challenger"], game=game)
    return Card(title, texts("link-race-about"), START)


def _title(game: str, texts: Texts) -> str:
    return texts.get(f"game-{game}") or games.get(game).facts.title


def _table_card(state: TableState, texts: Texts) -> Card:
    game = _title(state.plan.game, texts)
    names = ", ".join(chair.name for chair in state.chairs if chair.name)
    if state.phase is not TablePhase.FINISHED or state.result is None:
        about = texts("link-table", names=names) if names else texts("link-about")
        return Card(game, about, state.id)
    listed = zip(state.chairs, state.result.scores, strict=True)
    ranked = sorted(listed, key=lambda pair: -pair[1])
    points = ", ".join(f"{chair.name} {score}" for chair, score in ranked)
    return Card(game, texts("link-finished", points=points), state.id)


def tags(card: Card, site: str, path: str) -> str:
    """The tags that go into the head of a page."""
    address = f"{site}/api/pictures/{card.picture}.png"
    found = {
        "og:type": "website",
        "og:site_name": "Cardtown",
        "og:title": card.title,
        "og:description": card.about,
        "og:url": site + path,
        "og:image": address,
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
    }
    lines = [f'<meta property="{key}" content="{_safe(text)}" />' for key, text in found.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return "\n    ".join(lines)


def _safe(text: str) -> str:
    return html.escape(text, quote=True)


def language_of(accepted: str) -> str:
    """The first of our languages that a header `Accept-Language` names."""
    wanted = (one.partition(";")[0].strip()[:2].lower() for one in accepted.split(","))
    return next((one for one in wanted if one in LANGUAGES), "en")
