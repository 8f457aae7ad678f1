"""Waldgärtner in words: names, and what happened, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rich.text import Text

from waldbach.game import Event, State
from waldbach.games.waldgaertner.describe import card_book
from waldbach.messages import language, text

Data = dict[str, Any]
Book = dict[str, Data]  # the facts of each card by its key

COLOUR_NAMES = ("orange", "blue", "black", "white", "green", "purple")  # of the dice, by seat
# Events that come one by one but are one thing to tell, and the name of what is told.
TOGETHER = {
    "market-laid": "market-all",
    "displayed": "displayed-all",
    "shown-again": "shown-again-all",
    "turned": "turned-all",
    "marker": "markers-all",
}


def book_of(view: State) -> Book:
    return {facts["key"]: facts for facts in card_book(view)}


def seat_name(seat: int) -> str:
    """A seat (from 1) with the colour of its die: `2 Blue`."""
    return f"{seat} {text(f'colour-{COLOUR_NAMES[seat - 1]}')}"


def seat_names(seats: Iterable[int]) -> str:
    return ", ".join(map(seat_name, seats))


def card_name(facts: Data) -> str:
    """A plant in the reader's language; its key where no other name is known."""
    return str(facts["names"].get(language.get()) or facts["key"])


def typed_name(facts: Data) -> str:
    """The key that is typed, and the plant's name where that is another."""
    key, name = facts["key"], card_name(facts)
    return key if name.lower().replace(" ", "-") == key else f"{key} ({name})"


def value_of(facts: Data, markers: int = 0) -> str:
    """`4`, in brackets if it needs a partner, with its markers: `(6)+2`."""
    value = f"({facts['value']})" if facts["bracketed"] else str(facts["value"])
    return f"{value}+{markers}" if markers else value


def phase_name(phase: int) -> str:
    return text("wald-phase", phase=phase, season=text(f"wald-season-{phase}"))


def origin_name(origin: str) -> str:
    return text(f"wald-origin-{origin}")


# --- what happened --------------------------------------------------------------------------------


def story(view: State, events: Iterable[Event]) -> list[Text]:
    """The events in words: a line for each seat's part, and one for what concerns all."""
    book = book_of(view)
    lines: list[tuple[int | None, list[str]]] = []
    for event in _together(events):
        told = tell(event, book)
        if told is None:
            continue
        seat = event.get("seat")
        if seat is None or not lines or lines[-1][0] != seat:
            lines.append((seat, []))
        lines[-1][1].append(told)
    return [_line(seat, parts) for seat, parts in lines]


def _together(events: Iterable[Event]) -> list[Event]:
    """Merge what was laid or turned card by card; leave out what only the machinery needs."""
    found: list[Event] = []
    for event in events:
        name = TOGETHER.get(event["event"])
        if name is None:
            found.append(event)
        elif found and found[-1]["event"] == name and found[-1]["of"] == _heap(event):
            found[-1]["all"].append(event)
        else:
            found.append({"event": name, "of": _heap(event), "all": [event]})
    return found


def _heap(event: Event) -> int | None:
    """A display belongs to one region; tops and markers of all regions are told together."""
    return event["region"] if event["event"] in ("displayed", "shown-again") else None


def _line(seat: int | None, parts: list[str]) -> Text:
    line = Text()
    if seat is not None:
        line.append(f"{seat_name(seat)}: ", "bold")
    return line.append("; ".join(parts))


def tell(event: Event, book: Book) -> str | None:
    """One event in words, without its seat; None where there is nothing to say."""
    teller = _TELLERS.get(event["event"])
    return teller(event, book) if teller else None


def _names(keys: Iterable[str | None], book: Book) -> str:
    return ", ".join(_name(key, book) for key in keys)


def _name(key: str | None, book: Book) -> str:
    return text("wald-hidden-card") if key is None else card_name(book[key])


def _from(pile: int | str) -> str:
    return text("wald-from-market") if pile == "market" else text("wald-from-region", region=pile)


def _tell_dice(event: Event, book: Book) -> str:
    dice = ", ".join(
        f"{seat_name(d['seat'])} {d['die'] or text('wald-passes')}" for d in event["dice"]
    )
    return text("wald-event-dice", dice=dice)


def _tell_starts(event: Event, book: Book) -> str:
    starts = ", ".join(f"{seat_name(r['seat'])} {r['region']}" for r in event["regions"])
    return text("wald-event-starts", starts=starts)


def _tell_claims(event: Event, book: Book) -> str:
    claims = ", ".join(
        f"{seat_name(c['seat'])} {text('wald-claim-any') if c['claim'] == 'any' else c['claim']}"
        for c in event["claims"]
    )
    return text("wald-event-claims", claims=claims)


