"""A person's aids: each changes what is shown, never the game, and stays chosen (Y-02 to Y-14)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import positions, prepare
from tests.browser.conftest import NewPerson
from tests.browser.pages import Settings, Table
from tests.browser.person import PHONE, Person

MINE = ".pieces .crown"
# Each aid: its choices, the default first, with what is drawn then and how often.
DRAWN = {
    "irrelevant": {
        "dimmed": {".pieces .dim": 12, ".pieces [href='#p-hare']": 3},
        "hidden": {".pieces .dim": 0, ".pieces [href='#p-hare']": 0},
        "shown": {".pieces .dim": 0, ".pieces [href='#p-hare']": 3},
    },
    "scored": {"shaded": {".sprouts": 1}, "plain": {".sprouts": 0}},
    "jokers": {
        "marked": {".pieces [href='#p-leaf']": 1},
        "plain": {".pieces [href='#p-leaf']": 0},
    },
    "patterns": {
        "on": {".pieces .letter": 0, ".plain-colours .pieces": 0},
        "letters": {".pieces .letter": 5, ".plain-colours .pieces": 0},
        "off": {".pieces .letter": 0, ".plain-colours .pieces": 1},
    },
    "colours": {
        "seats": {f"{MINE}.orange": 3, f"{MINE}.blue": 2},
        "orange": {f"{MINE}.orange": 3, f"{MINE}.blue": 2},
        "blue": {f"{MINE}.blue": 3, f"{MINE}.orange": 2},
        "black": {f"{MINE}.black": 3, f"{MINE}.orange": 2},
        "white": {f"{MINE}.white": 3, f"{MINE}.orange": 2},
    },
    "boards": {"compact": {".players .full": 0}, "full": {".players .full": 2}},
}


# Aids that do more than draw otherwise have tests of their own below.
DONE = {"areas", "last", "motion", "zoom", "warn-clouds", "warn-plant"}
AIDS = Path(__file__).parents[2] / "web/src/games/renature/aids.ts"


def test_every_aid_is_tested() -> None:
    aids = re.findall(r"\{ name: '([a-z-]+)', choices: \[(.*?)\]", AIDS.read_text(encoding="utf-8"))
    assert {name for name, _ in aids} == set(DRAWN) | DONE
    for name, choices in aids:
        if name in DRAWN:
            assert re.findall(r"'([a-z]+)'", choices) == list(DRAWN[name]), name


def at_the_brook(person: Person) -> Table:
    return Table(person).at(positions.BROOK)


def snail(table: Table) -> Locator:
    """The domino that fits at b4."""
    return table.hand.get_by_title(re.compile(table.person.text("renature-animal-snail")))


def choose(table: Table, aid: str, choice: str) -> None:
    """In the settings, and back at the table."""
    link = table.id
    Settings(table.person).open().choose_aid(aid, choice)
    table.open(link)
    assert table.await_turn()


@pytest.mark.parametrize("aid", DRAWN)
def test_an_aid_changes_what_is_drawn(person: NewPerson, aid: str) -> None:
    ada = person()
    table = at_the_brook(ada)
    game = prepare.ask(ada, "GET", f"/tables/{table.id}/view")
    for number, (choice, drawn) in enumerate(DRAWN[aid].items()):
        if number:
            choose(table, aid, choice)
        for what, count in drawn.items():
            expect(table.page.locator(what)).to_have_count(count)
    after = prepare.ask(ada, "GET", f"/tables/{table.id}/view")
    assert (after["view"], after["legal"]) == (game["view"], game["legal"])


def test_plain_colours_have_no_pattern(person: NewPerson) -> None:
    ada = person()
    table = at_the_brook(ada)
    plant = ada.page.locator(f"{MINE}.orange").first
    expect(plant).to_have_css("fill", re.compile("^url"))
    choose(table, "patterns", "off")
    expect(plant).to_have_css("fill", re.compile("^rgb"))


def test_areas_say_who_leads_only_if_wished(person: NewPerson) -> None:
    ada = person()
    table = at_the_brook(ada)
    card = ada.page.get_by_text(ada.text("renature-area", area=4), exact=True)
    table.walk_to("c5")
    expect(card).to_be_visible()
    choose(table, "areas", "off")
    table.walk_to("c5")
    expect(card).to_be_hidden()


def test_last_moves_are_marked_only_if_wished(person: NewPerson) -> None:
    ada = person()
    table = at_the_brook(ada)
    table.play_turn()
    assert table.await_turn()
    expect(ada.page.locator(".marks .last").first).to_be_visible()
    choose(table, "last", "off")
    expect(ada.page.locator(".marks .last")).to_have_count(0)


def test_pieces_move_twice_as_fast_or_not_at_all_if_so_wished(person: NewPerson) -> None:
    ada = person(motion="no-preference")
    ada.context.add_init_script(NOTE_MOVING)
    table = at_the_brook(ada)
    usual = arriving(table)
    assert usual > 0
    choose_motion(table, "fast")
    assert arriving(table) == usual / 2
    choose_motion(table, "off")
    assert arriving(table) == 0
    choose_motion(table, "on")
    choose(table, "motion", "off")
    assert arriving(table) == 0


def choose_motion(table: Table, choice: str) -> None:
    """For all games, in the settings, and back at the table."""
    link = table.id
    Settings(table.person).open().choose("settings-motion", f"settings-motion-{choice}")
    table.open(link)
    assert table.await_turn()


def arriving(table: Table) -> float:
    """How long a domino takes to its place, in milliseconds. If none, nothing else moves either."""
    table.put(snail(table), "b4")
    expect(table.undo).to_be_visible()
    lasted = float(table.page.evaluate("window.lasted"))
    table.person.press(table.plants.first)
    expect(table.fitting.first).to_be_visible()
    moving = table.page.evaluate(MOVING)
    assert bool(moving) == bool(lasted), moving
    table.person.press(table.reset)
    return lasted


NOTE_MOVING = """
window.lasted = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  if (this.matches('.piece')) window.lasted = Math.max(window.lasted, options.duration);
  return animate.call(this, frames, options);
};
"""
# What moves by styles while a plant is held: the glow of the places for it, at least.
MOVING = """
document.getAnimations()
  .filter((one) => one.playState === 'running' && one.effect.getTiming().duration > 0)
  .map((one) => one.animationName ?? one.transitionProperty)
