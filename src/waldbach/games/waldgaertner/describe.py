"""A view as plain data for clients: all that may be shown, nothing left to be worked out.

Seats count from 1, cards are named by their keys; `cards` holds the facts of every card that
occurs. Seats, regions, plants and cards that lie somewhere stand in objects by number, place or
key, so that a change of one can be told alone. What there is not, or what the viewer cannot know,
is left out: a hidden card has an origin and no name.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from waldbach.game import State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.cards import (
    CLASSES,
    COLOURS,
    ORIGINS,
    SEXES,
    WAYS,
    CardSet,
    cards_of,
    id_of,
)
from waldbach.games.waldgaertner.events import pile_of, seats_of
from waldbach.games.waldgaertner.garden import (
    has_extra,
    is_partner,
    nitrogen_at,
    normal_taken,
    origin_of,
)
from waldbach.games.waldgaertner.notation import PLACE_NAMES, format_action
from waldbach.games.waldgaertner.plays import has_bonus
from waldbach.games.waldgaertner.rounds import acting
from waldbach.games.waldgaertner.scoring import SOURCES, add_points, place_of
from waldbach.games.waldgaertner.sense import CONTEST_STEPS, STEPS
from waldbach.games.waldgaertner.year import coins_at, earns, pass_years, phase_of
from waldbach.kernel import CHANCE_ACTS

Data = dict[str, Any]

SOURCE_NAMES = ("plants", "partners", "markers")
MODE_NAMES = ("basic", "advanced")


def describe(view: State) -> Data:
    table = Table(view)
    numbers = table.numbers
    data: Data = {
        "mode": MODE_NAMES[numbers.advanced],
        "options": describe_options(numbers),
        "round": min(numbers.this_round, at.ROUNDS),
        "rounds": at.ROUNDS,
        "last_cards": numbers.this_round > at.ROUNDS,
        "phase": phase_shown(view),
        "step": STEPS[numbers.step],
        "acting": acting_seats(view),
        "ready": [s + 1 for s, commit in enumerate(table.commit) if commit != at.NONE_YET],
        "regions": {str(r + 1): describe_region(table, r) for r in range(numbers.regions)},
        "market": table.lying(at.MARKET),
        "display": table.lying(at.DISPLAY),
        "bag": table.lying(at.BAG),  # the display while cards are drawn from it blindly
        "seats": {str(s + 1): describe_seat(table, s) for s in range(numbers.seats)},
    }
    if numbers.viewer >= 0:
        data["viewer"] = numbers.viewer + 1
    if numbers.step in CONTEST_STEPS:
        data["contest"] = describe_contest(view)
    if sixes := describe_sixes(view):
        data["sixes"] = sixes
    if numbers.step in (at.LOOK, at.ASK_TAKE):
        data["pile"] = describe_pile(table)
    data["cards"] = table.named_cards()
    return data


def phase_shown(view: State) -> int:
    """Where the marker stands: on 0 before the first round and after the last (W-END-01)."""
    return int(phase_of(view)) if 1 <= view.this_round <= at.ROUNDS else 0


class Table:
    """A view with its fields as lists, since each look at a field of a record costs microseconds,
    and a note of every card that is named."""

    def __init__(self, view: State) -> None:
        self.view = view
        self.numbers = view.numbers()
        self.book, self.number_of = book_of(view)
        self.where: bytes = view.where.tobytes()
        self.cult: list[int] = view.cult.tolist()
        self.flower: list[int] = view.flower.tolist()
        self.commit: list[int] = view.commit.tolist()[: self.numbers.seats]
        self.gardens: list[list[int]] = view.garden.tolist()
        self.ahead = look_ahead(view)
        self.seen: set[int] = set()

    def key(self, card: int) -> str:
        """The name of a card that can be seen."""
        self.seen.add(card)
        return str(self.book[card]["key"])

    def at(self, place: int) -> list[int]:
        """The cards there, by number."""
        found = []
        card = self.where.find(place)
        while card >= 0:
            found.append(card)
            card = self.where.find(place, card + 1)
        return found

    def lying(self, place: int) -> Data:
        """The cards that lie there, by their keys."""
        return self.with_markers(self.at(place))

    def with_markers(self, cards: list[int]) -> Data:
        return {self.key(n): {"card": self.key(n), "markers": self.cult[n]} for n in cards}

    def named_cards(self) -> Data:
        """The facts of every card that was named, and of those that fertilise it."""
        named = {self.number_of[key] for n in self.seen for key in self.book[n]["partners"]}
        return {self.book[n]["key"]: self.book[n] for n in sorted(named | self.seen)}


class Ahead(NamedTuple):
    """By card, for those in gardens: how often they will be harvested, and coins of that."""

    harvests: list[int]
    coins: list[int]


def look_ahead(view: State) -> Ahead:
    """The rest of the two years, if the gardens stay as they are. What still waits for its partner
    brings no coins; its harvests are those that it could have."""
    harvests, coins = np.zeros(at.CARDS, np.int64), np.zeros(at.CARDS, np.int64)
    pass_years(copy_of(view), np.zeros(at.CARDS, np.int64), coins)
    fertile = copy_of(view)
    fertile.partners[...] = 0
    pass_years(fertile, harvests, np.zeros(at.CARDS, np.int64))
    return Ahead(harvests.tolist(), coins.tolist())


def copy_of(view: State) -> State:
    return np.frombuffer(bytearray(view.tobytes()), at.DTYPE)[0]


def acting_seats(view: State) -> list[int]:
    """The seats the game waits for; empty while chance acts, and at the end."""
    mask = int(acting(view))
    return [] if mask == CHANCE_ACTS else seats_of(mask)


def describe_options(numbers: Any) -> Data:
    """The rules of this table, as far as they change how it plays."""
    return {
        "males": "paired" if numbers.males_paired else "give-nothing",
        "rank-limits": "kept" if numbers.ranks_kept else "dropped",
        "sixes": "after-plays" if numbers.late_sixes else "before-plays",
        "final-check": "yes" if numbers.final_check else "no",
        "colour-bonus": "again" if numbers.bonus_again else "once",
    }


# --- the cards ------------------------------------------------------------------------------------


class Book(NamedTuple):
    """The facts of every card of a match, by number, and the number of each key."""

    facts: list[Data]
    number_of: dict[str, int]


_books: dict[tuple[int, bytes, bool], Book] = {}
MOST_BOOKS = 64


def card_book(view: State) -> list[Data]:
    """The facts of every card of the match, by number."""
    return book_of(view).facts


def book_of(view: State) -> Book:
    """It is the same for all states of the match."""
    cardset = cards_of(view)
    name = (int(view.deck_id), view.arrows.tobytes(), cardset is None)
    if name not in _books:
        if len(_books) >= MOST_BOOKS:
            _books.clear()
        facts = _write_book(view, cardset)
        _books[name] = Book(facts, {card["key"]: number for number, card in enumerate(facts)})
    return _books[name]


def _write_book(view: State, cardset: CardSet | None) -> list[Data]:
    keys = [cardset.cards[n].key if cardset else id_of(n).lower() for n in range(at.CARDS)]
    return [_card_facts(view, cardset, keys, number) for number in range(at.CARDS)]


def _card_facts(view: State, cardset: CardSet | None, keys: list[str], number: int) -> Data:
    """What is printed on the card; `partners` are the cards that fertilise it."""
    card = cardset.cards[number] if cardset else None
    rank, origin = int(view.rank[number]), int(origin_of(number))
    mates = range(at.FIRST_CARD[origin], at.FIRST_CARD[origin + 1])
    facts = {
        "key": keys[number],
        "id": card.id if card else id_of(number),
        "names": dict(card.names) if card else {},
        "origin": ORIGINS[origin],
        "class": CLASSES[rank],
        "height": card.height if card else None,
        "rank": rank or None,
        "value": int(view.value[number]),
        "bracketed": bool(view.bracketed[number]),
        "bloom": int(view.bloom[number]),
        "harvest": int(view.harvest[number]),
        "crop": card.crop if card else None,
        "preparation": card.prep if card else None,
        "colour": COLOURS[view.colour[number]] or None,
        "sex": SEXES[view.sex[number]] or None,
        "nitrogen": [way for i, way in enumerate(WAYS) if int(view.arrows[number]) >> i & 1],
        "partners": [keys[other] for other in mates if is_partner(view, number, other)],
        "price": 1 if rank <= 2 else 2,
    }
    return {name: fact for name, fact in facts.items() if fact is not None}


# --- the table ------------------------------------------------------------------------------------


def describe_region(table: Table, region: int) -> Data:
    view = table.view
    data = {
        "region": region + 1,
        "origin": ORIGINS[view.home[region]],
        "cards": int(view.cards[region]),
    }
    top = int(view.deck[region, 0]) if view.open[region] else at.NONE
    if top < at.HIDDEN:
        data |= {"open": table.key(top), "markers": table.cult[top]}
    return data


def describe_contest(view: State) -> Data:
    """Who contends for the display, who waits, and who has the right (W-CON)."""
    chosen = view.choice[: view.seats].tolist()
    data = {
        "region": int(view.region),
        "contenders": [s + 1 for s, die in enumerate(chosen) if die == view.region],
        "coins": view.snap[: view.seats].tolist(),
        "waiting": seats_of(int(view.waiting)),
        "drawing": seats_of(int(view.drawing) | int(view.candidates)),
    }
    if view.step == at.ASK_RIGHT:
        data["right"] = int(view.seat) + 1
    return data


def describe_sixes(view: State) -> Data | None:
    """Tied sixes and their last claims, or the order in which they go (A-10)."""
    queue = [int(s) + 1 for s in view.queue if s >= 0]
    tied = seats_of(int(view.candidates)) if view.step in (at.ASK_CLAIM, at.DRAW_ORDER) else []
    if not queue and not tied:
        return None
    claims = view.claimed[: view.seats].tolist()
    return {
        "tied": tied,
        "attempt": int(view.attempt),
        "attempts": at.ATTEMPTS,
        "claims": [{"seat": s + 1, "claim": c or "any"} for s, c in enumerate(claims) if c >= 0],
        "queue": queue,
    }


def describe_pile(table: Table) -> Data:
    """The pile that a six looks through; its cards only where the viewer may see them."""
    view = table.view
    if view.region == at.MARKET_PILE:
        cards = table.lying(at.MARKET)
    else:
        deck = view.deck[view.region - 1].tolist()
        sees = view.viewer in (view.seat, at.FULL)
        cards = table.with_markers([card for card in deck if sees and card < at.HIDDEN])
    return {"pile": pile_of(int(view.region)), "seat": int(view.seat) + 1, "cards": cards}


# --- the seats ------------------------------------------------------------------------------------


def describe_seat(table: Table, seat: int) -> Data:
    view = table.view
    points = np.zeros(SOURCES, np.int64)
    add_points(view, seat, points)
    planted = [card for card in table.gardens[seat] if card != at.NONE]
    shown = {table.book[card].get("colour") for card in planted}
    data = {
        "seat": seat + 1,
        "coins": int(view.coins[seat]),
        "hand": describe_hand(table, seat),
        "garden": describe_garden(table, seat),
        "points": dict(zip(SOURCE_NAMES, points.tolist(), strict=True)),
        "total": int(points.sum()),
        "place": int(place_of(view, seat)),
        "extras": describe_extras(view, seat),
        "colours": [colour for colour in COLOURS if colour in shown],
        "bonus": {"due": bool(has_bonus(view, seat)), "settled": int(view.bonus[seat])},
        "memory": describe_memory(table, seat),
    }
    if view.choice[seat]:
        data["die"] = int(view.choice[seat])
    if table.commit[seat] >= 0:  # what the seat has chosen, where the viewer may still see it
        data["sealed"] = format_action(table.commit[seat], view)
    return data


def describe_hand(table: Table, seat: int) -> list[Data]:
    """The older card first."""
    hand = table.view.hand[seat].tolist()
    return [describe_held(table, seat, i, card) for i, card in enumerate(hand) if card != at.NONE]


def describe_held(table: Table, seat: int, slot: int, card: int) -> Data:
    data: Data = {
        "origin": ORIGINS[table.view.back[seat, slot]],
        "open": int(table.view.knows[seat, slot]) == at.PUBLIC,
    }
    if card < at.HIDDEN:
        return data | {"card": table.key(card), "markers": table.cult[card], "one_of": []}
    return data | {"one_of": candidates(table, seat, slot)}


def candidates(table: Table, seat: int, slot: int) -> list[str]:
    """The cards of the lot from which a hidden card was drawn; empty if it may be any."""
    lot = int(table.view.lot[seat, slot])
    if not lot:
        return []
    place = at.BAG if table.view.current_lot == lot else at.LOT + lot
    return [table.key(card) for card in table.at(place)]


def describe_garden(table: Table, seat: int) -> Data:
    """Every planted card by its place, and what it counts now: the ledger of the garden."""
    planted = {p: c for p, c in enumerate(table.gardens[seat]) if c != at.NONE}
    keys = {table.key(card) for card in planted.values()}
    return {PLACE_NAMES[p]: describe_plant(table, seat, p, c, keys) for p, c in planted.items()}


def describe_plant(table: Table, seat: int, place: int, card: int, planted: set[str]) -> Data:
    view, facts = table.view, table.book[card]
    cross = bool(facts["partners"])
    partner = next((k for k in facts["partners"] if k in planted), None)
    fertile = partner is not None or not cross
    counts = fertile or not facts["bracketed"]
    data = {
        "place": PLACE_NAMES[place],
        "row": int(at.ROW[place]),
        "extra": bool(at.IS_EXTRA[place]),
        "card": facts["key"],
        "markers": table.cult[card],
        "flower": bool(table.flower[card]),
        "fertile": fertile,
        "nitrogen": int(nitrogen_at(view, seat, place)),
        "harvest": int(coins_at(view, seat, place)) if earns(view, card) and fertile else 0,
        "ahead": {"harvests": table.ahead.harvests[card], "coins": table.ahead.coins[card]},
        "points": facts["value"] + table.cult[card] if counts else 0,
    }
    if partner is not None:
        data["partner"] = partner
    if not counts:
        data["missing"] = "partner"
    return data


def describe_extras(view: State, seat: int) -> list[Data]:
    """The extras that may still be planted: row, price, and whether the row is full (W-XTRA)."""
    found = []
    for row in range(1, at.ROWS):
        if not has_extra(view, seat, row):
            full = bool(normal_taken(view, seat, row) == at.NORMAL[row])
            found.append({"row": row, "cost": row, "open": full})
    if view.garden[seat, at.TOP_PLACE] == at.NONE:
        full = normal_taken(view, seat, 5) == at.NORMAL[5] and has_extra(view, seat, 5)
        found.append({"row": at.ROWS, "cost": at.ROWS, "open": bool(full)})
    return found


def describe_memory(table: Table, seat: int) -> Data:
    """Decks the seat has looked through, as it remembers them; only in its own view."""
    view, numbers = table.view, table.numbers
    found: Data = {}
    if numbers.viewer not in (seat, at.FULL):
        return found
    for region in range(numbers.regions):
        if int(view.looked[seat]) >> region & 1:
            cards = [c for c in view.memory[seat, region].tolist() if c != at.NONE]
            gone = int(view.missing[seat, region])
            found[str(region + 1)] = {
                "region": region + 1,
                "cards": [table.key(card) for card in cards],
                "missing": [table.key(c) for i, c in enumerate(cards) if gone >> i & 1],
            }
    return found
