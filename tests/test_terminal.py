"""The table in the terminal: what is drawn, what is told, what can be taken back."""

from __future__ import annotations

import contextlib
import io
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.style import Style

import waldbach
from waldbach.bots.players import BOTS
from waldbach.game import CHANCE, BadInput, Event, State
from waldbach.games.renature import svg
from waldbach.games.renature.board import load_shipped, read_board, shipped
from waldbach.games.renature.drawing import BASIC, COLOURS, HEIGHTS, BoardPicture, animal_sign
from waldbach.games.renature.notation import PLANT_NAMES
from waldbach.games.renature.spaces import SPACE_OF, row_column
from waldbach.games.renature.telling import tell
from waldbach.intervals import wilson
from waldbach.log import Entry, Log
from waldbach.messages import LANGUAGES, language
from waldbach.terminal.face import get_face
from waldbach.terminal.match import Match, bots_of, notes
from waldbach.terminal.prompt import next_parts, terminal_reader
from waldbach.terminal.screen import Picture
from waldbach.terminal.table import Table

GAME = waldbach.get("renature")
FACE = get_face(GAME)
MODES = ("base", "valley", "variant")
SCORED = ("place", "plant", "mushroom")

TIED = """\
renature position 1
seats 3
tokens 4/2 = 1
seat 1
  hand owl-owl
board
      a   b   c   d
  1   S   .   .   .
  2   .   1b  3t  .
  3   .   3b  np  .
  4   .   .   .   .
"""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    token = language.set("en")
    yield
    language.reset(token)


def console(width: int = 80, height: int = 24, colours: str | None = None) -> Console:
    return Console(
        file=io.StringIO(),
        width=width,
        height=height,
        color_system=colours,  # type: ignore[arg-type]
        force_terminal=colours is not None,
        highlight=False,
        _environ={},
    )


def lines_of(renderable: object, width: int = 80, height: int = 24) -> list[str]:
    screen = console(width, height)
    screen.print(renderable)
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue().splitlines()


def new_match(seats: int = 2, you: int = 0, seed: str = "7", **options: str) -> Match:
    log = Log.begin(GAME, seats, {"start": "1"} | options)
    others = [seat for seat in range(seats) if seat != you]
    match = Match(GAME, log, you, bots_of("random", others), seed)
    match.draw()
    return match


def decisions(mode: str, seats: int, seed: int, every: int) -> Iterator[State]:
    """Positions of one random game at which a seat has to decide; all kinds of steps occur."""
    rng = np.random.default_rng(seed)
    state = GAME.new(seats, {"mode": mode})
    count = 0
    while acting := GAME.acting(state):
        seat = acting[0]
        if seat == CHANCE:
            state = GAME.apply(state, CHANCE, GAME.chance(state, rng))
            continue
        count += 1
        if count % every == 0:
            yield GAME.view(state, seat)
        word = BOTS["random"].decide(GAME, GAME.view(state, seat), seat, None, rng)  # type: ignore[arg-type]
        state = GAME.apply(state, seat, GAME.parse(word))


# --- the drawing ----------------------------------------------------------------------------------


def small_cell(lines: list[str], space: str) -> str:
    row, column = row_column(SPACE_OF[space])
    return f"{lines[row + 1]:<60}"[3 + 3 * column : 6 + 3 * column]


def large_cell(lines: list[str], space: str) -> tuple[str, str]:
    row, column = row_column(SPACE_OF[space])
    at = slice(3 + 4 * column, 7 + 4 * column)
    return f"{lines[2 * row + 1]:<70}"[at], f"{lines[2 * row + 2]:<70}"[at]


