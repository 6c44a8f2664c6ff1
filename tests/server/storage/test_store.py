"""What the store guarantees, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import traceback

import pytest

from cardtown.core import BadInput
from cardtown.server.errors import Conflict, StoreUnavailable
from cardtown.server.storage.store import Append, BrowserSession, EntryRow, Store, TableRow
from tests.server.storage.rows import creation, entry, ids, latest, next_one, open_store, row

pytestmark = pytest.mark.anyio


# --- entries ----------------------------------------------------------------------------------


async def test_what_is_appended_is_read_back(store: Store) -> None:
    first = EntryRow(1, "created", '{"game": "card-city"}', "ann", "click-1", 1_700_000_000_000)
    second = EntryRow(2, "said", '{"text": "Grüße 🃏"}', None, None, 1_700_000_000_001)
    await store.append(Append("t", [first, second], created=row("t")))
    assert await store.entries("t") == [first, second]
    assert await store.entries("t", after=1) == [second]
    assert await latest(store, "t") == 2


async def test_an_entry_is_amended_and_all_others_stay(store: Store) -> None:
    await store.append(Append("t", [entry(1), entry(2), entry(3)], created=row("t")))
    await store.append(creation("other"))
    await store.amend("t", [entry(1, body='{"deck": "Grüße"}'), entry(3, body='{"result": []}')])
    assert await store.entries("t") == [
        *(entry(1, body='{"deck": "Grüße"}'), entry(2), entry(3, body='{"result": []}')),
    ]
    assert await store.entries("other") == [entry(1)]


async def test_texts_are_read_back_to_the_letter(store: Store) -> None:
    texts = [
        "",
        "null",
        "17",
        '{"text":"\\u0000"}',
        "\\u0041 'quoted' \"twice\"",
        "\u2028\x1f\x7f\uffff",
        "Zwölf 🂡",
    ]
    appends = [Append(f"t{n}", [entry(1, body=text)]) for n, text in enumerate(texts)]
    await asyncio.gather(*map(store.append, appends))
    found = [await store.entries(each.table_id) for each in appends]
    assert found == [each.entries for each in appends]


async def test_callers_are_answered_in_the_order_in_which_they_came(store: Store) -> None:
    answered: list[str] = []

    async def append(table_id: str) -> None:
        await store.append(creation(table_id))
        answered.append(table_id)

    tables = [f"t{number}" for number in reversed(range(20))]  # not in the order of their keys
    await asyncio.gather(*map(append, tables))
    assert answered == tables


async def test_a_table_is_read_back_as_it_was_made(store: Store) -> None:
    await store.append(creation("t", game="card-city", visibility="private", header='{"seats": 2}'))
    table = row("t", game="card-city", visibility="private", header='{"seats": 2}')
    assert await store.table("t") == table


async def test_there_is_nothing_at_an_unknown_table(store: Store) -> None:
    assert await store.table("t") is None
    assert await store.entries("t") == []
    assert await latest(store, "t") == 0


async def test_what_was_written_is_there_after_opening_again(database_url: str) -> None:
    async with open_store(database_url) as store:
        await store.append(creation("t"))
    async with open_store(database_url) as store:
        assert await store.entries("t") == [entry(1)]


async def test_a_number_that_is_taken_is_a_conflict_and_changes_nothing(store: Store) -> None:
    await store.append(creation("t"))
    with pytest.raises(Conflict):
        await store.append(next_one("t", 1, at=2_000, phase="playing", members=["bob"]))
    assert await store.entries("t") == [entry(1)]
    assert await store.table("t") == row("t")
    assert await store.tables_of("bob", 10) == []


async def test_entries_of_an_append_are_written_wholly_or_not_at_all(store: Store) -> None:
    await store.append(creation("t"))
    await store.append(next_one("t", 3))
    with pytest.raises(Conflict):
        await store.append(Append("t", [entry(2), entry(3)]))
    assert [each.number for each in await store.entries("t")] == [1, 3]


async def test_the_same_append_twice_is_a_conflict(store: Store) -> None:
    await store.append(creation("t"))
    with pytest.raises(Conflict):
        await store.append(creation("t"))


async def test_one_of_many_who_want_the_same_number_gets_it(store: Store) -> None:
    wishes = [Append("t", [entry(1, body=f'{{"who": {who}}}')]) for who in range(50)]
    results = await asyncio.gather(*map(store.append, wishes), return_exceptions=True)
    winners = [wish.entries[0] for wish, result in zip(wishes, results, strict=True) if not result]
    assert [type(result) for result in results].count(Conflict) == 49
    assert await store.entries("t") == winners


async def test_a_conflict_does_no_harm_to_those_written_with_it(store: Store) -> None:
    await store.append(creation("taken"))
    wishes = [*(creation(f"t{n}") for n in range(20)), creation("taken"), creation("last")]
    results = await asyncio.gather(*map(store.append, wishes), return_exceptions=True)
    assert [type(result) for result in results] == [*[type(None)] * 20, Conflict, type(None)]
    assert await latest(store, "t19") == await latest(store, "last") == 1


@pytest.mark.parametrize("body", ["hush \ud800", "hush\x00cut off"])
async def test_what_no_database_can_hold_does_no_harm_to_those_written_with_it(
    store: Store, body: str
) -> None:
    unwritable = Append("bad", [entry(1, body=body)])
    results = await asyncio.gather(
        *map(store.append, [creation("a"), unwritable, creation("b")]), return_exceptions=True
    )
    assert results[0] is results[2] is None
    assert isinstance(results[1], Exception)
    assert not isinstance(results[1], Conflict | StoreUnavailable)
    assert "hush" not in "".join(traceback.format_exception(results[1]))
    assert await latest(store, "a") == await latest(store, "b") == 1
    assert await latest(store, "bad") == 0


async def test_many_callers_at_many_tables_get_consecutive_numbers(store: Store) -> None:
    async def play(table_id: str) -> None:
        await store.append(creation(table_id))
        for number in range(2, 11):
            await store.append(next_one(table_id, number))

    await asyncio.gather(*(play(f"t{n}") for n in range(30)))
    for n in range(30):
        assert [each.number for each in await store.entries(f"t{n}")] == list(range(1, 11))


async def test_a_caller_cancelled_while_waiting_is_dropped(store: Store) -> None:
    waiting = asyncio.create_task(store.append(creation("t")))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await store.append(creation("other"))
    assert waiting.cancelled()
    assert await latest(store, "t") == 0


@pytest.mark.parametrize("turns", range(1, 8))
async def test_a_caller_cancelled_while_writing_breaks_nothing(store: Store, turns: int) -> None:
    under_way = [asyncio.create_task(store.append(creation(f"t{n}"))) for n in range(3)]
    for _ in range(turns):
        await asyncio.sleep(0)
    under_way[1].cancel()
    results = await asyncio.gather(*under_way, return_exceptions=True)
    assert results[0] is results[2] is None
    await store.append(creation("later"))
    assert (
        await latest(store, "t0") == await latest(store, "t2") == await latest(store, "later") == 1
    )


async def test_closing_writes_what_waits(database_url: str) -> None:
    async with open_store(database_url) as store:
        waiting = [asyncio.create_task(store.append(creation(f"t{n}"))) for n in range(20)]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    async with open_store(database_url) as store:
        assert [await latest(store, f"t{n}") for n in range(20)] == [1] * 20


async def test_a_closed_store_writes_nothing(database_url: str) -> None:
    async with open_store(database_url) as store:
        pass
    with pytest.raises(StoreUnavailable, match="stopping"):
        await store.append(creation("t"))


# --- lists of tables --------------------------------------------------------------------------


async def test_an_append_moves_its_table_on(store: Store) -> None:
    await store.append(creation("t"))
    await store.append(next_one("t", 2, at=2_000, phase="playing"))
    await store.append(next_one("t", 3, at=3_000))
    assert await store.table("t") == row("t", phase="playing", changed_at=3_000)
    await store.append(next_one("t", 4, at=4_000, phase="finished"))
    over = row("t", phase="finished", changed_at=4_000, finished_at=4_000)
    assert await store.table("t") == over
    await store.append(next_one("t", 5, at=5_000))
    assert await store.table("t") == over._replace(changed_at=5_000)


async def test_a_game_that_is_taken_up_again_is_not_finished(store: Store) -> None:
    await store.append(creation("t", phase="playing"))
    await store.append(next_one("t", 2, at=2_000, phase="finished"))
    await store.append(next_one("t", 3, at=3_000, phase="playing"))
    assert await store.table("t") == row("t", phase="playing", changed_at=3_000)
    assert await store.finished(10) == []


async def test_appends_to_one_table_in_one_batch_take_effect_in_order(store: Store) -> None:
    await asyncio.gather(
        store.append(creation("t")),
        store.append(next_one("t", 2, at=2_000, phase="playing", wake_at=9_000)),
        store.append(next_one("t", 3, at=3_000, phase="finished", wake_at=None)),
        store.append(next_one("t", 4, at=4_000)),
    )
    assert await store.table("t") == row("t", phase="finished", changed_at=4_000, finished_at=3_000)
    assert await store.due(10_000, 10) == []


async def test_the_lobby_shows_open_tables_of_a_phase_the_last_changed_first(store: Store) -> None:
    await store.append(creation("old", changed_at=1))
    await store.append(creation("new", changed_at=3))
    await store.append(creation("hidden", changed_at=4, visibility="private"))
    await store.append(creation("begun", changed_at=5, phase="playing"))
    assert ids(await store.lobby(10)) == ["new", "old"]
    assert ids(await store.lobby(1)) == ["new"]
    assert ids(await store.lobby(10, "playing")) == ["begun"]


async def test_the_lobby_shows_a_few_tables_of_each_host_page_by_page(store: Store) -> None:
    for number in range(6):
        await store.append(creation(f"a{number}", host="ann", changed_at=10 + number))
    await store.append(creation("b", ["bob"], host="bob", changed_at=5))
    first = await store.lobby(2, of_one_host=3)
    assert ids(first) == ["a5", "a4"]
    second = await store.lobby(2, of_one_host=3, before=first[-1])
    assert ids(second) == ["a3", "b"]
    assert ids(await store.lobby(2, of_one_host=3, before=second[-1])) == []


async def test_the_lobby_shows_tables_whose_host_was_seen_lately(store: Store) -> None:
    await store.append(creation("gone", changed_at=5, host_seen_at=5))
    await store.append(creation("back", changed_at=6, host_seen_at=6))
    assert ids(await store.lobby(10, host_seen_since=6)) == ["back"]
    await store.note_hosts(["gone"], 7)
    assert ids(await store.lobby(10, host_seen_since=6)) == ["back", "gone"]
    await store.note_hosts([], 8)


async def test_what_lists_show_is_stored_with_the_entries(store: Store) -> None:
    await store.append(creation("t", summary="{}", turns="[]"))
    await store.append(next_one("t", 2, turns="[[0,1]]"))
    assert await store.table("t") == row("t", summary="{}", turns="[[0,1]]")
    await store.append(next_one("t", 3, summary='{"a":1}'))
    assert await store.table("t") == row("t", summary='{"a":1}', turns="[[0,1]]")
    await store.summarize("t", "never", "never")
    assert await store.table("t") == row("t", summary='{"a":1}', turns="[[0,1]]")


async def test_a_table_stored_without_a_summary_gets_one(store: Store) -> None:
    await store.append(creation("t"))
    await store.summarize("t", "{}", "[]")
    assert await store.table("t") == row("t", summary="{}", turns="[]")


async def test_a_summary_is_forgotten_and_stored_again(store: Store) -> None:
    await store.append(creation("t", summary="{}", turns="[]"))
    await store.append(creation("other", summary="{}", turns="[]"))
    await store.forget_summary("t")
    assert await store.table("t") == row("t", turns="[]")
    assert await store.table("other") == row("other", summary="{}", turns="[]")
    await store.summarize("t", '{"a":1}', "[]")
    assert await store.table("t") == row("t", summary='{"a":1}', turns="[]")


async def test_a_person_finds_the_tables_where_they_sit(store: Store) -> None:
    await store.append(creation("a", ["ann", "bob"], changed_at=1))
    await store.append(creation("b", ["ann"], changed_at=2))
    await store.append(next_one("b", 2, at=3, members=["ann", "bob"]))
    await store.append(creation("c", ["cy"], changed_at=9))
    assert ids(await store.tables_of("ann", 10)) == ["b", "a"]
    assert ids(await store.tables_of("bob", 1)) == ["b"]
    assert await store.tables_of("dee", 10) == []


async def all_pages(store: Store, size: int) -> list[str]:
    """Page through the finished games."""
    seen: list[TableRow] = []
    while True:
        page = await store.finished(size, before=seen[-1] if seen else None)
        seen += page
        if len(page) < size:
            return ids(seen)


async def test_finished_games_are_paged_from_the_last(store: Store) -> None:
    for name, at in [("a", 1), ("d", 5), ("b", 5), ("c", 5), ("e", 9)]:
        await store.append(creation(name, phase="playing"))
        await store.append(next_one(name, 2, at=at, phase="finished"))
    await store.append(creation("closed", phase="closed"))
    await store.append(creation("private", visibility="private"))
    await store.append(next_one("private", 2, at=7, phase="finished"))
    for size in (1, 2, 10):
        assert await all_pages(store, size) == ["e", "d", "c", "b", "a"]


async def test_tables_wake_at_their_time(store: Store) -> None:
    await store.append(creation("a"))
    await store.append(next_one("a", 2, wake_at=500))
    await store.append(creation("b"))
    await store.append(next_one("b", 2, wake_at=400))
    await store.append(next_one("b", 3))
    await store.append(creation("never"))
    assert await store.due(399, 10) == []
    assert await store.due(500, 10) == ["b", "a"]
    assert await store.due(500, 1) == ["b"]
    await store.append(next_one("b", 4, wake_at=None))
    assert await store.due(500, 10) == ["a"]


async def test_tables_count_as_open_until_they_are_over(store: Store) -> None:
    for phase in ("gathering", "playing", "finished", "closed"):
        await store.append(creation(phase, phase=phase))
    await store.append(creation("of-another", host="bob"))
    assert await store.count_open("ann") == 2
    assert await store.count_open("dee") == 0


# --- people -----------------------------------------------------------------------------------


async def test_a_person_is_known_by_any_of_their_sessions(store: Store) -> None:
    await store.create_identity("i", "Ann", "token-1", 1_000)
    await store.replace_recovery("i", "link", 1_000)
    assert await store.recover("link", "token-2", 2_000) == BrowserSession("i", "Ann", 2_000)
    assert await store.find_session("token-1") == BrowserSession("i", "Ann", 1_000)
    assert await store.find_session("token-2") == BrowserSession("i", "Ann", 2_000)
    assert await store.find_session("token-3") is None
    everybody = [f"token-{number}" for number in range(2_500)]
    assert await store.known_sessions(everybody) == {"token-1", "token-2"}
    assert await store.known_sessions([]) == set()


async def test_a_session_that_has_ended_is_nobodys(store: Store) -> None:
    await store.create_identity("i", "Ann", "token-1", 1_000)
    await store.replace_recovery("i", "link", 1_000)
    await store.recover("link", "token-2", 2_000)
    assert await store.find_session("token-1") is not None
    await store.end_session("token-1")
    assert await store.find_session("token-1") is None
    assert await store.find_session("token-2") == BrowserSession("i", "Ann", 2_000)


async def test_a_session_that_ends_while_it_is_looked_up_stays_ended(store: Store) -> None:
    for number in range(20):
        token = f"token-{number}"
        await store.create_identity(f"i{number}", "Ann", token, 1_000)
        looks = (store.find_session(token) for _ in range(5))
        await asyncio.gather(*looks, store.end_session(token), store.find_session(token))
        assert await store.find_session(token) is None


async def test_a_person_may_take_another_name(store: Store) -> None:
    await store.create_identity("i", "Ann", "token-1", 1_000)
    await store.create_identity("j", "Bob", "token-2", 1_000)
    assert await store.find_session("token-1") == BrowserSession("i", "Ann", 1_000)
    await store.rename("i", "Zoë")
    assert await store.find_session("token-1") == BrowserSession("i", "Zoë", 1_000)
    assert await store.find_session("token-2") == BrowserSession("j", "Bob", 1_000)


async def test_a_token_belongs_to_one_person_only(store: Store) -> None:
    await store.create_identity("i", "Ann", "token", 1_000)
    with pytest.raises(Conflict):
        await store.create_identity("j", "Bob", "token", 1_000)
    assert await store.find_session("token") == BrowserSession("i", "Ann", 1_000)
    await store.create_identity("j", "Bob", "another", 2_000)  # nothing of the first try is left


async def test_a_person_stays_known_in_only_one_browser(store: Store) -> None:
    await store.create_identity("i", "Ann", "laptop", 1_000)
    await store.create_identity("other", "Bo", "phone of another", 1_000)
    await store.replace_recovery("i", "link", 2_000)
    await store.replace_recovery("other", "link of another", 2_000)
    assert await store.recover("link", "phone", 3_000) == BrowserSession("i", "Ann", 3_000)
    await store.end_other_sessions("i", "laptop")
    assert await store.find_session("laptop") == BrowserSession("i", "Ann", 1_000)
    assert await store.find_session("phone") is None
    assert await store.find_recovery("link") is None
    assert await store.find_session("phone of another") == BrowserSession("other", "Bo", 1_000)
    assert await store.find_recovery("link of another") == "other"


async def test_a_link_that_is_void_makes_nobody_known(store: Store) -> None:
    await store.create_identity("i", "Ann", "token", 1_000)
    assert await store.recover("link", "phone", 2_000) is None
    assert await store.find_session("phone") is None


async def test_a_browser_that_uses_a_link_while_it_ends_does_not_stay_known(store: Store) -> None:
    for number in range(20):
        person, own, link, thiefs = (f"{what} {number}" for what in ("i", "own", "link", "thief"))
        await store.create_identity(person, "Ann", own, 1_000)
        await store.replace_recovery(person, link, 1_000)
        ways = (store.recover(link, thiefs, 2_000), store.end_other_sessions(person, own))
        await asyncio.gather(*(ways if number % 2 else reversed(ways)))
        assert await store.known_sessions([own, thiefs]) == {own}


async def test_a_new_recovery_token_voids_the_one_before(store: Store) -> None:
    await store.create_identity("i", "Ann", "token", 1_000)
    await asyncio.gather(
        store.replace_recovery("i", "old", 1_000), store.replace_recovery("i", "new", 2_000)
    )
    assert await store.find_recovery("old") is None
    assert await store.find_recovery("new") == "i"


# --- addresses --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url", ["mysql://host/name", "cardtown.db", "", "sqlite://", "sqlite:///:memory:"]
)
async def test_an_address_that_can_not_be_used_is_refused(url: str) -> None:
    with pytest.raises(BadInput, match=r"^database: .*sqlite:///FILE"):
        await Store.open(url)


# --- decks ------------------------------------------------------------------------------------


async def test_the_text_of_a_deck_is_read_back_to_the_letter(store: Store) -> None:
    text = 'name = "Grüße 🃏"\r\n# it\'s ours\n'
    assert await store.deck(await store.keep_deck(text, 1_000)) == text


async def test_a_deck_that_many_use_is_stored_once(database_url: str) -> None:
    text = "#" * 30_000
    async with open_store(database_url) as store:
        names = await asyncio.gather(*(store.keep_deck(text, at) for at in range(20)))
        assert len(set(names)) == 1
        assert await store.delete_decks(unused_since=1_000, limit=10) == 1, "there is only one"


async def test_only_decks_without_a_table_that_nobody_uses_are_deleted(store: Store) -> None:
    played, new, old = [await store.keep_deck(name, 1_000) for name in ("played", "new", "old")]
    await store.append(creation("t", own_deck_sha256=played))
    await store.keep_deck("new", 2_000)
    assert await store.delete_decks(unused_since=1_500, limit=10) == 1
    assert [await store.deck(one) for one in (played, new)] == ["played", "new"]
    assert await store.deck(old) is None


async def test_a_deck_that_is_used_while_it_is_being_deleted_stays(store: Store) -> None:
    """Between the search for unused decks and the deletion somebody makes a table with one."""
    sha256 = await store.keep_deck("ours", 1_000)
    deletion = asyncio.create_task(store.delete_decks(unused_since=1_500, limit=10))
    await store.keep_deck("ours", 2_000)
    await deletion
    await store.append(creation("t", own_deck_sha256=sha256))
    assert await store.deck(sha256) == "ours"


# --- programs ---------------------------------------------------------------------------------


async def make_program(store: Store, name: str) -> str:
    """A program of Ann's, with a token named after it; return its identity."""
    program, look = f"program:{name}", name.lower()
    await store.create_program(program, "ann", name, look, f"{look} token", 1_000, chat=False)
    return program


