"""What is pointed at stays where it is: nothing moves because something is picked up or held."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import garden_positions, garden_table, prepare
from tests.browser.conftest import NewPerson
from tests.browser.garden_table import GardenTable
from tests.browser.pages import Table
from tests.browser.person import DESK, PHONE, Person, Size
from tests.browser.pointer import Pointer, centre

RESTING = 600  # milliseconds: something is told, and the server has been asked for it


def carry(person: Person, piece: Locator, over: list[Locator], steady: Locator) -> None:
    """Drag a piece over some places without letting go, and look whether anything has moved."""
    pointer = Pointer(person.context.new_cdp_session(person.page), person.touch)
    before = steady.bounding_box()
    lift = 44 if person.touch else 0  # what a finger holds is seen above it
    x, y = start = centre(piece)
    pointer.press(start)
    pointer.move((x, y - 20))
    expect(person.page.locator(".floater")).to_be_visible()
    for place in over:
        x, y = centre(place)
        pointer.move((x - 1, y + lift))
        pointer.move((x, y + lift))
        person.page.wait_for_timeout(RESTING)
        assert steady.bounding_box() == before
    pointer.release((x, y + lift))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_a_garden_keeps_its_size_under_a_card(person: NewPerson, lang: str, size: Size) -> None:
    ada = person(lang=lang, size=size, touch=size == PHONE)
    link = garden_table.table(ada, "seed", position=garden_positions.LAST)
    mine = GardenTable(ada).open(link)
    garden = ada.page.get_by_role("grid")
    expect(mine.cards).to_have_count(1)
    free, taken = garden.locator(".bare").first, garden.locator("[data-place='4.1']")
    carry(ada, mine.cards.first, [free, taken], garden)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_tray_keeps_its_size_while_a_domino_is_held(person: NewPerson, size: Size) -> None:
    """The board itself may come closer to a finger; its frame and the tray do not move."""
    ada = person(size=size, touch=size == PHONE)
    table = Table(ada).open(prepare.table(ada, "seed", options={"start": "1"}))
    assert table.await_turn()
    places = [table.space(space) for space in ("c4", "h8")]
    carry(ada, table.dominoes.first, places, ada.page.locator("div.tray"))
