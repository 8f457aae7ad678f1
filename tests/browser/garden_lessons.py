"""A lesson of Waldgärtner, played on its table: regions, hand, garden and scenes."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.garden_table import GardenTable
from tests.browser.pages import Lesson
from tests.browser.person import Person


class GardenLesson(Lesson):
    """All is done with one's own hands; the lesson shows nothing."""

    game = "waldgaertner"

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.garden = GardenTable(person)

    def _play(self, word: str) -> None:
        kind, *more = word.split(" ")
        if kind in ("choose", "pile"):
            self._choose(more[0])
        elif kind == "grow":
            self._grow()
        elif kind == "sell":
            self.person.press(self.garden.card(more[0]))
            self.person.press(self.garden.sell)
        elif kind == "claim":
            self.person.press(self.garden.claim(more[0]))
        elif kind == "waive":
            self.person.press(self.person.button("waldgaertner-contest-waive"))
        else:
            self.person.press(self.garden.offer(more[0]))

    def _choose(self, pile: str) -> None:
        self.person.press(self.garden.pile("market" if pile == "6" else pile))

    def _grow(self) -> None:
        """The first card for which there is a place: a lesson lets only what it asks for go."""
        for index in range(self.garden.cards.count()):
            self.garden.take(index)
            if self.garden.places.count():
                break
        self.person.press(self.garden.places.first)

    def _play_freely(self) -> None:
        """The last round: a card, a plant, and the last plant."""
        self._choose("1")
        self._confirm()
        for left in (2, 1):
            expect(self.garden.cards).to_have_count(left)
            self._grow()
            self._confirm()

    def _confirm(self) -> None:
        self.person.press(self.table.bar.get_by_role("button").last)
