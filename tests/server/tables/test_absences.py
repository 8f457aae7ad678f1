"""Whoever cannot come any more is not waited for: a caretaker plays their seat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.cast import PASSWORD, QUICK, Actor, account, browser, guest
from tests.server.inside import Inside, inside
from waldbach.server.matches import Match
from waldbach.server.pace import DAY
from waldbach.server.people.who import Who

pytestmark = pytest.mark.compiled_only


class Place:
    def __init__(self, server: Inside, client: httpx.AsyncClient) -> None:
        self.server, self.house, self.client = server, server.house, client

    async def ask(self, actor: Actor, method: str, path: str, data: Any = None) -> Any:
        answer = await self.client.request(method, f"/api{path}", json=data, headers=actor.headers)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def duel(self, one: Actor, other: Actor) -> Match:
        """A table without a clock; `one` begins."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "renature", "seats": seats, "options": {"start": "1"}}
        table = (await self.ask(one, "POST", "/tables", wish))["id"]
        await self.ask(other, "POST", f"/tables/{table}/seats", {})
        return await self.house.matches.get(table)

    async def bot(self, owner: Actor) -> Actor:
        tokens = self.house.people.tokens
        made = await tokens.make_bot(who(owner), "Robo")
        _, secret = await tokens.make(who(owner), "robo", made.id, 9)
        return Actor({"Authorization": f"Bearer {secret}"}, await self.house.people.who(secret))

    async def sign_in(self, actor: Actor, login: str) -> Actor:
        arrived = await self.house.people.accounts.sign_in(actor.who, login, PASSWORD)
        return browser(self.house, arrived)


def who(actor: Actor) -> Who:
    assert actor.who is not None
    return actor.who


@asynccontextmanager
async def placed(folder: Path, url: str) -> AsyncIterator[Place]:
    async with inside(folder, database=url) as server, server.client() as client:
        server.house.people.passwords.hasher = QUICK
        yield Place(server, client)


async def test_a_caretaker_plays_for_who_was_deleted(empty_url: str, tmp_path: Path) -> None:
    """What was asked of them needs their consent no longer."""
    async with placed(tmp_path, empty_url) as place:
        ada, bob = await account(place.house, "ada"), await guest(place.house, "Bob")
        match = await place.duel(ada, bob)
        await place.ask(bob, "POST", f"/tables/{match.id}/ask", {"kind": "pause"})
        await place.ask(ada, "DELETE", "/me", {})
        await place.house.keeper.look()
        assert match.now.course.care == {0}
        assert match.now.course.paused_at is not None
        told = await place.ask(bob, "GET", f"/tables/{match.id}")
        assert [(seat["kind"], seat["name"], seat["care"]) for seat in told["seats"]] == [
            ("person", "", True),
            ("person", "Bob", False),
        ]
        assert not match.over, "a shared game goes on"


async def test_a_caretaker_plays_while_a_ban_lasts(empty_url: str, tmp_path: Path) -> None:
    async with placed(tmp_path, empty_url) as place:
        ada, bob = await account(place.house, "ada"), await guest(place.house, "Bob")
        robo = await place.bot(ada)
        match, other = await place.duel(bob, ada), await place.duel(bob, robo)
        await place.house.people.ban(who(ada).person)
        await place.house.keeper.look()
        assert [one.now.course.care for one in (match, other)] == [{1}, {1}]
        await place.house.people.unban(who(ada).person)
        ada = await place.sign_in(Actor(), "ada")
        await place.ask(ada, "POST", f"/tables/{match.id}/seats/mine/return")
        place.server.clock.now += DAY
        await place.house.keeper.look()
        assert match.now.course.care == set()


async def test_a_seat_that_a_guest_left_for_an_account_at_the_same_table(
    empty_url: str, tmp_path: Path
) -> None:
    async with placed(tmp_path, empty_url) as place:
        ada, ghost = await account(place.house, "ada"), await guest(place.house, "Ada on the phone")
        match = await place.duel(ada, ghost)
        link = await place.house.people.recovery.make(who(ghost).person)
        assert link.secret
        await place.sign_in(ghost, "ada")
        await place.house.keeper.look()
        assert match.now.course.care == {1}


async def test_who_can_come_back_is_waited_for(empty_url: str, tmp_path: Path) -> None:
    """By another browser, or by a link."""
    async with placed(tmp_path, empty_url) as place:
        ada, bob = await account(place.house, "ada"), await guest(place.house, "Bob")
        people = place.house.people
        match = await place.duel(ada, bob)
        link = await people.recovery.make(who(bob).person)
        for actor in (ada, bob):
            await people.sessions.sign_out(who(actor))
        place.server.clock.now += DAY
        await place.house.keeper.look()
        assert match.now.course.care == set()
        again, _ = await people.recovery.use(link.secret)
        await people.recovery.end(again.person)
        place.server.clock.now += DAY
        await place.house.keeper.look()
        assert match.now.course.care == set(), "in a browser"
        await people.sessions.sign_out(again)
        place.server.clock.now += DAY
        await place.house.keeper.look()
        assert match.now.course.care == {1}


async def test_a_game_that_ends_meanwhile_needs_no_caretaker(
    empty_url: str, tmp_path: Path
) -> None:
    async with placed(tmp_path, empty_url) as place:
        ada, bob = await account(place.house, "ada"), await guest(place.house, "Bob")
        match = await place.duel(ada, bob)
        await place.ask(ada, "DELETE", "/me", {})
        await place.ask(bob, "POST", f"/tables/{match.id}/resign", {})
        await place.house.tables.care_for_absent(match)
        await place.house.tables._take_care(match.id, 0)  # it ended between the look and the care
        assert match.now.course.care == set()
