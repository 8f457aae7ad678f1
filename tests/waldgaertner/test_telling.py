"""Telling and showing: events from views, descriptions, sentences, the table in the terminal."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from rich.cells import cell_len
from rich.console import Console, Group
from rich.text import Text

from tests.waldgaertner.tables import (
    CARDS,
    GAME,
    cardset,
    choose,
    display,
    hand,
    play,
    sell_newest,
    settle,
    table,
)
from waldbach.game import CHANCE, SPECTATOR, Event, IllegalAction, State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner import refusals as why
from waldbach.games.waldgaertner.cards import parse_cards
from waldbach.games.waldgaertner.telling import book_of, tell
from waldbach.log import Log
from waldbach.messages import LANGUAGES, language
from waldbach.terminal.face import get_face
from waldbach.terminal.match import Match, bots_of, seen_events
from waldbach.terminal.screen import Picture, menu
from waldbach.terminal.table import GO, Table

FACE = get_face(GAME)
PRIVATE = {"card-seen"}  # only the looker is told
SILENT = {"ready", "card-seen"}


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    token = language.set("en")
    yield
    language.reset(token)


def new_match(seats: int = 3, seed: str = "3", **options: str) -> Match:
    log = Log.begin(GAME, seats, {"cards": CARDS} | options)
    match = Match(GAME, log, 0, bots_of("random", list(range(1, seats))), seed)
    match.draw()
    return match


def play_at_random(match: Match) -> None:
    seat = GAME.acting(match.state)[0]
    if seat == CHANCE:
        match.draw()
        return
    rng = np.random.default_rng(len(match.log.entries))
    words = GAME.words(match.state, seat)
    match.play(seat, words[int(rng.random() * len(words))])


@pytest.fixture(scope="module")
def whole_game() -> Match:
    match = new_match(4)
    while not match.over:
        play_at_random(match)
    return match


def last_events(before: State, after: State, seat: int, word: str, viewer: int) -> list[Event]:
    action = GAME.seen(before, seat, GAME.parse(word, before), viewer)
    return GAME.events(GAME.view(before, viewer), seat, action, GAME.view(after, viewer))


def one(events: list[Event], name: str) -> Event:
    (found,) = [event for event in events if event["event"] == name]
    return found


# --- events ---------------------------------------------------------------------------------------


def test_every_viewer_is_told_of_the_same_things(whole_game: Match) -> None:
    states = whole_game.states
    for number, entry in enumerate(whole_game.log.entries):
        before, after = states[number], states[number + 1]
        action = GAME.parse(entry.word, before)
        full = [e["event"] for e in GAME.events(before, entry.seat, action, after)]
        for viewer in (SPECTATOR, 0, 3):
            told = seen_events(GAME, before, entry, after, viewer)
            json.dumps(told)
            shared = [name for name in full if name not in PRIVATE]
            assert [e["event"] for e in told if e["event"] not in PRIVATE] == shared


def test_coins_follow_from_the_events(whole_game: Match) -> None:
    """What a spectator hears of being earned and paid adds up to the coins at the end."""
    coins = [1] * 4
    for number, entry in enumerate(whole_game.log.entries):
        before, after = whole_game.states[number], whole_game.states[number + 1]
        for event in seen_events(GAME, before, entry, after, SPECTATOR):
            if "seat" not in event:
                continue
            coins[event["seat"] - 1] += event.get("coins", 0) - event.get("cost", 0)
            coins[event["seat"] - 1] -= event["event"] == "right-used"
    assert coins == whole_game.state.coins[:4].tolist()


def test_a_hidden_start_card_is_null_for_others() -> None:
    match = new_match()
    while GAME.acting(match.state) != (CHANCE,):
        match.play(GAME.acting(match.state)[0], "start 1")
    before = match.state
    match.draw()
    entry = next(e for e in match.log.entries if e.word.startswith("deal"))
    after = match.states[match.log.entries.index(entry) + 1]
    own = one(seen_events(GAME, before, entry, after, 0), "start-card")
    other = one(seen_events(GAME, before, entry, after, 1), "start-card")
    assert own["card"] == entry.word.split()[1]
    assert other == own | {"card": None}


def test_dice_and_plays_are_told_when_the_last_one_is_in() -> None:
    state = table(3)
    before = play(state, "1 choose 1", "2 choose 2")
    after = play(before, "3 choose 3")
    events = last_events(before, after, 2, "choose 3", 0)
    assert [d["die"] for d in one(events, "dice-revealed")["dice"]] == [1, 2, 3]
    assert [e["pile"] for e in events if e["event"] == "took"] == [1, 2, 3]
    words = [GAME.words(after, seat)[0] for seat in range(3)]  # each sells the older card
    early = play(after, f"1 {words[0]}", f"2 {words[1]}")
    told = last_events(early, play(early, f"3 {words[2]}"), 2, words[2], 0)
    sold = [event for event in told if event["event"] == "sold"]
    assert [event["card"] for event in sold] == [word.split()[1] for word in words]
    assert one(told, "round")["round"] == int(after.this_round) + 1
    assert last_events(after, early, 0, words[0], 1) == [{"event": "ready", "seat": 1}]


def test_every_event_is_told_in_every_language(whole_game: Match) -> None:
    book = book_of(whole_game.view)
    names = set()
    for event in whole_game.history():
        names.add(event["event"])
    assert {"dice-revealed", "sold", "grew", "harvested", "drew", "over", "turned"} <= names
    for lang in LANGUAGES:
        language.set(lang)
        lines = FACE.story(whole_game.view, whole_game.history())
        assert len(lines) > 100
        assert all(line.plain.strip() for line in lines)
    merged = {"market-laid", "displayed", "shown-again", "turned", "marker"}
    for event in whole_game.history():
        if event["event"] not in SILENT | merged and event.get("card", "") is not None:
            assert tell(event, book), event


# --- descriptions ---------------------------------------------------------------------------------


def test_a_description_is_json_and_names_only_what_it_explains(whole_game: Match) -> None:
    for state in whole_game.states[::23]:
        for viewer in (SPECTATOR, 0, 2):
            data = json.loads(json.dumps(GAME.describe(GAME.view(state, viewer))))
            seats = data["seats"].values()
            shown = [*data["market"], *data["display"]]
            shown += [p["card"] for seat in seats for p in seat["garden"].values()]
            shown += [c["card"] for seat in seats for c in seat["hand"] if "card" in c]
            assert set(shown) <= data["cards"].keys()
            totals = [sum(p["points"] for p in seat["garden"].values()) for seat in seats]
            assert totals == list(GAME.score(state))


def test_the_ledger_of_a_garden_says_what_is_missing() -> None:
    state = table(3, gardens={1: "3.1 pear"})
    plant = GAME.describe(GAME.view(state, 0))["seats"]["1"]["garden"]["3.1"]
    facts = GAME.describe(state)["cards"]["pear"]
    assert facts["bracketed"]
    assert (plant["points"], plant["missing"], plant["harvest"]) == (0, "partner", 0)
    both = table(3, gardens={1: "3.1 pear, 3.2 quince"})
    plant = GAME.describe(GAME.view(both, 0))["seats"]["1"]["garden"]["3.1"]
    assert (plant["points"], plant["partner"]) == (facts["value"], "quince")
    assert "missing" not in plant


def test_others_see_that_a_seat_is_ready_but_not_its_choice() -> None:
    state = play(table(3), "1 choose 1")
    own, other = GAME.describe(GAME.view(state, 0)), GAME.describe(GAME.view(state, 1))
    assert own["ready"] == other["ready"] == [1]
    assert own["seats"]["1"]["sealed"] == "choose 1"
    assert "sealed" not in other["seats"]["1"]


# --- the terminal ---------------------------------------------------------------------------------


def lines_of(renderable: object, width: int) -> list[str]:
    screen = Console(file=io.StringIO(), width=width, height=50, color_system=None, markup=False)
    screen.print(renderable)
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue().splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120, 140])
def test_no_line_is_wider_than_the_terminal(whole_game: Match, width: int, lang: str) -> None:
    language.set(lang)
    screen = Console(file=io.StringIO(), width=width, height=50, color_system=None)
    for state in whole_game.states[40::150]:
        view = GAME.view(state, 0)
        picture = Picture(FACE, view, 0, GAME.words(state, 0), (), ())
        assert max(map(cell_len, lines_of(picture.fitted(screen), width))) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_terminal_of_24_lines_shows_all_that_can_be_done(whole_game: Match, lang: str) -> None:
    """The question, the hand and the choices, with a line to type in, wherever the table ends."""
    language.set(lang)
    highest = 0
    for state in whole_game.states:
        words, view = GAME.words(state, 0), GAME.view(state, 0)
        if words and 0 in GAME.acting(state):
            choices = menu(FACE.groups(view, words))
            asked = Group(Text(FACE.step(view)), FACE.hand(view, 0), choices)
            highest = max(highest, len(lines_of(asked, 80)))
    assert 3 < highest <= 23


# --- scenes in the terminal -----------------------------------------------------------------------

PILE = ("low-b", "medlar", "quince", "pear", "loquat", "alder")  # region 2 from the top


def told(drawn: object) -> str:
    """As somebody reads it, without line ends."""
    return " ".join(" ".join(lines_of(drawn, 300)).split())


def named(*keys: str) -> list[str]:
    return [cardset().cards[cardset().number_of[key]].names["en"] for key in keys]


def players_of(state: State, viewer: int) -> str:
    return told(FACE.players(GAME.view(state, viewer), max(viewer, 0), False))


def looking() -> State:
    """Seat 1 looks through region 2 as a six."""
    state = choose(table(coins=(9, 9, 9), tops="low-a low-b low-c"), 6, 1, 3)
    return settle(play(state, "1 pile 2", *(f"chance deal {card}" for card in PILE)))


def test_a_contest_says_who_contends_with_which_coins_and_what_is_laid_out() -> None:
    state = settle(choose(table(3, coins=(5, 3, 2), tops="low-a low-b low-c"), 1, 1, 1))
    for viewer in (0, 1, SPECTATOR):
        view = GAME.view(state, viewer)
        status, drawn = told(FACE.status(view)), told(FACE.draw(view))
        assert "region 1 is contested by 1 Orange (5), 2 Blue (3), 3 Black (2)" in status
        assert "deciding: 1 Orange" in status
        laid = drawn.partition("Laid out from region 1")[2]
        assert all(name in laid for name in named(*display(state)))
    after = GAME.view(play(state, "1 waive"), 2)
    assert "waiting: 1 Orange · deciding: 2 Blue" in told(FACE.status(after))


def test_tied_sixes_are_named_with_their_attempt() -> None:
    state = settle(choose(table(3, coins=(4, 4, 1), tops="low-a low-b low-c"), 6, 6, 1))
    assert "tied sixes: 1 Orange, 2 Blue (attempt 1 of 3)" in told(FACE.status(GAME.view(state, 2)))
    offered = {label for label, _ in FACE.groups(GAME.view(state, 0), GAME.words(state, 0))}
    assert offered >= {"claim 1: go as number 1", "claim 2: go as number 2"}
    state = play(state, "1 claim 1", "2 claim 1")
    assert "(attempt 2 of 3)" in told(FACE.status(GAME.view(state, 0)))


def test_a_pile_is_drawn_for_the_six_alone() -> None:
    state = looking()
    drawn = told(FACE.draw(GAME.view(state, 0)))
    pile = drawn.partition("Region 2, from the top")[2]
    places = [pile.index(name) for name in named(*PILE)]
    assert places == sorted(places)
    for viewer in (1, SPECTATOR):
        drawn = told(FACE.draw(GAME.view(state, viewer)))
        assert not [name for name in named(*PILE[1:]) if name in drawn]


def test_a_memory_is_told_to_its_owner_with_what_must_be_gone() -> None:
    """Seat 2 secretly takes the medlar; when the card below it is turned up, seat 1 knows."""
    state = sell_newest(play(looking(), "1 take quince"))
    kept = ", ".join(named("low-b", "medlar", "pear", "loquat", "alder"))
    assert f"remembers region 2: {kept}" in players_of(state, 0)
    for viewer in (1, SPECTATOR):
        assert "remembers" not in players_of(state, viewer)
    state = settle(play(settle(choose(state, 1, 6, 3)), "2 pile 2"))
    state = play(state, "2 take medlar")
    olds = {seat: hand(state, seat)[seat != 2] for seat in (1, 2, 3)}
    state = settle(play(state, *(f"{seat} sell {card}" for seat, card in olds.items())))
    state = sell_newest(choose(state, 1, 2, 3))
    medlar, pear = named("medlar", "pear")
    assert f"remembers region 2: {medlar}?, {pear}, " in players_of(state, 0)


def test_every_legal_place_is_marked_and_nothing_else() -> None:
    state = table(3, hands=("pear quince", "", ""))
    view = GAME.view(state, 0)
    words = GAME.words(state, 0)
    drawn = "\n".join(lines_of(FACE.draw(view, words), 80))
    places = {word.split()[2] for word in words if word.startswith("grow")}
    assert places
    for row, slots in enumerate((5, 4, 3, 2, 1), start=1):
        for slot in range(1, slots + 1):
            assert (f"+{row}.{slot}" in drawn) == (f"{row}.{slot}" in places)


def test_groups_hold_every_word_once(whole_game: Match) -> None:
    for state in whole_game.states[::5]:
        words = GAME.words(state, 0)
        grouped = [w for _, group in FACE.groups(GAME.view(state, 0), words) for _, w in group]
        assert sorted(grouped) == sorted(words)


class Script:
    """Answers from a list."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def ask(self, prompt: str, words: object) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def test_a_sealed_choice_can_be_taken_back_until_the_others_have_chosen(tmp_path: Path) -> None:
    match = new_match()
    script = Script("start 1", "choose 1", "undo", "choose 2", "choose 3", GO)
    screen = Console(file=io.StringIO(), width=80)
    with pytest.raises(EOFError):
        Table(match, FACE, screen, script, tmp_path / "x.game").run()
    mine = [entry.word for entry in match.log.entries if entry.seat == 0]
    assert mine[:3] == ["start 1", "choose 2", "choose 3"]
    assert int(match.state.choice[0]) == 3 or int(match.state.this_round) > 1
    assert isinstance(screen.file, io.StringIO)
    assert "Your choice is sealed: choose 3." in " ".join(screen.file.getvalue().split())


# --- refusals and card files ----------------------------------------------------------------------


@pytest.mark.parametrize("reason", sorted(why.REASONS))
def test_every_refusal_renders_from_the_engines_own_details(reason: int) -> None:
    state = table(3)
    for lang in LANGUAGES:
        language.set(lang)
        refusal = GAME.explain(state, 0, at.GROW + 3 * at.PLACES, reason)
        assert str(IllegalAction(refusal)).endswith(".")


def test_card_files_are_checked_to_the_last_problem() -> None:
    assert FACE.check_material("first") == ([], [])
    lines = CARDS.splitlines()
    twice = "\n".join([*lines, lines[1], lines[2]]) + "\n"
    problems, _ = FACE.check_material(twice)
    assert len(problems) > 4  # both ids, both keys, the count
    assert all(problem.startswith("Line ") for problem in problems)
    broken = CARDS.replace(",yes,", ",perhaps,", 1)
    (problem,), _ = FACE.check_material(broken)
    assert "perhaps" in problem


def test_all_cards_are_listed() -> None:
    drawn = "\n".join(lines_of(FACE.draw_material(CARDS), 200))
    assert all(card.id in drawn for card in parse_cards(CARDS).cards)
