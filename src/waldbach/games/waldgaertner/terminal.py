"""Waldgärtner's face in the terminal: what the play loop (`waldbach.terminal`) asks of a game.

The loop knows words, groups of words and pictures; everything that needs the rules' vocabulary is
here. All of it is made from a view, its legal words and its events.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from waldbach.game import Event, State
from waldbach.games.waldgaertner import cards as card_files
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.describe import describe
from waldbach.games.waldgaertner.drawing import (
    DICE,
    FLOWER,
    FLOWERS,
    FRESH,
    HEIGHTS,
    LARGE,
    SMALL,
    TARGET,
    GardenPicture,
    card_table,
    facts_line,
    plant_facts,
    wheel,
)
from waldbach.games.waldgaertner.notation import PLACE_OF
from waldbach.games.waldgaertner.telling import (
    COLOUR_NAMES,
    card_name,
    origin_name,
    phase_name,
    seat_names,
    typed_name,
    value_of,
)
from waldbach.games.waldgaertner.telling import seat_name as seat_name
from waldbach.games.waldgaertner.telling import story as story
from waldbach.messages import language, text

Data = dict[str, Any]
MATERIAL = "cards"
MARKET_STEPS = ("bonus", "bonus-order")


def look(view: State) -> Data:
    """The view as data; several panels ask for the same one."""
    return _look(view.tobytes())


@functools.lru_cache(maxsize=8)
def _look(view: bytes) -> Data:
    return describe(np.frombuffer(bytearray(view), at.DTYPE)[0])


def onlooker(data: Data) -> int:
    """The seat whose garden is meant: the viewer's, or that of the one who acts."""
    return int(data.get("viewer") or next(iter(data["acting"]), 1))


# --- the table ------------------------------------------------------------------------------------


def draw(
    view: State, words: Iterable[str] = (), fresh: Iterable[str] = (), large: bool = False
) -> RenderableType:
    """Regions, market, year and garden; without a viewer, the gardens of all."""
    data = look(view)
    width = LARGE if large else SMALL
    parts: list[RenderableType] = [_regions(data, width), _market(data, width)]
    parts += _open_cards(data, width)
    seats = [data["viewer"]] if "viewer" in data else [int(seat) for seat in data["seats"]]
    for seat in seats:
        places = {f.partition(":")[2] for f in fresh if f.startswith(f"{seat}:")}
        targets = places_of(words) if seat == onlooker(data) else ()
        parts += [Text(), _year_head(seat, data), wheel(data, seat)]
        parts.append(GardenPicture(data, seat, targets, places, width))
    return Group(*parts)


def places_of(words: Iterable[str]) -> set[str]:
    """The places at which these words plant."""
    return {word.split()[2] for word in words if word.startswith("grow ")}


def _year_head(seat: int, data: Data) -> Text:
    own = seat == data.get("viewer")
    name = text("wald-your-garden") if own else text("wald-garden-of", who=seat_name(seat))
    return Text(name, "bold")


def _regions(data: Data, width: int) -> RenderableType:
    rows = []
    for region in data["regions"].values():
        label = f"{region['region']} {region['origin']} {region['cards']:>2}"
        if "open" in region:
            shown = {"card": region["open"], "markers": region["markers"]}
        else:
            shown = {"label": text("wald-face-down" if region["cards"] else "wald-empty")}
        rows.append((label, shown))
    return card_table(data, rows, onlooker(data), width) if rows else Text("")


def _market(data: Data, width: int) -> RenderableType:
    """The market in a few words; as a table where a card of it can be taken."""
    cards = list(data["market"].values())
    head = text("wald-market", count=len(cards))
    if data["step"] in MARKET_STEPS or data.get("pile", {}).get("pile") == "market":
        return Group(Text(head, "bold"), _card_rows(data, cards, width))
    names = [
        f"{card_name(data['cards'][c['card']])} {value_of(data['cards'][c['card']], c['markers'])}"
        for c in cards
    ]
    line = Text.assemble((head, "bold"), " ", ", ".join(names))
    grid = Table.grid()
    grid.add_column(width=width)
    grid.add_row(line)
    return grid


