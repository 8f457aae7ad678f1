"""The table explains itself: areas, rules, keys, costs, and why a bot would choose otherwise."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser import positions, prepare, words
from tests.browser.conftest import NewPerson
from tests.browser.pages import Replay, Settings, Table
from tests.browser.person import PHONE, Person
from tests.browser.pointer import centre
from waldbach import registry
from waldbach.log import Log
from waldbach.server.analyses import verdict_out
from waldbach.server.thinking.answers import verdict_of
from waldbach.server.thinking.jobs import Decision, Judged, Seen, Tried

# Area 3, in the lower left corner: a tie between both seats, and a neutral plant.
TIED = (
    positions.BROOK.replace("  5   _   .", "  5   1b  .")
    .replace("  6   _   .   .   _", "  6   2b  .   .   _")
    .replace("  7   _   .   .   .", "  7   nt  .   .   .")
)


class Card:
    """What a table tells of areas beside the board."""

    def __init__(self, table: Table) -> None:
        self.table, self.person = table, table.person
        self.shown = table.page.locator(".cards")

    def heading(self, area: int) -> Locator:
        return self.shown.get_by_text(self.person.text("renature-area", area=area), exact=True)

    def expect_told(self, area: int) -> None:
        """Every colour with its total and what it gets; what is tied is struck (Y-11)."""
        expect(self.heading(area)).to_be_visible()
        view = prepare.ask(self.person, "GET", f"/tables/{self.table.id}/view")["view"]
        standings = view["areas"][str(area)]["standings"]
        rows = self.shown.locator("tbody").get_by_role("row")
        expect(rows).to_have_count(len(standings))
        for standing in standings:
            row = rows.filter(has=self.table.page.get_by_text(self.name_of(standing["colour"])))
            struck = self.person.text("renature-area-struck") if standing["struck"] else ""
            gets = f"+{standing['points']}" if standing["points"] else "\u2013"
            expect(row.get_by_role("cell")).to_have_text([f"{standing['total']}{struck}", gets])
            expect(row.locator("s")).to_have_count(int(standing["struck"]))

    def name_of(self, colour: str) -> str:
        if colour == "neutral":
            return self.person.text("renature-colour-neutral")
        return ["Ada", self.person.text("home-level-seed")][int(colour) - 1]


def test_an_area_tells_who_leads_wherever_a_mouse_points_at_it(person: NewPerson) -> None:
    ada = person()
    table = Table(ada).at(TIED)
    card = Card(table)
    for space in ("a5", "a6", "a7"):
        ada.page.mouse.move(*centre(table.space(space)))
        card.expect_told(3)
    expect(card.shown.locator("s")).to_have_text(["2", "2"])
    ada.page.mouse.move(*centre(table.space("b6")))
    expect(card.shown).to_be_hidden()
    ada.page.mouse.move(*centre(table.space("a2")))
    card.expect_told(1)

    ada.press(table.piece("2"))
    ada.page.mouse.move(*centre(table.space("b4")))
    table.expect_ghost("a4", "b4")
    expect(card.heading(1)).to_be_visible()  # both lie beside it
    expect(card.heading(3)).to_be_visible()
    ada.page.mouse.move(*centre(table.space("a6")))  # it does not fit there
    expect(card.shown).to_be_hidden()
    ada.page.keyboard.press("Escape")
    ada.page.mouse.move(*centre(table.space("b6")))
    table.walk_to("a7")
    card.expect_told(3)


def test_an_area_tells_who_leads_when_a_finger_taps_it(person: NewPerson) -> None:
    ada = person(size=PHONE, touch=True, lang="pl")
    table = Table(ada).at(TIED)
    card = Card(table)
    table.tap(table.space("a5"))
    card.expect_told(3)
    table.tap(table.space("b6"))
    expect(card.shown).to_be_hidden()


def test_a_turn_says_what_it_does_and_a_rule_opens_beside_it(person: NewPerson) -> None:
    ada = person(lang="de")
    table = Table(ada).at(positions.BROOK)
    table.put(table.piece("2"), "b4")
    end = ada.button("renature-way-end")
    does = ", ".join(
        (
            ada.text("renature-outlook-points", points="+6", count=6),
            ada.text("renature-outlook-closes", count=1, areas="1"),
        )
    )
    expect(end).to_have_accessible_description(f"{ada.text('renature-outlook-so-far')}: {does}")

    price = table.tray.get_by_title(ada.text("renature-joker-choose"))
    expect(price).to_have_text(f"{ada.text('renature-joker')}2")
    butterfly = ada.text("renature-animal-butterfly")
    ada.press(ada.button("renature-joker-is", animal=butterfly))
    refusal = ada.page.get_by_role("alert")
    expect(refusal).to_contain_text(words.refusal("de", "same-joker"))
    with ada.context.expect_page() as opened:
        ada.press(refusal.get_by_role("link", name=ada.text("look-rule", rule="Q-10")))
    expect(opened.value).to_have_url(re.compile(r"/rules/renature#Q-10$"))
    opened.value.close()
    expect(end).to_have_accessible_description(re.compile(re.escape(does)))  # the draft is there


def test_help_names_every_key(person: NewPerson) -> None:
    ada = person()
    Table(ada).at(positions.BROOK)
    ada.page.keyboard.press("?")
    help_ = ada.page.get_by_role("dialog", name=ada.text("table-help"))
    told = dict(zip(*(help_.locator(one).all_inner_texts() for one in ("dt", "dd")), strict=True))
    assert list(told) == [
        *("Enter", "U", "Esc", "← ↑ → ↓"),
        *("1 \u2013 9", "R", "Del ⌫", "T B P O", "Shift + T B P O", "J", "Enter ␣"),
        *("H", "?"),
    ]
    assert told["J"] == ada.text("renature-key-jump")


def test_letters_are_on_every_plant_and_without_motion_nothing_glides(person: NewPerson) -> None:
    ada = person(motion="no-preference")
    settings = Settings(ada).open()
    settings.choose_aid("patterns", "letters")
    settings.choose_aid("motion", "off")
    table = Table(ada).at(positions.BROOK)
    ada.press(table.piece("2"))
    expect(table.fitting.first).to_be_visible()
    for moved in (".camera", ".tray [aria-pressed=true] .domino"):
        expect(ada.page.locator(moved)).to_have_css("transition-duration", re.compile("^0s"))
    expect(ada.page.locator(".spots")).to_have_css("animation-duration", "0s")

    table.tap(table.space("b4"))
    expect(table.undo).to_be_visible()
    carried = table.carry(table.piece("B")).over("b3")
    for place in (".players li", ".clouds", ".ghost", ".floater"):
        expect(ada.page.locator(f"{place}:has(.crown):has(.letter)").first).to_be_attached()
        expect(ada.page.locator(f"{place}:has(.crown):not(:has(.letter))")).to_have_count(0)
    carried.let_go()


def test_an_analysis_says_what_the_bot_would_have_played_and_why(person: NewPerson) -> None:
    ada = person(lang="pl")
    verdict = a_better_plant()
    told = {"finished": True, "underway": False, "done": 1, "of": 1, "verdicts": [verdict]}
    game = prepare.finished_table(ada)
    ada.page.route("**/analysis", lambda route: route.fulfill(json=told))
    Replay(ada).open(game, at=verdict["number"]).tab("replay-tab-analysis")
    choice = ada.page.get_by_role("region", name=ada.text("replay-choice"), exact=True)
    expect(line(choice, ada.text("replay-played"))).to_contain_text(plant_in(ada, verdict["word"]))
    expect(line(choice, ada.text("replay-bot"))).to_have_text(
        re.compile(re.escape(plant_in(ada, verdict["best"])), re.IGNORECASE)
    )
    points = next(event["points"] for event in verdict["events"] if event["event"] == "points")
    why = ada.text("renature-why-points", points=f"+{points}", count=points)
    expect(line(choice, ada.text("replay-why"))).to_contain_text(why)


def a_better_plant() -> dict[str, Any]:
    """A verdict on the first planting of a game: another one would have been better."""
    game = registry.get("renature")
    log = Log.read(prepare.game_file("renature", 2, {}))
    number, entry, state, best = next(
        (number, entry, state, word)
        for number, (entry, state) in enumerate(zip(log.entries, log.states(), strict=False), 1)
        if entry.word.startswith("plant ")
        for word in game.words(state, entry.seat)
        if word.startswith("plant ") and word != entry.word
    )
    action, better = game.parse(entry.word, state), game.parse(best, state)
    decision = Decision(number, Seen.of(game, state, entry.seat), action)
    judged = Judged(Tried(better, 9, (0.6, 0.4)), Tried(action, 9, (0.4, 0.6)))
    return verdict_out(verdict_of(decision, judged, 1, 1))


def plant_in(person: Person, word: str) -> str:
    """What a planting is about: the plant, and where."""
    _, owner, plant, space = word.split()
    name = person.text(f"renature-plant-{owner}-{plant}")
    return person.text("renature-do-plant", plant=name, space=space).partition(": ")[2]


def line(choice: Locator, name: str) -> Locator:
    """What stands beside a word."""
    return choice.locator("dt", has_text=name).locator("+ dd")