def touched(words: list[str]) -> tuple[set[str], set[str]]:
    """The spaces on which something can be put, and those from which a plant can be taken."""
    put: set[str] = set()
    taken: set[str] = set()
    for word in words:
        verb, *rest = word.split()
        if verb in SCORED:
            put.update(part.split("@")[-1] for part in rest if part.split("@")[-1] in SPACE_OF)
        elif verb == "return":
            taken.add(rest[0])
    return put, taken - put


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("large", [False, True])
def test_every_legal_target_is_marked_and_nothing_else(mode: str, large: bool) -> None:
    seen: set[str] = set()
    for view in decisions(mode, 3, seed=5, every=7):
        words = GAME.words(view, int(view.seat))
        put, taken = touched(words)
        seen.update(word.split()[0] for word in words)
        lines = lines_of(FACE.draw(view, words, (), large))
        for name in GAME.describe(view)["spaces"]:
            mark = (large_cell(lines, name)[0] if large else small_cell(lines, name))[0]
            assert (mark == "+") == (name in put), f"{name} {mark!r}"
            assert (mark == "-") == (name in taken), f"{name} {mark!r}"
    assert {"place", "plant", "discard"} <= seen


@pytest.mark.parametrize("mode", MODES)
def test_every_piece_has_its_sign_without_colour(mode: str) -> None:
    for view in decisions(mode, 4, seed=2, every=25):
        small, large = lines_of(FACE.draw(view)), lines_of(FACE.draw(view, large=True))
        for name, space in GAME.describe(view)["spaces"].items():
            cells = small_cell(small, name), large_cell(large, name)[0]
            if "animal" in space:
                assert all(cell[1:3] == animal_sign(space["animal"]) for cell in cells)
            elif "plant" in space:
                colour = "N" if space["colour"] == "neutral" else "OBKW"[int(space["colour"]) - 1]
                assert all(cell[1:3] == colour + space["plant"][0] for cell in cells)
                assert cells[1][3] == HEIGHTS[PLANT_NAMES.index(space["plant"])]
            elif "clouds" in space:
                assert all(cell[1:3] == f"°{space['clouds']}" for cell in cells)
            elif space["ground"] != "area":
                pond = "S" if mode == "base" else "P"
                sign = {"brook": "·", "start": pond, "stump": "T", "mushroom": "m"}[space["ground"]]
                assert all(cell[1] == sign for cell in cells)


def test_soil_is_shaded_where_there_is_no_colour() -> None:
    lines = lines_of(FACE.draw(new_match().view))
    soil = [p for p, s in GAME.describe(new_match().view)["spaces"].items() if "area" in s]
    assert sum("░" in small_cell(lines, space) for space in soil) > len(soil) / 2


def test_every_area_shows_its_number_and_worth_in_the_large_drawing() -> None:
    view = new_match().view
    drawn = "\n".join(lines_of(FACE.draw(view, large=True)))
    for area in GAME.describe(view)["areas"].values():
        assert re.search(rf"#{area['area']}\b", drawn)
        assert f"{area['main']}/{area['minor']}" in drawn


def test_the_last_moves_are_marked() -> None:
    match = new_match()
    word = next(word for word in match.words() if word.startswith("place"))
    match.play(0, word)
    fresh = FACE.fresh_spaces(match.news())
    assert fresh == {half.split("@")[1] for half in word.split()[1:]}
    lines = lines_of(FACE.draw(match.view, (), fresh))
    assert all(small_cell(lines, space)[0] == ">" for space in fresh)


def test_joker_animals_are_marked() -> None:
    state = GAME.parse_position(TIED.replace("1   S   .", "1   BU  OW"))
    lines = lines_of(FACE.draw(state))
    assert small_cell(lines, "a1") == "*BU"
    assert small_cell(lines, "b1") == " OW"


def styles_of(picture: RenderableType, colours: str) -> dict[str, Style]:
    """The style of each sign that is drawn, by the text it stands in."""
    screen = console(colours=colours)
    return {
        segment.text: segment.style
        for segment in screen.render(picture, screen.options)
        if segment.style
    }


