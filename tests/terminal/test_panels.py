"""The panels around the board, and how all of it fits the terminal."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.terminal.screens import FACE, GAME, MODES, TIED, console, lines_of, new_match, styles_of
from waldbach.messages import LANGUAGES, language
from waldbach.terminal.match import Match
from waldbach.terminal.screen import Picture
from waldbach.terminal.table import Table


def test_t115_the_ledger_strikes_ties_through() -> None:
    state = GAME.parse_position(TIED)
    drawn = "\n".join(lines_of(FACE.ledger(state)))
    assert re.search(r"#1 b2 +4/2 +K~3~ N~3~ O2 +O\+6", drawn)
    styles = styles_of(FACE.ledger(state), "truecolor")
    assert styles["K~3~"].strike
    assert styles["N~3~"].strike
    assert not any(style.strike for text, style in styles.items() if "O" in text)
    brief = FACE.brief_ledger(state)
    assert "K~3~ N~3~ O2 → O+6" in "\n".join(lines_of(brief))


def test_the_ledger_names_the_areas_without_plants() -> None:
    drawn = " ".join(lines_of(FACE.ledger(new_match().view), width=200))
    assert drawn.count("#") == 18
    assert FACE.brief_ledger(new_match().view) is None


def test_players_show_everything_public_and_the_own_tokens() -> None:
    text = TIED.replace("tokens 4/2 = 1", "tokens 4/2 = 1\nareas 1:4/2@2=1").replace(
        "seat 1\n", "seat 2\n  clouds 3\n  points start=3 plants=8\n  reserve 4\nseat 1\n"
    )
    state = GAME.parse_position(text)
    own = "\n".join(lines_of(FACE.players(GAME.view(state, 1), 1, narrow=False)))
    assert "2 Blue (you)  11 points" in own
    assert "start 3 · plants 8" in own
    assert "clouds 3 of 6 · hand 0, reserve 4 · one token (#1:1)" in own
    other = "\n".join(lines_of(FACE.players(GAME.view(state, 0), 0, narrow=False)))
    assert "one token (#1:?)" in other
    narrow = "\n".join(lines_of(FACE.players(GAME.view(state, 0), 0, narrow=True), width=30))
    assert "2 Blue 11" in narrow
    assert "°3" in narrow


def test_the_hand_names_dominoes_and_marks_the_joker() -> None:
    state = GAME.parse_position(TIED.replace("owl-owl", "owl-owl butterfly-snail"))
    assert FACE.hand(state, 0).plain == "Hand: BU*-SN butterfly-snail   OW-OW owl-owl"
    language.set("de")
    assert "BU*-SN Schmetterling-Schnecke" in FACE.hand(state, 0).plain


def picture(match: Match) -> Picture:
    return Picture(FACE, match.view, match.you, match.words(), match.news(), ())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100, 120, 140])
def test_no_line_is_wider_than_the_terminal(width: int, lang: str) -> None:
    language.set(lang)
    for mode in MODES:
        match = new_match(4, mode=mode)
        lines = lines_of(picture(match).fitted(console(width, 50)), width, 50)
        assert max(map(cell_len, lines)) <= width


def shown(match: Match, width: int, height: int) -> list[str]:
    screen = console(width, height)
    table = Table(match, FACE, screen, None, Path())  # type: ignore[arg-type]
    table.show(match.words())
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue().splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_fits_a_terminal_of_24_lines(seats: int, lang: str) -> None:
    language.set(lang)
    match = new_match(seats)
    assert len(shown(match, 80, 24)) <= 23
    match.play(0, next(word for word in match.words() if word.startswith("place")))
    assert len(shown(match, 80, 24)) <= 23


def test_wide_terminals_show_the_panels_beside_the_large_board() -> None:
    lines = shown(new_match(), 140, 50)
    assert len(lines) <= 49
    assert "#1" in lines[2]
    assert any("clouds 6 of 6" in line and line.startswith(" ") for line in lines[1:31])


def test_narrow_terminals_stack_everything() -> None:
    lines = shown(new_match(), 60, 40)
    assert "Renature" in lines[0]
    assert lines[2].startswith("    a  b")
    assert any("1 Orange" in line for line in lines[17:])
