"""A board as an SVG drawing: paper, brook or meadow with soft banks, soil areas, and their marks.

Plain elements and attributes only, so that any program that reads SVG shows the same picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from math import cos, pi, sin

from waldbach.games.renature.board import Board
from waldbach.games.renature.layout import BROOK, START_SPACE, STUMP
from waldbach.games.renature.spaces import COLUMNS, neighbours, row_column
from waldbach.messages import text

CELL = 48
MARGIN = 44
HEAD = 58
PAPER, CARD, INK, QUIET = "#F6F1E4", "#FFFDF6", "#2A2A24", "#7A7462"
SOIL, SOIL_DARK, SAND = "#B98F63", "#9A7349", "#E6D5AE"
WATER = ("#BFD9DC", "#9CC4CB", "#DCECEC", "#7FAFB8")  # top, bottom, light, dark
MEADOW = ("#D6E5BC", "#C3D7A2", "#E6F0D2", "#9DB777")
SUN, SUN_DARK, CLOUD_RIM = "#F2C14B", "#C98A1B", "#8FA3B5"
SERIF = "Georgia, 'Times New Roman', serif"
SANS = "'Segoe UI', 'Helvetica Neue', Helvetica, Arial, sans-serif"

Point = tuple[float, float]


def draw_svg(board: Board) -> str:
    """The whole drawing as the text of an SVG file."""
    width = MARGIN * 2 + len(board.rows[0]) * CELL
    height = HEAD + MARGIN * 2 + len(board.rows) * CELL
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-labelledby="title desc">',
        f'<title id="title">{escape(board.name)}</title>',
        f'<desc id="desc">{escape(_description(board))}</desc>',
        _gradients(board),
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        *_head(board, width),
        *_coordinates(board),
        *_ground(board),
        *_soil(board),
        *_marks(board),
        *_labels(board),
        *_clouds(board),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _description(board: Board) -> str:
    return text(
        "svg-description",
        mode=board.mode,
        rows=len(board.rows),
        columns=len(board.rows[0]),
        areas=len(board.areas),
    )


# --- places ---------------------------------------------------------------------------------------


def _corner(p: int) -> Point:
    """The upper left corner of a space."""
    row, column = row_column(p)
    return MARGIN + column * CELL, HEAD + MARGIN + row * CELL


def _middle(p: int) -> Point:
    x, y = _corner(p)
    return x + CELL / 2, y + CELL / 2


def _chance(p: int, salt: int) -> float:
    """A number from 0 to 1 that looks random and is the same for the same space."""
    return ((p * 2654435761 + salt * 40503) ^ (p * salt * 97)) % 1009 / 1009


def _f(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


# --- outlines -------------------------------------------------------------------------------------


def outlines(spaces: Iterable[int]) -> list[list[tuple[int, int]]]:
    """The corners of the closed lines around a set of spaces, as (row, column) of grid points.

    The inside lies on the right hand; spaces that touch only at a corner are kept apart.
    """
    inside = set(map(row_column, spaces))
    edges: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for r, c in inside:
        sides = (
            ((r - 1, c), (r, c), (r, c + 1)),
            ((r, c + 1), (r, c + 1), (r + 1, c + 1)),
            ((r + 1, c), (r + 1, c + 1), (r + 1, c)),
            ((r, c - 1), (r + 1, c), (r, c)),
        )
        for beside, begin, end in sides:
            if beside not in inside:
                edges.setdefault(begin, []).append(end)
    found = []
    while edges:
        found.append(_walk(edges))
    return found


def _walk(edges: dict[tuple[int, int], list[tuple[int, int]]]) -> list[tuple[int, int]]:
    """One closed line, its edges taken out; only the points where it turns."""
    start = min(edges)
    line, at, heading = [start], start, (0, 1)
    while True:
        ways = edges[at]
        right = (heading[1], -heading[0])
        turn = (at[0] + right[0], at[1] + right[1])
        following = turn if turn in ways else ways[0]
        ways.remove(following)
        if not ways:
            del edges[at]
        turned = (following[0] - at[0], following[1] - at[1])
        if turned != heading and at != start:
            line.append(at)
        at, heading = following, turned
        if at == start:
            return line


def rounded(line: list[tuple[int, int]], inset: float, radius: float) -> str:
    """The path of a closed line, drawn a little inside and with round corners."""
    points = [_inset(line, i, inset) for i in range(len(line))]
    path: list[str] = []
    for i, (x, y) in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % len(points)]
        into, out = _towards((x, y), before, radius), _towards((x, y), after, radius)
        path.append(f"{'L' if path else 'M'}{_f(into[0])} {_f(into[1])}")
        path.append(f"Q{_f(x)} {_f(y)} {_f(out[0])} {_f(out[1])}")
    return "".join(path) + "Z"


def _inset(line: list[tuple[int, int]], i: int, inset: float) -> Point:
    (r0, c0), (r, c), (r1, c1) = line[i - 1], line[i], line[(i + 1) % len(line)]
    into = (_sign(r - r0), _sign(c - c0))
    out = (_sign(r1 - r), _sign(c1 - c))
    x, y = float(MARGIN + c * CELL), float(HEAD + MARGIN + r * CELL)
    for dr, dc in (into, out):  # the inside is on the right: down for a line that goes right
        x += -dr * inset
        y += dc * inset
    return x, y


def _sign(n: int) -> int:
    return (n > 0) - (n < 0)


def _towards(at: Point, other: Point, far: float) -> Point:
    dx, dy = other[0] - at[0], other[1] - at[1]
    length = abs(dx) + abs(dy)
    share = min(far, length / 2) / length
    return at[0] + dx * share, at[1] + dy * share


def _shape(spaces: Iterable[int], inset: float, radius: float) -> str:
    return " ".join(rounded(line, inset, radius) for line in outlines(spaces))


# --- the page -------------------------------------------------------------------------------------


def _gradients(board: Board) -> str:
    top, bottom = (WATER if board.mode == "base" else MEADOW)[:2]
    return (
        '<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/>'
        '</linearGradient><radialGradient id="pond">'
        f'<stop offset="0" stop-color="{WATER[0]}"/><stop offset="1" stop-color="{WATER[3]}"/>'
        "</radialGradient></defs>"
    )


def _head(board: Board, width: int) -> Iterator[str]:
    size = min(32, 900 // len(board.name))  # a long name does not run into the mode
    yield (
        f'<text x="{MARGIN}" y="{HEAD - 8}" font-family="{SERIF}" font-size="{size}" fill="{INK}">'
        f"{escape(board.name)}</text>"
    )
    yield (
        f'<text x="{width - MARGIN}" y="{HEAD - 9}" text-anchor="end" font-family="{SANS}" '
        f'font-size="15" fill="{QUIET}">{escape(text(f"mode-{board.mode}"))}</text>'
    )


def _coordinates(board: Board) -> Iterator[str]:
    yield f'<g font-family="{SANS}" font-size="15" fill="{QUIET}" text-anchor="middle">'
    rows, columns = len(board.rows), len(board.rows[0])
    top, bottom = HEAD + MARGIN - 16, HEAD + MARGIN + rows * CELL + 27
    left, right = MARGIN - 22, MARGIN + columns * CELL + 22
    for column in range(columns):
        x = MARGIN + (column + 0.5) * CELL
        for y in (top, bottom):
            yield f'<text x="{_f(x)}" y="{y}">{COLUMNS[column]}</text>'
    for row in range(rows):
        middle = HEAD + MARGIN + (row + 0.5) * CELL + 5
        for side in (left, right):
            yield f'<text x="{side}" y="{_f(middle)}">{row + 1}</text>'
    yield "</g>"


# --- brook and meadow -----------------------------------------------------------------------------


def _ground(board: Board) -> Iterator[str]:
    """All of the board's land and water in one shape; spaces are parted by faint lines."""
    light, dark = (WATER if board.mode == "base" else MEADOW)[2:]
    shape = _shape(board.ground, -5, 16)
    yield f'<path d="{shape}" fill="{INK}" opacity="0.10" transform="translate(0 3)"/>'
    yield f'<path d="{shape}" fill="url(#ground)" stroke="{dark}" stroke-width="1.5"/>'
    open_spaces = set(board.spaces(BROOK, START_SPACE, STUMP))
    lines = _space_lines(open_spaces)
    yield f'<path d="{lines}" stroke="{light}" stroke-width="1.6" opacity="0.85"/>'
    draw = _wave if board.mode == "base" else _grass
    strokes = "".join(draw(p) for p in sorted(open_spaces) if _chance(p, 7) < 0.62)
    yield (
        f'<path d="{strokes}" fill="none" stroke="{dark}" stroke-width="1.4" '
        'stroke-linecap="round" opacity="0.55"/>'
    )


