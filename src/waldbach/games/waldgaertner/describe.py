"""A view as plain data for clients: all that may be shown, nothing left to be worked out.

Seats count from 1, cards are named by their keys; `cards` holds the facts of every card that
occurs. A card the viewer cannot know is null, and its origin stands beside it.
"""

from __future__ import annotations

from typing import Any

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
from waldbach.games.waldgaertner.notation import format_action, place_name
from waldbach.games.waldgaertner.plays import has_bonus
from waldbach.games.waldgaertner.rounds import acting
from waldbach.games.waldgaertner.scoring import SOURCES, add_points, place_of
from waldbach.games.waldgaertner.sense import CONTEST_STEPS, STEPS
from waldbach.games.waldgaertner.year import earns, phase_of
from waldbach.kernel import CHANCE_ACTS

Data = dict[str, Any]

SOURCE_NAMES = ("plants", "partners", "markers")
MODE_NAMES = ("basic", "advanced")


def describe(view: State) -> Data:
    table = Table(view)
    data: Data = {
        "mode": MODE_NAMES[view.advanced],
        "options": describe_options(view),
        "viewer": int(view.viewer) + 1 if view.viewer >= 0 else None,
        "round": min(int(view.this_round), at.ROUNDS),
        "rounds": at.ROUNDS,
        "last_cards": bool(view.this_round > at.ROUNDS),
        "phase": phase_shown(view),
        "step": STEPS[view.step],
        "acting": acting_seats(view),
        "ready": [s + 1 for s in range(view.seats) if view.commit[s] != at.NONE_YET],
        "regions": [describe_region(table, region) for region in range(view.regions)],
        "market": table.lying(at.MARKET),
        "display": table.lying(at.DISPLAY),
        "bag": table.lying(at.BAG),  # the display while cards are drawn from it blindly
        "contest": describe_contest(view) if view.step in CONTEST_STEPS else None,
        "sixes": describe_sixes(view),
        "pile": describe_pile(table),
        "seats": [describe_seat(table, seat) for seat in range(view.seats)],
    }
    for partner in [p for n in table.seen for p in table.book[n]["partners"]]:
        table.seen.add(table.number_of[partner])
    data["cards"] = {table.book[n]["key"]: table.book[n] for n in sorted(table.seen)}
    return data


def phase_shown(view: State) -> int:
    """Where the marker stands: on 0 before the first round and after the last (W-END-01)."""
    return int(phase_of(view)) if 1 <= view.this_round <= at.ROUNDS else 0


class Table:
    """A view with its fields as lists, since each look at a field of a record costs microseconds,
    and a note of every card that is named."""

    def __init__(self, view: State) -> None:
        self.view = view
        self.book = card_book(view)
        self.where: list[int] = view.where.tolist()
        self.cult: list[int] = view.cult.tolist()
        self.number_of = {facts["key"]: number for number, facts in enumerate(self.book)}
        self.seen: set[int] = set()

    def key(self, card: int) -> str | None:
        """The name of a card; None for one that is hidden or missing."""
        if card >= at.HIDDEN:
            return None
        self.seen.add(card)
        return str(self.book[card]["key"])

    def lying(self, place: int) -> list[Data]:
        """The cards that lie there."""
        return [self.with_markers(card) for card, at_ in enumerate(self.where) if at_ == place]

    def with_markers(self, card: int) -> Data:
        return {"card": self.key(card), "markers": self.cult[card]}


def acting_seats(view: State) -> list[int]:
    """The seats the game waits for; empty while chance acts, and at the end."""
    mask = int(acting(view))
    return [] if mask == CHANCE_ACTS else seats_of(mask)


def describe_options(view: State) -> Data:
    """The rules of this table, as far as they change how it plays."""
    return {
        "males": "paired" if view.males_paired else "give-nothing",
        "rank-limits": "kept" if view.ranks_kept else "dropped",
        "sixes": "after-plays" if view.late_sixes else "before-plays",
        "final-check": "yes" if view.final_check else "no",
        "colour-bonus": "again" if view.bonus_again else "once",
    }


# --- the cards ------------------------------------------------------------------------------------

_books: dict[tuple[int, bytes, bool], list[Data]] = {}
MOST_BOOKS = 64


def card_book(view: State) -> list[Data]:
    """The facts of every card of the match, by number; they are the same for all its states."""
    cardset = cards_of(view)
    name = (int(view.deck_id), view.arrows.tobytes(), cardset is None)
    if name not in _books:
        if len(_books) >= MOST_BOOKS:
            _books.clear()
        _books[name] = _write_book(view, cardset)
    return _books[name]


def _write_book(view: State, cardset: CardSet | None) -> list[Data]:
    keys = [cardset.cards[n].key if cardset else id_of(n).lower() for n in range(at.CARDS)]
    return [_card_facts(view, cardset, keys, number) for number in range(at.CARDS)]


