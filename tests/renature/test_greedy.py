"""The greedy player: fair, never without a legal action, stronger than chance, awake to tactics."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pytest

from tests.renature.diagrams import GARDEN, position, random_play
from waldbach import registry
from waldbach.bots.bot import Budget, GreedyBot
from waldbach.bots.match import GREEDY, RANDOM, Played, runner
from waldbach.game import CHANCE, State
from waldbach.games.renature import layout as at
from waldbach.jit import COMPILED

pytestmark = pytest.mark.compiled_only  # whole games of rated actions need the compiler

GAME = registry.get("renature")
MODES = ("base", "valley", "variant")
SEATS = (2, 3, 4)
TABLES = [(mode, seats) for mode in (*MODES, "garden") for seats in SEATS]


def new(mode: str, seats: int, **options: str) -> State:
    """A fresh game; `garden` is a small board on which areas close quickly."""
    chosen = {"mode": "base", "board": GARDEN} if mode == "garden" else {"mode": mode}
    return GAME.new(seats, chosen | options)


def choices(state: State, seed: int) -> Iterator[tuple[State, int]]:
    """Every state of a random game in which a seat has to choose."""
    for before, seat, _, _ in random_play(state, seed):
        if seat != CHANCE:
            yield before, seat


def ratings(state: State, seat: int) -> list[float]:
    return [GAME.kernel.rate(state, seat, int(action)) for action in GAME.legal(state, seat)]


def best(state: State) -> str:
    """The word that greedy says, from the view of whoever is to move."""
    (seat,) = GAME.acting(state)
    view = GAME.view(state, seat)
    return GreedyBot().decide(GAME, view, seat, Budget(), np.random.default_rng(0))


# --- whole games ----------------------------------------------------------------------------------


def replayed(start: State, played: Played) -> State:
    """The end of a recorded game, each step checked by the rules."""
    state = start
    for seat, action in played.moves.tolist():
        state = GAME.apply(state, seat, action)
    return state


def test_the_same_random_numbers_give_the_same_game() -> None:
    start = new("base", 3)
    games = [
        runner(GAME).play(start, [GREEDY, RANDOM, GREEDY], np.random.default_rng(5), record=record)
        for record in (True, True, False)
    ]
    assert len({game.end.tobytes() for game in games}) == 1
    assert np.array_equal(games[0].moves, games[1].moves)
    assert len(games[2].moves) == 0


def test_a_game_can_go_on_from_any_state() -> None:
    start = new("base", 2)
    played = runner(GAME).play(start, [GREEDY, GREEDY], np.random.default_rng(8), record=True)
    middle = start
    for seat, action in played.moves[:150].tolist():
        middle = GAME.apply(middle, seat, action)
    rest = runner(GAME).play(middle, [RANDOM, RANDOM], np.random.default_rng(9), record=True)
    assert GAME.same(replayed(middle, rest), rest.end)
    assert rest.end.turn == 52


@pytest.mark.parametrize("policies", [[GREEDY], [GREEDY] * 3, [GREEDY, 7], [-1, GREEDY]])
def test_every_seat_needs_a_policy_that_exists(policies: list[int]) -> None:
    with pytest.raises(ValueError, match="policies"):
        runner(GAME).play(new("base", 2), policies, np.random.default_rng(0))


def test_the_compiled_player_chooses_like_the_bot() -> None:
    """Both take a best action; where there is only one, they cannot differ."""
    state = new("valley", 2)
    rng = np.random.default_rng(4)
    compared = 0
    for seat, action in runner(GAME).play(state, [GREEDY] * 2, rng, record=True).moves.tolist():
        if seat != CHANCE:
            worth = ratings(state, seat)
            if worth.count(max(worth)) == 1:
                assert best(state) == GAME.format(action)
                compared += 1
        state = GAME.apply(state, seat, action)
    assert compared > 50


@pytest.mark.later
@pytest.mark.parametrize("mode", MODES)
def test_greedy_beats_random(mode: str) -> None:
    rng = np.random.default_rng(2024)
    wins = 0.0
    for number in range(60):
        greedy = number % 2
        policies = [RANDOM, RANDOM]
        policies[greedy] = GREEDY
        start = new(mode, 2, start=str(number // 2 % 2 + 1))
        winners = GAME.winners(runner(GAME).play(start, policies, rng).end)
        wins += (greedy in winners) / len(winners)
    assert wins >= 0.9 * 60


@pytest.mark.parametrize("mode", MODES)
def test_greedy_discards_rarely_and_plants_nearly_always(mode: str) -> None:
    rng = np.random.default_rng(11)
    placed = discarded = planted = 0
    for _ in range(20):
        moves = runner(GAME).play(new(mode, 2), [GREEDY] * 2, rng, record=True).moves
        actions = moves[moves[:, 0] != CHANCE, 1]
        placed += int((actions < at.DISCARD).sum())
        discarded += int(((actions >= at.DISCARD) & (actions < at.PLANT)).sum())
        planted += int(((actions >= at.PLANT) & (actions < at.NO_PLANT)).sum())
    assert placed + discarded == 20 * 52
    assert discarded < 0.08 * 20 * 52
    assert planted > 0.9 * placed


# --- compiled and uncompiled ----------------------------------------------------------------------

RATE_SOME = """
import json, sys
from waldbach import registry
game = registry.get("renature")
found = []
for text in json.load(sys.stdin):
    state = game.parse_position(text)
    (seat,) = game.acting(state)
    found.append([game.kernel.rate(state, seat, int(a)) for a in game.legal(state, seat)][:12])
