"""Who meets whom: everyone equally often, in every seat, at every deal."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

import waldbach
from waldbach.lab import tournament
from waldbach.lab.lineups import MOST_COMPLETE, lineups, seatings

NAMES = [f"p{number}" for number in range(20)]


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (20, 2), (3, 3), (5, 3), (6, 6), (7, 4)])
def test_all_combinations_where_they_are_few(players: int, seats: int) -> None:
    names = NAMES[:players]
    assert lineups(names, seats, 0) == list(itertools.combinations(names, seats))


@pytest.mark.parametrize(("players", "seats"), [(9, 4), (12, 3), (20, 3), (11, 6), (20, 5)])
def test_a_balanced_choice_where_they_are_many(players: int, seats: int) -> None:
    names = NAMES[:players]
    chosen = lineups(names, seats, 0)
    assert len(chosen) >= MOST_COMPLETE
    assert all(len(set(lineup)) == seats for lineup in chosen)
    sat = Counter(name for lineup in chosen for name in lineup)
    assert max(sat.values()) - min(sat[name] for name in names) <= 1
    met = Counter(pair for lineup in chosen for pair in itertools.combinations(lineup, 2))
    assert len(met) == players * (players - 1) // 2
    assert max(met.values()) <= 3 * sum(met.values()) / len(met)
    assert lineups(names, seats, 0) == chosen != lineups(names, seats, 1)


def test_one_against_the_rest_where_players_are_fewer_than_seats() -> None:
    assert lineups(["a", "b"], 4, 0) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]
    three = lineups(["a", "b", "c"], 5, 0)
    assert len(three) == 6
    assert all(sorted(Counter(lineup).values()) == [1, 4] for lineup in three)


def test_everyone_sits_in_every_seat_once() -> None:
    for deal in range(1, 9):
        seated = seatings(("a", "b", "c", "d"), 5, deal)
        assert all(sorted(column) == list("abcd") for column in zip(*seated, strict=True))
        first = seated[0]
        assert seated == [first[turn:] + first[:turn] for turn in range(4)]


def test_who_follows_whom_changes_from_deal_to_deal() -> None:
    behind: Counter[str] = Counter()
    for deal in range(1, 241):
        (order, *_) = seatings(("a", "b", "c", "d"), 5, deal)
        behind[order[(order.index("a") + 1) % 4]] += 1
    assert set(behind) == set("bcd")
    assert max(behind.values()) < 120


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_deal_is_played_in_each_rotation_exactly_once(seats: int) -> None:
    names = ["greedy", "random", "greedy@5"]
    plan = tournament.plan("renature", names, seats=seats, games=10, seed=3)
    matches = plan.matches()
    assert len({match.key for match in matches}) == len(matches)
    deals = -(-10 // seats)
    assert len(matches) == deals * seats * len(plan.lineups)
    for deal in range(1, deals + 1):
        for lineup in plan.lineups:
            seated = [
                match.players
                for match in matches
                if match.deal == deal and Counter(match.players) == Counter(lineup)
            ]
            first = seated[0]
            assert seated == [first[turn:] + first[:turn] for turn in range(seats)]


def test_a_deal_is_the_same_for_all_who_play_it() -> None:
    plan = tournament.plan("renature", ["greedy", "random", "greedy@5"], games=4, seed=3)
    seeds = {(match.deal, match.chance_seed) for match in plan.matches()}
    assert len(seeds) == plan.deals
    lucks = [match.luck_seed(seat) for match in plan.matches() for seat in range(2)]
    assert len(set(lucks)) == len(lucks)
    assert not set(lucks) & {seed for _, seed in seeds}


@pytest.mark.parametrize("game", waldbach.names())
def test_the_first_cards_of_a_deal_do_not_depend_on_who_plays(game: str) -> None:
    from waldbach.lab.match import play

    plan = tournament.plan(game, ["greedy", "random"], games=4, seed=3)
    begun: dict[int, set[tuple[str, ...]]] = {}
    for match in plan.matches():
        entries = [str(entry) for entry in play(match)[0].entries]
        first = list(itertools.takewhile(lambda entry: entry.startswith("chance"), entries))
        assert first
        begun.setdefault(match.deal, set()).add(tuple(first))
    assert [len(found) for found in begun.values()] == [1, 1]
    assert begun[1] != begun[2]
