"""The report of a balance study: one HTML file that needs nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from importlib import resources

import waldbach
from waldbach.lab.balance import Balance, Studied
from waldbach.lab.balance_figures import QUANTILES, STRIKING, Lift, Spread, Thing, Wins
from waldbach.lab.grids import NOTHING, Cell, Column, cell, grid, number_cell, percent_cell
from waldbach.lab.pictures import Picture, evenness, slug
from waldbach.lab.plots import BROOK, CARD, INK, LINE, MARK, QUIET
from waldbach.lab.standings import Share
from waldbach.lab.study import get_study
from waldbach.lab.words import chance, kind_heading, number, percent, setting_name, thing_label
from waldbach.messages import language, named, text

# Colours of the plots that have to follow the page from light to dark.
FOLLOWING = {INK: "var(--ink)", QUIET: "var(--quiet)", LINE: "var(--line)", CARD: "var(--card)",
             MARK: "var(--blue)", BROOK: "var(--brook)"}  # fmt: skip


@dataclass(frozen=True)
class Drawn:
    """A picture with its SVG text, without title and label."""

    picture: Picture
    svg: str


def report(study: Balance, plots: Sequence[Drawn], command: str, files: tuple[str, str]) -> str:
    """The page. `files` are the names of the tables of games and things beside it."""
    head = text("balance-heading", game=get_study(study.game).TITLE)
    page = resources.files("waldbach.lab") / "report_page"
    body = "\n".join(_body(study, plots, command, files, head))
    return (
        (page / "page.html")
        .read_text(encoding="utf-8")
        .replace("{{lang}}", language.get())
        .replace("{{title}}", escape(head))
        .replace("{{style}}", (page / "page.css").read_text(encoding="utf-8"))
        .replace("{{script}}", (page / "sort.js").read_text(encoding="utf-8"))
        .replace("{{sort}}", escape(text("balance-sort")))
        .replace("{{body}}", body)
    )


def _body(
    study: Balance, plots: Sequence[Drawn], command: str, files: tuple[str, str], head: str
) -> Iterator[str]:
    plan = study.plan
    bots, slips = ", ".join(dict.fromkeys(plan.bots)), percent(plan.slips, 0)
    intro = text("balance-intro", games=plan.games, bots=bots, slips=slips)
    yield f"<header><h1>{escape(head)}</h1><p>{escape(intro)}</p></header>"
    yield _how_to_read()
    yield f"<section><h2>{escape(text('balance-all-tables'))}</h2>"
    yield _overview(study)
    yield from (_figure(plot) for plot in plots if plot.picture.setting is None)
    yield "</section>"
    for table in study.tables:
        own = [plot for plot in plots if plot.picture.setting == table.setting]
        yield from _table_section(study, table, own)
    yield _how_to_repeat(study, command, files)


def _how_to_read() -> str:
    paragraphs = (
        text("balance-how-intervals"),
        text("balance-how-lift"),
        text("balance-how-turned"),
        text("balance-how-bots"),
    )
    told = "".join(f"<p>{escape(paragraph)}</p>" for paragraph in paragraphs)
    return f"<details><summary>{escape(text('balance-how'))}</summary>{told}</details>"


def _how_to_repeat(study: Balance, command: str, files: tuple[str, str]) -> str:
    rules = text(
        "balance-again-seed",
        seed=study.plan.seed,
        version=waldbach.__version__,
        rules=study.game.rules,
        game=study.game.name,
    )
    beside = text("balance-files", games=files[0], things=files[1])
    return (
        f"<section><h2>{escape(text('balance-again'))}</h2>"
        f"<pre><code>{escape(command)}</code></pre>"
        f"<p>{escape(rules)}</p><p>{escape(beside)}</p></section>"
    )


# --- plots ----------------------------------------------------------------------------------------


def _figure(plot: Drawn) -> str:
    name, alt = plot.picture.name, escape(plot.picture.alt, quote=True)
    svg = inline_svg(plot.svg, name).replace("<svg ", f'<svg role="img" aria-label="{alt}" ', 1)
    return (
        f"<figure class='wide'><figcaption><b>{escape(plot.picture.title)}</b>"
        f"<small>{escape(plot.picture.label)}</small></figcaption>"
        f"<div class='plot' tabindex='0'>{svg}</div></figure>"
    )


def inline_svg(svg: str, name: str) -> str:
    """An SVG file as part of a page: ids of its own, colours that follow the page."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'\bid="', f'id="{name}-', svg)
    svg = re.sub(r'(url\(#|href="#)', rf"\g<1>{name}-", svg)
    for colour, follower in FOLLOWING.items():
        svg = svg.replace(colour, follower)
    return svg


