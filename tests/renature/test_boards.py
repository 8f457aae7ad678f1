"""The shipped boards against the figures of the box, and everything a board file can do wrong."""

from __future__ import annotations

import ast
import functools
import inspect
import itertools
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.renature.diagrams import GAME, fresh
from waldbach.game import BadInput
from waldbach.games.renature import board as board_module
from waldbach.games.renature import layout as at
from waldbach.games.renature.board import (
    BROOK_GROUND,
    Board,
    BoardError,
    Problem,
    load_shipped,
    problems,
    read_board,
    shipped,
    unplayable,
    write_board,
)
from waldbach.games.renature.meta import STANDARD_BOARDS
from waldbach.games.renature.spaces import NAME_OF, SPACE_OF, neighbours, row_column
from waldbach.log import Log

BOARDS = {mode: load_shipped(name) for mode, name in STANDARD_BOARDS.items()}
EVERY_BOARD = pytest.mark.parametrize("name", shipped())


def brook(board: Board) -> set[int]:
    return set(board.spaces(*BROOK_GROUND))


def brook_beside(board: Board, p: int) -> list[int]:
    return [q for q in neighbours(p) if q in brook(board)]


def areas_beside(board: Board, p: int) -> set[int]:
    home = {q: number for number, area in enumerate(board.areas) for q in area}
    return {home[q] for q in neighbours(p) if q in home}


# --- the shipped boards ---------------------------------------------------------------------------


def test_there_is_a_board_for_every_mode() -> None:
    assert sorted(STANDARD_BOARDS.values()) == shipped()
    assert {mode: board.mode for mode, board in BOARDS.items()} == {m: m for m in BOARDS}
    assert len({board.name for board in BOARDS.values()}) == 3


@EVERY_BOARD
def test_shipped_boards_have_no_problems(name: str) -> None:
    assert problems(load_shipped(name)) == []


@EVERY_BOARD
def test_shipped_boards_are_full_grids_of_brook_and_areas(name: str) -> None:
    board = load_shipped(name)
    assert [len(row) for row in board.rows] == [at.GRID] * at.GRID
    assert len(brook(board)) + sum(map(len, board.areas)) == 225
    assert len(brook(board)) >= 108 + at.MUSHROOMS * (board.mode != "base")  # 7.1: all dominoes fit


@EVERY_BOARD
def test_shipped_boards_have_a_letter_for_each_area_in_reading_order(name: str) -> None:
    board = load_shipped(name)
    letters = ["".join(board.rows[r][c] for r, c in map(row_column, a)) for a in board.areas]
    assert letters == [chr(ord("a") + n) * len(a) for n, a in enumerate(board.areas)]


@EVERY_BOARD
def test_every_brook_space_takes_dominoes_in_more_than_one_way(name: str) -> None:
    """A space with one way out is one space deep: it lies on a lane that goes on on both sides."""
    board = load_shipped(name)
    for p in brook(board):
        ways = brook_beside(board, p)
        assert len(ways) > 1 or len(brook_beside(board, ways[0])) > 2, NAME_OF[p]


@EVERY_BOARD
def test_the_brook_of_a_shipped_board_hangs_together(name: str) -> None:
    assert len(board_module.flood(sorted(brook(load_shipped(name))))) == 1


def test_base_board_has_the_forced_numbers() -> None:
    board = BOARDS["base"]
    assert Counter(map(len, board.areas)) == {3: 3, 4: 4, 5: 4, 6: 3, 7: 2, 8: 1, 9: 1}
    starts = [row_column(p) for p in board.spaces(at.START_SPACE)]
    assert [row for row, _ in starts] == [0] * 4
    assert all(b - a > 1 for (_, a), (_, b) in itertools.pairwise(starts))
    assert sorted(board.clouds.values()) == [1, 1, 2, 2]
    homes = [n for n, area in enumerate(board.areas) for p in area if p in board.clouds]
    assert len(homes) == len(set(homes)) == 4


