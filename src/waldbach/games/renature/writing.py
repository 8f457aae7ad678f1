"""A view as JSON, compiled: the whole of it, or what is different from an older one of the same
viewer (a JSON Merge Patch, `patch.py`). `describe.py` has the way in.

Both are written by the same functions, so they cannot tell different things: in a whole view
everything is new. What there is not has the number 0 here; it is left out, and where it was there
before it is told to be gone.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from waldbach.game import State, Views
from waldbach.games.renature.layout import (
    BOX,
    CELLS,
    COLOURS,
    DOMINOES,
    FIRST_PLANT,
    FIRST_SPACE,
    HAND,
    MAX_AREAS,
    MAX_SEATS,
    OUTSIDE,
    SOURCES,
    SPACES,
    STRIDE,
    TYPES,
)
from waldbach.games.renature.ledger import (
    AREA_FIELDS,
    COUNT_NAMES,
    COUNTS,
    EVERY_AREA,
    SEAT_FIELDS,
    Table,
    colour_name,
    is_irrelevant,
    tabulate_areas,
    tabulate_seats,
)
from waldbach.games.renature.notation import ANIMAL_NAMES, DOMINO_NAMES, PLANT_NAMES
from waldbach.games.renature.position import MODE_NAMES, SOURCE_NAMES, STEPS
from waldbach.games.renature.spaces import NAME_OF
from waldbach.jit import rule

Text = NDArray[np.uint8]

# More than a view of any board can take: 225 spaces of at most 150 letters, 40 areas of 500, four
# seats with all dominoes, tokens and counts.
MOST_LETTERS = 128 << 10


# --- words ----------------------------------------------------------------------------------------

GROUND_NAMES = ("outside", "brook", "start", "stump", "area", "mushroom")

_texts: list[str] = []


def _word(text: str) -> int:
    """The number by which the functions below know a piece of text."""
    _texts.append(text)
    return len(_texts) - 1


def _words(names: Iterable[str]) -> int:
    """The number of the first of these as JSON strings; the others follow it."""
    first = len(_texts)
    for name in names:
        _word(f'"{name}"')
    return first


def _keys(names: Iterable[str]) -> int:
    """The same as names in an object."""
    first = len(_texts)
    for name in names:
        _word(f'"{name}":')
    return first


MODE, STEP, TURN, SEAT, START, JOKER, MUSHROOMS, DOMINO = (
    _keys([name])
    for name in ("mode", "step", "turn", "seat", "start", "joker", "mushrooms", "domino")
)
ROWS, COLUMNS, IN_SPACES, IN_AREAS, IN_SEATS = (
    _keys([name]) for name in ("rows", "columns", "spaces", "areas", "seats")
)
SPACE, GROUND, AREA, CLOUDS, PLANT, COLOUR, ANIMAL, IRRELEVANT = (
    _keys([name])
    for name in ("space", "ground", "area", "clouds", "plant", "colour", "animal", "irrelevant")
)
SIZE, MAIN, MINOR, STANDINGS, CLOSED, TAKEN, TOTAL, STRUCK, POINTS = (
    _keys([name])
    for name in (
        "size", "main", "minor", "standings", "closed", "taken", "total", "struck", "points",
    )
)  # fmt: skip
OWN, NEUTRALS, IN_HAND, IN_BOX, TOKENS, BACK = (
    _keys([name]) for name in ("own", "neutral", "dominoes", "box", "tokens", "back")
)
SOURCE_KEYS, PLANT_KEYS, COUNT_KEYS = _keys(SOURCE_NAMES), _keys(PLANT_NAMES), _keys(COUNT_NAMES)
NUMBER_KEYS = _keys(map(str, range(MAX_AREAS + 1)))
SPACE_KEYS = _keys(NAME_OF.get(p, "") for p in range(SPACES))
SPACE_WORDS = _words(NAME_OF.get(p, "") for p in range(SPACES))
MODE_WORDS, STEP_WORDS, GROUND_WORDS = _words(MODE_NAMES), _words(STEPS), _words(GROUND_NAMES)
ANIMAL_WORDS, PLANT_WORDS, DOMINO_WORDS = (
    _words(names) for names in (ANIMAL_NAMES, PLANT_NAMES, DOMINO_NAMES)
)
COLOUR_WORDS = _words(map(colour_name, range(COLOURS)))
TRUTHS = _word("false")
_word("true")
NULL = _word("null")

LETTERS = np.frombuffer("".join(_texts).encode("ascii"), np.uint8)
ENDS = np.cumsum([0, *map(len, _texts)])

COMMA, MINUS, ZERO = ord(","), ord("-"), ord("0")
OPEN, CLOSE, OPEN_LIST, CLOSE_LIST = map(ord, "{}[]")


# --- letters --------------------------------------------------------------------------------------
# Each function writes at n and returns where the next one goes on. A member of an object or a list
# has a comma behind it, which `close` takes away from the last one.


@rule
def put(out: Text, n: int, word: int) -> int:
    for i in range(ENDS[word], ENDS[word + 1]):
        out[n] = LETTERS[i]
        n += 1
    return n


@rule
def put_sign(out: Text, n: int, sign: int) -> int:
    out[n] = sign
    return n + 1


@rule
def put_number(out: Text, n: int, number: int) -> int:
    if number < 0:
        out[n] = MINUS
        n += 1
        number = -number
    size = 1
    while number >= 10**size:
        size += 1
    for i in range(n + size - 1, n - 1, -1):
        out[i] = ZERO + number % 10
        number //= 10
    return n + size


@rule
def close(out: Text, n: int, sign: int) -> int:
    if out[n - 1] == COMMA:
        n -= 1
    out[n] = sign
    out[n + 1] = COMMA
    return n + 2


@rule
def open_object(out: Text, n: int, key: int) -> int:
    return put_sign(out, put(out, n, key), OPEN)


@rule
def close_object(out: Text, n: int, begun: int, first: int, whole: bool) -> int:
    """End an object whose members begin at `first`; a change in which there are none is none."""
    return begun if n == first and not whole else close(out, n, CLOSE)


@rule
def member(out: Text, n: int, key: int, word: int) -> int:
    return put_sign(out, put(out, put(out, n, key), word), COMMA)


@rule
def number_member(out: Text, n: int, key: int, number: int) -> int:
    return put_sign(out, put_number(out, put(out, n, key), number), COMMA)


@rule
def told_word(out: Text, n: int, key: int, was: int, now: int, words: int) -> int:
    """A member whose value is one of these words, from 1, where it has changed."""
    if was == now:
        return n
    return member(out, n, key, words + now - 1 if now else NULL)


@rule
def told_number(out: Text, n: int, key: int, was: int, now: int) -> int:
    """A member whose value is a number other than 0, where it has changed."""
    if was == now:
        return n
    return number_member(out, n, key, now) if now else member(out, n, key, NULL)


# --- table ----------------------------------------------------------------------------------------


@rule
def write_table(before: State, after: State, whole: bool, out: Text, n: int) -> int:
    """What stands beside the board."""
    if whole or before.mode != after.mode:
        n = member(out, n, MODE, MODE_WORDS + after.mode)
    if whole or before.step != after.step:
        n = member(out, n, STEP, STEP_WORDS + after.step)
    if whole or before.turn != after.turn:
        n = number_member(out, n, TURN, after.turn)
    if whole or before.seat != after.seat:
        n = number_member(out, n, SEAT, after.seat + 1)
    if whole or before.starter != after.starter:
        n = number_member(out, n, START, after.starter + 1)
    if whole or before.joker != after.joker:
        n = member(out, n, JOKER, ANIMAL_WORDS + after.joker)
    if whole or before.supply != after.supply:
        n = number_member(out, n, MUSHROOMS, after.supply)
    if whole or before.first != after.first or before.second != after.second:
        n = write_domino(after, out, n)
    return write_extent(after, out, n) if whole else n


@rule
def write_domino(state: State, out: Text, n: int) -> int:
    """Where the domino of this turn lies."""
    n = put_sign(out, put(out, n, DOMINO), OPEN_LIST)
    for p in (state.first, state.second):
        if p:
            n = put_sign(out, put(out, n, SPACE_WORDS + p), COMMA)
    return close(out, n, CLOSE_LIST)


@rule
def write_extent(state: State, out: Text, n: int) -> int:
    """The smallest rectangle from a1 that holds the board."""
    rows, columns = 0, 0
    for p in range(FIRST_SPACE, SPACES):
        if state.ground[p] != OUTSIDE:
            rows = p // STRIDE
            columns = max(columns, p % STRIDE)
    n = number_member(out, n, ROWS, rows)
    return number_member(out, n, COLUMNS, columns)


# --- spaces ---------------------------------------------------------------------------------------


@rule
def write_spaces(before: State, after: State, whole: bool, out: Text, n: int) -> int:
    """In reading order."""
    begun = n
    n = first = open_object(out, n, IN_SPACES)
    low, high = (FIRST_SPACE, SPACES) if whole else changed_stretch(before, after)
    for p in range(low, high):
        if after.ground[p] != OUTSIDE:
            n = write_space(before, after, p, whole, out, n)
    return close_object(out, n, begun, first, whole)


@rule
def changed_stretch(before: State, after: State) -> tuple[int, int]:
    """From which space on, and before which, something may look different. A piece has a say in
    what is irrelevant up to two spaces away."""
    first, last = CELLS, -CELLS
    for p in range(FIRST_SPACE, SPACES):
        if (
            before.piece[p] != after.piece[p]
            or before.cloud[p] != after.cloud[p]
            or before.ground[p] != after.ground[p]
            or before.area[p] != after.area[p]
        ):
            first = min(first, p)
            last = p
    return max(FIRST_SPACE, first - 2 * STRIDE), min(SPACES, last + 2 * STRIDE + 1)


@rule
def write_space(before: State, after: State, p: int, whole: bool, out: Text, n: int) -> int:
    begun = n
    n = first = open_object(out, n, SPACE_KEYS + p)
    was, now = 0 if whole else 1 + int(before.ground[p]), 1 + int(after.ground[p])
    if whole:
        n = member(out, n, SPACE, SPACE_WORDS + p)
    n = told_word(out, n, GROUND, was, now, GROUND_WORDS)
    n = told_number(out, n, AREA, 0 if whole else int(before.area[p]), int(after.area[p]))
    n = told_number(out, n, CLOUDS, 0 if whole else int(before.cloud[p]), int(after.cloud[p]))
    n = write_piece(before, after, p, whole, out, n)
    return close_object(out, n, begun, first, whole)


@rule
def write_piece(before: State, after: State, p: int, whole: bool, out: Text, n: int) -> int:
    was, now = 0 if whole else int(before.piece[p]), int(after.piece[p])
    n = told_word(out, n, PLANT, plant_of(was), plant_of(now), PLANT_WORDS)
    n = told_word(out, n, COLOUR, colour_of(was), colour_of(now), COLOUR_WORDS)
    n = told_word(out, n, ANIMAL, animal_of(was), animal_of(now), ANIMAL_WORDS)
    if not animal_of(was) and not animal_of(now):
        return n
    known = relevance(before, p) if animal_of(was) else 0
    return told_word(out, n, IRRELEVANT, known, relevance(after, p), TRUTHS)


@rule
def plant_of(piece: int) -> int:
    return (piece - FIRST_PLANT) % TYPES + 1 if piece >= FIRST_PLANT else 0


@rule
def colour_of(piece: int) -> int:
    return (piece - FIRST_PLANT) // TYPES + 1 if piece >= FIRST_PLANT else 0


@rule
def animal_of(piece: int) -> int:
    return piece if piece < FIRST_PLANT else 0


@rule
def relevance(state: State, p: int) -> int:
    """1 for an animal that still matters, 2 for one that does not (Y-08), 0 for none."""
    return 1 + is_irrelevant(state, p) if animal_of(int(state.piece[p])) else 0


# --- areas ----------------------------------------------------------------------------------------


@rule
def write_areas(before: State, after: State, whole: bool, out: Text, n: int) -> int:
    """By their numbers, with who leads there (Y-11)."""
    wanted = EVERY_AREA if whole else changed_areas(before, after)
    if not wanted:
        return n
    was = np.empty((MAX_AREAS, AREA_FIELDS), np.int64)
    now = np.empty((MAX_AREAS, AREA_FIELDS), np.int64)
    old = 0 if whole else tabulate_areas(before, wanted, was)
    new = tabulate_areas(after, wanted, now)
    begun = n
    n = first = open_object(out, n, IN_AREAS)
    i = 0
    for k in range(new):
        while i < old and was[i, 0] < now[k, 0]:
            n = member(out, n, NUMBER_KEYS + was[i, 0], NULL)  # joined to another
            i += 1
        known = i < old and was[i, 0] == now[k, 0]
        n = write_area(was[i] if known else now[k], now[k], not known, out, n)
        i += known
    for k in range(i, old):
        n = member(out, n, NUMBER_KEYS + was[k, 0], NULL)
    return close_object(out, n, begun, first, whole)


@rule
def changed_areas(before: State, after: State) -> int:
    """The areas whose ledger may differ, a bit each."""
    changed = int(before.shut) ^ int(after.shut)
    for p in range(FIRST_SPACE, SPACES):
        if before.area[p] != after.area[p] or before.piece[p] != after.piece[p]:
            changed |= 1 << int(before.area[p]) | 1 << int(after.area[p])
    for area in range(1, after.areas + 1):
        if before.front[area] != after.front[area] or before.taken[area] != after.taken[area]:
            changed |= 1 << area
    return changed & ~1


@rule
def write_area(was: Table, now: Table, whole: bool, out: Text, n: int) -> int:
    """From rows of `tabulate_areas`."""
    begun = n
    n = first = open_object(out, n, NUMBER_KEYS + now[0])
    if whole:
        n = number_member(out, n, AREA, now[0])
    if whole or was[1] != now[1]:
        n = number_member(out, n, SIZE, now[1])
    if whole or was[2] != now[2]:
        n = number_member(out, n, MAIN, now[2])
    if whole or was[3] != now[3]:
        n = number_member(out, n, MINOR, now[3])
    if whole or standings_differ(was, now):
        n = write_standings(now, out, n)
    if whole or was[5] != now[5]:
        n = member(out, n, CLOSED, TRUTHS + (now[5] != 0))
    n = told_number(out, n, TAKEN, 0 if whole else was[4] + 1, now[4] + 1)
    return close_object(out, n, begun, first, whole)


@rule
def standings_differ(was: Table, now: Table) -> bool:
    for i in range(6, AREA_FIELDS, 3):
        if was[i] != now[i]:
            return True
        if now[i] and (was[i + 1] != now[i + 1] or was[i + 2] != now[i + 2]):
            return True
    return False


@rule
def write_standings(row: Table, out: Text, n: int) -> int:
    """For every colour with plants its total, whether a tie strikes it out, and what it would get
    now."""
    n = put_sign(out, put(out, n, STANDINGS), OPEN_LIST)
    for colour in range(COLOURS):
        i = 6 + 3 * colour
        if row[i]:
            n = put_sign(out, n, OPEN)
            n = member(out, n, COLOUR, COLOUR_WORDS + colour)
            n = number_member(out, n, TOTAL, row[i])
            n = member(out, n, STRUCK, TRUTHS + (row[i + 1] != 0))
            n = number_member(out, n, POINTS, row[i + 2])
            n = close(out, n, CLOSE)
    return close(out, n, CLOSE_LIST)


# --- seats ----------------------------------------------------------------------------------------


@rule
def write_seats(before: State, after: State, whole: bool, out: Text, n: int) -> int:
    was = np.empty((MAX_SEATS, SEAT_FIELDS), np.int64)
    now = np.empty((MAX_SEATS, SEAT_FIELDS), np.int64)
    tabulate_seats(before, was)
    tabulate_seats(after, now)
    moved = changed_places(before, after)
    begun = n
    n = first = open_object(out, n, IN_SEATS)
    for seat in range(after.seats):
        start = n
        n = inside = open_object(out, n, NUMBER_KEYS + seat + 1)
        if whole:
            n = number_member(out, n, SEAT, seat + 1)
        n = write_counts(was[seat], now[seat], whole, out, n)
        if whole or (moved >> (HAND + seat)) & 1:
            n = write_dominoes(after, IN_HAND, HAND + seat, out, n)
        if whole or (moved >> (BOX + seat)) & 1:
            n = write_dominoes(after, IN_BOX, BOX + seat, out, n)
        n = write_tokens(before, after, seat, whole, out, n)
        n = close_object(out, n, start, inside, whole)
    return close_object(out, n, begun, first, whole)


@rule
def write_counts(was: Table, now: Table, whole: bool, out: Text, n: int) -> int:
    """From rows of `tabulate_seats`."""
    n = write_group(POINTS, SOURCE_KEYS, was[:SOURCES], now[:SOURCES], whole, out, n)
    middle = SOURCES + TYPES
    n = write_group(OWN, PLANT_KEYS, was[SOURCES:middle], now[SOURCES:middle], whole, out, n)
    n = write_group(NEUTRALS, PLANT_KEYS, was[middle:COUNTS], now[middle:COUNTS], whole, out, n)
    return write_numbers(COUNT_KEYS, was[COUNTS:], now[COUNTS:], whole, out, n)


@rule
def write_group(key: int, keys: int, was: Table, now: Table, whole: bool, out: Text, n: int) -> int:
    begun = n
    n = first = open_object(out, n, key)
    n = write_numbers(keys, was, now, whole, out, n)
    return close_object(out, n, begun, first, whole)


@rule
def write_numbers(keys: int, was: Table, now: Table, whole: bool, out: Text, n: int) -> int:
    for i in range(len(now)):
        if whole or was[i] != now[i]:
            n = number_member(out, n, keys + i, now[i])
    return n


@rule
def changed_places(before: State, after: State) -> int:
    """The places that a domino came from or has gone to, a bit each."""
    places = 0
    for domino in range(DOMINOES):
        if before.where[domino] != after.where[domino]:
            places |= 1 << int(before.where[domino]) | 1 << int(after.where[domino])
    return places


@rule
def write_dominoes(state: State, key: int, place: int, out: Text, n: int) -> int:
    """Those that the viewer knows to be there."""
    n = put_sign(out, put(out, n, key), OPEN_LIST)
    for domino in range(DOMINOES):
        if state.where[domino] == place:
            n = put_sign(out, put(out, n, DOMINO_WORDS + domino), COMMA)
    return close(out, n, CLOSE_LIST)


@rule
def write_tokens(before: State, after: State, seat: int, whole: bool, out: Text, n: int) -> int:
    """The tokens that a seat has taken, by their areas; the back of one if the viewer saw it."""
    begun = n
    n = first = open_object(out, n, TOKENS)
    for area in range(1, after.areas + 1):
        had, has = not whole and before.taken[area] == seat, after.taken[area] == seat
        if has:
            n = write_token(before, after, area, not had, out, n)
        elif had:
            n = member(out, n, NUMBER_KEYS + area, NULL)
    return close_object(out, n, begun, first, whole)


@rule
def write_token(before: State, after: State, area: int, whole: bool, out: Text, n: int) -> int:
    begun = n
    n = first = open_object(out, n, NUMBER_KEYS + area)
    if whole:
        n = number_member(out, n, AREA, area)
    n = told_number(out, n, BACK, 0 if whole else int(before.back[area]), int(after.back[area]))
    return close_object(out, n, begun, first, whole)


# --- views ----------------------------------------------------------------------------------------


@rule
def write_view(view: State, out: Text) -> int:
    """Everything; returns how many letters."""
    n = put_sign(out, 0, OPEN)
    n = write_public(view, view, True, out, n)
    n = write_seats(view, view, True, out, n)
    return close(out, n, CLOSE) - 1


@rule
def write_public(before: State, after: State, whole: bool, out: Text, n: int) -> int:
    """What all viewers see alike."""
    n = write_table(before, after, whole, out, n)
    n = write_spaces(before, after, whole, out, n)
    return write_areas(before, after, whole, out, n)


@rule
def write_changes(views: Views, out: Text, ends: Table) -> None:
    """From the first to the last view in each row, one text behind the other; `ends` says where
    each ends. What is public is told by the views of the first row for all."""
    last = views.shape[1] - 1
    n = shared = write_public(views[0, 0], views[0, last], False, out, put_sign(out, 0, OPEN))
    seam = out[shared - 1]  # a comma, over which the end may be written where no seat has changed
    for row in range(views.shape[0]):
        if row:
            out[n : n + shared] = out[:shared]
            n += shared
            out[n - 1] = seam
        n = write_seats(views[row, 0], views[row, last], False, out, n)
        n = close(out, n, CLOSE) - 1
        ends[row] = n
