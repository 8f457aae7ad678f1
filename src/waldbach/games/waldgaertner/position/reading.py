"""A position, read: every line by itself, then what was not said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from waldbach.game import BadInput, State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.cards import EDITIONS, ORIGINS, card_word, read_card
from waldbach.games.waldgaertner.contest import ALL_LEVELS
from waldbach.games.waldgaertner.garden import origin_of
from waldbach.games.waldgaertner.notation import ORIGINS_OF, origins_name, parse_action
from waldbach.games.waldgaertner.position.usual import (
    FORMAT,
    MOST_LOTS,
    set_progress,
    usual_level,
    usual_seen,
    usual_snap,
)
from waldbach.games.waldgaertner.position.wrapped import unwrap_text
from waldbach.games.waldgaertner.sense import STEPS, asked, check_sense
from waldbach.kernel import SPECTATOR

MOST_COINS, MOST_BONUSES = 9999, 20
CARD = re.compile(r"(?P<key>[\w-]+)(\+(?P<cult>\d{1,2}))?(?P<flower>\*)?", re.ASCII)
IN_HAND = re.compile(r"(?P<card>[^()]+)(\((?P<notes>[^()]+)\))?")
EXTRA = re.compile(r"\[[^\[\]]+\]")
REMEMBERED = re.compile(r"(?P<key>[\w-]+)(?P<gone>!{0,2})", re.ASCII)

New = Callable[[int, Mapping[str, str]], State]


def parse_position(text: str, new: New) -> State:
    """Read a position; `new` begins the game that it changes."""
    return _Reader(text, new).state


class _Line(NamedTuple):
    number: int
    key: str
    words: list[str]
    seat: int  # the block it stands in, -1 for none


class _Reader:
    """Reads the lines that a fresh game needs, then the others, then fills in what was not said."""

    def __init__(self, text: str, new: New) -> None:
        self.number = 0
        self.seat = -1
        self.table: dict[str, str] = {}
        self.seats = at.MIN_SEATS
        self.course: tuple[int, int, int, int] | None = None
        self.sixes_to_come = False
        self.placed: set[int] = set()
        self.said: set[tuple[str, int, str]] = set()
        lines = list(self.split(text.splitlines()))
        for line in lines:
            if line.key in _TABLE_LINES:
                self.read(line, _TABLE_LINES[line.key])
        self.state: State = new(self.seats, self.table | self.find_origins())
        if self.course:
            self.number, *course = self.course
            self.state.this_round, self.state.step, self.state.seat = course
            self.own_seat(str(course[2] + 1))
        for line in lines:
            if line.key in _LINES:
                self.read(line, _LINES[line.key])
        self.fill_in()

    def fail(self, message: str, **args: object) -> BadInput:
        return BadInput(message, line=self.number, **args)

    def split(self, lines: list[str]) -> Iterator[_Line]:
        seat, block = -1, False
        own: list[str] = []
        for self.number, line in enumerate(lines, start=1):
            words = line.split()
            if block and line.startswith("  "):
                own.append(line[2:])
                continue
            block = False
            if not words or line.startswith("#") or line.strip() == FORMAT:
                continue
            key, rest = words[0], words[1:]
            if key not in _TABLE_LINES | _LINES:
                right = ", ".join(_TABLE_LINES | _LINES)
                raise self.fail("position-key", key=key[:40], right=right)
            if key == "seat":
                seat = self.seat_number(rest)
            elif key not in _SEAT_LINES:
                seat = -1
            elif seat < 0:
                raise self.fail("position-seat-line")
            block = key == "cards" and not rest
            self.note(key, seat, rest)
            yield _Line(self.number, key, rest, seat)
        if own:
            self.table["cards"] = unwrap_text(filter(str.strip, own))

    def note(self, key: str, seat: int, words: list[str]) -> None:
        """No line is given twice."""
        numbered = words[0] if key in _NUMBERED and words else ""
        if (key, seat, numbered) in self.said:
            raise self.fail("position-wald-line-twice", key=f"{key} {numbered}"[:40].strip())
        self.said.add((key, seat, numbered))

    def seat_number(self, words: list[str]) -> int:
        said = " ".join(words)
        if not re.fullmatch(f"[1-{at.MAX_SEATS}]", said):
            raise self.fail("position-value", key="seat", value=said[:60])
        return int(said) - 1

    def read(self, line: _Line, reader: Callable[[_Reader, list[str]], None]) -> None:
        self.number, self.seat = line.number, line.seat
        try:
            reader(self, line.words)
        except BadInput as error:
            if error.args_.get("line") == self.number:
                raise
            raise self.fail("position-line", why=str(error)) from error
        except (ValueError, IndexError, KeyError) as error:
            value = " ".join(line.words)[:60]
            raise self.fail("position-value", key=line.key, value=value) from error

    # --- the table: each reads the words behind one key; anything odd may raise ---

    def options(self, words: list[str]) -> None:
        for word in words:
            name, _, value = word.partition("=")
            if name in self.table or name in ("cards", "origins"):
                raise ValueError(name)
            self.table[name] = value

    def cards(self, words: list[str]) -> None:
        if "cards" not in self.table:
            (name,) = words
            if name not in ("standard", *EDITIONS):
                raise BadInput("unknown-cards", name=name[:60], right=", ".join(EDITIONS))
            self.table["cards"] = name

    def how_many(self, words: list[str]) -> None:
        self.seats = _count(words, at.MIN_SEATS, at.MAX_SEATS)

    def origins(self, words: list[str]) -> None:
        (name,) = words
        if name not in ORIGINS_OF:
            raise BadInput("word-origins", value=name[:40], right=", ".join(ORIGINS_OF))
        self.table["origins"] = name

    def round(self, words: list[str]) -> None:
        number, step_key, step, *rest = words
        if step_key != "step" or (rest and (len(rest) != 2 or rest[0] != "seat")):
            raise ValueError(words)
        seat = _count(rest[1:], 1, at.MAX_SEATS) - 1 if rest else 0
        self.course = self.number, _count([number], 0, at.ROUNDS + 2), STEPS.index(step), seat

    def find_origins(self) -> dict[str, str]:
        """Once the first step is over, there are origins."""
        begun = self.course is not None and self.course[2] != at.DRAW_ORIGINS
        if "origins" in self.table or not begun:
            return {}
        return {"origins": origins_name(next(iter(at.POSSIBLE_ORIGINS[self.seats])))}

    # --- the course ---

    def pile(self, words: list[str]) -> None:
        market = words == ["market"]
        self.state.region = at.MARKET_PILE if market else _count(words, 1, at.MARKET_PILE)

    def seen(self, words: list[str]) -> None:
        self.state.seen_cards = _count(words, 0, at.DECK_SIZE)

    def level(self, words: list[str]) -> None:
        self.state.level = ALL_LEVELS if words == ["all"] else _count(words, 0, MOST_COINS)

    def waiting(self, words: list[str]) -> None:
        self.state.waiting = self.bits(words)

    def drawing(self, words: list[str]) -> None:
        self.state.drawing = self.bits(words)

    def candidates(self, words: list[str]) -> None:
        self.state.candidates = self.bits(words)

    def tried(self, words: list[str]) -> None:
        self.state.tried = self.bits(words)

    def drawing_lot(self, words: list[str]) -> None:
        self.state.current_lot = _count(words, 1, MOST_LOTS)

    def attempt(self, words: list[str]) -> None:
        self.state.attempt = _count(words, 0, at.ATTEMPTS)

    def queue(self, words: list[str]) -> None:
        for position, word in enumerate(words):
            self.state.queue[position] = -1 if word == "." else self.own_seat(word)

    def sixes(self, words: list[str]) -> None:
        if words != ["to-come"]:
            raise ValueError(words)
        self.sixes_to_come = True

    def viewer(self, words: list[str]) -> None:
        (word,) = words
        self.state.viewer = SPECTATOR if word == "spectator" else self.own_seat(word)

    def own_seat(self, word: str) -> int:
        """A seat of this table."""
        seat = _count([word], 1, at.MAX_SEATS) - 1
        if seat >= self.seats:
            raise self.fail("position-no-seat", seat=seat + 1, seats=self.seats)
        return seat

    def bits(self, words: Iterable[str]) -> int:
        mask = 0
        for word in words:
            mask |= 1 << self.own_seat(word)
        if not mask:
            raise ValueError
        return mask

    # --- the middle ---

    def region(self, words: list[str]) -> None:
        head, size, *rest = words
        region = self.region_number(head)
        self.state.cards[region] = _count([size], 0, at.DECK_SIZE)
        if rest[:1] == ["top"]:
            self.state.open[region] = 1
            known = rest[1:2]
            rest = rest[2:]
            if not known:
                raise ValueError(words)
        else:
            known = []
        if rest:
            if rest[0] != "then" or len(rest) < 2:
                raise ValueError(words)
            known = known + rest[1:]
        if len(known) > self.state.cards[region]:
            raise self.fail("position-wald-deck-size", region=region + 1, known=len(known))
        for index, word in enumerate(known):
            self.state.deck[region, index] = self.put(word, at.DECK, int(self.state.home[region]))

    def region_number(self, word: str) -> int:
        if not re.fullmatch(r"\d{1,2}:", word, re.ASCII):
            raise ValueError(word)
        region = int(word[:-1])
        if not 1 <= region <= self.state.regions:
            most = int(self.state.regions)
            raise self.fail("position-wald-region", region=region, most=most)
        return region - 1

    def market(self, words: list[str]) -> None:
        self.put_all(words, at.MARKET)

    def display(self, words: list[str]) -> None:
        self.put_all(words, at.DISPLAY)

    def bag(self, words: list[str]) -> None:
        self.put_all(words, at.BAG)

    def lot(self, words: list[str]) -> None:
        if not words[0].endswith(":"):
            raise ValueError(words)
        self.put_all(words[1:], at.LOT + _count([words[0][:-1]], 1, MOST_LOTS))

    def put_all(self, words: list[str], place: int) -> None:
        if not words:
            raise ValueError
        for word in words:
            self.put(word, place)

    def put(self, word: str, place: int, origin: int = -1) -> int:
        """Put a card with its markers somewhere; each is only in one place."""
        found = CARD.fullmatch(word)
        if not found or (found["flower"] and place < at.GARDEN):
            raise ValueError(word)
        card = self.known_card(found["key"], origin)
        if card in self.placed:
            raise self.fail("position-wald-card-twice", card=card_word(self.state, card))
        self.placed.add(card)
        self.state.where[card] = place
        self.state.cult[card] = int(found["cult"] or 0)
        self.state.flower[card] = bool(found["flower"])
        return card

    def known_card(self, word: str, origin: int = -1) -> int:
        """A card that belongs to this game, and to this origin if it matters."""
        card = read_card(self.state, word)
        mine = int(origin_of(card))
        if not self.state.origins >> mine & 1:
            right = origins_name(int(self.state.origins)) or "-"
            raise self.fail("position-wald-away", card=word[:40], origin=ORIGINS[mine], right=right)
        if origin not in (-1, mine):
            raise self.fail("position-wald-origin", card=word[:40], origin=ORIGINS[mine],
                            right=ORIGINS[origin])  # fmt: skip
        return card

    # --- a seat ---

    def seat_block(self, words: list[str]) -> None:
        self.own_seat(words[0])

    def coins(self, words: list[str]) -> None:
        self.state.coins[self.seat] = _count(words, 0, MOST_COINS)

    def snap(self, words: list[str]) -> None:
        self.state.snap[self.seat] = _count(words, 0, MOST_COINS)

    def choice(self, words: list[str]) -> None:
        self.state.choice[self.seat] = _count(words, 1, at.SIX)

    def claimed(self, words: list[str]) -> None:
        given = at.ANY_POSITION if words == ["any"] else _count(words, 1, at.MAX_SEATS)
        self.state.claimed[self.seat] = given

    def commit(self, words: list[str]) -> None:
        sealed = words == ["?"]
        action = at.SEALED if sealed else parse_action(" ".join(words), self.state)
        self.state.commit[self.seat] = action

    def played(self, words: list[str]) -> None:
        action = parse_action(" ".join(words), self.state)
        if not at.SELL <= action < at.BONUS:
            raise ValueError(words)
        self.state.played[self.seat] = action

    def bonus(self, words: list[str]) -> None:
        self.state.bonus[self.seat] = _count(words, 0, MOST_BONUSES)

    def hand(self, words: list[str]) -> None:
        if not 1 <= len(words) <= at.HAND_SIZE:
            raise ValueError(words)
        for slot, word in enumerate(words):
            found = IN_HAND.fullmatch(word)
            if not found:
                raise ValueError(word)
            self.hold(slot, found["card"], found["notes"] or "")

    def hold(self, slot: int, word: str, notes: str) -> None:
        state, seat = self.state, self.seat
        if word[0] == "?":
            state.hand[seat, slot] = at.HIDDEN
            state.back[seat, slot] = ORIGINS.index(word[1:])
        else:
            state.hand[seat, slot] = card = self.put(word, at.HAND + seat)
            state.back[seat, slot] = origin_of(card)
        secret = notes or word[0] == "?"
        state.knows[seat, slot] = 1 << seat if secret else at.PUBLIC
        for note in notes.split(",") if notes not in ("", "own") else []:
            name, _, value = note.partition("=")
            if name == "lot":
                state.lot[seat, slot] = _count([value], 1, MOST_LOTS)
            elif name == "from":
                state.taken_from[seat, slot] = _count([value], 1, int(state.regions))
            elif name in ("traced", "resolved"):
                state[name][seat, slot] = self.bits(value.split("+"))
            else:
                raise KeyError(name)

    def memory(self, words: list[str]) -> None:
        state, seat, region = self.state, self.seat, self.region_number(words[0])
        state.looked[seat] |= 1 << region
        if words[1:] == ["?"]:
            return
        for i, word in enumerate(words[1:]):
            found = REMEMBERED.fullmatch(word)
            if not found:
                raise ValueError(word)
            card = self.known_card(found["key"], int(state.home[region]))
            if card in state.memory[seat]:
                raise self.fail("position-wald-card-twice", card=card_word(state, card))
            state.memory[seat, region, i] = card
            state.missing[seat, region] |= bool(found["gone"]) << i
            state.settled[seat, region] |= (found["gone"] == "!!") << i

    def row(self, words: list[str]) -> None:
        if not re.fullmatch(f"[1-{at.ROWS}]:", words[0]):
            raise ValueError(words)
        row, signs = int(words[0][0]), words[1:]
        normal = max(1, int(at.NORMAL[row]))
        extras = [bool(EXTRA.fullmatch(sign)) for sign in signs]
        west = bool(extras[:1] == [True])
        if extras.count(False) != normal or any(extras[1:-1]) or (row == at.ROWS and any(extras)):
            raise self.fail("position-wald-row", row=row, places=normal)
        for slot, sign in enumerate(signs, start=0 if west else 1):
            if sign != ".":
                card = self.put(sign.strip("[]"), at.GARDEN + self.seat)
                self.state.garden[self.seat, at.PLACE[row, slot]] = card

    # --- what was not said ---

    def fill_in(self) -> None:
        state = self.state
        self.size_regions()
        self.show_memory()
        for seat in range(state.seats):
            if ("snap", seat, "") not in self.said:
                state.snap[seat] = usual_snap(state, seat)
        if ("seen", -1, "") not in self.said:
            state.seen_cards = usual_seen(state)
        if ("level", -1, "") not in self.said:
            state.level = usual_level(state)
        if ("attempt", -1, "") not in self.said:
            state.attempt = state.step == at.ASK_CLAIM
        if self.sixes_to_come and not (state.late_sixes and state.this_round <= at.ROUNDS):
            raise BadInput("position-wald-early-sixes")
        set_progress(state, self.sixes_to_come)
        state.due = asked(state)
        for seat in range(state.seats):
            if state.commit[seat] != at.NONE_YET:
                state.due &= ~(1 << seat)
        check_sense(state)

    def size_regions(self) -> None:
        """Regions that were not mentioned share what is left of their origin."""
        state = self.state
        for origin in range(len(ORIGINS)):
            mine = [r for r in range(state.regions) if state.home[r] == origin]
            bare = [r for r in mine if ("region", -1, f"{r + 1}:") not in self.said]
            first, last = at.FIRST_CARD[origin], at.FIRST_CARD[origin + 1]
            left = int((state.where[first:last] == at.POOL).sum())
            left -= sum(int((state.deck[r, : state.cards[r]] == at.NONE).sum()) for r in mine
                        if r not in bare)  # fmt: skip
            for n, region in enumerate(bare):
                share = max(0, left) // (len(bare) - n)
                state.cards[region] = min(at.DECK_SIZE, share)
                left -= int(state.cards[region])

    def show_memory(self) -> None:
        """As far as a viewer knows, what it remembers is in the deck."""
        state = self.state
        if state.viewer < 0:
            return
        for card in map(int, state.memory[state.viewer].flat):
            if card != at.NONE:
                if state.where[card] not in (at.POOL, at.DECK):
                    raise BadInput("position-wald-remembered", card=card_word(state, card))
                state.where[card] = at.DECK


def _count(words: list[str], least: int, most: int) -> int:
    (word,) = words
    if not re.fullmatch(r"\d{1,5}", word, re.ASCII) or not least <= int(word) <= most:
        raise ValueError(word)
    return int(word)


_NUMBERED = ("seat", "region", "lot", "memory", "row")
_Readers = dict[str, Callable[[_Reader, list[str]], None]]
_TABLE_LINES: _Readers = {
    "options": _Reader.options,
    "cards": _Reader.cards,
    "seats": _Reader.how_many,
    "origins": _Reader.origins,
    "round": _Reader.round,
}
_SEAT_LINES: _Readers = {
    "coins": _Reader.coins,
    "snap": _Reader.snap,
    "choice": _Reader.choice,
    "claimed": _Reader.claimed,
    "played": _Reader.played,
    "commit": _Reader.commit,
    "bonus": _Reader.bonus,
    "hand": _Reader.hand,
    "memory": _Reader.memory,
    "row": _Reader.row,
}
_LINES: _Readers = {
    "pile": _Reader.pile,
    "seen": _Reader.seen,
    "level": _Reader.level,
    "waiting": _Reader.waiting,
    "drawing": _Reader.drawing,
    "candidates": _Reader.candidates,
    "drawing-lot": _Reader.drawing_lot,
    "attempt": _Reader.attempt,
    "queue": _Reader.queue,
    "tried": _Reader.tried,
    "sixes": _Reader.sixes,
    "viewer": _Reader.viewer,
    "region": _Reader.region,
    "market": _Reader.market,
    "display": _Reader.display,
    "bag": _Reader.bag,
    "lot": _Reader.lot,
    "seat": _Reader.seat_block,
} | _SEAT_LINES
