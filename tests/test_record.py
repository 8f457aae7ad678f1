"""Records: fields as attributes, numbers at once, and a memory that compiled code writes to."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from tests.tables import every_game
from waldbach.game import Game, State
from waldbach.games.waldgaertner.layout import DTYPE as WALD
from waldbach.record import Record


class Small(Record):
    """A record of a few fields."""

    __slots__ = ()


DTYPE = Small.dtype_of(
    [("turn", np.int64), ("hand", np.int8, (3,)), ("step", np.int16), ("seat", np.int8)]
)


def small() -> State:
    record = np.zeros(1, DTYPE)[0]
    record.turn, record.step, record.seat = 2**40, -300, -2
    record.hand[:] = 1, -2, 3
    return record


def test_fields_are_attributes() -> None:
    record = small()
    assert (record.turn, record.step, record.seat) == (2**40, -300, -2)
    assert record["hand"].tolist() == record.hand.tolist() == [1, -2, 3]
    record.hand = 7
    assert record.hand.tolist() == [7, 7, 7]
    with pytest.raises(AttributeError):
        record.foot = 1
    with pytest.raises(AttributeError):
        _ = record.foot


def test_numbers_are_all_single_fields_as_plain_integers() -> None:
    numbers = small().numbers()
    assert numbers._asdict() == {"turn": 2**40, "step": -300, "seat": -2}
    assert {type(number) for number in numbers} == {int}


@every_game
def test_numbers_agree_with_the_fields(game: Game) -> None:
    state = game.new(game.min_seats)
    single = [name for name in game.dtype.names or () if not game.dtype[name].shape]
    for number, name in enumerate(single):
        state[name] = number * 10**9 - 5
    assert state.numbers()._asdict() == {name: int(state[name]) for name in single}


@every_game
def test_a_record_of_an_array_is_a_view_that_rules_write_to(game: Game) -> None:
    states = np.zeros(3, game.dtype)
    states[1] = game.new(game.min_seats)
    before = states[1].tobytes()
    game.kernel.hide(states[1], 0)
    assert states[1].tobytes() != before
    assert states[0].tobytes() == states[2].tobytes() == bytes(game.dtype.itemsize)


@every_game
def test_records_can_be_copied_and_sent(game: Game) -> None:
    state = game.new(game.min_seats)
    for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert type(again) is type(state)
        assert game.same(again, state)
        assert game.acting(again) == game.acting(state)


@pytest.mark.parametrize("name", ["data", "numbers", "size"])
def test_a_field_cannot_take_the_name_of_what_a_record_has(name: str) -> None:
    class Wrong(Record):
        __slots__ = ()

    with pytest.raises(ValueError, match=f"`{name}`"):
        Wrong.dtype_of([(name, np.int64)])


def test_games_have_types_of_their_own() -> None:
    assert not hasattr(small(), "garden")
    assert not hasattr(np.zeros(1, WALD)[0], "turn")
