"""What the plots of a balance study show. Titles say what is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from waldbach.lab.balance import Balance, Setting, Studied
from waldbach.lab.balance_figures import STRIKING, Lift, Thing, Wins
from waldbach.lab.plots import Dot, Group, draw_dots, draw_pairs, draw_ridges, draw_stacks
from waldbach.lab.stats import benjamini_hochberg
from waldbach.lab.study import get_study
from waldbach.lab.words import chance, kind_heading, number, percent, setting_name, thing_label
from waldbach.messages import named, text

if TYPE_CHECKING:
    from matplotlib.figure import Figure

MOST_DOTS = 20  # of a plot of things


@dataclass(frozen=True)
class Picture:
    """A plot with its file name, what it is called and what a reader who cannot see it is told."""

    name: str
    title: str
    label: str  # what the values are
    alt: str
    draw: Callable[[], Figure]
    setting: Setting | None = None  # None: it compares all tables


def pictures(study: Balance) -> Iterator[Picture]:
    yield wins_picture(study)
    yield from spread_pictures(study)
    yield sources_picture(study)
    yield turned_picture(study)
    for table in study.tables:
        yield actions_picture(study, table)
        for kind in get_study(study.game).KINDS:
            things = [thing for thing in table.figures.things if thing.kind == kind]
            if any(thing.lift.low is not None for thing in things):
                yield things_picture(study, table, kind, things)


def slug(setting: Setting) -> str:
    """A setting as part of a file name."""
    kept = [c if c.isalnum() else "-" for c in setting.name.lower()]
    return "-".join(filter(None, "".join(kept).split("-")))


# --- all tables -----------------------------------------------------------------------------------


def wins_of(table: Studied) -> Wins:
    """By place in turn order where there is one: which seat begins may be drawn."""
    return table.figures.by_order or table.figures.by_seat


def evenness(study: Balance) -> list[float]:
    """The p of each table's win rates, corrected for the number of tables."""
    return benjamini_hochberg([wins_of(table).p for table in study.tables])


def wins_picture(study: Balance) -> Picture:
    ordered = all(table.figures.by_order for table in study.tables)
    corrected = evenness(study)
    uneven = sum(p < STRIKING for p in corrected)
    key = "balance-place" if ordered else "balance-seat"
    groups = [
        Group(
            setting_name(table.setting),
            f"p = {chance(wins_of(table).p)}".replace("= <", "<"),
            [
                Dot(text(key, number=place), rate.value, rate.low, rate.high, p < STRIKING)
                for place, rate in enumerate(wins_of(table).rates, start=1)
            ],
            1 / table.setting.seats,
        )
        for table, p in zip(study.tables, corrected, strict=True)
    ]
    if uneven:
        title = text("balance-title-uneven", count=uneven, all=len(study.tables))
    else:
        title = text("balance-title-order" if ordered else "balance-title-seats")
    return _dots("wins", title, text("balance-win-rate"), groups, _whole_percent)


def spread_pictures(study: Balance) -> Iterator[Picture]:
    """Scores, margins and lengths."""
    scores = [_flat(table, lambda tale: tale.totals) for table in study.tables]
    low, high = _usual(scores)
    several = len(study.tables) > 1
    title = text("balance-title-scores-tables" if several else "balance-title-scores",
                 low=low, high=high)  # fmt: skip
    yield _ridges(study, "scores", title, text("balance-score"), scores)
    margins = [_flat(table, lambda tale: [_margin(tale.totals)]) for table in study.tables]
    middle = number(float(np.median(np.concatenate(margins))), 0)
    title = text("balance-title-margins", points=middle)
    yield _ridges(study, "margins", title, text("balance-margin"), margins)
    lengths = [_flat(table, lambda tale: [sum(tale.decisions)]) for table in study.tables]
    low, high = _usual(lengths)
    title = text("balance-title-lengths-tables" if several else "balance-title-lengths",
                 low=low, high=high)  # fmt: skip
    yield _ridges(study, "lengths", title, text("balance-decisions"), lengths)


def sources_picture(study: Balance) -> Picture:
    names = _source_names(study)
    rows = [
        (setting_name(table.setting), [_mean_of(table, name) for name in names])
        for table in study.tables
    ]
    whole = sum(sum(parts) for _, parts in rows)
    shares = {n: sum(parts[i] for _, parts in rows) / whole for i, n in enumerate(names)}
    most = max(shares, key=lambda name: shares[name])
    title = text(
        "balance-title-sources",
        source=heading(study, most),
        share=_whole_percent(shares[most]),
    )
    label, heads = (
        text("balance-mean-points"),
        [heading(study, name) for name in names],
    )
    told = [
        f"{name}: "
        + ", ".join(f"{head} {number(part)}" for head, part in zip(heads, parts, strict=True))
        for name, parts in rows
    ]
    return Picture(
        "sources", title, label, f"{title}. {'; '.join(told)}.",
        lambda: draw_stacks(title, label, heads, rows, lambda value: number(value, 0)),
    )  # fmt: skip