def _card_facts(view: State, cardset: CardSet | None, keys: list[str], number: int) -> Data:
    """What is printed on the card; `partners` are the cards that fertilise it."""
    card = cardset.cards[number] if cardset else None
    rank, origin = int(view.rank[number]), int(origin_of(number))
    mates = range(at.FIRST_CARD[origin], at.FIRST_CARD[origin + 1])
    return {
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


# --- the table ------------------------------------------------------------------------------------


def describe_region(table: Table, region: int) -> Data:
    view = table.view
    top = int(view.deck[region, 0]) if view.open[region] else at.NONE
    return {
        "region": region + 1,
        "origin": ORIGINS[view.home[region]],
        "cards": int(view.cards[region]),
        "open": table.key(top),
        "markers": table.cult[top] if top < at.HIDDEN else 0,
    }


def describe_contest(view: State) -> Data:
    """Who contends for the display, who waits, and who has the right (W-CON)."""
    chosen = view.choice[: view.seats].tolist()
    asked = view.step == at.ASK_RIGHT
    return {
        "region": int(view.region),
        "contenders": [s + 1 for s, die in enumerate(chosen) if die == view.region],
        "coins": view.snap[: view.seats].tolist(),
        "waiting": seats_of(int(view.waiting)),
        "right": int(view.seat) + 1 if asked else None,
        "drawing": seats_of(int(view.drawing) | int(view.candidates)),
    }


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


def describe_pile(table: Table) -> Data | None:
    """The pile that a six looks through; its cards only where the viewer may see them."""
    view = table.view
    if view.step not in (at.LOOK, at.ASK_TAKE):
        return None
    if view.region == at.MARKET_PILE:
        cards = table.lying(at.MARKET)
    else:
        deck = view.deck[view.region - 1].tolist()
        sees = view.viewer in (view.seat, at.FULL)
        cards = [table.with_markers(card) for card in deck if sees and card < at.HIDDEN]
    return {"pile": pile_of(int(view.region)), "seat": int(view.seat) + 1, "cards": cards}


# --- the seats ------------------------------------------------------------------------------------


def describe_seat(table: Table, seat: int) -> Data:
    view = table.view
    points = np.zeros(SOURCES, np.int64)
    add_points(view, seat, points)
    shown = {table.book[card]["colour"] for card in view.garden[seat].tolist() if card != at.NONE}
    return {
        "seat": seat + 1,
        "coins": int(view.coins[seat]),
        "die": int(view.choice[seat]) or None,
        "hand": describe_hand(table, seat),
        "garden": describe_garden(table, seat),
        "points": dict(zip(SOURCE_NAMES, points.tolist(), strict=True)),
        "total": int(points.sum()),
        "place": int(place_of(view, seat)),
        "extras": describe_extras(view, seat),
        "colours": [colour for colour in COLOURS if colour in shown],
        "bonus": {"due": bool(has_bonus(view, seat)), "settled": int(view.bonus[seat])},
        "sealed": sealed_word(view, seat),
        "memory": describe_memory(table, seat),
    }


def describe_hand(table: Table, seat: int) -> list[Data]:
    view = table.view
    hand = view.hand[seat].tolist()
    return [
        {
            "card": table.key(card),
            "origin": ORIGINS[view.back[seat, slot]],
            "markers": table.cult[card] if card < at.HIDDEN else None,
            "open": int(view.knows[seat, slot]) == at.PUBLIC,
            "one_of": [] if card < at.HIDDEN else candidates(table, seat, slot),
        }
        for slot, card in enumerate(hand)
        if card != at.NONE
    ]


def candidates(table: Table, seat: int, slot: int) -> list[str | None]:
    """The cards of the lot from which a hidden card was drawn; empty if it may be any."""
    lot = int(table.view.lot[seat, slot])
    if not lot:
        return []
    place = at.BAG if table.view.current_lot == lot else at.LOT + lot
    return [table.key(card) for card, where in enumerate(table.where) if where == place]


def describe_garden(table: Table, seat: int) -> list[Data]:
    """Every planted card, and what it counts now: the ledger of the garden."""
    view = table.view
    planted = [(p, c) for p, c in enumerate(view.garden[seat].tolist()) if c != at.NONE]
    return [describe_plant(table, seat, place, card, planted) for place, card in planted]


def describe_plant(
    table: Table, seat: int, place: int, card: int, planted: list[tuple[int, int]]
) -> Data:
    view, facts = table.view, table.book[card]
    cross = bool(facts["partners"])
    beside = {table.book[other]["key"] for _, other in planted if other != card}
    partner = next((key for key in facts["partners"] if key in beside), None)
    fertile = partner is not None or not cross
    counts = fertile or not facts["bracketed"]
    arrows = int(nitrogen_at(view, seat, place))
    return {
        "place": place_name(place),
        "row": int(at.ROW[place]),
        "extra": bool(at.IS_EXTRA[place]),
        "card": table.key(card),
        "markers": table.cult[card],
        "flower": bool(view.flower[card]),
        "partner": partner,
        "fertile": fertile,
        "nitrogen": arrows,
        "harvest": 1 + arrows if earns(view, card) and fertile else 0,
        "points": facts["value"] + table.cult[card] if counts else 0,
        "missing": None if counts else "partner",
    }


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


def sealed_word(view: State, seat: int) -> str | None:
    """What the seat has chosen and may still see; None for the others."""
    commit = int(view.commit[seat])
    return format_action(commit, view) if commit >= 0 else None


def describe_memory(table: Table, seat: int) -> list[Data]:
    """Decks the seat has looked through, as it remembers them; only in its own view."""
    view = table.view
    if view.viewer not in (seat, at.FULL):
        return []
    found = []
    for region in range(view.regions):
        if int(view.looked[seat]) >> region & 1:
            cards = [c for c in view.memory[seat, region].tolist() if c != at.NONE]
            gone = int(view.missing[seat, region])
            found.append(
                {
                    "region": region + 1,
                    "cards": [table.key(card) for card in cards],
                    "missing": [table.key(c) for i, c in enumerate(cards) if gone >> i & 1],
                }
            )
    return found
