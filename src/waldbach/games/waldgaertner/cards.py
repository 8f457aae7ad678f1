"""Card files: 175 plants as CSV, read strictly, checked against docs/waldgaertner-cards.md.

Every row is a card, every error names its line and column. `cards.csv` in this folder is the file
of the game; a table may bring its own, as text (option `cards`). docs/waldgaertner-cards.md says
what its columns mean.
"""

from __future__ import annotations

import csv
import dataclasses
import difflib
import functools
import hashlib
import io
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import resources
from typing import Any

import numpy as np
from numpy.typing import NDArray

from waldbach.game import BadInput, State
from waldbach.games.waldgaertner.layout import CARDS_OF, MAX_PARTNERS, SIDES

COLUMNS = ("id", "key", "origin", "species", "botanical", "de", "en", "pl", "height", "class",
           "climber", "value", "bracketed", "bloom", "harvest", "crop", "colour", "fertilisation",
           "partners", "sex", "nitrogen", "prep", "source")  # fmt: skip
ORIGINS = ("EU", "NA", "AS")
CLASSES = ("climber", "small-shrub", "large-shrub", "small-tree", "medium-tree", "large-tree")
TALLEST = (2, 5, 10, 20)  # metres: the top of classes 1 to 4 (W-CARD-04)
COLOURS = ("", "white", "yellow", "pink", "red", "purple")
CROPS = ("fruit", "nut", "seed", "shoot", "sap", "flower")
SEXES = ("", "male", "female")
PREPARATIONS = ("raw", "cooked", "roasted")
WAYS = ("W", "E", "NW", "NE", "SW", "SE")
YES_NO = ("yes", "no")
CHOICES = {
    "origin": ORIGINS,
    "class": CLASSES,
    "climber": YES_NO,
    "bracketed": YES_NO,
    "crop": CROPS,
    "colour": COLOURS,
    "fertilisation": ("self", "cross"),
    "sex": SEXES,
    "prep": PREPARATIONS,
}  # what may stand in a column that takes one of few words; "" for nothing
MOST_MALE_VALUE = 2
LEAST_COLOURS = 4
EDITIONS = {"first": "cards.csv"}
STANDARD_EDITION = "first"
KEY = re.compile(r"[a-z]+(-[a-z]+)*")
MOST_LETTERS = 40  # of a key
SPECIES = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
HEIGHT = re.compile(r"\d{1,3}(\.\d{1,2})?")
COMMA_HEIGHT = re.compile(r"\d{1,3},\d{1,2}")  # as spreadsheets of many countries write it


class CardError(BadInput):
    """Something is wrong in a card file; names line and column."""

    def __init__(self, message: str, line: int, column: str, /, **args: Any) -> None:
        super().__init__(f"card-{message}", line=line, column=column, **args)
        self.line, self.column = line, column


@dataclass(frozen=True)
class Card:
    id: str
    key: str
    origin: int
    species: str
    names: dict[str, str]  # botanical, de, en, pl
    height: float
    rank: int  # 0 for a climber
    value: int
    bracketed: bool
    bloom: int
    harvest: int
    crop: str
    colour: int
    partners: tuple[str, ...]
    sex: int
    arrows: int  # a bit for each of WAYS
    prep: str
    source: str
    line: int  # in its file


@dataclass(frozen=True)
class CardSet:
    """The cards of a file in the order of the record: Europe, North America, Asia."""

    cards: tuple[Card, ...]
    text: str

    @functools.cached_property
    def number_of(self) -> dict[str, int]:
        """The card of a key or an id."""
        keys = {card.key: number for number, card in enumerate(self.cards)}
        return keys | {card.id.lower(): number for number, card in enumerate(self.cards)}

    @functools.cached_property
    def fingerprint(self) -> int:
        """Equal for equal cards: a game file may change the line ends of their text."""
        cards = [dataclasses.replace(card, line=0) for card in self.cards]
        digest = hashlib.sha256(repr(cards).encode()).digest()
        return int.from_bytes(digest[:8], "big") >> 1

    @functools.cached_property
    def species(self) -> dict[str, int]:
        """Species keys as numbers from 1."""
        found = dict.fromkeys(card.species for card in self.cards)
        return {key: number for number, key in enumerate(found, start=1)}

    @functools.cached_property
    def facts(self) -> dict[str, NDArray[np.uint8]]:
        """What the rules need, by field of the record."""
        fields = ("rank", "value", "bracketed", "bloom", "harvest", "colour", "sex", "arrows")
        facts = {
            name: np.array([getattr(c, name) for c in self.cards], np.uint8) for name in fields
        }
        facts["species"] = np.array([self.species[c.species] for c in self.cards], np.uint8)
        partners = np.zeros((len(self.cards), MAX_PARTNERS), np.uint8)
        for number, card in enumerate(self.cards):
            for i, partner in enumerate(card.partners):
                partners[number, i] = self.species[partner]
        return facts | {"partners": partners}

    def print_facts(self, state: State) -> None:
        """Write the facts into a record."""
        state.deck_id = self.fingerprint
        for name, column in self.facts.items():
            state[name][...] = column


