"""The workshops as people use them: a board to draw on, a file of cards, what is said of both."""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import FilePayload, Locator, expect

from tests.browser.person import Person
from tests.browser.pointer import Pointer, centre

Tool = Literal["brook", "area", "start", "stump", "cloud", "outside", "erase"]


class Workshop:
    """What both have in common."""

    game = ""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.reasons = self.page.get_by_role("tabpanel").get_by_role("listitem")

    def open(self) -> Workshop:
        self.person.open(f"/workshop/{self.game}")
        return self

    def tab(self, name: str) -> None:
        """By its name; it may have a number beside it."""
        label = self.person.text(f"{self.game}-workshop-tab-{name}")
        tab = self.page.get_by_role("tab", name=re.compile(f"^{re.escape(label)}"))
        self.person.press(tab)
        expect(tab).to_have_attribute("aria-selected", "true")

    @property
    def state(self) -> Locator:
        return self.page.get_by_role("tabpanel").get_by_role("status").first

    def expect_perfect(self) -> None:
        expect(self.state).to_have_text(self.person.text("workshop-playable"))

    def expect_playable(self) -> None:
        """Whatever could be better."""
        expect(self.person.button("workshop-host")).to_be_enabled()

    def expect_problems(self, count: int) -> None:
        expect(self.state).to_have_text(self.person.text("workshop-unplayable", count=count))

    @property
    def text(self) -> Locator:
        return self.page.get_by_role("tabpanel").get_by_role("textbox")

    def try_out(self) -> Locator:
        """Few games of bots, and the report about them."""
        self.tab("trial")
        games = self.page.get_by_label(self.person.text("workshop-trial-games"), exact=True)
        games.select_option("20")
        self.person.press(self.person.button("workshop-trial-go"))
        report = self.page.get_by_role("table")
        expect(report).to_be_visible(timeout=120_000)
        return report


class BoardWorkshop(Workshop):
    game = "renature"

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.board = self.page.get_by_role("grid", name=person.text("renature-workshop-board"))

    def open(self, address: str = "/workshop/renature") -> BoardWorkshop:
        self.person.open(address)
        expect(self.board).to_be_visible()
        return self

    def space(self, name: str) -> Locator:
        return self.board.locator(f"[data-space={name}]")

    def expect_ground(self, ground: str, *spaces: str) -> None:
        name = self.person.text(f"renature-ground-{ground}")
        for space in spaces:
            said = re.compile(f"^{space}, {re.escape(name)}")
            expect(self.space(space)).to_have_accessible_name(said)

    def take(self, tool: Tool) -> None:
        name = self.person.text(f"renature-workshop-tool-{tool}")
        tools = self.page.get_by_role("group", name=self.person.text("renature-workshop-tools"))
        self.person.press(tools.locator("label", has=self.page.get_by_label(name, exact=True)))
        expect(tools.get_by_role("radio", name=name, exact=True)).to_be_checked()

    def paint(self, *spaces: str) -> None:
        """From the first through the others to the last, without lifting the brush."""
        self.board.scroll_into_view_if_needed()
        line = self.person.context.new_cdp_session(self.page)
        pointer = Pointer(line, self.person.touch)
        ways = [centre(self.space(space)) for space in spaces]
        pointer.press(ways[0])
        for way in ways[1:]:
            pointer.move(way)
        pointer.release(ways[-1])
        line.detach()

    def symmetric(self, symmetry: str) -> None:
        label = self.person.text("renature-workshop-symmetry")
        self.page.get_by_label(label, exact=True).select_option(symmetry)

    def begin_empty(self) -> None:
        self.tab("begin")
        self.person.press(self.person.button("renature-workshop-begin-empty"))
        self.expect_ground("brook", "a1", "c3", "o15")
        self.tab("check")

    def invent(self, seed: str, symmetry: str = "none") -> None:
        self.tab("begin")
        label = self.person.text("renature-workshop-invent-symmetry")
        self.page.get_by_label(label, exact=True).select_option(symmetry)
        self.page.get_by_label(self.person.text("renature-workshop-invent-seed")).fill(seed)
        self.person.press(self.person.button("renature-workshop-invent-go"))
        expect(self.person.says("renature-workshop-invent-used", seed=seed)).to_be_visible()

    def read(self) -> str:
        self.tab("text")
        return self.text.input_value()


class CardWorkshop(Workshop):
    game = "waldgaertner"

    def open(self) -> CardWorkshop:
        super().open()
        return self

    @property
    def cards(self) -> Locator:
        title = self.person.text("waldgaertner-workshop-cards")
        return self.page.get_by_role("region", name=title, exact=True).get_by_role("listitem")

    def load(self, name: str, text: str) -> None:
        """From a file."""
        self.tab("begin")
        label = self.person.text("waldgaertner-workshop-begin-file")
        file = FilePayload(name=name, mimeType="text/csv", buffer=text.encode())
        self.page.locator(f"input[type=file][aria-label='{label}']").set_input_files(file)
        self.tab("check")
