"""Properties of Renature over random games and random boards (Hypothesis).

What must always hold is looked at after every step, and worked out here from the record, by the
letter of the rules and not by the engine's functions.
"""

from __future__ import annotations

import functools
import json
import re
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz import examples, inputs, near_misses, refused_well
from tests.tables import TABLES, Table, recorded
from waldbach import registry
from waldbach.game import CHANCE, SPECTATOR, BadInput, State
from waldbach.games.renature import layout as at
from waldbach.games.renature.board import problems, read_board, write_board
from waldbach.games.renature.notation import domino_name
from waldbach.jit import COMPILED

GAME = registry.get("renature")
MINE = [table for table in TABLES if table.name == GAME.name]


# --- the rules by the letter ----------------------------------------------------------------------


def beside(p: int) -> tuple[int, int, int, int]:
    return p - 16, p - 1, p + 1, p + 16


SPACES = [row * 16 + column for row in range(1, 16) for column in range(1, 16)]


def is_plant(piece: int) -> bool:
    return piece >= at.FIRST_PLANT


def free_brook(state: State) -> frozenset[int]:
    return _free_brook(state.ground.tobytes(), state.piece.tobytes())


@functools.lru_cache(4)
def _free_brook(ground: bytes, piece: bytes) -> frozenset[int]:
    brook = (at.BROOK, at.START_SPACE, at.STUMP)
    return frozenset(p for p in SPACES if ground[p] in brook and not piece[p])


def area_spaces(state: State) -> dict[int, list[int]]:
    return _area_spaces(state.area.tobytes())


@functools.lru_cache(4)
def _area_spaces(numbers: bytes) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for p, area in enumerate(numbers):
        if area:
            found.setdefault(area, []).append(p)
    return found


def closed(state: State) -> frozenset[int]:
    return _closed(free_brook(state), state.area.tobytes())


@functools.lru_cache(4)
def _closed(free: frozenset[int], numbers: bytes) -> frozenset[int]:
    """R-Z-01, R-Z-02: each brook space beside the area is covered or isolated."""
    lively = {p for p in free if any(q in free for q in beside(p))}
    return frozenset(
        area
        for area, inside in _area_spaces(numbers).items()
        if not any(q in lively for p in inside for q in beside(p))
    )


