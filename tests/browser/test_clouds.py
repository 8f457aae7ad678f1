"""Clouds at a table: what they pay for, what that costs, and why something cannot be done."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import positions, words
from tests.browser.conftest import NewPerson
from tests.browser.pages import Table
from tests.browser.person import Lang


class Clouds:
    """The cloud actions of a table."""

    def __init__(self, table: Table) -> None:
        self.table, self.person = table, table.person
        self.back = self._action("renature-return")
        self.again = self._action("renature-again")

    def _action(self, key: str) -> Locator:
        name = re.compile("^" + re.escape(self.person.text(key)))
        return self.table.tray.get_by_role("button", name=name)

    def joker(self, animal: str) -> None:
        name = self.person.text(f"renature-animal-{animal}")
        self.person.press(self.person.button("renature-joker-to", animal=name))

    def expect_refused(self, name: str, rule: str, **args: int) -> None:
        """In the words of the rules, with the way to the one that stands against it."""
        refusal = self.table.page.get_by_role("alert")
        expect(refusal).to_contain_text(words.refusal(self.person.lang, name, **args))
        link = refusal.get_by_role("link", name=self.person.text("look-rule", rule=rule))
        expect(link).to_have_attribute("href", f"/rules/renature#{rule}")


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_clouds_pay_for_jokers_plants_and_extra_turns(person: NewPerson, lang: Lang) -> None:
    ada = person(lang=lang)
    table = Table(ada).at(positions.BROOK)
    clouds = Clouds(table)
    table.expect_clouds(6)
    table.expect_told("f4", "renature-spoken-joker")
    clouds.joker("frog")  # its name tells that it costs two
    table.expect_clouds(4)
    table.expect_told("d2", "renature-spoken-joker")

    expect(clouds.back).to_contain_text("1\N{EN DASH}4")
    ada.press(clouds.back)
    costs = table.page.get_by_text(re.compile("☁$"))
    expect(costs).to_have_text([f"\N{MINUS SIGN}{cost} ☁" for cost in (2, 4, 2)])
    table.put(None, "b2")
    table.expect_clouds(2)
    bush = re.compile(re.escape(ada.text("renature-plant-own-bush")))
    expect(table.space("b2")).not_to_have_accessible_name(bush)

    expect(clouds.again).to_contain_text("3")
    ada.press(clouds.again)
    clouds.expect_refused("not-at-the-end", "Q-22")
    clouds.joker("owl")
    table.expect_clouds(0)
    clouds.joker("hare")
    clouds.expect_refused("too-few-clouds", "R-W-02", cost=2, clouds=0)
    ada.press(ada.button("renature-close"))
    ada.press(clouds.back)
    clouds.expect_refused("too-few-clouds", "R-W-02", cost=4, clouds=0)

    ada.press(table.reset)
    table.expect_clouds(6)
    table.expect_told("f4", "renature-spoken-joker")
    ada.press(table.piece("3"))
    table.tap(table.space("a4"))  # a badger and a turtle beside a snail
    clouds.expect_refused("mismatch", "R-A-07")
    table.put(table.piece("2"), "b4")
    expect(table.undo).to_be_visible()
    ada.press(ada.button("renature-way-draw"))
    ada.press(table.anyway)
    expect(table.bar).to_contain_text(ada.text("renature-ask-end"))
    ada.press(clouds.again)
    table.expect_clouds(3)
    expect(table.asked).to_have_count(3)
