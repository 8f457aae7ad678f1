"""The drawing of plots: a few forms, one hand. What they show is decided in `pictures.py`.

Figures are the same to the byte for the same numbers: no dates, and ids of SVG parts from a fixed
salt. Text stays text in SVG files.
"""

from __future__ import annotations

import functools
import io
import textwrap
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import numpy as np
from numpy.typing import NDArray

from waldbach.lab.extras import needs

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# The house's palette. Where colours part things, so does a shape, a place or a label.
CARD, INK, QUIET, LINE = "#fffdf6", "#2a2a24", "#6b675b", "#ddd6c4"
BLUE, ORANGE, GREEN, YELLOW, SOIL, BROOK = (
    "#2e6db4", "#d9731a", "#5e8150", "#f2b632", "#b98f63", "#9cc4cb",
)  # fmt: skip
MARK = "#2e6db5"  # the blue of dots and lines, which a page may change where it is dark
ON_LIGHT, ON_DARK = "#2a2a25", "#fffdf7"  # what is written on a bar, whatever the page is like
SERIES = (GREEN, YELLOW, BLUE, BROOK, ORANGE, SOIL)
WIDTH = 9.0  # inches
ROW = 0.3
HEAD, FOOT = 0.95, 0.75  # room for title and axis
EDGE = 0.014  # of the figure's width
TITLE_LETTERS, LABEL_LETTERS = 66, 92  # in a line

STYLE: Any = {  # matplotlib knows its settings one by one
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans", "Verdana", "sans-serif"],
    "font.size": 12,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": LINE,
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "axes.grid.axis": "x",
    "axes.titlelocation": "left",
    "grid.color": LINE,
    "figure.facecolor": CARD,
    "savefig.facecolor": CARD,
    "xtick.color": QUIET,
    "xtick.labelcolor": QUIET,
    "ytick.labelcolor": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "legend.frameon": False,
    "svg.fonttype": "none",
}


@dataclass(frozen=True)
class Dot:
    """A value with its interval. A striking one has another colour and another shape."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None
    striking: bool = False


@dataclass(frozen=True)
class Group:
    """Dots that belong together, with a heading, a note beside it and a line to compare with."""

    heading: str
    note: str
    dots: Sequence[Dot]
    even: float | None = None


Show = Callable[[float], str]


P = ParamSpec("P")
R = TypeVar("R")


def styled(draw: Callable[P, R]) -> Callable[P, R]:
    """Whatever is drawn inside has the style of the house."""

    @functools.wraps(draw)
    def with_style(*args: P.args, **kwargs: P.kwargs) -> R:
        with needs("matplotlib"):
            from matplotlib import rc_context
        with rc_context(STYLE):
            return draw(*args, **kwargs)

    return with_style


def new_figure(title: str, label: str, height: float, show: Show) -> tuple[Figure, Axes]:
    """An empty plot with its title and the label of its values; rows go down."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    heads, feet = textwrap.wrap(title, TITLE_LETTERS), textwrap.wrap(label, LABEL_LETTERS)
    whole = height + HEAD + FOOT + 0.25 * (len(heads) + len(feet) - 2)
    layout = ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.12)
    figure = Figure(figsize=(WIDTH, whole), layout=layout)
    figure.suptitle("\n".join(heads), x=EDGE, ha="left", fontsize=15, fontweight="bold")
    figure.supxlabel("\n".join(feet), x=EDGE, ha="left", fontsize=11, color=QUIET)
    axes = figure.add_subplot()
    axes.tick_params(axis="y", length=0, pad=8)
    axes.xaxis.set_major_formatter(lambda value, _: show(value))
    return figure, axes


@styled
def draw_dots(title: str, label: str, groups: Sequence[Group], show: Show) -> Figure:
    """Groups of dots with intervals below each other."""
    with_heads = any(group.heading for group in groups)
    rows = sum(len(group.dots) + (1.3 if with_heads else 0.7) for group in groups)
    figure, axes = new_figure(title, label, ROW * rows, show)
    y, ticks, names = 0.0, [], []
    for group in groups:
        if with_heads:
            _head(axes, y, group)
            y += 1
        if group.even is not None:
            ends = [y - 0.5, y + len(group.dots) - 0.5]
            axes.plot([group.even] * 2, ends, color=INK, linewidth=1.2, dashes=(4, 3), zorder=1)
        for dot in group.dots:
            _dot(axes, y, dot)
            ticks.append(y)
            names.append(dot.label)
            y += 1
        y += 0.3 if with_heads else 0.7
    axes.set_yticks(ticks, names)
    axes.set_ylim(y - (0.3 if with_heads else 0.9), -0.7)
    return figure


def _head(axes: Axes, y: float, group: Group) -> None:
    """The heading of a group, in the column of the labels, and its note at the right end."""
    across = axes.get_yaxis_transform()
    axes.annotate(group.heading, (0, y), (6, 0), xycoords=across, textcoords="offset points",
                  va="center", fontweight="bold")  # fmt: skip
    axes.text(1, y, group.note, transform=across, va="center", ha="right", color=QUIET)


def _dot(axes: Axes, y: float, dot: Dot) -> None:
    colour, marker = (ORANGE, "D") if dot.striking else (MARK, "o")
    if dot.low is not None and dot.high is not None:
        axes.plot([dot.low, dot.high], [y, y], color=colour, linewidth=2.2, solid_capstyle="round")
    face = colour if dot.low is not None else CARD
    axes.plot([dot.value], [y], marker, color=colour, markerfacecolor=face, markersize=7)


