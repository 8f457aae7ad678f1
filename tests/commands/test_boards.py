"""The command `board`: boards are checked, drawn and invented."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.commands.running import PLAY, Run, read, words_of
from waldbach.games.renature.board import load_shipped, shipped, write_board


def test_boards_are_checked(run: Run, tmp_path: Path) -> None:
    good, bad, worse = (tmp_path / f"{n}.board" for n in ("good", "bad", "worse"))
    code, out, err = run("board", "check", *shipped())
    assert (code, err) == (0, "")
    assert out.count("all is well") == len(shipped())
    good.write_text("name: x\nmode: valley\nboard:\nP..\n.aa\n", "utf-8")
    bad.write_text("name: x\nmode: base\nboard:\nS..\n.a!\n", "utf-8")
    worse.write_text("name: x\nmode: base\nboard:\n.#.\n#a#\n", "utf-8")
    code, out, _ = run("board", "check", good, bad, worse)
    assert code == 1
    assert f"{bad}: Line 5, column 3: “!” is not a sign" in out
    assert f"{bad}: cannot be played yet: one reason" in out
    assert f"{good}: perhaps not meant: There is one starting space. A full board has 4." in out
    assert f"{good}: can be played, with 5 wishes left" in out
    assert f"{worse}: There is no starting space." in out
    assert f"{worse}: perhaps not meant: a1: this brook space has no brook beside it" in out
    assert f"{worse}: perhaps not meant: b2: area 1 is closed before the game begins" in out
    assert f"{worse}: cannot be played yet: 2 reasons" in out


def test_the_exit_code_says_whether_all_can_be_played(run: Run, tmp_path: Path) -> None:
    good, cut_off = tmp_path / "good.board", tmp_path / "cut-off.board"
    good.write_text("name: x\nmode: valley\nboard:\nP..\n.aa\n", "utf-8")
    cut_off.write_text("name: x\nmode: valley\nboard:\nP.#a.\n..#a.\n", "utf-8")
    assert run("board", "check", good)[0] == 0  # though it is no full board
    code, out, _ = run("board", "check", cut_off)
    assert (code, "nobody could plant anything" in out) == (1, True)
    assert run("board", "check", cut_off, good)[0] == 1
    nowhere = tmp_path / "nowhere.board"
    code, out, err = run("board", "check", good, nowhere, cut_off)  # the others are checked
    assert (code, str(nowhere) in err) == (2, True)
    assert (f"{good}: can be played" in out, f"{cut_off}: cannot be played" in out) == (True, True)


@pytest.mark.parametrize("name", shipped())
def test_boards_are_drawn(run: Run, tmp_path: Path, name: str) -> None:
    code, out, _ = run("board", "show", name)
    assert code == 0
    board = load_shipped(name)
    assert out.count("T ") == sum(row.count("T") for row in board.rows)
    drawing = tmp_path / "board.svg"
    code, out, _ = run("board", "show", name, "--svg", drawing)
    assert code == 0
    assert str(drawing) in out
    assert ET.parse(drawing).getroot().tag.endswith("svg")
    assert run("board", "show", name, "--svg", tmp_path / "no" / "x.svg")[0] == 2


def test_a_board_is_invented_and_can_be_checked_shown_and_played(run: Run, tmp_path: Path) -> None:
    board, svg = tmp_path / "new.board", tmp_path / "new.svg"
    wish = ("board", "new", "--mode", "valley", "--seed", "otter", "--symmetry", "mirror")
    code, text, err = run(*wish)
    assert (code, err) == (0, "")
    code, out, _ = run(*wish, "--svg", svg, board)
    assert (code, str(board) in out, str(svg) in out) == (0, True, True)
    assert board.read_text("utf-8") == text
    assert svg.read_text("utf-8").startswith("<svg")
    assert run("board", "check", board)[0] == 0
    code, _, err = run(*wish, board)
    assert (code, "already" in err) == (2, True)  # nothing is written over
    assert run("board", "new", "--symmetry", "round")[0] == 2
    assert run("board", "new", "--mode", "moon")[0] == 2
    assert run("board", "new", "--seed", "")[0] == 2


def test_the_seed_of_a_game_repeats_its_invented_board(run: Run, tmp_path: Path) -> None:
    one, two, other = (tmp_path / f"{name}.game" for name in ("one", "two", "other"))
    new = ("--option", "board=new")
    assert run(*PLAY, *new, "--seed", "7", "--save", one, stdin="1\n1\n")[0] == 0
    assert run(*PLAY, *new, "--seed", "7", "--save", two, stdin="1\n1\n")[0] == 0
    assert run(*PLAY, "--board", "new 8", "--seed", "7", "--save", other, stdin="1\n1\n")[0] == 0
    assert read(one).options == read(two).options
    assert words_of(one) == words_of(two)
    boards = [read(file).options["board"] for file in (one, other)]
    assert [board.splitlines()[0].split(",")[0] for board in boards] == [
        "# Invented: seed 7", "# Invented: seed 8",
    ]  # fmt: skip
    assert run("play", "--load", one, stdin="quit\n")[0] == 0


def test_a_saved_game_on_an_old_board_goes_on(run: Run, tmp_path: Path) -> None:
    """A new game must not begin on a board with such a name; one that did is kept with it."""
    board, old, saved = tmp_path / "x.board", tmp_path / "old.game", tmp_path / "saved.game"
    text = write_board(load_shipped("brook"))
    board.write_text(text.replace("name: ", "name: \x1b[31m"), "utf-8")
    code, _, err = run(*PLAY, "--board", board, "--save", saved, stdin="1\n")
    assert (code, "Line 1, column 7" in err, "\x1b" in err) == (2, True, False)
    assert run("simulate", "renature", "--board", board, "--games", "1")[0] == 2
    board.write_text(text, "utf-8")
    assert run(*PLAY, "--board", board, "--save", saved, stdin="1\n1\n")[0] == 0
    file = saved.read_text("utf-8")
    assert "  name: " in file
    old.write_text(file.replace("  name: ", "  name: \x1b[31m"), "utf-8")
    assert run("replay", old)[0] == 0
    assert run("play", "--load", old, "--save", saved, stdin="1\n1\n")[0] == 0
    assert len(read(saved).entries) > len(read(old).entries)
