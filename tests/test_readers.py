"""Whatever is fed to a reader is understood, or refused with `BadInput` and nothing changed.

Words, positions and game files of every game, and requests to the referee.
"""

from __future__ import annotations

import functools
import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz import NASTY, NUMBERS, damaged, examples, inputs, near_misses, refused_well
from tests.tables import TABLES, Step, Table, every_game, play, recorded, states_of
from waldbach import registry
from waldbach.adapters.referee import COMMANDS, FORMS, Referee, is_view
from waldbach.game import CHANCE, SPECTATOR, BadInput, Game, IllegalAction, State
from waldbach.log import Entry, Log
from waldbach.messages import LANGUAGES


@functools.cache
def tables(game: Game) -> list[Table]:
    return [table for table in TABLES if table.name == game.name]


@every_game
@examples(40)
@given(data=st.data())
def test_words_of_another_step_are_refused(game: Game, data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(tables(game)))
    here, there = (data.draw(st.sampled_from(recorded(table))) for _ in range(2))
    before = here.before.tobytes()
    said = game.format(there.action, there.before)
    for seat in (*range(table.seats), CHANCE):
        legal = game.words(here.before, seat)
        for word in {said, *game.words(there.before, there.seat)[:40]}:
            if word not in legal:
                with pytest.raises(IllegalAction):
                    game.apply(here.before, seat, game.parse(word, here.before))
    assert here.before.tobytes() == before


# --- right texts to damage ------------------------------------------------------------------------


