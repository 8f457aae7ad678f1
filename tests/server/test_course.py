"""The course of a match beside its moves: consent, giving up, caretakers, whose time runs."""

from __future__ import annotations

import pytest

from waldbach.arrangements import TABLE
from waldbach.game import CHANCE, BadInput
from waldbach.server import course
from waldbach.server.course import Course
from waldbach.server.journal import Numbered
from waldbach.server.pace import DAY, MINUTE


def follow(now: Course, *words: str, at: int = 0, acting: tuple[int, ...] = (0,)) -> Course:
    for number, word in enumerate(words, start=1):
        now = course.follow_table(now, Numbered(number, TABLE, word, at), acting)
    return now


def three(pace: str = "none") -> Course:
    return course.begin(pace, 3, 0)


def refused(key: str, call: object, *args: object) -> None:
    with pytest.raises(BadInput) as caught:
        call(*args)  # type: ignore[operator]
    assert caught.value.message == key
    assert str(caught.value)


# --- consent --------------------------------------------------------------------------------------


def test_what_is_asked_is_done_when_the_last_one_agrees() -> None:
    now = three()
    assert course.ask(now, 0, "take-back", 7) == ["ask 1 take-back 7"]
    now = follow(now, "ask 1 take-back 7")
    assert course.answer(now, 1, True) == ["agree 2"]
    now = follow(now, "agree 2")
    assert course.answer(now, 2, True) == ["agree 3", "take-back 7"]
    assert follow(now, "agree 3", "take-back 7").ask is None


def test_one_who_declines_is_enough() -> None:
    now = follow(three(), "ask 1 pause")
    assert course.answer(now, 2, False) == ["decline 3"]
    assert follow(now, "decline 3").ask is None


def test_playing_on_is_an_answer_too() -> None:
    now = follow(three(), "ask 1 take-back 7")
    assert course.follow_move(now, Numbered(2, 1, "end", 0), (2,), together=False).ask is None


def test_bots_caretakers_and_who_gave_up_have_no_say() -> None:
    now = follow(three(), "bot 2", "caretaker 3")
    assert course.ask(now, 0, "pause") == ["ask 1 pause", "pause"]
    refused("table-no-say", course.ask, now, 2, "pause")
    refused("table-no-say", course.answer, follow(now, "ask 1 pause"), 1, True)


def test_who_is_replaced_while_an_answer_is_missing_holds_nobody_up() -> None:
    now = follow(three(), "ask 1 pause", "agree 2")
    assert course.take_care(now, 2) == ["caretaker 3", "pause"]
    assert course.take_care(now, 0) == ["caretaker 1", "decline 1"]


def test_who_gives_up_while_a_caretaker_plays_is_not_waited_for_any_more() -> None:
    now = follow(three(), "caretaker 3", "resign 3")
    assert not now.care
    assert now.resigned == {2}
    assert course.give_back(now, 2) == []
    assert follow(now, "return 3") == now  # an older server may have stored it
    asked = follow(now, "ask 1 take-back 7")
    assert course.missing(asked) == {1}
    assert course.answer(asked, 1, True) == ["agree 2", "take-back 7"]


def test_a_take_back_waits_for_those_who_are_away() -> None:
    """What their seats have drawn since would come anew."""
    now = follow(three(), "bot 2", "caretaker 3")
    assert course.ask(now, 0, "take-back", 7) == ["ask 1 take-back 7"]
    asked = follow(now, "ask 1 take-back 7")
    assert course.missing(asked) == {2}
    back = follow(asked, "return 3")
    assert course.answer(back, 2, True) == ["agree 3", "take-back 7"]
    now = follow(three(), "ask 1 take-back 7", "agree 2")
    assert course.take_care(now, 2) == ["caretaker 3"]


def test_a_pause_does_not_bind_who_could_not_be_asked() -> None:
    now = follow(three(), "caretaker 3", "ask 1 pause", "agree 2", "pause", "return 3")
    assert course.ask(now, 2, "resume") == ["ask 3 resume", "resume"]
    assert course.ask(now, 0, "resume") == ["ask 1 resume"]
    later = follow(now, "resume", "pause")
    assert course.ask(later, 2, "resume") == ["ask 3 resume"]


def test_an_answer_to_something_else_does_not_count() -> None:
    now = follow(three(), "ask 1 pause", "decline 1", "ask 1 take-back 7")
    refused("table-asked-anew", course.answer, now, 1, True, 1)
    assert course.answer(now, 1, True, 3) == ["agree 2"]


def test_one_question_at_a_time() -> None:
    now = follow(three(), "ask 1 pause")
    refused("table-asked-already", course.ask, now, 1, "pause")
    refused("table-agreed-already", course.answer, now, 0, True)
    refused("table-not-asked", course.answer, three(), 0, True)
    refused("table-ask-kind", course.ask, three(), 0, "dance")


# --- pauses ---------------------------------------------------------------------------------------


def test_nothing_is_played_during_a_pause_and_all_agree_to_go_on() -> None:
    now = follow(three(), "pause", at=5)
    refused("match-paused", course.check_open, now)
    refused("table-paused", course.ask, now, 0, "pause")
    refused("table-not-paused", course.ask, three(), 0, "resume")
    assert course.ask(now, 0, "resume") == ["ask 1 resume"]
    course.check_open(follow(now, "resume"))


