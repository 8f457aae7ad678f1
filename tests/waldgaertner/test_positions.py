"""Positions as text: exact for every state and view, easy to write, and strict to read."""

from __future__ import annotations

import functools
import random
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from waldbach import registry
from waldbach.game import CHANCE, SPECTATOR, BadInput, State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.cards import standard_cards
from waldbach.games.waldgaertner.position.wrapped import unwrap_text, wrap_text
from waldbach.games.waldgaertner.sense import STEPS
from waldbach.jit import COMPILED

GAME = registry.get("waldgaertner")
CARDS = (Path(__file__).parent / "cards_for_tests.csv").read_text(encoding="utf-8")
TABLES = [
    (2, {"sixes": "after-plays"}),
    (3, {"nitrogen": "north"}),
    (4, {"mode": "advanced", "cards": CARDS}),
    (6, {"colour-bonus": "again", "rank-limits": "kept"}),
]


def europe(number: int) -> str:
    """A card of the standard edition, whatever its name is."""
    return standard_cards().cards[number].key


def shrubs(rank: int = 1) -> list[str]:
    """European cards of a height class."""
    return [card.key for card in standard_cards().cards[:50] if card.rank == rank]


def position(*texts: str) -> State:
    return GAME.parse_position("\n".join(map(textwrap.dedent, texts)))


def play(state: State, rng: np.random.Generator) -> Iterator[State]:
    """A random game from here to its end; sixes and full gardens come up often."""
    for _ in range(4000):
        yield state
        seats = GAME.acting(state)
        if not seats:
            return
        seat = seats[int(rng.random() * len(seats))]
        if seat == CHANCE:
            action = GAME.chance(state, rng)
        else:
            legal = GAME.legal(state, seat)
            eager = legal[-1] if state.step == at.SELECT else legal[int(rng.random() * len(legal))]
            action = int(eager if rng.random() < 0.6 else legal[int(rng.random() * len(legal))])
        state = GAME.apply(state, seat, action)
    raise AssertionError("the game does not end")


@functools.cache
def some_states(table: int) -> list[State]:
    """Every step of a game once or twice, in turn full and as somebody sees it."""
    seats, options = TABLES[table]
    found: dict[int, int] = {}
    states = []
    for state in play(GAME.new(seats, options), np.random.default_rng(table)):
        found[int(state.step)] = found.get(int(state.step), 0) + 1
        if found[int(state.step)] in (1, 2, 7, 30, 90):
            states.append(state)
            viewers = [*range(seats), SPECTATOR]
            states += [GAME.view(state, viewer) for viewer in viewers[:: 1 if COMPILED else 3]]
    return states


# --- writing and reading --------------------------------------------------------------------------


@pytest.mark.parametrize("table", range(len(TABLES) if COMPILED else 2))
def test_states_and_views_of_every_step_round_trip(table: int) -> None:
    for state in some_states(table):
        text = GAME.format_position(state)
        assert text.replace("\n", "").isprintable()
        assert GAME.same(GAME.parse_position(text), state), text


@pytest.mark.compiled_only
def test_the_games_come_through_nearly_every_step() -> None:
    """Lots for too few cards and equal bonuses are rare; diagrams show them."""
    steps = {STEPS[state.step] for table in range(len(TABLES)) for state in some_states(table)}
    assert set(STEPS) - steps <= {"lucky", "bonus-order", "order", "rest", "bonus"}


def test_the_order_of_lines_does_not_matter() -> None:
    state = some_states(0)[-1]
    head, *lines = re.split(r"\n(?=\S)", GAME.format_position(state).strip())
    lines.reverse()
    assert GAME.same(position("\n".join([*lines, head])), state)


@pytest.mark.parametrize("text", ["a\n\nb", "\n\n x \r\n", "\\n\\\n", "é\u2028\x00\n", "a\\", "\n"])
def test_a_text_within_the_text_keeps_every_letter(text: str) -> None:
    lines = list(wrap_text(text))
    assert all(line.strip() and line == line.rstrip() for line in lines)
    assert "".join(lines).isprintable()
    assert unwrap_text(lines) == text


def test_unknown_card_files_are_named() -> None:
    state = GAME.new(2, {"cards": CARDS})
    state.deck_id = 12345
    with pytest.raises(BadInput, match="12345"):
        GAME.format_position(state)


# --- short diagrams -------------------------------------------------------------------------------