@pytest.mark.parametrize("colours", ["truecolor", "256", "standard"])
def test_colour_comes_on_top_of_the_signs(colours: str) -> None:
    state = GAME.parse_position(TIED)
    words = ["place owl@a1 owl@b1"]
    styles = styles_of(FACE.draw(state, words), colours)
    right = BASIC if colours == "standard" else COLOURS
    assert styles["+S "] == Style.parse(right["target"])
    assert styles[" Ob"] == Style.parse(right["orange"])
    assert styles[" Kt"] == Style.parse(right["black"])
    assert styles[" Np"] == Style.parse(right["neutral"])


def test_no_color_is_respected() -> None:
    screen = Console(
        file=io.StringIO(), force_terminal=True, color_system="truecolor", no_color=True, width=80
    )
    screen.print(FACE.draw(GAME.parse_position(TIED)))
    assert isinstance(screen.file, io.StringIO)
    assert "38;2" not in screen.file.getvalue()
    bare = FACE.draw(GAME.parse_position(TIED.replace("1b", "_ ")))
    assert any("░" in segment.text for segment in screen.render(bare, screen.options))


# --- panels ---------------------------------------------------------------------------------------


def test_t115_the_ledger_strikes_ties_through() -> None:
    state = GAME.parse_position(TIED)
    drawn = "\n".join(lines_of(FACE.ledger(state)))
    assert re.search(r"#1 b2 +4/2 +K~3~ N~3~ O2 +O\+6", drawn)
    styles = styles_of(FACE.ledger(state), "truecolor")
    assert styles["K~3~"].strike
    assert styles["N~3~"].strike
    assert not any(style.strike for text, style in styles.items() if "O" in text)
    brief = FACE.brief_ledger(state)
    assert "K~3~ N~3~ O2 → O+6" in "\n".join(lines_of(brief))


def test_the_ledger_names_the_areas_without_plants() -> None:
    drawn = " ".join(lines_of(FACE.ledger(new_match().view), width=200))
    assert drawn.count("#") == 18
    assert FACE.brief_ledger(new_match().view) is None


def test_players_show_everything_public_and_the_own_tokens() -> None:
    text = TIED.replace("tokens 4/2 = 1", "tokens 4/2 = 1\nareas 1:4/2@2=1").replace(
        "seat 1\n", "seat 2\n  clouds 3\n  points start=3 plants=8\n  reserve 4\nseat 1\n"
    )
    state = GAME.parse_position(text)
    own = "\n".join(lines_of(FACE.players(GAME.view(state, 1), 1, narrow=False)))
    assert "2 Blue (you)  11 points" in own
    assert "start 3 · plants 8" in own
    assert "clouds 3 of 6 · hand 0, reserve 4 · one token (#1:1)" in own
    other = "\n".join(lines_of(FACE.players(GAME.view(state, 0), 0, narrow=False)))
    assert "one token (#1:?)" in other
    narrow = "\n".join(lines_of(FACE.players(GAME.view(state, 0), 0, narrow=True), width=30))
    assert "2 Blue 11" in narrow
    assert "°3" in narrow


def test_the_hand_names_dominoes_and_marks_the_joker() -> None:
    state = GAME.parse_position(TIED.replace("owl-owl", "owl-owl butterfly-snail"))
    assert FACE.hand(state, 0).plain == "Hand: BU*-SN butterfly-snail   OW-OW owl-owl"
    language.set("de")
    assert "BU*-SN Schmetterling-Schnecke" in FACE.hand(state, 0).plain


def picture(match: Match) -> Picture:
    return Picture(FACE, match.view, match.you, match.words(), match.news(), ())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100, 120, 140])
def test_no_line_is_wider_than_the_terminal(width: int, lang: str) -> None:
    language.set(lang)
    for mode in MODES:
        match = new_match(4, mode=mode)
        lines = lines_of(picture(match).fitted(console(width, 50)), width, 50)
        assert max(map(cell_len, lines)) <= width