# --- reading --------------------------------------------------------------------------------------


def read_cards(text: str) -> CardSet:
    """Read a card file; the first thing that is wrong raises `CardError`."""
    cardset = parse_cards(text)
    for problem in problems(cardset):
        raise problem
    return cardset


def parse_cards(text: str) -> CardSet:
    """The cards of a file, not checked against one another; an unreadable cell raises."""
    return _in_order([_read_card(row, line) for row, line in _rows(text)], text)


def parse_all(text: str) -> tuple[CardSet | None, list[CardError]]:
    """The same, but all lines are looked at: what is wrong with each of them is told."""
    cards, wrong = [], []
    try:
        for row, line in _rows(text):
            try:
                cards.append(_read_card(row, line))
            except CardError as error:
                wrong.append(error)
    except CardError as error:  # neither its rows nor those behind it can be told apart
        wrong.append(error)
    return (None, wrong) if wrong else (_in_order(cards, text), [])


def _in_order(cards: list[Card], text: str) -> CardSet:
    return CardSet(tuple(sorted(cards, key=lambda card: (card.origin, card.id))), text)


def _rows(text: str) -> Iterator[tuple[dict[str, str], int]]:
    reader = csv.reader(io.StringIO(text.removeprefix("\ufeff")), strict=True)
    try:
        header = next(reader, [])
        _check_header(header)
        for cells in reader:
            if not cells:
                continue
            if len(cells) != len(COLUMNS):
                raise CardError("cells", reader.line_num, "id", found=len(cells),
                                right=len(COLUMNS))  # fmt: skip
            row = dict(zip(header, (cell.strip() for cell in cells), strict=True))
            yield row, reader.line_num
    except csv.Error as error:
        reason = "long" if "field limit" in str(error) else "quotes"
        raise CardError(reason, reader.line_num, "id", most=csv.field_size_limit()) from None


def _check_header(header: Sequence[str]) -> None:
    if len(header) == 1:  # spreadsheets of many countries part columns so, though they say CSV
        if ";" in header[0]:
            raise CardError("semicolons", 1, "id")
        if "\t" in header[0]:
            raise CardError("tabs", 1, "id")
    for name in COLUMNS:
        if header.count(name) != 1:
            raise CardError("header", 1, name, right=",".join(COLUMNS))
    for name in header:
        if name not in COLUMNS:
            raise CardError("header", 1, name[:40] or "?", right=",".join(COLUMNS))


class _Row:
    """The cells of one line, each read into what it stands for."""

    def __init__(self, cells: dict[str, str], line: int) -> None:
        self.cells, self.line = cells, line

    def fail(self, column: str, message: str, **args: Any) -> CardError:
        return CardError(message, self.line, column, value=self.cells[column][:60], **args)

    def text(self, column: str) -> str:
        value = self.cells[column]
        if not value or not value.isprintable():
            raise self.fail(column, "empty")
        return value

    def one_of(self, column: str) -> str:
        value = self.cells[column]
        if value not in CHOICES[column]:
            right = ", ".join(choice or "(empty)" for choice in CHOICES[column])
            raise self.fail(column, "choice", right=right)
        return value

    def is_yes(self, column: str) -> bool:
        return self.one_of(column) == "yes"

    def digit(self, column: str) -> int:
        value = self.cells[column]
        if not re.fullmatch(r"[0-9]", value):
            raise self.fail(column, "digit")
        return int(value)

    def match(self, column: str, pattern: re.Pattern[str], message: str) -> str:
        value = self.cells[column]
        if not pattern.fullmatch(value) or len(value) > MOST_LETTERS:
            raise self.fail(column, message)
        return value

    def several(self, column: str) -> tuple[str, ...]:
        return tuple(self.cells[column].split())


