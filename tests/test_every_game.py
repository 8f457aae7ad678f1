"""What the contract promises, held against every game of the registry, at tables of every kind.

Nothing here knows a game, but for one place that says so: the census of pieces.
"""

from __future__ import annotations

import functools
import hashlib
import json
import os
import random
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.tables import (
    TABLES,
    Step,
    Table,
    every_game,
    every_table,
    few,
    marked,
    play,
    recorded,
    rng_of,
    sampled,
    states_of,
    viewers,
)
from waldbach import registry
from waldbach.game import CHANCE, SPECTATOR, BadInput, Event, Game, IllegalAction
from waldbach.log import Entry, Log
from waldbach.playout import arena


@every_game
def test_every_choice_has_a_table(game: Game) -> None:
    mine = [table for table in TABLES if table.name == game.name]
    for option in game.options:
        played = {dict(table.options)[option.name] for table in mine}
        assert played >= set(option.choices)
    assert {table.seats for table in mine} == set(range(game.min_seats, game.max_seats + 1))


# --- states are values ----------------------------------------------------------------------------


@every_table
def test_a_copy_is_independent(table: Table) -> None:
    game = table.game
    for state in sampled(table, 3, "copy"):
        before, copy = state.tobytes(), game.copy(state)
        assert game.same(copy, state)
        for name in game.dtype.names or ():
            copy[name] = ~copy[name]
        assert state.tobytes() == before
        assert not game.same(copy, state)
        assert game.same(game.from_bytes(before), state)


@every_table
def test_no_function_changes_its_argument(table: Table) -> None:
    game, rng = table.game, rng_of(table, "arguments")
    for step in random.Random(str(table)).sample(recorded(table), few(4)):
        state, bytes_before = step.before, step.before.tobytes()
        bytes_after = step.after.tobytes()
        game.acting(state)
        game.legal(state, step.seat)
        game.refusal(state, step.seat, step.action)
        game.apply(state, step.seat, step.action)
        game.barrier(state, step.seat, step.action, step.after)
        game.events(state, step.seat, step.action, step.after)
        game.results(state)
        game.format_position(state)
        if step.seat == CHANCE:
            game.chance(state, rng)
            game.odds(state)
        for viewer in viewers(table):
            game.seen(state, step.seat, step.action, viewer)
            view = game.view(state, viewer)
            view_bytes = view.tobytes()
            game.redeal(view, rng)
            game.describe(view)
            game.legal(view, step.seat)
            assert view.tobytes() == view_bytes
        assert state.tobytes() == bytes_before
        assert step.after.tobytes() == bytes_after


@every_table
def test_replaying_the_written_log_gives_the_same_bytes(table: Table) -> None:
    game = table.game
    log = Log.begin(game, table.seats, dict(table.options))
    log.entries = [
        Entry(step.seat, game.format(step.action, step.before)) for step in recorded(table)
    ]
    again = Log.read(log.write())
    assert again == log
    for replayed, state in zip(again.states(), states_of(table), strict=True):
        assert game.same(replayed, state)


# --- what is legal --------------------------------------------------------------------------------


@every_table
def test_legal_actions_are_unique_and_stable(table: Table) -> None:
    game = table.game
    for state in sampled(table, 6, "legal"):
        for seat in (*range(table.seats), CHANCE):
            actions = game.legal(state, seat)
            assert len(set(actions.tolist())) == len(actions) <= game.max_legal
            assert actions.tolist() == game.legal(game.copy(state), seat).tolist()
            assert game.words(state, seat) == [game.format(int(a), state) for a in actions]


@every_table
def test_who_is_waited_for_can_act(table: Table) -> None:
    """Others can only change a choice that is still sealed, and that moves nothing on."""
    game = table.game
    for state in sampled(table, 8, "waited for"):
        acting, sealed = game.acting(state), game.sealed(state)
        assert not set(acting) & set(sealed)
        for seat in (*range(table.seats), CHANCE):
            actions = game.legal(state, seat).tolist()
            if seat in acting:
                assert actions
            elif actions:
                assert seat in sealed
                for action in actions[:3]:
                    after = game.apply(state, seat, action)
                    assert (game.acting(after), game.sealed(after)) == (acting, sealed)


