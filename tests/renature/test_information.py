"""Who may know what (R-I, Q-52..Q-57), and how far a turn can be taken back (Q-55)."""

from __future__ import annotations

import itertools
import json

import pytest

from tests.renature.diagrams import (
    GAME,
    MB1,
    MB3,
    box,
    fresh,
    hand,
    legal,
    play,
    position,
    random_game,
    rule_id,
    settle,
    step,
)
from waldbach.game import CHANCE, SPECTATOR, State
from waldbach.games.renature import layout as at
from waldbach.games.renature.notation import domino_name
from waldbach.log import Entry, Log, run_chance, seen_entries


def payload(state: State, viewer: int) -> str:
    """All that a viewer is ever sent of a state, as text."""
    view = GAME.view(state, viewer)
    return json.dumps(GAME.describe(view)) + GAME.format_position(view)


def swapped(state: State, one: str, other: str) -> State:
    """The same state with two dominoes in each other's place."""
    changed = GAME.copy(state)
    names = [domino_name(domino) for domino in range(at.DOMINOES)]
    i, j = names.index(one), names.index(other)
    changed.where[i], changed.where[j] = int(state.where[j]), int(state.where[i])
    return changed


def pool(state: State) -> list[str]:
    return [domino_name(d) for d in range(at.DOMINOES) if state.where[d] == at.POOL]


def same_view(one: State, other: State, viewer: int) -> bool:
    return GAME.same(GAME.view(one, viewer), GAME.view(other, viewer))


# --- secrets --------------------------------------------------------------------------------------


@rule_id("R-I-01")
@pytest.mark.parametrize("mode", ["base", "valley", "variant"])
def test_R_I_01_a_hand_is_visible_to_its_owner_only(mode: str) -> None:
    state = fresh(4, {"mode": mode})
    for owner, viewer in itertools.product(range(4), (0, 1, 2, 3, SPECTATOR)):
        told = payload(state, viewer)
        assert all((name in told) == (owner == viewer) for name in hand(state, owner + 1))
        # and in the bytes: another hand gives the same view, unless it is the own one
        other = swapped(state, hand(state, owner + 1)[0], pool(state)[0])
        assert same_view(state, other, viewer) == (owner != viewer)


@rule_id("R-I-02", "R-S-15")
def test_R_I_02_reserves_are_hidden_from_all_their_owners_included() -> None:
    """No record holds which domino lies in which reserve: all are drawn from one pool."""
    state = fresh(3)
    for viewer in (0, 1, 2, SPECTATOR):
        told = payload(state, viewer)
        assert not [name for name in pool(state) if name in told]
    after = play(state, legal(state, "discard")[0])
    assert step(after) == "refill"
    outcomes = [word.split()[1] for word in legal(after, "draw")]
    assert outcomes == pool(after)  # any of them, in nobody's order