def _open_cards(data: Data, width: int) -> list[RenderableType]:
    """The display of a contest, or the pile that the viewer looks through."""
    parts: list[RenderableType] = []
    if "contest" in data:
        region = data["contest"]["region"]
        parts.append(Text(text("wald-display", region=region), "bold"))
        parts.append(_card_rows(data, [*data["display"].values(), *data["bag"].values()], width))
    pile = data.get("pile")
    if pile and pile["pile"] != "market" and pile["cards"]:
        parts.append(Text(text("wald-pile", region=pile["pile"]), "bold"))
        parts.append(_card_rows(data, list(pile["cards"].values()), width))
    return parts


def _card_rows(data: Data, cards: Sequence[Data], width: int) -> RenderableType:
    return card_table(data, [("", card) for card in cards], onlooker(data), width)


def fresh_spaces(events: Iterable[Event]) -> set[str]:
    """The places at which something was planted, with their seat: `2:1.3`."""
    return {f"{e['seat']}:{e['place']}" for e in events if e["event"] == "grew"}


def legend() -> Text:
    signs = [
        (TARGET, "wald-legend-target"),
        (FRESH, "wald-legend-fresh"),
        ("·2.3·", "wald-legend-place"),
        (f"{HEIGHTS[3]}3", "wald-legend-class"),
        (f"{HEIGHTS[0]}1/2", "wald-legend-climber"),
        ("(5)+1", "wald-legend-worth"),
        ("3→7", "wald-legend-phases"),
        (FLOWER, "wald-legend-flower"),
        ("♡ ♥", "wald-legend-partner"),
        ("♂ ♀", "wald-legend-sex"),
        ("N N1", "wald-legend-nitrogen"),
    ]
    lines = [Text.assemble((f"  {sign:<7}", "bold"), text(key)) for sign, key in signs]
    rows = ", ".join(
        f"{HEIGHTS[rank]}{rank} {class_name(name)}"
        for rank, name in enumerate(card_files.CLASSES)
        if rank
    )
    return Text("\n").join([*lines, Text(f"  {rows}")])


def class_name(name: str) -> str:
    return text(f"wald-class-{name}")


# --- panels ---------------------------------------------------------------------------------------


def title(view: State) -> Text:
    data = look(view)
    line = Text.assemble(("Waldgärtner", "bold"))
    if data["mode"] == "advanced":
        line.append(f" · {text('wald-mode-advanced')}")
    if data["last_cards"]:
        return line.append(f" · {text('wald-last-cards')}")
    if not data["round"]:
        return line.append(f" · {text('wald-set-up')}")
    line.append(f" · {text('wald-round', round=data['round'], most=data['rounds'])}")
    return line.append(f" · {phase_name(data['phase'])}")


def status(view: State) -> Text:
    """Who is ready, who is waited for, who contends."""
    data = look(view)
    parts = []
    if "contest" in data:
        contest = data["contest"]
        who = ", ".join(
            f"{seat_name(s)} ({contest['coins'][s - 1]})" for s in contest["contenders"]
        )
        parts.append(text("wald-contest", region=contest["region"], who=who))
        if contest["waiting"]:
            parts.append(text("wald-waiting", who=seat_names(contest["waiting"])))
    if data.get("sixes", {}).get("tied"):
        parts.append(
            text(
                "wald-tied",
                who=seat_names(data["sixes"]["tied"]),
                attempt=data["sixes"]["attempt"],
                most=data["sixes"]["attempts"],
            )
        )
    if data["ready"]:
        parts.append(text("wald-ready", who=seat_names(data["ready"])))
    if data["acting"]:
        parts.append(text("wald-to-act", who=seat_names(data["acting"])))
    return Text(" · ".join(parts))


def players(view: State, you: int, narrow: bool) -> RenderableType:
    """Every player: coins, points, hand, colours, extras; in full also the gardens of the others.
    `you` counts from 0."""
    data = look(view)
    blocks: list[Text] = []
    for seat in data["seats"].values():
        own = seat["seat"] == you + 1
        line = _player_head(data, seat, own)
        if narrow:
            blocks.append(line.append(f" · {_brief_facts(data, seat, own)}"))
            continue
        blocks += [line, *_player_facts(data, seat)]
        if not own:
            blocks += _garden_lines(data, seat)
    return Group(*blocks)


