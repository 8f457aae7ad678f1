"""What has happened, told in words."""

from __future__ import annotations

import numpy as np
import pytest

from tests.terminal.screens import FACE, GAME, MODES, new_match
from waldbach.game import CHANCE, Event
from waldbach.games.renature.telling import tell
from waldbach.messages import LANGUAGES, language
from waldbach.terminal.match import Match

SILENT = {"token-laid", "turn"}


@pytest.mark.parametrize("mode", MODES)
def test_every_event_is_told_in_every_language(mode: str) -> None:
    match = new_match(3, mode=mode)
    while not match.over:
        acting = GAME.acting(match.state)
        match.draw() if acting == (CHANCE,) else step_at_random(match, acting[0])
    events = match.history()
    names = {event["event"] for event in events}
    assert {"placed", "discarded", "planted", "over", "area-final", "points"} <= names
    for event in events:
        hidden = event.get("domino", event.get("bonus", "")) is None
        if event["event"] not in SILENT and not hidden:
            told = [in_language(lang, event) for lang in LANGUAGES]
            assert all(told), event
    assert len(FACE.story(match.view, events)) > 40


def in_language(lang: str, event: Event) -> str | None:
    language.set(lang)
    return tell(event)


def step_at_random(match: Match, seat: int) -> None:
    rng = np.random.default_rng(len(match.log.entries))
    words = GAME.words(match.state, seat)
    match.play(seat, words[int(rng.random() * len(words))])


def test_a_story_has_a_line_for_each_turn() -> None:
    events = [
        {"event": "turn", "seat": 1, "turn": 1},
        {"event": "placed", "seat": 1, "spaces": ["a1", "b1"], "animals": ["owl", "snail"]},
        {
            "event": "planted",
            "seat": 1,
            "owner": "neutral",
            "plant": "oak",
            "space": "b2",
            "area": 1,
        },
        {"event": "clouds", "seat": 1, "taken": 1, "lost": 1},
        {"event": "points", "seat": 1, "source": "plants", "points": 2},
        {"event": "turn", "seat": 2, "turn": 2},
        {"event": "discarded", "seat": 2, "domino": None},
        {"event": "drew", "seat": 2, "domino": None},
    ]
    assert [line.plain for line in FACE.story(new_match().view, events)] == [
        "1 Orange: placed owl on a1 and snail on b1; planted neutral oak on b2 (area 1) +2; "
        "took one cloud, one cloud lost for want of room",
        "2 Blue: discarded a domino",
    ]


def test_a_story_leaves_out_the_deal() -> None:
    match = new_match()
    assert not any("drew" in line.plain for line in FACE.story(match.view, match.history()))
