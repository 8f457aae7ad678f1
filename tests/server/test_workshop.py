"""Material of one's own over the web: checked, invented and tried; nothing is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.inside import inside
from tests.waldgaertner.tables import CARDS
from waldbach import registry
from waldbach.bots.trial import TURN_ORDER, Tally, play_some, report, sum_up
from waldbach.game import SPECTATOR
from waldbach.server.thinking import Lane

pytestmark = pytest.mark.compiled_only

RENATURE = registry.get("renature")
BOARD = "/api/games/renature/materials/board"
CARD_FILE = "/api/games/waldgaertner/materials/cards"
SMALL = "name: Small\nmode: base\ntokens: 2/1 = 1 2\nboard:\nS....\n.aa..\n....S\n"


async def told(client: httpx.AsyncClient, path: str, **body: Any) -> dict[str, Any]:
    answer = await client.post(path, json=body)
    assert answer.status_code == 200, answer.text
    data: dict[str, Any] = answer.json()
    return data


async def code(client: httpx.AsyncClient, path: str, **body: Any) -> tuple[int, str]:
    answer = await client.post(path, json=body)
    problem = answer.json()
    assert answer.headers["content-type"] == "application/problem+json"
    return answer.status_code, problem["code"]


# --- check ----------------------------------------------------------------------------------------


async def test_a_playable_board_comes_back_with_figures_and_a_view(tmp_path: Path) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        found = await told(client, f"{BOARD}/check", text=SMALL, options={"mode": "base"}, seats=3)
    assert (found["playable"], found["problems"], found["text"]) == (True, [], SMALL)
    assert found["figures"]["areas"] == found["figures"]["size-2"] == 1
    assert {one["code"] for one in found["advice"]} >= {"check-size", "check-areas"}
    start = RENATURE.new(3, {"board": SMALL})
    assert found["view"] == RENATURE.describe(RENATURE.view(start, SPECTATOR))


async def test_what_is_wrong_has_a_place_and_a_sentence_in_the_askers_language(
    tmp_path: Path,
) -> None:
    wrong = SMALL.replace(".aa..", ".ab..")
    async with inside(tmp_path) as server, server.client() as client:
        client.headers["Accept-Language"] = "de"
        found = await told(client, f"{BOARD}/check", text=wrong)
    (problem,) = found["problems"]
    assert (problem["code"], problem["line"], problem["column"]) == ("board-touch", 6, 3)
    assert problem["spots"] == ["c2"]
    assert "Zeile 6" in problem["message"]
    assert (found["playable"], found["text"], found["view"]) == (False, None, None)


async def test_text_and_options_that_disagree_are_a_problem_of_the_text(tmp_path: Path) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        found = await told(client, f"{BOARD}/check", text=SMALL, options={"mode": "valley"})
    assert [one["code"] for one in found["problems"]] == ["board-other-mode"]
    assert found["text"] == SMALL


async def test_cards_are_told_line_by_line_and_all_are_described(tmp_path: Path) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        good = await told(client, f"{CARD_FILE}/check", text=CARDS)
        broken = CARDS.replace(",self,", ",selfish,", 2)
        bad = await told(client, f"{CARD_FILE}/check", text=broken)
        standard = await told(client, f"{CARD_FILE}/check", text="standard", seats=4)
    assert good["playable"]
    assert len(good["pieces"]) == good["figures"]["cards"] == 175
    assert {"key", "names", "value", "partners"} <= set(good["pieces"][0])
    assert [(one["code"], one["line"]) for one in bad["problems"]] == [
        ("card-choice", 2), ("card-choice", 3),
    ]  # fmt: skip
    assert bad["problems"][0]["spots"] == ["EU-001"]
    assert (bad["playable"], bad["pieces"]) == (False, [])
    assert standard["pieces"][0]["key"] == "english-lavender"
    assert standard["text"].startswith("id,key,origin")


@pytest.mark.slow
async def test_looking_at_cards_does_not_push_those_of_matches_aside(tmp_path: Path) -> None:
    """A state whose cards are not known any more speaks of them by their ids."""
    game = registry.get("waldgaertner")
    own = CARDS.replace("\nEU-001,", "\nEU-001,own-", 1)
    state = game.new(2, {"cards": own})
    before = game.describe(game.view(state, SPECTATOR))
    async with inside(tmp_path) as server, server.client() as client:
        for number in range(210):
            name = "x" + "abcdefghij"[number % 10] + "abcdefghijklmnopqrstu"[number // 10]
            other = CARDS.replace("\nEU-001,", f"\nEU-001,{name}-", 1)
            found = game.check_material("cards", other, {}, 2)
            assert found.view is not None
        await told(client, f"{CARD_FILE}/check", text=own)
    assert game.describe(game.view(state, SPECTATOR)) == before
    assert any(word.startswith("own-") for word in (p["key"] for p in _pieces(own)))
    assert game.parse("sell own-" + _pieces(own)[0]["key"].removeprefix("own-"), state) >= 0


def _pieces(text: str) -> tuple[dict[str, Any], ...]:
    return registry.get("waldgaertner").check_material("cards", text, {}, 2).pieces


WRONG: list[tuple[str, dict[str, Any], tuple[int, str]]] = [
    ("/api/games/chess/materials/board/check", {"text": "x"}, (400, "unknown-game")),
    ("/api/games/renature/materials/mode/check", {"text": "x"}, (404, "material-unknown")),
    ("/api/games/renature/materials/moon/invent", {}, (404, "material-unknown")),
    (f"{CARD_FILE}/invent", {}, (404, "material-not-invented")),
    (f"{BOARD}/check", {}, (400, "http-bad-request")),
    (f"{BOARD}/check", {"text": "x" * 100_001}, (400, "http-bad-request")),
    (f"{BOARD}/check", {"text": "\0"}, (400, "table-text-signs")),
    (f"{BOARD}/check", {"text": "\ud800"}, (400, "http-bad-request")),
    (f"{BOARD}/check", {"text": "x", "seats": 5}, (400, "bad-seats")),
    (f"{BOARD}/check", {"text": "x", "options": {"moon": "full"}}, (400, "unknown-option")),
    (f"{BOARD}/check", {"text": "x", "options": {"mode": "moon"}}, (400, "bad-option")),
    (f"{BOARD}/check", {"text": "x", "more": 1}, (400, "http-bad-request")),
    (f"{BOARD}/invent", {"seed": "x" * 61}, (400, "http-bad-request")),
    (f"{BOARD}/invent", {"seed": "a\nb"}, (400, "invent-seed")),
    (f"{BOARD}/invent", {"wishes": {"symmetry": "round"}}, (400, "invent-wish")),
    (f"{BOARD}/invent", {"options": {"mode": "moon"}}, (400, "bad-option")),
    (f"{BOARD}/trial", {"text": SMALL, "seats": 2, "games": 19}, (400, "http-bad-request")),
    (f"{BOARD}/trial", {"text": SMALL, "seats": 2, "games": 401}, (400, "http-bad-request")),
    (f"{BOARD}/trial", {"text": SMALL, "seats": 9, "games": 20}, (400, "http-bad-request")),
    (f"{BOARD}/trial", {"text": "x", "seats": 2, "games": 20}, (400, "material-unplayable")),
    (f"{CARD_FILE}/trial", {"text": "x", "seats": 2, "games": 20}, (400, "material-unplayable")),
]


async def test_whatever_is_wrong_is_refused_clearly(tmp_path: Path) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        found = []
        for path, body, right in WRONG:
            answer = await client.post(path, content=_json(body), headers=JSON)
            problem = answer.json()
            found.append((path, (answer.status_code, problem["code"])))
            assert problem["detail"]
            assert right == found[-1][1], (path, body, problem)


JSON = {"Content-Type": "application/json"}


def _json(body: dict[str, Any]) -> bytes:
    import json

    return json.dumps(body).encode()


# --- invent ---------------------------------------------------------------------------------------


async def test_a_seed_gives_the_same_text_and_none_a_new_one(tmp_path: Path) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        body = {"options": {"mode": "valley"}, "wishes": {"symmetry": "mirror"}}
        one = await told(client, f"{BOARD}/invent", seed="otter", **body)
        assert await told(client, f"{BOARD}/invent", seed="otter", **body) == one
        other = await told(client, f"{BOARD}/invent", **body)
        again = await told(client, f"{BOARD}/invent", seed=other["seed"], **body)
        checked = await told(client, f"{BOARD}/check", text=one["text"], options=body["options"])
    assert one["seed"] == "otter"
    assert other["text"] != one["text"]
    assert again == other
    assert (checked["playable"], checked["problems"], checked["advice"]) == (True, [], [])


async def test_games_tell_what_they_can_invent(tmp_path: Path) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        games = (await client.get("/api/games")).json()
    options = {(game["name"], o["name"]): o for game in games for o in game["options"]}
    assert options["renature", "board"]["invents"]
    assert options["renature", "board"]["file"]
    assert not options["waldgaertner", "cards"]["invents"]
    assert not options["renature", "mode"]["invents"]


# --- trial ----------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_bots_try_it_and_what_is_asked_is_judged(tmp_path: Path) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        client.timeout = httpx.Timeout(300)
        wanted = {"text": "standard", "options": {"mode": "base"}, "seats": 3, "games": 25}
        one = asyncio.create_task(told(client, f"{BOARD}/trial", **wanted))
        while not server.house.pool._lanes._queues[Lane.ANALYSIS].owners:
            await asyncio.sleep(0.01)
        assert await code(client, f"{BOARD}/trial", **wanted) == (400, "thinking-busy")
        found = await one
        assert await told(client, f"{BOARD}/trial", **wanted) == found
        cards = await told(client, f"{CARD_FILE}/trial", text=CARDS, seats=2, games=20)
    assert found["games"] == 25
    assert [seat["seat"] for seat in found["seats"]] == [1, 2, 3]
    assert abs(sum(seat["wins"] for seat in found["seats"]) - 100) < 0.2
    assert all(seat["low"] <= seat["wins"] <= seat["high"] for seat in found["seats"])
    assert {"closed", "discards", "decisions", "margin"} <= set(found["figures"])
    assert [v["name"] for v in found["verdicts"]] == [TURN_ORDER, "closed", "discards"]
    assert (found["verdicts"][1]["low"], found["verdicts"][1]["high"]) == (60, 90)
    assert {"sixes", "contests"} <= {v["name"] for v in cards["verdicts"]}


def test_it_does_not_matter_who_plays_which_games() -> None:
    start = RENATURE.trial_start(2, {"board": SMALL})
    parts = [play_some(RENATURE, start, 7, 0, 2), play_some(RENATURE, start, 7, 2, 3)]
    assert report(RENATURE, sum_up(parts)) == report(RENATURE, play_some(RENATURE, start, 7, 0, 5))


def test_a_verdict_needs_more_than_chance_against_a_seat_but_no_more() -> None:
    def verdict(wins: float, games: int) -> bool:
        tally = Tally(games, (wins * games, (1 - wins) * games), (1.0, 1.0), {"discards": 0.0})
        (first, *_) = report(RENATURE, tally).verdicts
        assert first.value == round(100 * wins - 50, 1)
        return first.ok

    assert verdict(0.6, 40)
    assert not verdict(0.6, 4000)
    assert verdict(0.53, 100_000)


def test_figures_out_of_bounds_are_told() -> None:
    tally = Tally(10, (5.0, 5.0), (1.0, 1.0), {"discards": 90.0, "closed": 700.0})
    verdicts = {v.name: v.ok for v in report(RENATURE, tally).verdicts}
    assert verdicts == {TURN_ORDER: True, "closed": True, "discards": False}