def test_base_tokens_fit_the_areas() -> None:
    board = BOARDS["base"]
    tokens = Counter({kind.main: len(kind.backs) for kind in board.tokens})
    spare = tokens - Counter(map(len, board.areas))
    assert tokens.total() == 21
    assert spare.total() == 3
    for kind in board.tokens:
        assert kind.minor == kind.main // 2
        assert all(1 <= back <= 5 and abs(back - kind.minor) <= 1 for back in kind.backs)
        assert len(kind.backs) < 2 or len(set(kind.backs)) > 1


@pytest.mark.parametrize("mode", ["valley", "variant"])
def test_valley_boards_have_the_forced_numbers(mode: str) -> None:
    board = BOARDS[mode]
    ponds, stumps = board.spaces(at.START_SPACE), board.spaces(at.STUMP)
    assert (len(ponds), len(stumps), len(board.clouds)) == (4, 8, 8)
    assert set(board.clouds.values()) == {1}
    assert len({*ponds, *stumps, *board.clouds}) == 20
    grounds = {board.ground[p] for p in board.clouds}
    assert grounds == {at.BROOK if mode == "valley" else at.SOIL}


@pytest.mark.parametrize("mode", ["valley", "variant"])
def test_ponds_lie_in_all_parts_of_a_valley_board(mode: str) -> None:
    ponds = [row_column(p) for p in BOARDS[mode].spaces(at.START_SPACE)]
    assert all(
        abs(r - row) + abs(c - column) > 5
        for (r, c), (row, column) in itertools.combinations(ponds, 2)
    )


@pytest.mark.parametrize("mode", ["valley", "variant"])
def test_many_spaces_of_a_valley_board_would_join_areas(mode: str) -> None:
    board = BOARDS[mode]
    joins = Counter(len(areas_beside(board, p)) for p in brook(board))
    assert joins[2] + joins[3] >= 30
    assert joins[3] >= 2 or mode == "variant"


@pytest.mark.parametrize("mode", ["valley", "variant"])
def test_a_valley_board_is_the_same_when_turned(mode: str) -> None:
    board = BOARDS[mode]
    shape = [re.sub("[a-z]", "a", row) for row in board.rows]
    assert shape == [row[::-1] for row in reversed(shape)]
    cells = {row_column(p) for p in board.clouds}
    assert cells == {(14 - row, 14 - column) for row, column in cells}


def test_variant_board_can_be_played_with_base_rules() -> None:
    state = fresh(2, {"mode": "variant", "variant-rules": "base"})
    assert state.rules == at.BASE
    assert all(state.front[area] >= 0 for area in range(1, int(state.areas) + 1))
    assert not any(ground == at.STUMP for ground in state.ground)


@EVERY_BOARD
def test_shipped_boards_survive_writing_and_reading(name: str) -> None:
    board = load_shipped(name)
    assert read_board(write_board(board)) == board


def test_a_written_board_plays_like_the_shipped_one() -> None:
    text = write_board(BOARDS["base"])
    assert GAME.same(GAME.new(2, {"board": text}), GAME.new(2))


def test_comments_blank_lines_and_trailing_spaces_do_not_matter() -> None:
    text = "# a garden\n\nname: x \nmode:   base\n  \ntokens: 2/1 = 1\nboard:\nS..  \n.aa\n\n  \n"
    board = read_board(text)
    assert (board.name, board.mode, board.rows) == ("x", "base", ("S..", ".aa"))
    assert read_board(write_board(board)) == board


def test_a_byte_order_mark_does_not_matter() -> None:
    """Some editors begin a file with one."""
    text = write_board(BOARDS["base"])
    assert read_board("\ufeff" + text) == BOARDS["base"]
    assert GAME.same(GAME.new(2, {"board": "\ufeff" + text}), GAME.new(2))


