"""What people do at a table whose seat a caretaker holds: whoever plays is back."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.cast import Actor, guest
from tests.server.inside import Inside, inside
from tests.server.test_access_socket import first, heard
from waldbach.server.matches import Match


async def forsaken(server: Inside, client: httpx.AsyncClient) -> tuple[Actor, Actor, Match]:
    """Ada is asked and has left; the caretaker thinks for ever."""
    house = server.house

    async def think(*_: object, **__: object) -> Any:
        await asyncio.Event().wait()

    house.pool.decide = think  # type: ignore[method-assign]
    ada, bob = await guest(house, "Ada"), await guest(house, "Bob")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "renature", "seats": seats, "options": {"start": "1"}}
    table = (await client.post("/api/tables", json=wish, headers=ada.headers)).json()["id"]
    await client.post(f"/api/tables/{table}/seats", json={}, headers=bob.headers)
    left = await client.delete(f"/api/tables/{table}/seats/mine", headers=ada.headers)
    assert left.json()["seats"][0]["care"]
    return ada, bob, await house.matches.get(table)


def draft(match: Match) -> dict[str, Any]:
    words = match.game.words(match.now.state, 0)
    return {"decision": match.now.decision, "words": words[:1]}


async def words_behind(server: Inside, match: Match, number: int) -> list[str]:
    return [entry.word for entry in await server.house.journal.read(match.id, number)]


@pytest.mark.parametrize("forgotten", [False, True])
async def test_who_plays_has_the_seat_back(tmp_path: Path, forgotten: bool) -> None:
    """Also where the server does not have the match in memory."""
    async with inside(tmp_path) as server, server.client() as client:
        ada, bob, match = await forsaken(server, client)
        path, wish, before = f"/api/tables/{match.id}/play", draft(match), match.now.number
        if forgotten:
            server.house.matches._kept.clear()
        refused = await client.post(path, json=wish, headers=bob.headers)
        assert refused.json()["code"] == "match-not-asked"
        assert await words_behind(server, match, before) == []  # it is not his to give back
        if forgotten:
            server.house.matches._kept.clear()
        played = await client.post(path, json=wish, headers=ada.headers)
        assert played.is_success, played.text
        assert (await words_behind(server, match, before))[:2] == ["return 1", *wish["words"]]
        told = (await client.get(f"/api/tables/{match.id}")).json()
        assert [seat["care"] for seat in told["seats"]] == [False, False]


async def test_who_plays_over_the_socket_has_the_seat_back(tmp_path: Path) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        ada, _, match = await forsaken(server, client)
        before, wish = match.now.number, draft(match)
        path = f"/api/tables/{match.id}/live"
        async with server.socket(path, more=ada.headers) as socket:
            assert await first(socket) == 1
            await socket.send(json.dumps({"type": "play", "id": 7, **wish}))
            assert (await heard(socket, "done", "problem"))["type"] == "done"
        assert (await words_behind(server, match, before))[:2] == ["return 1", *wish["words"]]
        assert match.now.course.care == frozenset()


async def test_what_is_done_before_the_start_is_refused_as_that(tmp_path: Path) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        ada = await guest(server.house, "Ada")
        wish = {"game": "renature", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await client.post("/api/tables", json=wish, headers=ada.headers)).json()["id"]
        draft = {"decision": 0, "words": ["end"]}
        wishes = {"play": draft, "preview": draft, "resign": None, "answer": {"yes": True}}
        for act, body in wishes.items():
            path = f"/api/tables/{table}/{act}"
            refused = await client.post(path, json=body, headers=ada.headers)
            assert (refused.status_code, refused.json()["code"]) == (409, "table-not-started"), act


async def test_who_answers_has_the_seat_back(tmp_path: Path) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        ada, _, match = await forsaken(server, client)
        await server.house.matches.arrange(match.id, lambda _: ["ask 2 take-back 1"])
        told = (await client.get(f"/api/tables/{match.id}")).json()["ask"]
        assert (told["agreed"], told["missing"]) == ([2], [1])
        wish = {"yes": True, "ask": told["number"] - 1}
        refused = await client.post(
            f"/api/tables/{match.id}/answer", json=wish, headers=ada.headers
        )
        assert (refused.status_code, refused.json()["code"]) == (409, "table-asked-anew")
        assert match.now.course.care == frozenset()
