"""Several in one region (W-CON, A-05, A-12 .. A-14): both worked examples, TV-34 .. TV-50.

Seats 1 to 4 are A to D, as in the rulebook. They contend for region 1; who is not named takes the
top of another region.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import numpy as np
import pytest

from tests.waldgaertner.tables import (
    GAME,
    case,
    choose,
    coins,
    display,
    hand,
    legal,
    number,
    play,
    refusal,
    refused,
    rule_id,
    sell_newest,
    settle,
    sizes,
    step,
    table,
)
from waldbach.game import CHANCE, SPECTATOR, State
from waldbach.games.waldgaertner import layout as at
from waldbach.jit import COMPILED

NAMES = "ABCD"


def begin(purse: str, cards: str = "w x y z", shortage: bool = False) -> State:
    """`A5 B3 C3 D1` all choose region 1, where these cards lie on top, or alone (a shortage)."""
    owned = {word[0]: int(word[1:]) for word in purse.split()}
    top, *more = cards.split()[: len(owned)]
    state = table(
        4,
        coins=[owned.get(who, 0) for who in NAMES],
        tops=f"{top} eu-a na-a na-b",
        sizes=(len(cards.split()), 20, 23, 23) if shortage else None,
    )
    elsewhere = iter((2, 3))
    state = choose(state, *(1 if who in owned else next(elsewhere) for who in NAMES))
    return play(state, *(f"chance turn {card}" for card in more))


def go_on(state: State, *lines: str) -> State:
    """`A right x`, `B waive`; `B draw w` for what B draws blindly; `lucky C` for a lot."""
    for line in lines:
        while step(state) == "turn rest":
            state = settle(state)
        who, verb, *rest = line.split()
        if who == "lucky":
            state = play(state, f"chance lucky {1 + NAMES.index(verb)}")
        elif verb == "draw":
            assert NAMES[state.seat] == who
            state = play(state, f"chance draw {rest[0]}")
        else:
            state = play(state, f"{1 + NAMES.index(who)} {' '.join([verb, *rest])}")
    while step(state) == "turn rest":
        state = settle(state)
    return state


def contest(purse: str, *lines: str, cards: str = "w x y z", shortage: bool = False) -> str:
    """What each has in the end: `A4 x, B3 w`; nothing has been left to chance but what is said."""
    state = go_on(begin(purse, cards, shortage), *lines)
    assert step(state) == "play"
    assert display(state) == []
    who = [word[0] for word in purse.split()]
    return ", ".join(f"{one}{coins(state)[NAMES.index(one)]} {gained(state, one)}" for one in who)


def gained(state: State, who: str) -> str:
    """The card that was got, `-` for none."""
    cards = hand(state, 1 + NAMES.index(who))
    return cards[1] if len(cards) == 2 else "-"


# --- the rulebook's examples, word by word --------------------------------------------------------


@rule_id("W-EX-1", "TV-34", "W-CON-01", "W-CON-02", "W-CON-05", "W-CON-08")
def test_W_EX_1_the_first_worked_example() -> None:
    # A has 5 coins, B and C have 3, D has 1, all have chosen the same region: 4 cards are shown.
    state = begin("A5 B3 C3 D1")
    assert display(state) == ["w", "x", "y", "z"]
    # A has the right, because A has more than the others.
    assert (step(state), [NAMES[s] for s in GAME.acting(state)]) == ("right", ["A"])
    # A uses it: a coin to the supply, and A picks.
    state = play(state, "1 right x")
    assert (coins(state), gained(state, "A")) == ([4, 3, 3, 1], "x")
    # B and C are tied, so the three others are shuffled, and each draws one unpaid.
    assert GAME.acting(state) == (CHANCE,)
    assert NAMES[state.seat] == "B"
    assert legal(state, CHANCE) == ["draw w", "draw y", "draw z"]
    state = play(state, "chance draw w")
    assert NAMES[state.seat] == "C"
    assert legal(state, CHANCE) == ["draw y", "draw z"]
    # D gets the last one, unpaid.
    state = settle(play(state, "chance draw z"))
    assert [gained(state, who) for who in NAMES] == ["x", "w", "z", "y"]
    assert coins(state) == [4, 3, 3, 1]
    assert step(state) == "play"


@rule_id("W-EX-2", "TV-35", "W-CON-06", "W-CON-09", "W-CON-05", "A-13", "A-14")
def test_W_EX_2_the_second_worked_example() -> None:
    # As before, but A waives.
    state = play(begin("A5 B3 C3 D1"), "1 waive")
    # B and C are tied: the 4 cards are shuffled, and each draws one.
    assert legal(state, CHANCE) == ["draw w", "draw x", "draw y", "draw z"]
    state = settle(play(state, "chance draw w", "chance draw z"))
    # D is asked now, with the two others open again; D pays and picks.
    assert (step(state), [NAMES[s] for s in GAME.acting(state)]) == ("right", ["D"])
    assert legal(state, 4) == ["right x", "right y", "waive"]
    state = play(state, "4 right y")
    # A gets the last card, unpaid.
    assert [gained(state, who) for who in NAMES] == ["x", "w", "z", "y"]
    assert coins(state) == [5, 3, 3, 0]
    assert step(state) == "play"


# --- vectors --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("purse", "lines", "result"),
    [
        case("TV-34", "A5 B3 C3 D1", "A right x; B draw w; C draw z", "A4 x, B3 w, C3 z, D1 y"),
        case(
            "TV-35",
            "A5 B3 C3 D1",
            "A waive; B draw w; C draw z; D right y",
            "A5 x, B3 w, C3 z, D0 y",
        ),
        case(
            "TV-36 W-CON-07",
            "A5 B3 C3 D1",
            "A waive; B draw w; C draw z; D waive; A draw y; D draw x",
            "A5 y, B3 w, C3 z, D1 x",
        ),
        case("TV-37 W-CON-08", "A1 B1", "A draw x; B draw w", "A1 x, B1 w"),
        case("TV-38 W-CON-05", "A2 B1", "A waive; B right w", "A2 x, B0 w"),
        case("TV-39 W-CON-11", "A2 B0", "A waive; A draw x; B draw w", "A2 x, B0 w"),
        case("TV-40 W-CON-04", "A4 B3 C2", "A right y; B right w", "A3 y, B2 w, C2 x"),
        case("TV-41", "A4 B3 C2", "A waive; B right w; C right x", "A4 y, B2 w, C1 x"),
        case("TV-42", "A4 B3 C2", "A right w; B waive; C right x", "A3 w, B3 y, C1 x"),
        case(
            "TV-43 W-CON-11 W-CON-07",
            "A4 B3 C0",
            "A right w; B waive; B draw y; C draw x",
            "A3 w, B3 y, C0 x",
        ),
        case("TV-44 W-CON-09", "A4 B2 C2", "A waive; B draw x; C draw w", "A4 y, B2 x, C2 w"),
        case("TV-45", "A4 B4 C1", "A draw x; B draw y", "A4 x, B4 y, C1 w"),
        case("TV-46", "A4 B4 C2 D1", "A draw z; B draw y; C right w", "A4 z, B4 y, C1 w, D1 x"),
        case(
            "TV-46 W-CON-05",
            "A4 B4 C2 D1",
            "A draw z; B draw y; C waive; D right x",
            "A4 z, B4 y, C2 w, D0 x",
        ),
        case("W-CON-11", "A0 B0", "A draw w; B draw x", "A0 w, B0 x"),
        case("W-CON-02", "A1 B2 C4", "C right w; B right x", "A1 y, B1 x, C3 w"),
    ],
)
def test_contests(purse: str, lines: str, result: str) -> None:
    assert contest(purse, *lines.split("; ")) == result


@pytest.mark.parametrize(
    ("purse", "cards", "lines", "result"),
    [
        case("TV-47 A-05", "A4 B2 C1", "w", "A right w", "A3 w, B2 -, C1 -"),
        case("TV-48 A-05", "A4 B2 C1", "w", "A waive; B right w", "A4 -, B1 w, C1 -"),
        case("TV-49 A-05", "A2 B2 C1", "w", "lucky B; B draw w", "A2 -, B2 w, C1 -"),
        case("A-05", "A4 B2 C1", "w x", "A right w; B right x", "A3 w, B1 x, C1 -"),
        case("A-05", "A4 B2 C1", "w x", "A right w; B waive; C right x", "A3 w, B2 -, C0 x"),
        case(
            "A-05",
            "A4 B2 C1",
            "w x",
            "A waive; B waive; C waive; lucky A; lucky C; A draw x; C draw w",
            "A4 x, B2 -, C1 w",
        ),
        case(
            "A-05",
            "A4 B3 C2 D1",
            "w x",
            "A waive; B right x; C waive; D waive; lucky D; D draw w",
            "A4 -, B2 x, C2 -, D1 w",
        ),
        case(
            "A-05",
            "A3 B3 C3 D1",
            "w x",
            "lucky A; lucky C; A draw w; C draw x",
            "A3 w, B3 -, C3 x, D1 -",
        ),
    ],
)
def test_contests_for_too_few_cards(purse: str, cards: str, lines: str, result: str) -> None:
    assert contest(purse, *lines.split("; "), cards=cards, shortage=True) == result


# --- statements -----------------------------------------------------------------------------------


@rule_id("W-CON-01")
@pytest.mark.parametrize("contenders", [2, 3, 4])
def test_W_CON_01_as_many_cards_as_contenders(contenders: int) -> None:
    state = begin(" ".join(f"{who}{9 - i}" for i, who in enumerate(NAMES[:contenders])))
    assert display(state) == ["w", "x", "y", "z"][:contenders]
    assert sizes(state)[0] == 23 - contenders
    for viewer in (0, 3, SPECTATOR):
        assert display(GAME.view(state, viewer)) == display(state)


@rule_id("W-CON-03", "W-CON-12")
def test_W_CON_03_the_right_costs_one_coin_and_any_card_may_be_picked() -> None:
    state = begin("A4 B3 C2 D1")
    assert legal(state, 1) == ["right w", "right x", "right y", "right z", "waive"]
    assert coins(play(state, "1 right z")) == [3, 3, 2, 1]
    state = go_on(state, "A right w", "B right x")
    assert coins(play(state, "3 right y")) == [3, 2, 1, 1]  # the same price for one of two
    why = refusal(state, "3 right w")
    assert (why.reason, why.rule) == ("not-on-display", "W-CON-03")
    assert refused(state, "4 right y") == "wald-not-your-turn"


@rule_id("W-CON-04", "W-CON-06", "A-14")
def test_W_CON_06_who_waives_is_not_asked_again() -> None:
    state = begin("A4 B3 C2 D1")
    asked = []
    while step(state) == "right":
        (seat,) = GAME.acting(state)
        asked.append(NAMES[seat])
        state = play(state, f"{seat + 1} waive")
    assert asked == ["A", "B", "C", "D"]
    assert step(state) == "draw"  # all four draw, free
    state = settle(state)
    assert coins(state) == [4, 3, 2, 1]
    assert sorted(gained(state, who) for who in NAMES) == ["w", "x", "y", "z"]


@rule_id("W-CON-05")
def test_W_CON_05_the_last_card_is_free_for_the_one_who_is_left() -> None:
    """B has coins and is not even asked."""
    state = play(begin("A4 B3"), "1 right x")
    assert (step(state), gained(state, "B"), coins(state)[:2]) == ("play", "w", [3, 3])


@rule_id("W-CON-07")
def test_W_CON_07_those_who_waived_draw_blindly() -> None:
    state = go_on(begin("A4 B3 C2"), "A waive", "B waive", "C right x")
    assert (step(state), legal(state, CHANCE)) == ("draw", ["draw w", "draw y"])
    assert GAME.odds(state)[0][1] == 0.5


@rule_id("W-CON-08", "TV-37", "A-13")
def test_W_CON_08_equals_are_not_asked_and_draw_hidden() -> None:
    state = begin("A1 B1 C1")
    assert (step(state), GAME.acting(state)) == ("draw", (CHANCE,))
    drawn = GAME.parse("draw x", state)
    assert GAME.format(GAME.seen(state, CHANCE, drawn, 0), state) == "draw x"
    for viewer in (1, 2, 3, SPECTATOR):
        assert GAME.format(GAME.seen(state, CHANCE, drawn, viewer), state) == "draw ?"
    assert len({chance for _, chance in GAME.odds(state)}) == 1


@rule_id("A-13")
def test_A_13_the_rest_is_laid_open_again() -> None:
    state = go_on(begin("A4 B4 C2 D1"), "A draw z", "B draw x")
    for viewer in (2, 3, SPECTATOR):
        assert display(GAME.view(state, viewer)) == ["w", "y"]
    assert legal(state, 3) == ["right w", "right y", "waive"]


@rule_id("W-CON-11")
def test_W_CON_11_without_a_coin_one_waits_like_those_who_waive() -> None:
    state = go_on(begin("A3 B2 C0"), "A waive", "B right w")
    assert step(state) == "draw"  # A and C draw, C was never asked
    assert NAMES[state.seat] == "A"


@rule_id("TV-49", "W-PLAY-04", "A-05")
def test_TV_49_who_got_nothing_keeps_one_card_and_does_not_play() -> None:
    state = begin("A2 B2 C1", cards="w", shortage=True)
    assert legal(state, CHANCE) == ["lucky 1", "lucky 2"]
    state = settle(go_on(state, "lucky A"))
    assert [len(hand(state, seat)) for seat in (1, 2, 3, 4)] == [2, 1, 1, 2]
    assert GAME.acting(state) == (0, 3)
    state = sell_newest(state)
    assert (step(state), int(state.this_round)) == ("choose", 3)
    assert sizes(state)[0] == 0


@rule_id("A-12", "W-CON-10")
def test_A_12_nothing_goes_back_to_a_deck() -> None:
    state = begin("A4 B3 C2 D1")
    before = sizes(state)[0]
    state = sell_newest(go_on(state, "A right w", "B waive", "C right x", "D right z"))
    assert sizes(state)[0] == before
    assert display(state) == []


# --- every small contest, beside a plain model ----------------------------------------------------


class Model:
    """The contest (W-CON), step by step, in plain Python.

    Chance always takes what comes first: the lowest seat, the lowest card. Who pays takes the
    highest card.
    """

    def __init__(self, purse: dict[int, int], cards: list[int], pays: dict[int, bool]) -> None:
        self.coins, self.display, self.got = dict(purse), sorted(cards), dict[int, int]()
        self.asked: list[int] = []
        waiting: list[int] = []
        unserved = len(purse)
        for level in sorted(set(purse.values()), reverse=True):
            group = sorted(seat for seat in purse if purse[seat] == level)
            if not self.display:
                break
            if len(group) >= 2:
                self.draw(group)
                unserved -= len(group)
                continue
            (seat,) = group
            if unserved == 1 and len(self.display) == 1:
                self.got[seat] = self.display.pop()
                unserved -= 1
                continue
            if purse[seat] >= 1:
                self.asked.append(seat)
            if purse[seat] >= 1 and pays[seat]:
                self.coins[seat] -= 1
                self.got[seat] = self.display.pop()
                unserved -= 1
            else:
                waiting.append(seat)
        if waiting and self.display:
            self.draw(sorted(waiting))

    def draw(self, group: list[int]) -> None:
        for seat in group[: len(self.display)]:
            self.got[seat] = self.display.pop(0)


def run_contest(state: State, pays: dict[int, bool]) -> tuple[State, list[int]]:
    """The engine's way to the end of the contest, with the same choices; and who was asked."""
    state, asked = GAME.copy(state), []
    buffer = np.empty(GAME.max_legal, np.int64)
    while step(state) != "play":
        seat = CHANCE
        if step(state) == "right":
            (seat,) = GAME.acting(state)
            asked.append(seat)
        count = GAME.kernel.legal(state, seat, buffer)
        action = int(buffer[0])
        if seat != CHANCE:  # the last card, or `waive` behind it
            action = int(buffer[count - 2]) if pays[seat] else at.WAIVE
        GAME.kernel.apply(state, seat, action)
    return state, asked