def shown(match: Match, width: int, height: int) -> list[str]:
    screen = console(width, height)
    table = Table(match, FACE, screen, None, Path())  # type: ignore[arg-type]
    table.show(match.words())
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue().splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_fits_a_terminal_of_24_lines(seats: int, lang: str) -> None:
    language.set(lang)
    match = new_match(seats)
    assert len(shown(match, 80, 24)) <= 23
    match.play(0, next(word for word in match.words() if word.startswith("place")))
    assert len(shown(match, 80, 24)) <= 23


def test_wide_terminals_show_the_panels_beside_the_large_board() -> None:
    lines = shown(new_match(), 140, 50)
    assert len(lines) <= 49
    assert "#1" in lines[2]
    assert any("clouds 6 of 6" in line and line.startswith(" ") for line in lines[1:31])


def test_narrow_terminals_stack_everything() -> None:
    lines = shown(new_match(), 60, 40)
    assert "Renature" in lines[0]
    assert lines[2].startswith("    a  b")
    assert any("1 Orange" in line for line in lines[17:])


# --- words and groups -----------------------------------------------------------------------------


def test_groups_hold_every_word_once() -> None:
    for view in decisions("valley", 3, seed=8, every=11):
        words = GAME.words(view, int(view.seat))
        grouped = [word for _, group in FACE.groups(view, words) for _, word in group]
        assert sorted(grouped) == sorted(words)
        assert len(FACE.groups(view, words)) <= 16


def test_the_usual_word_stands_first() -> None:
    words = ["again", "end", "joker owl"]
    assert FACE.usual(words) == "end"
    assert FACE.groups(new_match().view, words)[0][1] == [("end", "end")]
    assert FACE.usual(["plant own turf a1", "no-plant"]) is None
    assert FACE.usual(["no-plant", "return a1"]) == "no-plant"


def test_what_is_no_choice_is_forced() -> None:
    assert FACE.forced(["end"]) == "end"
    assert FACE.forced(["score", "joker owl", "joker snail"]) == "score"
    assert FACE.forced(["score", "joker owl", "return a1"]) is None
    assert FACE.forced(["end", "joker owl"]) is None


def test_completion_goes_a_part_at_a_time() -> None:
    words = ["place owl@c4 snail@c5", "place owl@d1 owl@d2", "plant own turf c6", "end"]
    assert next_parts("pl", words) == ["place", "plant"]
    assert next_parts("place owl@", words) == ["owl@c4", "owl@d1"]
    assert next_parts("place owl@c4 ", words) == ["snail@c5"]
    assert next_parts("x", words) == []


def test_a_terminal_completes_with_tab() -> None:
    words = ["place owl@c4 snail@c5", "end"]
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        keys.send_text("pl\t owl\t sn\t\r")
        assert terminal_reader().ask("> ", words) == words[0]
        keys.send_text("\x04")
        with pytest.raises(EOFError):
            terminal_reader().ask("> ", words)
        keys.send_text("\x03")
        with pytest.raises(KeyboardInterrupt):
            terminal_reader().ask("> ", words)


# --- stories --------------------------------------------------------------------------------------

SILENT = {"token-laid", "turn"}


@pytest.mark.parametrize("mode", MODES)
def test_every_event_is_told_in_every_language(mode: str) -> None:
    match = new_match(3, mode=mode)
    while not match.over:
        acting = GAME.acting(match.state)
        match.draw() if acting == (CHANCE,) else step_at_random(match, acting[0])
    events = match.history()
    names = {event["event"] for event in events}
    assert {"placed", "discarded", "planted", "over", "area-final", "points"} <= names
    for event in events:
        hidden = event.get("domino", event.get("bonus", "")) is None
        if event["event"] not in SILENT and not hidden:
            told = [in_language(lang, event) for lang in LANGUAGES]
            assert all(told), event
    assert len(FACE.story(match.view, events)) > 40


def in_language(lang: str, event: Event) -> str | None:
    language.set(lang)
    return tell(event)


def step_at_random(match: Match, seat: int) -> None:
    rng = np.random.default_rng(len(match.log.entries))
    words = GAME.words(match.state, seat)
    match.play(seat, words[int(rng.random() * len(words))])