@every_table
def test_an_illegal_action_is_refused_and_changes_nothing(table: Table) -> None:
    game, rng = table.game, rng_of(table, "refused")
    for state in sampled(table, 4, "refused"):
        before = state.tobytes()
        for seat in (*range(table.seats), CHANCE):
            legal = set(game.legal(state, seat).tolist())
            for action in some_numbers(game, legal, rng):
                refusal = game.refusal(state, seat, action)
                assert (refusal is None) == (action in legal), (seat, action)
                if refusal:
                    assert refusal.reason
                    assert refusal.rule
                    with pytest.raises(IllegalAction) as caught:
                        game.apply(state, seat, action)
                    assert caught.value.refusal == refusal
        assert state.tobytes() == before


def some_numbers(game: Game, legal: set[int], rng: np.random.Generator) -> set[int]:
    """All legal numbers, their neighbours, some others, and some that are no actions at all."""
    near = {action + d for action in legal for d in (-1, 1)}
    others = rng.integers(0, game.actions, few(250)).tolist()
    return legal | near | set(others) | {-(2**40), -1, game.actions, 2**40}


@pytest.mark.parametrize("table", TABLES[::4], ids=str)
def test_refuse_agrees_with_legal_on_every_number(table: Table) -> None:
    game = table.game
    refuse = game.kernel.refuse
    worded = set(words_of(game).values())
    for state in sampled(table, 1, "every number")[1:-1]:
        for seat in game.acting(state):
            legal = {a for a in range(game.actions) if refuse(state, seat, a) == 0}
            assert legal == set(game.legal(state, seat).tolist())
            assert legal <= worded


@every_table
def test_a_seat_whose_time_is_up_does_something_legal(table: Table) -> None:
    game, rng = table.game, rng_of(table, "idle")
    for state in sampled(table, 20, "idle"):
        for seat in game.acting(state):
            if seat != CHANCE:
                action = game.idle(game.view(state, seat), seat, rng)
                assert game.refusal(state, seat, action) is None


# --- the end --------------------------------------------------------------------------------------


@every_table
def test_games_end_and_the_results_agree(table: Table) -> None:
    game, end = table.game, states_of(table)[-1]
    assert game.acting(end) == ()
    for seat in (*range(table.seats), CHANCE):
        assert not len(game.legal(end, seat))
    for state in [end, *sampled(table, 5, "results")]:
        results = game.results(state)
        assert [result.seat for result in results] == list(range(table.seats))
        for result in results:
            assert result.total == sum(result.points.values())
            better = [r for r in results if r.place < result.place]
            assert result.place == 1 + len(better)
            assert all(r.total >= result.total for r in better)
            assert all(r.total == result.total for r in results if r.place == result.place)
        totals = np.zeros(game.max_seats, np.int32)
        game.kernel.totals(state, totals)
        assert totals[: table.seats].tolist() == list(game.score(state))
        assert game.winners(state) == tuple(r.seat for r in results if r.place == 1) != ()


# --- words and positions --------------------------------------------------------------------------


@functools.cache
def words_of(game: Game) -> dict[str, int]:
    """Every word with its action; fails if two actions share one."""
    words: dict[str, int] = {}
    for action in range(game.actions):
        try:
            word = game.format(action)
        except BadInput:
            continue  # a number that stands for nothing
        assert word not in words, f"{word!r} is the word of {words[word]} and of {action}"
        words[word] = action
    return words


@every_game
def test_parse_reads_what_format_writes(game: Game) -> None:
    for word, action in words_of(game).items():
        assert game.parse(word) == action
        assert word == word.strip() == " ".join(word.split())


@every_table
def test_positions_of_states_and_views_round_trip(table: Table) -> None:
    game = table.game
    for state in sampled(table, 2, "positions"):
        for record in [state, *(game.view(state, viewer) for viewer in viewers(table))]:
            text = game.format_position(record)
            assert text.isprintable() or text.replace("\n", "").isprintable()
            assert game.same(game.parse_position(text), record), text


