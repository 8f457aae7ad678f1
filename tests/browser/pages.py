"""The pages as people use them: what is on them, and what can be done there.

Everything is found as somebody would find it who listens to the page: by role and by name, in the
language of the person.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser import prepare
from tests.browser.person import Lang, Person
from tests.browser.pointer import Pointer, centre

MOST_TABS = 80
ABOVE_FINGER = 44  # pixels: there a finger holds what it carries

# The spaces on which the outline of the ghost lies.
GHOST = """
(spaces) => {
  const ghost = document.querySelector('.ghost > rect')?.getBoundingClientRect();
  const inside = (cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return ghost.left < x && x < ghost.right && ghost.top < y && y < ghost.bottom;
  };
  const cells = [...document.querySelectorAll('[data-space]')];
  const covered = ghost ? cells.filter(inside).map((cell) => cell.dataset.space) : [];
  return covered.join() === spaces.join();
}
"""


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
        """At the last free seat, so that the game begins."""
        self.take(name)
        return Table(self.person).ready()

    def take(self, name: str) -> None:
        self.person.page.get_by_label(self.person.text("home-name")).fill(name)
        self.person.press(self.person.button("home-sit").first)
        expect(self.person.page.get_by_label(self.person.text("home-name"))).to_be_hidden()


class Table:
    """A game of Renature, as far as all games are alike and a little further."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.board = self.page.get_by_role("grid", name=person.text("renature-board"))
        self.bar = self.page.get_by_role("region", name=person.text("table-bar"))
        self.hand = self.page.get_by_role("list", name=person.text("renature-hand"))
        self.undo = self.bar.get_by_role("button", name=person.text("table-undo"), exact=True)
        self.reset = self.bar.get_by_role("button", name=person.text("table-reset"), exact=True)
        self.anyway = self.button_like("table-warn-anyway", "label")

    def open(self, table: str) -> Table:
        self.person.open(f"/tables/{table}")
        return self.ready()

    def at(self, position: str, **options: str) -> Table:
        """A new table with a bot, in a prepared position in which it is my turn."""
        self.open(prepare.table(self.person, "seed", position=position, options=options))
        assert self.await_turn()
        return self

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

    def expect_asked(self) -> None:
        """To place a domino; or to discard one, where a hand that was drawn fits nowhere."""
        keys = ("place", "none-fits", "none-fits-joker")
        asked = (re.escape(self.person.text(f"renature-ask-{key}")) for key in keys)
        expect(self.bar).to_contain_text(re.compile("|".join(asked)))

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

    @property
    def plants(self) -> Locator:
        """The plants of which one may be planted now."""
        group = self.page.get_by_role("group", name=self.person.text("renature-plants"))
        return group.get_by_role("button").and_(self.page.locator(":enabled"))

    @property
    def tray(self) -> Locator:
        return self.page.get_by_role("region", name=self.person.text("table-tray"))

    def piece(self, key: str) -> Locator:
        """What a key takes from the tray: `1` the first domino, `B` a bush of one's own."""
        return self.tray.locator(f"[aria-keyshortcuts='{key}']")

    def expect_clouds(self, count: int) -> None:
        held = self.person.text("renature-clouds-held", count=count)
        expect(self.tray.get_by_role("img", name=held, exact=True)).to_be_visible()

    def space(self, name: str) -> Locator:
        return self.board.locator(f"[data-space={name}]")

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

    def plant(self) -> bool:
        """Plants the first plant that can be had, on the first space for it; False: none can."""
        if not self.plants.count():
            return False
        self.person.press(self.plants.first)
        expect(self.plants.first).to_have_attribute("aria-pressed", "true")
        self.tap(self.fitting.first)
        expect(self.plants).to_have_count(0)
        return True

    def put(self, piece: Locator | None, space: str) -> None:
        """Takes a piece, unless one is held anyway, and puts it there."""
        if piece is not None:
            self.person.press(piece)
            expect(piece).to_have_attribute("aria-pressed", "true")
        expect(self.fitting.and_(self.space(space))).to_be_visible()
        self.tap(self.space(space))

    def discard(self) -> str:
        """Throws away the last domino, which is the one that is held."""
        name = str(self.dominoes.last.get_attribute("title"))
        self.person.press(self.button_like("renature-discard-this", "domino"))
        expect(self.undo).to_be_visible()
        return name

    def discard_first(self) -> str:
        """Throws away a domino, whether it fits somewhere or not."""
        self.person.press(self.dominoes.last)
        return self.discard()

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
        """A whole turn: a domino, and a plant where one can grow."""
        domino = self.place()
        if domino is not None:
            self.plant()
        self.confirm(domino or self.discard())

    # --- by hand ----------------------------------------------------------------------------------

    def carry(self, piece: Locator) -> Carried:
        return Carried(self, piece)

    def expect_ghost(self, *spaces: str) -> None:
        """What is held would lie there; of these spaces the outline goes around."""
        self.page.wait_for_function(GHOST, arg=list(spaces))

    def expect_told(self, space: str, *keys: str) -> None:
        """So the space is spoken of."""
        for key in keys:
            name = re.compile(re.escape(self.person.text(key)))
            expect(self.space(space)).to_have_accessible_name(name)


