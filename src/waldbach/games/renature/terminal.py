"""Renature's face in the terminal: what the play loop (`waldbach.terminal`) asks of a game.

The loop knows words, groups of words and pictures; everything that needs the rules' vocabulary is
here. All of it is made from a view, its legal words and its events.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from waldbach.game import Event, State
from waldbach.games.renature import board as boards
from waldbach.games.renature.checking import shortcomings
from waldbach.games.renature.describe import GROUND_NAMES, describe
from waldbach.games.renature.drawing import (
    BACK,
    COLOUR_NAMES,
    COLOUR_SIGNS,
    COLOURS,
    FRESH,
    JOKER,
    TARGET,
    BoardPicture,
    animal_sign,
    colour_index,
)
from waldbach.games.renature.layout import DTYPE, MAX_CLOUDS
from waldbach.games.renature.notation import ANIMAL_NAMES, PLANT_NAMES
from waldbach.games.renature.spaces import NAME_OF
from waldbach.games.renature.svg import draw_svg, worth
from waldbach.games.renature.telling import (
    animal_name,
    colour_name,
    domino,
    domino_words,
    plant_name,
)
from waldbach.games.renature.telling import seat_name as seat_name
from waldbach.games.renature.telling import story as story
from waldbach.messages import language, text

Data = dict[str, Any]
MATERIAL = "board"
FREE_CHOICES = ("joker", "return")  # words possible at almost any time


def look(view: State) -> Data:
    """The view as data; several panels ask for the same one."""
    return _look(view.tobytes())


@functools.lru_cache(maxsize=8)
def _look(view: bytes) -> Data:
    return describe(np.frombuffer(bytearray(view), DTYPE)[0])


# --- the board ------------------------------------------------------------------------------------


def draw(
    view: State, words: Iterable[str] = (), fresh: Iterable[str] = (), large: bool = False
) -> RenderableType:
    """The board with the targets of these words and the spaces of the last moves marked."""
    return BoardPicture(look(view), targets(words), frozenset(fresh), large)


def targets(words: Iterable[str]) -> dict[str, str]:
    """The spaces that the words touch, each with the mark that shows it."""
    found: dict[str, str] = {}
    for word in words:
        verb, *rest = word.split()
        if verb == "place":
            found.update((half.partition("@")[2], TARGET) for half in rest)
        elif verb in ("plant", "mushroom"):
            found[rest[-1]] = TARGET
        elif verb == "return":
            found.setdefault(rest[0], BACK)
    return found


def fresh_spaces(events: Iterable[Event]) -> set[str]:
    """The spaces on which something was put or taken away."""
    found: set[str] = set()
    for event in events:
        found.update(event.get("spaces", ()))
        if event["event"] in ("planted", "returned", "mushroom"):
            found.add(event["space"])
    return found


def legend() -> Text:
    signs = [
        (TARGET, "legend-target"),
        (BACK, "legend-return"),
        (FRESH, "legend-fresh"),
        (JOKER, "legend-joker"),
        ("·", "legend-brook"),
        ("S", "legend-start"),
        ("P", "legend-pond"),
        ("T", "legend-stump"),
        ("m", "legend-mushroom"),
        ("°2", "legend-clouds"),
        ("Ot", "legend-plant"),
        ("4/2", "legend-token"),
    ]
    lines = [Text.assemble((f"  {sign:<4}", "bold"), text(key)) for sign, key in signs]
    animals = ", ".join(f"{animal_sign(name)} {animal_name(name)}" for name in ANIMAL_NAMES)
    plants = ", ".join(f"{name[0]} {plant_name('own', name)}" for name in PLANT_NAMES)
    colours = ", ".join(
        f"{s} {colour_name(n)}" for s, n in zip(COLOUR_SIGNS, COLOUR_NAMES, strict=True)
    )
    tail = [Text(f"  {part}") for part in (animals, plants, colours)]
    return Text("\n").join([*lines, *tail])


# --- panels ---------------------------------------------------------------------------------------


def title(view: State) -> Text:
    data = look(view)
    return Text.assemble(
        (f"Renature {data['mode']}", "bold"), " · ", text("panel-turn", turn=data["turn"])
    )


def status(view: State) -> Text:
    """The joker, and in Valley the mushrooms left."""
    data = look(view)
    sign = animal_sign(data["joker"])
    line = Text.assemble(
        text("panel-joker"), " ", (f"{JOKER}{sign}", "bold"), f" {animal_name(data['joker'])}"
    )
    if data["mode"] != "base":
        line.append(f" · {text('panel-mushrooms')} {data['mushrooms']}")
    return line


def players(view: State, you: int, narrow: bool) -> RenderableType:
    """Every player: score by source, clouds, plants, dominoes, tokens. `you` counts from 0."""
    data = look(view)
    over = data["step"] == "over"
    blocks = []
    for seat in data["seats"].values():
        active = seat["seat"] == data["seat"] and not over
        block = _narrow_player if narrow else _wide_player
        blocks.append(block(seat, active, seat["seat"] == you + 1))
    return Group(*blocks)


def _player_head(seat: Data, active: bool, own: bool) -> Text:
    colour = COLOUR_NAMES[seat["seat"] - 1]
    head = Text("▶" if active else " ")
    head.append(f" {COLOUR_SIGNS[seat['seat'] - 1]} ", COLOURS[colour])
    head.append(f" {seat_name(seat['seat'])}", "bold")
    if own:
        head.append(f" ({text('panel-you')})")
    return head


def _narrow_player(seat: Data, active: bool, own: bool) -> Text:
    head = _player_head(seat, active, own)
    parts = [f"{points:+d}" for points in seat["points"].values() if points]
    head.append(f" {seat['total']}", "bold")
    lines = [head, Text("  = " + "".join(parts).removeprefix("+"), "dim")]
    dominoes = text("panel-hand-short", hand=seat["hand"], reserve=seat["reserve"])
    pieces = f"  °{seat['clouds']} {dominoes}"
    if seat["tokens"]:
        pieces += f" {text('panel-tokens-short', count=len(seat['tokens']))}"
    lines[1].append(pieces, "not dim")
    lines.append(Text(f"  {_stock(seat['own'])} N {_stock(seat['neutral'])}"))
    return Text("\n").join(lines)


def _wide_player(seat: Data, active: bool, own: bool) -> Text:
    head = _player_head(seat, active, own)
    head.append(f"  {text('panel-points', points=seat['total'])}", "bold")
    sources = [f"{text(f'source-{s}')} {p}" for s, p in seat["points"].items() if p]
    facts = [
        text("panel-clouds", clouds=seat["clouds"], most=MAX_CLOUDS),
        text("panel-hand", hand=seat["hand"], reserve=seat["reserve"]),
    ]
    if seat["discarded"]:
        facts.append(text("panel-discarded", count=seat["discarded"]))
    if seat["tokens"]:
        facts.append(_tokens(seat["tokens"]))
    lines = [
        head,
        Text("     " + " · ".join(sources), "dim"),
        Text("     " + " · ".join(facts)),
        Text(f"     {text('panel-plants')} {_stock(seat['own'])} · N {_stock(seat['neutral'])}"),
    ]
    return Text("\n").join(lines)


def _tokens(tokens: Data) -> str:
    backs = " ".join(f"#{area}:{token.get('back', '?')}" for area, token in tokens.items())
    return f"{text('panel-tokens', count=len(tokens))} ({backs})"


def _stock(stock: dict[str, int]) -> str:
    return " ".join(f"{name[0]}{count}" for name, count in stock.items())


def hand(view: State, seat: int) -> Text:
    """The own dominoes by name, joker halves marked (Y-10)."""
    data = look(view)
    found = Text(text("panel-your-hand") + " ")
    names = data["seats"][str(seat + 1)]["dominoes"]
    for number, name in enumerate(names):
        sign = "-".join(
            animal_sign(a) + (JOKER if a == data["joker"] else "") for a in name.split("-")
        )
        found.append(("   " if number else "") + sign, "bold")
        found.append(f" {domino_words(name)}")
    if not names:
        found.append(text("panel-no-hand"))
    return found


def brief_ledger(view: State) -> RenderableType | None:
    """The ledger of the open areas with plants, several to a line; None if there are none."""
    data = look(view)
    entries = []
    for area in data["areas"].values():
        if area["standings"] and "taken" not in area:
            name, worth, totals, gets = _ledger_row(data, area)
            entries.append(Text.assemble(name, " ", (worth.plain, "dim"), " ", totals, " → ", gets))
    return Columns(entries, padding=(0, 3), column_first=True) if entries else None


def ledger(view: State) -> RenderableType:
    """Who leads in which area: totals, ties struck through, what each would get (Y-11)."""
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
    for key in ("ledger-area", "ledger-worth", "ledger-totals", "ledger-gets"):
        table.add_column(text(key), no_wrap=key != "ledger-gets")
    empty = []
    data = look(view)
    for area in data["areas"].values():
        if not area["standings"]:
            empty.append(area)
            continue
        table.add_row(*_ledger_row(data, area), style="dim" if "taken" in area else "")
    parts: list[RenderableType] = [table] if table.row_count else []
    if empty:
        worth = " ".join(
            f"#{a['area']}:{a['main']}/{a['minor']}" for a in empty if "taken" not in a
        )
        gone = " ".join(f"#{a['area']}" for a in empty if "taken" in a)
        parts += [Text(f"{text('ledger-empty')} {worth}", "dim")] if worth else []
        parts += [Text(f"{text('ledger-empty-closed')} {gone}", "dim")] if gone else []
    return Group(*parts)


def _ledger_row(data: Data, area: Data) -> list[Text]:
    first = next(p for p, s in data["spaces"].items() if s.get("area") == area["area"])
    totals, gets = Text(), Text()
    for standing in sorted(area["standings"], key=lambda s: -s["total"]):
        sign = COLOUR_SIGNS[colour_index(standing["colour"])]
        if totals:
            totals.append(" ")
        if standing["struck"]:
            totals.append(f"{sign}~{standing['total']}~", "strike")
        else:
            totals.append(f"{sign}{standing['total']}")
        if standing["points"]:
            gets.append(f"{' ' if gets else ''}{sign}+{standing['points']}", "bold")
    if "taken" in area:
        taker = COLOUR_SIGNS[area["taken"] - 1]
        gets.append(f"{' ' if gets else ''}({text('ledger-closed', who=taker)})")
    elif not gets:
        gets.append(text("ledger-nobody"))
    worth = Text(f"{area['main']}/{area['minor']}")
    return [Text(f"#{area['area']} {first}"), worth, totals, gets]


def counts(state: State) -> list[dict[str, int]]:
    """Numbers of each seat that are worth averaging over many games."""
    return [{"discarded": int(state.box[seat])} for seat in range(state.seats)]


# --- what can be done -----------------------------------------------------------------------------


def step(view: State) -> str:
    """What is to be done now, as a sentence to the one who does it."""
    return text(f"step-{look(view)['step']}")


def groups(view: State, words: Sequence[str]) -> list[tuple[str, list[tuple[str, str]]]]:
    """The legal words in a few groups: a label, and for each word its short form."""
    found: dict[str, list[tuple[str, str]]] = {}
    usual_word = usual(words)
    for word in sorted(words, key=lambda word: (word != usual_word, _domino_order(word))):
        label, short = _group_of(word)
        found.setdefault(label, []).append((short, word))
    return list(found.items())


def _domino_order(word: str) -> list[int]:
    """Placements by domino, in the order in which a hand is shown; then everything else."""
    verb, *rest = word.split()
    if verb != "place":
        return [len(ANIMAL_NAMES)]
    return sorted(ANIMAL_NAMES.index(half.partition("@")[0]) for half in rest)


def _group_of(word: str) -> tuple[str, str]:
    verb, *rest = word.split()
    if verb == "place":
        (one, p), (other, q) = (half.split("@") for half in rest)
        name = "-".join(sorted((one, other), key=ANIMAL_NAMES.index))
        return f"place {name}", f"{animal_sign(one)}@{p} {animal_sign(other)}@{q}"
    if verb == "plant":
        owner, name, space = rest
        own_words = "" if language.get() == "en" else f" ({plant_name('own', name)})"
        return f"plant {owner} {name}{own_words}", space
    if verb == "discard":
        return "discard", domino(rest[0])
    if verb == "joker":
        own_words = "" if language.get() == "en" else f" ({animal_name(rest[0])})"
        return text("group-joker"), f"{rest[0]}{own_words}"
    if verb == "return":
        return text("group-return"), rest[0]
    if verb == "mushroom":
        return "mushroom", rest[0]
    return f"{word}: {text(f'word-means-{word}')}", word


def forced(words: Sequence[str]) -> str | None:
    """The word that is no real choice: alone, or before scoring with nothing but joker changes
    beside it, which cannot change the result (10.1)."""
    if len(words) == 1:
        return words[0]
    if "score" in words and all(word == "score" or word.startswith("joker ") for word in words):
        return "score"
    return None


def usual(words: Sequence[str]) -> str | None:
    """What Enter alone stands for: the word that goes on, if only cloud actions are beside it."""
    plain = [word for word in words if word.split()[0] not in (*FREE_CHOICES, "again")]
    return plain[0] if len(plain) == 1 else None


# --- boards ---------------------------------------------------------------------------------------


def find_board(source: str) -> boards.Board:
    """The board of a shipped name, or of the text of a board file."""
    return boards.load_shipped(source) if source in boards.shipped() else boards.read_board(source)


def material_names() -> list[str]:
    return boards.shipped()


def usual_material() -> str:
    return boards.shipped_text("brook")


def check_material(source: str) -> tuple[list[str], list[str]]:
    """Everything that keeps a board from being played, in sentences that name the place; and what
    keeps one that can be played from being a good one."""
    try:
        board = find_board(source)
    except boards.BoardError as error:
        return [str(error)], []
    wrong = [str(problem) for problem in boards.unplayable(board)]
    return wrong, [str(doubt) for doubt in shortcomings(board)]


def draw_material(source: str, large: bool = False) -> RenderableType:
    """The bare board, also where it could not be played on."""
    board = find_board(source)
    home = {p: number for number, area in enumerate(board.areas, start=1) for p in area}
    data = {
        "mode": board.mode,
        "rows": len(board.rows),
        "columns": len(board.rows[0]),
        "joker": "",
        "spaces": {NAME_OF[p]: _bare_space(board, p, home) for p in board.ground},
        "areas": {str(n): _bare_area(board, n, a) for n, a in enumerate(board.areas, start=1)},
    }
    head = Text.assemble((board.name, "bold"), f" · {text(f'mode-{board.mode}')}")
    return Group(head, BoardPicture(data, {}, (), large))


def _bare_space(board: boards.Board, p: int, home: dict[int, int]) -> Data:
    space: Data = {"space": NAME_OF[p], "ground": GROUND_NAMES[board.ground[p]]}
    if p in home:
        space["area"] = home[p]
    if p in board.clouds:
        space["clouds"] = board.clouds[p]
    return space


def _bare_area(board: boards.Board, number: int, spaces: list[int]) -> Data:
    main, _, minor = worth(board, len(spaces)).partition("/")
    return {"area": number, "main": main, "minor": minor or "?"}


def material_svg(source: str) -> str:
    return draw_svg(find_board(source))