def small_purses() -> Iterator[tuple[int, ...]]:
    """Coins of two to four contenders; in every order of seats when that is quick enough."""
    for contenders in (2, 3, 4):
        if COMPILED:
            yield from itertools.product(range(4), repeat=contenders)
        else:
            yield from itertools.combinations_with_replacement(range(3), contenders)
    yield (0, 1, 2, 3)
    yield (3, 1, 2, 0)


@rule_id("TV-50", "W-CON-10", "A-05", "A-12")
@pytest.mark.parametrize("lacking", [0, 1, 2, 3])
def test_TV_50_every_small_contest(lacking: int) -> None:
    letters = ["w", "x", "y", "z"]
    for purse in small_purses():
        shown = len(purse) - lacking
        if shown < 1:
            continue
        said = " ".join(f"{who}{n}" for who, n in zip(NAMES, purse, strict=False))
        start = begin(said, " ".join(letters[:shown]), shortage=lacking > 0)
        for choices in itertools.product((True, False), repeat=len(purse)):
            pays = dict(enumerate(choices))
            model = Model(dict(enumerate(purse)), [number(c) for c in letters[:shown]], pays)
            state, asked = run_contest(start, pays)
            got = {
                seat: int(state.hand[seat, 1]) for seat in pays if state.hand[seat, 1] != at.NONE
            }
            assert (asked, got) == (model.asked, model.got), (said, pays)
            assert coins(state)[: len(purse)] == [model.coins[seat] for seat in pays]
            check_served(state, purse, shown, sum(pays[seat] for seat in asked))


def check_served(state: State, purse: tuple[int, ...], shown: int, rights: int) -> None:
    """What TV-50 says in words, held against the engine alone."""
    after = coins(state)[: len(purse)]
    served = [seat for seat in range(len(purse)) if state.hand[seat, 1] != at.NONE]
    assert len(served) == shown == min(shown, len(purse))
    assert display(state) == []
    assert sum(purse) - sum(after) == rights
    assert min(after) >= 0
