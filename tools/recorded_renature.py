"""Write what the engine tells of Renature, for the unit tests of the browser client.

python -m tools.recorded_renature

The file has views, legal words, drafts with their previews, and one event of each kind, all from
games played with a fixed seed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from waldbach import registry
from waldbach.game import CHANCE, Game, State
from waldbach.server.drafts import preview

FILE = Path(__file__).parent.parent / "web" / "tests" / "data" / "renature.json"
# Mode, seats, and how seldom clouds are used.
TABLES = (("base", 2, 0.95), ("base", 4, 0.85), ("valley", 3, 0.98), ("variant", 2, 1.0))
MOST_DRAFTS = 1  # of each kind and table
Data = dict[str, Any]


def choose(words: list[str], rng: np.random.Generator, thrift: float) -> str:
    """Mostly plays on: placing and planting where that is possible, clouds now and then."""
    for verbs in (("again",), ("joker", "return"), ("place",), ("mushroom",), ("plant",)):
        fitting = [word for word in words if word.split()[0] in verbs]
        keen = 1 - thrift if verbs[0] in ("again", "joker") else 0.95
        if fitting and rng.random() < keen:
            return str(rng.choice(fitting))
    plain = [w for w in words if w.split()[0] not in ("joker", "return", "again")]
    return str(rng.choice(plain))


def kind_of(draft: Data) -> str:
    """Drafts of one kind look alike; one of each is enough."""
    names = sorted({event["event"] for event in draft["events"]})
    lost = any(event.get("lost") for event in draft["events"])
    closing = bool(draft["view"]["areas"])
    return f"{draft['view']['step']} {names} {lost} {closing} {draft['waits']}"


def drafted(game: Game, before: State, seat: int, words: list[str]) -> Data:
    """A turn's words so far, as a client gets to know them."""
    view = game.view(before, seat)
    seen = preview(game, view, seat, words)
    asked = [] if seen.waits or seat not in game.acting(seen.view) else game.words(seen.view, seat)
    return {
        "seat": seat + 1,
        "words": words,
        "events": list(seen.events),
        "waits": seen.waits,
        "legal": asked,
        "view": part_of(game.describe(seen.view)),
    }


def part_of(described: Data) -> Data:
    """What of a view the confirm bar looks at."""
    closing = {
        name: area
        for name, area in described["areas"].items()
        if area["closed"] and "taken" not in area
    }
    clouds = {name: {"clouds": seat["clouds"]} for name, seat in described["seats"].items()}
    return {"step": described["step"], "areas": closing, "seats": clouds}


def record(game: Game, mode: str, seats: int, thrift: float, events: dict[str, Data]) -> Data:
    """One game: its view in the middle and at the end, and drafts on the way."""
    rng = np.random.default_rng(11 * seats + len(mode))
    state = game.new(seats, {"mode": mode, "start": "1"})
    found: dict[str, list[Data]] = {}
    middle: Data = {}
    words: list[str] = []
    before = state
    while acting := game.acting(state):
        seat = acting[0]
        if seat == CHANCE:
            action, words = game.chance(state, rng), []
        else:
            if not words:
                before = state
            word = choose(game.words(state, seat), rng, thrift)
            action = game.parse(word, state)
            words = [*words, word]
            draft = drafted(game, before, seat, words)
            same = found.setdefault(kind_of(draft), [])
            if len(same) < MOST_DRAFTS:
                same.append(draft)
            if word == "end":
                words = []
        after = game.apply(state, seat, action)
        for event in game.events(state, seat, action, after):
            events.setdefault(event["event"] + str(event.get("source", "")), event)
        state = after
        described = game.describe(game.view(state, 0))
        if not middle and described["turn"] > 20 and described["step"] == "place":
            mine = game.acting(state) == (0,)
            middle = {"view": described, "legal": game.words(state, 0)} if mine else {}
    return {
        "mode": mode,
        "seats": seats,
        "middle": middle,
        "drafts": [draft for drafts in found.values() for draft in drafts],
        "end": {"seats": game.describe(state)["seats"]},
        "results": [
            {"seat": r.seat + 1, "points": r.points, "total": r.total, "place": r.place}
            for r in game.results(state)
        ],
    }


def text() -> str:
    """The file; the same rules give the same."""
    game = registry.get("renature")
    events: dict[str, Data] = {}
    tables = [record(game, *table, events) for table in TABLES]
    found = {"tables": tables, "events": list(events.values())}
    return json.dumps(found, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
