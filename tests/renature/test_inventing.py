"""Invented boards: each keeps to the figures of the box, and what we ask of ours."""

from __future__ import annotations

import functools
import itertools
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.renature.diagrams import GAME, rule_id
from waldbach.game import BadInput
from waldbach.games.renature import layout as at
from waldbach.games.renature.board import (
    BROOK_GROUND,
    MODES,
    Board,
    problems,
    read_board,
    write_board,
)
from waldbach.games.renature.checking import advice, land_of
from waldbach.games.renature.inventing import SYMMETRIES, VERSION, invent_board, invent_text
from waldbach.games.renature.inventing.land import (
    ALL,
    HALF_TURN,
    MIRROR,
    NONE,
    arms,
    cuts,
    image,
    is_whole,
    narrow,
    place,
    spot,
    spots,
    squares,
    straights,
)
from waldbach.games.renature.spaces import neighbours, row_column
from waldbach.log import Log
from waldbach.materials import MOST_SEED

FIRST = (
    "S...aS..Sb..S..",
    ".cc.a....b.....",
    ".cc.a.d.bb.e.ff",
    ".cc..dd.b..e.ff",
    ".....d....ee...",
    "g.hh.d.ii...jj.",
    "g.hh.d.i....jj.",
    "g..h.....k..jj.",
    "gg...lll.kk....",
    "....llll.kkkk.m",
    "..nn......kk..m",
    "..n..oo.p....mm",
    "q...oo..pp.r...",
    "qqq.o...pp.rrr.",
    "qqq....ppp.....",
)
SEEDS = [str(number) for number in range(6)]


@functools.cache  # to invent one takes a fifth of a second
def boards(mode: str) -> tuple[Board, ...]:
    return tuple(invent_board(mode, seed, symmetry) for seed in SEEDS for symmetry in SYMMETRIES)


def area_of(board: Board) -> dict[int, int]:
    return {p: number for number, area in enumerate(board.areas) for p in area}


# --- valid ----------------------------------------------------------------------------------------


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(st.sampled_from(MODES), st.sampled_from(SYMMETRIES), st.text("abc123 ", min_size=1))
def test_whatever_the_seed_the_board_is_a_full_one(mode: str, symmetry: str, seed: str) -> None:
    board = invent_board(mode, seed, symmetry)
    assert problems(board) == []
    assert advice(board) == []
    assert read_board(write_board(board)) == board
    assert (board.mode, len(board.rows), len(board.rows[0])) == (mode, at.GRID, at.GRID)


@pytest.mark.later
@rule_id("R-C-09")
def test_R_C_09_the_base_board_has_18_areas() -> None:
    assert {len(board.areas) for board in boards("base")} == {18}


@rule_id("R-C-10")
def test_R_C_10_four_springs_lie_apart_on_the_top_edge() -> None:
    for board in boards("base"):
        springs = board.spaces(at.START_SPACE)
        assert [row_column(p)[0] for p in springs] == [0, 0, 0, 0]
        columns = [row_column(p)[1] for p in springs]
        assert all(3 <= b - a <= 5 for a, b in itertools.pairwise(columns))


@rule_id("R-S-07", "R-S-09")
def test_R_S_07_every_area_has_a_token_of_its_size_and_R_S_09_three_are_left_over() -> None:
    for mode in ("base", "variant"):
        for board in boards(mode):
            sizes = Counter(map(len, board.areas))
            tokens = Counter({kind.main: len(kind.backs) for kind in board.tokens})
            spare = tokens - sizes
            assert not sizes - tokens
            assert sorted(spare.values()) == [1, 1, 1]  # 7.4: at most three sizes have spares