@every_table
def test_descriptions_and_events_are_plain_data(table: Table) -> None:
    game = table.game
    for step in random.Random(str(table)).sample(recorded(table), few(2)):
        for viewer in viewers(table):
            before, after = game.view(step.before, viewer), game.view(step.after, viewer)
            action = game.seen(step.before, step.seat, step.action, viewer)
            for told in (game.describe(after), game.events(before, step.seat, action, after)):
                assert json.loads(json.dumps(told, allow_nan=False)) == told
    for step in recorded(table):
        for event in game.events(step.before, step.seat, step.action, step.after):
            assert isinstance(event["event"], str)


def told(game: Game, step: Step, viewer: int, eyes: int) -> list[Event]:
    """The events of a step for a viewer, made from what these eyes see of the states."""
    seen = game.seen(step.before, step.seat, step.action, viewer)
    return game.events(game.view(step.before, eyes), step.seat, seen, game.view(step.after, eyes))


def told_apart(table: Table) -> Iterator[tuple[int, int]]:
    """Steps of the recorded game, and who is told other things of them than from outside."""
    game = table.game
    for number, step in enumerate(recorded(table)):
        for viewer in viewers(table):
            if told(game, step, viewer, SPECTATOR) != told(game, step, viewer, viewer):
                yield number, viewer


PUBLIC = [marked(table) for table in TABLES if table.game.public_events]
PRIVATE = [game for game in registry.every() if not game.public_events]


@pytest.mark.parametrize("table", PUBLIC)
def test_public_events_are_the_same_for_all_eyes(table: Table) -> None:
    """What a game says of itself (`public_events`): the server tells all by it."""
    assert not list(told_apart(table))


@pytest.mark.parametrize("game", PRIVATE, ids=lambda game: game.name)
def test_events_that_are_not_public_differ_for_some_eyes(game: Game) -> None:
    """Or `public_events` could be said, and one telling would do for all."""
    table = next(table for table in TABLES if table.name == game.name)
    assert any(told_apart(table)), "all eyes are told the same: the game may say so"


@every_table
def test_what_the_spectator_reads_unchanged_everybody_does(table: Table) -> None:
    game = table.game
    for step in recorded(table):
        if game.seen(step.before, step.seat, step.action, SPECTATOR) == step.action:
            for viewer in viewers(table):
                seen = game.seen(step.before, step.seat, step.action, viewer)
                assert seen == step.action


# --- chance ---------------------------------------------------------------------------------------


def known_rng(number: float) -> np.random.Generator:
    """A generator whose next `random()` is this number."""
    bits = np.random.Philox(0)
    state = bits.state
    state["buffer"][:] = int(number * 2**53) << 11
    state["buffer_pos"] = 0
    bits.state = state
    return np.random.Generator(bits)


def test_the_known_generator_is_known() -> None:
    for number in (0.0, 0.25, 0.5 + 2**-53, 1 - 2**-53):
        assert known_rng(number).random() == number


@every_table
def test_chance_follows_its_odds(table: Table) -> None:
    game, parts = table.game, few(200)
    pending = [step.before for step in recorded(table) if step.seat == CHANCE]
    kinds = {
        game.format(s.action, s.before).split()[0]: s.before
        for s in recorded(table)
        if s.seat == CHANCE
    }
    for state in [*kinds.values(), *random.Random(str(table)).sample(pending, few(2))]:
        odds = game.odds(state)
        assert [action for action, _ in odds] == game.legal(state, CHANCE).tolist()
        assert sum(p for _, p in odds) == pytest.approx(1)
        assert all(p > 0 for _, p in odds)
        # Tickets spread evenly over [0, 1) meet every outcome as often as its probability says.
        drawn = Counter(game.chance(state, known_rng((i + 0.5) / parts)) for i in range(parts))
        for action, p in odds:
            assert abs(drawn[action] - p * parts) <= 1, game.format(action, state)
        assert game.chance(state, known_rng(0.0)) == odds[0][0]
        assert game.chance(state, known_rng(1 - 2**-53)) == odds[-1][0]


# --- views and deals ------------------------------------------------------------------------------