# --- tables ---------------------------------------------------------------------------------------


def _overview(study: Balance) -> str:
    heads = ["balance-winning", "balance-margin-head", "balance-equal", "balance-shared",
             "balance-length-decisions"]  # fmt: skip
    columns = [
        Column(text("balance-table"), words=True),
        Column(text("balance-even"), words=True),
        Column(text("balance-corrected")),
        Column(text("balance-score-head")),
        *(Column(text(head)) for head in heads),
    ]
    rows = [_overview_row(table, p) for table, p in zip(study.tables, evenness(study), strict=True)]
    return grid(text("balance-all-tables"), columns, rows)


def _overview_row(table: Studied, p: float) -> list[Cell]:
    figures = table.figures
    verdict = text("balance-even-no" if p < STRIKING else "balance-even-yes")
    link = f"<a href='#{slug(table.setting)}'>{escape(setting_name(table.setting))}</a>"
    return [
        Cell(link, setting_name(table.setting)),
        cell(verdict),
        Cell(chance(p), p),
        *(number_cell(s.mean) for s in (figures.scores, figures.winning, figures.margin)),
        percent_cell(figures.equal.value),
        percent_cell(figures.shared.value),
        number_cell(figures.decisions.mean, 0),
    ]


def _table_section(study: Balance, table: Studied, plots: Sequence[Drawn]) -> Iterator[str]:
    figures, name = table.figures, setting_name(table.setting)
    yield f"<section id='{slug(table.setting)}'><h2>{escape(name)}</h2><div class='pair'>"
    if figures.by_order:
        yield _wins_grid(text("balance-by-order"), text("balance-place-head"), figures.by_order)
    yield _wins_grid(text("balance-by-seat"), text("balance-seat-head"), figures.by_seat)
    yield "</div>"
    yield _course_grid(study, table)
    yield _sources_grid(study, table)
    drawn = {plot.picture.name: plot for plot in plots}
    yield f"<details open><summary>{escape(text('balance-actions'))}</summary>"
    yield _figure(drawn[f"{slug(table.setting)}-actions"]) + _actions_grid(table) + "</details>"
    for kind in get_study(study.game).KINDS:
        things = [thing for thing in figures.things if thing.kind == kind]
        if things:
            plot = drawn.get(f"{slug(table.setting)}-{kind}")
            yield f"<details><summary>{escape(kind_heading(study.game, kind))}</summary>"
            yield (_figure(plot) if plot else "") + _things_grid(study, table, kind, things)
            yield "</details>"
    yield "</section>"


def _wins_grid(caption: str, head: str, wins: Wins) -> str:
    columns = [Column(head), Column(text("simulate-wins")), Column(text("balance-interval"))]
    rows = [
        [number_cell(place, 0), percent_cell(rate.value), _interval(rate)]
        for place, rate in enumerate(wins.rates, start=1)
    ]
    return grid(f"{caption} (p = {chance(wins.p)})".replace("= <", "<"), columns, rows)