@rule_id("R-C-06", "R-C-07")
def test_R_C_06_the_base_game_has_21_tokens_and_R_C_07_backs_from_1_to_5() -> None:
    for board in boards("base"):
        backs = [back for kind in board.tokens for back in kind.backs]
        assert len(backs) == 21
        assert set(backs) <= {1, 2, 3, 4, 5}
        assert any(len(set(kind.backs)) > 1 for kind in board.tokens)
        assert all(kind.minor == kind.main // 2 for kind in board.tokens)


@rule_id("R-S-10")
def test_R_S_10_four_areas_hold_two_two_one_and_one_cloud() -> None:
    for board in boards("base"):
        homes = [area_of(board)[p] for p in board.clouds]
        assert len(set(homes)) == 4
        assert sorted(board.clouds.values()) == [1, 1, 2, 2]


@rule_id("V-C-03")
def test_V_C_03_a_valley_has_four_ponds_and_eight_stumps() -> None:
    for mode in ("valley", "variant"):
        for board in boards(mode):
            assert len(board.spaces(at.START_SPACE)) == 4
            assert len(board.spaces(at.STUMP)) == 8
            assert "".join(board.rows).count("P") == 4


@rule_id("V-S-02", "V-S-04")
def test_V_S_02_a_valley_has_no_tokens_and_V_S_04_eight_clouds_on_the_meadow() -> None:
    for board in boards("valley"):
        assert board.tokens == ()
        assert list(board.clouds.values()) == [1] * 8
        assert {board.ground[p] for p in board.clouds} == {at.BROOK}  # no pond, no stump


@rule_id("VV-02")
def test_VV_02_the_clouds_of_the_variant_lie_in_eight_areas() -> None:
    for board in boards("variant"):
        assert list(board.clouds.values()) == [1] * 8
        assert len({area_of(board)[p] for p in board.clouds}) == 8


def test_7_4_all_dominoes_and_all_plants_find_room() -> None:
    for mode in MODES:
        for board in boards(mode):
            brook = len(board.spaces(*BROOK_GROUND))
            assert brook >= 108
            assert 52 <= sum(map(len, board.areas)) == 225 - brook


def test_the_variant_can_be_played_with_the_base_rules() -> None:
    board = invent_text("variant", "7")
    state = GAME.new(2, {"mode": "variant", "variant-rules": "base", "board": board})
    assert (state.mode, state.rules) == (at.VARIANT, at.BASE)
    assert state.supply == 0  # no mushrooms, but tokens enough for all areas
    assert state.backs.sum() >= state.areas > 0
    assert not any(ground == at.STUMP for ground in state.ground)


# --- good -----------------------------------------------------------------------------------------


def test_the_brook_hangs_together_without_dead_arms_or_open_water() -> None:
    for mode in MODES:
        for board in boards(mode):
            brook = land_of(board, *BROOK_GROUND)
            assert is_whole(brook)
            assert not arms(brook)
            assert not squares(brook, 3)
            assert narrow(brook).bit_count() <= 14
            assert cuts(brook).bit_count() <= 25


def test_areas_are_of_many_sizes_and_none_is_a_long_line() -> None:
    for mode in MODES:
        for board in boards(mode):
            sizes = [len(area) for area in board.areas]
            assert 3 <= min(sizes) <= max(sizes) <= 9
            assert len(set(sizes)) >= 4
            assert not straights(land_of(board, at.SOIL), 6)


def test_there_is_a_pond_in_every_quarter_of_a_valley() -> None:
    for board in (*boards("valley"), *boards("variant")):
        ponds = [row_column(p) for p in board.spaces(at.START_SPACE)]
        assert {(row < 7, column < 7) for row, column in ponds} == {
            (True, True), (True, False), (False, True), (False, False),
        }  # fmt: skip


def test_no_stump_lies_beside_a_pond() -> None:
    for mode in ("valley", "variant"):
        for board in boards(mode):
            ponds = set(board.spaces(at.START_SPACE))
            assert not any(ponds.intersection(neighbours(p)) for p in board.spaces(at.STUMP))


# --- symmetry -------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("symmetry", [HALF_TURN, MIRROR])
def test_the_land_and_what_lies_on_it_are_symmetric(mode: str, symmetry: str) -> None:
    for seed in SEEDS:
        board = invent_board(mode, seed, symmetry)
        soil = land_of(board, at.SOIL)
        assert image(soil, symmetry) == soil
        clouds = {spot(*row_column(p)): count for p, count in board.clouds.items()}
        assert {image(one, symmetry): count for one, count in clouds.items()} == clouds
        marks = [land_of(board, at.STUMP)]
        if mode != "base" or symmetry == MIRROR:  # springs lie on the top edge alone
            marks.append(land_of(board, at.START_SPACE))
        assert [image(land, symmetry) for land in marks] == marks


def test_boards_without_a_wish_are_not_symmetric() -> None:
    for seed in SEEDS:
        soil = land_of(invent_board("base", seed), at.SOIL)
        assert soil not in (image(soil, HALF_TURN), image(soil, MIRROR))


def test_images_are_where_they_should_be() -> None:
    assert image(spot(0, 1), HALF_TURN) == spot(14, 13)
    assert image(spot(0, 1), MIRROR) == spot(0, 13)
    assert image(spot(0, 1), NONE) == spot(0, 1)
    for symmetry in SYMMETRIES:
        assert image(ALL, symmetry) == ALL


# --- the land -------------------------------------------------------------------------------------


def drawn(text: str) -> int:
    rows = enumerate(text.split())
    return sum(spot(r, c) for r, row in rows for c, sign in enumerate(row) if sign == ".")


def names(land: int) -> list[tuple[int, int]]:
    return [place(one) for one in spots(land)]


def test_bays_arms_and_narrows_are_told_apart() -> None:
    ring_with_bay = drawn("... .#. ... #.#")
    assert (names(narrow(ring_with_bay)), arms(ring_with_bay)) == ([(3, 1)], 0)
    assert cuts(ring_with_bay) == 0
    ring_with_arm = drawn("... .#. ... #.# #.#")
    assert names(arms(ring_with_arm)) == [(3, 1)]
    two_rings = drawn("...## .#.## ..... ##.#. ##...")
    assert names(cuts(two_rings)) == [(2, 2)]


# --- the same, and always another -----------------------------------------------------------------


def test_a_seed_gives_the_same_board_for_ever() -> None:
    """If this fails, `VERSION` has to go up: people have written seeds down."""
    assert VERSION == 1
    assert invent_board("base", "otter").rows == FIRST
    invent_board.cache_clear()
    assert invent_board("base", "otter").rows == FIRST


@pytest.mark.slow
def test_seeds_modes_and_symmetries_give_different_boards() -> None:
    found = {
        invent_board(mode, seed, symmetry).rows
        for mode in MODES
        for symmetry in SYMMETRIES
        for seed in SEEDS
    }
    assert len(found) == len(MODES) * len(SYMMETRIES) * len(SEEDS)


def test_the_text_says_where_it_comes_from() -> None:
    text = invent_text("valley", "heron 7", MIRROR)
    assert text.splitlines()[0] == "# Invented: seed heron 7, symmetry mirror, inventor 1."
    assert read_board(text) == invent_board("valley", "heron 7", MIRROR)


# --- as an option of a table ----------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_new_is_settled_once_to_a_text_that_the_match_keeps(mode: str) -> None:
    log = Log.begin(GAME, 2, {"mode": mode, "board": "new"})
    assert read_board(log.options["board"]).mode == mode
    again = Log.read(log.write())
    assert again.options == log.options
    assert GAME.same(again.start(), log.start())
    assert GAME.check_table(2, log.options) == log.options


def test_new_is_another_one_each_time_and_new_with_a_seed_the_same() -> None:
    any_two = [GAME.check_table(2, {"board": "new"})["board"] for _ in range(2)]
    assert any_two[0] != any_two[1]
    assert GAME.check_table(2, {"board": "new otter"})["board"] == invent_text("base", "otter")
    assert GAME.seeded({"board": "new"}, "7") == {"board": "new 7"}
    assert GAME.seeded({"board": "new otter", "mode": "new"}, "7") == {
        "board": "new otter", "mode": "new",
    }  # fmt: skip
    odd = GAME.seeded({"board": "new"}, "a\nb")["board"]
    assert odd == GAME.seeded({"board": "new"}, "a\nb")["board"]
    GAME.check_table(2, {"board": odd})


@pytest.mark.parametrize("seed", ["", " x", "x ", "a\nb", "x" * (MOST_SEED + 1), "\0", "\ud800"])
def test_a_seed_that_cannot_be_is_refused(seed: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.invent("board", {"mode": "base"}, seed)
    assert refused.value.message == "invent-seed"


@pytest.mark.parametrize("wishes", [{"symmetry": "round"}, {"size": "9"}])
def test_a_wish_that_cannot_be_is_refused(wishes: dict[str, str]) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.invent("board", {"mode": "base"}, "x", wishes)
    assert refused.value.message == "invent-wish"
    assert "symmetry=none|half-turn|mirror" in str(refused.value)


# --- what is said about boards --------------------------------------------------------------------


def remarks(text: str, mode: str = "base") -> dict[str, tuple[str, ...]]:
    checked = GAME.check_material("board", text, {"mode": mode}, 2)
    return {one.code: one.spots for one in (*checked.problems, *checked.advice)}


def test_a_shipped_board_is_found_by_its_name_and_has_nothing_against_it() -> None:
    for name, mode in (("standard", "valley"), ("brook", "base"), ("valley-back", "variant")):
        checked = GAME.check_material("board", name, {"mode": mode}, 4)
        assert (checked.problems, checked.advice) == ((), ())
        assert checked.text is not None
        assert read_board(checked.text).mode == mode
        assert checked.view is not None
        assert checked.figures["areas"] == len(read_board(checked.text).areas)


def test_problems_name_all_spaces_that_they_are_about() -> None:
    text = "name: X\nmode: base\ntokens: 2/1 = 1\nboard:\nSS...\n.....\n.....\naa.bb\n....."
    found = remarks(text)
    assert found["check-start-beside"] == ("a1", "b1")
    assert found["check-token-missing"] == ("a4", "b4", "d4", "e4")
    assert found["advice-open-water"] == ("b2", "c2", "d2")
    assert remarks("name: X\nmode: base\nboard:\nS..\nab.") == {"board-touch": ("b2",)}
    assert remarks("name: X\nmode: base\nboard:\nS..\n.", "base") == {"board-ragged": ("b2",)}


def test_a_text_of_another_mode_is_a_problem_and_no_fault() -> None:
    text = invent_text("valley", "1")
    assert "board-other-mode" in remarks(text, "base")
    checked = GAME.check_material("board", text, {}, 2)
    assert checked.options["mode"] == "valley"
    assert checked.view is not None


def completed(text: str) -> Board:
    found = GAME.check_material("board", text, {}, 2).completed
    assert found is not None
    return read_board(found)


def without_tokens(text: str) -> str:
    return "".join(line for line in text.splitlines(True) if not line.startswith("tokens"))


@rule_id("R-S-07", "R-S-09", "R-C-06", "R-C-07")
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_R_S_07_a_drawn_board_is_offered_tokens_that_leave_nothing_to_wish_for(seed: str) -> None:
    for mode in ("base", "variant"):
        text = invent_text(mode, seed)
        board = completed(without_tokens(text))
        assert not problems(board)
        assert sum(len(kind.backs) for kind in board.tokens) == len(board.areas) + 3
        assert replace(board, tokens=()) == replace(read_board(text), tokens=())


def test_tokens_are_offered_for_areas_of_any_size() -> None:
    head = "name: X\nmode: base\n"
    tiny = completed(f"{head}board:\nS.a.bb\n")
    kinds = [(kind.main, kind.minor, kind.backs) for kind in tiny.tokens]
    assert kinds == [(1, 0, (1, 1, 2)), (2, 1, (1, 2))]
    large = completed(f"{head}tokens: 9/9 = 5\nboard:\nS{'.' * 14}\n" + f"{'a' * 15}\n" * 2)
    assert [(kind.main, kind.backs) for kind in large.tokens] == [(30, (4, 4, 5, 5))]
    assert not GAME.check_material("board", write_board(large), {}, 2).problems
    huge = completed(f"{head}board:\nS{'.' * 13}b\n{'.' * 15}\n" + f"{'a' * 15}\n" * 3)
    assert [kind.main for kind in huge.tokens] == [1]  # no token is for 45 spaces


def test_no_tokens_are_offered_where_there_are_none() -> None:
    for text in ("name: X\nmode: valley\nboard:\nP.aa\n", "name: X\nmode: base\nboard:\nS..\n"):
        assert GAME.check_material("board", text, {}, 2).completed is None


def test_a_board_that_can_be_read_but_not_played_has_no_view() -> None:
    checked = GAME.check_material("board", "name: X\nmode: base\nboard:\n..aa", {"mode": "base"}, 2)
    assert checked.view is None
    assert checked.text == "name: X\nmode: base\nboard:\n..aa\n"
    assert {one.code for one in checked.problems} == {"check-no-start", "check-token-missing"}


def test_what_the_table_adds_can_stand_against_it() -> None:
    text = invent_text("variant", "1")
    bare = "".join(line for line in text.splitlines(True) if not line.startswith("tokens"))
    options = {"mode": "variant", "variant-rules": "base"}
    (problem,) = GAME.check_material("board", bare, options, 2).problems
    assert problem.code == "board-without-tokens"