@functools.cache
def some_words(game: Game) -> list[str]:
    """A few words of each verb, and those that stand for something hidden."""
    by_verb: dict[str, list[str]] = {}
    for table in tables(game)[:6]:
        for state in states_of(table)[::5]:
            for seat in game.acting(state):
                for word in game.words(state, seat):
                    by_verb.setdefault(word.split()[0], []).append(word)
    some = [w for g in by_verb.values() for w in sorted(set(g))[:: len(set(g)) // 6 + 1]]
    hidden = (seen(game, step) for table in tables(game)[:2] for step in recorded(table))
    return [*some, *dict.fromkeys(hidden)]


def seen(game: Game, step: Step) -> str:
    """The step in the log of a spectator."""
    action = game.seen(step.before, step.seat, step.action, SPECTATOR)
    word = game.format(action, step.before)
    return word if "?" in word else game.format(step.action, step.before)


@functools.cache
def some_positions(game: Game) -> list[str]:
    texts = []
    for number, table in enumerate(tables(game)):
        states = states_of(table)
        state = states[(5 + 11 * number) % len(states)]
        texts.append(game.format_position(state))
        texts.append(game.format_position(game.view(state, number % table.seats)))
    return texts


@functools.cache
def some_files(game: Game) -> list[str]:
    texts = []
    for number, table in enumerate(tables(game)[:5]):
        log = Log.begin(game, table.seats, dict(table.options))
        steps = recorded(table)[: 20 + 10 * number]
        if number == 4:
            log.position = game.format_position(steps[-1].before)
            steps = steps[-1:]
        log.entries = [Entry(s.seat, game.format(s.action, s.before)) for s in steps]
        texts.append(log.write())
    return texts


# --- what has to come of them ---------------------------------------------------------------------


def check_word(game: Game, word: str) -> None:
    try:
        action = game.parse(word)
    except BadInput as error:
        refused_well(error)
        return
    assert 0 <= action < game.actions
    written = game.format(action)
    assert game.parse(written) == action
    assert written.split()[0] == word.split()[0]


def check_position(game: Game, text: str) -> None:
    try:
        state = game.parse_position(text)
    except BadInput as error:
        refused_well(error)
        return
    assert game.same(game.parse_position(game.format_position(state)), state)
    json.dumps(game.describe(game.view(state, SPECTATOR)))
    can_be_played(game, state)


def can_be_played(game: Game, state: State) -> None:
    """From a position that was accepted, or a deal of it if it was a view, the game goes on."""
    rng = np.random.default_rng(0)
    if is_view(game, state, len(game.results(state))):
        state = game.redeal(state, rng)
    for _ in play(game, state, rng):
        pass


def check_file(game: Game, text: str) -> None:
    try:
        log = Log.read(text)
        end = log.replay()
    except BadInput as error:
        refused_well(error)
        return
    again = Log.read(log.write())
    assert again.entries == log.entries
    assert game.same(again.replay(), end)


@every_game
@examples(300)
@given(data=st.data())
def test_any_word_is_read_or_refused(game: Game, data: st.DataObject) -> None:
    check_word(game, data.draw(inputs(some_words(game))))


@pytest.mark.later
@every_game
def test_near_misses_of_words_are_read_or_refused(game: Game) -> None:
    near = [word for right in some_words(game) for word in near_misses(right)]
    for word in near[:: len(near) // 3000 + 1]:
        check_word(game, word)


@every_game
@examples(200)
@given(data=st.data())
def test_any_position_is_read_or_refused(game: Game, data: st.DataObject) -> None:
    check_position(game, data.draw(inputs(some_positions(game))))


@every_game
@examples(150)
@given(data=st.data())
def test_any_file_is_read_or_refused(game: Game, data: st.DataObject) -> None:
    check_file(game, data.draw(inputs(some_files(game))))


# --- requests to the referee ----------------------------------------------------------------------

SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8),
    st.sampled_from(NASTY), st.sampled_from(NUMBERS), st.integers(-2, 6), st.just(10**400),
)  # fmt: skip
ANY_JSON = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


@functools.cache
def right_values() -> dict[str, list[Any]]:
    games = registry.every()
    options = [dict(table.options) for game in games for table in tables(game)[:2]]
    return {
        "id": [1, "a"],
        "lang": list(LANGUAGES),
        "match": ["1", "other"],
        "game": [game.name for game in games],
        "seats": [2, 3, 4],
        "options": [{}, *options],
        "seed": [7, "x"],
        "chance": ["scripted"],
        "file": [text for game in games for text in some_files(game)],
        "position": [text for game in games for text in some_positions(game)[:8]],
        "seat": [1, 2, 3, "chance", "spectator"],
        "word": [word for game in games for word in some_words(game)],
        "seen": [[], [1, 2], ["spectator"]],
    }


@st.composite
def requests(draw: st.DrawFn) -> bytes:
    """A request that is right, or has a field too many, too few, or of a wrong kind."""
    name = draw(st.sampled_from([*COMMANDS, "play", "play", "new", "load", "legal", "view"]))
    command = COMMANDS[name]
    fields = [*command.needs, *(f for f in (*command.may, "id", "lang") if draw(st.booleans()))]
    request = {field: draw(st.sampled_from(right_values()[field])) for field in fields}
    request["command"] = name
    for _ in range(draw(st.integers(0, 2))):
        field = draw(st.sampled_from([*FORMS, "x"]))
        match draw(st.sampled_from(["drop", "any", "damage"])):
            case "drop":
                request.pop(field, None)
            case "any":
                request[field] = draw(ANY_JSON)
            case "damage" if isinstance(request.get(field), str):
                request[field] = draw(damaged([request[field]]))
    return json.dumps(request).encode()


def spoilt(line: bytes, place: int, other: bytes) -> bytes:
    return line[:place] + other + line[place + 1 :]


LINES = st.one_of(
    requests(),
    requests(),
    requests(),
    st.builds(spoilt, requests(), st.integers(0, 99), st.binary(max_size=3)),
    st.binary(max_size=40),
    ANY_JSON.map(lambda value: json.dumps(value).encode()),
    st.just(b"[" * 100_000),
    st.just(b'{"command": ' * 50_000),
    st.just(b'{"command": "games", "id": ' + b"9" * 5000 + b"}"),
)  # fmt: skip


@functools.cache
def busy_referee() -> Referee:
    """A referee with a match under way, so that there is something to spoil."""
    referee = Referee()
    first, *_, last = registry.names()
    for new in (
        {"game": first, "seats": 2, "seed": 1},
        {"game": last, "seats": 3, "match": "other", "chance": "scripted"},
    ):
        request = json.dumps({"command": "new", **new})
        assert json.loads(referee.answer(request.encode()))["ok"]
    return referee


def contents(referee: Referee) -> dict[str, tuple[bytes, str, int]]:
    return {
        name: (match.state.tobytes(), match.log.write(), len(match.free))
        for name, match in referee.matches.items()
    }


@examples(400)
@given(st.lists(LINES, min_size=1, max_size=4))
def test_the_referee_answers_anything(lines: list[bytes]) -> None:
    referee = Referee(dict(busy_referee().matches))
    for line in lines:
        before = contents(referee)
        response = json.loads(referee.answer(line), parse_constant=pytest.fail)
        assert isinstance(response["ok"], bool)
        if not response["ok"]:
            assert contents(referee) == before
            assert response["error"]["code"] != "referee-internal"
            assert response["error"]["message"] != response["error"]["code"]
