"""Waldgärtner in the browser: whole games, secret choices, contests, sixes, phones, keys."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

from tests.browser import axe, garden_positions
from tests.browser.conftest import NewPerson
from tests.browser.garden_lessons import GardenLesson
from tests.browser.garden_table import GardenTable, names_of, plant, table, together, view
from tests.browser.pages import Home, Table
from tests.browser.person import DESK, PHONE, Lang, Person, Size, Theme
from waldbach.games.waldgaertner.cards import CLASSES, COLOURS, Card, standard_cards

MOST_STEPS = 200


def start(tables: list[GardenTable]) -> None:
    """Everybody draws the first card, and the first round begins."""
    for one in tables:
        one.choose(1)
        one.confirm()
    for one in tables:
        expect(one.cards).to_have_count(0)
        expect(one.hand.get_by_role("listitem")).to_have_count(1)


def play_out(one: GardenTable) -> None:
    for _ in range(MOST_STEPS):
        one.await_asked()
        if one.over.is_visible():
            return
        one.act()
    raise AssertionError("the game has no end")


@pytest.mark.slow
def test_a_newcomer_learns_the_game_and_then_plays_a_bot(person: NewPerson) -> None:
    """The guided first game, the button at its end, and a whole game of two."""
    ada = person(lang="pl")
    GardenLesson(ada).open("first").play()
    expect(ada.page.get_by_role("heading", name=ada.text("learn-result"))).to_be_visible()
    ada.press(ada.button("learn-play"))
    ada.page.wait_for_url("**/tables/*")
    mine = GardenTable(ada).ready()
    assert len(view(mine)["seats"]) == 2
    play_out(mine)
    expect(ada.page.get_by_role("dialog", name=ada.text("table-over"))).to_be_visible()
    expect(
        ada.page.get_by_role("row", name=re.compile(ada.text("waldgaertner-source-partners")))
    ).to_be_visible()
    ada.open("/learn")
    expect(ada.page.get_by_text(ada.text("learn-state-done")).first).to_be_visible()


def test_a_choice_is_changed_before_the_dice_are_shown(person: NewPerson) -> None:
    ada, ben = person(), person()
    at_adas, at_bens = together(ada, ben)
    start([at_adas, at_bens])
    at_adas.choose(1)
    region = ada.text("waldgaertner-region", region=1)
    sealed = ada.text("waldgaertner-ask-sealed", choice=region, names="Ben")
    expect(at_adas.bar.get_by_text(sealed, exact=True)).to_be_visible()
    expect(ben.page.get_by_text(ben.text("table-ready"), exact=True).first).to_be_attached()
    at_adas.choose(2)
    expect(at_adas.pile(1)).to_have_attribute("aria-pressed", "false")
    assert "die" not in view(at_bens)["seats"]["1"]
    assert "sealed" not in view(at_bens)["seats"]["1"]
    at_bens.choose(1)
    at_bens.confirm()
    expect(at_adas.cards).to_have_count(2)
    assert [seat["die"] for seat in view(at_adas)["seats"].values()] == [2, 1]


def test_three_people_with_a_contest_and_a_six(person: NewPerson) -> None:
    ada, ben, eve = person(), person(lang="de"), person(lang="pl")
    tables = together(ada, ben, eve)
    rich, *others = tables
    start(tables)
    contested = False
    for _ in range(MOST_STEPS):
        if contested and rich.pile("market").count():
            break
        rich.person.press(rich.pile(2 if contested else 1))
        rich.finish()
        for one in others:
            one.person.press(one.pile(1))
            one.finish()
        contested = contested or contest(rich, others)
        expect(rich.cards).to_have_count(2)
        rich.sell_first()
        for one in others:
            one.plant()
        expect(rich.piles.first).to_be_visible()
    assert contested
    rich.choose("market")
    for one in others:
        one.person.press(one.pile(2))
        one.finish()
    six(rich, others)


def contest(rich: GardenTable, others: list[GardenTable]) -> bool:
    """Whoever sold a card has more coins, and so the right; everybody sees the scene."""
    expect(rich.cards.or_(rich.offers).first).to_be_visible()
    if not rich.offers.count():
        return False  # in the first round all have one coin: they draw blindly
    for one in [rich, *others]:
        expect(one.scene("waldgaertner-contest-title", region=1)).to_be_visible()
    rich.person.press(rich.offers.first)
    rich.confirm()
    return True


def six(rich: GardenTable, others: list[GardenTable]) -> None:
    """A six looks through a region; nobody else sees it, and it is kept for the one who has."""
    for _ in range(3):  # those who contend may be asked first
        for one in others:
            if one.offers.count():
                one.act()
        if rich.pile(1).is_visible():
            break
        rich.page.wait_for_timeout(300)
    rich.choose(1)
    rich.confirm()
    expect(rich.offers.nth(3)).to_be_visible()
    lying = names_of(rich.page.locator(".stage li"))
    assert view(others[0])["pile"]["cards"] == {}
    rich.person.press(rich.offers.nth(2))
    rich.confirm()
    expect(rich.cards).to_have_count(2)
    noted = rich.open_sheet("waldgaertner-notes-of", region=1).get_by_role("listitem")
    assert names_of(noted) == [*lying[:2], *lying[3:]]
    assert view(others[0])["seats"]["1"]["memory"] == {}


HELD = {"peach", "bush-clover", "korean-barberry"}  # by seats 1, 2 and 3
PILE = {"heartnut", "white-mulberry", "raisin-tree"}  # face down in region 3
BLIND = {"wineberry", "korean-black-raspberry"}  # for which seats 2 and 3 contend


def test_hidden_cards_never_reach_the_page(person: NewPerson) -> None:
    """Neither somebody at the table nor who watches is told of a die before it is shown, of cards
    in other hands, of a pile that a six looks through, of what it takes, of who drew what."""
    ada, ben, eve = person(), person(), person()
    by_ada, by_ben, by_eve = (listen(one) for one in (ada, ben, eve))
    tables = together(ada, ben, bots=1, position=garden_positions.SECRETS)
    at_adas, at_bens, at_eves = *tables, GardenTable(eve).open(tables[0].id)
    at_adas.choose("market")
    expect(ben.page.get_by_text(ben.text("table-ready"), exact=True)).to_have_count(2)
    expect(eve.page.get_by_text(eve.text("table-ready"), exact=True)).to_have_count(2)
    assert not [one for one in (by_ben(), by_eve()) if SHOWN_SIX.search(one)]
    at_bens.choose(1)
    at_bens.confirm()
    at_adas.choose(3)
    at_adas.confirm()
    ada.press(at_adas.offer("heartnut"))
    at_adas.confirm()
    expect(at_bens.cards).to_have_count(2)
    expect(eve.page.locator(".hands > li").first).to_be_visible()
    assert told_of(HELD | PILE, by_ada()) == PILE | {"peach"}
    assert told_of(HELD | PILE, by_ben()) == {"bush-clover"}
    assert told_of(HELD | PILE, by_eve()) == set()
    assert SHOWN_SIX.search(by_eve())
    for seat in ("2", "3"):  # all know what was laid out, and not who has which
        drawn = view(at_eves)["seats"][seat]["hand"][1]
        assert "card" not in drawn
        assert set(drawn["one_of"]) == BLIND
    assert told_of(BLIND, eve.page.locator(".hands").inner_html()) == set()


SHOWN_SIX = re.compile(r'choose 6|"die": ?6')


def listen(person: Person) -> Callable[[], str]:
    """Tells all that the page has heard: over its socket, in answers, and what stands in it."""
    lines: list[str] = []
    answers: list[Response] = []
    person.page.on(
        "websocket", lambda line: line.on("framereceived", lambda it: lines.append(str(it)))
    )
    person.page.on("response", lambda answer: answers.append(answer))

    def heard() -> str:
        assert lines
        read = [one.text() for one in answers if "/api/" in one.url and one.status == 200]
        return "\n".join([*lines, *read, person.page.content()])

    return heard


def told_of(cards: set[str], text: str) -> set[str]:
    """Those of the cards that a text tells of, by their key or by name."""
    return {key for key in cards if re.search(rf"\b({key}|{plant(key).names['en']})\b", text)}


@pytest.mark.parametrize(
    ("lang", "theme", "size"), [("en", "dark", DESK), ("de", "light", PHONE), ("pl", "dark", PHONE)]
)
def test_six_seats_with_bots(person: NewPerson, lang: Lang, theme: Theme, size: Size) -> None:
    ada = person(lang=lang, theme=theme, size=size, touch=size == PHONE)
    mine = GardenTable(ada).open(table(ada, *["seed"] * 5))
    expect(mine.page.locator("[data-pile]")).to_have_count(6)
    gardens = ada.page.get_by_role("group", name=ada.text("waldgaertner-garden-all"))
    expect(gardens.locator("button")).to_have_count(6)
    assert axe.violations(ada.page) == []
    play_round(mine)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def play_round(mine: GardenTable) -> None:
    """The first card, and all of a round."""
    for _ in range(MOST_STEPS):
        mine.await_asked()
        if view(mine)["round"] > 1:
            return
        mine.act()


def test_in_the_advanced_game_any_row_is_free_where_all_have_sun(person: NewPerson) -> None:
    ada = person()
    mine = GardenTable(ada).open(table(ada, "seed", position=garden_positions.SHADE))
    ada.press(mine.card("lingonberry"))
    expect(mine.places).to_have_count(12)
    ada.press(mine.place("2.1"))  # in the shade of the medlar
    rule = ada.page.get_by_role("link", name=ada.text("look-rule", rule="W-ADV-02"))
    expect(ada.page.get_by_role("alert").filter(has=rule)).to_be_visible()
    expect(mine.place("1.2")).to_have_class(re.compile("blamed"))
    ada.press(mine.card("sweet-rowan"))
    expect(mine.places).to_have_count(14)
    ada.press(mine.place("1.5"))
    mine.confirm()
    expect(mine.place("1.5")).to_contain_text(mine.name("sweet-rowan"))


def test_a_round_on_a_phone(person: NewPerson) -> None:
    """One tap at home, and the table is there."""
    ada = person(size=PHONE, touch=True)
    Home(ada).open()
    group = ada.page.get_by_role("group", name=ada.text("home-play-game"))
    name = ada.page.get_by_text(ada.text("home-box-waldgaertner"), exact=True)
    ada.press(group.locator("label", has=name))
    ada.press(ada.page.get_by_role("button", name=re.compile(re.escape(ada.text("home-play")))))
    play_round(GardenTable(ada).ready())
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# --- by keys alone --------------------------------------------------------------------------------


def test_a_round_by_keys_alone(person: NewPerson) -> None:
    """A die, a contest, a plant; then a round in which a card is sold."""
    ada = person()
    mine = GardenTable(ada).open(table(ada, "seed", "seed", position=garden_positions.WANTED))
    expect(mine.piles.first).to_be_visible()
    press_keys(mine)
    expect(mine.scene("waldgaertner-contest-title", region=1)).to_be_visible()
    press_keys(mine)
    expect(mine.cards).to_have_count(2)
    plant_by_keys(mine)
    for _ in range(MOST_STEPS):
        mine.await_asked()
        if view(mine)["round"] > 9:
            break
        press_keys(mine)
    assert view(mine)["round"] == 10
    assert view(mine)["seats"]["1"]["garden"]["3.2"]["card"] == "peach"


def press_keys(mine: GardenTable) -> None:
    """1 chooses a region or takes a card, S sells it, Enter confirms. A scene is reached by Tab:
    there Enter chooses a card, and once more confirms it."""
    keyboard = mine.page.keyboard
    if mine.offers.count():
        mine.tab_to(mine.offers.first)
        keyboard.press("Enter")
    else:
        keyboard.press("Escape")
        keyboard.press("1")
    if mine.cards.count():
        keyboard.press("s")
    expect(mine.undo).to_be_visible()
    keyboard.press("Enter")
    expect(mine.undo).to_be_hidden()


def plant_by_keys(mine: GardenTable) -> None:
    """Takes the peach, jumps to its row, goes a place further, plants it, and on to the button."""
    keyboard = mine.page.keyboard
    keyboard.press("1")
    expect(mine.places).to_have_count(3)
    mine.tab_to(mine.page.locator("[data-place][tabindex='0']"))
    keyboard.press("j")
    expect(mine.place("3.1")).to_be_focused()
    for key, place in (("Right", "3.2"), ("Down", "2.2"), ("Up", "3.1"), ("Right", "3.2")):
        keyboard.press(f"Arrow{key}")
        expect(mine.place(place)).to_be_focused()
    keyboard.press("Enter")
    expect(mine.undo).to_be_visible()
    mine.tab_to(mine.bar.get_by_role("button").last)
    keyboard.press("Enter")
    expect(mine.undo).to_be_hidden()


# --- what can be looked at ------------------------------------------------------------------------


def test_all_that_lies_open_can_be_looked_at(person: NewPerson) -> None:
    ada = person()
    mine = GardenTable(ada).open(table(ada, "seed", "seed", position=garden_positions.PLAYING))
    look_through_the_market(mine)
    visit_a_garden(mine)
    noted = mine.open_sheet("waldgaertner-notes-of", region=3).get_by_role("listitem")
    assert names_of(noted) == [mine.name(key) for key in ("goji", "heartnut", "white-mulberry")]
    expect(noted.filter(has_text=ada.text("waldgaertner-notes-gone"))).to_have_count(1)
    expect(noted.nth(1)).to_contain_text(ada.text("waldgaertner-notes-gone"))


def look_through_the_market(mine: GardenTable) -> None:
    """By worth, by name, and what is searched for: words of the height class too."""
    text = mine.person.text
    sheet = mine.open_sheet("waldgaertner-market-browse", "waldgaertner-market-named")
    cards = sheet.get_by_role("listitem")
    by_worth = ["nashi-pear", "jujube", "peach", "blue-bean", "castor-aralia", "miquelberry"]
    assert names_of(cards) == [mine.name(key) for key in by_worth]
    by_name = sorted(map(mine.name, by_worth), key=str.lower)
    order = sheet.get_by_label(text("waldgaertner-sort"), exact=True)
    order.select_option(label=text("waldgaertner-aid-sorting-name"))
    expect(cards.first).to_contain_text(by_name[0])
    assert names_of(cards) == by_name
    search = sheet.get_by_role("searchbox")
    search.fill(text("waldgaertner-cards-class-small-tree"))
    expect(cards).to_have_count(3)
    assert names_of(cards) == [mine.name(key) for key in ("jujube", "nashi-pear", "peach")]
    search.fill("oak")
    expect(cards).to_have_text([text("waldgaertner-search-none")])
    mine.close_sheet(sheet)


def visit_a_garden(mine: GardenTable) -> None:
    """One tap there, one tap back."""
    text = mine.person.text
    gardens = mine.page.get_by_role("group", name=text("waldgaertner-garden-all"))
    mine.person.press(gardens.get_by_role("button").nth(1))
    blue = text("waldgaertner-garden-of", name=text("waldgaertner-colour-blue"))
    expect(mine.page.get_by_text(blue, exact=True).first).to_be_visible()
    expect(mine.place("3.2")).to_contain_text(mine.name("apricot"))
    mine.person.press(gardens.get_by_role("button").first)
    expect(mine.place("2.2")).to_contain_text(mine.name("goumi"))


def test_a_card_tells_what_it_would_bring_and_a_hint_why(person: NewPerson) -> None:
    """Then all of it is taken back: against bots that happens at once."""
    ada = person()
    mine = GardenTable(ada).open(table(ada, "seed", "seed", position=garden_positions.PLAYING))
    expect(mine.page.locator(".still .arrow")).to_have_count(2)  # from the goumi to both sides,
    expect(mine.page.locator(".still .faint .arrow")).to_have_count(1)  # one of which is empty
    for card, place, phrases in PROSPECTS:
        ada.press(mine.card(card))
        (mine.place(place) if place else mine.sell).hover()
        told = mine.page.locator(".outcome")
        for key, args in phrases.items():
            named = {arg: mine.name(str(of)) if arg in NAMED else of for arg, of in args.items()}
            expect(told).to_contain_text(ada.text(f"waldgaertner-garden-{key}", **named))
    take_the_hint(mine)
    expect(mine.piles.first).to_be_visible()
    Table(ada).choose_in_menu("table-take-back-step")
    expect(ada.says("table-said-take-back").first).to_be_visible()
    expect(mine.cards).to_have_count(2)
    assert set(view(mine)["seats"]["1"]["garden"]) == {"1.1", "2.2", "2.3"}


# A card, where the mouse rests with it (None: at the stall), and what is told then.
PROSPECTS: list[tuple[str, str | None, dict[str, dict[str, str | int]]]] = [
    (
        "honeyberry-morena",
        "1.4",
        {
            "more-points": {"points": 12},
            "fertilised": {"plant": "honeyberry-amfora"},
            "completes": {"plants": "honeyberry-amfora"},
            "harvests": {"count": 1, "coins": 1},
        },
    ),
    ("autumn-olive", "2.4", {"more-points": {"points": 2}, "feeds": {"plants": "zereshk"}}),
    ("honeyberry-morena", None, {"gets": {"coins": 1}, "to-market": {}}),
    ("autumn-olive", "2.1", {"fed": {"count": 1}, "feeds": {"plants": "goumi"}}),
]
NAMED = ("plant", "plants")


def take_the_hint(mine: GardenTable) -> None:
    """What the bot would do, what speaks for it, and a button that does it."""
    text = mine.person.text
    with mine.page.expect_response("**/hint") as answer:
        mine.person.press(mine.person.button("table-hint"))
    word = str(answer.value.json()["suggestions"][0]["word"])
    kind, card, *place = word.split(" ")
    does = text(f"waldgaertner-do-{kind}", card=mine.name(card), place="".join(place))
    if kind == "sell":
        why = text("waldgaertner-garden-to-market")
    elif card == "autumn-olive":
        why = text("waldgaertner-garden-more-points", points=2)
    else:
        why = text("waldgaertner-garden-completes", plants=mine.name("honeyberry-amfora"))
    best = mine.page.get_by_role("region", name=text("table-hint"), exact=True)
    best = best.get_by_role("listitem").first
    for told in (does, why):
        expect(best).to_contain_text(re.compile(re.escape(told), re.IGNORECASE))
    mine.person.press(best.get_by_role("button", name=text("table-hint-take")))
    mine.confirm()


def test_plants_are_found_by_name_height_time_colour_and_partner(person: NewPerson) -> None:
    ada = person(lang="de")
    ada.open("/plants")
    expect_found(ada)
    search = ada.page.get_by_role("searchbox")
    search.fill("zurawina")  # in any language, without its signs
    expect_found(ada, lambda card: "zurawina" in plain(card.names["pl"]))
    search.fill("")
    wishes: list[tuple[str, str, Callable[[Card], bool]]] = [
        (
            "class",
            "waldgaertner-cards-class-small-tree",
            lambda card: CLASSES[card.rank] == "small-tree",
        ),
        ("phase", "waldgaertner-cards-phase", lambda card: 3 in (card.bloom, card.harvest)),
        ("happens", "plants-happens-bloom", lambda card: card.bloom == 3),
        ("colour", "waldgaertner-cards-flower-white", lambda card: COLOURS[card.colour] == "white"),
        ("partner", "plants-partner-none", lambda card: not card.partners),
    ]
    season = ada.text("waldgaertner-cards-season-3")
    for number, (filtered, choice, _) in enumerate(wishes, start=1):
        chosen = ada.text(choice, phase=3, season=season)
        ada.page.get_by_label(ada.text(f"plants-{filtered}"), exact=True).select_option(
            label=chosen
        )
        expect_found(ada, *(fits for *_, fits in wishes[:number]))
    ada.press(ada.button("plants-clear"))
    expect_found(ada)


def plain(text: str) -> str:
    """Small letters without their signs."""
    return "".join(one for one in unicodedata.normalize("NFD", text.lower()) if one.isascii())


def expect_found(person: Person, *wishes: Callable[[Card], bool]) -> None:
    """All plants of the game that are like that are counted and, where they are few, shown."""
    plants = standard_cards().cards
    found = [card for card in plants if all(fits(card) for fits in wishes)]
    assert found
    count = person.text("plants-count", count=len(found), all=len(plants))
    expect(person.page.get_by_text(count, exact=True)).to_be_visible()
    if len(found) <= FEW:
        shown = person.page.get_by_role("main").get_by_role("listitem").get_by_role("link")
        expect(shown).to_have_count(len(found))


FEW = 40  # of more plants the rest comes when one scrolls


# --- for everybody --------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("de", "dark"), ("pl", "light")])
def test_a_garden_is_for_everybody(person: NewPerson, lang: Lang, theme: Theme) -> None:
    for size in ((1280, 800), PHONE):
        ada = person(lang=lang, theme=theme, size=size)
        mine = GardenTable(ada).open(table(ada, "seed", "seed"))
        seen: set[str] = set()
        for _ in range(MOST_STEPS):
            mine.await_asked()
            step = str(view(mine)["step"])
            if step not in seen:
                assert axe.violations(ada.page) == [], step
            seen.add(step)
            if {"start", "select", "play"} <= seen:
                break
            mine.act()
        unnamed = ada.page.locator("svg[role=img]:not([aria-label]), img:not([alt])")
        assert unnamed.count() == 0