def _player_head(data: Data, seat: Data, own: bool) -> Text:
    number = seat["seat"]
    head = Text("▶" if number in data["acting"] else " ")
    head.append(f" {number} ", DICE[COLOUR_NAMES[number - 1]])
    head.append(f" {text(f'colour-{COLOUR_NAMES[number - 1]}')}", "bold")
    if own:
        head.append(f" ({text('panel-you')})")
    head.append(f" {text('panel-points', points=seat['total'])}", "bold")
    return head.append(f" · {text('wald-coins', coins=seat['coins'])}")


def _brief_facts(data: Data, seat: Data, own: bool) -> str:
    """What one looks at first; the own hand is shown elsewhere."""
    parts = [
        text("wald-plants", count=len(seat["garden"])),
        text("wald-colours-short", count=len(seat["colours"]), most=at.BONUS_COLOURS),
    ]
    if not own:
        parts.append(text("wald-hand-short", cards=_hand_names(data, seat)))
    if "die" in seat:
        parts.append(text("wald-die", die=seat["die"]))
    return " · ".join(parts)


def _hand_names(data: Data, seat: Data) -> str:
    names = [
        card_name(data["cards"][c["card"]]) if "card" in c else f"?{c['origin']}"
        for c in seat["hand"]
    ]
    return ", ".join(names) or "-"


def _player_facts(data: Data, seat: Data) -> list[Text]:
    sources = [f"{text(f'source-{s}')} {p}" for s, p in seat["points"].items() if p]
    colours = Text("     ")
    for colour in seat["colours"]:
        colours.append(f"✿{text(f'flower-{colour}')} ", FLOWERS[colour])
    extras = " ".join(f"{e['row']}{'' if e['open'] else '…'}" for e in seat["extras"] if e["cost"])
    colours.append(text("wald-extras", rows=extras or "-"))
    lines = [Text(f"     {' · '.join(sources)}", "dim")] if sources else []
    lines.append(Text(f"     {_brief_facts(data, seat, False)}"))
    lines.append(colours)
    for hidden in (c for c in seat["hand"] if c["one_of"]):
        names = ", ".join(card_name(data["cards"][key]) for key in hidden["one_of"])
        lines.append(Text(f"     {text('wald-one-of', cards=names)}", "dim"))
    for known in seat["memory"].values():
        names = ", ".join(
            card_name(data["cards"][key]) + ("?" if key in known["missing"] else "")
            for key in known["cards"]
        )
        lines.append(Text(f"     {text('wald-memory', region=known['region'], cards=names)}"))
    return lines


def _garden_lines(data: Data, seat: Data) -> list[Text]:
    """A garden as text, row by row from the south."""
    lines = []
    for row in range(1, at.ROWS + 1):
        plants = [plant for plant in seat["garden"].values() if plant["row"] == row]
        names = ", ".join(
            f"{card_name(data['cards'][p['card']])} {plant_facts(p, data['cards'][p['card']])}"
            for p in plants
        )
        if names:
            lines.append(Text(f"     {row}: {names}", "dim"))
    return lines


def hand(view: State, seat: int) -> Text:
    """The own cards with their facts, a line each."""
    data = look(view)
    lines = []
    for held in data["seats"][str(seat + 1)]["hand"]:
        if "card" not in held:
            lines.append(Text(f"?{held['origin']}"))
            continue
        facts = data["cards"][held["card"]]
        line = facts_line(data, facts, held["markers"], seat + 1)
        price = text("wald-sells-for", coins=facts["price"])
        lines.append(line.append(f" · {class_name(facts['class'])} · {price}"))
    label = text("panel-your-hand") + " "
    if not lines:
        return Text(label + text("wald-no-hand"))
    padding = "\n" + " " * len(label)
    return Text.assemble(label, Text(padding).join(lines))