def award(state: State, area: int, main: int, minor: int) -> dict[int, int]:
    """R-Z-09..18: points by seat."""
    totals: Counter[int] = Counter()
    for p in area_spaces(state)[area]:
        piece = int(state.piece[p])
        if is_plant(piece):
            totals[(piece - 11) // 4] += (piece - 11) % 4 + 1
    often = Counter(totals.values())
    ranked = sorted((c for c in totals if often[totals[c]] == 1), key=lambda c: -totals[c])
    if len(ranked) == 1:
        points = {ranked[0]: main + minor}
    else:
        points = dict(zip(ranked, (main, minor), strict=False))
    return {colour: n for colour, n in points.items() if colour != at.NEUTRAL}


def token(state: State, area: int) -> tuple[int, int]:
    kind = state.front[area]
    return int(state.main[kind]), int(state.minor[kind])


def may_place(state: State, p: int, q: int, first: int, second: int) -> bool:
    """R-A-02..07, one by one."""
    free, piece = free_brook(state), state.piece.tolist()
    if p not in free or q not in free or q not in beside(p):
        return False

    def match(x: int, y: int) -> bool:
        return x == y or state.joker in (x, y)

    halves = ((p, first), (q, second))
    near = [
        (animal, piece[r] - 1)
        for s, animal in halves
        for r in beside(s)
        if 0 < piece[r] < at.FIRST_PLANT
    ]
    contact = any(match(x, y) for x, y in near)
    start = any(state.ground[s] == at.START_SPACE for s, _ in halves)
    return (contact or start) and all(match(x, y) for x, y in near)


# --- invariants (8.11), each over one step --------------------------------------------------------


def count(state: State, place: int) -> int:
    return int(np.count_nonzero(state.where == place))


def check_1_dominoes(before: State, action: int, after: State) -> None:
    seats = int(after.seats)
    hands = [count(after, at.HAND + seat) for seat in range(seats)]
    boxes = [count(after, at.BOX + seat) for seat in range(seats)]
    assert hands == after.hand[:seats].tolist()
    assert boxes == after.box[:seats].tolist()
    laid, pool = count(after, at.BOARD), count(after, at.POOL)
    assert pool + sum(hands) + sum(boxes) + laid == 55
    assert pool - int(after.reserve.sum()) == {2: 3, 3: 1, 4: 3}[seats]  # R-S-14
    assert 2 * laid == sum(0 < piece < at.FIRST_PLANT for piece in after.piece.tolist())
    if after.step > at.LAST_CHANCE_STEP:
        used = laid + sum(boxes)
        assert used == (after.turn - 1 if after.step == at.STEP_A else after.turn)
    uses = action < at.PLANT
    out = [int(b - a) for a, b in zip(after.hand, before.hand, strict=True)]
    assert sum(n for n in out if n > 0) == (1 if uses else 0)


def check_2_plants(before: State, action: int, after: State) -> None:
    if after.step == at.OVER:
        return  # 10.4
    seats = int(after.seats)
    standing = Counter(piece - 11 for piece in after.piece.tolist() if is_plant(piece))
    for kind in range(4):
        for seat in range(seats):
            slots = int(at.OWN_SLOTS[seats, kind])
            assert standing[seat * 4 + kind] + int(after.own[seat, kind]) == slots
            assert 0 <= after.neutral[seat, kind] <= at.NEUTRAL_SLOTS[seats, kind]
        stock = int(after.neutral[:seats, kind].sum())
        assert standing[16 + kind] + stock == seats * int(at.NEUTRAL_SLOTS[seats, kind])


def check_3_clouds(before: State, action: int, after: State) -> None:
    def total(state: State) -> int:
        return int(state.clouds.sum()) + int(state.cloud.sum())

    assert total(after) <= total(before)
    assert all(0 <= clouds <= 6 for clouds in after.clouds.tolist())


def check_4_closed(before: State, action: int, after: State) -> None:
    if after.rules != at.BASE:
        return
    shut = {area for area in range(1, int(after.areas) + 1) if int(after.shut) >> area & 1}
    assert shut == closed(after) >= closed(before)
    if action < at.DISCARD:
        for p in (int(after.first), int(after.second)):
            assert not {int(after.area[q]) for q in beside(p)} & closed(before)


def check_5_tokens(before: State, action: int, after: State) -> None:
    if after.rules != at.BASE or after.step <= at.LAY_FRONT:
        return
    numbers = range(1, int(after.areas) + 1)
    front, taken, was = after.front.tolist(), after.taken.tolist(), before.taken.tolist()
    main, inside, seats = after.main.tolist(), area_spaces(after), int(after.seats)
    on_board = sum(taken[area] == -1 for area in numbers)
    collected = sum(0 <= taken[area] < seats for area in numbers)
    assert on_board + collected == len(numbers)
    for area in numbers:
        assert front[area] >= 0
        assert main[front[area]] == len(inside[area])
        assert was[area] in (-1, taken[area])


def check_6_plant_points(before: State, action: int, after: State) -> None:
    gained = after.points[:, at.PLANT_POINTS] - before.points[:, at.PLANT_POINTS]
    if not at.PLANT <= action < at.NO_PLANT:
        assert not gained.any()
        return
    seat, p = int(before.seat), (action - at.PLANT) % at.SPACES
    value = (action - at.PLANT) // at.SPACES % 4 + 1
    inside = area_spaces(after)[int(after.area[p])]
    low = [q for q in inside if is_plant(int(after.piece[q])) and (after.piece[q] - 11) % 4 < value]
    assert gained.tolist() == [len(low) if s == seat else 0 for s in range(4)]
    assert 1 <= gained[seat] <= len(inside)


def check_7_area_points(before: State, action: int, after: State) -> None:
    gained = (after.points[:, at.AREA_POINTS] - before.points[:, at.AREA_POINTS]).tolist()
    expected = [0, 0, 0, 0]
    over = after.step == at.OVER
    if after.rules == at.BASE:
        scored = [
            (area, *token(before, area))
            for area in range(1, int(after.areas) + 1)
            if before.taken[area] < 0 and (over or after.taken[area] >= 0)
        ]
    else:
        areas = area_spaces(before) if over else {}
        scored = [(area, len(inside), len(inside) // 2) for area, inside in areas.items()]
    # Plants are on the board until the scoring: the last one of the turn only after it.
    plants = before if over else after
    for area, main, minor in scored:
        points = award(plants, area, main, minor)
        assert sum(points.values()) in (0, minor, main, main + minor)
        for seat, n in points.items():
            expected[seat] += n
    assert gained == expected


def check_8_placements(state: State) -> None:
    if state.step != at.STEP_A:
        return
    seat = int(state.seat)
    legal = set(GAME.legal(state, seat).tolist())
    hand = [at.PAIRS[d] for d in range(55) if state.where[d] == at.HAND + seat]
    near = {q for p in free_brook(state) for q in (p, *beside(p)) if 16 < q < 256}
    for p in sorted(near):
        for down, q in enumerate((p + 1, p + 16)):
            for first, second in {pair for a, b in hand for pair in ((a, b), (b, a))}:
                action = at.PLACE + ((p * 2 + down) * 10 + first) * 10 + second
                assert (action in legal) == may_place(state, p, q, first, second)


def check_9_turns(after: State) -> None:
    if after.step == at.OVER:
        assert after.turn == {2: 52, 3: 54, 4: 52}[int(after.seats)]


def check_10_valley(before: State, action: int, after: State) -> None:
    assert len(area_spaces(after)) <= len(area_spaces(before))
    ground = after.ground.tolist()
    printed, grown = ground.count(at.SOIL), ground.count(at.MUSHROOM_SPACE)
    assert sum(map(len, area_spaces(after).values())) == printed + grown
    assert grown + after.supply == (at.MUSHROOMS if after.rules == at.VALLEY else 0)
    assert printed == before.ground.tolist().count(at.SOIL)


def secret_dominoes(state: State, viewer: int) -> list[str]:
    """Hands of others, reserves and undealt dominoes, discards of others unless they are open."""
    places = {at.POOL, *(at.HAND + seat for seat in range(4) if seat != viewer)}
    if not state.open_discards and state.step != at.OVER:
        places |= {at.BOX + seat for seat in range(4) if seat != viewer}
    return [domino_name(d) for d in range(55) if int(state.where[d]) in places]


def check_11_views(state: State) -> None:
    for viewer in (*range(int(state.seats)), SPECTATOR):
        view = GAME.view(state, viewer)
        held = view.where[(view.where >= at.HAND) & (view.where < at.BOARD)]
        assert set(held.tolist()) <= {at.HAND + viewer}
        if state.step != at.OVER:
            assert not view.back[state.taken != viewer].any()


def check_11_texts(state: State) -> None:
    for viewer in (*range(int(state.seats)), SPECTATOR):
        view = GAME.view(state, viewer)
        told = GAME.describe(view)
        named = set(re.findall(r"[a-z]+-[a-z]+", GAME.format_position(view) + json.dumps(told)))
        assert not named & set(secret_dominoes(state, viewer))
        for seat in told["seats"].values():
            if seat["seat"] != viewer + 1 and state.step != at.OVER:
                assert all("back" not in token for token in seat["tokens"].values())


STEP_CHECKS = (
    check_1_dominoes,
    check_2_plants,
    check_3_clouds,
    check_4_closed,
    check_5_tokens,
    check_6_plant_points,
    check_7_area_points,
    check_10_valley,
)

VERBS = ("place", "discard", "plant", "no-plant", "joker", "return", "mushroom", "no-mushroom",
         "score", "again", "end")  # fmt: skip


BUILDER = dict.fromkeys(VERBS, 2) | {
    "place": 40,
    "plant": 8,
    "mushroom": 8,
    "discard": 0,
    "joker": 0,
}
TEMPERAMENTS = [
    BUILDER,
    BUILDER | {"return": 40, "joker": 1, "discard": 1},  # a gardener who keeps moving plants
    BUILDER | {"again": 40, "return": 0},  # never lets go of the turn
    dict.fromkeys(VERBS, 1),
    dict.fromkeys(VERBS, 1) | {"joker": 9, "no-plant": 9, "no-mushroom": 9},
    dict.fromkeys(VERBS, 1) | {"discard": 9},
]


def choose(state: State, liking: dict[str, int], rng: np.random.Generator) -> int:
    by_verb: dict[str, list[int]] = {}
    for action in GAME.legal(state, int(state.seat)).tolist():
        by_verb.setdefault(GAME.format(action).split()[0], []).append(action)
    verbs = list(by_verb)
    weights = np.array([liking[verb] for verb in verbs], float) + 0.01
    actions = by_verb[verbs[int(rng.choice(len(verbs), p=weights / weights.sum()))]]
    return actions[int(rng.integers(len(actions)))]


def play(state: State, liking: dict[str, int], seed: int) -> Iterator[tuple[State, int, State]]:
    rng = np.random.default_rng(seed)
    for _ in range(2000):
        if not GAME.acting(state):
            return
        (seat,) = GAME.acting(state)
        action = GAME.chance(state, rng) if seat == CHANCE else choose(state, liking, rng)
        after = GAME.apply(state, seat, action)
        yield state, action, after
        state = after
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("table", MINE, ids=str)
@examples(3)
@given(st.sampled_from(TEMPERAMENTS), st.integers(0, 2**32))
def test_every_invariant_holds_after_every_step(
    table: Table, liking: dict[str, int], seed: int
) -> None:
    """How much a player likes each verb is drawn too: uniform play wastes its clouds on jokers."""
    for number, (before, action, after) in enumerate(play(table.new(), liking, seed)):
        for check in STEP_CHECKS:
            check(before, action, after)
        check_9_turns(after)
        check_11_views(after)
        if number % 50 == seed % 50 or not GAME.acting(after):
            check_8_placements(after)
            check_11_texts(after)


@pytest.mark.parametrize("check", STEP_CHECKS, ids=lambda check: check.__name__)
def test_the_invariants_notice_a_broken_state(check: Any) -> None:
    """Each check fails for some small damage to a record, so none of them is idle."""
    table = next(t for t in MINE if dict(t.options)["mode"] == "base")
    step = next(
        s for s in recorded(table) if s.before.turn > 20 and at.PLANT <= s.action < at.NO_PLANT
    )
    check(step.before, step.action, step.after)
    damages = [
        ("where", 3), ("clouds", 0), ("own", (0, 0)), ("shut", None), ("taken", 1),
        ("supply", None), ("points", (0, at.PLANT_POINTS)), ("points", (0, at.AREA_POINTS)),
    ]  # fmt: skip
    caught = 0
    for field, index in damages:
        after = GAME.copy(step.after)
        if index is None:
            after[field] += 2
        else:
            after[field][index] += 9
        try:
            check(step.before, step.action, after)
        except (AssertionError, IndexError):
            caught += 1
    assert caught


# --- boards and positions that are nearly right ---------------------------------------------------


@functools.cache
def some_boards() -> list[str]:
    home = resources.files("waldbach.games.renature") / "boards"
    shipped = [f.read_text("utf-8") for f in home.iterdir() if f.name.endswith(".board")]
    mini = "name: m\nmode: base\ntokens: 1/0 = 1 2\ntokens: 2/1 = 2\nboard:\nS..a\n..bb\n"
    valley = "name: v\nmode: valley\nclouds: b1=1\nboard:\nP..T\n.aa.\n....\n"
    return [*sorted(shipped), mini, valley]


def check_board(text: str) -> None:
    try:
        board = read_board(text)
        for problem in problems(board):
            assert str(problem)
        assert read_board(write_board(board)) == board
        state = GAME.new(2, {"board": text, "mode": board.mode})
    except BadInput as error:
        refused_well(error)
        return
    can_be_played(state)


def check_position(text: str) -> None:
    try:
        state = GAME.parse_position(text)
    except BadInput as error:
        refused_well(error)
        return
    assert GAME.same(GAME.parse_position(GAME.format_position(state)), state)
    can_be_played(state)


def can_be_played(state: State) -> None:
    """From a position that was accepted, or a deal of it if it was a view, the game goes on."""
    if state.viewer != at.FULL:
        assert GAME.same(GAME.view(state, int(state.viewer)), state)
        state = GAME.redeal(state, np.random.default_rng(0))
    for before, _, _ in play(state, dict.fromkeys(VERBS, 1), 0):
        for seat in GAME.acting(before):
            assert len(GAME.legal(before, seat))


@examples(250)
@given(st.data())
def test_any_board_is_read_or_refused(data: st.DataObject) -> None:
    check_board(data.draw(inputs(some_boards())))


SMALL_POSITION = """\
renature position 1
options mode=base discards=hidden
seats 2
turn 7 seat 1 step plant
start 2
joker owl
domino a1 b1
viewer 1
seat 1
  points start=4 plants=3
  clouds 6
  own 8/4/2/2
  hand owl-snail
  reserve 2
  box frog-frog
seat 2
  hand 3 ?
  majorities 0
laid owl-hare
tokens 2/1 = 1 2
tokens 1/0 = 1
areas 1:1/0 2:2/1@1=2
board
     a   b   c   d
  1  OW  HA  _2  S
  2  .   1t  .   .
  3  .   _   .   .
"""

SMALL_VALLEY = """\
options mode=valley mushroom-on-cloud=take
turn 2 seat 2 step mushroom
domino a1 a2
supply 3
owed 1
seat 2
  hand owl-snail
board
1  OW  .1  _   P
2  HA  m   m2o T
"""


def test_near_misses_are_read_or_refused() -> None:
    GAME.parse_position(SMALL_POSITION)
    GAME.parse_position(SMALL_VALLEY)
    texts = [text for right in (SMALL_POSITION, SMALL_VALLEY) for text in near_misses(right)]
    for text in texts[:: 3 if COMPILED else 30]:
        check_position(text)
    texts = [text for right in some_boards()[-2:] for text in near_misses(right)]
    for text in texts[:: 1 if COMPILED else 10]:
        check_board(text)
