"""The chat: who may say what and when, numbers without gaps, what is unread."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.tables.place import FREE, ME, opened, refused, wish
from waldbach.server.errors import Forbidden, Missing
from waldbach.server.models import Remark
from waldbach.server.people import People
from waldbach.server.tables.chat import LONGEST, PAGE

pytestmark = pytest.mark.compiled_only


async def test_remarks_come_with_number_seat_and_name(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        table = await place.tables.create(anna, wish(FREE, ME, name="Anni"))
        place.told.clear()
        assert await place.tables.say(anna, table, "  Hello\n all ") == 1
        assert await place.tables.say(ben, table, "A\u0308") == 2
        assert place.told == [(table, 1), (table, 2)]
        first, second = await place.tables.remarks(table)
        assert (first.number, first.seat, first.name, first.text) == (1, 2, "Anni", "Hello all")
        assert (second.number, second.seat, second.name, second.text) == (2, None, "Ben", "Ä")
        assert await place.tables.remarks(table, after=1) == [second]
        assert await place.tables.remarks(table, limit=1) == [first]
        assert await place.tables.remarks(table, last=1) == [second]


async def test_what_is_no_remark_is_refused(url: str) -> None:
    async with opened(url) as place:
        anna = await place.person("Anna")
        table = await place.tables.create(anna, wish(FREE, ME))
        for text, message in (
            ("", "chat-length"),
            (" \n\t ", "chat-length"),
            ("x" * (LONGEST + 1), "chat-length"),
            ("a\0b", "chat-sign"),
            ("\x1b[2J", "chat-sign"),
            ("\u202eevil", "chat-sign"),
            ("\ud800", "chat-sign"),
        ):
            async with refused(message):
                await place.tables.say(anna, table, text)
        assert await place.tables.say(anna, table, "😀" * LONGEST) == 1
        async with refused("table-missing", Missing):
            await place.tables.say(anna, "nowhere", "Hello?")


async def test_while_a_game_goes_on_those_who_watch_are_silent(url: str) -> None:
    async with opened(url) as place:
        anna, ben, cleo = await place.people("Anna", "Ben", "Cleo")
        table = await place.tables.create(anna, wish(ME, FREE))
        await place.tables.say(cleo, table, "Who begins?")
        await place.tables.join(ben, table)
        async with refused("chat-watching", Forbidden):
            await place.tables.say(cleo, table, "Take the owl!")
        await place.tables.say(ben, table, "Good luck")
        await place.tables.finish(await place.resign(table, 1))
        await place.tables.say(cleo, table, "Well played")
        assert [one.name for one in await place.tables.remarks(table)] == ["Cleo", "Ben", "Cleo"]


async def test_unread_is_what_others_said_since_one_read_last(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        table = await place.duel(anna, ben)

        async def unread() -> tuple[int, int]:
            told = await place.tables.describe(table, ben)
            [mine] = (await place.tables.mine(ben)).playing
            assert mine.unread == told.unread
            return told.remarks, told.unread

        for who in (anna, ben, anna, anna):
            await place.tables.say(who, table, "…")
        assert await unread() == (4, 3)
        place.told.clear()
        for number, left in ((1, 2), (3, 1), (2, 1), (99, 0)):
            await place.tables.read(ben, table, number)
            assert await unread() == (4, left)
        assert place.told == []
        await place.tables.say(anna, table, "…")
        assert await unread() == (5, 1)
        assert (await place.tables.describe(table, None)).unread == 0


async def test_of_those_who_talk_at_once_each_gets_a_number(url: str) -> None:
    async with opened(url) as one, opened(url) as two:
        anna, ben = await one.people("Anna", "Ben")
        table = await one.duel(anna, ben)
        said = [
            place.tables.say(who, table, f"{number}")
            for number in range(10)
            for place, who in ((one, anna), (two, ben))
        ]
        numbers = await asyncio.gather(*said)
        assert sorted(numbers) == list(range(1, 21))
        remarks = await two.tables.remarks(table)
        assert [remark.number for remark in remarks] == list(range(1, 21))
        await asyncio.gather(*(p.tables.read(ben, table, n) for n in (20, 7) for p in (one, two)))
        assert (await one.tables.describe(table, ben)).unread == 0


async def test_a_long_chat_comes_in_pages(url: str) -> None:
    async with opened(url) as place:
        anna = await place.person("Anna")
        table = await place.tables.create(anna, wish(FREE, ME))
        await place.tables.say(anna, table, "The first of many")
        async with place.db.begin() as db:
            first = await db.get_one(Remark, (table, 1))
            like = {"table": table, "person": anna.person, "name": "Anna", "text": "…"}
            for number in range(2, PAGE + 4):
                db.add(Remark(number=number, at=first.at, **like))
        page = await place.tables.remarks(table, limit=10_000)
        assert len(page) == PAGE
        assert len(await place.tables.remarks(table, after=page[-1].number)) == 3


async def test_who_deletes_the_account_leaves_words_without_a_name(url: str) -> None:
    async with opened(url) as place:
        people = People(place.db, b"key", place.tables.clock, accounts=True)
        ben, _ = await people.guest("Ben", "en")
        anna = await place.person("Anna")
        table = await place.duel(anna, ben)
        await place.tables.say(ben, table, "Bye")
        await people.leaving.leave(ben)
        [remark] = await place.tables.remarks(table)
        assert (remark.name, remark.text) == ("", "Bye")
        assert (await place.tables.describe(table, anna)).seats[1].name == ""
        await people.close()