def ledger(view: State) -> RenderableType:
    """What each plant of the garden counts now, and why it does not."""
    data = look(view)
    seat = data["seats"][str(onlooker(data))]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    keys = ("wald-head-place", "wald-head-plant", "wald-head-points", "wald-head-harvest",
            "wald-head-partner")  # fmt: skip
    for key in keys:
        wide = key in ("wald-head-plant", "wald-head-partner")
        table.add_column(text(key), no_wrap=not wide, ratio=1 if wide else None)
    for plant in seat["garden"].values():
        facts = data["cards"][plant["card"]]
        table.add_row(
            plant["place"],
            Text(card_name(facts), "bold"),
            _points(plant, facts),
            f"{facts['bloom']}→{facts['harvest']}{FLOWER if plant['flower'] else ''}"
            f" +{plant['harvest']}",
            _partner(data, plant, facts),
        )
    return Group(Text(text("panel-points", points=seat["total"]), "bold"), table)


def _points(plant: Data, facts: Data) -> Text:
    worth = value_of(facts, plant["markers"])
    return Text(f"{plant['points']} = {worth}", "dim strike" if "missing" in plant else "")


def _partner(data: Data, plant: Data, facts: Data) -> Text:
    if not facts["partners"]:
        return Text(text("wald-self-fertile"), "dim")
    if "partner" in plant:
        return Text(f"♥ {card_name(data['cards'][plant['partner']])}", "green")
    names = dict.fromkeys(card_name(data["cards"][key]) for key in facts["partners"])
    return Text(text("wald-needs", cards=", ".join(names)))


def brief_ledger(view: State) -> RenderableType | None:
    """The plants that do not count yet; None if there are none."""
    data = look(view)
    lines = []
    for plant in data["seats"][str(onlooker(data))]["garden"].values():
        if "missing" in plant:
            facts = data["cards"][plant["card"]]
            name = f"{card_name(facts)} {value_of(facts, plant['markers'])}: "
            lines.append(Text(name).append_text(_partner(data, plant, facts)))
    return Group(*lines) if lines else None


def counts(state: State) -> list[dict[str, int]]:
    """Numbers of each seat that are worth averaging over many games."""
    planted = (state.garden != at.NONE).sum(axis=1)
    return [
        {"planted": int(planted[seat]), "coins": int(state.coins[seat])}
        for seat in range(state.seats)
    ]


# --- what can be done -----------------------------------------------------------------------------


def step(view: State) -> str:
    """What is to be done now, as a sentence to the one who does it."""
    data = look(view)
    if data.get("viewer") in data["ready"]:
        word = data["seats"][str(data["viewer"])]["sealed"]
        return text("wald-sealed", word=word)
    if data["step"] == "play" and data["last_cards"]:
        return text("wald-play-last")
    return text(f"wald-step-{data['step']}")


def groups(view: State, words: Sequence[str]) -> list[tuple[str, list[tuple[str, str]]]]:
    """The legal words in a few groups: a label, and for each word its short form."""
    data = look(view)
    found: dict[str, list[tuple[str, str]]] = {}
    for word in words:
        label, short = _group_of(data, word)
        found.setdefault(label, []).append((short, word))
    return list(found.items())


def _group_of(data: Data, word: str) -> tuple[str, str]:
    verb, *rest = word.split()
    if verb == "grow":
        facts = data["cards"][rest[0]]
        return f"grow {typed_name(facts)}", _place_label(rest[1])
    if verb in ("right", "take", "sell", "bonus"):
        return _card_label(data, verb, rest[0]), word
    if verb in ("start", "choose", "pile"):
        return f"{word}: {_pile_label(data, rest[0])}", word
    if verb == "claim":
        key = "wald-claim-any-means" if rest == ["any"] else "wald-claim-means"
        return f"{word}: {text(key, position=rest[0])}", word
    return f"{word}: {text(f'wald-means-{word}')}", word


def _place_label(place: str) -> str:
    number = PLACE_OF[place]
    if not at.IS_EXTRA[number]:
        return place
    return f"{place} ({text('wald-coins', coins=int(at.ROW[number]))})"


