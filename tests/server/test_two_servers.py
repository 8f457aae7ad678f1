"""Two servers, one truth: any table at either of two servers with one database between them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Live, Person, Server, play_on
from tests.server.services import Postgres, Redis
from tests.server.storm import Storm, check, hear_all

pytestmark = pytest.mark.slow

names = count()


@dataclass
class Pair:
    one: Server
    two: Server
    database: str

    @property
    def urls(self) -> tuple[str, str]:
        return self.one.url, self.two.url

    async def run(self, statement: str, *args: object) -> None:
        """Something that the servers do not see happen."""
        connection = await asyncpg.connect(self.database)
        try:
            await connection.execute(statement, *args)
        finally:
            await connection.close()


@pytest.fixture(scope="module", params=("redis", "database"))
def pair(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> Iterator[Pair]:
    """Two servers that nudge each other over Redis, or by PostgreSQL's notifications."""
    pub_sub = "database"
    if request.param == "redis":
        pub_sub = request.getfixturevalue("redis").url()
    folder = tmp_path_factory.mktemp("pair")
    with two_servers(folder, postgres.fresh(f"pair{next(names)}"), pub_sub) as servers:
        yield servers


@pytest.fixture
def doomed(tmp_path: Path, postgres: Postgres, redis: Redis) -> Iterator[Pair]:
    """Two servers of which one is going to be killed."""
    with two_servers(tmp_path, postgres.fresh(f"pair{next(names)}"), redis.url()) as servers:
        yield servers


@contextmanager
def two_servers(folder: Path, database: str, pub_sub: str) -> Iterator[Pair]:
    with (
        Server(folder, database, pub_sub=pub_sub) as one,
        Server(folder, database, pub_sub=pub_sub) as two,
    ):
        yield Pair(one, two, database)


@asynccontextmanager
async def people(*urls: str) -> AsyncIterator[list[Person]]:
    """Ada at the first server, Bob at the second, and so on."""
    found = [
        await Person.guest(url, name)
        for url, name in zip(urls, ("Ada", "Bob", "Cleo"), strict=False)
    ]
    try:
        yield found
    finally:
        for person in found:
            await person.close()


async def begin(ada: Person, bob: Person, game: str = "renature") -> str:
    table = await ada.table("open", game=game)
    await bob.join(table)
    return table


async def hear_up_to(live: Live, number: int) -> list[dict[str, Any]]:
    """All entries that were heard, once the one with this number has been."""
    while not any(message.get("number", 0) >= number for message in live.heard):
        await live.next("moves", "welcome")
    return [entry for message in live.heard for entry in message.get("entries", ())]


# --- moves ----------------------------------------------------------------------------------------


async def test_of_two_racing_moves_one_wins_and_the_other_is_told_what_is_open(pair: Pair) -> None:
    chance = random.Random(1)
    async with people(*pair.urls) as (ada, bob), AsyncExitStack() as stack:
        table = await begin(ada, bob)
        both = {1: (ada, ada.at(pair.two.url)), 2: (bob.at(pair.one.url), bob)}
        nobody = [Person(url) for url in pair.urls]
        eyes = [[await stack.enter_async_context(one.live(table)) for one in persons]
                for persons in (*both.values(), nobody)]  # fmt: skip
        for seat_eyes in eyes:
            for live in seat_eyes:
                await live.next("welcome")
        begun = (await ada.view(table))["number"]
        for _ in range(20):
            now = await ada.view(table)
            here, there = both[now["acting"][0]]
            own = await here.view(table)
            assert own["decision"] == now["decision"]
            answers = await asyncio.gather(
                *(
                    person.http.post(
                        f"/api/tables/{table}/play",
                        json={"decision": own["decision"], "words": [chance.choice(own["legal"])]},
                    )
                    for person in (here, there)
                )
            )
            won, lost = sorted(answers, key=lambda answer: answer.status_code)
            assert (won.status_code, lost.status_code) == (200, 409), lost.text
            assert lost.json()["code"] == "match-stale"
            assert own["decision"] < lost.json()["decision"] <= won.json()["number"]
            last = won.json()["number"]
            for live in (live for seat_eyes in eyes for live in seat_eyes):
                await hear_up_to(live, last)
        for seat_eyes in eyes:  # the same eyes see the same at both servers
            here_, there_ = [await hear_up_to(live, last) for live in seat_eyes]
            assert here_ == there_
            assert [entry["number"] for entry in here_] == [*range(begun + 1, last + 1)]