# --- every error of the reader --------------------------------------------------------------------

HEAD = "name: x\nmode: base\n"
DRAWING = "board:\nS..\n.aa\n"

# message, line, column, text
UNREADABLE = [
    ("board-header", 2, 1, "name: x\nhello\n" + DRAWING),
    ("board-below", 3, 7, HEAD + "board: S..\n"),
    ("board-missing", 3, 1, HEAD),
    ("board-missing", 4, 1, HEAD + "board:\n\n \n"),
    ("board-twice", 3, 1, HEAD + "mode: valley\n" + DRAWING),
    ("board-empty", 1, 6, "name:  \nmode: base\n" + DRAWING),
    ("board-name-long", 1, 67, f"name: {'x' * 61}\nmode: base\n" + DRAWING),
    ("board-name-sign", 2, 10, "mode: base\nname:  ab\x1b[31m\n" + DRAWING),
    ("board-name-sign", 1, 8, "name: x\x07\nmode: base\n" + DRAWING),
    ("board-mode", 2, 7, "name: x\nmode: hilly\n" + DRAWING),
    ("board-key", 3, 1, HEAD + "weather: fine\n" + DRAWING),
    ("board-cloud", 3, 14, HEAD + "clouds: b2=1 p2=1\n" + DRAWING),
    ("board-cloud-twice", 3, 14, HEAD + "clouds: b2=1 b2=2\n" + DRAWING),
    ("board-cloud-twice", 4, 9, HEAD + "clouds: b2=1\nclouds: b2=2\n" + DRAWING),
    ("board-cloud-outside", 3, 14, HEAD + "clouds: b2=1 d1=1\n" + DRAWING),
    ("board-number", 3, 12, HEAD + "clouds: b2=7\n" + DRAWING),
    ("board-number", 3, 12, HEAD + "clouds: b2=0\n" + DRAWING),
    ("board-cloud", 3, 9, HEAD + "clouds: b2\n" + DRAWING),
    ("board-number", 3, 9, HEAD + "tokens: 0/1 = 1\n" + DRAWING),
    ("board-number", 3, 9, HEAD + "tokens: 32/1 = 1\n" + DRAWING),
    ("board-number", 3, 11, HEAD + "tokens: 4/x = 1\n" + DRAWING),
    ("board-number", 3, 11, HEAD + "tokens: 4/16 = 1\n" + DRAWING),
    ("board-number", 3, 17, HEAD + "tokens: 4/2 = 1 6\n" + DRAWING),
    ("board-number", 3, 15, HEAD + "tokens: 4/2 = -1\n" + DRAWING),
    ("board-tokens", 3, 8, HEAD + "tokens: 4/2 1 2\n" + DRAWING),
    ("board-tokens", 3, 8, HEAD + "tokens: 4 = 1 2\n" + DRAWING),
    ("board-tokens", 3, 8, HEAD + "tokens: 4/2 =\n" + DRAWING),
    ("board-kind-twice", 4, 9, HEAD + "tokens: 2/1 = 1\ntokens: 2/1 = 2\n" + DRAWING),
    ("board-needs", 1, 1, "name: x\n" + DRAWING),
    ("board-needs", 1, 1, "mode: base\n" + DRAWING),
    ("board-char", 5, 3, HEAD + "board:\nS..\n.a?\n"),
    ("board-char", 4, 1, HEAD + "board:\nA..\n"),
    ("board-char", 4, 2, HEAD + "board:\nS\x1b.\n"),
    ("board-tab", 5, 2, HEAD + "board:\nS..\n.\ta\n"),
    ("board-touch", 5, 3, HEAD + "board:\nS..\n.ab\n"),
    ("board-touch", 6, 2, HEAD + "board:\nS..\n.aa\n.b.\n"),
    ("board-ragged", 5, 3, HEAD + "board:\nS..\n.a\n...\n"),
    ("board-ragged", 5, 1, HEAD + "board:\nS..\n\n.aa\n"),
    ("board-ragged", 5, 5, HEAD + "board:\nS..\n.aa.\n"),
    ("board-too-wide", 4, 16, HEAD + "board:\nS" + "." * 15 + "\n"),
    ("board-too-high", 19, 1, HEAD + "board:\n" + "S.\n" * 16),
]


