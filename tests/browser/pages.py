"""The pages as people use them: what is on them, and what can be done there.

Everything is found as somebody would find it who listens to the page: by role and by name, in the
language of the person.
"""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.person import Lang, Person

MOST_TABS = 80


class Home:
    def __init__(self, person: Person) -> None:
        self.person = person

    def open(self) -> Home:
        self.person.open("/")
        return self

    def play_now(self) -> Table:
        """One tap, and a game against a bot begins."""
        name = re.compile(re.escape(self.person.text("home-play")))
        self.person.press(self.person.page.get_by_role("button", name=name))
        return Table(self.person).ready()


class Room:
    """A table before the game."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def open(self, table: str) -> Room:
        self.person.open(f"/tables/{table}")
        return self

    def sit_down(self, name: str) -> Table:
        self.person.page.get_by_label(self.person.text("home-name")).fill(name)
        self.person.press(self.person.button("home-sit").last)
        return Table(self.person).ready()


class Table:
    """A game of Renature, as far as all games are alike and a little further."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.board = self.page.get_by_role("grid", name=person.text("renature-board"))
        self.bar = self.page.get_by_role("region", name=person.text("table-bar"))
        self.hand = self.page.get_by_role("list", name=person.text("renature-hand"))
        self.undo = person.button("table-undo")
        self.anyway = self.button_like("table-warn-anyway", "label")

    def open(self, table: str) -> Table:
        self.person.open(f"/tables/{table}")
        return self.ready()

    def ready(self) -> Table:
        expect(self.board).to_be_visible()
        return self

    @property
    def id(self) -> str:
        return self.page.url.split("/tables/")[1].split("?")[0]

    # --- whose turn -------------------------------------------------------------------------------

    @property
    def over(self) -> Locator:
        return self.person.button("table-result")

    def await_turn(self) -> bool:
        """Waits for my turn; False where the game is over instead."""
        expect(self.asked.or_(self.over).first).to_be_visible(timeout=60_000)
        return not self.over.is_visible()

    @property
    def asked(self) -> Locator:
        """The dominoes of which one may be chosen now."""
        return self.dominoes.and_(self.page.locator(":enabled"))

    def choose_in_menu(self, key: str) -> None:
        """Something that stands in the table's menu."""
        self.person.press(self.person.button("table-menu"))
        dialog = self.page.get_by_role("dialog", name=self.person.text("table-menu"))
        self.person.press(dialog.get_by_role("button", name=self.person.text(key), exact=True))

    # --- what lies there --------------------------------------------------------------------------

    def spaces(self) -> dict[str, str]:
        """Every space with what is said of it."""
        told: dict[str, str] = self.board.get_by_role("gridcell").evaluate_all(
            "all => Object.fromEntries(all.map((one) => [one.dataset.space, one.ariaLabel]))"
        )
        return told

    @property
    def fitting(self) -> Locator:
        """The spaces where what is held in hand may lie."""
        fits = self.person.text("renature-spoken-fits")
        return self.board.get_by_role("gridcell", name=re.compile(re.escape(fits)))

    @property
    def dominoes(self) -> Locator:
        return self.hand.get_by_role("button")

    def sentence(self) -> str:
        return self.bar.inner_text()

    # --- my turn ----------------------------------------------------------------------------------

    def place(self) -> str | None:
        """Puts the first domino that fits somewhere onto the board; None: none does."""
        for domino in self.dominoes.all():
            self.person.press(domino)
            expect(domino).to_have_attribute("aria-pressed", "true")
            if self.fitting.count():
                name = str(domino.get_attribute("title"))
                self.tap(self.fitting.first)
                expect(self.undo).to_be_visible()
                return name
        return None

    def discard(self) -> str:
        """Throws away the last domino, which is the one that is held."""
        name = str(self.dominoes.last.get_attribute("title"))
        self.person.press(self.button_like("renature-discard-this", "domino"))
        expect(self.undo).to_be_visible()
        return name

    def button_like(self, key: str, *unknown: str) -> Locator:
        return self.page.get_by_role("button", name=self.person.like(key, *unknown))

    def tap(self, space: Locator) -> None:
        """Spaces are told without being drawn, so nothing may stand in the way of a click."""
        box = space.bounding_box()
        assert box is not None
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.person.touch:
            self.page.touchscreen.tap(*middle)
        else:
            self.page.mouse.click(*middle)

    def confirm(self, domino: str) -> None:
        """The main button, and the same again where it warns. The domino has left the hand then,
        and the server has stored it."""
        self.person.press(self.bar.get_by_role("button").last)
        expect(self.undo).to_be_hidden()
        if self.anyway.is_visible():
            self.person.press(self.anyway)
            expect(self.anyway).to_be_hidden()
        self.expect_played(domino)

    def expect_played(self, domino: str) -> None:
        expect(self.hand.get_by_title(domino, exact=True)).to_have_count(0)

    def walk_to(self, space: str) -> None:
        """By tab key to the board, then by arrow keys."""
        self.tab_to(self.board.get_by_role("gridcell").and_(self.page.locator("[tabindex='0']")))
        here = str(self.page.evaluate("document.activeElement.dataset.space"))
        right, down = ord(space[0]) - ord(here[0]), int(space[1:]) - int(here[1:])
        for key, steps in (("Right", right), ("Left", -right), ("Down", down), ("Up", -down)):
            for _ in range(steps):
                self.page.keyboard.press(f"Arrow{key}")
        expect(self.board.locator(f"[data-space={space}]")).to_be_focused()

    def tab_to(self, goal: Locator) -> None:
        for _ in range(MOST_TABS):
            if goal.evaluate("goal => goal === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the tab key does not lead to {goal}")

    def confirm_by_keys(self, domino: str) -> None:
        self.tab_to(self.bar.get_by_role("button").last)
        self.page.keyboard.press("Enter")
        expect(self.undo).to_be_hidden()
        if self.anyway.is_visible():
            self.tab_to(self.anyway)
            self.page.keyboard.press("Enter")
            expect(self.anyway).to_be_hidden()
        self.expect_played(domino)

    def play_turn(self) -> None:
        self.confirm(self.place() or self.discard())


