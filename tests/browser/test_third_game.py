"""A game that is nothing but its folder, in the browser: the client knows nothing of it.

The client is the one that was built without it; the server has its folder by `WALDBACH_GAMES`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser import axe
from tests.browser.client import built_client
from tests.browser.person import DESK, PHONE, Lang, Person, Size, Theme
from tests.server.running import Server
from waldbach.places import VARIABLE

GAME = "hummelwiese"
FOLDER = Path(__file__).parents[2] / "examples"
TITLES = {"en": "Bumblebee Meadow", "de": "Hummelwiese", "pl": "Łąka trzmieli"}
MEADOWS = {"en": "Meadow", "de": "Wiese", "pl": "Łąka"}
MOST_SOWN = 12  # a meadow has 16 spaces and begins with four flowers


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    built_client()
    before = os.environ.get(VARIABLE)
    os.environ[VARIABLE] = str(FOLDER)
    try:
        with Server(tmp_path_factory.mktemp("server"), bot_processes="1") as running:
            yield running
    finally:
        if before is None:
            del os.environ[VARIABLE]
        else:
            os.environ[VARIABLE] = before


@pytest.fixture
def ada(place: Server, browser: Browser) -> Iterator[Person]:
    person = Person(browser, place.url)
    yield person
    person.close()
    assert not person.unforgiven()


class Meadow:
    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self.board = self.page.get_by_role("grid", name=MEADOWS[person.lang])
        self.bar = self.page.get_by_role("region", name=person.text("table-bar"))
        self.over = person.button("table-result")
        said = re.compile(re.escape(person.text("plain-cell-possible")))
        self.possible = self.board.get_by_role("gridcell", name=said)
        self.confirm = self.bar.get_by_role("button", name=person.text("plain-confirm"))

    def begin(self) -> Meadow:
        """From the home page against a bot."""
        person = self.person
        person.open("/")
        group = self.page.get_by_role("group", name=person.text("home-play-game"))
        title = self.page.get_by_text(TITLES[person.lang], exact=True)
        person.press(group.locator("label", has=title))
        play = re.compile(re.escape(person.text("home-play")))
        person.press(self.page.get_by_role("button", name=play))
        expect(self.board).to_be_visible()
        return self

    def ready(self) -> bool:
        """Waits until I am asked; False: it is over."""
        expect(self.possible.or_(self.over).first).to_be_visible(timeout=60_000)
        return not self.over.is_visible()

    def space(self, name: str) -> Locator:
        return self.board.locator(f"[data-space={name}]")

    def choose(self) -> None:
        """The first space where something can be done, and confirms."""
        self.person.press(self.possible.first)
        expect(self.confirm).to_be_enabled()
        self.person.press(self.confirm)
        expect(self.confirm).to_be_hidden()

    def choose_nest(self) -> None:
        """And waits for the bot's: until then it may be chosen anew (H-3), and a choice that is
        under way is gone when it comes."""
        self.choose()
        expect(self.page.get_by_text("hidden", exact=True)).to_be_visible(timeout=60_000)

    def play_out(self) -> None:
        for _ in range(MOST_SOWN):
            if not self.ready():
                return
            self.choose()
        assert not self.ready(), "the game has no end"


def test_a_whole_game_against_a_bot(ada: Person) -> None:
    meadow = Meadow(ada).begin()
    assert meadow.ready()
    meadow.choose_nest()
    meadow.play_out()
    result = ada.page.get_by_role("dialog", name=ada.text("table-over"))
    expect(result).to_be_visible()
    expect(result.get_by_role("row", name=re.compile("nest"))).to_be_visible()
    table = ada.page.url.split("/tables/")[1]
    ada.open(f"/tables/{table}/replay?at=9")
    expect(meadow.board).to_be_visible()
    expect(ada.page.get_by_text(re.compile(r"sows \w+ on")).first).to_be_visible()
    ada.open("/mine")
    expect(ada.page.get_by_text(TITLES["en"]).first).to_be_visible()


def test_a_draft_can_be_moved_and_taken_back(ada: Person) -> None:
    meadow = Meadow(ada).begin()
    assert meadow.ready()
    ada.press(meadow.space("b2"))
    expect(meadow.space("b2")).to_have_attribute("aria-selected", "true")
    ada.press(meadow.space("c3"))
    expect(meadow.space("c3")).to_have_attribute("aria-selected", "true")
    expect(meadow.space("b2")).to_have_attribute("aria-selected", "false")
    ada.press(ada.button("table-undo"))
    expect(meadow.confirm).to_be_hidden()


def test_by_keys_alone(ada: Person) -> None:
    meadow = Meadow(ada).begin()
    assert meadow.ready()
    meadow.space("a1").focus()
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        ada.page.keyboard.press(key)
    expect(meadow.space("b2")).to_have_attribute("aria-selected", "true")
    expect(meadow.space("b2")).to_be_focused()
    meadow.confirm.focus()
    ada.page.keyboard.press("Enter")
    expect(meadow.confirm).to_be_hidden()
    expect(meadow.space("b2")).to_have_attribute("aria-label", re.compile("nest of"))


def test_the_rules_can_be_read(ada: Person) -> None:
    ada.open(f"/rules/{GAME}#H-5")
    expect(ada.page.get_by_role("heading", name=re.compile(TITLES["en"]))).to_be_visible()
    expect(ada.page.locator("#H-5")).to_contain_text("a point for each neighbour")


def test_a_new_table_offers_its_options(ada: Person) -> None:
    ada.open(f"/new?game={GAME}")
    expect(ada.page.get_by_text(re.compile("^large, 5"))).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "size", "theme"),
    [("en", DESK, "light"), ("de", PHONE, "dark"), ("pl", PHONE, "light")],
)
def test_nothing_stands_in_anybodys_way(
    place: Server, browser: Browser, lang: Lang, size: Size, theme: Theme
) -> None:
    person = Person(browser, place.url, lang=lang, size=size, theme=theme, touch=size == PHONE)
    meadow = Meadow(person).begin()
    assert meadow.ready()
    meadow.choose()
    assert meadow.ready()
    if shots := os.environ.get("WALDBACH_SHOTS"):  # a folder, for looking at them
        person.page.screenshot(path=f"{shots}/{lang}-{size[0]}-{theme}.png")
    assert not axe.violations(person.page)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    person.close()
    assert not person.unforgiven()
