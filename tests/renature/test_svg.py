"""Boards as SVG drawings: outlines, texts, names."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import numpy as np
import pytest

from waldbach.games.renature import svg
from waldbach.games.renature.board import load_shipped, read_board, shipped
from waldbach.games.renature.spaces import SPACE_OF

SPACE_NAME = "{http://www.w3.org/2000/svg}"


def perimeter(spaces: set[int]) -> int:
    near = [q for p in spaces for q in (p - 16, p - 1, p + 1, p + 16)]
    return sum(q not in spaces for q in near)


def length(line: list[tuple[int, int]]) -> int:
    following = [*line[1:], line[0]]
    return sum(abs(a - c) + abs(b - d) for (a, b), (c, d) in zip(line, following, strict=True))


@pytest.mark.parametrize("seed", range(40))
def test_outlines_go_once_around_every_edge(seed: int) -> None:
    rng = np.random.default_rng(seed)
    spaces = {int(p) for p in rng.choice(list(SPACE_OF.values()), 60, replace=False)}
    lines = svg.outlines(spaces)
    assert sum(map(length, lines)) == perimeter(spaces)
    for line in lines:
        turns = [*line, line[0], line[1]]
        for (a, b), (c, d), (e, f) in zip(turns, turns[1:], turns[2:], strict=False):
            assert (a == c) != (b == d)  # straight
            assert (a == c) != (c == e), "a point where nothing turns"
            assert (b == d) != (d == f)


def test_spaces_that_touch_at_a_corner_are_drawn_apart() -> None:
    assert len(svg.outlines([SPACE_OF["a1"], SPACE_OF["b2"]])) == 2
    assert len(svg.outlines([SPACE_OF["b1"], SPACE_OF["a2"]])) == 2


@pytest.mark.parametrize("name", shipped())
def test_boards_are_drawn_as_svg(name: str) -> None:
    board = load_shipped(name)
    tree = ET.fromstring(svg.draw_svg(board))
    texts = [node.text for node in tree.iter(f"{SPACE_NAME}text")]
    assert board.name in texts
    for number, area in enumerate(board.areas, start=1):
        assert texts.count(str(number)) >= 1
        assert svg.worth(board, len(area)) in texts
    assert len(texts) == 2 + 2 * (15 + 15) + 2 * len(board.areas) + len(board.clouds)
    assert tree.find(f"{SPACE_NAME}title") is not None


def test_a_boards_name_cannot_break_the_drawing() -> None:
    board = read_board('name: <a> & "b"\nmode: valley\nboard:\nP.T\n.aa\n#a.\n')
    tree = ET.fromstring(svg.draw_svg(board))
    title = tree.find(f"{SPACE_NAME}title")
    assert title is not None
    assert title.text == '<a> & "b"'