class Replay:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.slider = self.page.get_by_role("slider", name=person.text("replay-move"))

    def open(self, table: str, at: int | None = None) -> Replay:
        self.person.open(f"/tables/{table}/replay" + ("" if at is None else f"?at={at}"))
        expect(self.slider).to_be_visible()
        return self

    def expect_at(self, number: int) -> None:
        expect(self.slider).to_have_value(str(number))

    @property
    def last(self) -> int:
        return int(str(self.slider.get_attribute("max")))

    def press(self, key: str) -> None:
        self.person.press(self.person.button(key))

    def tab(self, key: str) -> None:
        self.person.press(self.page.get_by_role("tab", name=self.person.text(key)))

    def look_through(self, eyes: str) -> None:
        self.page.get_by_label(self.person.text("replay-eyes")).select_option(eyes)


class Settings:
    def __init__(self, person: Person) -> None:
        self.person = person

    def open(self) -> Settings:
        self.person.open("/settings")
        return self

    def choose(self, setting: str, choice: str) -> None:
        """One of several that stand side by side."""
        group = self.person.page.get_by_role("group", name=self.person.text(setting))
        self.press_choice(group, self.person.text(choice))

    def press_choice(self, group: Locator, choice: str) -> None:
        """The label is what one presses: its circle is not to be seen."""
        self.person.press(
            group.locator("label", has=self.person.page.get_by_text(choice, exact=True))
        )

    def speak(self, language: str, lang: Lang) -> None:
        """A language, by its own name; from now on the person reads that one."""
        name = self.person.text("settings-language")
        self.press_choice(self.person.page.get_by_role("group", name=name), language)
        self.person.lang = lang