class Carried:
    """A piece of the tray that follows mouse or finger."""

    def __init__(self, table: Table, piece: Locator) -> None:
        self.table, person = table, table.person
        self.pointer = Pointer(person.context.new_cdp_session(table.page), person.touch)
        self.lift = ABOVE_FINGER if person.touch else 0
        x, y = start = centre(piece)
        self.pointer.press(start)
        self.at = (x, y - 20)
        self.pointer.move(self.at)
        expect(table.page.locator(".floater")).to_be_visible()

    def over(self, space: str) -> Carried:
        x, y = centre(self.table.space(space))
        self.at = (x, y + self.lift)
        self.pointer.move((x - 1, y + self.lift))
        self.pointer.move(self.at)
        return self

    def let_go(self) -> None:
        self.pointer.release(self.at)
        expect(self.table.page.locator(".floater")).to_have_count(0)


class Lesson:
    """A lesson: the card that speaks, and a board as at every table; this one of Renature."""

    game = "renature"

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.table = Table(person)
        self.on = person.button("learn-next").or_(person.button("learn-continue"))
        self.steps: list[dict[str, Any]] = []

    def open(self, name: str) -> Lesson:
        request = self.person.context.request
        self.steps = request.get(f"/api/games/{self.game}/lessons/{name}").json()["steps"]
        self.person.open(f"/learn/{self.game}/{name}")
        expect(self.card).to_be_visible()
        return self

    @property
    def card(self) -> Locator:
        title = self.page.get_by_role("heading", level=1)
        return self.page.get_by_role("region").filter(has=title)

    def play(self) -> None:
        """Does on the board what the lesson asks for, to its end."""
        for number, step in enumerate(self.steps, start=1):
            self.expect_step(number)
            if number < len(self.steps):
                self._do(step)

    def play_until_asked(self) -> None:
        for number, step in enumerate(self.steps, start=1):
            self.expect_step(number)
            if step["expect"]:
                return
            self._do(step)

    def expect_step(self, number: int) -> None:
        name = self.person.text("learn-step", step=number, steps=len(self.steps))
        expect(self.page.get_by_role("img", name=name, exact=True)).to_be_attached()

    def _do(self, step: dict[str, Any]) -> None:
        if step["free"]:
            expect(self.person.button("learn-again")).to_be_enabled()
            self._play_freely()
            return
        for word in step["expect"][:1]:
            self._play(word)
        if step["praise"] or not step["expect"]:
            self.person.press(self.on)

    def _play_freely(self) -> None:
        for _ in range(self.table.dominoes.count()):
            self.table.play_turn()

    def _play(self, word: str) -> None:
        kind, *more = word.split(" ")
        if kind == "place":
            self._place(more[0].split("@")[1])
        elif kind == "plant":
            self.table.put(self.table.plants.first, more[-1])
        elif kind == "mushroom":
            self.table.put(None, more[0])
        elif kind == "again":
            self.person.press(self.person.button("renature-lessons-word-again"))
        else:
            self.person.press(self.person.button("learn-show"))

    def _place(self, space: str) -> None:
        """The domino that may go there: a lesson lets only one do so."""
        for domino in self.table.dominoes.all():
            self.person.press(domino)
            expect(domino).to_have_attribute("aria-pressed", "true")
            if self.table.fitting.count():
                break
        self.table.tap(self.table.space(space))


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

    def choose_aid(self, aid: str, choice: str) -> None:
        """An aid of Renature: a switch, a list, or one of several side by side."""
        name = self.person.text(f"renature-aid-{aid}")
        chosen = self.person.text(f"renature-aid-{aid}-{choice}")
        page = self.person.page
        group = page.get_by_role("group", name=name)
        switch = page.get_by_role("switch", name=name)
        listed = page.get_by_label(name, exact=True).and_(page.locator("select"))
        expect(group.or_(switch).or_(listed)).to_be_visible()
        if switch.count():
            switch.set_checked(choice == "on")
        elif listed.count():
            listed.select_option(label=chosen)
        else:
            self.press_choice(group, chosen)

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