def _read_card(cells: dict[str, str], line: int) -> Card:
    row = _Row(cells, line)
    origin = row.one_of("origin")
    _check_id(row, origin)
    climber = row.is_yes("climber")
    return Card(
        id=cells["id"],
        key=row.match("key", KEY, "key"),
        origin=ORIGINS.index(origin),
        species=row.match("species", SPECIES, "species"),
        names={name: row.text(name) for name in ("botanical", "de", "en", "pl")},
        height=_read_height(row),
        rank=_read_rank(row, climber),
        value=row.digit("value"),
        bracketed=row.is_yes("bracketed"),
        bloom=row.digit("bloom"),
        harvest=row.digit("harvest"),
        crop=row.one_of("crop"),
        colour=COLOURS.index(row.one_of("colour")),
        partners=_read_partners(row),
        sex=SEXES.index(row.one_of("sex")),
        arrows=_read_arrows(row),
        prep=row.one_of("prep"),
        source=row.text("source"),
        line=line,
    )


def _check_id(row: _Row, origin: str) -> None:
    """Ids count the cards of an origin, so that a card can be found by its id alone."""
    count = CARDS_OF[ORIGINS.index(origin)]
    if row.cells["id"] not in {f"{origin}-{number + 1:03}" for number in range(count)}:
        raise row.fail("id", "id", origin=origin, most=f"{count:03}")


def class_of(height: float) -> int:
    """The height class of so many metres (W-CARD-04).

    >>> class_of(2), class_of(2.1), class_of(20), class_of(30)
    (1, 2, 4, 5)
    """
    return 1 + sum(height > top for top in TALLEST)


def _read_height(row: _Row) -> float:
    value = row.cells["height"]
    if COMMA_HEIGHT.fullmatch(value):
        raise row.fail("height", "height-comma", right=value.replace(",", "."))
    return float(row.match("height", HEIGHT, "height"))


def _read_rank(row: _Row, climber: bool) -> int:
    rank = CLASSES.index(row.one_of("class"))
    if climber != (rank == 0):
        raise row.fail("class", "climber")
    if not climber:
        right = class_of(_read_height(row))
        if rank != right:
            raise row.fail("class", "class", right=CLASSES[right], height=row.cells["height"])
    return rank


def _read_partners(row: _Row) -> tuple[str, ...]:
    partners = row.several("partners")
    cross = row.one_of("fertilisation") == "cross"
    if cross != bool(partners):
        raise row.fail("partners", "partners-cross" if cross else "partners-self")
    if len(partners) > MAX_PARTNERS or len(set(partners)) < len(partners):
        raise row.fail("partners", "partners-many", most=MAX_PARTNERS)
    return partners


def _read_arrows(row: _Row) -> int:
    arrows = 0
    for way in row.several("nitrogen"):
        if way not in WAYS or arrows >> WAYS.index(way) & 1:
            raise row.fail("nitrogen", "nitrogen", right=" ".join(WAYS))
        arrows |= 1 << WAYS.index(way)
    return arrows


# --- checking -------------------------------------------------------------------------------------


def problems(cardset: CardSet) -> Iterator[CardError]:
    """What keeps the cards from being played with (docs/waldgaertner-cards.md)."""
    yield from _check_unique(cardset.cards)
    yield from _check_counts(cardset.cards)
    for card in cardset.cards:
        yield from _check_card(card, [c for c in cardset.cards if c.origin == card.origin])
    yield from _check_colours(cardset.cards)


def _check_unique(cards: Sequence[Card]) -> Iterator[CardError]:
    for column in ("id", "key"):
        seen: dict[str, int] = {}
        for card in sorted(cards, key=lambda card: card.line):
            value = getattr(card, column)
            if value in seen:
                yield CardError("twice", card.line, column, value=value, first=seen[value])
            seen.setdefault(value, card.line)


def _check_counts(cards: Sequence[Card]) -> Iterator[CardError]:
    found = Counter(card.origin for card in cards)
    for origin, right in enumerate(CARDS_OF):
        if found[origin] != right:
            last = max((card.line for card in cards if card.origin == origin), default=1)
            yield CardError("count", last, "origin", origin=ORIGINS[origin], found=found[origin],
                            right=right)  # fmt: skip


def _check_card(card: Card, origin: Sequence[Card]) -> Iterator[CardError]:
    if card.bloom == card.harvest:
        yield CardError("phases", card.line, "harvest", value=str(card.harvest))
    if card.bracketed and not card.partners:
        yield CardError("bracket", card.line, "bracketed", value="yes")  # 10.11
    for partner in card.partners:
        if not any(other.species == partner and other is not card for other in origin):
            yield CardError("partner", card.line, "partners", value=partner,
                            origin=ORIGINS[card.origin])  # fmt: skip
    if card.sex == SEXES.index("male"):
        yield from _check_male(card, origin)


