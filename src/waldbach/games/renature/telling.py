"""Renature in words: names, and what happened, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from waldbach.game import Event, State
from waldbach.games.renature.drawing import COLOUR_NAMES, colour_index
from waldbach.games.renature.notation import PLANT_NAMES
from waldbach.messages import language, text

PLANT_POINTS = "\0"  # where the points of a planting will stand


def animal_name(name: str) -> str:
    return text(f"animal-{name}")


def plant_name(owner: str, name: str) -> str:
    return text(f"plant-{owner}-{name}")


def colour_name(name: str) -> str:
    return text(f"colour-{name}")


def seat_name(seat: int) -> str:
    """A seat (from 1) with its colour: `2 Blue`."""
    return f"{seat} {colour_name(COLOUR_NAMES[seat - 1])}"


def domino(name: str) -> str:
    """A domino as typed, and in the reader's language where that is another."""
    if language.get() == "en":
        return name
    return f"{name} ({', '.join(map(animal_name, name.split('-')))})"


# --- what happened --------------------------------------------------------------------------------


def story(view: State, events: Iterable[Event]) -> list[Text]:
    """The events in words, a line for each turn (and one for each source of the final scoring)."""
    lines: list[tuple[int | None, list[str]]] = []
    for event in _without_deal(list(events)):
        told = tell(event)
        seat = event.get("seat")
        if event["event"] == "turn" or (told and (not lines or lines[-1][0] != seat)):
            lines.append((seat, []))
        if told:
            _add(lines[-1][1], event, told)
    return [_line(seat, parts) for seat, parts in lines if parts]


def _add(parts: list[str], event: Event, told: str) -> None:
    """Points for a plant stand right behind the planting, though clouds may be told in between."""
    if event["event"] == "planted":
        parts.append(f"{told}{PLANT_POINTS}")
    elif event.get("source") == "plants":
        parts[:] = [part.replace(PLANT_POINTS, f" {told}") for part in parts]
    else:
        parts.append(told)


def _without_deal(events: list[Event]) -> list[Event]:
    """Leave out the dominoes that were dealt before the first turn."""
    first = {"event": "turn", "turn": 1}
    begin = next((i for i, event in enumerate(events) if first.items() <= event.items()), 0)
    return [e for i, e in enumerate(events) if i >= begin or e["event"] != "drew"]


def _line(seat: int | None, parts: list[str]) -> Text:
    line = Text()
    if seat is not None:
        line.append(f"{seat_name(seat)}: ", "bold")
    return line.append("; ".join(parts).replace(PLANT_POINTS, ""))


def tell(event: Event) -> str | None:
    """One event in words, without its seat; None where there is nothing to say."""
    teller = _TELLERS.get(event["event"])
    return teller(event) if teller else None


def _tell_placed(event: Event) -> str:
    (one, other), (p, q) = event["animals"], event["spaces"]
    return text("event-placed", one=animal_name(one), p=p, other=animal_name(other), q=q)


def _tell_discarded(event: Event) -> str:
    if event["domino"] is None:
        return text("event-discarded-hidden")
    return text("event-discarded", domino=domino_words(event["domino"]))


def domino_words(name: str) -> str:
    return "-".join(map(animal_name, name.split("-")))


def _tell_planted(event: Event) -> str:
    plant = plant_name(event["owner"], event["plant"])
    return text("event-planted", plant=plant, space=event["space"], area=event["area"])


def _tell_returned(event: Event) -> str:
    return text(
        "event-returned",
        plant=plant_name(event["owner"], event["plant"]),
        space=event["space"],
        cost=PLANT_NAMES.index(event["plant"]) + 1,
    )


def _tell_mushroom(event: Event) -> str:
    joined = [str(area) for area in event["joined"]]
    key = "event-mushroom" if len(joined) == 1 else "event-mushroom-joins"
    return text(key, space=event["space"], area=event["area"], joined=", ".join(joined))


def _tell_clouds(event: Event) -> str:
    parts = []
    if event["taken"]:
        parts.append(text("event-clouds", count=event["taken"]))
    if event["lost"]:
        parts.append(text("event-clouds-lost", count=event["lost"]))
    return ", ".join(parts)


def _tell_scored(event: Event) -> str:
    awards = [
        f"{colour_name(COLOUR_NAMES[colour_index(s['colour'])])} +{s['points']}"
        for s in event["standings"]
        if s["points"]
    ]
    who = ", ".join(awards) or text("event-nobody")
    key = "event-area-closed" if event["event"] == "area-closed" else "event-area-final"
    return text(key, area=event["area"], who=who)


def _tell_points(event: Event) -> str:
    return text(f"event-points-{event['source']}", points=f"{event['points']:+d}")


def _tell_drew(event: Event) -> str | None:
    return text("event-drew", domino=domino_words(event["domino"])) if event["domino"] else None


def _tell_back(event: Event) -> str | None:
    if event["bonus"] is None:
        return None
    return text("event-back-seen", area=event["area"], bonus=event["bonus"])


_TELLERS: dict[str, Any] = {
    "started": lambda event: text("event-started"),
    "placed": _tell_placed,
    "discarded": _tell_discarded,
    "planted": _tell_planted,
    "joker": lambda event: text("event-joker", animal=animal_name(event["animal"])),
    "returned": _tell_returned,
    "mushroom": _tell_mushroom,
    "again": lambda event: text("event-again"),
    "clouds": _tell_clouds,
    "points": _tell_points,
    "area-closed": _tell_scored,
    "area-final": _tell_scored,
    "drew": _tell_drew,
    "back-seen": _tell_back,
    "over": lambda event: text("event-over"),
}