json.dump(found, sys.stdout)
"""


@pytest.mark.slow
def test_compiled_and_uncompiled_ratings_agree() -> None:
    assert COMPILED
    some = []
    for mode in MODES:
        for states in at_each_step(list(choices(new(mode, 2), seed=3))):
            some += states[:2]
    answer = subprocess.run(
        [sys.executable, "-c", RATE_SOME],
        input=json.dumps([GAME.format_position(state) for state in some]),
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    for state, uncompiled in zip(some, json.loads(answer.stdout), strict=True):
        assert uncompiled == pytest.approx(ratings(state, int(state.seat))[:12])


def at_each_step(found: list[tuple[State, int]]) -> list[list[State]]:
    """The states sorted by the step of the turn that they are in."""
    steps = sorted({int(state.step) for state, _ in found})
    return [[state for state, _ in found if state.step == step] for step in steps]


# --- tactics --------------------------------------------------------------------------------------
# Seat 1 is to move and sits in the first column of stocks; areas are numbered in reading order.

LAST_OPENING = """
    seat 1
      clouds 0
      hand owl-owl
      own {own}
      neutral 0/0/0/0
      reserve 5
    seat 2
      reserve 5
    board
          a   b   c   d   e   f   g   h
      1   OW  .   .   OW  .   .   .   .
      2   {mine}  _   {theirs}  OW  _   _   _   .
      3   #   #   #   .   .   .   .   .
"""


def test_closes_the_area_in_which_it_leads() -> None:
    leading = LAST_OPENING.format(own="6/0/0/0", mine="1b", theirs="2t")
    assert best(position(leading)) == "place owl@b1 owl@c1"


def test_closes_the_area_that_it_can_win_now() -> None:
    """The oak that goes to b2 behind the domino outdoes the other one."""
    winning = LAST_OPENING.format(own="5/0/0/1", mine="1t", theirs="2o")
    assert best(position(winning)) == "place owl@b1 owl@c1"


@pytest.mark.parametrize(("owner", "sense"), [(1, 1), (2, -1)])
def test_closing_is_worth_what_it_brings_to_whom(owner: int, sense: int) -> None:
    """Nothing can be planted there any more; closing settles who gets the area."""
    state = position(f"""
        seat 1
          clouds 0
          hand owl-owl
          reserve 5
        seat 2
          reserve 5
        board
              a   b   c   d   e   f   g   h
          1   OW  .   .   OW  .   .   .   .
          2   {owner}t  {owner}t  {owner}o  OW  _   _   _   .
          3   #   _   #   .   .   .   .   .
    """)
    closing = GAME.kernel.rate(state, 0, GAME.parse("place owl@b1 owl@c1"))
    assert closing * sense > 1
    assert sense > 0 or "b1" not in best(state)


CLOSED_NOW = """
    turn 9 seat 1 step plant
    domino a1 b1
    closed 1
    seat 1
      clouds 0
      own 0/0/0/0
      neutral 0/0/1/0
      reserve 2
    seat 2
      reserve 2
    board
          a   b   c
      1   OW  OW  #
      2   _   {mine}  {theirs}
"""


def test_does_not_plant_into_a_tie_that_costs_it_the_area() -> None:
    """A neutral pine would score three now, but strike out the own pine and leave seat 2 alone."""
    assert best(position(CLOSED_NOW.format(mine="1p", theirs="2b"))) == "no-plant"


def test_plants_into_a_tie_that_strikes_out_the_leader() -> None:
    assert best(position(CLOSED_NOW.format(mine="1b", theirs="2p"))) == "plant neutral pine a2"


def test_takes_back_a_neutral_plant_to_break_a_tie_before_scoring() -> None:
    """As in T-64: without the neutral turf the own one is alone and wins both numbers."""
    state = position("""
        turn 9 seat 1 step score
        closed 1
        seat 1
          clouds 4
          neutral 2/2/2/2
          reserve 19
        board
              a   b   c   d   e
          1   OW  OW  OW  OW  OW
          2   1t  _   _   nt  _
    """)
    assert best(state) == "return d2"


def test_takes_back_nothing_when_it_gains_nothing() -> None:
    state = position("""
        turn 9 seat 1 step score
        closed 1
        seat 1
          clouds 6
          neutral 3/2/1/2
          reserve 9
        board
              a   b   c   d   e
          1   OW  OW  OW  OW  #
          2   1o  1b  2b  np  #
    """)
    assert best(state) == "score"


def test_plants_where_clouds_lie() -> None:
    state = position("""
        turn 9 seat 1 step plant
        domino a1 b1
        seat 1
          clouds 3
          reserve 9
        board
              a   b   c   d
          1   OW  OW  .   S
          2   _   _2  _   .
    """)
    assert best(state).endswith(" b2")


def test_clouds_without_room_are_no_reason() -> None:
    """With six clouds those on the space are lost, so both spaces are worth the same."""
    state = position("""
        turn 9 seat 1 step plant
        domino a1 b1
        seat 1
          clouds 6
          reserve 9
        board
              a   b   c   d
          1   OW  OW  .   S
          2   _   _2  _   .
    """)
    worth = dict(zip(GAME.words(state, 0), ratings(state, 0), strict=True))
    assert worth["plant own turf a2"] == worth["plant own turf b2"]


def test_takes_the_cloud_on_the_meadow() -> None:
    state = position("""
        options mode=valley
        seat 1
          clouds 3
          hand owl-owl
          reserve 9
        board
              a   b   c   d   e   f   g
          1   #   _   _   #   _   _   #
          2   .   .1  .   OW  .   .   .
          3   #   _   _   #   _   _   #
    """)
    assert best(state) == "place owl@b2 owl@c2"


HOPELESS = """
    joker trout
    seat 1
      clouds {clouds}
      hand hare-hare
      reserve 9
    board
          a   b   c   d
      1   OW  .   .   .
      2   _   _   _   .
