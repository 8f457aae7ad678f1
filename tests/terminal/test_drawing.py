"""The drawing of the board: signs, marks and colours."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console
from rich.style import Style

from tests.terminal.screens import (
    FACE,
    GAME,
    MODES,
    TIED,
    console,
    decisions,
    lines_of,
    new_match,
    styles_of,
)
from waldbach.games.renature.drawing import BASIC, COLOURS, HEIGHTS, BoardPicture, animal_sign
from waldbach.games.renature.notation import PLANT_NAMES
from waldbach.games.renature.spaces import SPACE_OF, row_column

SCORED = ("place", "plant", "mushroom")


def small_cell(lines: list[str], space: str) -> str:
    row, column = row_column(SPACE_OF[space])
    return f"{lines[row + 1]:<60}"[3 + 3 * column : 6 + 3 * column]


def large_cell(lines: list[str], space: str) -> tuple[str, str]:
    row, column = row_column(SPACE_OF[space])
    at = slice(3 + 4 * column, 7 + 4 * column)
    return f"{lines[2 * row + 1]:<70}"[at], f"{lines[2 * row + 2]:<70}"[at]


def touched(words: list[str]) -> tuple[set[str], set[str]]:
    """The spaces on which something can be put, and those from which a plant can be taken."""
    put: set[str] = set()
    taken: set[str] = set()
    for word in words:
        verb, *rest = word.split()
        if verb in SCORED:
            put.update(part.split("@")[-1] for part in rest if part.split("@")[-1] in SPACE_OF)
        elif verb == "return":
            taken.add(rest[0])
    return put, taken - put


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("large", [False, True])
def test_every_legal_target_is_marked_and_nothing_else(mode: str, large: bool) -> None:
    seen: set[str] = set()
    for view in decisions(mode, 3, seed=5, every=7):
        words = GAME.words(view, int(view.seat))
        put, taken = touched(words)
        seen.update(word.split()[0] for word in words)
        lines = lines_of(FACE.draw(view, words, (), large))
        for name in GAME.describe(view)["spaces"]:
            mark = (large_cell(lines, name)[0] if large else small_cell(lines, name))[0]
            assert (mark == "+") == (name in put), f"{name} {mark!r}"
            assert (mark == "-") == (name in taken), f"{name} {mark!r}"
    assert {"place", "plant", "discard"} <= seen


@pytest.mark.parametrize("mode", MODES)
def test_every_piece_has_its_sign_without_colour(mode: str) -> None:
    for view in decisions(mode, 4, seed=2, every=25):
        small, large = lines_of(FACE.draw(view)), lines_of(FACE.draw(view, large=True))
        for name, space in GAME.describe(view)["spaces"].items():
            cells = small_cell(small, name), large_cell(large, name)[0]
            if "animal" in space:
                assert all(cell[1:3] == animal_sign(space["animal"]) for cell in cells)
            elif "plant" in space:
                colour = "N" if space["colour"] == "neutral" else "OBKW"[int(space["colour"]) - 1]
                assert all(cell[1:3] == colour + space["plant"][0] for cell in cells)
                assert cells[1][3] == HEIGHTS[PLANT_NAMES.index(space["plant"])]
            elif "clouds" in space:
                assert all(cell[1:3] == f"°{space['clouds']}" for cell in cells)
            elif space["ground"] != "area":
                pond = "S" if mode == "base" else "P"
                sign = {"brook": "·", "start": pond, "stump": "T", "mushroom": "m"}[space["ground"]]
                assert all(cell[1] == sign for cell in cells)


def test_soil_is_shaded_where_there_is_no_colour() -> None:
    lines = lines_of(FACE.draw(new_match().view))
    soil = [p for p, s in GAME.describe(new_match().view)["spaces"].items() if "area" in s]
    assert sum("░" in small_cell(lines, space) for space in soil) > len(soil) / 2


def test_every_area_shows_its_number_and_worth_in_the_large_drawing() -> None:
    view = new_match().view
    drawn = "\n".join(lines_of(FACE.draw(view, large=True)))
    for area in GAME.describe(view)["areas"].values():
        assert re.search(rf"#{area['area']}\b", drawn)
        assert f"{area['main']}/{area['minor']}" in drawn


def test_the_last_moves_are_marked() -> None:
    match = new_match()
    word = next(word for word in match.words() if word.startswith("place"))
    match.play(0, word)
    fresh = FACE.fresh_spaces(match.news())
    assert fresh == {half.split("@")[1] for half in word.split()[1:]}
    lines = lines_of(FACE.draw(match.view, (), fresh))
    assert all(small_cell(lines, space)[0] == ">" for space in fresh)


def test_joker_animals_are_marked() -> None:
    state = GAME.parse_position(TIED.replace("1   S   .", "1   BU  OW"))
    lines = lines_of(FACE.draw(state))
    assert small_cell(lines, "a1") == "*BU"
    assert small_cell(lines, "b1") == " OW"


@pytest.mark.parametrize("colours", ["truecolor", "256", "standard"])
def test_colour_comes_on_top_of_the_signs(colours: str) -> None:
    state = GAME.parse_position(TIED)
    words = ["place owl@a1 owl@b1"]
    styles = styles_of(FACE.draw(state, words), colours)
    right = BASIC if colours == "standard" else COLOURS
    assert styles["+S "] == Style.parse(right["target"])
    assert styles[" Ob"] == Style.parse(right["orange"])
    assert styles[" Kt"] == Style.parse(right["black"])
    assert styles[" Np"] == Style.parse(right["neutral"])


def test_no_color_is_respected() -> None:
    screen = Console(
        file=io.StringIO(), force_terminal=True, color_system="truecolor", no_color=True, width=80
    )
    screen.print(FACE.draw(GAME.parse_position(TIED)))
    assert isinstance(screen.file, io.StringIO)
    assert "38;2" not in screen.file.getvalue()
    bare = FACE.draw(GAME.parse_position(TIED.replace("1b", "_ ")))
    assert any("░" in segment.text for segment in screen.render(bare, screen.options))


def test_an_odd_board_can_still_be_drawn_in_the_terminal() -> None:
    lines = lines_of(FACE.draw_material("name: odd\nmode: base\nboard:\n.a\n#a\n"))
    assert lines[0] == "odd · base game"
    assert small_cell(lines[1:], "b1") == "░1░"
    assert small_cell(lines[1:], "a2") == "   "


def test_pictures_know_their_width() -> None:
    data = GAME.describe(new_match().view)
    for large, width in ((False, 49), (True, 64)):
        assert console(200).measure(BoardPicture(data, {}, (), large)).maximum == width
