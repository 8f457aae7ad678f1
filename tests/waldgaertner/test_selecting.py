"""Action 3 up to the dice and alone in a region (W-SEL, W-UNI, A-01 .. A-08)."""

from __future__ import annotations

import pytest

from tests.waldgaertner.tables import (
    GAME,
    acting,
    case,
    choose,
    coins,
    hand,
    hands,
    legal,
    market,
    newest,
    play,
    refusal,
    refused,
    rule_id,
    sell_newest,
    settle,
    sizes,
    step,
    table,
    tops,
)
from waldbach.game import SPECTATOR
from waldbach.games.waldgaertner import layout as at


@rule_id("W-SEL-01", "W-SETUP-04")
@pytest.mark.parametrize(("seats", "regions"), [(2, 2), (3, 3), (4, 4), (5, 5), (6, 5)])
def test_W_SEL_01_one_of_the_regions_or_six(seats: int, regions: int) -> None:
    state = table(seats, coins=[3] * seats)
    expected = [f"choose {n}" for n in range(1, regions + 1)] + ["choose 6"]
    assert all(legal(state, seat) == expected for seat in range(1, seats + 1))


@rule_id("W-SEL-02", "TV-72")
def test_W_SEL_02_dice_are_shown_when_the_last_is_ready() -> None:
    state = play(table(coins=(3, 3, 3)), "2 choose 6", "3 choose 1")
    assert acting(state) == [1]
    assert state.choice.any() == 0
    for viewer in (0, SPECTATOR):
        assert set(GAME.view(state, viewer).commit[1:3]) == {at.SEALED}
    state = play(state, "1 choose 2")
    assert [int(die) for die in state.choice[:3]] == [2, 6, 1]


@pytest.mark.parametrize(
    ("coins_", "possible"),
    [case("TV-51 W-SEL-03 A-03", 2, False), case("TV-51 W-SEL-03", 3, True)],
)
def test_TV_51_a_six_needs_three_coins(coins_: int, possible: bool) -> None:
    state = table(coins=(coins_, 1, 1))
    assert ("choose 6" in legal(state, 1)) == possible
    if not possible:
        why = refusal(state, "1 choose 6")
        assert (why.reason, why.rule) == ("too-few-for-six", "W-SEL-03")
        assert why.details["coins"] == 2
        assert acting(state) == [1, 2, 3]  # refused and asked again, no pass
        return
    state = play(choose(state, 6, 1, 2), "1 pile market", f"1 take {market(state)[0]}")
    assert coins(state)[0] == 0


@rule_id("A-03")
def test_A_03_coins_just_harvested_count() -> None:
    state = table(
        round=6,
        coins=(2, 1, 1),
        hands=("", "low-h low-i"),
        gardens={1: "2.1 currant"},
        flowers="currant",
    )
    state = settle(play(state, "2 sell low-h"))
    assert coins(state)[0] == 3
    assert "choose 6" in legal(state, 1)


@rule_id("W-SEL-04", "A-01")
def test_W_SEL_04_an_empty_region_cannot_be_chosen() -> None:
    state = table(coins=(3, 1, 1), sizes=(0, 5, 5))
    assert legal(state, 1) == ["choose 2", "choose 3", "choose 6"]
    why = refusal(state, "1 choose 1")
    assert (why.reason, why.rule) == ("empty-region", "W-SEL-04")


@rule_id("W-SEL-05", "A-04", "10.10")
def test_W_SEL_05_a_die_can_be_changed_until_the_last_is_in() -> None:
    state = play(table(), "1 choose 1", "2 choose 1")
    assert acting(state) == [3]
    assert "choose 2" in legal(state, 1)
    changed = play(state, "1 choose 2", "1 choose 3", "1 choose 2")
    assert acting(changed) == [3]
    assert GAME.sealed(changed) == GAME.sealed(state) == (0, 1)
    for viewer in (1, 2, SPECTATOR):  # others see only who is ready
        assert GAME.same(GAME.view(state, viewer), GAME.view(changed, viewer))
    done = play(changed, "3 choose 3")
    assert [int(die) for die in done.choice[:3]] == [2, 1, 3]
    assert refused(done, "1 choose 1") == "not-selecting"


@rule_id("W-UNI-01", "W-UNI-02")
def test_W_UNI_01_alone_one_takes_the_top_free_and_the_next_stays_face_down() -> None:
    state = table(coins=(0, 0, 0), tops="low-a low-b low-c", sizes=(9, 9, 9))
    state = choose(state, 2, 1, 3)
    assert newest(state) == ["low-b", "low-a", "low-c"]
    assert coins(state) == [0, 0, 0]
    assert (tops(state), sizes(state)) == (["-", "-", "-"], [8, 8, 8])