"""


@pytest.mark.parametrize("clouds", [2, 6])
def test_changes_the_joker_rather_than_discard(clouds: int) -> None:
    word = best(position(HOPELESS.format(clouds=clouds)))
    assert word in ("joker owl", "joker hare")


def test_discards_what_it_cannot_place() -> None:
    assert best(position(HOPELESS.format(clouds=1))) == "discard hare-hare"


def test_keeps_its_clouds_when_a_domino_fits() -> None:
    fitting = HOPELESS.format(clouds=6).replace("hare-hare", "owl-hare")
    assert best(position(fitting)).startswith("place owl@b1")


def test_keeps_what_fits_and_discards_what_does_not() -> None:
    state = position("""
        joker trout
        seat 1
          clouds 0
          hand hare-hare hare-owl
          reserve 9
        board
              a   b   c   d
          1   OW  .   SN  #
          2   _   _   _   #
    """)
    assert best(state) == "discard hare-hare"


def test_dumps_the_dearest_plant_at_the_end() -> None:
    state = position("""
        turn 51 seat 1 step plant
        domino a1 b1
        seat 1
          own 1/0/0/1
          neutral 0/0/0/0
        seat 2
          own 0/0/0/0
          neutral 0/0/0/0
        board
              a   b   c
          1   OW  OW  #
          2   _   _   #
    """)
    assert best(state).startswith("plant own oak")


def test_saves_the_oak_for_a_fuller_area() -> None:
    state = position("""
        turn 3 seat 1 step plant
        domino a1 b1
        seat 1
          reserve 22
        seat 2
          reserve 23
        board
              a   b   c   d
          1   OW  OW  .   S
          2   _   _   _   .
    """)
    assert "oak" not in best(state)


def test_joins_areas_to_win_more() -> None:
    """The mushroom on d2 makes one area of seven, in which seat 1 leads; e3 would help seat 2."""
    state = position("""
        options mode=valley
        turn 40 seat 1 step mushroom
        domino a1 b1
        owed 1
        supply 3
        seat 1
          clouds 0
          own 0/0/0/0
          neutral 0/0/0/0
          reserve 1
        seat 2
          reserve 1
        board
              a   b   c   d   e   f   g
          1   OW  OW  #   #   #   #   #
          2   1o  1b  1b  .   2t  2b  2b
          3   #   #   #   #   .   #   #
          4   #   #   #   #   2o  2o  2o
    """)
    assert best(state) == "mushroom d2"


def test_declines_a_mushroom_that_would_only_help_others() -> None:
    state = position("""
        options mode=valley
        turn 40 seat 1 step mushroom
        domino a1 b1
        owed 1
        supply 3
        seat 1
          clouds 0
          own 0/0/0/0
          neutral 0/0/0/0
          reserve 1
        seat 2
          reserve 1
        board
              a   b   c   d   e   f   g
          1   OW  OW  #   #   #   #   #
          2   1t  1b  1b  .   2o  2b  2b
    """)
    assert best(state) == "no-mushroom"


def test_pays_for_an_extra_turn_only_if_something_cannot_wait() -> None:
    calm = """
        turn 9 seat 1 step end
        seat 1
          clouds 6
          hand owl-hare
          reserve 9
        board
              a   b   c   d
          1   OW  .   .   .
          2   _   _   _   .
    """
    assert best(position(calm)) == "end"
    rich = """
        turn 9 seat 1 step end
        seat 1
          clouds 6
          hand owl-owl
          own 0/0/0/2
          reserve 9
        seat 2
          reserve 9
        board
              a   b   c   d   e   f   g   h   i
          1   OW  .   .   OW  #   #   #   #   #
          2   1b  _   2t  2b  1b  2p  1t  2t  1t
    """
    assert best(position(rich)) == "again"