@every_table
def test_a_view_of_a_view_is_the_view(table: Table) -> None:
    game = table.game
    for state in sampled(table, 12, "idempotent"):
        for viewer in viewers(table):
            view = game.view(state, viewer)
            assert game.same(game.view(view, viewer), view)


@every_table
def test_a_seat_sees_its_own_choices(table: Table) -> None:
    """Bots and clients get a view and no more: it has to do for choosing, and for the score."""
    game = table.game
    for state in sampled(table, 12, "own choices"):
        for viewer in viewers(table):
            view = game.view(state, viewer)
            assert game.acting(view) == game.acting(state)
            assert game.score(view) == game.score(state)
            assert game.winners(view) == game.winners(state)
            if viewer != SPECTATOR:
                assert game.legal(view, viewer).tolist() == game.legal(state, viewer).tolist()


@every_table
def test_a_deal_cannot_be_told_from_the_truth(table: Table) -> None:
    game, rng = table.game, rng_of(table, "redeal")
    for state in sampled(table, 10, "redeal"):
        for viewer in viewers(table):
            view = game.view(state, viewer)
            for _ in range(3):
                dealt = game.redeal(view, rng)
                assert game.same(game.view(dealt, viewer), view)
                assert game.acting(dealt) == game.acting(state)
        # Full again: it can be written down and read as any true state.
        assert game.same(game.parse_position(game.format_position(dealt)), dealt)


@every_table
def test_play_goes_on_from_a_deal(table: Table) -> None:
    game, rng = table.game, rng_of(table, "play on")
    for state in sampled(table, 4, "play on"):
        for viewer in viewers(table):
            dealt = game.redeal(game.view(state, viewer), rng)
            end, _ = arena(game).random_game(dealt, rng)
            assert game.acting(end) == ()
            assert len(game.results(end)) == table.seats


