"""Waldgärtner for everybody, in every language: its pages, what opens at a table, what is said."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import axe, garden_positions, prepare
from tests.browser.conftest import NewPerson
from tests.browser.garden_table import GAME, GardenTable, table
from tests.browser.pages import Replay
from tests.browser.person import DESK, PHONE, Lang, Person, Theme

# In English these pages are looked at with all others (test_accessible.py).
PAGES = ["/plants", "/plants/sea-buckthorn-male", "/rules/waldgaertner"]
LOOKS: list[tuple[Lang, Theme]] = [("en", "dark"), ("de", "light"), ("pl", "dark")]


def at_a_garden(ada: Person) -> GardenTable:
    mine = GardenTable(ada).open(table(ada, "seed", "seed", position=garden_positions.PLAYING))
    expect(mine.cards).to_have_count(2)
    return mine


@pytest.mark.parametrize(("lang", "theme"), [("de", "dark"), ("pl", "light")])
def test_plants_and_rules_are_for_everybody(person: NewPerson, lang: Lang, theme: Theme) -> None:
    ada = person(lang=lang, theme=theme)
    for page in PAGES:
        ada.open(page)
        ada.page.wait_for_load_state("networkidle")
        assert axe.violations(ada.page) == [], page


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_what_opens_at_a_garden_is_for_everybody(
    person: NewPerson, lang: Lang, theme: Theme
) -> None:
    ada = person(lang=lang, theme=theme)
    mine = at_a_garden(ada)
    for button, title, region in SHEETS:
        sheet = mine.open_sheet(button, title, region=region)
        assert axe.violations(ada.page) == [], button
        mine.close_sheet(sheet)
    ada.press(ada.page.get_by_role("tab", name=ada.text("waldgaertner-ledger")))
    ada.press(ada.button("table-hint"))
    expect(ada.button("table-hint-take").first).to_be_visible()
    assert axe.violations(ada.page) == [], "hint and ledger"
    ada.press(mine.place("2.3"))
    large = ada.page.locator(".peek")
    expect(large).to_contain_text(mine.name("zereshk"))
    assert axe.violations(ada.page) == [], "a large card"
    gardens = ada.page.get_by_role("group", name=ada.text("waldgaertner-garden-all"))
    ada.press(gardens.get_by_role("button").last)
    expect(mine.place("5.1")).to_contain_text(mine.name("korean-pine"))
    assert axe.violations(ada.page) == [], "another garden"


SHEETS = [
    ("waldgaertner-market-browse", "waldgaertner-market-named", 0),
    ("waldgaertner-notes-of", "waldgaertner-notes-of", 3),
]


def test_a_replay_is_for_everybody(person: NewPerson) -> None:
    game = prepare.finished_table(person(), 3, game=GAME)
    for (lang, theme), size in zip(LOOKS, (PHONE, DESK, PHONE), strict=True):
        ada = person(lang=lang, theme=theme, size=size)
        Replay(ada).open(game, at=60)
        expect(ada.page.get_by_role("grid")).to_be_visible()
        assert axe.violations(ada.page) == [], lang


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_a_garden_can_be_listened_to(person: NewPerson, lang: Lang) -> None:
    """Places, plants, markers, flowers, nitrogen, points; the hand, and the open cards."""
    ada = person(lang=lang)
    mine, text = at_a_garden(ada), ada.text
    autumn = text("waldgaertner-cards-phase", phase=9, season=text("waldgaertner-cards-season-9"))
    missing = text("waldgaertner-cards-partner-missing")
    expect_said(
        mine,
        "2.3",
        text("waldgaertner-garden-place", row=2, slot=3),
        mine.name("zereshk"),
        text("waldgaertner-cards-markers", count=2),
        text("waldgaertner-garden-flower", season=autumn),
        text("waldgaertner-garden-fed", count=1),
        text("waldgaertner-garden-counts", points=6),
    )
    nothing = text("waldgaertner-garden-counts", points=0)
    expect_said(mine, "1.1", mine.name("honeyberry-amfora"), missing, nothing)
    expect_said(mine, "1.2", text("waldgaertner-garden-free"))
    expect_said(
        mine,
        "1.0",
        text("waldgaertner-garden-place-left", row=1),
        text("waldgaertner-garden-extra-closed", cost=1),
    )
    partner = text("waldgaertner-cards-partner-here")
    expect(mine.card("honeyberry-morena")).to_have_accessible_name(re.compile(re.escape(partner)))
    region = ada.page.locator("[data-pile='1']").get_by_role("button").first
    expect(region).to_have_accessible_name(
        ordered(
            text("waldgaertner-region-named", region=1),
            text("waldgaertner-cards-origin-AS"),
            text("waldgaertner-cards", count=16),
            mine.name("wineberry"),
            text("waldgaertner-cards-markers", count=1),
        )
    )
    spoken = ada.page.get_by_role("grid").all_inner_texts()
    assert not [said for said in spoken if "waldgaertner-" in said]


def ordered(*parts: str) -> re.Pattern[str]:
    """A text in which these follow each other."""
    return re.compile(".*".join(map(re.escape, parts)))


def expect_said(mine: GardenTable, place: str, *parts: str) -> None:
    expect(mine.place(place).locator(".spoken").first).to_have_text(ordered(*parts))