def test_a_story_has_a_line_for_each_turn() -> None:
    events = [
        {"event": "turn", "seat": 1, "turn": 1},
        {"event": "placed", "seat": 1, "spaces": ["a1", "b1"], "animals": ["owl", "snail"]},
        {
            "event": "planted",
            "seat": 1,
            "owner": "neutral",
            "plant": "oak",
            "space": "b2",
            "area": 1,
        },
        {"event": "clouds", "seat": 1, "taken": 1, "lost": 1},
        {"event": "points", "seat": 1, "source": "plants", "points": 2},
        {"event": "turn", "seat": 2, "turn": 2},
        {"event": "discarded", "seat": 2, "domino": None},
        {"event": "drew", "seat": 2, "domino": None},
    ]
    assert [line.plain for line in FACE.story(new_match().view, events)] == [
        "1 Orange: placed owl on a1 and snail on b1; planted neutral oak on b2 (area 1) +2; "
        "took one cloud, one cloud lost for want of room",
        "2 Blue: discarded a domino",
    ]


def test_a_story_leaves_out_the_deal() -> None:
    match = new_match()
    assert not any("drew" in line.plain for line in FACE.story(match.view, match.history()))


# --- taking back ----------------------------------------------------------------------------------


def place_first(match: Match) -> str:
    word = next(word for word in match.words() if word.startswith("place"))
    match.play(match.you, word)
    return word


def test_t117_a_step_can_be_taken_back_until_something_is_drawn() -> None:
    match = new_match()
    before = match.state
    word = place_first(match)
    match.play(0, "no-plant")
    assert match.undo() == ["no-plant"]
    assert match.undo() == [word]
    assert GAME.same(match.state, before)
    with pytest.raises(BadInput):
        match.undo()
    place_first(match)
    match.play(0, "no-plant")
    match.draw()
    with pytest.raises(BadInput):
        match.undo()
    match.play(0, "joker owl")
    assert match.undo() == ["joker owl"]
    assert match.undoable() == 0


def test_what_was_forced_goes_with_the_word_before_it() -> None:
    match = new_match()
    word = place_first(match)
    match.play(0, "no-plant", forced=True)
    assert match.undo() == [word, "no-plant"]


def test_handing_over_ends_it() -> None:
    match = new_match()
    place_first(match)
    match.play(0, "no-plant")
    match.draw()
    match.play(0, "end")
    assert match.undoable() == 0
    assert match.state.seat == 1


def test_a_refused_word_changes_nothing() -> None:
    match = new_match()
    before, entries = match.state.tobytes(), list(match.log.entries)
    for word in ("end", "place owl@a1 owl@b1", "rubbish", "joker butterfly", "draw owl-owl", ""):
        with pytest.raises(BadInput):
            match.play(0, word)
    assert match.state.tobytes() == before
    assert match.log.entries == entries
    assert len(match.told) == len(entries)


def play_turn(match: Match) -> None:
    """The first legal words until the turn is handed over."""
    seat, turn = int(match.state.seat), int(match.state.turn)
    while match.state.turn == turn:
        if GAME.acting(match.state) == (CHANCE,):
            match.draw()
        else:
            words = GAME.words(match.state, seat)
            match.play(seat, "end" if "end" in words else words[0])


def test_news_are_what_happened_since_the_own_last_turn() -> None:
    match = new_match(3)
    for _ in range(3):
        play_turn(match)
    assert [event["seat"] for event in match.news() if event["event"] == "placed"] == [2, 3]
    place_first(match)
    assert [event["seat"] for event in match.news() if event["event"] == "placed"] == [2, 3, 1]