@pytest.mark.parametrize(("message", "line", "column", "text"), UNREADABLE)
def test_a_broken_file_is_refused_with_line_and_column(
    message: str, line: int, column: int, text: str
) -> None:
    with pytest.raises(BoardError) as caught:
        read_board(text)
    error = caught.value
    assert (error.message, error.line, error.column) == (message, line, column)
    assert str(error).isprintable()  # the catalogue has a sentence with these arguments


def test_a_sign_that_cannot_be_shown_is_named() -> None:
    with pytest.raises(BoardError) as caught:
        read_board(HEAD + "board:\nS\x1b.\n")
    assert "U+001B" in str(caught.value)


@pytest.mark.parametrize("line", ["we\x1bather: fine", "mode: hi\x1blly", "clouds: b\x1b2=1",
                                  "tokens: 4/2 = \x1b1", "n" * 500 + ": x"])  # fmt: skip
def test_what_an_error_quotes_can_be_shown_and_is_short(line: str) -> None:
    with pytest.raises(BoardError) as caught:
        read_board(f"name: x\n{line}\n" + DRAWING)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 300


OLD_NAMES = ["x" * 61, "y" * 5000, "a\x1b[31mb", "bell\x07", "non\u200bsense"]


@pytest.mark.parametrize("name", OLD_NAMES)
def test_names_are_short_and_can_be_shown_but_old_matches_go_on(name: str) -> None:
    """A match may have begun on such a board before names were looked at."""
    text = write_board(replace(BOARDS["base"], name=name))
    for refuse in (read_board, lambda own: GAME.check_table(2, {"board": own}),
                   lambda own: Log.begin(GAME, 2, {"board": own})):  # fmt: skip
        with pytest.raises(BoardError) as caught:
            refuse(text)
        assert caught.value.message in ("board-name-long", "board-name-sign")
    assert GAME.check_material("board", text, {}, 2).problems
    kept = read_board(text, kept=True)
    assert replace(kept, name="x") == replace(BOARDS["base"], name="x")
    assert kept.name.isprintable()
    log = Log.begin(GAME, 2, {"board": text}, admitted=True)
    again = Log.read(log.write())
    assert GAME.same(again.start(), GAME.new(2))
    assert GAME.check_options(2, again.options) == again.options


def test_sixty_letters_are_a_name_in_any_script() -> None:
    for name in ("x" * 60, "Żółwia Łąka (południe)", "Weidenbogen (groß) №2", "葦の川"):
        text = write_board(replace(BOARDS["base"], name=name))
        assert read_board(text).name == name
        assert Log.begin(GAME, 2, {"board": text}).options["board"] == text


# --- every problem of a readable board ------------------------------------------------------------


def small(mode: str, *rows: str, tokens: str = "", clouds: str = "") -> Board:
    """A board of few spaces; its `problems` also name all that a full board has to have."""
    extra = "".join(f"tokens: {kind}\n" for kind in tokens.split(", ") if kind)
    extra += f"clouds: {clouds}\n" if clouds else ""
    return read_board(f"name: x\nmode: {mode}\n{extra}board:\n" + "\n".join(rows) + "\n")


def found(board: Board, message: str) -> list[Problem]:
    return [problem for problem in problems(board) if problem.message == message]