def test_nothing_said_is_a_fresh_game() -> None:
    assert GAME.same(position(""), GAME.new(2))
    assert GAME.same(position("seats 4\noptions mode=advanced"), GAME.new(4, {"mode": "advanced"}))


def test_regions_share_what_is_left() -> None:
    state = position(f"origins EU\nround 3 step tops\npile 1\nmarket {europe(0)} {europe(1)}",
                     f"region 2: 20\nseat 1\n  hand {europe(2)}")  # fmt: skip
    assert state.cards.tolist() == [24, 20, 0, 0, 0]


def contest(more: str, coins: tuple[int, int] = (5, 3)) -> State:
    return position(
        f"""
        origins EU
        {more}
        pile 1
        region 1: 10
        region 2: 20 top {europe(4)}
        seat 1
          coins {coins[0]}
          choice 1
          hand {europe(0)}
        seat 2
          coins {coins[1]}
          choice 1
          hand {europe(1)}(own)
        """
    )


def test_a_contest_needs_few_lines() -> None:
    state = contest(f"round 2 step right seat 1\ndisplay {europe(2)}+3 {europe(3)}")
    assert state.level == state.snap[0] == 5
    assert state.cult[2] == 3
    assert GAME.words(state, 0) == [f"right {europe(2)}", f"right {europe(3)}", "waive"]


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("round 2 step lot seat 1\ndrawing 1 2\ndrawing-lot 1\nbag {2} {3}", "lot"),
        ("round 2 step lucky\ncandidates 1 2\ndrawing-lot 1\nbag {2}", "lucky"),
    ],
)
def test_blind_draws_round_trip_and_end(line: str, step: str) -> None:
    state = contest(line.format(*map(europe, range(4))), (3, 3))
    assert STEPS[state.step] == step
    for viewer in (0, 1, SPECTATOR):
        view = GAME.view(state, viewer)
        assert GAME.same(GAME.parse_position(GAME.format_position(view)), view)
    *_, end = play(state, np.random.default_rng(1))
    assert end.step == at.OVER


def test_the_garden_stands_as_it_is_drawn() -> None:
    low = shrubs()
    state = position(
        "origins EU\nround 3 step tops\npile 1\nseat 1",
        f"row 1: {low[0]} {low[1]}+2* {low[2]} {low[3]} {low[4]} [{low[5]}]",
    )
    cards = [europe(int(c)) for c in state.garden[0] if c != at.NONE]
    assert cards == low[:6]
    assert state.garden[0, at.PLACE[1, 0]] == at.NONE
    second = int(state.garden[0, at.PLACE[1, 2]])
    assert (state.cult[second], state.flower[second]) == (2, 1)


# --- what is refused ------------------------------------------------------------------------------

