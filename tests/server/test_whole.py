"""The whole server as people use it: a table by link, a game, what follows it."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Person, Server, play_on
from waldbach import deal
from waldbach.log import Log

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


async def two(server: Server, **more: Any) -> tuple[Person, Person, str]:
    ada, bob = await Person.guest(server.url, "Ada"), await Person.guest(server.url, "Bob", "pl")
    table = await ada.table("open", **more)
    await bob.join(table)
    return ada, bob, table


# --- live -----------------------------------------------------------------------------------------


async def test_both_see_each_move_and_each_sees_only_its_own_hand(server: Server) -> None:
    ada, bob, table = await two(server)
    async with ada.live(table) as first, bob.live(table) as second:
        here, there = await first.next("welcome"), await second.next("welcome")
        assert here["seat"] == 1
        assert there["seat"] == 2
        mover, other = (first, second) if here["acting"] == [1] else (second, first)
        legal = here["legal"] if mover is first else there["legal"]
        assert "legal" not in (there if mover is first else here)
        decision = here["decision"]
        done = await mover.ask("play", decision=decision, words=[legal[0]])
        assert done["type"] == "done"
        told = await other.next("moves")
        assert told["entries"][0]["word"] == legal[0]
        assert told["entries"][0]["events"]
        assert told["number"] == done["number"]


async def test_all_seats_and_a_spectator_are_told_of_a_move(server: Server) -> None:
    names = ("Ada", "Bob", "Cleo", "Dan")
    people = [await Person.guest(server.url, name) for name in names]
    table = await people[0].table("open", "open", "open")
    for person in people[1:]:
        await person.join(table)
    async with contextlib.AsyncExitStack() as stack:
        eyes = [*people, await Person.guest(server.url, "Eve")]
        views = [await stack.enter_async_context(one.live(table)) for one in eyes]
        welcomes = [await view.next("welcome") for view in views]
        mover = welcomes[0]["acting"][0] - 1
        words = welcomes[mover]["legal"][:1]
        done = await views[mover].ask("play", decision=welcomes[0]["decision"], words=words)
        assert done["type"] == "done"
        heard = views[mover].heard
        told = [await view.next("moves") for view in views if view is not views[mover]]
        told.append(next(message for message in heard if message["type"] == "moves"))
        assert [one["entries"][0]["word"] for one in told] == words * len(eyes)


async def test_who_comes_at_the_same_moment_is_seen_by_both(server: Server) -> None:
    ada, bob, table = await two(server)

    async def come(person: Person) -> None:
        async with person.live(table) as live:
            told = await live.next("welcome")
            while told["present"]["seats"] != [1, 2]:
                told = await live.next("present")
            await both.wait()

    for _ in range(5):
        both = asyncio.Barrier(2)
        await asyncio.gather(come(ada), come(bob))


async def test_what_is_asked_and_agreed_is_told_to_all(server: Server) -> None:
    ada, bob, table = await two(server)
    async with ada.live(table) as first, bob.live(table) as second:
        await first.next("welcome")
        await second.next("welcome")
        await first.ask("ask", kind="pause")
        told = await second.next("table")
        assert told["table"]["ask"]["kind"] == "pause"
        await second.ask("answer", yes=True)
        told = await first.next("table")
        while told["table"]["paused_at"] is None:  # its own question was told to it as well
            told = await first.next("table")
        assert told["table"]["ask"] is None


async def test_a_draft_and_what_is_to_follow_it_are_one_commit(server: Server) -> None:
    ada, bob, table = await two(server)
    seen = await ada.view(table)
    mover = ada if seen["acting"] == [1] else bob
    own = await mover.view(table)
    place = next(word for word in own["legal"] if word.startswith("place"))
    done = await mover.play(table, own["decision"], place, then=("no-plant", "end"))
    after = await ada.view(table)
    assert after["number"] == done["number"]
    assert after["acting"] != seen["acting"]


async def test_who_comes_back_gets_what_was_missed_by_number(server: Server) -> None:
    ada, bob, table = await two(server)
    before = (await ada.view(table))["number"]
    await play_on({1: ada, 2: bob}, table, 5, random.Random(1))
    now = (await ada.view(table))["number"]
    async with ada.live(table, after=before) as live:
        welcome = await live.next("welcome")
    assert [entry["number"] for entry in welcome["entries"]] == list(range(before + 1, now + 1))
    assert welcome["number"] == now


@pytest.mark.parametrize("game", ["renature", "waldgaertner"])
async def test_a_view_that_follows_the_changes_is_the_view_that_is_told_whole(
    server: Server, game: str
) -> None:
    """Over a whole game, through the eyes of a seat and of somebody who watches."""
    ada, bob, table = await two(server, game=game)
    eve = await Person.guest(server.url, "Eve")
    async with ada.live(table) as own, eve.live(table) as watching:
        lines = ((ada, own), (eve, watching))
        told = [await live.next("welcome") for _, live in lines]
        views: list[object] = [first["view"] for first in told]
        for moves in (12, 30, 10_000):
            await play_on({1: ada, 2: bob}, table, moves, random.Random(2))
            for at, (person, live) in enumerate(lines):
                seen = await person.view(table)
                while told[at]["number"] < seen["number"]:
                    told[at] = await live.next("moves")
                    views[at] = merge(views[at], told[at]["changes"])
                assert views[at] == seen["view"]
        assert told[0]["over"]
        assert told[1]["over"]


def merge(target: object, patch: object) -> object:
    """JSON Merge Patch, RFC 7396."""
    if not isinstance(patch, dict):
        return patch
    result = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            result.pop(name, None)
        else:
            result[name] = merge(result.get(name), value)
    return result


async def test_chat_reaches_all_and_counts_what_is_unread(server: Server) -> None:
    ada, bob, table = await two(server)
    async with bob.live(table) as live:
        await live.next("welcome")
        async with ada.live(table) as own:
            await own.next("welcome")
            assert (await own.ask("say", text="hello, pond"))["number"] == 1
        assert [one["text"] for one in await live.remarks()] == ["hello, pond"]
        assert (await bob.get(f"/tables/{table}"))["unread"] == 1
        await live.ask("read", number=1)
    assert (await bob.get(f"/tables/{table}"))["unread"] == 0


async def test_those_who_wait_are_greeted_when_the_game_begins(server: Server) -> None:
    ada = await Person.guest(server.url)
    table = await ada.table("open")
    async with ada.live(table) as live:
        waiting = await live.next("welcome")
        assert "view" not in waiting
        bob = await Person.guest(server.url, "Bob")
        await bob.join(table)
        begun = await live.next("welcome")
        assert begun["view"]
        assert [seat["name"] for seat in begun["table"]["seats"]] == ["Ada", "Bob"]


async def test_a_message_that_makes_no_sense_is_answered_and_the_socket_lives(
    server: Server,
) -> None:
    ada, _, table = await two(server)
    async with ada.live(table) as live:
        await live.next("welcome")
        for raw in ("nonsense", "[]", '{"type":"dance"}', '{"type":"play"}', '{"type":"say"}'):
            await live.socket.send(raw)
            told = await live.next("problem")
            assert told["problem"]["status"] == 400
            assert "play" in told["problem"]["detail"] or "text" in told["problem"]["detail"]
        assert (await live.ask("ping"))["type"] == "done"


# --- consent --------------------------------------------------------------------------------------


async def test_a_take_back_needs_the_others_consent_and_stands_in_the_log(server: Server) -> None:
    ada, bob, table = await two(server)
    people = {1: ada, 2: bob}
    begun = await ada.view(table)
    mover = people[begun["acting"][0]]
    other = bob if mover is ada else ada
    before = await mover.view(table)
    await play_on(people, table, 1, random.Random(3))
    await mover.post(f"/tables/{table}/ask", {"kind": "take-back", "to": begun["number"]})
    asked = await other.get(f"/tables/{table}")
    assert asked["ask"]["kind"] == "take-back"
    await other.post(f"/tables/{table}/answer", {"yes": True})
    after = await mover.view(table)
    assert after["view"] == before["view"]
    assert after["legal"] == before["legal"]
    assert after["decision"] > before["decision"]
    words = [entry["word"] for entry in (await ada.get(f"/tables/{table}/log"))["entries"]]
    assert f"take-back {begun['number']}" in words


async def test_a_paused_game_waits(server: Server) -> None:
    ada, bob, table = await two(server)
    await ada.post(f"/tables/{table}/ask", {"kind": "pause"})
    await bob.post(f"/tables/{table}/answer", {"yes": True})
    seen = await ada.view(table)
    mover = ada if seen["acting"] == [1] else bob
    own = await mover.view(table)
    refused = await mover.http.post(
        f"/api/tables/{table}/play", json={"decision": own["decision"], "words": [own["legal"][0]]}
    )
    assert refused.json()["code"] == "match-paused"
    draft = {"decision": own["decision"], "words": [own["legal"][0]]}  # one may think meanwhile
    assert (await mover.post(f"/tables/{table}/preview", draft))["legal"]
    await bob.post(f"/tables/{table}/ask", {"kind": "resume"})
    await ada.post(f"/tables/{table}/answer", {"yes": True})
    await mover.play(table, own["decision"], own["legal"][0])


# --- the end and after it -------------------------------------------------------------------------


async def test_a_game_against_a_bot_is_played_to_its_end_and_can_be_verified(
    server: Server,
) -> None:
    ada = await Person.guest(server.url)
    table = await ada.table("sprout", game="renature")
    begun = await ada.get(f"/tables/{table}")
    refused = await ada.http.get(f"/api/tables/{table}/file")
    assert refused.status_code == 409
    rng = random.Random(5)
    while not (await ada.view(table))["over"]:
        await play_on({1: ada}, table, 40, rng)
    async with asyncio.timeout(20):
        while (told := await ada.get(f"/tables/{table}"))["status"] != "finished":
            await asyncio.sleep(0.1)
    assert sorted(seat["place"] for seat in told["seats"])[0] == 1
    text = (await ada.http.get(f"/api/tables/{table}/file")).text
    log = Log.read(text)
    assert log.deal is not None
    assert log.deal.hex() == begun["deal"]
    assert deal.verify(log).holds
    rematch = await ada.post(f"/tables/{table}/rematch")
    again = await ada.get(f"/tables/{rematch['id']}")
    assert again["status"] == "playing"
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]


async def test_resigning_ends_a_game_of_two(server: Server) -> None:
    ada, bob, table = await two(server)
    await bob.post(f"/tables/{table}/resign")
    seen = await ada.view(table)
    assert seen["over"]
    assert [(result["seat"], result["place"]) for result in seen["results"]] == [(1, 1), (2, 2)]


async def test_a_hint_is_for_the_own_seat_and_a_word_that_is_legal(server: Server) -> None:
    ada = await Person.guest(server.url)
    table = await ada.table("sprout")
    async with asyncio.timeout(60):
        while 1 not in (own := await ada.view(table))["acting"]:
            await asyncio.sleep(0.05)
    hint = await ada.post(f"/tables/{table}/hint")
    assert hint["suggestions"][0]["word"] in own["legal"]
    assert hint["decision"] == own["decision"]


# --- the caretaker --------------------------------------------------------------------------------


async def test_who_leaves_is_replaced_and_gets_the_seat_back_on_return(server: Server) -> None:
    ada, bob, table = await two(server)
    await bob.http.delete(f"/api/tables/{table}/seats/mine")
    async with asyncio.timeout(90):
        for _ in range(3):  # the caretaker plays against Ada
            await play_on({1: ada}, table, 3, random.Random(7))
    told = await ada.get(f"/tables/{table}")
    assert told["seats"][1]["care"]
    await bob.post(f"/tables/{table}/seats/mine/return")
    told = await ada.get(f"/tables/{table}")
    assert not told["seats"][1]["care"]


async def test_a_server_stops_cleanly_and_goes_on_where_it_was(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with server:
        ada, bob, table = await two(server)
        await play_on({1: ada, 2: bob}, table, 4, random.Random(8))
        before = await ada.view(table)
        assert server.stop() == 0
    with server:
        assert await ada.view(table) == before
        await play_on({1: ada, 2: bob}, table, 4, random.Random(9))
