"""Makes `cards_for_tests.csv`, the plants that the test vectors need; run it after a change.

All of them are Asian, so that a table of three has them; what is plain, with letters, fills the
decks. Europe has the letters a .. z, for the displays of contests at a table of four.

    key  class  value, in brackets if it needs a partner  bloom-harvest  what else is said of it
"""

from __future__ import annotations

import csv
import io
import string
from pathlib import Path

from waldbach.games.waldgaertner.cards import CLASSES, COLUMNS

FILE = Path(__file__).with_name("cards_for_tests.csv")
METRES = dict(zip(CLASSES, (6, 1, 4, 8, 15, 25), strict=True))

NAMED = """
cherry-one      small-tree   (7) 2-5  species=cherry partners=cherry
cherry-two      small-tree   (6) 2-5  species=cherry partners=cherry
cherry-wild     small-tree   2   2-5  species=cherry
pear            small-tree   (5) 3-8  partners=quince
quince          small-tree   3   4-9
buckthorn-male  large-shrub  (1) 2-7  species=buckthorn-m partners=buckthorn-f sex=male
buckthorn-one   large-shrub  (6) 2-7  species=buckthorn-f partners=buckthorn-m sex=female
buckthorn-two   large-shrub  (6) 2-7  species=buckthorn-f partners=buckthorn-m sex=female
medlar          small-tree   4   3-7
honeyberry      small-shrub  2   1-4
winterberry     small-shrub  2   9-0
loquat          small-tree   4   8-3
goumi           large-shrub  2   8-9  nitrogen=W+E
silverberry     large-shrub  2   8-9  nitrogen=W+E
oleaster-one    large-shrub  2   2-6  nitrogen=W+E
oleaster-two    large-shrub  2   2-6  nitrogen=W+E
currant         large-shrub  3   2-6
bilberry        small-shrub  3   2-6
vetch           small-shrub  1   8-9  nitrogen=W+E
alder           small-tree   2   8-9  nitrogen=W+E
locust          medium-tree  2   8-9  nitrogen=W+E
acacia          large-tree   3   8-9  nitrogen=W+E
lime            large-tree   5   2-6
white-one       small-shrub  1   4-8  colour=white
white-two       large-shrub  1   4-8  colour=white
pink-one        small-shrub  1   4-8  colour=pink
pink-two        large-shrub  1   4-8  colour=pink
yellow-one      small-shrub  1   4-8  colour=yellow
yellow-two      large-shrub  1   4-8  colour=yellow
red-one         small-shrub  1   4-8  colour=red
red-two         large-shrub  1   4-8  colour=red
purple-one      small-shrub  1   4-8  colour=purple
purple-two      large-shrub  1   4-8  colour=purple
akebia          climber      3   4-8
grape           climber      3   4-8
hop             climber      3   4-8
kiwi            climber      3   4-8
"""
PLAIN = {"low": 10, "high": 8, "small": 6, "medium": 8, "large": 6}  # by height, in Asia
COLOURS = ("white", "pink", "yellow", "red", "purple")


def rows() -> list[dict[str, str]]:
    letters = string.ascii_lowercase
    europe = [*"wxyz", *letters[:22], *(f"eu-{letter}" for letter in letters[:24])]
    america = [
        *(f"na-{letter}" for letter in letters),
        *(f"nb-{letter}" for letter in letters[:24]),
    ]
    found = [row_of(line, "EU", n) for n, line in enumerate(varied(europe), start=1)]
    found += [row_of(line, "NA", n) for n, line in enumerate(varied(america), start=1)]
    lines = [line for line in NAMED.splitlines() if line]
    for (name, count), kind in zip(PLAIN.items(), CLASSES[1:], strict=True):
        lines += [f"{name}-{letters[n]} {kind} {n % 5 + 1} 4-8" for n in range(count)]
    return found + [row_of(line, "AS", n) for n, line in enumerate(lines, start=1)]


def varied(keys: list[str]) -> list[str]:
    """Plain cards of all classes, every second one coloured."""
    return [
        f"{key} {CLASSES[n % 6]} {n % 5 + 1} {n % 5}-{5 + n % 4}"
        + (f" colour={COLOURS[n % 5]}" if n % 2 else "")
        for n, key in enumerate(keys)
    ]


def row_of(line: str, origin: str, number: int) -> dict[str, str]:
    key, kind, value, phases, *more = line.split()
    said = dict(word.split("=") for word in more)
    partners = said.get("partners", "").replace("+", " ")
    bloom, harvest = phases.split("-")
    return {
        "id": f"{origin}-{number:03}",
        "key": key,
        "origin": origin,
        "species": said.get("species", key),
        "botanical": f"Planta {key}",
        "de": key,
        "en": key,
        "pl": key,
        "height": str(METRES[kind]),
        "class": kind,
        "climber": "yes" if kind == "climber" else "no",
        "value": value.strip("()"),
        "bracketed": "yes" if "(" in value else "no",
        "bloom": bloom,
        "harvest": harvest,
        "crop": "fruit",
        "colour": said.get("colour", ""),
        "fertilisation": "cross" if partners else "self",
        "partners": partners,
        "sex": said.get("sex", ""),
        "nitrogen": said.get("nitrogen", "").replace("+", " "),
        "prep": "raw",
        "source": "invented",
    }


def text() -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows())
    return out.getvalue()


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