async def test_choices_made_at_once_at_different_servers_all_count(pair: Pair) -> None:
    chance = random.Random(2)
    async with people(*pair.urls) as (ada, bob):
        table = await begin(ada, bob, "waldgaertner")
        rounds = 0
        while rounds < 3:
            await play_on_until_both_choose(ada, bob, table, chance)
            own = [await person.view(table) for person in (ada, bob)]
            while own[0]["decision"] != own[1]["decision"]:
                own = [await person.view(table) for person in (ada, bob)]
            assert own[0]["acting"] == [1, 2]
            answers = await asyncio.gather(
                *(
                    person.play(table, view["decision"], chance.choice(view["legal"]))
                    for person, view in zip((ada, bob), own, strict=True)
                )
            )
            assert answers[0]["number"] != answers[1]["number"]
            rounds += 1


async def play_on_until_both_choose(
    ada: Person, bob: Person, table: str, chance: random.Random
) -> None:
    async with asyncio.timeout(120):
        while (await ada.view(table))["acting"] != [1, 2]:
            await play_on({1: ada, 2: bob}, table, 1, chance)


async def test_many_tables_are_played_through_both_servers(pair: Pair) -> None:
    storm = Storm(pair.urls, random.Random(3))
    await storm.enter()
    await storm.open(25)
    await storm.open(10, "waldgaertner")
    await storm.open(10, sockets=False)
    await storm.open(3, bot=True)
    storm.start()
    await storm.go_on_everywhere(15)
    await storm.calm_down()
    await hear_all(storm, pair.database)
    await storm.end()
    await check(storm, pair.database)


# --- around the moves -----------------------------------------------------------------------------


async def test_seats_chat_and_presence_reach_watchers_at_the_other_server(pair: Pair) -> None:
    async with people(*pair.urls) as (ada, bob):
        table = await ada.table("open")
        async with ada.live(table) as live:
            assert "view" not in await live.next("welcome")
            await bob.join(table)
            begun = await live.next("welcome")
            assert [seat["name"] for seat in begun["table"]["seats"]] == ["Ada", "Bob"]
            assert begun["view"]
            async with bob.live(table) as other:
                await other.next("welcome")
                while (await live.next("present"))["present"]["seats"] != [1, 2]:
                    pass
                await other.ask("say", text="hello, brook")
                assert (await live.remarks())[0]["text"] == "hello, brook"
                await live.ask("say", text="hello, pond")
                while (await other.remarks())[-1]["text"] != "hello, pond":
                    pass  # what one says oneself is heard as well
            while (await live.next("present"))["present"]["seats"] != [1]:
                pass
            await bob.post(f"/tables/{table}/resign")
            while not (await live.next("moves"))["over"]:
                pass
            while (await live.next("table"))["table"]["status"] != "finished":
                pass


async def test_who_is_signed_out_at_one_server_is_gone_at_the_other(pair: Pair) -> None:
    async with people(*pair.urls) as (ada, bob):
        table = await begin(ada, bob)
        there = ada.at(pair.two.url)
        async with there.live(table) as live:
            await live.next("welcome")
            await ada.post("/sign-out")
            with pytest.raises(ConnectionClosed) as closed:
                await live.next("nothing of the kind")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
        answer = await there.http.get("/api/me/sessions")
        assert answer.status_code == 401
        await there.close()


async def test_a_closed_seat_is_closed_everywhere(pair: Pair) -> None:
    """Who was sent away before the start cannot sit down again at the other server."""
    async with people(*pair.urls) as (ada, bob):
        table = await ada.table("open", "open")
        await bob.join(table)
        await ada.http.delete(f"/api/tables/{table}/seats/2")
        answer = await bob.http.post(f"/api/tables/{table}/seats", json={})
        assert answer.status_code == 403