# message, a board that has the problem, the arguments and the spaces that the check names
UNFIT: list[tuple[str, Board, list[dict[str, Any]], list[str]]] = [
    ("check-no-start", small("valley", "..", "aa"), [{}], []),
    (
        "check-many-areas",
        small("valley", *["a." * 7 + "a", "." * 15] * 5, "a" + "." * 13 + "P"),
        [{"areas": 41, "most": 40}],
        [],
    ),
    ("check-stump-in-base", small("base", "S.T", "aaa"), [{"space": "c1"}], ["c1"]),
    (
        "check-many-kinds",
        small("base", "S.", "aa", tokens=", ".join(f"{n}/1 = 1" for n in range(1, 14))),
        [{"kinds": 13, "most": 12}],
        [],
    ),
    ("check-cloud-meadow", small("valley", "P.", "aa", clouds="b2=1"), [{"space": "b2"}], ["b2"]),
    ("check-cloud-area", small("base", "S.", "aa", clouds="b1=1"), [{"space": "b1"}], ["b1"]),
    ("check-cloud-area", small("variant", "P.", "aa", clouds="b1=1"), [{"space": "b1"}], ["b1"]),
    (
        "check-token-missing",
        small("base", "S..", "a.a", tokens="1/0 = 1"),
        [{"size": 1, "areas": 2, "tokens": 1}],
        [],
    ),
    (
        "check-token-missing",
        small("variant", "P..", "aa.", tokens="1/0 = 1"),
        [{"size": 2, "areas": 1, "tokens": 0}],
        [],
    ),
    ("check-size", small("valley", "P..", "aa."), [{"rows": 2, "columns": 3}], []),
    ("check-starts", small("valley", "P..", "aa."), [{"count": 1}], []),
    ("check-start-top", small("base", "S..", "..S"), [{"space": "c2"}], ["c2"]),
    (
        "check-start-beside",
        small("valley", "P.P", "P.."),
        [{"space": "a1"}, {"space": "a2"}],
        ["a1", "a2"],
    ),
    ("check-lonely-brook", small("base", "S.a.", "..aa"), [{"space": "d1"}], ["d1"]),
    ("check-unreachable", small("base", "S.a..", "..aaa"), [{"space": "d1"}], ["d1"]),
    ("check-closed-area", small("base", "S.#a.", "..#aa"), [{"area": 1, "space": "d1"}], ["d1"]),
    ("check-closed-area", small("base", "S.#a"), [{"area": 1, "space": "d1"}], ["d1"]),
    ("check-no-area", small("base", "S.#a.", "..#a."), [{}], []),
    ("check-no-area", small("base", "S.#a"), [{}], []),
    ("check-no-area", small("valley", "P#", "a."), [{}], []),  # no domino fits at its only start
    ("check-no-area", small("base", "S.", ".."), [{}], []),
    (
        "check-cut-off-area",
        small("base", "S.a#b.", "..a#b."),
        [{"area": 2, "space": "e1"}],
        ["e1"],
    ),
    (
        "check-cut-off-area",  # a mushroom on d1 joins it to area 1, and still nobody plants there
        small("valley", "PTa.b", "..a.#"),
        [{"area": 2, "space": "e1"}],
        ["e1"],
    ),
    ("check-areas", small("base", "S.", "aa"), [{"count": 1}], []),
    ("check-tokens", small("base", "S.", "aa", tokens="2/1 = 1 2"), [{"count": 2}], []),
    ("check-backs", small("base", "S.", "aa", tokens="2/1 = 1 1, 3/1 = 2"), [{}], []),
    ("check-four", small("base", "S...", "aaaa", tokens="4/1 = 1, 4/2 = 2"), [{"minor": 1}], []),
    ("check-clouds-base", small("base", "S..", "a.a", clouds="a2=3"), [{"total": 3}], []),
    (
        "check-clouds-base",
        small("base", "S......", "a.a.a.a", clouds="a2=2 c2=2 e2=2 g2=1"),
        [{"total": 7}],
        [],
    ),
    ("check-clouds-apart", small("base", "S.", "aa", clouds="a2=1 b2=1"), [{}], []),
    ("check-brook", small("base", "S.", "aa"), [{"count": 2}], []),
    ("check-stumps", small("valley", "P.TT", "aaaa"), [{"count": 2}], []),
    ("check-clouds-valley", small("valley", "P..", "aaa", clouds="b1=1"), [{"count": 1}], []),
    ("check-cloud-marked", small("valley", "P.T", "aaa", clouds="c1=1"), [{"space": "c1"}], ["c1"]),
    ("check-cloud-marked", small("valley", "P.T", "aaa", clouds="a1=1"), [{"space": "a1"}], ["a1"]),
]