def test_a_saved_match_says_how_it_goes_on() -> None:
    match = new_match(3, you=1, seed="99")
    log = Log.read(match.write())
    assert notes(log) == {"seed": "99", "you": "2", "bots": "random,random"}
    again = Match(GAME, log, 1, bots_of("random", [0, 2]), "99")
    for one in (match, again):
        for _ in range(12):
            acting = GAME.acting(one.state)
            if acting == (CHANCE,):
                one.draw()
            elif acting[0] == 1:
                one.play(1, one.words()[0])
            else:
                one.play_bot(acting[0])
    assert match.log.entries == again.log.entries
    assert GAME.same(match.state, again.state)


def test_the_deal_is_that_of_the_seed() -> None:
    def deal(seed: str) -> list[Entry]:
        return new_match(seed=seed).log.entries

    assert deal("1") == deal("1") != deal("2")


def test_bots_are_named_for_every_seat() -> None:
    assert bots_of("random", [1, 2]) == {1: "random", 2: "random"}
    assert bots_of("random, greedy", [0, 2]) == {0: "random", 2: "greedy"}
    with pytest.raises(BadInput, match="2 bots"):
        bots_of("random,random", [1, 2, 3])
    with pytest.raises(BadInput, match="nobody"):
        bots_of("nobody", [1])


# --- the course of a turn -------------------------------------------------------------------------

CLOSING = """\
renature position 1
seats 2
seat 1
  clouds CLOUDS
  hand owl-snail owl-owl
  reserve 5
seat 2
  hand badger-badger
  reserve 5
tokens 1/0 = 3 3
board
      a   b   c   d
  1   #   _   #   #
  2   S   .   .   .
  3   #   _   #   .
"""