async def test_a_program_that_has_been_ended_gets_no_token(store: Store) -> None:
    robo = await make_program(store, "Robo")
    assert await store.renew_token(robo, "second", 2_000)
    assert await store.known_sessions(["robo token", "second"]) == {"second"}
    ended = asyncio.gather(store.retire_program(robo), store.renew_token(robo, "third", 3_000))
    assert (await ended)[1] is False
    assert not await store.renew_token(robo, "fourth", 4_000)
    assert await store.known_sessions(["second", "third", "fourth"]) == set()


async def test_the_programs_that_play_are_found_the_last_seen_first(store: Store) -> None:
    for at, plays in enumerate(["card-city", "", "card-city", "card-city"]):
        await store.programs.note_seen(await make_program(store, f"Robo {at}"), at, plays)
    found = await store.programs.playing_since(1, 2)
    assert [row.name for row in found] == ["Robo 3", "Robo 2"]
    assert [row.name for row in await store.programs.playing_since(0, 9)] == [
        *("Robo 3", "Robo 2", "Robo 0")
    ]


async def test_a_program_that_another_process_has_seen_since_is_not_gone(store: Store) -> None:
    robo = await make_program(store, "Robo")
    await store.programs.note_seen(robo, 2_000, "card-city")
    await store.programs.note_gone(robo, 1_000)
    assert await store.programs.playing_since(0, 1)
    await store.programs.note_gone(robo, 2_000)
    assert not await store.programs.playing_since(0, 1)
