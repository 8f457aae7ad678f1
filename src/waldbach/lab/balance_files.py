"""What a balance study leaves in its folder: tables, a summary, plots, a report."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import waldbach
from waldbach.lab.balance import DEFAULT_BOT, SLIPS, Balance, Plan, Studied, short
from waldbach.lab.balance_figures import QUANTILES, Lift
from waldbach.lab.files import make_folder, rounded, write_json, write_table
from waldbach.lab.pictures import pictures
from waldbach.lab.plots import as_bare_svg, as_png, as_svg
from waldbach.lab.report import Drawn, report
from waldbach.lab.standings import Share
from waldbach.lab.study import get_study
from waldbach.lab.words import thing_label
from waldbach.terminal.files import write_text

Row = dict[str, Any]
Progress = Callable[[int, int], None]


def write(study: Balance, folder: Path, format: str = "csv", drawn: Progress | None = None) -> Path:
    """Write everything; returns the report's path. The same study gives the same bytes."""
    make_folder(folder / "plots")
    games = write_table(folder / "games", [rounded(row) for row in game_rows(study)], format)
    things = write_table(folder / "things", [rounded(row) for row in thing_rows(study)], format)
    write_json(folder / "summary.json", rounded(summary(study)))
    plots = write_plots(study, folder / "plots", drawn)
    target = folder / "report.html"
    write_text(target, report(study, plots, command_of(study.plan), (games.name, things.name)))
    return target


def write_plots(study: Balance, folder: Path, drawn: Progress | None) -> list[Drawn]:
    every, done = list(pictures(study)), []
    for number, picture in enumerate(every, start=1):
        figure = picture.draw()
        write_text(folder / f"{picture.name}.svg", as_svg(figure, picture.name, picture.alt))
        (folder / f"{picture.name}.png").write_bytes(as_png(figure, picture.name, picture.alt))
        done.append(Drawn(picture, as_bare_svg(figure, picture.name)))
        if drawn:
            drawn(number, len(every))
    return done


def command_of(plan: Plan) -> str:
    """The command that repeats the study."""
    parts = ["waldbach lab balance", plan.game]
    parts.append("--seats " + ",".join(_once(str(setting.seats) for setting in plan.settings)))
    names = _once(name for setting in plan.settings for name, _ in setting.options)
    for name in names:
        values = _once(short(dict(setting.options)[name]) for setting in plan.settings)
        parts.append(f"--option {name}={','.join(values)}")
    parts.append(f"--games {plan.games} --seed {plan.seed}")
    if plan.bots != (DEFAULT_BOT,):
        parts.append(f"--bots {','.join(plan.bots)}")
    if plan.slips != SLIPS:
        parts.append(f"--slips {plan.slips:g}")
    return " ".join(parts)


def _once(values: Iterator[str]) -> list[str]:
    return list(dict.fromkeys(values))


# --- tables ---------------------------------------------------------------------------------------


def table_columns(table: Studied) -> Row:
    """What tells the rows of one table from those of another."""
    options = {f"option_{name}": short(value) for name, value in table.setting.options}
    return {"seats": table.setting.seats, **options}


def game_rows(study: Balance) -> Iterator[Row]:
    """A row for every seat of every game."""
    for table in study.tables:
        hook = get_study(study.game)
        sources = list(study.game.results(table.start)[0].points)
        counts, lengths = list(hook.counts(table.start)[0]), list(hook.lengths(table.start))
        for tale in table.tales:
            for seat, place in enumerate(tale.places):
                yield {
                    **table_columns(table),
                    "game": tale.number + 1,
                    "seat": seat + 1,
                    "bot": tale.bots[seat],
                    "order": tale.order[seat] if tale.order else None,
                    "place": place,
                    "win": tale.wins[seat],
                    "total": tale.totals[seat],
                    **_named("points_", sources, tale.points[seat]),
                    **_named("", counts, tale.counts[seat]),
                    "decisions": tale.decisions[seat],
                    **_named("game_", lengths, tale.lengths),
                }


def _named(head: str, names: list[str], values: list[int]) -> Row:
    return {f"{head}{name}": value for name, value in zip(names, values, strict=True)}


def thing_rows(study: Balance) -> Iterator[Row]:
    """A row for every source, kind of action and thing of every table."""
    for table in study.tables:
        head = table_columns(table)
        for source in table.figures.sources:
            yield {**head, **_thing_row("source", source.name, source.name, turned=source.turned,
                                        lift=source.lift, points_a_seat=source.mean)}  # fmt: skip
        for action in table.figures.actions:
            yield {**head, **_thing_row("action", action.kind, action.kind, lift=action.lift,
                                        a_game=action.a_game, taken=action.taken)}  # fmt: skip
        for thing in table.figures.things:
            label = thing_label(study.game, table.start, thing.kind, thing.name)
            yield {**head, **_thing_row(
                thing.kind, thing.name, label, lift=thing.lift, turned=thing.turned,
                used=thing.games, a_game=thing.a_game, taken=thing.taken,
                points_a_use=thing.points,
            )}  # fmt: skip


def _thing_row(
    kind: str,
    name: str,
    label: str,
    lift: Lift,
    turned: Share | None = None,
    used: Share | None = None,
    **more: float | None,
) -> Row:
    numbers = ("a_game", "taken", "points_a_use", "points_a_seat")
    return {
        "kind": kind,
        "name": name,
        "label": label,
        "games_used": used.value if used else None,
        **{number: more.get(number) for number in numbers},
        "turned": turned.value if turned else None,
        "turned_low": turned.low if turned else None,
        "turned_high": turned.high if turned else None,
        "compared_games": lift.games,
        "win_rate_more": lift.more if lift.games else None,
        "win_rate_rest": lift.less if lift.games else None,
        "difference": lift.difference if lift.games else None,
        "difference_low": lift.low,
        "difference_high": lift.high,
        "p": lift.p,
        "p_corrected": lift.corrected,
        "striking": lift.striking,
    }


def summary(study: Balance) -> Row:
    """All figures, and what they were made from."""
    return {
        "waldbach": waldbach.__version__,
        **study.plan.job,
        "games": study.plan.games,
        "repeat": command_of(study.plan),
        "quantiles": list(QUANTILES),
        "tables": [
            {**table_columns(table), "figures": asdict(table.figures)} for table in study.tables
        ],
    }
