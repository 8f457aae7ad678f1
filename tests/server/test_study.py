"""Studying: a position and what is played from there, with nothing kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.inside import inside
from waldbach import registry
from waldbach.game import SPECTATOR
from waldbach.patch import merge

PATH = "/api/games/renature/study"
POSITION = """
    seat 1
      hand owl-hare owl-owl
      reserve 1
    seat 2
      hand frog-frog
    board
          a   b   c   d
      1   S   .   .   _
      2   .   .   .   _
"""
PLACE = "1 place owl@a1 hare@b1"
GARDENS = """
    seats 2
    origins EU
    round 8 step play
    region 1: 16
    region 2: 16
    seat 1
      coins 4
      hand medlar quince
    seat 2
      coins 4
      hand common-hazel
"""


async def ask(client: httpx.AsyncClient, **body: Any) -> httpx.Response:
    return await client.post(PATH, json={"position": POSITION, "seat": 1} | body)


async def told(client: httpx.AsyncClient, **body: Any) -> dict[str, Any]:
    answer = await ask(client, **body)
    assert answer.status_code == 200, answer.text
    data: dict[str, Any] = answer.json()
    return data


async def test_a_position_is_shown_as_its_seat_sees_it(tmp_path: Path) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        mine, other = await told(client), await told(client, seat=2)
    assert mine["view"]["seats"]["1"]["dominoes"] == ["owl-owl", "owl-hare"]
    assert mine["view"]["seats"]["2"]["dominoes"] == []
    assert "place owl@a1 hare@b1" in mine["legal"]
    assert (other["legal"], other["acting"], other["over"]) == (None, [1], False)


async def test_what_is_known_is_not_told_again(tmp_path: Path) -> None:
    entries = [PLACE, "1 no-plant", "chance draw snail-snail"]
    async with inside(tmp_path) as server, server.client() as client:
        first = await told(client, entries=entries[:1])
        waiting = await told(client, entries=entries[:2], known=1)
        last = await told(client, entries=entries, known=1)
        whole = await told(client, entries=entries)
    assert [entry["number"] for entry in last["entries"]] == [2, 3]
    assert merge(first["view"], last["changes"]) == whole["view"]
    assert (waiting["legal"], waiting["acting"]) == (None, [])
    assert "draw snail-snail" in waiting["outcomes"]


async def test_what_all_do_at_once_is_told_alone(tmp_path: Path) -> None:
    """The other has played: a round begins, but what the own card brings is told apart from it."""
    async with inside(tmp_path) as server, server.client() as client:
        asked = {"position": GARDENS, "seat": 1}
        answers = [
            await client.post("/api/games/waldgaertner/study", json=asked | more)
            for more in ({}, {"entries": ["1 grow medlar 3.2"], "known": 0})
        ]
    before, after = (answer.json() for answer in answers)
    seat = merge(before["view"], after["alone"])["seats"]["1"]
    assert list(seat["garden"]) == ["3.2"]
    assert [held["card"] for held in seat["hand"]] == ["quince"]
    assert merge(before["view"], after["changes"])["round"] == 9
    assert "round" not in after["alone"]
    assert before["alone"] is None


async def test_a_seat_reads_of_others_what_it_may(tmp_path: Path) -> None:
    entries = ["1 discard owl-owl", "chance draw snail-snail"]
    async with inside(tmp_path) as server, server.client() as client:
        other = await told(client, seat=2, entries=entries)
    assert [entry["word"] for entry in other["entries"]] == ["discard ?", "draw ?"]


async def test_a_refusal_names_its_rule(tmp_path: Path) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        answer = await ask(client, entries=["1 place owl@b1 hare@c1"])
        assert answer.status_code == 422
        assert answer.json()["rule"] == "R-A-06"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"position": "board"}, "position-empty"),
        ({"seat": 3}, "study-seat"),
        ({"entries": ["end"]}, "file-entry"),
        ({"entries": ["3 end"]}, "study-seat"),
        ({"entries": ["table take-back 1"]}, "study-seat"),
        ({"entries": ["1 end"] * 301}, "http-bad-request"),
        ({"position": "board" + " " * 12_000}, "http-bad-request"),
    ],
)
async def test_what_makes_no_sense_is_refused(
    tmp_path: Path, body: dict[str, Any], code: str
) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        answer = await ask(client, **body)
    assert answer.json()["code"] == code
    assert answer.status_code == 400


async def test_nobody_studies_without_end(tmp_path: Path) -> None:
    async with inside(tmp_path, limits_moves="3/s") as server, server.client() as client:
        answers = [(await ask(client)).status_code for _ in range(4)]
    assert answers == [200, 200, 200, 429]


async def test_every_game_can_be_studied(tmp_path: Path) -> None:
    """From its own text of a position, also of a view in which much is hidden."""
    async with inside(tmp_path) as server, server.client() as client:
        for game in registry.every():
            start = game.new(game.min_seats)
            for state in (start, game.view(start, 0), game.view(start, SPECTATOR)):
                body = {"position": game.format_position(state), "seat": 1}
                answer = await client.post(f"/api/games/{game.name}/study", json=body)
                assert answer.status_code == 200, answer.text
                assert answer.json()["outcomes"]


LESSONS = {
    "renature": ["first", "clouds", "ties", "mushrooms"],
    "waldgaertner": ["first", "contests", "garden", "advanced"],
}


async def test_lessons_are_listed_and_told(tmp_path: Path) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        for game, lessons in LESSONS.items():
            listed = (await client.get(f"/api/games/{game}/lessons")).json()
            assert [one["lesson"] for one in listed] == lessons
            for one in listed:
                lesson = (await client.get(f"/api/games/{game}/lessons/{one['lesson']}")).json()
                assert len(lesson["steps"]) == one["steps"]
        unknown = await client.get("/api/games/renature/lessons/nonsense")
        assert (unknown.status_code, unknown.json()["code"]) == (404, "lesson-unknown")