@styled
def draw_ridges(
    title: str, label: str, rows: Sequence[tuple[str, NDArray[np.int64]]], show: Show
) -> Figure:
    """Distributions of whole numbers below each other, each with its median."""
    figure, axes = new_figure(title, label, 0.8 * len(rows), show)
    low = min(int(values.min()) for _, values in rows)
    high = max(int(values.max()) for _, values in rows)
    width = max(1, round((high - low + 1) / 60))
    edges = np.arange(low, high + width + 1, width) - 0.5
    for y, (_, values) in enumerate(rows):
        _ridge(axes, y, values, edges)
        middle = float(np.median(values))
        axes.plot([middle] * 2, [y, y - 0.74], color=INK, linewidth=1.4)
        axes.annotate(show(middle), (middle, y - 0.74), (0, 1), textcoords="offset points",
                      ha="center", va="bottom", fontweight="bold", fontsize=11)  # fmt: skip
    axes.set_yticks(range(len(rows)), [name for name, _ in rows])
    for tick in axes.get_yticklabels():
        tick.set_verticalalignment("bottom")
    axes.set_ylim(len(rows) - 0.92, -1.25)
    return figure


def _ridge(axes: Axes, y: float, values: NDArray[np.int64], edges: NDArray[Any]) -> None:
    heights, _ = np.histogram(values, edges)
    first, last = np.flatnonzero(heights)[[0, -1]]
    tops = y - 0.66 * heights[first : last + 1] / heights.max()
    axes.stairs(tops, edges[first : last + 2], baseline=y, fill=True, color=BROOK)
    axes.stairs(tops, edges[first : last + 2], baseline=y, color=MARK, linewidth=1.2)


@styled
def draw_stacks(
    title: str,
    label: str,
    names: Sequence[str],
    rows: Sequence[tuple[str, Sequence[float]]],
    show: Show,
) -> Figure:
    """What sums are made of: a bar for each row, parts below 0 to the left of the line."""
    figure, axes = new_figure(title, label, 0.35 + 0.55 * len(rows), show)
    reach = max(sum(abs(part) for part in parts) for _, parts in rows)
    for y, (_, parts) in enumerate(rows):
        right = left = 0.0
        for i, part in enumerate(parts):
            begin = right if part > 0 else left
            colour = SERIES[i % len(SERIES)]
            named = names[i] if y == 0 else None
            axes.barh(
                y, part, 0.66, begin, color=colour, edgecolor=CARD, linewidth=1.5, label=named
            )
            if abs(part) > reach / 18:
                ink = ON_DARK if colour in (GREEN, BLUE) else ON_LIGHT
                axes.text(begin + part / 2, y, show(part), ha="center", va="center", color=ink)
            right, left = (right + part, left) if part > 0 else (right, left + part)
    axes.axvline(0, color=INK, linewidth=1.2)
    axes.set_yticks(range(len(rows)), [name for name, _ in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=len(names), handlelength=1,
                handletextpad=0.4, columnspacing=1.2, borderaxespad=0.2)  # fmt: skip
    return figure


@styled
def draw_pairs(
    title: str,
    label: str,
    heads: tuple[str, str],
    rows: Sequence[tuple[str, float, float]],
    show: Show,
) -> Figure:
    """Two values of each row, joined: a hollow square and a full dot."""
    figure, axes = new_figure(title, label, 0.35 + ROW * len(rows), show)
    for y, (_, one, other) in enumerate(rows):
        axes.plot([one, other], [y, y], color=BROOK, linewidth=3, zorder=1)
    places = range(len(rows))
    axes.plot([row[1] for row in rows], places, "s", color=MARK, markerfacecolor=CARD,
              markersize=8, linestyle="none", label=heads[0])  # fmt: skip
    axes.plot([row[2] for row in rows], places, "o", color=ORANGE, markersize=7,
              linestyle="none", label=heads[1], clip_on=False)  # fmt: skip
    axes.set_yticks(places, [row[0] for row in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_xlim(left=0)
    axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=2, handletextpad=0.2,
                columnspacing=1.2, borderaxespad=0.2)  # fmt: skip
    return figure


# --- files ----------------------------------------------------------------------------------------


def as_svg(figure: Figure, name: str, alt: str) -> str:
    return _save(figure, name, "svg", {"Date": None, "Creator": None, "Title": alt}).decode()


def as_png(figure: Figure, name: str, alt: str) -> bytes:
    return _save(figure, name, "png", {"Software": None, "Title": alt}, dpi=160)


def as_bare_svg(figure: Figure, name: str) -> str:
    """Without title and label, which the page around it has; the figure loses them for good."""
    width, height = figure.get_size_inches()
    for words in figure.texts:
        height -= 0.15 + 0.22 * len(words.get_text().splitlines())
        words.set_visible(False)
        words.set_in_layout(False)
    figure.set_size_inches(width, height)
    return _save(figure, name, "svg", {"Date": None, "Creator": None}).decode()


def _save(figure: Figure, name: str, format: str, metadata: dict[str, Any], **more: Any) -> bytes:
    from matplotlib import rc_context

    out = io.BytesIO()
    style: Any = {**STYLE, "svg.hashsalt": name}
    with rc_context(style):
        figure.savefig(out, format=format, metadata=metadata, **more)
    return out.getvalue()