def _space_lines(spaces: set[int]) -> str:
    """The edges between two of these spaces."""
    path = []
    for p in sorted(spaces):
        x, y = _corner(p)
        _, _, right, below = neighbours(p)
        if right in spaces:
            path.append(f"M{x + CELL} {y + 4}v{CELL - 8}")
        if below in spaces:
            path.append(f"M{x + 4} {y + CELL}h{CELL - 8}")
    return "".join(path)


def _wave(p: int) -> str:
    """A short shimmer line somewhere on the space."""
    x, y = _corner(p)
    x += 7 + 10 * _chance(p, 1)
    y += 10 + 28 * _chance(p, 2)
    return f"M{_f(x)} {_f(y)}q3.5 -3.5 7 0t7 0t7 0"


def _grass(p: int) -> str:
    """A tuft: three blades from one foot."""
    x, y = _corner(p)
    x += 10 + 28 * _chance(p, 3)
    y += 16 + 24 * _chance(p, 4)
    return f"M{_f(x)} {_f(y)}q-1 -5 -4 -7m4 7v-9m0 9q1 -5 4 -7"


# --- areas ----------------------------------------------------------------------------------------


def _soil(board: Board) -> Iterator[str]:
    """The areas with their banks: a pale edge in the water, sand, then soil."""
    edge = WATER[2] if board.mode == "base" else MEADOW[2]
    shapes = [_shape(area, 5, 14) for area in board.areas]
    for shape in shapes:
        yield (
            f'<path d="{shape}" fill="none" stroke="{edge}" stroke-width="13" '
            'stroke-linejoin="round" opacity="0.7"/>'
        )
    for shape, area in zip(shapes, board.areas, strict=True):
        yield (
            f'<path d="{shape}" fill="{SOIL}" stroke="{SAND}" stroke-width="5" '
            'stroke-linejoin="round"/>'
        )
        yield (
            f'<path d="{_shape(area, 8, 11)}" fill="none" stroke="{SOIL_DARK}" '
            'stroke-width="1.2" opacity="0.7"/>'
        )
        yield (
            f'<path d="{_space_lines(set(area))}" stroke="{SAND}" stroke-width="1.5" '
            'stroke-dasharray="3 5" opacity="0.9"/>'
        )
        yield f'<path d="{"".join(map(_specks, area))}" fill="{SOIL_DARK}" opacity="0.55"/>'