class Script:
    """Answers from a list; then there is nothing more."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.prompts: list[str] = []

    def ask(self, prompt: str, words: object) -> str:
        self.prompts.append(prompt)
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)


def play_script(tmp_path: Path, position: str, *answers: str) -> tuple[Match, str, list[str]]:
    log = Log.begin(GAME, 2)
    log.position = position
    match = Match(GAME, log, 0, bots_of("random", [1]), "1")
    screen, script = console(), Script(*answers)
    with contextlib.suppress(EOFError):
        Table(match, FACE, screen, script, tmp_path / "x.game").run()
    assert isinstance(screen.file, io.StringIO)
    return match, screen.file.getvalue(), script.prompts


def own_words(match: Match) -> list[str]:
    return [entry.word for entry in match.log.entries if entry.seat == 0]


def test_q23_the_window_before_scoring_opens_only_for_a_real_choice(tmp_path: Path) -> None:
    turn = ("place owl@a2 snail@b2", "plant own bush b1")
    match, out, _ = play_script(tmp_path, CLOSING.replace("CLOUDS", "6"), *turn)
    assert own_words(match) == [*turn], "the bush could be taken back: ask"
    assert "An area is about to be scored" in out
    match, out, _ = play_script(tmp_path, CLOSING.replace("CLOUDS", "6"), turn[0], "no-plant")
    assert own_words(match) == [turn[0], "no-plant", "score"]
    assert "no other choice: score" in out
    assert "Go on to look at the back of its token, or take back." in out


def test_nothing_secret_is_shown_before_the_person_goes_on(tmp_path: Path) -> None:
    turn = ("place owl@a2 snail@b2", "no-plant")
    position = CLOSING.replace("CLOUDS", "2")
    match, out, prompts = play_script(tmp_path, position, *turn, "undo", "undo", *turn, "go")
    assert "Taken back: no-plant, score" in out
    assert f"Taken back: {turn[0]}" in out
    assert prompts[2].endswith("[go]> ")
    words = [str(entry) for entry in match.log.entries]
    assert words[:3] == [f"1 {turn[0]}", "1 no-plant", "1 score"]
    assert words[3:5] == ["chance back 3", "chance back 3"]
    assert words[5].startswith("chance draw")


def test_q55_with_an_empty_reserve_the_turn_is_not_handed_over_unasked(tmp_path: Path) -> None:
    position = CLOSING.replace("CLOUDS", "0").replace("reserve 5", "reserve 0", 1)
    position = position.replace("_", ".").replace("tokens 1/0 = 3 3\n", "")
    match, out, prompts = play_script(tmp_path, position, "discard owl-snail", "undo")
    assert "Taken back: discard owl-snail" in out
    assert prompts[1].endswith("[end]> ")
    assert own_words(match) == []
    match, out, _ = play_script(tmp_path, position, "discard owl-snail", "")
    assert own_words(match)[:2] == ["discard owl-snail", "end"]


# --- figures --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("share", "n", "low", "high"),
    [
        (0.5, 100, 0.4038, 0.5962),
        (0.0, 10, 0.0, 0.2775),
        (1.0, 10, 0.7225, 1.0),
        (0.3, 50, 0.1910, 0.4375),
    ],
)
def test_wilson_intervals(share: float, n: int, low: float, high: float) -> None:
    assert wilson(share, n) == pytest.approx((low, high), abs=5e-5)


# --- SVG ------------------------------------------------------------------------------------------

SPACE_NAME = "{http://www.w3.org/2000/svg}"


def perimeter(spaces: set[int]) -> int:
    near = [q for p in spaces for q in (p - 16, p - 1, p + 1, p + 16)]
    return sum(q not in spaces for q in near)


def length(line: list[tuple[int, int]]) -> int:
    following = [*line[1:], line[0]]
    return sum(abs(a - c) + abs(b - d) for (a, b), (c, d) in zip(line, following, strict=True))


@pytest.mark.parametrize("seed", range(40))
def test_outlines_go_once_around_every_edge(seed: int) -> None:
    rng = np.random.default_rng(seed)
    spaces = {int(p) for p in rng.choice(list(SPACE_OF.values()), 60, replace=False)}
    lines = svg.outlines(spaces)
    assert sum(map(length, lines)) == perimeter(spaces)
    for line in lines:
        turns = [*line, line[0], line[1]]
        for (a, b), (c, d), (e, f) in zip(turns, turns[1:], turns[2:], strict=False):
            assert (a == c) != (b == d)  # straight
            assert (a == c) != (c == e), "a point where nothing turns"
            assert (b == d) != (d == f)


def test_spaces_that_touch_at_a_corner_are_drawn_apart() -> None:
    assert len(svg.outlines([SPACE_OF["a1"], SPACE_OF["b2"]])) == 2
    assert len(svg.outlines([SPACE_OF["b1"], SPACE_OF["a2"]])) == 2


@pytest.mark.parametrize("name", shipped())
def test_boards_are_drawn_as_svg(name: str) -> None:
    board = load_shipped(name)
    tree = ET.fromstring(svg.draw_svg(board))
    texts = [node.text for node in tree.iter(f"{SPACE_NAME}text")]
    assert board.name in texts
    for number, area in enumerate(board.areas, start=1):
        assert texts.count(str(number)) >= 1
        assert svg.worth(board, len(area)) in texts
    assert len(texts) == 2 + 2 * (15 + 15) + 2 * len(board.areas) + len(board.clouds)
    assert tree.find(f"{SPACE_NAME}title") is not None


def test_a_boards_name_cannot_break_the_drawing() -> None:
    board = read_board('name: <a> & "b"\nmode: valley\nboard:\nP.T\n.aa\n#a.\n')
    tree = ET.fromstring(svg.draw_svg(board))
    title = tree.find(f"{SPACE_NAME}title")
    assert title is not None
    assert title.text == '<a> & "b"'


def test_an_odd_board_can_still_be_drawn_in_the_terminal() -> None:
    lines = lines_of(FACE.draw_material("name: odd\nmode: base\nboard:\n.a\n#a\n"))
    assert lines[0] == "odd · base game"
    assert small_cell(lines[1:], "b1") == "░1░"
    assert small_cell(lines[1:], "a2") == "   "


def test_pictures_know_their_width() -> None:
    data = GAME.describe(new_match().view)
    for large, width in ((False, 49), (True, 64)):
        assert console(200).measure(BoardPicture(data, {}, (), large)).maximum == width