def _check_male(card: Card, origin: Sequence[Card]) -> Iterator[CardError]:
    if card.value > MOST_MALE_VALUE:
        yield CardError("male-value", card.line, "value", value=str(card.value),
                        most=MOST_MALE_VALUE)  # fmt: skip
    wives = [
        other
        for other in origin
        if other.sex == SEXES.index("female") and card.species in other.partners
    ]
    phases = (card.bloom, card.harvest)
    if not any((other.bloom, other.harvest) == phases for other in wives):
        yield CardError("male-alone", card.line, "sex", value="male")


def _check_colours(cards: Sequence[Card]) -> Iterator[CardError]:
    for origin, name in enumerate(ORIGINS):
        mine = [card for card in cards if card.origin == origin]
        found = len({card.colour for card in mine if card.colour})
        if found < LEAST_COLOURS:
            last = max((card.line for card in mine), default=1)
            yield CardError("colours", last, "colour", origin=name, found=found,
                            least=LEAST_COLOURS)  # fmt: skip


def warnings(cardset: CardSet) -> Iterator[CardError]:
    """What can be played but is probably not meant."""
    for card in cardset.cards:
        if card.partners and not card.bracketed:
            yield CardError("unbracketed", card.line, "bracketed", value="no")


def slanting(cardset: CardSet) -> Iterator[CardError]:
    """Nitrogen arrows that do not point west or east (A-19): only with the option for it."""
    for card in cardset.cards:
        if card.arrows & ~SIDES:
            yield CardError("slanting", card.line, "nitrogen", value=arrow_words(card.arrows))


def arrow_words(arrows: int) -> str:
    return " ".join(way for i, way in enumerate(WAYS) if arrows >> i & 1)


# --- the cards in use -----------------------------------------------------------------------------

MOST_IN_USE = 200
_in_use: dict[int, CardSet] = {}


def edition_text(name: str) -> str:
    file = resources.files("waldbach.games.waldgaertner") / EDITIONS[name]
    return file.read_text(encoding="utf-8")


@functools.cache
def edition(name: str) -> CardSet:
    """Cards that come with the game. An edition never changes: matches refer to it."""
    return use(read_cards(edition_text(name)))


def standard_cards() -> CardSet:
    return edition(STANDARD_EDITION)


def own_cards(text: str) -> CardSet:
    return use(_own_cards(text))


@functools.lru_cache(maxsize=32)
def _own_cards(text: str) -> CardSet:
    return read_cards(text)


@contextmanager
def borrowed(cardset: CardSet) -> Iterator[None]:
    """What is only looked at must not push the cards of a match aside. Those that come with the
    game stay in use, where they are put only once."""
    for name in EDITIONS:
        edition(name)
    known = cardset.fingerprint in _in_use
    try:
        yield
    finally:
        if not known:
            _in_use.pop(cardset.fingerprint, None)


def use(cardset: CardSet) -> CardSet:
    """Remember the cards of a match for the words of its states, the most recent ones."""
    _in_use.pop(cardset.fingerprint, None)
    _in_use[cardset.fingerprint] = cardset
    if len(_in_use) > MOST_IN_USE:
        oldest = (key for key in _in_use if key != standard_cards().fingerprint)
        del _in_use[next(oldest)]
    return cardset


def cards_of(state: State | None) -> CardSet | None:
    """The cards that a state is played with, None where their file is not known in this process."""
    standard = standard_cards()  # also puts them in use
    return standard if state is None else _in_use.get(int(state["deck_id"]))


def card_word(state: State | None, number: int) -> str:
    """The key of a card; its id where only the record is known."""
    cardset = cards_of(state)
    return cardset.cards[number].key if cardset else id_of(number).lower()


def id_of(number: int) -> str:
    """The usual id of a card by its number.

    >>> id_of(0), id_of(174)
    ('EU-001', 'AS-075')
    """
    for origin, count in zip(ORIGINS, CARDS_OF, strict=True):
        if number < count:
            return f"{origin}-{number + 1:03}"
        number -= count
    raise IndexError(number)


def read_card(state: State | None, word: str) -> int:
    """The card of a key or an id."""
    cardset = cards_of(state)
    numbers = cardset.number_of if cardset else _numbers_by_id()
    number = numbers.get(word.lower())
    if number is None:
        near = difflib.get_close_matches(word.lower(), numbers, 3, 0.5)
        raise BadInput("word-card", card=word[:40], right=", ".join(near) or "medlar")
    return number


@functools.cache
def _numbers_by_id() -> dict[str, int]:
    return {id_of(number).lower(): number for number in range(sum(CARDS_OF))}