def _specks(p: int) -> str:
    """A few crumbs of earth."""
    x, y = _corner(p)
    crumbs = []
    for i in range(4):
        cx, cy = x + 12 + 24 * _chance(p, 11 + i), y + 12 + 24 * _chance(p, 23 + i)
        size = 1 + 0.8 * _chance(p, 31 + i)
        crumbs.append(f"M{_f(cx - size)} {_f(cy)}a{_f(size)} {_f(size)} 0 1 0 {_f(2 * size)} 0Z")
    return "".join(crumbs)


def _labels(board: Board) -> Iterator[str]:
    """A sunflower on each area: what first and second place are worth, the area's number beside."""
    for number, area in enumerate(board.areas, start=1):
        free = [p for p in area if p not in board.clouds] or area
        flower = min(free, key=lambda p: _distance(p, area))
        x, y = _middle(flower)
        yield _sunflower(x, y)
        yield (
            f'<text x="{_f(x)}" y="{_f(y + 5)}" text-anchor="middle" font-family="{SANS}" '
            f'font-size="14" font-weight="700" fill="{INK}">{worth(board, len(area))}</text>'
        )
        others = [p for p in free if p != flower] or [p for p in area if p != flower]
        x, y = _corner(others[0] if others else flower)
        right, down, ink = (12, 21, CARD) if others else (2, 10, INK)
        yield (
            f'<text x="{_f(x + right)}" y="{_f(y + down)}" font-family="{SANS}" font-size="11" '
            f'fill="{ink}">{number}</text>'
        )


def _distance(p: int, area: list[int]) -> float:
    """How far a space lies from the middle of its area."""
    places = [row_column(q) for q in area]
    row = sum(r for r, _ in places) / len(places)
    column = sum(c for _, c in places) / len(places)
    r, c = row_column(p)
    return (r - row) ** 2 + (c - column) ** 2


