"""Positions as text: a short header, a block per seat, and the board as a diagram.

    renature position 1
    options mode=base variant-rules=valley discards=hidden mushroom-on-cloud=forbid
    seats 2
    turn 7 seat 1 step plant            step: what is to be done now (STEPS)
    start 2
    joker owl
    domino c4 d4                        the domino placed this turn
    closed 3                            areas closed this turn, not yet scored or looked at
    supply 8                            mushrooms left (Valley); owed 1: rights still open
    viewer 1                            only in a view
    seat 1
      points start=4 plants=3 areas=6 clouds=0 left=0 backs=0
      clouds 6
      own 9/4/2/2                       turf/bush/pine/oak on the player board
      neutral 3/2/2/2
      hand owl-snail badger-badger      `hand 3 ?` where it is hidden
      reserve 23
      box owl-owl                       discarded
    laid hare-hare                      dominoes on the board
    tokens 4/2 = 1 2 2                  a line per kind, as in a board file
    areas 1:4/2 2:4/2@1=2               token of an area, who took it, its back (? if hidden)
    board
          a   b   c
      1   S   .   OW

Signs of the diagram: ``#`` outside, ``.`` brook, ``S`` or ``P`` starting space, ``T`` stump, ``_``
area space, ``m`` mushroom; a digit behind one of them: clouds. ``OW`` an animal (SIGNS), ``1t`` a
turf of seat 1, ``nb`` a neutral bush, ``m2o`` an oak on a mushroom.

Everything but the diagram may be left out and then takes the value of a fresh game; stocks count
the plants that stand on the board. Without a `turn` line seat 1 is to place a domino, or, if it has
none, to end its turn.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import numpy as np

from waldbach.game import BadInput, State
from waldbach.games.renature.areas import closed_areas
from waldbach.games.renature.board import BoardError, TokenKind, flood, read_tokens
from waldbach.games.renature.layout import (
    BASE,
    BOARD,
    BOX,
    BROOK,
    CHOOSE_START,
    DOMINOES,
    DTYPE,
    FIRST_PLANT,
    FULL,
    GRID,
    HAND,
    MAX_AREAS,
    MAX_BACK,
    MAX_CLOUDS,
    MAX_KINDS,
    MUSHROOM_SPACE,
    MUSHROOMS,
    NEUTRAL,
    NEUTRAL_SLOTS,
    OUTSIDE,
    OWN_SLOTS,
    SOIL,
    START_SPACE,
    STEP_A,
    STEP_D,
    STRIDE,
    STUMP,
    TYPES,
    VALLEY,
    VARIANT,
)
from waldbach.games.renature.notation import (
    ANIMAL_NAMES,
    PLANT_NAMES,
    domino_name,
    read_animal,
    read_domino,
)
from waldbach.games.renature.sense import check_sense
from waldbach.games.renature.spaces import COLUMNS, read_space, space_at, space_name
from waldbach.games.renature.tokens import settle_plain_fronts
from waldbach.kernel import SPECTATOR

FORMAT = "renature position 1"
SIGNS = tuple(name[:2].upper() for name in ANIMAL_NAMES)
STEPS = ("choose-start", "lay-front", "deal", "refill", "learn-back",
         "place", "mushroom", "plant", "score", "end", "over")  # fmt: skip
SOURCE_NAMES = ("start", "plants", "areas", "clouds", "left", "backs")
MODE_NAMES = ("base", "valley", "variant")
RULES_NAMES = ("base", "valley")
GROUND_SIGNS = {"#": OUTSIDE, ".": BROOK, "S": START_SPACE, "P": START_SPACE, "T": STUMP,
                "_": SOIL, "m": MUSHROOM_SPACE}  # fmt: skip
CELL = re.compile(r"(?P<ground>[#.SPT_m])(?P<cloud>[1-6])?|(?P<animal>[A-Z]{2})"
                  r"|(?P<mushroom>m)?(?P<colour>[1-4n])(?P<plant>[tbpo])")  # fmt: skip


# --- writing --------------------------------------------------------------------------------------


def format_position(state: State) -> str:
    lines = [FORMAT, _options_line(state), f"seats {state.seats}"]
    seat = state.seat + 1
    lines.append(f"turn {state.turn} seat {seat} step {STEPS[state.step]}")
    lines.append(f"start {state.starter + 1}")
    lines.append(f"joker {ANIMAL_NAMES[state.joker]}")
    if state.first:
        lines.append(f"domino {space_name(int(state.first))} {space_name(int(state.second))}")
    if state.closed:
        lines.append("closed " + " ".join(str(a) for a in _areas_in(int(state.closed))))
    if state.rules != BASE:
        lines.append(f"supply {state.supply}")
    if state.owed:
        lines.append(f"owed {state.owed}")
    if state.viewer != FULL:
        lines.append(f"viewer {'spectator' if state.viewer == SPECTATOR else state.viewer + 1}")
    for seat in range(state.seats):
        lines += _seat_lines(state, seat)
    laid = [domino_name(d) for d, where in enumerate(state.where.tolist()) if where == BOARD]
    if laid:
        lines.append("laid " + " ".join(laid))
    lines += _token_lines(state)
    return "\n".join([*lines, "board", *diagram(state)]) + "\n"


def _options_line(state: State) -> str:
    return (
        f"options mode={MODE_NAMES[state.mode]} variant-rules="
        f"{RULES_NAMES[state.rules] if state.mode == VARIANT else 'valley'}"
        f" discards={'open' if state.open_discards else 'hidden'}"
        f" mushroom-on-cloud={'take' if state.cloud_mushrooms else 'forbid'}"
    )


def _areas_in(mask: int) -> Iterator[int]:
    return (area for area in range(1, MAX_AREAS + 1) if mask >> area & 1)


def _seat_lines(state: State, seat: int) -> Iterator[str]:
    yield f"seat {seat + 1}"
    points = (f"{name}={p}" for name, p in zip(SOURCE_NAMES, state.points[seat], strict=True))
    yield "  points " + " ".join(points)
    yield f"  clouds {state.clouds[seat]}"
    yield "  own " + "/".join(str(n) for n in state.own[seat])
    yield "  neutral " + "/".join(str(n) for n in state.neutral[seat])
    yield from _domino_line(state, "hand", HAND + seat, int(state.hand[seat]))
    yield f"  reserve {state.reserve[seat]}"
    yield from _domino_line(state, "box", BOX + seat, int(state.box[seat]))
    if state.majorities[seat]:
        yield f"  majorities {state.majorities[seat]}"


def _domino_line(state: State, name: str, place: int, count: int) -> Iterator[str]:
    known = [domino_name(d) for d, where in enumerate(state.where.tolist()) if where == place]
    if known:
        yield f"  {name} " + " ".join(known)
    elif count:
        yield f"  {name} {count} ?"


def _token_lines(state: State) -> Iterator[str]:
    for kind in range(state.kinds):
        backs = [str(b) for b in range(1, MAX_BACK + 1) for _ in range(state.backs[kind, b])]
        yield f"tokens {state.main[kind]}/{state.minor[kind]} = {' '.join(backs)}"
    if state.kinds:
        laid = [_area_word(state, a) for a in range(1, state.areas + 1) if state.front[a] >= 0]
        yield ("areas " + " ".join(laid)).rstrip()


def _area_word(state: State, area: int) -> str:
    kind = state.front[area]
    word = f"{area}:{state.main[kind]}/{state.minor[kind]}"
    if state.taken[area] >= 0:
        word += f"@{state.taken[area] + 1}={state.back[area] or '?'}"
    return word


def cell_sign(state: State, p: int) -> str:
    """The sign of one space in the diagram."""
    piece, ground = int(state.piece[p]), int(state.ground[p])
    if 0 < piece < FIRST_PLANT:
        return SIGNS[piece - 1]
    if piece:
        colour, kind = divmod(piece - FIRST_PLANT, TYPES)
        on = "m" if ground == MUSHROOM_SPACE else ""
        return f"{on}{'n' if colour == NEUTRAL else colour + 1}{PLANT_NAMES[kind][0]}"
    start = "S" if state.mode == BASE else "P"
    sign = "#." + start + "T_m"
    return sign[ground] + (str(state.cloud[p]) if state.cloud[p] else "")


def extent(state: State) -> tuple[int, int]:
    """Rows and columns of the smallest rectangle from a1 that holds the board."""
    inside = np.flatnonzero(state.ground)
    return int(inside[-1]) // STRIDE, int((inside % STRIDE).max())


def diagram(state: State) -> list[str]:
    rows, columns = extent(state)
    lines = ["     " + " ".join(f"{c:<3}" for c in COLUMNS[:columns]).rstrip()]
    for row in range(rows):
        signs = (cell_sign(state, space_at(row, column)) for column in range(columns))
        lines.append(f"{row + 1:>3}  " + " ".join(f"{sign:<3}" for sign in signs).rstrip())
    return lines


# --- reading --------------------------------------------------------------------------------------


def parse_position(text: str) -> State:
    return _Reader(text).state


class _Reader:
    """Reads a position line by line; what was not said is filled in at the end."""

    def __init__(self, text: str) -> None:
        self.state: State = np.zeros(1, DTYPE)[0]
        self.said: set[str] = set()
        self.kinds: list[TokenKind] = []
        self.area_words: list[tuple[int, str]] = []
        self.variant_base = False
        self.seat = self.last_block = -1
        self.number = 0
        state = self.state
        state.seats, state.viewer, state.step, state.turn = 2, FULL, STEP_A, 1
        state.front[:] = state.taken[:] = -1
        lines = text.splitlines()
        rows = self.read_head(lines)
        self.read_diagram(rows)
        self.fill_in()

    def fail(self, message: str, **args: object) -> BadInput:
        return BadInput(message, line=self.number, **args)

    def read_head(self, lines: list[str]) -> list[str]:
        for self.number, line in enumerate(lines, start=1):
            words = line.split()
            if not words or line.startswith("#"):
                continue
            key, rest = words[0], words[1:]
            if line.strip() == FORMAT:
                continue
            if key == "board" and not rest:
                return lines[self.number :]
            if key not in _LINES:
                raise self.fail("position-key", key=key[:40], right=", ".join([*_LINES, "board"]))
            try:
                _LINES[key](self, rest)
            except (ValueError, IndexError, KeyError) as error:
                if isinstance(error, BadInput) and not isinstance(error, BoardError):
                    raise self.fail("position-line", why=str(error)) from error
                raise self.fail("position-value", key=key, value=" ".join(rest)[:60]) from error
            self.said.update((key, f"{key} {self.seat}"))
        raise BadInput("position-board", line=len(lines) + 1)

    # Each reads the words behind one key. Anything odd may raise; `read_head` names the line.

    def options(self, words: list[str]) -> None:
        for word in words:
            name, _, value = word.partition("=")
            if name == "mode":
                self.state.mode = MODE_NAMES.index(value)
            elif name == "variant-rules":
                self.variant_base = bool(("valley", "base").index(value))
            elif name == "discards":
                self.state.open_discards = ("hidden", "open").index(value)
            elif name == "mushroom-on-cloud":
                self.state.cloud_mushrooms = ("forbid", "take").index(value)
            else:
                raise KeyError(name)

    def seats(self, words: list[str]) -> None:
        self.state.seats = _count(words, 2, 4)

    def turn(self, words: list[str]) -> None:
        turn, seat_key, seat, step_key, step = words
        if (seat_key, step_key) != ("seat", "step"):
            raise ValueError
        self.state.turn = _count([turn], 0, 999)
        self.state.seat = _count([seat], 1, 4) - 1
        self.state.step = STEPS.index(step)

    def start(self, words: list[str]) -> None:
        self.state.starter = _count(words, 1, 4) - 1

    def joker(self, words: list[str]) -> None:
        (name,) = words
        self.state.joker = read_animal(name)

    def domino(self, words: list[str]) -> None:
        first, second = words
        self.state.first, self.state.second = read_space(first), read_space(second)

    def closed(self, words: list[str]) -> None:
        for word in words:
            self.state.closed |= 1 << _count([word], 1, MAX_AREAS)

    def supply(self, words: list[str]) -> None:
        self.state.supply = _count(words, 0, 99)

    def owed(self, words: list[str]) -> None:
        self.state.owed = _count(words, 0, 2)

    def viewer(self, words: list[str]) -> None:
        spectator = words == ["spectator"]
        self.state.viewer = SPECTATOR if spectator else _count(words, 1, 4) - 1

    def seat_block(self, words: list[str]) -> None:
        self.seat = _count(words, 1, 4) - 1
        self.last_block = max(self.last_block, self.seat)

    def points(self, words: list[str]) -> None:
        for word in words:
            name, _, value = word.partition("=")
            if not re.fullmatch(r"-?\d{1,4}", value, re.ASCII):
                raise ValueError(word)
            self.state.points[self.of_seat(), SOURCE_NAMES.index(name)] = int(value)

    def clouds(self, words: list[str]) -> None:
        self.state.clouds[self.of_seat()] = _count(words, 0, MAX_CLOUDS)

    def own(self, words: list[str]) -> None:
        self.state.own[self.of_seat()] = _stock(words)

    def neutral(self, words: list[str]) -> None:
        self.state.neutral[self.of_seat()] = _stock(words)

    def hand(self, words: list[str]) -> None:
        self.state.hand[self.of_seat()] = self.put(words, HAND + self.of_seat())

    def box(self, words: list[str]) -> None:
        self.state.box[self.of_seat()] = self.put(words, BOX + self.of_seat())

    def laid(self, words: list[str]) -> None:
        self.seat = -1
        self.put(words, BOARD)

    def reserve(self, words: list[str]) -> None:
        self.state.reserve[self.of_seat()] = _count(words, 0, DOMINOES)

    def majorities(self, words: list[str]) -> None:
        self.state.majorities[self.of_seat()] = _count(words, 0, MAX_AREAS)

    def tokens(self, words: list[str]) -> None:
        self.seat = -1
        self.kinds.append(read_tokens(" ".join(words), self.number, 1))

    def areas(self, words: list[str]) -> None:
        self.seat = -1
        self.area_words += [(self.number, word) for word in words]

    def of_seat(self) -> int:
        if self.seat < 0:
            raise self.fail("position-seat-line")
        return self.seat

    def put(self, words: list[str], place: int) -> int:
        """Put dominoes somewhere; `3 ?` only says how many."""
        if len(words) == 2 and words[1] == "?":
            return _count(words[:1], 1, DOMINOES)
        for word in words:
            domino = read_domino(word)
            if self.state.where[domino]:
                raise self.fail("position-domino-twice", domino=word)
            self.state.where[domino] = place
        return len(words)

    def read_diagram(self, lines: list[str]) -> None:
        row = 0
        for line in lines:
            self.number += 1
            signs = line.split()
            if not signs or signs == list(COLUMNS[: len(signs)]):
                continue
            if signs[0].isdigit():
                signs = signs[1:]
            if row >= GRID or len(signs) > GRID:
                raise self.fail("position-size", most=GRID)
            for column, sign in enumerate(signs):
                self.read_sign(sign, space_at(row, column))
            row += 1
        if not np.any(self.state.ground):
            raise self.fail("position-empty")

    def read_sign(self, sign: str, p: int) -> None:
        found = CELL.fullmatch(sign)
        if not found:
            raise self.fail("position-sign", sign=sign[:20], space=space_name(p))
        state = self.state
        if found["ground"]:
            state.ground[p] = GROUND_SIGNS[found["ground"]]
            state.cloud[p] = int(found["cloud"] or 0)
        elif found["animal"]:
            if found["animal"] not in SIGNS:
                raise self.fail("position-animal", sign=sign, right=" ".join(SIGNS))
            state.ground[p] = BROOK
            state.piece[p] = SIGNS.index(found["animal"]) + 1
        else:
            colour = NEUTRAL if found["colour"] == "n" else int(found["colour"]) - 1
            state.ground[p] = MUSHROOM_SPACE if found["mushroom"] else SOIL
            state.piece[p] = FIRST_PLANT + colour * TYPES + "tbpo".index(found["plant"])

    def fill_in(self) -> None:
        """What follows from the rest, and the defaults for what was left out."""
        state = self.state
        state.rules = (
            BASE if state.mode == BASE or (state.mode == VARIANT and self.variant_base) else VALLEY
        )
        if state.rules == BASE:
            state.supply = 0
            state.ground[state.ground == STUMP] = BROOK  # as `new` does
        elif "supply" not in self.said:
            state.supply = MUSHROOMS
        for seat in range(state.seats):
            self.fill_in_seat(seat)
        self.check_seats()
        number_areas(state)
        if state.rules == BASE:
            self.lay_tokens()
            state.shut = closed_areas(state)
        if "turn" not in self.said and state.hand[state.seat] == 0:
            state.step = STEP_D
        check_sense(state)

    def check_seats(self) -> None:
        state = self.state
        for seat in (int(state.seat), int(state.starter), int(state.viewer), self.last_block):
            if seat >= state.seats:
                raise self.fail("position-no-seat", seat=seat + 1, seats=int(state.seats))
        for p in np.flatnonzero(state.piece):
            colour = (int(state.piece[p]) - FIRST_PLANT) // TYPES
            if state.seats <= colour < NEUTRAL:
                raise self.fail("position-no-seat", seat=colour + 1, seats=int(state.seats))

    def fill_in_seat(self, seat: int) -> None:
        state, slots = self.state, OWN_SLOTS[self.state.seats]
        if f"clouds {seat}" not in self.said:
            state.clouds[seat] = MAX_CLOUDS
        if f"neutral {seat}" not in self.said:
            state.neutral[seat] = NEUTRAL_SLOTS[state.seats]
        if f"own {seat}" not in self.said:
            for kind in range(TYPES):
                standing = np.count_nonzero(state.piece == FIRST_PLANT + seat * TYPES + kind)
                state.own[seat, kind] = max(0, int(slots[kind]) - standing)

    def lay_tokens(self) -> None:
        state = self.state
        kinds = self.kinds or _plain_tokens(state)
        set_tokens(state, kinds)
        names = [f"{kind.main}/{kind.minor}" for kind in kinds]
        for number, word in self.area_words:
            self.number = number
            found = re.fullmatch(r"(\d{1,3}):(\d+/\d+)(?:@([1-4])=([1-5?]))?", word, re.ASCII)
            if not found or found[2] not in names or not 0 < int(found[1]) <= state.areas:
                raise self.fail("position-area", word=word[:40])
            area = int(found[1])
            state.front[area] = names.index(found[2])
            if found[3]:
                state.taken[area] = int(found[3]) - 1
                state.back[area] = 0 if found[4] == "?" else int(found[4])
        if not self.area_words and state.step != CHOOSE_START:
            settle_plain_fronts(state)


def _count(words: list[str], least: int, most: int) -> int:
    (word,) = words
    if not re.fullmatch(r"\d{1,4}", word, re.ASCII) or not least <= int(word) <= most:
        raise ValueError(word)
    return int(word)


def _stock(words: list[str]) -> list[int]:
    (word,) = words
    numbers = [_count([n], 0, 9) for n in word.split("/")]
    if len(numbers) != TYPES:
        raise ValueError(word)
    return numbers


_LINES: dict[str, Callable[[_Reader, list[str]], None]] = {
    "options": _Reader.options,
    "seats": _Reader.seats,
    "turn": _Reader.turn,
    "start": _Reader.start,
    "joker": _Reader.joker,
    "domino": _Reader.domino,
    "closed": _Reader.closed,
    "supply": _Reader.supply,
    "owed": _Reader.owed,
    "viewer": _Reader.viewer,
    "seat": _Reader.seat_block,
    "points": _Reader.points,
    "clouds": _Reader.clouds,
    "own": _Reader.own,
    "neutral": _Reader.neutral,
    "hand": _Reader.hand,
    "reserve": _Reader.reserve,
    "box": _Reader.box,
    "majorities": _Reader.majorities,
    "laid": _Reader.laid,
    "tokens": _Reader.tokens,
    "areas": _Reader.areas,
}


def _plain_tokens(state: State) -> list[TokenKind]:
    """Where none are given: one token for each area, half its size as minor, bonus 1."""
    sizes = np.bincount(state.area[state.area > 0])[1:].tolist()
    return [TokenKind(n, n // 2, (1,) * sizes.count(n)) for n in sorted(set(sizes))]


def set_tokens(state: State, kinds: list[TokenKind]) -> None:
    if len(kinds) > MAX_KINDS:
        raise BadInput("check-many-kinds", kinds=len(kinds), most=MAX_KINDS)
    state.kinds = len(kinds)
    for i, kind in enumerate(kinds):
        state.main[i], state.minor[i] = kind.main, kind.minor
        for back in kind.backs:
            state.backs[i, back] += 1


def number_areas(state: State) -> None:
    """Number the printed areas in reading order, then join what mushrooms connect (10, 9)."""
    soil = [int(p) for p in np.flatnonzero(state.ground == SOIL)]
    printed = flood(soil)
    if len(printed) > MAX_AREAS:
        raise BadInput("check-many-areas", areas=len(printed), most=MAX_AREAS)
    state.areas = len(printed)
    state.area[:] = 0
    for number, spaces in enumerate(printed, start=1):
        state.area[spaces] = number
    mushrooms = [int(p) for p in np.flatnonzero(state.ground == MUSHROOM_SPACE)]
    if not mushrooms:
        return
    for spaces in flood(soil + mushrooms):
        numbers = [int(state.area[p]) for p in spaces if state.area[p]]
        if not numbers:
            raise BadInput("position-mushroom", space=space_name(spaces[0]))
        state.area[spaces] = min(numbers)