@every_table
def test_deals_differ(table: Table) -> None:
    """Else the tests here and those for leaks would compare a state with itself."""
    game, rng = table.game, rng_of(table, "deals differ")
    for viewer in viewers(table):
        most = 0
        for state in states_of(table)[: len(recorded(table)) // 3 : 7]:
            view = game.view(state, viewer)
            most = max(most, len({game.redeal(view, rng).tobytes() for _ in range(10)}))
        assert most > 5


# --- what is told ---------------------------------------------------------------------------------


@every_table
def test_several_viewers_and_steps_at_once_are_told_the_same_as_one_by_one(table: Table) -> None:
    game, steps, eyes = table.game, recorded(table), [SPECTATOR, *range(table.seats)]
    first = random.Random(f"{table} together").randrange(len(steps) - few(10))
    some = steps[first : first + few(10)]
    states = [some[0].before, *(step.after for step in some)]
    rows = game.views(states, eyes)
    for viewer, row in zip(eyes, rows, strict=True):
        alone = [game.view(state, viewer) for state in states]
        assert all(game.same(one, other) for one, other in zip(row, alone, strict=True))
        events = game.events_along(row)
        for n, step in enumerate(some):
            seen = game.seen(step.before, step.seat, step.action, viewer)
            told = game.events(alone[n], step.seat, seen, alone[n + 1])
            assert events(n, step.seat, seen) == told
    for part in (rows, *(rows[:, n : n + 2].copy() for n in range(len(some)))):
        told = [json.loads(text) for text in game.changes_json(part)]
        assert told == [game.changes(row[0], row[-1]) for row in part]
    assert json.loads(game.describe_json(rows[0, -1])) == game.describe(rows[0, -1])


@every_table
def test_changes_name_nothing_that_stays(table: Table) -> None:
    game, states = table.game, states_of(table)
    for viewer in viewers(table):
        for number in random.Random(f"{table} stays").sample(range(len(states) - 1), few(6)):
            before, after = (game.view(states[n], viewer) for n in (number, number + 1))
            assert game.changes(after, game.copy(after)) == {}
            check_minimal(game.describe(before), game.changes(before, after))


def check_minimal(before: dict[str, Any], patch: dict[str, Any]) -> None:
    for name, value in patch.items():
        if value is None:
            assert name in before
        elif isinstance(value, dict) and isinstance(before.get(name), dict):
            assert value
            check_minimal(before[name], value)
        else:
            assert name not in before or value != before[name]


# --- pieces ---------------------------------------------------------------------------------------


def renature_census(view: dict[str, Any]) -> dict[str, int]:
    """Pieces that never leave a match, counted from the description of a view (8.11)."""
    seats, spaces = view["seats"].values(), view["spaces"].values()
    halves = sum("animal" in space for space in spaces)
    count = {
        "dominoes": halves // 2 + sum(s["hand"] + s["reserve"] + s["discarded"] for s in seats),
        "spaces": len(spaces),
        "mushrooms": view["mushrooms"] + sum(s["ground"] == "mushroom" for s in spaces),
    }
    if view["step"] != "over":  # the final scoring of Valley clears the board (V-E-07)
        count["plants"] = sum("plant" in space for space in spaces) + sum(
            sum(s[stock].values()) for s in seats for stock in ("own", "neutral")
        )
    return count


def waldgaertner_census(view: dict[str, Any]) -> dict[str, int]:
    """Cards never leave a match (2.1). They are counted from the first round on, but not while
    cards are drawn blindly: nobody can tell then which of them are in a hand already."""
    if not view["round"] or view["bag"]:
        return {}
    seats = view["seats"].values()
    hands = sum(len(seat["hand"]) for seat in seats)
    gardens = sum(len(seat["garden"]) for seat in seats)
    regions = sum(region["cards"] for region in view["regions"].values())
    shown = len(view["market"]) + len(view["display"])
    return {"cards": hands + gardens + regions + shown}


CENSUS: dict[str, Callable[[dict[str, Any]], dict[str, int]]] = {
    "renature": renature_census,
    "waldgaertner": waldgaertner_census,
}


def census_of(game: Game) -> Callable[[dict[str, Any]], dict[str, int]]:
    """A game without one is a gap; one that lies elsewhere brings its own."""
    if game.name in CENSUS:
        return CENSUS[game.name]
    census: Callable[[dict[str, Any]], dict[str, int]] = registry.module(game, "census").census
    return census


@every_table
def test_pieces_are_conserved(table: Table) -> None:
    game = table.game
    census = census_of(game)
    counts: dict[str, set[int]] = defaultdict(set)
    for state in sampled(table, 6, "pieces"):
        for viewer in viewers(table)[-2:]:
            for piece, number in census(game.describe(game.view(state, viewer))).items():
                counts[piece].add(number)
    assert counts
    assert all(len(numbers) == 1 for numbers in counts.values()), counts


# --- compiled and uncompiled ----------------------------------------------------------------------


def fingerprint(table: Table) -> str:
    """A hash of all that the compiled core does in one game: states, views, deals, ratings."""
    game, rng, digest = table.game, rng_of(table, "fingerprint"), hashlib.sha256()
    for number, step in enumerate(play(game, table.new(), rng)):
        digest.update(step.after.tobytes())
        if number % 8 == 0 and step.seat != CHANCE:
            for viewer in viewers(table):
                view = game.view(step.before, viewer)
                digest.update(view.tobytes())
                digest.update(game.redeal(view, rng).tobytes())
            for action in game.legal(step.before, step.seat):
                worth = game.kernel.rate(step.before, step.seat, int(action))
                digest.update(f"{worth:.9g} ".encode())
    return digest.hexdigest()


def table_named(name: str) -> Table:
    return next(table for table in TABLES if str(table) == name)


@pytest.mark.slow
@pytest.mark.compiled_only
@every_game
def test_compiled_and_uncompiled_agree(game: Game) -> None:
    mine = [table for table in TABLES if table.name == game.name]
    some = random.Random(game.name).sample(mine, min(5, len(mine)))
    program = (
        "import sys\n"
        "from tests.test_every_game import fingerprint, table_named\n"
        "from waldbach.jit import COMPILED\n"
        "assert not COMPILED\n"
        "for name in sys.argv[1:]:\n"
        "    print(fingerprint(table_named(name)))\n"
    )
    root = Path(__file__).parent.parent
    paths = os.pathsep.join([str(root), str(root / "src")])
    done = subprocess.run(
        [sys.executable, "-c", program, *map(str, some)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [fingerprint(table) for table in some]
