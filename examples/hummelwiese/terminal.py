"""The face in the terminal: what the play loop (`waldbach.terminal.face`) asks of a game.

All of it is made from a view's description, its legal words and its events.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from waldbach.game import Event, State
from waldbach.messages import text

from .describe import SOURCE_NAMES, describe
from .notation import FLOWER_NAMES
from .rules import kinds_around, total

MATERIAL = ""  # tables bring no files of their own
STYLES = {"poppy": "red", "cornflower": "blue", "thyme": "magenta", "buttercup": "yellow"}
TARGET, NEST = "+", "o"


def name_of(name: str) -> str:
    return text(f"hummelwiese-name-{name}")


def face_of(view: State) -> dict[str, Any]:
    face: dict[str, Any] = describe(view)["face"]
    return face


# --- the meadow -----------------------------------------------------------------------------------


def draw(
    view: State, words: Iterable[str] = (), fresh: Iterable[str] = (), large: bool = False
) -> RenderableType:
    grid = face_of(view)["grid"]
    targets, new, side = {word.split()[-1] for word in words}, set(fresh), grid["columns"]
    lines = [Text("     " + "".join(f"{column:<5}" for column in "abcde"[:side]), "dim")]
    for row in range(1, grid["rows"] + 1):
        lines.append(Text(_edge("┌┬┐" if row == 1 else "├┼┤", side), "dim"))
        line = Text(f"{row:>2} ", "dim")
        for name, cell in grid["cells"].items():
            if cell["row"] == row:
                line.append("│", "dim").append_text(_cell(name, cell, targets, new))
        lines.append(line.append("│", "dim"))
    lines.append(Text(_edge("└┴┘", side), "dim"))
    return Text("\n").join(lines)


def _edge(signs: str, side: int) -> str:
    return f"   {signs[0]}{signs[1].join(['────'] * side)}{signs[2]}"


def _cell(name: str, cell: dict[str, Any], targets: set[str], fresh: set[str]) -> Text:
    """A flower by its letter (a capital where it is fresh), and a nest that is known there."""
    piece = cell.get("piece")
    sign = piece[0] if piece else TARGET if name in targets else " "
    nests = [f"{NEST}{seat}" for seat in cell.get("marks", {})]
    shown = Text(" " + (sign.upper() if name in fresh else sign))
    shown.stylize(f"bold {STYLES[piece]}" if piece else "dim")
    return shown.append(f"{nests[0] if nests else '':<2}", "bold")


def fresh_spaces(events: Iterable[Event]) -> set[str]:
    return {event["space"] for event in events if event["event"] in ("grown", "sown")}


def legend() -> Text:
    flowers = ", ".join(f"{name[0]} {name_of(name)}" for name in FLOWER_NAMES)
    return Text("\n").join(
        [
            Text(f"  {flowers}"),
            Text(f"  {TARGET} {text('hummelwiese-legend-target')}"),
            Text(f"  {NEST}1 {text('hummelwiese-legend-nest')}"),
        ]
    )


# --- panels ---------------------------------------------------------------------------------------


def seat_name(seat: int) -> str:
    return text("hummelwiese-seat", seat=seat)


def title(view: State) -> Text:
    return Text(text("hummelwiese-title"), "bold")


def status(view: State) -> Text:
    facts = face_of(view)["facts"]
    parts = [text("hummelwiese-turn-of", turn=facts["turn"], turns=facts["turns"])]
    if "seed" in facts:
        parts.append(f"{text('hummelwiese-fact-seed')}: {name_of(facts['seed'])}")
    return Text(" · ".join(parts))


def players(view: State, you: int, narrow: bool) -> RenderableType:
    lines = []
    for seat in range(view.seats):
        head = Text(f"{seat_name(seat + 1)}  ", "bold" if seat == you else "")
        head.append(text("hummelwiese-points", points=int(total(view, seat))))
        nest = face_of(view)["seats"][str(seat + 1)]["facts"].get("nest")
        if nest:
            place = name_of("hidden") if nest == "hidden" else nest
            head.append(f"  {text('hummelwiese-fact-nest')}: {place}", "dim")
        lines.append(head)
    return Group(*lines)


def hand(view: State, seat: int) -> Text:
    seed = face_of(view)["facts"].get("seed")
    return Text(f"{text('hummelwiese-fact-seed')}: {name_of(seed)}") if seed else Text("")


def ledger(view: State) -> RenderableType:
    """What the nests that one may know of would bring now."""
    table = Table(box=None, pad_edge=False, padding=(0, 2))
    for heading in ("hummelwiese-fact-nest", "hummelwiese-kinds"):
        table.add_column(text(heading))
    for seat in range(view.seats):
        if view.nest[seat] >= 0:
            kinds = int(kinds_around(view, int(view.nest[seat])))
            table.add_row(seat_name(seat + 1), str(kinds))
    return table


def brief_ledger(view: State) -> RenderableType | None:
    return None


# --- words and events -----------------------------------------------------------------------------


def step(view: State) -> str:
    return text(f"hummelwiese-ask-{describe(view)['step']}")


def groups(view: State, words: Sequence[str]) -> list[tuple[str, list[tuple[str, str]]]]:
    found: dict[str, list[tuple[str, str]]] = {}
    for word in words:
        verb, space = word.split()
        found.setdefault(verb, []).append((space, word))
    return [(f"{verb}: {text(f'hummelwiese-verb-{verb}')}", some) for verb, some in found.items()]


def forced(words: Sequence[str]) -> str | None:
    return words[0] if len(words) == 1 else None


def usual(words: Sequence[str]) -> str | None:
    return None


def story(view: State, events: Iterable[Event]) -> list[Text]:
    lines: list[Text] = []
    for event in events:
        if event["event"] in ("turn", "over"):
            continue
        named = {k: name_of(v) if k in ("flower", "source") else v for k, v in event.items()}
        told = text(f"hummelwiese-event-{event['event']}", **named)
        who = f"{seat_name(event['seat'])}: " if "seat" in event else ""
        lines.append(Text(f"{who}{told}"))
    return lines


def counts(state: State) -> list[dict[str, int]]:
    """Numbers of each seat that are worth averaging: kinds of flower at the nest."""
    return [{"kinds": int(points[1]) // 2} for points in state.points[: state.seats].tolist()]


assert SOURCE_NAMES == ("neighbours", "nest")
