"""What a table of Waldgärtner shows and says by itself: ties, ends of contests, refusals, the year
of all gardens, what others did last, the dice and the last count."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser import axe, garden_positions, prepare
from tests.browser.conftest import NewPerson
from tests.browser.garden_table import GardenTable, table, view
from tests.browser.person import PHONE, Person

# The last cards: seat 2 has chosen already, so whatever seat 1 does ends the game.
SHORT = """
seats 2
origins EU
round 21 step play
region 1: 6 top winter-savory
region 2: 7 top medlar
market norway-maple
seat 1
  coins 1
  hand wild-cherry
  row 1: redcurrant . . . .
  row 3: black-mulberry . .
seat 2
  coins 3
  commit grow judas-tree 3.2
  hand judas-tree(own)
  row 1: bilberry . . . .
"""

# Keeps what is seen only for a moment.
RECORD = """() => {
  window.seen = [];
  const look = () => {
    for (const one of document.querySelectorAll('.moment, dialog .now')) {
      window.seen.push(one.textContent.replaceAll(/\\s+/g, ' ').trim());
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""


def sit(link: str, *others: Person) -> None:
    """Others at a table, whose pages nobody needs to see."""
    for other, name in zip(others, ("Ben", "Eve"), strict=False):
        prepare.ask(other, "POST", f"/tables/{link}/seats", {"seat": None, "name": name})


def play(other: Person, link: str, verb: str) -> str:
    """The first thing of this kind that another can do."""
    seen = prepare.ask(other, "GET", f"/tables/{link}/view")
    word = next(one for one in seen["legal"] if one.startswith(verb))
    wish = {"decision": seen["decision"], "words": [word], "then": []}
    prepare.ask(other, "POST", f"/tables/{link}/play", wish)
    return str(word)


def plant(one: GardenTable, key: str) -> str:
    """The name of a plant that lies somewhere at the table."""
    return str(view(one)["cards"][key]["names"][one.person.lang])


def moment(one: GardenTable) -> Locator:
    return one.page.locator(".moment")


def recorded(one: GardenTable) -> list[str]:
    found: list[str] = one.page.evaluate("window.seen")
    return found


def announced(one: GardenTable) -> Locator:
    """What is said aloud of the table."""
    return one.page.locator("div.spoken[aria-live=polite]")


def row(one: GardenTable, name: str) -> Locator:
    """What is told of a player beside the table."""
    players = one.page.get_by_role("list", name=one.person.text("table-players"))
    return players.get_by_role("listitem").filter(has_text=name)


def refused(one: GardenTable, rule: str) -> Locator:
    link = one.person.link("look-rule", rule=rule)
    return one.bar.get_by_role("alert").filter(has=link)


def test_a_tie_is_shown_and_said_and_so_is_what_others_did(person: NewPerson) -> None:
    ada, ben, eve = person(), person(), person()
    link = table(ada, "open", "open", position=garden_positions.POOR)
    sit(link, ben, eve)
    mine = GardenTable(ada).open(link)
    ada.page.evaluate(RECORD)
    mine.choose(1)
    mine.confirm()
    ada.press(moment(mine))
    expect(moment(mine)).to_have_count(0)
    blind, nobody = ada.text("waldgaertner-moment-drew"), ada.text("waldgaertner-contest-blind")
    assert re.search(f"Ada {blind}.* Ben {blind}.* {nobody}", recorded(mine)[0])
    expect(mine.page.locator("[data-pile='1'] .dice .pattern")).to_have_count(2)
    drawn = view(mine)["seats"]["1"]["hand"][1]["card"]
    card, pile = plant(mine, drawn), ada.text("waldgaertner-from-region", region=1)
    told = ada.text("waldgaertner-event-drew", card=card, pile=pile)
    expect(announced(mine)).to_contain_text(f"Ada: {told}")
    expect(row(mine, "Eve")).to_contain_text(plant(mine, "kaki-persimmon"))

    _, key, place = play(ben, link, "grow").split()
    play(eve, link, "sell")
    mine.sell_first()
    grown = ada.text("waldgaertner-event-grew", card=plant(mine, key), place=place)
    expect(row(mine, "Ben")).to_contain_text(grown)
    olive = ada.text("waldgaertner-event-bloomed", cards=plant(mine, "thorny-olive"))
    expect(announced(mine)).to_contain_text(f"Ada: {olive}")
    jujube = f"{plant(mine, 'jujube')} +1"
    harvest = ada.text("waldgaertner-event-harvested", cards=jujube, coins=1)
    expect(announced(mine)).to_contain_text(f"Ada: {harvest}")

    last = mine.page.locator("[role=gridcell].last")
    expect(last).to_have_count(0)
    gardens = ada.page.get_by_role("group", name=ada.text("waldgaertner-garden-all"))
    planted = ada.text("waldgaertner-garden-last-card", card=plant(mine, key))
    ada.press(gardens.get_by_role("button", name=re.compile(f"Ben.*{re.escape(planted)}")))
    of_ben = ada.page.get_by_role("grid", name=ada.text("waldgaertner-garden-of", name="Ben"))
    expect(of_ben).to_be_visible()
    expect(last).to_have_attribute("data-place", place)
    expect(last).to_contain_text(ada.text("waldgaertner-garden-last"))
    assert axe.violations(ada.page) == []


def test_the_end_of_a_contest_tells_who_paid_and_who_got_the_rest(person: NewPerson) -> None:
    ada, ben, eve = person(lang="de", size=PHONE, touch=True), person(), person()
    link = table(ada, "open", "open", position=garden_positions.WANTED)
    sit(link, ben, eve)
    mine = GardenTable(ada).open(link)
    ada.page.evaluate(RECORD)
    mine.choose(1)
    mine.confirm()
    ada.press(mine.offers.first)
    mine.confirm()
    play(ben, link, "waive")
    assert recorded(mine) == []  # it is not through
    play(eve, link, "right")
    expect(moment(mine)).to_be_in_viewport(ratio=1)
    paid = ada.text("waldgaertner-moment-right-used")
    waived = ada.text("waldgaertner-moment-waived")
    rest = ada.text("waldgaertner-moment-got-last")
    assert re.search(f"Ada {paid}.* Eve {paid}.* Ben {waived}, {rest}", recorded(mine)[0])
    mine.take()  # whoever goes on has seen it
    expect(moment(mine)).to_have_count(0)


def test_piles_say_why_not_and_the_wheel_tells_the_year_of_all(person: NewPerson) -> None:
    ada, ben, eve = person(size=PHONE, touch=True), person(), person()
    link = table(ada, "open", "open", position=garden_positions.POOR)
    sit(link, ben, eve)
    mine = GardenTable(ada).open(link)
    ada.press(mine.page.locator("[data-pile='market'] .face button"))
    expect(refused(mine, "W-SEL-03")).to_be_visible()
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    ada.page.keyboard.press("3")
    expect(refused(mine, "W-SEL-04")).to_be_visible()
    ada.page.keyboard.press("6")
    expect(refused(mine, "W-SEL-03")).to_be_visible()

    assert set(mine.page.locator("figure .mark text").all_text_contents()) == {"B"}
    ada.press(ada.button("waldgaertner-cards-year"))
    dialog = ada.page.get_by_role("dialog", name=ada.text("waldgaertner-cards-year"))
    expect(dialog).to_be_visible()
    assert axe.violations(ada.page) == []
    season = ada.text("waldgaertner-cards-season-8")
    olive = ada.text("waldgaertner-cards-list-blooms", plants=plant(mine, "thorny-olive"))
    pine = ada.text("waldgaertner-cards-list-ripens", plants=plant(mine, "korean-pine"))
    for year in (dialog, mine.page.locator("figure .spoken")):
        expect(year.get_by_role("listitem").first).to_have_attribute("aria-current", "true")
        phase = year.get_by_role("listitem").filter(has_text=season)
        expect(phase).to_contain_text(re.compile(f"Ada.*{olive}.*Ben.*{pine}", re.DOTALL))


def test_with_motion_the_dice_are_a_moment_and_every_plant_is_counted(person: NewPerson) -> None:
    ada, ben, eve = person(motion="no-preference"), person(), person()
    link = table(ada, "open", "open", position=garden_positions.POOR)
    sit(link, ben, eve)
    mine = GardenTable(ada).open(link)
    ada.page.evaluate(RECORD)
    mine.choose(1)
    mine.confirm()
    expect(moment(mine).locator(".contest")).to_be_visible()
    assert "Ada Ben Eve" in recorded(mine)

    link = table(ada, "open", position=SHORT)
    sit(link, ben)
    mine = GardenTable(ada).open(link)
    ada.page.evaluate(RECORD)
    mine.sell_first()
    over = ada.page.get_by_role("dialog", name=ada.text("table-over"), exact=True)
    expect(over.get_by_role("table").first).to_be_visible()
    counted = recorded(mine)
    for seat in view(mine)["seats"].values():
        for one in seat["garden"].values():
            assert f"{plant(mine, one['card'])} +{one['points']}" in counted
