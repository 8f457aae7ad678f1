"""Draw the colours of the seats as colour-blind people see them.

python -m tools.colours

Every colour with its pattern in normal sight and under three simulations, and beside each row how
far apart its two nearest colours are. A test fails where a pair comes nearer than `APART`: then the
colours in `tokens.css` have to change.

Simulation: Machado, Oliveira and Fernandes 2009, full severity, in linear light. The distance is
that of OKLab, a hundred times.
"""

from __future__ import annotations

import itertools
import re
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

WEB = Path(__file__).parent.parent / "web"
FILE = WEB / "sheets/colours.svg"
LOOK = WEB / "src/look/tokens.css"
PAINTS = WEB / "src/games/renature/pieces/pieces.css"
NAMES = ("orange", "blue", "black", "white", "green", "purple", "neutral")
NEVER_MEET = {("green", "neutral"), ("purple", "neutral")}  # at no table
APART = 12.0

Rgb = NDArray[np.float64]
Paints = dict[str, Rgb]

SIGHTS: dict[str, Rgb] = {
    "normal": np.eye(3),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
         [-0.011820, 0.042940, 0.968881]]),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
         [-0.003882, -0.048116, 1.051998]]),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
         [0.004733, 0.691367, 0.303900]]),
}  # fmt: skip

OAK = (
    "M4.6 14.8C1.2 15.2-1 11.4 1 8.8-1.2 5.8.8 2 4.2 2 4-2 8.6-4 11.2-1.8 13.6-4.8 19-3 19 1c3.6 0 "
    "5.8 4 3.8 7 2.2 3 0 7.2-3.6 6.6C17.4 17.2 14 16.8 12.2 15c-2 2-6 2-7.6-.2Z"
)


def main() -> None:
    FILE.write_text(text())
    for sight, (distance, a, b) in nearest_by_sight().items():
        print(f"{sight}: {a} and {b} are nearest, {distance:.1f}")


def text() -> str:
    fills = paints(NAMES, "seat-{}")
    marks = paints(("orange", "blue", "neutral"), "piece-{}-mark")
    return sheet("".join(row(i, sight, fills, marks) for i, sight in enumerate(SIGHTS)))


def nearest_by_sight() -> dict[str, tuple[float, str, str]]:
    fills = paints(NAMES, "seat-{}")
    return {sight: nearest(sight, fills) for sight in SIGHTS}


def paints(names: tuple[str, ...], called: str) -> Paints:
    css = LOOK.read_text() + PAINTS.read_text()
    return {name: paint(css, called.format(name)) for name in names}


def paint(css: str, name: str) -> Rgb:
    """The first value of a custom property, as numbers from 0 to 1."""
    found = re.search(rf"--{name}:\s*#([0-9a-f]{{6}})", css, re.I)
    if not found:
        sys.exit(f"--{name} has no plain colour")
    return np.array([int(found[1][i : i + 2], 16) / 255 for i in (0, 2, 4)])


def linear(rgb: Rgb) -> Rgb:
    return np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)


def seen(sight: str, rgb: Rgb) -> Rgb:
    """In linear light, as that eye sees it."""
    return np.clip(SIGHTS[sight] @ linear(rgb), 0, 1)


def code(light: Rgb) -> str:
    rgb = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return "#" + "".join(f"{round(float(v) * 255):02x}" for v in rgb)


def oklab(light: Rgb) -> Rgb:
    lms = np.array([[0.4122214708, 0.5363325363, 0.0514459929],
                    [0.2119034982, 0.6806995451, 0.1073969566],
                    [0.0883024619, 0.2817188376, 0.6299787005]]) @ light  # fmt: skip
    lab: Rgb = np.array([[0.2104542553, 0.7936177850, -0.0040720468],
                         [1.9779984951, -2.4285922050, 0.4505937099],
                         [0.0259040371, 0.7827717662, -0.8086757660]]) @ np.cbrt(lms)  # fmt: skip
    return lab * 100


def nearest(sight: str, fills: Paints) -> tuple[float, str, str]:
    return min(
        (float(np.linalg.norm(oklab(seen(sight, fills[a])) - oklab(seen(sight, fills[b])))), a, b)
        for a, b in itertools.combinations(NAMES, 2)
        if (a, b) not in NEVER_MEET
    )


def row(number: int, sight: str, fills: Paints, marks: Paints) -> str:
    soil = code(seen(sight, np.array([0xB9, 0x8F, 0x63]) / 255))
    y = 40 * number
    distance, a, b = nearest(sight, fills)
    trees = "".join(tree(i, y, sight, name, fills, marks) for i, name in enumerate(NAMES))
    return (
        f'<text x="6" y="{y + 24}" font-weight="700">{sight}</text>'
        f'<rect x="74" y="{y + 2}" width="230" height="37" rx="4" fill="{soil}"/>'
        f'{trees}<text x="312" y="{y + 24}">nearest: {a}, {b}: {distance:.0f}</text>'
    )


def tree(i: int, y: int, sight: str, name: str, fills: Paints, marks: dict[str, Rgb]) -> str:
    """An oak in its colour; the pattern is drawn where the colour has one."""
    kind = f"{name}-{sight}"
    fill = code(seen(sight, fills[name]))
    pattern, used = "", fill
    if name in marks:
        pattern = _pattern(kind, name, fill, code(seen(sight, marks[name])))
        used = f"url(#{kind})"
    rim = "#efe9d8" if name == "black" else "#2b2721"
    return (
        f'{pattern}<g transform="translate({80 + 32 * i} {y + 12})">'
        f'<path d="{OAK}" fill="none" stroke="#fffaee" stroke-width="2.6"/>'
        f'<path d="{OAK}" fill="{used}" stroke="{rim}" stroke-width=".9"/></g>'
    )


def _pattern(kind: str, name: str, fill: str, mark: str) -> str:
    body = {
        "orange": f'<path d="M0 0h1.1v3.6H0Z" fill="{mark}"/>',
        "blue": f'<circle cx="1.8" cy="1.8" r=".75" fill="{mark}"/>',
        "neutral": f'<path d="M0 1.8h3.6" stroke="{mark}" stroke-width=".6"/>',
    }[name]
    turn = {"orange": 45, "blue": 30, "neutral": -6}[name]
    return (
        f'<pattern id="{kind}" width="3.6" height="3.6" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate({turn})">'
        f'<path d="M0 0h3.6v3.6H0Z" fill="{fill}"/>{body}</pattern>'
    )


def sheet(rows: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 162" font-family="sans-serif" '
        f'font-size="8" fill="#2a2a24"><path d="M0 0h420v162H0Z" fill="#f6f1e4"/>{rows}</svg>\n'
    )


if __name__ == "__main__":
    main()