def _course_grid(study: Balance, table: Studied) -> str:
    figures, names = table.figures, get_study(study.game).LENGTHS
    columns = [
        Column(text("balance-number"), words=True),
        Column(text("balance-mean")),
        Column(text("balance-deviation")),
        *(Column(text("balance-quantile", percent=percent)) for percent in QUANTILES),
    ]
    spreads: list[tuple[str, Spread]] = [
        (text("balance-score-head"), figures.scores),
        (text("balance-winning"), figures.winning),
        (text("balance-margin-head"), figures.margin),
        (text("balance-length-decisions"), figures.decisions),
        *((text(names[name]), spread) for name, spread in figures.lengths.items()),
    ]
    rows = [
        [cell(name), number_cell(spread.mean), number_cell(spread.deviation),
         *(number_cell(value, 0) for value in spread.quantiles)]
        for name, spread in spreads
    ]  # fmt: skip
    return grid(text("balance-course"), columns, rows)


def _sources_grid(study: Balance, table: Studied) -> str:
    columns = [
        Column(text("balance-source"), words=True),
        Column(text("balance-points")),
        Column(text("balance-share")),
        Column(text("balance-turned")),
        Column(text("balance-interval")),
        *_lift_columns(),
    ]
    rows = [
        [
            cell(named(study.plan.game, "source", source.name)),
            number_cell(source.mean),
            percent_cell(source.share),
            percent_cell(source.turned.value),
            _interval(source.turned),
            *_lift_cells(source.lift),
        ]
        for source in table.figures.sources
    ]
    return grid(text("balance-sources"), columns, rows)


def _actions_grid(table: Studied) -> str:
    heads = ["balance-legal", "balance-chosen", "balance-taken", "balance-a-game"]
    columns = [
        Column(text("balance-action"), words=True),
        *(Column(text(head)) for head in heads),
        *_lift_columns(),
    ]
    rows = [
        [
            Cell(f"<code>{escape(action.kind)}</code>", action.kind),
            percent_cell(action.legal),
            percent_cell(action.chosen),
            percent_cell(action.taken),
            number_cell(action.a_game),
            *_lift_cells(action.lift),
        ]
        for action in table.figures.actions
    ]
    return grid(text("balance-actions"), columns, rows)


def _things_grid(study: Balance, table: Studied, kind: str, things: Sequence[Thing]) -> str:
    """Columns that say nothing about this kind are left out."""
    with_chances = any(thing.taken is not None for thing in things)
    with_points = any(thing.points is not None for thing in things)
    heads = ["balance-used", "balance-a-game"]
    heads += ["balance-of-chances"] * with_chances
    heads += ["balance-points-each", "balance-turned"] * with_points
    heading = kind_heading(study.game, kind)
    columns = [
        Column(heading, words=True),
        *(Column(text(head)) for head in heads),
        *_lift_columns(),
    ]
    rows = []
    for thing in things:
        row = [
            cell(thing_label(study.game, table.start, kind, thing.name)),
            percent_cell(thing.games.value),
            number_cell(thing.a_game, 2),
        ]
        row += [percent_cell(thing.taken)] * with_chances
        if with_points:
            turned = thing.turned.value if thing.turned else None
            row += [number_cell(thing.points), percent_cell(turned)]
        rows.append(row + _lift_cells(thing.lift))
    return grid(heading, columns, rows)


def _lift_columns() -> list[Column]:
    heads = ["balance-lift", "balance-rest", "balance-gap", "balance-interval",
             "balance-corrected", "balance-mixed"]  # fmt: skip
    return [Column(text(head)) for head in heads]


def _lift_cells(lift: Lift) -> list[Cell]:
    if not lift.games:
        return [NOTHING] * 5 + [number_cell(0, 0)]
    interval = NOTHING
    if lift.low is not None and lift.high is not None:
        interval = Cell(f"{_points(lift.low)} … {_points(lift.high)}", lift.low)
    mark = f" <b class='mark' title='{escape(text('balance-mark'))}'>◆</b>" if lift.striking else ""
    return [
        percent_cell(lift.more),
        percent_cell(lift.less),
        Cell(_points(lift.difference) + mark, lift.difference),
        interval,
        Cell(chance(lift.corrected), lift.corrected),
        number_cell(lift.games, 0),
    ]


def _points(difference: float) -> str:
    shown = number(100 * difference)
    return f"+{shown}" if difference > 0 else shown


def _interval(share: Share) -> Cell:
    return Cell(f"{percent(share.low)} … {percent(share.high)}", share.low)
