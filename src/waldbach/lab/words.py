"""Numbers, tables and things of a study as readers see them, in their language."""

from __future__ import annotations

from waldbach.game import Game, State
from waldbach.lab.balance import Setting, short
from waldbach.lab.study import get_study
from waldbach.messages import language, text

THIN = "\N{NARROW NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"
DASH = "\N{EN DASH}"  # where there is nothing to say
COMMA_LANGUAGES = ("de", "pl")


def number(value: float, digits: int = 1) -> str:
    """
    >>> number(3.14159, 2)
    '3.14'
    """
    shown = f"{value:.{digits}f}"
    if float(shown) == 0:
        shown = shown.removeprefix("-")
    shown = shown.replace("-", MINUS)
    return shown.replace(".", ",") if language.get() in COMMA_LANGUAGES else shown


def percent(share: float, digits: int = 1) -> str:
    space = THIN if language.get() == "de" else ""
    return f"{number(100 * share, digits)}{space}%"


def chance(p: float | None) -> str:
    """A probability; very small ones by their size alone."""
    if p is None:
        return DASH
    return f"< {number(0.001, 3)}" if p < 0.001 else number(p, 3)


def setting_name(setting: Setting) -> str:
    """`2 players · base · start=1`: a mode needs no name."""
    parts = [text("balance-players", seats=setting.seats)]
    for name, value in setting.options:
        parts.append(short(value) if name == "mode" else f"{name}={short(value)}")
    return " · ".join(parts)


def thing_label(game: Game, start: State, kind: str, name: str) -> str:
    return get_study(game).label(start, kind, name)


def kind_heading(game: Game, kind: str) -> str:
    return text(get_study(game).KINDS[kind])