@rule_id("R-I-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R_I_03_undealt_dominoes_and_spare_tokens_stay_hidden(seats: int) -> None:
    game = random_game(seats)
    undealt = at.DOMINOES - seats * int(at.DEALT[seats])
    assert all(len(pool(after)) >= undealt for _, _, _, after in game)
    end = game[-1][3]
    assert len(pool(end)) == undealt
    for viewer in (*range(seats), SPECTATOR):
        told = payload(end, viewer)
        assert not [name for name in pool(end) if name in told]
    assert int(end.backs.sum()) - int(end.areas) == 3
    # every back that is known at the end is that of a token which somebody took
    assert (end.back[1:] > 0).tolist() == (end.taken[1:] >= 0).tolist()


@rule_id("R-I-04")
@pytest.mark.parametrize("seats", [2, 4])
def test_R_I_04_backs_of_tokens_on_the_board_are_hidden_from_all(seats: int) -> None:
    for _, _, _, after in random_game(seats, "garden"):
        assert not after.back[after.taken < 0].any()  # not even the engine has them


TAKEN = """
    turn 9 seat 1 step place
    seats 3
    seat 1
      hand owl-owl
    seat 2
      hand hare-hare hare-frog
      box snail-snail
    seat 3
      hand frog-frog
    tokens 1/0 = 3 4 5
    areas 1:1/0 2:1/0@1=3 3:1/0@2=4
    board
          a  b  c  d  e
       1  S  .  .  .  .
       2  #  #  #  #  _
       3  _  #  _  #  #
"""


@rule_id("R-I-05", "Q-54")
def test_R_I_05_backs_of_taken_tokens_are_shown_to_their_owner_only() -> None:
    state = position(TAKEN)
    expected = {0: [3, None], 1: [None, 4], 2: [None, None], SPECTATOR: [None, None]}
    for viewer, backs in expected.items():
        seats = GAME.describe(GAME.view(state, viewer))["seats"].values()
        tokens = [token for seat in seats for token in seat["tokens"].values()]
        assert [token.get("back") for token in tokens] == backs
        other_back = position(TAKEN.replace("2:1/0@1=3", "2:1/0@1=5"))
        assert same_view(state, other_back, viewer) == (viewer != 0)


@rule_id("Q-54")
def test_Q_54_the_taker_is_shown_the_back_at_once_and_the_others_are_not() -> None:
    state = position("seat 1\n  clouds 0\n  hand owl-hare\ntokens 2/1 = 1 4", MB3)
    before = play(state, "place owl@a1 hare@b1", "no-plant")
    after = play(before, "back 4")
    for viewer, bonus in ((0, 4), (1, None), (SPECTATOR, None)):
        seen = GAME.seen(before, CHANCE, GAME.parse("back 4"), viewer)
        views = GAME.view(before, viewer), GAME.view(after, viewer)
        assert GAME.events(views[0], CHANCE, seen, views[1]) == [
            {"event": "back-seen", "seat": 1, "area": 1, "bonus": bonus}
        ]
        assert GAME.format(seen) == f"back {bonus or '?'}"


@rule_id("R-I-06")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_R_I_06_board_plants_joker_clouds_slots_scores_and_sizes_are_public(viewer: int) -> None:
    secret = {"dominoes", "box", "tokens"}
    public = {"clouds", "own", "neutral", "hand", "reserve", "discarded", "points", "total"}
    for _, _, _, state in random_game(3, "garden")[::29]:
        true, shown = GAME.describe(state), GAME.describe(GAME.view(state, viewer))
        for key in ("spaces", "areas", "joker", "step", "turn", "seat", "domino", "mushrooms"):
            assert shown[key] == true[key]
        for seat, truth in zip(shown["seats"].values(), true["seats"].values(), strict=True):
            assert public <= seat.keys()
            assert all(seat[key] == truth[key] for key in seat.keys() - secret)
            # who holds which token is public as well
            assert seat["tokens"].keys() == truth["tokens"].keys()


@rule_id("R-I-07", "T-116")
def test_R_I_07_the_view_of_player_2_holds_no_secret_of_others() -> None:
    state = position(TAKEN)
    view = GAME.view(state, 1)
    told = payload(state, 1)
    assert [name for name in ("owl-owl", "frog-frog") if name in told] == []
    assert all(name in told for name in ("hare-hare", "hare-frog", "snail-snail"))
    assert [int(back) for back in view.back[1:4]] == [0, 0, 4]
    assert set(view.where.tolist()) == {at.POOL, at.HAND + 1, at.BOX + 1}


@rule_id("R-I-07", "T-116")
@pytest.mark.parametrize("mode", ["base", "garden", "valley", "variant"])
def test_R_I_07_no_payload_ever_holds_a_secret(mode: str) -> None:
    """Invariant 11, through whole games."""
    for _, _, _, state in random_game(4, mode)[:-1:31]:
        for viewer in (0, 1, 2, 3, SPECTATOR):
            told, view = payload(state, viewer), GAME.view(state, viewer)
            for owner in {0, 1, 2, 3} - {viewer}:
                secrets = hand(state, owner + 1) + box(state, owner + 1)
                assert not [name for name in secrets if name in told]
                assert not (view.where == at.HAND + owner).any()
                assert not (view.where == at.BOX + owner).any()
            assert not view.back[(view.taken != viewer)].any()


# --- discards and the log -------------------------------------------------------------------------


@rule_id("Q-52")
def test_Q_52_discards_are_hidden_until_the_game_is_over() -> None:
    state = position("seat 1\n  hand owl-owl\nseat 2\n  hand hare-hare", MB1)
    word = GAME.parse("discard owl-owl")
    assert GAME.format(GAME.seen(state, 0, word, 0)) == "discard owl-owl"
    assert GAME.format(GAME.seen(state, 0, word, 1)) == "discard ?"
    assert GAME.format(GAME.seen(state, 0, word, SPECTATOR)) == "discard ?"
    after = play(state, "discard owl-owl", "end")
    assert "owl-owl" in payload(after, 0)
    for viewer in (1, SPECTATOR):
        assert "owl-owl" not in payload(after, viewer)
        assert GAME.describe(GAME.view(after, viewer))["seats"]["1"]["discarded"] == 1
    over = play(after, "discard hare-hare", "end")
    for viewer in (0, 1, SPECTATOR):
        assert "owl-owl" in payload(over, viewer)
        assert "hare-hare" in payload(over, viewer)


@rule_id("Q-52")
def test_Q_52_the_option_of_open_discards() -> None:
    state = position("options discards=open\nseat 1\n  hand owl-owl\nseat 2\n  hand hare-hare", MB1)
    assert GAME.format(GAME.seen(state, 0, GAME.parse("discard owl-owl"), 1)) == "discard owl-owl"
    after = play(state, "discard owl-owl")
    for viewer in (0, 1, SPECTATOR):
        assert "owl-owl" in payload(after, viewer)
    assert fresh(2, {"discards": "open"}).open_discards == 1
    assert fresh(2).open_discards == 0


def a_log() -> Log:
    """A placement by seat 1 and a discard by seat 2, after the deal."""
    log = Log.begin(GAME, 2, {"start": "1"})
    for word in ("", "place", "no-plant", "end", "discard", "end"):
        state = log.replay()
        if word:
            log.entries.append(Entry(int(state.seat), legal(state, word)[0]))
        log.entries += run_chance(GAME, log.replay(), log.entries, b"seed")[1]
    return log


@rule_id("Q-53", "Q-52", "Q-56")
def test_Q_53_placed_dominoes_are_public_in_the_log_and_nothing_else_of_a_hand() -> None:
    log = a_log()
    true = [entry.word for entry in log.entries]
    assert {word.split()[0] for word in true} >= {"draw", "place", "discard", "no-plant", "end"}
    for viewer in (0, 1, SPECTATOR):
        read = [entry.word for entry in seen_entries(log, viewer)]
        placed = [w for w in true if w.startswith("place")]
        assert [w for w in read if w.startswith("place")] == placed
        draws = [w for w in read if w.startswith("draw") and w != "draw ?"]
        assert len(draws) == {0: 4, 1: 4, SPECTATOR: 0}[viewer]
        discards = [w for w in read if w.startswith("discard")]
        discarded = [w for w in true if w.startswith("discard")]
        assert discards == (discarded if viewer == 1 else ["discard ?"])


@rule_id("Q-56")
def test_Q_56_spectators_see_public_data_only() -> None:
    state = settle(play(fresh(2), legal(fresh(2), "discard")[0]))
    view = GAME.view(state, SPECTATOR)
    assert set(view.where.tolist()) == {at.POOL}
    assert not view.back.any()
    told = payload(state, SPECTATOR)
    assert not [domino_name(d) for d in range(at.DOMINOES) if domino_name(d) in told]


@rule_id("Q-57")
def test_Q_57_the_preview_of_an_area_uses_public_data_only() -> None:
    """It is the same for every viewer, whoever holds what."""
    for _, _, _, state in random_game(2, "garden")[::23]:
        areas = [GAME.describe(GAME.view(state, viewer))["areas"] for viewer in (0, 1, SPECTATOR)]
        assert areas[0] == areas[1] == areas[2]


# --- taking back ----------------------------------------------------------------------------------


def barriers(state: State, *words: str) -> list[str]:
    """The words that end what can be taken back."""
    found = []
    for word in words:
        (seat,) = GAME.acting(state)
        after = play(state, word)
        if GAME.barrier(state, seat, GAME.parse(word), after):
            found.append(word)
        state = after
    return found


@rule_id("Q-55", "T-117")
def test_Q_55_a_domino_drawn_ends_what_can_be_taken_back() -> None:
    state = position(
        """
        seat 1
          hand owl-owl
          reserve 1
        seat 2
          hand hare-hare
        board
              a  b  c  d
           1  S  .  .  .
           2  1t _  .  .
        """
    )
    words = ["joker owl", "place owl@a1 owl@b1", "return a2", "plant own bush b2"]
    after_d = ["joker hare", "end"]
    assert barriers(state, *words, "draw trout-trout", *after_d) == ["draw trout-trout", "end"]


@rule_id("Q-55", "10.8")
def test_Q_55_a_back_seen_is_a_barrier_and_the_scoring_before_it_is_not() -> None:
    state = position("seat 1\n  hand owl-hare\ntokens 2/1 = 1 4", MB3)
    words = ["place owl@a1 hare@b1", "no-plant", "score", "back 4", "joker hare"]
    assert barriers(state, *words) == ["back 4"]


@rule_id("Q-55", "10.8")
def test_Q_55_with_an_empty_reserve_and_nothing_closed_the_whole_turn_can_be_taken_back() -> None:
    state = position("seat 1\n  hand owl-owl owl-hare\nseat 2\n  hand hare-hare", MB1)
    words = ["discard owl-owl", "joker owl", "again", "discard owl-hare", "end"]
    assert barriers(state, *words) == ["end"]  # buying an extra turn is none either


@rule_id("Q-55", "T-117")
def test_Q_55_only_random_steps_and_the_handing_over_are_barriers() -> None:
    for before, seat, action, after in random_game(3, "garden"):
        expected = seat == CHANCE or action == at.END
        assert GAME.barrier(before, seat, action, after) == expected