def turned_picture(study: Balance) -> Picture:
    groups = [
        Group(
            setting_name(table.setting),
            "",
            [
                Dot(
                    heading(study, s.name),
                    s.turned.value,
                    s.turned.low,
                    s.turned.high,
                )
                for s in sorted(table.figures.sources, key=lambda s: -s.turned.value)
            ],
        )
        for table in study.tables
    ]
    best = max((group.dots[0] for group in groups), key=lambda dot: dot.value)
    title = text("balance-title-turned", source=best.label, share=_whole_percent(best.value))
    return _dots("turned", title, text("balance-turned-share"), groups, _whole_percent)


# --- one table ------------------------------------------------------------------------------------


def actions_picture(study: Balance, table: Studied) -> Picture:
    actions = sorted(table.figures.actions, key=lambda action: -action.legal)
    rows = [(action.kind, action.legal, action.chosen) for action in actions]
    rarest = min(actions, key=lambda action: action.taken)
    title = text("balance-title-actions", kind=rarest.kind, share=percent(rarest.taken))
    label, heads = text("balance-of-decisions"), (text("balance-legal"), text("balance-chosen"))
    told = [f"{kind}: {percent(one)}, {percent(other)}" for kind, one, other in rows]
    return Picture(
        f"{slug(table.setting)}-actions", title, label,
        f"{title}. {heads[0]}, {heads[1]}: {'; '.join(told)}.",
        lambda: draw_pairs(title, label, heads, rows, _whole_percent),
        table.setting,
    )  # fmt: skip


def things_picture(study: Balance, table: Studied, kind: str, things: Sequence[Thing]) -> Picture:
    """The things whose users won most and least more often than others."""
    ranked = sorted((t for t in things if t.lift.low is not None), key=lambda t: -t.lift.difference)
    half, label = MOST_DOTS // 2, text("balance-difference")
    ends = [ranked]
    if len(ranked) > MOST_DOTS:
        ends = [ranked[:half], ranked[-half:]]
        label += text("balance-ends", count=half)
    groups = [
        Group("", "", [_lift_dot(thing_label(study.game, table.start, kind, t.name), t.lift)
                       for t in end], 0.0)
        for end in ends
    ]  # fmt: skip
    striking = sum(thing.lift.striking for thing in ranked)
    title = text("balance-title-things", things=kind_heading(study.game, kind), count=striking,
                 all=len(ranked))  # fmt: skip
    return _dots(f"{slug(table.setting)}-{kind}", title, label, groups, _points, table.setting)


def _lift_dot(label: str, lift: Lift) -> Dot:
    return Dot(label, lift.difference, lift.low, lift.high, lift.striking)


# --- the forms ------------------------------------------------------------------------------------


def _dots(
    name: str,
    title: str,
    label: str,
    groups: Sequence[Group],
    show: Callable[[float], str],
    setting: Setting | None = None,
) -> Picture:
    told = [
        f"{group.heading}: ".removeprefix(": ")
        + ", ".join(f"{dot.label} {show(dot.value)}" for dot in group.dots)
        for group in groups
    ]
    alt = f"{title}. {label}. {'; '.join(told)}."
    return Picture(name, title, label, alt, lambda: draw_dots(title, label, groups, show), setting)


def _ridges(
    study: Balance, name: str, title: str, label: str, values: list[NDArray[np.int64]]
) -> Picture:
    rows = list(zip([setting_name(t.setting) for t in study.tables], values, strict=True))
    middles = [f"{row}: {number(float(np.median(numbers)), 0)}" for row, numbers in rows]
    alt = f"{title}. {label}, {text('balance-median')}: {'; '.join(middles)}."
    return Picture(
        name,
        title,
        label,
        alt,
        lambda: draw_ridges(title, label, rows, lambda value: number(value, 0)),
    )


# --- numbers --------------------------------------------------------------------------------------


def _flat(table: Studied, of: Callable[..., Sequence[int]]) -> NDArray[np.int64]:
    return np.array([value for tale in table.tales for value in of(tale)], np.int64)


def _margin(totals: Sequence[int]) -> int:
    second, first = sorted(totals)[-2:]
    return first - second


def _usual(values: Sequence[NDArray[np.int64]]) -> tuple[str, str]:
    """The least and largest median of several tables; of one, the middle half."""
    medians = [float(np.median(numbers)) for numbers in values]
    low, high = min(medians), max(medians)
    if len(values) == 1:
        low, high = (float(q) for q in np.percentile(values[0], (25, 75)))
    return number(low, 0), number(high, 0)


def heading(study: Balance, source: str) -> str:
    """A source of points in the reader's language."""
    return named(study.plan.game, "source", source)


def _source_names(study: Balance) -> list[str]:
    """The sources that bring points at some table, in the game's own order."""
    return list(
        dict.fromkeys(source.name for table in study.tables for source in table.figures.sources)
    )


def _mean_of(table: Studied, name: str) -> float:
    return next((s.mean for s in table.figures.sources if s.name == name), 0.0)


def _whole_percent(share: float) -> str:
    return percent(share, 0)


def _points(difference: float) -> str:
    """A difference of shares in percentage points."""
    sign = "+" if difference > 0.005 else ""
    return f"{sign}{number(100 * difference, 0)}"
