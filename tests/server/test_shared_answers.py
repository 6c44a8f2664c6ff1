"""Shared answers: computed once, cached, abandoned; failures are never cached."""

from __future__ import annotations

import asyncio

import pytest

from cardtown.server.shared_answers import SharedAnswers


class Library:
    """A fake search that ends when the test says so."""

    def __init__(self) -> None:
        self.answers: SharedAnswers[str, str] = SharedAnswers(10)
        self.begun = 0
        self._given_up = 0
        self.result: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def look_for(self) -> str:
        self.begun += 1
        try:
            return await asyncio.shield(self.result)
        except asyncio.CancelledError:
            self._given_up += 1
            raise

    def ended(self) -> int:
        """How many searches were abandoned."""
        return self._given_up

    async def ask(self, people: int) -> list[asyncio.Task[str]]:
        """Let several people ask the same question, and return when its search has begun."""
        tasks = [
            asyncio.create_task(self.answers.get("question", self.look_for)) for _ in range(people)
        ]
        while not self.begun:
            await asyncio.sleep(0)
        return tasks


def test_everybody_gets_the_answer_of_one_search() -> None:
    async def story() -> None:
        library = Library()
        asked = await library.ask(3)
        library.result.set_result("42")
        assert await asyncio.gather(*asked) == ["42"] * 3
        assert await library.answers.get("question", library.look_for) == "42"
        assert library.begun == 1

    asyncio.run(story())


def test_a_search_goes_on_while_anybody_waits_and_is_given_up_when_nobody_does() -> None:
    async def story() -> None:
        library = Library()
        first, second = await library.ask(2)
        first.cancel()
        await asyncio.wait({first})
        assert library.ended() == 0
        second.cancel()
        await asyncio.wait({second})
        await asyncio.sleep(0)
        assert library.ended() == 1
        library.result.set_result("42")
        assert await library.answers.get("question", library.look_for) == "42"
        assert library.begun == 2

    asyncio.run(story())


def test_an_unforeseen_failure_is_told_to_those_who_wait_and_not_remembered() -> None:
    async def story() -> None:
        library = Library()
        asked = await library.ask(2)
        library.result.set_exception(ZeroDivisionError())
        for one in asked:
            with pytest.raises(ZeroDivisionError):
                await one
        library.result = asyncio.get_running_loop().create_future()
        library.result.set_result("42")
        assert await library.answers.get("question", library.look_for) == "42"

    asyncio.run(story())
