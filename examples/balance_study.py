"""Does it help to go first in Renature, and which plants decide? A designer's study in Python.

    python examples/balance_study.py              300 games at each table, a minute or so
    python examples/balance_study.py 2000 out     more games; tables, plots and a report go to out/

A folder keeps what is finished: the same command goes on where it was stopped, and with more games
only those that are missing are played. To try a board of your own, give its text as the option
`board`: options={"board": (Path("my.board").read_text(),)}.
"""

from __future__ import annotations

import sys
from pathlib import Path

from waldbach.lab.balance import Balance, Plan, hold
from waldbach.lab.balance_files import write
from waldbach.lab.words import setting_name, thing_label


def tell_order(study: Balance) -> None:
    for table in study.tables:
        wins = table.figures.by_order
        assert wins is not None  # Renature has a turn order
        rates = ", ".join(f"{r.value:.0%} ({r.low:.0%} to {r.high:.0%})" for r in wins.rates)
        verdict = "uneven" if wins.p < 0.05 else "even, as far as can be seen"
        print(f"{setting_name(table.setting)}: {rates}; {verdict}")


def tell_plants(study: Balance) -> None:
    """Which plants have those who win, and how often their points make the winner."""
    for table in study.tables:
        print(f"\n{setting_name(table.setting)}")
        for thing in table.figures.things:
            if thing.kind == "plant" and thing.turned:
                name = thing_label(study.game, table.start, thing.kind, thing.name)
                mark = " *" if thing.lift.striking else ""
                print(f"  {name:20} set in {thing.taken or 0:4.0%} of cases, decides "
                      f"{thing.turned.value:4.0%} of games, "
                      f"wins {thing.lift.difference:+.0%}{mark}")  # fmt: skip


def main(games: int = 300, folder: Path | None = None) -> None:
    plan = Plan.of("renature", seats=(2, 3), options={"mode": ("base", "valley")}, games=games)
    study = hold(plan, folder=folder)
    tell_order(study)
    tell_plants(study)
    if folder:
        print(f"\nReport: {write(study, folder)}")


if __name__ == "__main__":
    number, out = (*sys.argv[1:3], None, None)[:2]
    main(int(number or 300), Path(out) if out else None)
