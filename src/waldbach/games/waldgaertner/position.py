"""Positions as text: a header, the table's middle, and a block per seat.

    waldgaertner position 1
    options mode=basic nitrogen=sides males=give-nothing …
    cards first                         edition; or `cards` and, indented below it, a card file
    seats 2
    origins EU                          left out before they are drawn
    round 3 step right seat 2           step: what is to be done now (STEPS)
    pile 1                              region contended for or looked through; `pile market`
    seen 3                              cards of the pile that a six has seen so far
    level 4                             coins whose turn it is; `level all` before the first
    waiting 1                           seats that have waived; so are `drawing`, `candidates`
    drawing-lot 1                       number of the blind draw that goes on
    attempt 2                           of tied sixes to agree; `queue . 2`: their order so far
    tried 1                             seats whose colour bonus is settled in this Action 4
    sixes to-come                       plays of the others, before the sixes (option `sixes`)
    viewer 1                            only in a view; `viewer spectator`
    region 1: 21 top medlar+2           cards, the open top; `then` what lies face-down and is drawn
    region 2: 20 then sloe hazel
    market rowan+1 elder
    display quince pear
    bag apple plum                      a display that is shuffled for blind draws
    lot 1: apple plum                   only in a view: what the hidden cards of a lot are
    seat 1
      coins 5
      snap 4                            coins when the dice were shown, if there are others now
      choice 3                          die or start region; `claimed any`: claim of a six
      commit grow medlar 2.3            sealed choice; `commit ?` in views of others
      played sell medlar                what the seat played last
      bonus 1                           colour bonuses taken or declined
      hand medlar sloe(own)             see below
      memory 2: sloe hazel! rowan!!     what the seat remembers of a region; `memory 2: ?`
      row 2: . medlar+1* . . [sloe]     the garden, from the west; `.` is free, extras in brackets

``+2`` behind a card: markers, ``*``: a flower. Brackets behind a card in a hand: only its holder
knows it. They say `own`, or where it is from: ``lot=1`` a blind draw, ``from=2`` a region, with
``traced=1+3`` for seats that remember it from there and ``resolved=1+3`` for those who have learnt
which ones are gone. ``?EU`` is a hidden card. In a memory ``!`` stands for a card that is known to
be gone, ``!!`` for one that `resolved` hands hold.

Everything may be left out and then is as in a fresh game: cards nobody mentions have not been seen
yet, a region has 24 cards or as many as are left for it. `snap` is then the coins of now, and
`level` that of the seat to decide.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

import numpy as np

from waldbach.game import BadInput, State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.cards import (
    EDITIONS,
    ORIGINS,
    CardSet,
    card_word,
    cards_of,
    edition,
    read_card,
    slanting,
)
from waldbach.games.waldgaertner.contest import ALL_LEVELS, lowest_bit
from waldbach.games.waldgaertner.garden import origin_of
from waldbach.games.waldgaertner.notation import (
    ORIGINS_OF,
    format_action,
    origins_name,
    parse_action,
)
from waldbach.games.waldgaertner.sense import (
    PLAY_STEPS,
    SIX_STEPS,
    STEPS,
    asked,
    check_sense,
    seats_in,
)
from waldbach.kernel import SPECTATOR

FORMAT = "waldgaertner position 1"
# Options that the record keeps as 0 or 1: their field, and the words for both.
FLAGS = {
    "mode": ("advanced", ("basic", "advanced")),
    "males": ("males_paired", ("give-nothing", "paired")),
    "rank-limits": ("ranks_kept", ("dropped", "kept")),
    "sixes": ("late_sixes", ("before-plays", "after-plays")),
    "final-check": ("final_check", ("no", "yes")),
    "colour-bonus": ("bonus_again", ("once", "again")),
}
SEAT_STEPS = (at.DEAL_START, at.DRAW_LOT, at.LOOK, at.ASK_RIGHT, at.ASK_PILE, at.ASK_TAKE,
              at.ASK_BONUS)  # fmt: skip
BEFORE_DICE = (at.DRAW_ORIGINS, at.LAY_MARKET, at.DEAL_START, at.TURN_TOPS, at.CHOOSE_START,
               at.SELECT)  # fmt: skip
MOST_COINS, MOST_LOTS, MOST_BONUSES = 9999, 13, 20
CARD = re.compile(r"(?P<key>[\w-]+)(\+(?P<cult>\d{1,2}))?(?P<flower>\*)?", re.ASCII)
IN_HAND = re.compile(r"(?P<card>[^()]+)(\((?P<notes>[^()]+)\))?")
EXTRA = re.compile(r"\[[^\[\]]+\]")
REMEMBERED = re.compile(r"(?P<key>[\w-]+)(?P<gone>!{0,2})", re.ASCII)


# --- what follows from the rest -------------------------------------------------------------------


def usual_snap(state: State, seat: int) -> int:
    """Coins at the reveal, where nothing else is said."""
    shown = state.this_round > 1 or state.step not in BEFORE_DICE
    return int(state.coins[seat]) if shown else 0


def usual_level(state: State) -> int:
    step = state.step
    if step == at.TURN_DISPLAY:
        return ALL_LEVELS
    if step in (at.ASK_RIGHT, at.ASK_PILE, at.LOOK, at.ASK_TAKE):
        return int(state.snap[state.seat])
    group = int(state.candidates | state.drawing)
    if step in (at.ASK_CLAIM, at.DRAW_ORDER, at.DRAW_LUCKY, at.DRAW_LOT) and group:
        return int(state.snap[lowest_bit(group)])
    return 0


def usual_seen(state: State) -> int:
    """Who takes a card from a region has seen all of it."""
    looked = state.step == at.ASK_TAKE and 1 <= state.region <= state.regions
    return int(state.cards[state.region - 1]) if looked else 0


def set_progress(state: State, sixes_to_come: bool) -> None:
    """Who has acted in this round follows from the step, but for plays before late sixes."""
    done = state.step in SIX_STEPS or (state.step in PLAY_STEPS and not sixes_to_come)
    state.sixes_done = done
    acted = state.step in SIX_STEPS + PLAY_STEPS
    state.others_played = bool(state.late_sixes) and acted and state.this_round <= at.ROUNDS


# --- writing --------------------------------------------------------------------------------------


def format_position(state: State) -> str:
    cardset = cards_of(state)
    if cardset is None:
        raise BadInput("position-wald-cards", number=int(state.deck_id))
    lines = [FORMAT, _options_line(state, cardset), *_cards_lines(cardset)]
    lines.append(f"seats {state.seats}")
    if state.origins:
        lines.append(f"origins {origins_name(int(state.origins))}")
    lines += _course_lines(state)
    lines += _middle_lines(state)
    for seat in range(state.seats):
        lines += _seat_lines(state, seat)
    return "\n".join(lines) + "\n"


def _options_line(state: State, cardset: CardSet) -> str:
    words = [f"{name}={words[state[field]]}" for name, (field, words) in FLAGS.items()]
    return " ".join(["options", *words, f"nitrogen={_nitrogen_word(state, cardset)}"])


def _nitrogen_word(state: State, cardset: CardSet) -> str:
    """The option that turned the arrows of the card file into those of the record."""
    if state.arrows.tolist() == [card.arrows for card in cardset.cards]:
        return "printed" if any(slanting(cardset)) else "sides"
    return "north" if state.arrows.max() & 1 << at.NW else "south"


def _cards_lines(cardset: CardSet) -> list[str]:
    for name in EDITIONS:
        if edition(name).text == cardset.text:
            return [f"cards {name}"]
    return ["cards", *("  " + line for line in wrap_text(cardset.text))]


def _course_lines(state: State) -> Iterator[str]:
    """The round, the step, and what has to be remembered within the round."""
    seat = f" seat {state.seat + 1}" if state.seat or state.step in SEAT_STEPS else ""
    yield f"round {state.this_round} step {STEPS[state.step]}{seat}"
    if state.region:
        yield f"pile {'market' if state.region == at.MARKET_PILE else state.region}"
    if state.seen_cards != usual_seen(state):
        yield f"seen {state.seen_cards}"
    if state.level != usual_level(state):
        yield f"level {'all' if state.level == ALL_LEVELS else state.level}"
    for key, field in _SEAT_SETS.items():
        if state[field]:
            yield " ".join([key, *(str(seat + 1) for seat in seats_in(state[field]))])
    if state.current_lot:
        yield f"drawing-lot {state.current_lot}"
    if state.attempt != (state.step == at.ASK_CLAIM):
        yield f"attempt {state.attempt}"
    places = " ".join("." if seat < 0 else str(seat + 1) for seat in state.queue)
    if places.strip(" ."):
        yield f"queue {places.rstrip(' .')}"
    if state.step in PLAY_STEPS and not state.sixes_done:
        yield "sixes to-come"
    if state.viewer != at.FULL:
        yield f"viewer {'spectator' if state.viewer == SPECTATOR else state.viewer + 1}"


_SEAT_SETS = {"waiting": "waiting", "drawing": "drawing", "candidates": "candidates",
              "tried": "tried"}  # fmt: skip


def _middle_lines(state: State) -> Iterator[str]:
    for region in range(state.regions):
        known = [_card(state, int(card)) for card in state.deck[region] if card != at.NONE]
        words = [f"region {region + 1}: {state.cards[region]}"]
        if state.open[region]:
            words += ["top", known.pop(0)]
        if known:
            words += ["then", *known]
        yield " ".join(words)
    yield from _place_line(state, "market", at.MARKET)
    yield from _place_line(state, "display", at.DISPLAY)
    yield from _place_line(state, "bag", at.BAG)
    for lot in range(1, MOST_LOTS + 1):
        yield from _place_line(state, f"lot {lot}:", at.LOT + lot)


def _place_line(state: State, key: str, place: int) -> Iterator[str]:
    there = [_card(state, int(card)) for card in np.flatnonzero(state.where == place)]
    if there:
        yield " ".join([key, *there])


def _card(state: State, card: int) -> str:
    markers = f"+{state.cult[card]}" if state.cult[card] else ""
    return card_word(state, card) + markers + "*" * int(state.flower[card])


def _seat_lines(state: State, seat: int) -> Iterator[str]:
    yield f"seat {seat + 1}"
    yield f"  coins {state.coins[seat]}"
    if state.snap[seat] != usual_snap(state, seat):
        yield f"  snap {state.snap[seat]}"
    if state.choice[seat]:
        yield f"  choice {state.choice[seat]}"
    if state.claimed[seat] >= 0:
        yield f"  claimed {state.claimed[seat] or 'any'}"
    if state.commit[seat] != at.NONE_YET:
        sealed = state.commit[seat] == at.SEALED
        yield f"  commit {'?' if sealed else format_action(int(state.commit[seat]), state)}"
    if state.played[seat] != at.NONE_YET:
        yield f"  played {format_action(int(state.played[seat]), state)}"
    if state.bonus[seat]:
        yield f"  bonus {state.bonus[seat]}"
    held = [_hand_word(state, seat, slot) for slot in range(at.HAND_SIZE)]
    if any(held):
        yield "  hand " + " ".join(filter(None, held))
    yield from _memory_lines(state, seat)
    yield from _garden_lines(state, seat)


def _hand_word(state: State, seat: int, slot: int) -> str:
    card = int(state.hand[seat, slot])
    if card == at.NONE:
        return ""
    notes = []
    if state.lot[seat, slot]:
        notes.append(f"lot={state.lot[seat, slot]}")
    if state.taken_from[seat, slot]:
        notes.append(f"from={state.taken_from[seat, slot]}")
    for field in ("traced", "resolved"):
        if state[field][seat, slot]:
            seats = seats_in(state[field][seat, slot])
            notes.append(f"{field}=" + "+".join(str(s + 1) for s in seats))
    if card == at.HIDDEN:
        word = f"?{ORIGINS[state.back[seat, slot]]}"
    else:
        word = _card(state, card)
        if state.knows[seat, slot] != at.PUBLIC and not notes:
            notes.append("own")
    return f"{word}({','.join(notes)})" if notes else word


def _memory_lines(state: State, seat: int) -> Iterator[str]:
    for region in range(state.regions):
        if not state.looked[seat] >> region & 1:
            continue
        words = [f"  memory {region + 1}:"]
        if state.viewer not in (at.FULL, seat):
            words.append("?")
        missing, settled = state.missing[seat, region], state.settled[seat, region]
        for i, card in enumerate(state.memory[seat, region]):
            if card != at.NONE:
                gone = int(missing >> i & 1) + int(settled >> i & 1)
                words.append(card_word(state, int(card)) + "!" * gone)
        yield " ".join(words)


def _garden_lines(state: State, seat: int) -> Iterator[str]:
    """Row by row from the north, as the garden lies on the table."""
    for row in range(at.ROWS, 0, -1):
        places = [p for p in range(at.PLACES) if at.ROW[p] == row]
        signs = [_garden_sign(state, seat, place) for place in places]
        if set(signs) == {"."}:
            continue
        if row < at.ROWS:
            west, *signs, east = signs
            signs = [f"[{west}]"] * (west != ".") + signs + [f"[{east}]"] * (east != ".")
        yield f"  row {row}: " + " ".join(signs)


def _garden_sign(state: State, seat: int, place: int) -> str:
    card = int(state.garden[seat, place])
    return "." if card == at.NONE else _card(state, card)


# --- a text within the text -----------------------------------------------------------------------


def wrap_text(text: str) -> Iterator[str]:
    r"""The text as printable lines without blank ones and without blanks at their ends.

    A line ends with a newline of the text unless a backslash stands there.

    >>> list(wrap_text("a\n\nb")), list(wrap_text("\nc \r\n"))
    (['a\\n', 'b\\'], ['\\n\\', 'c \\x0d'])
    """
    lines = re.findall(r"[^\n]+\n*|^\n+", text)
    for line in lines:
        body = line.rstrip("\n")
        more = len(line) - len(body) - 1
        if not body:
            yield "\\n" * (more + 1) + "\\"
            continue
        words = "".join(map(_escaped, body))
        if words.endswith(" "):
            words = words[:-1] + "\\x20"
        yield words + ("\\n" * more if more >= 0 else "\\")


def _escaped(letter: str) -> str:
    if letter == "\\":
        return "\\\\"
    if letter.isprintable():
        return letter
    number = ord(letter)
    return f"\\x{number:02x}" if number < 256 else f"\\u{number:08x}"


def unwrap_text(lines: Iterable[str]) -> str:
    r"""Reads what `wrap_text` writes.

    >>> unwrap_text(wrap_text("\na b \r\n\n\nc"))
    '\na b \r\n\n\nc'
    """
    text = "".join(line + "\n" for line in lines)
    return re.sub(r"\\(\\|n|\n|x[0-9a-f]{2}|u[0-9a-f]{8}|$)", _unescaped, text)


def _unescaped(found: re.Match[str]) -> str:
    word = found[1]
    if word in ("", "\n"):
        return ""
    return {"\\": "\\", "n": "\n"}.get(word) or chr(int(word[1:], 16))


# --- reading --------------------------------------------------------------------------------------

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