@pytest.mark.parametrize(
    ("pace", "longest"), [("live 10m+15s", DAY), ("days 24h bank 3d", 30 * DAY)]
)
def test_a_pause_does_not_last_for_ever(pace: str, longest: int) -> None:
    now = follow(three(pace), "pause", at=1000)
    assert course.next_look(now) == 1000 + longest
    assert course.end_long_pause(now, 1000 + longest - 1) == []
    assert course.end_long_pause(now, 1000 + longest) == ["resume"]
    assert course.end_long_pause(three(pace), 99 * DAY) == []


# --- giving up and coming back --------------------------------------------------------------------


def test_of_two_seats_one_that_resigns_ends_the_match() -> None:
    two = course.begin("none", 2, 0)
    assert course.resign(two, 1) == ["resign 2"]
    now = follow(two, "resign 2")
    assert now.given_up
    refused("table-resigned", course.resign, now, 1)
    assert not follow(three(), "resign 2").given_up


def test_a_caretaker_hands_the_seat_back() -> None:
    now = follow(three(), "caretaker 2")
    assert 1 not in now.people
    assert course.take_care(now, 1) == []
    assert course.give_back(now, 1) == ["return 2"]
    back = follow(now, "return 2")
    assert 1 in back.people
    assert course.give_back(back, 1) == []


# --- time -----------------------------------------------------------------------------------------


def asked(now: Course, acting: tuple[int, ...], at: int) -> Course:
    return course.follow_move(now, Numbered(1, CHANCE, "start 1", at), acting, together=False)


def left(now: Course) -> list[int]:
    return [seat.left for seat in now.clock.seats]


def test_the_time_of_who_acts_runs_and_the_increment_comes_with_the_turn() -> None:
    now = asked(three("live 10m+15s"), (0,), 0)
    now = course.follow_move(now, Numbered(2, 0, "place", MINUTE), (0,), together=False)
    assert left(now)[0] == 10 * MINUTE  # still thinking: not yet taken, no increment
    now = course.follow_move(now, Numbered(3, 0, "end", 2 * MINUTE), (1,), together=False)
    assert left(now) == [8 * MINUTE + 15_000, 10 * MINUTE, 10 * MINUTE]
    assert [seat.asked for seat in now.clock.seats] == [False, True, False]


def test_what_is_drawn_after_a_move_decides_whose_turn_it_is() -> None:
    now = asked(three("live 10m+15s"), (0,), 0)
    now = course.follow_move(now, Numbered(2, 0, "place", MINUTE), (CHANCE,), together=False)
    now = course.follow_move(now, Numbered(3, CHANCE, "draw", MINUTE), (0,), together=False)
    assert left(now)[0] == 10 * MINUTE  # the same turn: no increment


def test_of_choices_made_at_once_each_is_a_turn_also_the_last_one() -> None:
    now = asked(three("live 10m+15s"), (0, 1, 2), 0)
    now = course.follow_move(now, Numbered(2, 1, "choose", MINUTE), (0, 2), together=True)
    now = course.follow_move(now, Numbered(3, 0, "choose", MINUTE), (2,), together=True)
    now = course.follow_move(now, Numbered(4, 2, "choose", MINUTE), (0, 1, 2), together=True)
    assert left(now) == [9 * MINUTE + 15_000] * 3


def test_who_is_late_is_found_and_bots_never_are() -> None:
    now = asked(follow(three("live 1m+0s"), "bot 2"), (0, 1), 0)
    assert course.next_look(now) == MINUTE
    assert course.late(now, MINUTE - 1) == ()
    assert course.late(now, MINUTE) == (0,)
    assert course.late(follow(now, "caretaker 1", at=MINUTE), 2 * MINUTE) == ()


def test_a_take_back_gives_the_clock_to_whoever_acts_then() -> None:
    now = asked(three("live 10m+0s"), (1,), 0)
    now = follow(now, "take-back 3", at=MINUTE, acting=(0,))
    assert [seat.asked for seat in now.clock.seats] == [True, False, False]


def test_hours_are_written_down_where_they_are_others_than_before() -> None:
    now, berlin = three("days 24h bank 3d"), "Europe/Berlin 08:00-22:00"
    assert course.set_hours(now, {0: berlin, 1: None}) == [f"hours 1 {berlin}"]
    now = follow(now, f"hours 1 {berlin}")
    assert course.set_hours(now, {0: berlin}) == []
    assert course.set_hours(now, {0: None}) == ["hours 1"]
    now = follow(asked(now, (0,), 0), "hours 1")  # from the next turn on
    assert course.set_hours(now, {0: None}) == []
    assert course.set_hours(now, {0: berlin}) == [f"hours 1 {berlin}"]


def test_hours_and_vacations_are_checked_before_they_are_stored() -> None:
    now = three("days 24h bank 3d")
    refused("hours-form", course.set_hours, now, {0: "whenever"})
    with pytest.raises(BadInput):
        course.declare_vacation(now, 0, "soon", 0)


def test_a_match_begins_with_its_bots_and_hours() -> None:
    words = course.initial_words({2}, {0: "Europe/Berlin 08:00-22:00"})
    assert words == ["bot 3", "hours 1 Europe/Berlin 08:00-22:00"]
    now = follow(three("days 24h bank 3d"), *words)
    assert now.bots == {2}
    assert now.clock.seats[0].hours.zone == "Europe/Berlin"