# --- nothing to choose ----------------------------------------------------------------------------


@rule_id("TV-55", "A-02", "W-PLAY-04")
def test_TV_55_with_all_regions_empty_only_a_six_is_possible() -> None:
    state = table(6, round=20, coins=(3, 2, 0, 2, 2, 2), sizes=[0] * 5, market="medlar low-a")
    assert acting(state) == [1]
    assert legal(state, 1) == ["choose 6"]
    assert legal(state, 2) == []
    assert refused(state, "2 choose 6") == "wald-not-your-turn"  # it has passed already
    state = play(state, "1 choose 6", "1 pile market", "1 take medlar")
    assert (step(state), acting(state)) == ("play", [1])  # the others passed: nothing to play
    state = play(state, "1 grow medlar 3.1")
    assert [len(cards) for cards in hands(state)] == [1] * 6
    assert int(state.this_round) == 21


@rule_id("A-02")
def test_A_02_who_has_a_legal_choice_cannot_pass() -> None:
    state = table(sizes=(0, 0, 1))
    assert acting(state) == [1, 2, 3]
    assert all(legal(state, seat) == ["choose 3"] for seat in (1, 2, 3))


@rule_id("A-02")
def test_A_02_without_a_card_anywhere_all_pass_and_the_round_is_over() -> None:
    state = table(6, round=19, coins=[5] * 6, sizes=[0] * 5, market="")
    assert int(state.this_round) == 21  # rounds 19 and 20 passed without a question
    assert (step(state), acting(state)) == ("play", [1, 2, 3, 4, 5, 6])


@rule_id("A-02")
def test_A_02_six_is_no_choice_where_nothing_is_left() -> None:
    """Asked directly: somebody with coins and no pile at all."""
    state = table(3, coins=(5, 1, 1), sizes=(1, 0, 0), market="")
    state.cards[0], state.open[0] = 0, 0
    assert refused(state, "1 choose 6") == "nothing-to-take"
    assert refusal(state, "1 choose 6").rule == "A-02"


# --- what decides ---------------------------------------------------------------------------------


@rule_id("A-06")
def test_A_06_coins_at_the_reveal_decide() -> None:
    """Seat 1 pays in region 1 for its right; that does not change who is first elsewhere."""
    state = choose(table(4, coins=(3, 2, 4, 3), tops="w x na-a na-b"), 1, 1, 2, 2)
    state = play(settle(state), "1 right w")
    assert [int(n) for n in state.snap[:4]] == [3, 2, 4, 3]
    state = settle(state)
    assert (step(state), acting(state)) == ("right", [3])


@rule_id("A-06")
def test_A_06_sixes_are_ordered_by_the_coins_at_the_reveal() -> None:
    """They would be equal after the first has paid; the order stands."""
    state = choose(table(coins=(6, 5, 3)), 6, 6, 6)
    order = []
    while step(state) != "play":
        (seat,) = acting(state)
        order.append(seat)
        state = play(state, f"{seat} pile market")
        state = play(state, f"{seat} {legal(state, seat)[0]}")
    assert (order, coins(state)) == ([1, 2, 3], [3, 2, 0])


@rule_id("A-08", "W-SIX-01")
def test_A_08_sixes_come_after_all_contests() -> None:
    """Seat 3's six comes last, though two contend for region 2; it sees what they have left."""
    state = choose(table(coins=(2, 1, 9), tops="low-a low-b low-c"), 2, 2, 6)
    state = settle(play(state, "chance turn low-d"))
    assert (step(state), acting(state)) == ("right", [1])
    state = play(state, "1 right low-d")
    assert (step(state), acting(state)) == ("pile", [3])
    state = settle(play(state, "3 pile 2"))
    pile = [word.split()[1] for word in legal(state, 3, "take")]
    assert len(pile) == sizes(state)[1]
    assert {"low-b", "low-d"}.isdisjoint(pile)


@rule_id("TV-54", "A-07", "W-SIX-01")
def test_TV_54_the_six_looks_after_the_top_is_taken_and_before_it_is_sold() -> None:
    state = choose(table(coins=(1, 9, 1), tops="low-a low-b low-c"), 2, 6, 3)
    assert (step(state), acting(state)) == ("pile", [2])
    assert (hand(state, 1)[-1], hand(state, 3)[-1]) == ("low-b", "low-c")
    looking = settle(play(state, "2 pile 2"))
    assert "take low-b" not in legal(looking, 2)
    buying = play(state, "2 pile market")
    assert "take low-b" not in legal(buying, 2)
    state = sell_newest(play(looking, f"2 {legal(looking, 2, 'take')[0]}"))
    assert "low-b" in market(state)