def _tell_sold(event: Event, book: Book) -> str:
    card = _name(event["card"], book)
    return text("wald-event-sold", card=card, coins=event["coins"])


def _tell_grew(event: Event, book: Book) -> str:
    card = _name(event["card"], book)
    if event["cost"]:
        return text("wald-event-grew-extra", card=card, place=event["place"], coins=event["cost"])
    return text("wald-event-grew", card=card, place=event["place"])


def _tell_bloomed(event: Event, book: Book) -> str:
    parts = []
    if event["cards"]:
        parts.append(text("wald-event-bloomed", cards=_names(event["cards"], book)))
    if event["in_vain"]:
        parts.append(text("wald-event-in-vain", cards=_names(event["in_vain"], book)))
    return "; ".join(parts)


def _tell_harvested(event: Event, book: Book) -> str:
    cards = ", ".join(f"{_name(c['card'], book)} +{c['coins']}" for c in event["cards"])
    return text("wald-event-harvested", cards=cards, coins=event["coins"])


def _tell_took(event: Event, book: Book) -> str:
    return text("wald-event-took", card=_name(event["card"], book), pile=_from(event["pile"]))


def _tell_opened(event: Event, book: Book) -> str:
    if event["pile"] == "market":
        return text("wald-event-opened-market", coins=event["cost"])
    return text("wald-event-opened-region", region=event["pile"], coins=event["cost"])


def _by_region(event: Event, book: Book) -> str:
    return ", ".join(f"{e['region']} {_name(e['card'], book)}" for e in event["all"])


def _tell_markers(event: Event, book: Book) -> str:
    cards = ", ".join(f"{_name(e['card'], book)} +{e['markers']}" for e in event["all"])
    return text("wald-event-markers", cards=cards)


def _tell_displayed(event: Event, book: Book) -> str:
    cards = _names((e["card"] for e in event["all"]), book)
    key = "wald-event-displayed" if event["event"] == "displayed-all" else "wald-event-shown-again"
    return text(key, region=event["of"], cards=cards)


def _tell_first(event: Event, book: Book) -> str:
    return text("wald-event-first-bonus" if event["for"] == "bonus" else "wald-event-first-six")


def _tell_over(event: Event, book: Book) -> str:
    points = ", ".join(f"{seat_name(p['seat'])} {p['total']}" for p in event["points"])
    return text("wald-event-over", points=points)


def _tell_start_card(event: Event, book: Book) -> str | None:
    if event["card"] is None:
        return None  # from which region it comes has been told
    return text("wald-event-start-card", card=_name(event["card"], book), region=event["pile"])


def _with_card(key: str) -> Callable[[Event, Book], str]:
    """A sentence that names one card."""
    return lambda event, book: text(key, card=_name(event["card"], book))


_TELLERS: dict[str, Callable[[Event, Book], str | None]] = {
    "origins": lambda event, book: text(
        "wald-event-origins", origins=", ".join(map(origin_name, event["origins"]))
    ),
    "market-all": lambda event, book: text(
        "wald-event-market", cards=_names((e["card"] for e in event["all"]), book)
    ),
    "starts-revealed": _tell_starts,
    "start-card": _tell_start_card,
    "turned-all": lambda event, book: text("wald-event-turned", cards=_by_region(event, book)),
    "markers-all": _tell_markers,
    "round": lambda event, book: text(
        "wald-event-round", round=event["round"], phase=phase_name(event["phase"])
    ),
    "last-cards": lambda event, book: text("wald-event-last-cards"),
    "bloomed": _tell_bloomed,
    "harvested": _tell_harvested,
    "dice-revealed": _tell_dice,
    "took": _tell_took,
    "displayed-all": _tell_displayed,
    "shown-again-all": _tell_displayed,
    "right-used": _with_card("wald-event-right-used"),
    "right-waived": lambda event, book: text("wald-event-right-waived"),
    "lucky": lambda event, book: text("wald-event-lucky"),
    "drew": _with_card("wald-event-drew"),
    "got-last": _with_card("wald-event-got-last"),
    "claims-revealed": _tell_claims,
    "clash": lambda event, book: text("wald-event-clash"),
    "agreed": lambda event, book: text("wald-event-agreed", seats=seat_names(event["order"])),
    "lapsed": lambda event, book: text("wald-event-lapsed", seats=seat_names(event["seats"])),
    "goes-first": _tell_first,
    "pile-opened": _tell_opened,
    "sold": _tell_sold,
    "grew": _tell_grew,
    "four-colours": lambda event, book: text(
        "wald-event-colours-wait" if event["waits"] else "wald-event-colours"
    ),
    "bonus-taken": _with_card("wald-event-bonus-taken"),
    "bonus-declined": lambda event, book: text("wald-event-bonus-declined"),
    "over": _tell_over,
}