OPENING = "origins EU\nround 3 step tops\npile 1\n"
WRONG = [
    ("position-key", "boars 3"),
    ("position-seat-line", "coins 3"),
    ("position-value", "seats two"),
    ("position-value", "round 3 step tops seat"),
    ("position-no-seat", OPENING + "seat 3"),
    ("position-no-seat", "origins EU\nround 3 step tops seat 3"),
    ("position-wald-line-twice", "seats 2\nseats 2"),
    ("position-wald-card-twice", OPENING + "market {0} {0}"),
    ("position-wald-card-twice", OPENING + "market {0}\nseat 1\nhand {0}"),
    ("position-line", OPENING + "market no-such-plant"),
    ("position-wald-away", OPENING + "market na-001"),
    ("position-wald-origin", "seats 4\nround 3 step tops\npile 1\nregion 3: 20 top {0}"),
    ("position-wald-region", OPENING + "region 3: 20"),
    ("position-wald-deck-size", OPENING + "region 1: 1 top {0} then {1}"),
    ("position-value", OPENING + "region 1: 25"),
    ("position-value", OPENING + "seat 1\nhand {0} {1} {2}"),
    ("position-value", OPENING + "market {0}*"),
    ("position-wald-row", OPENING + "seat 1\nrow 1: . ."),
    ("position-wald-row", OPENING + "seat 1\nrow 6: [{0}]"),
    ("position-wald-fit", OPENING + "seat 1\nrow 5: {low}"),
    ("position-wald-extra", OPENING + "seat 1\nrow 1: . . . . . [{low}]"),
    ("position-wald-round", "origins EU\nround 21 step select"),
    ("position-wald-round", "origins EU\nround 0 step play"),
    ("position-wald-drawn-origins", "seats 3\nround 0 step origins"),
    ("bad-origins", "seats 2\norigins AS"),
    ("position-wald-pile", "origins EU\nround 3 step tops"),
    ("position-wald-top", "origins EU\nround 3 step select"),
    ("position-wald-pool", OPENING + "region 1: 24\nregion 2: 24\nmarket {0} {1} {2}"),
    ("position-wald-hand", OPENING + "seat 1\nhand {0} {1}"),
    ("position-wald-hidden", OPENING + "seat 1\nhand ?EU"),
    ("position-not-hidden", OPENING + "viewer 2\nseat 1\nhand {0}(own)"),
    ("position-wald-display", OPENING + "display {0}"),
    ("position-wald-nobody", "origins EU\nround 3 step play"),
    ("position-wald-commit", OPENING + "seat 1\ncommit choose 1"),
    ("position-wald-choice", OPENING + "seat 1\nchoice 3"),
    ("position-wald-seen", OPENING + "seen 3"),
    ("position-wald-lot", OPENING + "drawing-lot 1"),
    ("position-wald-lot", OPENING + "viewer 1\nlot 1: {0} {1}"),
    ("position-wald-trace", OPENING + "seat 1\nhand {0}(from=1,traced=2)"),
    ("position-wald-order", OPENING + "seat 1\nmemory 1: {0}"),
    ("position-wald-memory", OPENING + "region 1: 1 then {1}\nseat 1\nmemory 1: {0}"),
    ("position-wald-remembered", OPENING + "viewer 1\nmarket {0}\nseat 1\nmemory 1: {0}"),
    ("position-wald-early-sixes", OPENING + "sixes to-come"),
    ("position-wald-market", "origins EU\nmarket {0} {1}"),
    ("position-wald-start", "origins EU\nregion 1: 20 top {0}"),
    ("position-wald-dealt", "origins EU\nround 0 step start-cards\nseat 1\nchoice 1\n"
                            "seat 2\nchoice 2"),
    ("position-wald-bonus", "origins EU\nround 3 step bonus seat 1\nmarket {0}"),
    ("position-wald-sixes", "origins EU\nround 3 step pile seat 1\nseat 1\ncoins 5"),
    ("position-wald-price", "origins EU\nround 3 step pile seat 1\nqueue 1\nseat 1\nchoice 6"),
]  # fmt: skip


@pytest.mark.parametrize(("message", "text"), WRONG)
def test_what_is_wrong_is_named(message: str, text: str) -> None:
    with pytest.raises(BadInput) as caught:
        position(text.format(*map(europe, range(3)), low=shrubs()[0]))
    assert caught.value.message == message
    assert str(caught.value)


def test_a_contest_with_too_many_cards_is_refused() -> None:
    """It would never end."""
    with pytest.raises(BadInput) as caught:
        contest(f"round 2 step right seat 2\ndisplay {europe(2)} {europe(3)}")
    assert caught.value.message == "position-wald-shown"


def mutated(text: str, rng: random.Random) -> str:
    """The text with a few numbers changed, words swapped, lines dropped, or at another step."""
    for _ in range(rng.randint(1, 3)):
        change = rng.random()
        if change < 0.5:
            number = rng.choice(list(re.finditer(r"\d+", text)))
            text = text[: number.start()] + str(rng.randint(0, 7)) + text[number.end() :]
        elif change < 0.7:
            lines = text.splitlines()
            del lines[rng.randrange(len(lines))]
            text = "\n".join(lines)
        elif change < 0.85:
            text = re.sub(r"step \S+", f"step {rng.choice(STEPS)}", text)
        else:
            words = re.split(r"(\s+)", text)
            i, j = 2 * rng.randrange(len(words) // 2), 2 * rng.randrange(len(words) // 2)
            words[i], words[j] = words[j], words[i]
            text = "".join(words)
    return text


@pytest.mark.parametrize(
    "table", [0, pytest.param(1, marks=pytest.mark.slow), pytest.param(3, marks=pytest.mark.slow)]
)
def test_whatever_is_read_can_be_played_to_its_end(table: int) -> None:
    rng, understood = random.Random(table), 0
    for state in some_states(table)[:: 1 if COMPILED else 12]:
        text = GAME.format_position(state)
        for _ in range(4):
            try:
                changed = position(mutated(text, rng))
            except BadInput:
                continue
            understood += 1
            draw = np.random.default_rng(understood)
            if changed.viewer != at.FULL:
                changed = GAME.redeal(changed, draw)
            *_, end = play(changed, draw)
            assert end.step == at.OVER
    assert understood
