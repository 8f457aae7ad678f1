"""A lesson of Waldgärtner, played on its table: regions, hand and garden."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.pages import Lesson


class GardenLesson(Lesson):
    game = "waldgaertner"

    @property
    def hand(self) -> Locator:
        cards = self.page.get_by_role("list", name=self.person.text("waldgaertner-garden-hand"))
        return cards.get_by_role("button").and_(self.page.locator(":enabled"))

    @property
    def fitting(self) -> Locator:
        """The places where the card in hand may go."""
        fits = re.escape(self.person.text("waldgaertner-garden-fits"))
        return self.page.get_by_role("gridcell", name=re.compile(f"{fits}$"))

    def _play(self, word: str) -> None:
        kind, *more = word.split(" ")
        if kind == "choose" and more != ["6"]:
            self._choose(int(more[0]))
        elif kind == "grow":
            self._grow()
        elif not more:
            self.person.press(self.person.button(f"waldgaertner-lessons-word-{kind}"))
        else:
            self.person.press(self.person.button("learn-show"))

    def _choose(self, region: int) -> None:
        name = self.person.text("waldgaertner-region-named", region=region)
        pile = self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))
        self.person.press(pile.first)

    def _grow(self) -> None:
        """The first card for which there is a place: a lesson lets only what it asks for go."""
        for card in self.hand.all():
            self.person.press(card)
            expect(card).to_have_attribute("aria-pressed", "true")
            if self.fitting.count():
                break
        self.person.press(self.fitting.first)

    def _play_freely(self) -> None:
        """The last round: a card, a plant, and the last plant."""
        self._choose(1)
        self._confirm()
        for left in (2, 1):
            expect(self.hand).to_have_count(left)
            self._grow()
            self._confirm()

    def _confirm(self) -> None:
        self.person.press(self.table.bar.get_by_role("button").last)