def _card_label(data: Data, verb: str, key: str) -> str:
    facts = data["cards"][key]
    label = f"{verb} {typed_name(facts)}"
    if verb == "sell":
        return f"{label}: {text('wald-coins', coins=facts['price'])}"
    return f"{label} {_worth(data, key)}"


def _worth(data: Data, key: str) -> str:
    """The worth of a card that lies open."""
    lying = data["display"] | data["market"] | data.get("pile", {}).get("cards", {})
    return value_of(data["cards"][key], lying[key]["markers"] if key in lying else 0)


def _pile_label(data: Data, pile: str) -> str:
    """What a number or a pile stands for."""
    if pile == "market" or int(pile) == at.SIX:
        if pile != "market":
            return text("wald-choose-six", coins=at.SIX_COST)
        return text("wald-market-cards", count=len(data["market"]))
    region = data["regions"][pile]
    if "open" not in region or data["step"] == "pile":
        cards = text("wald-cards", count=region["cards"])
        return f"{origin_name(region['origin'])}, {cards}"
    facts = data["cards"][region["open"]]
    return f"{card_name(facts)} {value_of(facts, region['markers'])}"


def forced(words: Sequence[str]) -> str | None:
    """The word that is no real choice."""
    return words[0] if len(words) == 1 else None


def usual(words: Sequence[str]) -> str | None:
    """What Enter alone stands for: here every choice is a real one."""
    return None


# --- card files -----------------------------------------------------------------------------------


def material_names() -> list[str]:
    return list(card_files.EDITIONS)


def usual_material() -> str:
    return card_files.edition_text(card_files.STANDARD_EDITION)


def find_cards(source: str) -> card_files.CardSet:
    """The cards of an edition, or those of the text of a card file, not yet checked."""
    is_edition = source in card_files.EDITIONS
    return card_files.edition(source) if is_edition else card_files.parse_cards(source)


def check_material(source: str) -> tuple[list[str], list[str]]:
    """Everything that is wrong with a card file, in sentences that name line and column; and what
    can be played but is probably not meant."""
    if source in card_files.EDITIONS:
        source = card_files.edition_text(source)
    cardset, unreadable = card_files.parse_all(source)
    if cardset is None:
        return [str(error) for error in unreadable], []
    doubts = [*card_files.warnings(cardset), *card_files.slanting(cardset)]
    return [str(p) for p in card_files.problems(cardset)], [str(doubt) for doubt in doubts]


def draw_material(source: str, large: bool = False) -> RenderableType:
    """All cards as a table, also where they could not be played with."""
    cards = find_cards(source).cards
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), header_style="bold")
    keys = ["wald-head-plant", "wald-head-key", "wald-head-class", "wald-head-worth",
            "wald-head-phases", "wald-head-crop", "wald-head-flower", "wald-head-notes",
            "wald-head-partner"]  # fmt: skip
    table.add_column("", no_wrap=True)
    for key in keys:
        table.add_column(text(key), no_wrap=key not in ("wald-head-partner", "wald-head-plant"))
    for card in cards:
        table.add_row(*_card_row(card, cards), end_section=card is cards[-1])
    return table


def _card_row(card: card_files.Card, cards: Sequence[card_files.Card]) -> list[RenderableType]:
    mates = [c for c in cards if c.origin == card.origin and c.species in card.partners]
    names = dict.fromkeys(c.names[language.get()] for c in mates if c is not card)
    colour = card_files.COLOURS[card.colour]
    sex = {"male": "♂", "female": "♀"}.get(card_files.SEXES[card.sex], "")
    arrows = card_files.arrow_words(card.arrows)
    return [
        Text(card.id, "dim"),
        card.names[language.get()],
        card.key,
        class_name(card_files.CLASSES[card.rank]),
        f"({card.value})" if card.bracketed else str(card.value),
        f"{card.bloom}→{card.harvest}",
        text(f"wald-crop-{card.crop}"),
        Text(text(f"flower-{colour}"), FLOWERS[colour]) if colour else "",
        " ".join(filter(None, (sex, f"N:{arrows}" if arrows else ""))),
        ", ".join(names),
    ]