@pytest.mark.parametrize(("message", "board", "args", "spaces"), UNFIT)
def test_a_problem_is_found_and_named(
    message: str, board: Board, args: list[dict[str, Any]], spaces: list[str]
) -> None:
    named = found(board, message)
    assert [problem.args for problem in named] == args
    assert [problem.space for problem in named if problem.space] == [SPACE_OF[s] for s in spaces]
    assert all(str(problem) for problem in named)


def test_eight_clouds_in_valley_have_to_be_single_ones() -> None:
    board = BOARDS["valley"]
    double = replace(board, clouds=dict.fromkeys(board.clouds, 2))
    assert [problem.args for problem in found(double, "check-clouds-valley")] == [{"count": 8}]


KEEPS_FROM_PLAY = {
    "check-no-start",
    "check-many-areas",
    "check-stump-in-base",
    "check-many-kinds",
    "check-cloud-meadow",
    "check-cloud-area",
    "check-token-missing",
    "check-no-area",
}


@pytest.mark.parametrize(("message", "board", "args", "spaces"), UNFIT)
def test_only_what_keeps_a_board_from_being_played_makes_it_unplayable(
    message: str, board: Board, args: list[dict[str, Any]], spaces: list[str]
) -> None:
    named = {problem.message for problem in unplayable(board)}
    assert named <= KEEPS_FROM_PLAY
    assert (message in named) == (message in KEEPS_FROM_PLAY)


def test_no_new_match_begins_where_nobody_can_plant_but_old_ones_go_on() -> None:
    text = write_board(small("base", "S.#a.", "..#a.", tokens="2/1 = 1"))
    for refuse in (GAME.check_table, functools.partial(Log.begin, GAME)):
        with pytest.raises(BadInput) as caught:
            refuse(2, {"board": text})
        assert caught.value.message == "board-unplayable"
    checked = GAME.check_material("board", text, {}, 2)
    assert [one.code for one in checked.problems] == ["check-no-area"]
    assert checked.problems[0].spots == ("d1", "d2")
    assert "check-cut-off-area" in [one.code for one in checked.advice]
    assert Log.begin(GAME, 2, {"board": text}, admitted=True).start().areas == 1


def test_an_area_that_is_cut_off_is_advice_where_others_can_be_planted() -> None:
    text = write_board(small("base", "S.a#b.", "..a#b.", tokens="2/1 = 1 2"))
    checked = GAME.check_material("board", text, {}, 2)
    assert checked.problems == ()
    [advice] = [one for one in checked.advice if one.code == "check-cut-off-area"]
    assert ("area 2" in str(advice), advice.spots) == (True, ("e1", "e2"))
    assert Log.begin(GAME, 2, {"board": text}).options["board"] == text


# --- nothing is left out --------------------------------------------------------------------------


def literals(node: ast.AST) -> Iterator[str]:
    """Every message key in an expression, also one of two in `a if … else b`."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and re.match("(board|check)-", str(part.value)):
            yield str(part.value)


def test_every_error_and_problem_has_a_test() -> None:
    source = ast.parse(inspect.getsource(board_module))
    keys = {key for key in literals(source) if " " not in key}
    tested = {row[0] for row in UNREADABLE} | {row[0] for row in UNFIT}
    assert keys == tested
