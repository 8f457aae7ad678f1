"""Properties over random games and random input (Hypothesis).

The invariants of section 8.11 hold after every step: they are worked out here from the record, by
the letter of the rules and not by the engine's functions. And whatever is fed to a reader is either
understood or refused with `BadInput`.
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
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.test_every_game import TABLES, Table, recorded, states_of
from waldbach import registry
from waldbach.adapters.referee import COMMANDS, FORMS, Referee
from waldbach.game import CHANCE, SPECTATOR, BadInput, IllegalAction, State
from waldbach.games.renature import layout as at
from waldbach.games.renature.board import problems, read_board, write_board
from waldbach.games.renature.notation import domino_name
from waldbach.jit import COMPILED
from waldbach.log import Entry, Log
from waldbach.messages import LANGUAGES, language

GAME = registry.get("renature")
MINE = [table for table in TABLES if table.name == GAME.name]


def examples(number: int) -> settings:
    """A fixed set of examples, the same in every run; fewer when the rules run uncompiled."""
    return settings(
        max_examples=number if COMPILED else -(-number // 8),
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


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
        return  # section 10, 4
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
        for seat in told["seats"]:
            if seat["seat"] != viewer + 1 and state.step != at.OVER:
                assert all(token["back"] is None for token in seat["tokens"])


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


@examples(40)
@given(st.sampled_from(MINE), st.data())
def test_words_of_another_step_are_refused(table: Table, data: st.DataObject) -> None:
    steps = recorded(table)
    here = data.draw(st.sampled_from(steps))
    there = data.draw(st.sampled_from(steps))
    before = here.before.tobytes()
    for seat in (*range(table.seats), CHANCE):
        legal = GAME.words(here.before, seat)
        for word in {GAME.format(there.action), *GAME.words(there.before, there.seat)[:40]}:
            if word in legal:
                continue
            with pytest.raises(IllegalAction):
                GAME.apply(here.before, seat, GAME.parse(word))
    assert here.before.tobytes() == before


# --- input that is nearly right -------------------------------------------------------------------

NUMBERS = (
    "0", "1", "2", "4", "5", "9", "16", "40", "99", "127", "128", "256", "9999", "-1", "+1", "00",
    "007", "0000019", "1e3", "1_0", "\u00b2", "\u0663", "\uff11", "9" * 30, "9" * 5000,
)  # fmt: skip
NASTY = (
    "", "?", "@", "=", "/", ":", "-", "#", "\x00", "\u2028", "\x85", "\x1c", "\u00a0", "\ud800",
    "a0", "a16", "p1", "A1", "seat", "seats 4", "board", "end", "entries", "option", "position",
    "place", "owl", "owl-owl", "owl@a1", "OW", "S", "m", "4/2", "4/2 = 1", "0/0", "31/15",
    "spectator", "viewer 1", "hand 3 ?", "1:4/2@1=2", "x" * 3000,
)  # fmt: skip


@st.composite
def damaged(draw: st.DrawFn, texts: list[str]) -> str:
    """A right text with a few things wrong: lost, doubled, swapped, or something else instead."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 3))):
        unit = draw(st.sampled_from(["line", "word", "number", "char"]))
        parts = re.split(
            {"line": r"(\n)", "word": r"(\s+)", "number": r"(\d+)", "char": r"()"}[unit], text
        )
        # Splitting puts what was looked for at the odd places.
        at_part = draw(st.integers(0, (len(parts) - 1) // 2)) * 2
        if unit == "number" and at_part + 1 < len(parts):
            at_part += 1
        other = draw(st.integers(0, len(parts) - 1))
        match draw(st.sampled_from(["drop", "double", "swap", "copy", "nasty", "any", "cut"])):
            case "drop":
                del parts[at_part]
            case "double":
                parts.insert(at_part, parts[at_part] + ("\n" if unit == "line" else ""))
            case "swap":
                parts[at_part], parts[other] = parts[other], parts[at_part]
            case "copy":
                parts[at_part] = parts[other]
            case "nasty":
                parts[at_part] = draw(st.sampled_from(NUMBERS if unit == "number" else NASTY))
            case "any":
                parts[at_part] = draw(st.text(max_size=8))
            case "cut":
                del parts[at_part:]
        text = "".join(parts)
    return text


def inputs(texts: list[str]) -> st.SearchStrategy[str]:
    near = damaged(texts)
    return st.one_of(near, near, near, st.text(max_size=60))


def refused_well(error: BadInput) -> None:
    """The error speaks in every language."""
    for lang in LANGUAGES:
        token = language.set(lang)
        assert str(error)
        language.reset(token)


@functools.cache
def some_words() -> list[str]:
    """A few words of each verb."""
    words = [word for table in MINE[:6] for s in states_of(table)[::5] for word in all_words(s)]
    by_verb: dict[str, list[str]] = {}
    for word in (*sorted(set(words)), "front 4/2", "back 3", "draw ?", "discard ?", "back ?"):
        by_verb.setdefault(word.split()[0], []).append(word)
    return [word for group in by_verb.values() for word in group[:: len(group) // 6 + 1]]


def all_words(state: State) -> list[str]:
    return [word for seat in GAME.acting(state) for word in GAME.words(state, seat)]


@functools.cache
def some_positions() -> list[str]:
    texts = []
    for number, table in enumerate(MINE):
        state = states_of(table)[5 + 11 * number]
        texts.append(GAME.format_position(state))
        texts.append(GAME.format_position(GAME.view(state, number % table.seats)))
    texts.append("seat 1\n  hand owl-owl\nboard\n  a b\n1 S .\n2 _ .\n")
    return texts


@functools.cache
def some_boards() -> list[str]:
    home = resources.files("waldbach.games.renature") / "boards"
    shipped = [f.read_text("utf-8") for f in home.iterdir() if f.name.endswith(".board")]
    mini = "name: m\nmode: base\ntokens: 1/0 = 1 2\ntokens: 2/1 = 2\nboard:\nS..a\n..bb\n"
    valley = "name: v\nmode: valley\nclouds: b1=1\nboard:\nP..T\n.aa.\n....\n"
    return [*sorted(shipped), mini, valley]


@functools.cache
def some_files() -> list[str]:
    texts = []
    for number, table in enumerate(MINE[:5]):
        log = Log.begin(GAME, table.seats, dict(table.options))
        steps = recorded(table)[: 20 + 10 * number]
        log.entries = [log_entry(s.seat, s.action) for s in steps]
        if number % 2:
            log.options["board"] = some_boards()[0] if log.options["mode"] == "base" else "x\n"
        if number == 4:
            log.position = GAME.format_position(steps[-1].before)
            log.entries = [log_entry(steps[-1].seat, steps[-1].action)]
        texts.append(log.write())
    return texts


def log_entry(seat: int, action: int) -> Entry:
    return Entry(seat, GAME.format(action))


def near_misses(text: str) -> Iterator[str]:
    """The text with each of its parts replaced by each thing that might be taken for one."""
    parts = re.split(r"([^\W\d]+|\d+)", text)
    for i in range(1, len(parts), 2):
        for other in NUMBERS if parts[i].isdigit() else NASTY:
            yield "".join([*parts[:i], other, *parts[i + 1 :]])


def check_word(word: str) -> None:
    try:
        action = GAME.parse(word)
    except BadInput as error:
        refused_well(error)
        return
    assert 0 <= action < GAME.actions
    written = GAME.format(action)
    assert GAME.parse(written) == action
    assert written.split()[0] == word.split()[0]


def check_position(text: str) -> None:
    try:
        state = GAME.parse_position(text)
    except BadInput as error:
        refused_well(error)
        return
    assert GAME.same(GAME.parse_position(GAME.format_position(state)), state)
    json.dumps(GAME.describe(GAME.view(state, SPECTATOR)))
    can_be_played(state)


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


def check_file(text: str) -> None:
    try:
        log = Log.read(text)
        end = log.replay()
    except BadInput as error:
        refused_well(error)
        return
    again = Log.read(log.write())
    assert again.entries == log.entries
    assert GAME.same(again.replay(), end)


def can_be_played(state: State) -> None:
    """From a position that was accepted, or a deal of it if it was a view, the game goes on."""
    if state.viewer != at.FULL:
        assert GAME.same(GAME.view(state, int(state.viewer)), state)
        state = GAME.redeal(state, np.random.default_rng(0))
    for before, _, _ in play(state, dict.fromkeys(VERBS, 1), 0):
        for seat in GAME.acting(before):
            assert len(GAME.legal(before, seat))


@examples(300)
@given(st.data())
def test_any_word_is_read_or_refused(data: st.DataObject) -> None:
    check_word(data.draw(inputs(some_words())))


@examples(250)
@given(st.data())
def test_any_position_is_read_or_refused(data: st.DataObject) -> None:
    check_position(data.draw(inputs(some_positions())))


@examples(250)
@given(st.data())
def test_any_board_is_read_or_refused(data: st.DataObject) -> None:
    check_board(data.draw(inputs(some_boards())))


@examples(200)
@given(st.data())
def test_any_file_is_read_or_refused(data: st.DataObject) -> None:
    check_file(data.draw(inputs(some_files())))


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
    near = [word for right in some_words() for word in near_misses(right)]
    for word in near if COMPILED else near[::5]:
        check_word(word)
    texts = [text for right in (SMALL_POSITION, SMALL_VALLEY) for text in near_misses(right)]
    for text in texts[:: 3 if COMPILED else 30]:
        check_position(text)
    texts = [text for right in some_boards()[-2:] for text in near_misses(right)]
    for text in texts[:: 1 if COMPILED else 10]:
        check_board(text)


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
    options = [dict(table.options) for table in MINE[:4]]
    return {
        "id": [1, "a"],
        "lang": list(LANGUAGES),
        "match": ["1", "other"],
        "game": ["renature"],
        "seats": [2, 3, 4],
        "options": [{}, *options],
        "seed": [7, "x"],
        "chance": ["scripted"],
        "file": some_files(),
        "position": some_positions(),
        "seat": [1, 2, 3, "chance", "spectator"],
        "word": some_words(),
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
    new = {"command": "new", "game": "renature"}
    for more in ({"seats": 2, "seed": 1}, {"seats": 3, "match": "other", "chance": "scripted"}):
        assert json.loads(referee.answer(json.dumps(new | more).encode()))["ok"]
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