# --- servers that die -----------------------------------------------------------------------------


async def test_the_players_of_a_killed_server_go_on_at_the_other(doomed: Pair) -> None:
    chance = random.Random(4)
    async with people(doomed.one.url, doomed.two.url) as (ada, bob):
        table, alone = await begin(ada, bob), await ada.table("seed")
        unseen, timed = await ada.table("seed"), await ada.table("open", pace="live 1m+0s")
        elsewhere = bob.at(doomed.one.url)
        await elsewhere.join(timed)
        await elsewhere.close()
        async with bob.live(table) as live:
            await live.next("welcome")
            async with ada.live(alone) as own:
                before = await my_turn(own)
                for bots in (alone, unseen):
                    await pass_on(ada, bots, chance)
                doomed.one.kill()
            here = ada.at(doomed.two.url)
            async with here.live(alone, after=before["number"]) as own:  # its bot plays here now
                now = await own.next("welcome")
                assert [e["number"] for e in now["entries"]] == [
                    *range(before["number"] + 1, now["number"] + 1)
                ]
                while now["acting"] != [1]:
                    now = await own.next("moves")
            answers = await play_on({1: here, 2: bob}, table, 6, chance)
            assert len(await hear_up_to(live, answers[-1]["number"])) >= 6
        await see_to_the_unseen(doomed, here, unseen, timed)
        await here.close()


async def my_turn(live: Live) -> dict[str, Any]:
    told = await live.next("welcome")
    while told["acting"] != [1]:
        told = await live.next("moves")
    return told


async def pass_on(person: Person, table: str, chance: random.Random) -> None:
    """Play until it is the bot's turn."""
    async with asyncio.timeout(120):
        while (own := await person.view(table))["acting"] == [1]:
            await person.play(table, own["decision"], chance.choice(own["legal"]))
        await asyncio.sleep(0)


async def see_to_the_unseen(pair: Pair, ada: Person, unseen: str, timed: str) -> None:
    """A bot and a clock that nobody looks at are taken over when their time has come."""
    await pair.run("UPDATE entry SET at = at - 55000 WHERE match = $1", timed)
    await pair.run("UPDATE match SET created_at = created_at - 55000 WHERE id = $1", timed)
    await pair.run("UPDATE game_table SET wake_at = 0 WHERE status = 'playing'")
    async with asyncio.timeout(120):
        while (await ada.view(unseen))["acting"] != [1]:
            await asyncio.sleep(0.5)
        while not any(seat["care"] for seat in (await ada.get(f"/tables/{timed}"))["seats"]):
            await asyncio.sleep(0.5)


async def test_while_redis_is_away_both_go_on_and_when_it_is_back_all_is_told(
    doomed: Pair, redis: Redis
) -> None:
    chance = random.Random(5)
    async with people(doomed.one.url, doomed.two.url) as (ada, bob):
        table, waiting = await begin(ada, bob), await ada.table("open")
        async with ada.live(table) as here, bob.live(table) as there, ada.live(waiting) as hall:
            for live in (here, there, hall):
                await live.next("welcome")
            await asyncio.to_thread(redis.kill)
            await play_on({1: ada, 2: bob}, table, 8, chance)
            await bob.post(f"/tables/{table}/remarks", {"text": "still here"})
            await bob.join(waiting)
            await asyncio.to_thread(redis.start)
            last = (await ada.view(table))["number"]
            for live in (here, there):
                heard = [entry["number"] for entry in await hear_up_to(live, last)]
                assert heard == [*range(heard[0], last + 1)]
            assert (await hall.next("welcome"))["view"]
            while not remarks_of(here):
                await here.next()
            assert [one["text"] for one in remarks_of(here)] == ["still here"]


def remarks_of(live: Live) -> list[dict[str, Any]]:
    return [remark for message in live.heard for remark in message.get("remarks", ())]
