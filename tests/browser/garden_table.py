"""A table of Waldgärtner as people use it, found by role and name in the person's language."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser import prepare
from tests.browser.pages import Table
from tests.browser.person import Person
from tests.browser.pointer import Point, Pointer, centre
from waldbach.games.waldgaertner.cards import Card, standard_cards

GAME = "waldgaertner"
OTHERS = ("Ben", "Eve")  # who sits down beside Ada
ANY = "waldgaertner-claim-any"
PATIENT = 60_000  # milliseconds: bots think
STEPS = 8  # in which something is dragged
FIRST_NAMES = """
all => all.map((one) => {
  const labelled = one.querySelector('[aria-label]:not([aria-hidden=true] *)');
  return (labelled?.ariaLabel ?? one.querySelector('.spoken').textContent).split(',')[0];
})
"""


def table(person: Person, *others: str, **more: Any) -> str:
    return prepare.table(person, *others, game=GAME, **more)


def together(*people: Person, bots: int = 0, **more: Any) -> list[GardenTable]:
    """People at one table, Ada first: she has opened it. Bots sit behind them."""
    link = table(people[0], *["open"] * (len(people) - 1), *["seed"] * bots, **more)
    for one, name in zip(people[1:], OTHERS, strict=False):
        prepare.ask(one, "POST", f"/tables/{link}/seats", {"seat": None, "name": name})
    return [GardenTable(one).open(link) for one in people]


def plant(key: str) -> Card:
    """What is printed on a card."""
    cards = standard_cards()
    return cards.cards[cards.number_of[key]]


def names_of(items: Locator) -> list[str]:
    """The plants of a list by name, as they are spoken."""
    found: list[str] = items.evaluate_all(FIRST_NAMES)
    return found


def view(one: GardenTable) -> dict[str, Any]:
    found: dict[str, Any] = prepare.ask(one.person, "GET", f"/tables/{one.id}/view")
    return dict(found.get("view", found))


class GardenTable:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.regions = self.page.get_by_role("group", name=person.text("waldgaertner-regions"))
        self.bar = self.page.get_by_role("region", name=person.text("table-bar"))
        self.hand = self.page.get_by_role("list", name=person.text("waldgaertner-garden-hand"))
        self.undo = self.bar.get_by_role("button", name=person.text("table-undo"), exact=True)
        self.sell = self.page.get_by_role(
            "button", name=re.compile("^" + re.escape(person.text("waldgaertner-garden-sell")))
        )

    def open(self, table: str) -> GardenTable:
        self.person.open(f"/tables/{table}")
        return self.ready()

    def ready(self) -> GardenTable:
        """On a phone the regions are not to be seen while a card is played."""
        expect(self.regions.or_(self.hand).first).to_be_visible()
        return self

    @property
    def id(self) -> str:
        return self.page.url.split("/tables/")[1].split("?")[0]

    # --- what lies there --------------------------------------------------------------------------

    def pile(self, name: int | str) -> Locator:
        """The button that lies over a pile: a region's number, or `market`."""
        return self.page.locator(f"[data-pile='{name}'] button[aria-pressed]").first

    @property
    def piles(self) -> Locator:
        """The piles of which one can be chosen now."""
        return self.page.locator("[data-pile] button[aria-pressed]")

    @property
    def cards(self) -> Locator:
        """The cards in hand, while one of them is to be played."""
        return self.hand.get_by_role("button").and_(self.page.locator(":enabled"))

    @property
    def places(self) -> Locator:
        """The places where the held card can be planted."""
        fits = re.escape(self.person.text("waldgaertner-garden-fits"))
        return self.page.get_by_role("gridcell", name=re.compile(f"{fits}$"))

    @property
    def offers(self) -> Locator:
        """The cards or positions that a scene offers."""
        return self.page.locator(".stage li > button, .stage .choices button")

    @property
    def claims(self) -> Locator:
        """The positions among the sixes that can be claimed."""
        return self.page.locator(".stage .choices button")

    @property
    def contenders(self) -> Locator:
        return self.page.locator(".stage .people li")

    @property
    def over(self) -> Locator:
        return self.person.button("table-result")

    def name(self, key: str) -> str:
        """What a plant is called in the language of the person."""
        return plant(key).names[self.person.lang]

    def card(self, key: str) -> Locator:
        return self._named(self.cards, key)

    def offer(self, key: str) -> Locator:
        return self._named(self.offers, key)

    def _named(self, buttons: Locator, key: str) -> Locator:
        """Of these buttons the one that begins with the name of the plant."""
        name = re.compile(f"^{re.escape(self.name(key))},")
        return buttons.and_(self.page.get_by_role("button", name=name))

    def claim(self, position: str) -> Locator:
        known = position != "any"
        text = self.person.text
        name = text("waldgaertner-claim", position=position) if known else text(ANY)
        return self.claims.filter(has_text=re.compile(f"{re.escape(name)}$"))

    def place(self, name: str) -> Locator:
        return self.page.locator(f"[data-place='{name}']")

    def scene(self, key: str, *unknown: str, **args: object) -> Locator:
        return self.page.get_by_role("region", name=self.person.like(key, *unknown, **args))

    def open_sheet(self, button: str, title: str | None = None, **args: object) -> Locator:
        """A sheet that a button opens; its title is the button's, unless it has its own."""
        self.person.press(self.person.button(button, **args))
        name = self.person.text(title or button, **args)
        sheet = self.page.get_by_role("dialog", name=name)
        expect(sheet).to_be_visible()
        return sheet

    def close_sheet(self, sheet: Locator) -> None:
        close = self.person.text("look-close")
        self.person.press(sheet.get_by_role("button", name=close, exact=True))
        expect(sheet).to_be_hidden()

    # --- doing ------------------------------------------------------------------------------------

    def choose(self, pile: int | str) -> None:
        self.person.press(self.pile(pile))
        expect(self.pile(pile)).to_have_attribute("aria-pressed", "true")

    def confirm(self) -> None:
        """The main button: what was drafted is played then."""
        expect(self.undo).to_be_visible()
        self.person.press(self.bar.get_by_role("button").last)
        expect(self.undo).to_be_hidden()

    def tab_to(self, goal: Locator) -> None:
        Table(self.person).tab_to(goal)

    def take(self, index: int = 0) -> None:
        card = self.cards.nth(index)
        self.person.press(card)
        expect(card).to_have_attribute("aria-pressed", "true")

    def plant(self) -> None:
        """The first card for which there is a place; if there is none for either, it is sold."""
        for index in range(self.cards.count()):
            self.take(index)
            if self.places.count():
                break
        self.person.press(self.places.first if self.places.count() else self.sell)
        self.confirm()

    def drag(self, card: Locator, to: Point) -> None:
        """With mouse or finger, as this person does it."""
        pointer = Pointer(self.person.context.new_cdp_session(self.page), self.person.touch)
        x, y = start = centre(card)
        pointer.press(start)
        for step in range(1, STEPS + 1):
            pointer.move((x + (to[0] - x) * step / STEPS, y + (to[1] - y) * step / STEPS))
        expect(self.page.locator(".floater")).to_be_visible()
        self.page.wait_for_timeout(150)  # let go at rest: a flick would swallow the next tap
        pointer.move(to)
        pointer.release(to)

    def sell_first(self) -> None:
        self.take()
        self.person.press(self.sell)
        self.confirm()

    def await_asked(self) -> None:
        """Until something is asked of me, or the game is over."""
        asked = self.piles.or_(self.cards).or_(self.offers).or_(self.over)
        expect(asked.first).to_be_visible(timeout=PATIENT)

    def act(self) -> None:
        """Answers whatever is asked: the first choice that there is."""
        if self.offers.count():
            self.person.press(self.offers.first)
        elif self.piles.count():
            self.person.press(self.piles.first)
        else:
            self.take()
            planted = self.places.count() > 0
            self.person.press(self.places.first if planted else self.sell)
        self.finish()

    def finish(self) -> None:
        """Confirms where that is needed: a die that can still be changed is sent at once."""
        sealed = self.bar.get_by_text(
            self.person.like("waldgaertner-ask-sealed", "choice", "names")
        )
        expect(self.undo.or_(sealed).first).to_be_visible()
        expect(self.bar.locator("[aria-busy=true]")).to_have_count(0)  # it may be on its way
        if self.undo.is_visible():
            self.confirm()
            anyway = self.page.get_by_role(
                "button", name=self.person.like("table-warn-anyway", "label")
            )
            if anyway.is_visible():
                self.person.press(anyway)
