"""Who is reminded of a running table: nobody who is there, and nobody who has only just left."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.cast import Actor, guest
from tests.server.inside import Inside, inside
from tests.server.outside import Browser
from waldbach.server import course, reminding
from waldbach.server.models import Person, Subscription
from waldbach.server.pace import DAY, HOUR, MINUTE, SECOND
from waldbach.server.reminders.delivery import Delivery, Outcome
from waldbach.server.reminders.service import Reminders
from waldbach.server.reminding import Reminding


class Post:
    """Mail and web push that always get through."""

    async def send(self, *_: object) -> Delivery:
        return Delivery(Outcome.SENT)

    async def close(self) -> None:
        pass


def reminding_at(server: Inside) -> Reminding:
    house, post = server.house, Post()
    reminders = Reminders("http://localhost:8000", house.key, post, post)  # type: ignore[arg-type]
    return Reminding(house.db, house.tables, house.presence, reminders, server.clock)


async def reachable(server: Inside, name: str) -> Actor:
    """Somebody with an address and a browser that wants web push."""
    actor = await guest(server.house, name)
    assert actor.who is not None
    person = actor.who.person
    async with server.house.db.begin() as db:
        mail: dict[str, Any] = {"mail": "ada@example.org", "mail_confirmed_at": 1}
        await db.execute(update(Person).where(Person.id == person).values(**mail))
        given = Browser().subscribe("https://push.example")
        keys = {"p256dh": given.p256dh, "auth": given.auth}
        db.add(Subscription(endpoint=given.endpoint, person=person, keys=keys, created_at=1))
    return actor


async def visit(server: Inside, table: str, who: Actor) -> None:
    """Look at the table and leave it; the grace is over then."""
    async with server.socket(f"/api/tables/{table}/live", more=who.headers) as socket:
        await socket.next(), await socket.next()
    server.house.presence.look()
    assert server.house.presence.present(table) == frozenset()


@pytest.mark.parametrize(
    ("pace", "delay"), [("days 24h bank 2d", 10 * MINUTE), ("live 240m+15s", 30 * SECOND)]
)
async def test_who_is_at_the_table_is_not_reminded_and_who_leaves_has_time(
    pace: str, delay: int, tmp_path: Path
) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        house, clock = server.house, server.clock
        house.presence.times = replace(house.presence.times, grace=0)
        ada, bob = await reachable(server, "Ada"), await guest(house, "Bob")
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "renature", "seats": seats, "options": {"start": "1"}, "pace": pace}
        table = (await client.post("/api/tables", json=wish, headers=ada.headers)).json()["id"]
        await client.post(f"/api/tables/{table}/seats", json={}, headers=bob.headers)
        reminds = reminding_at(server)
        async with server.socket(f"/api/tables/{table}/live", more=ada.headers) as socket:
            await socket.next(), await socket.next()
            clock.now += 2 * delay
            assert await reminds.look() == []
        house.presence.look()
        assert await reminds.look() == []  # she has only just left
        clock.now += delay - 1
        assert await reminds.look() == []
        await visit(server, table, ada)  # once more: it counts from then
        clock.now += delay - 1
        assert await reminds.look() == []
        clock.now += 1
        (report,) = await reminds.look()
        assert (report.sent_at, report.waiting.table) == (clock.now, table)
        assert await reminds.look() == []


async def test_who_is_late_is_reminded_while_the_bank_is_drawn_on_and_not_once_it_is_empty(
    tmp_path: Path,
) -> None:
    """A declared vacation would be left in peace; days that are drawn on by themselves are not one.
    Whose seat a caretaker plays is not waited for."""
    async with inside(tmp_path) as server, server.client() as client:
        house, clock = server.house, server.clock
        ada, bob = await reachable(server, "Ada"), await guest(house, "Bob")
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "renature", "seats": seats, "options": {"start": "1"}}
        wish |= {"pace": "days 24h bank 7d"}
        table = (await client.post("/api/tables", json=wish, headers=ada.headers)).json()["id"]
        await client.post(f"/api/tables/{table}/seats", json={}, headers=bob.headers)
        reminds, begin, sent = reminding_at(server), clock.now, []
        for hours in range(0, 8 * 24, 3):
            clock.now = begin + hours * HOUR
            sent += [hours for _ in await reminds.look()]
        assert sent[0] <= 24
        assert len([hours for hours in sent if hours > 24]) >= 2
        assert sent[-1] >= 8 * 24 - 6  # before the time is up
        await house.matches.arrange(table, lambda m: course.take_care(m.now.course, 0))
        clock.now += 30 * DAY
        assert await reminds.look() == []


async def test_only_the_last_who_left_are_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reminding, "MOST_SEEN", 2)
    async with inside(tmp_path) as server:
        reminds, presence = reminding_at(server), server.house.presence
        presence.times = replace(presence.times, grace=0)
        for who in ("owl", "fox", "owl", "hedgehog"):
            presence.enter("t", who)
            presence.leave("t", who)
            presence.look()
        assert list(reminds._seen) == [("t", "owl"), ("t", "hedgehog")]


async def test_after_a_start_people_have_time_to_come_back_before_anybody_is_reminded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = asyncio.Event()

    async def look(_: Reminding) -> None:
        looks.set()

    monkeypatch.setattr(Reminding, "look", look)
    async with inside(tmp_path) as server:
        async with reminding_at(server).running():
            await asyncio.sleep(0.05)
            assert not looks.is_set()
        monkeypatch.setattr(reminding, "LOOK_EVERY", 0.01)
        async with reminding_at(server).running():
            await asyncio.wait_for(looks.wait(), 60)
