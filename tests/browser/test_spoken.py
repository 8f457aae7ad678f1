"""The spoken board: every space says what is there, every picture has a name, in any language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser import positions, prepare
from tests.browser.conftest import NewPerson
from tests.browser.pages import Table
from tests.browser.person import WIDTHS, Lang, Person
from tests.browser.test_accessible import PAGES
from waldbach.games.renature.notation import ANIMAL_NAMES, OWNERS, PLANT_NAMES

COLOURS = {"1": "orange", "2": "blue"}
PARTS = "look|home|learn|table|replay|settings|account|rules|renature|workshop|waldgaertner"
KEY = re.compile(rf"({PARTS})-[a-z-]+$")
# Pictures without a name; what only pleases the eye says so.
UNNAMED = """
[...document.querySelectorAll('svg, img, canvas, [role=img]')]
  .filter((one) => !one.closest('[aria-hidden=true]') && !one.querySelector('[role=grid]'))
  .filter((one) => !(one.matches('[role=img], img') && (one.ariaLabel || one.alt)))
  .map((one) => one.outerHTML.slice(0, 200))
"""


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_the_board_can_be_listened_to(person: NewPerson, lang: Lang) -> None:
    ada = person(lang=lang)
    told: list[str] = []
    for position, options in ((positions.BROOK, {}), (positions.MEADOW, {"mode": "valley"})):
        table = Table(ada).at(position, **options)
        view = prepare.ask(ada, "GET", f"/tables/{table.id}/view")["view"]
        spoken = table.spaces()
        assert set(spoken) == set(view["spaces"])
        for name, space in view["spaces"].items():
            assert f"{spoken[name]}, ".startswith(f"{words_of(ada, view, space)}, ")
        assert ada.page.evaluate(UNNAMED) == []
        told += spoken.values()
    everything = [
        *(f"renature-animal-{animal}" for animal in ANIMAL_NAMES),
        *(f"renature-plant-{owner}-{plant}" for owner in OWNERS for plant in PLANT_NAMES),
        *(f"renature-ground-{ground}" for ground in ("mushroom", "stump", "start-meadow")),
        "renature-spoken-joker",
        "renature-spoken-irrelevant",
    ]
    for key in everything:
        assert any(ada.text(key) in said for said in told), key


def words_of(ada: Person, view: dict[str, Any], space: dict[str, Any]) -> str:
    """What is to be said of a space before the areas beside it."""
    ground = space["ground"]
    if view["mode"] != "base" and ground in ("brook", "start"):
        ground += "-meadow"
    parts = [space["space"], ada.text(f"renature-ground-{ground}")]
    if "area" in space:
        parts.append(ada.text("renature-spoken-area", area=space["area"]))
    if animal := space.get("animal"):
        parts.append(ada.text(f"renature-animal-{animal}"))
        if animal == view["joker"]:
            parts.append(ada.text("renature-spoken-joker"))
        if space.get("irrelevant"):
            parts.append(ada.text("renature-spoken-irrelevant"))
    if "plant" in space:
        parts.append(plant_words(ada, space["plant"], space["colour"]))
    if count := space.get("clouds"):
        parts.append(ada.text("renature-clouds", count=count))
    return ", ".join(parts)


def plant_words(ada: Person, plant: str, colour: str) -> str:
    if colour == "neutral":
        return ada.text(f"renature-plant-neutral-{plant}")
    painted = ada.text(f"renature-colour-{COLOURS[colour]}")
    own = ada.text(f"renature-plant-own-{plant}")
    return ada.text("renature-spoken-plant", plant=own, colour=painted)


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_every_picture_has_a_name_and_every_page_fits(person: NewPerson, lang: Lang) -> None:
    """No page, in any language, shows a picture without a name, or a key instead of words, or has
    to be moved sideways in any width."""
    ada = person(lang=lang)
    ada.forgive("404")  # an address without a page, and links without their secret
    for page in PAGES:
        ada.open(page)
        ada.page.wait_for_load_state("networkidle")
        assert ada.page.evaluate(UNNAMED) == [], page
        names = ada.page.locator("[aria-label]").evaluate_all(
            "all => all.map((it) => it.ariaLabel)"
        )
        said = [*names, *ada.page.locator("main").inner_text().splitlines()]
        assert not [one for one in said if KEY.match(one)], page
        for size in WIDTHS:
            ada.resize(size)
            assert not ada.is_too_wide(), (page, size)