def worth(board: Board, size: int) -> str:
    """Main and minor number; only the main one where tokens of that size differ."""
    minors = {kind.minor for kind in board.tokens if kind.main == size}
    if board.mode != "base" and not minors:
        minors = {size // 2}
    return f"{size}/{minors.pop()}" if len(minors) == 1 else str(size)


def _sunflower(x: float, y: float) -> str:
    petals = []
    for i in range(14):
        angle = 2 * pi * i / 14
        cx, cy = x + 15 * cos(angle), y + 15 * sin(angle)
        petals.append(
            f'<ellipse cx="{_f(cx)}" cy="{_f(cy)}" rx="5" ry="2.7" '
            f'transform="rotate({_f(angle * 180 / pi)} {_f(cx)} {_f(cy)})"/>'
        )
    return (
        f'<g fill="{SUN}" stroke="{SUN_DARK}" stroke-width="0.7">{"".join(petals)}</g>'
        f'<circle cx="{_f(x)}" cy="{_f(y)}" r="14" fill="{CARD}" stroke="{SUN_DARK}"/>'
    )


# --- starts, stumps, clouds -----------------------------------------------------------------------


def _marks(board: Board) -> Iterator[str]:
    for p in board.spaces(START_SPACE):
        yield _inflow(p) if board.mode == "base" else _pond(p)
    for p in board.spaces(STUMP):
        yield _stump(p)


def _inflow(p: int) -> str:
    """Where the brook runs in: a ring with three ripples that point down the valley."""
    x, y = _middle(p)
    ripples = "".join(f"M{_f(x - 8)} {_f(y - 9 + 7 * i)}l8 6l8 -6" for i in range(3))
    return (
        f'<circle cx="{_f(x)}" cy="{_f(y)}" r="19" fill="{CARD}" opacity="0.55"/>'
        f'<circle cx="{_f(x)}" cy="{_f(y)}" r="19" fill="none" stroke="{WATER[3]}" '
        'stroke-width="2.5"/>'
        f'<path d="{ripples}" fill="none" stroke="#3F7680" stroke-width="2.6" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _pond(p: int) -> str:
    x, y = _middle(p)
    return (
        f'<ellipse cx="{_f(x)}" cy="{_f(y + 1)}" rx="19" ry="15" fill="url(#pond)" '
        f'stroke="{SAND}" stroke-width="3"/>'
        f'<path d="M{_f(x - 11)} {_f(y - 2)}q3.5 -3 7 0t7 0'
        f'M{_f(x - 2)} {_f(y + 7)}q3.5 -3 7 0t7 0" '
        f'fill="none" stroke="{CARD}" stroke-width="1.6" stroke-linecap="round"/>'
        f'<path d="M{_f(x + 15)} {_f(y)}v-13m4 15v-10" stroke="#6B7F3F" stroke-width="1.6" '
        'stroke-linecap="round"/>'
        f'<path d="M{_f(x + 15)} {_f(y - 12)}v-5m4 10v-4" stroke="#6E4A2A" stroke-width="3.4" '
        'stroke-linecap="round"/>'
    )


def _stump(p: int) -> str:
    x, y = _middle(p)
    return (
        f'<path d="M{_f(x - 14)} {_f(y - 4)}v10q-6 3 -7 7q7 -1 10 -1q4 5 11 5t11 -5q4 0 10 1'
        f'q-1 -4 -7 -7v-10Z" fill="#7A5636"/>'
        f'<ellipse cx="{_f(x)}" cy="{_f(y - 4)}" rx="14" ry="9.5" fill="#D9B98A" '
        'stroke="#7A5636" stroke-width="2"/>'
        f'<ellipse cx="{_f(x - 1)}" cy="{_f(y - 4)}" rx="8.5" ry="5.6" fill="none" '
        'stroke="#A57F52" stroke-width="1.3"/>'
        f'<ellipse cx="{_f(x - 1.5)}" cy="{_f(y - 4)}" rx="3.6" ry="2.2" fill="none" '
        'stroke="#A57F52" stroke-width="1.3"/>'
    )


def _clouds(board: Board) -> Iterator[str]:
    for p, count in board.clouds.items():
        x, y = _middle(p)
        for lift in range(min(count, 3) - 1, -1, -1):
            yield _puff(x + 2 * lift, y - 5 * lift)
        yield (
            f'<text x="{_f(x - 1)}" y="{_f(y + 8)}" text-anchor="middle" font-family="{SANS}" '
            f'font-size="15" font-weight="700" fill="{INK}">{count}</text>'
        )


def _puff(x: float, y: float) -> str:
    return (
        f'<path d="M{_f(x - 12)} {_f(y + 12)}a6.5 6.5 0 0 1 -1 -13a8 8 0 0 1 14 -4'
        f'a7 7 0 0 1 10 5a6.5 6.5 0 0 1 0 12Z" fill="#FFFFFF" stroke="{CLOUD_RIM}" '
        'stroke-width="1.6"/>'
    )