"""


@pytest.mark.parametrize("warning", ["clouds", "plant"])
def test_a_warning_can_be_turned_off(person: NewPerson, warning: str) -> None:
    ada = person()
    table = at_the_brook(ada)
    waste(table, warning)
    expect(table.anyway).to_be_visible()
    expect(ada.page.get_by_text(ada.text(f"renature-warn-{warning}", count=2))).to_be_visible()
    ada.press(ada.button("table-warn-back"))
    ada.press(table.reset)
    choose(table, f"warn-{warning}", "off")
    domino = waste(table, warning)
    table.expect_played(domino)


def waste(table: Table, what: str) -> str:
    """A turn that gives something away, as far as its main button; the domino that is played."""
    domino = str(snail(table).get_attribute("title"))
    table.put(snail(table), "b4")
    expect(table.undo).to_be_visible()
    if what == "clouds":
        table.put(table.plants.first, "b3")
        expect(table.space("b3")).to_have_accessible_name(re.compile(","))
    table.person.press(table.bar.get_by_role("button").last)
    return domino


def test_aids_come_along_to_another_device(person: NewPerson) -> None:
    ada = person()
    table = at_the_brook(ada)
    link, way_back = table.id, prepare.ask(ada, "POST", "/me/recovery-link")["link"]
    settings = Settings(ada).open()
    with ada.page.expect_response(lambda answer: "scored" in (answer.request.post_data or "")):
        settings.choose_aid("scored", "plain")
    phone = person(size=PHONE, touch=True)
    phone.page.goto("/recover#" + way_back.split("#")[1])
    phone.page.wait_for_url("**/mine")
    there = Table(phone).open(link)
    assert there.await_turn()
    expect(there.page.locator(".sprouts")).to_have_count(0)


def test_a_piece_in_hand_brings_a_small_board_closer(person: NewPerson) -> None:
    ada = person(size=PHONE, touch=True)
    table = Table(ada).at(positions.CORNER)
    near = ada.page.locator(".camera[style*='scale']")
    expect(near).to_have_count(0)
    assert hold_one_that_fits(table)
    expect(near).to_have_count(1)
    ada.press(table.dominoes.and_(ada.page.locator("[aria-pressed=true]")))
    table.page.keyboard.press("Escape")
    expect(near).to_have_count(0)
    choose(table, "zoom", "off")
    assert hold_one_that_fits(table)
    expect(near).to_have_count(0)


def hold_one_that_fits(table: Table) -> bool:
    for domino in table.dominoes.all():
        table.person.press(domino)
        expect(domino).to_have_attribute("aria-pressed", "true")
        if table.fitting.count():
            return True
    return False
