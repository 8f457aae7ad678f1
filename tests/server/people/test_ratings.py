"""Ratings: what openskill says, written down once for each game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from tests.server.people.around import House, open_house
from waldbach import ratings as skills
from waldbach.ratings import Skill
from waldbach.server.errors import Missing
from waldbach.server.ids import new_id
from waldbach.server.models import Rating
from waldbach.server.people.ratings import points


async def record(house: House, game: str, places: Mapping[str, int]) -> None:
    async with house.people.ground.write() as change:
        await house.people.ratings.record(change.db, game, places)


# --- the numbers ----------------------------------------------------------------------------------


def test_a_newcomer_has_1000_points() -> None:
    assert points(skills.unknown()) == 1000


def test_200_points_more_are_three_wins_in_four_where_both_are_sure() -> None:
    model = PlackettLuce()
    weak = model.rating(25, 0.001)
    strong = model.rating(25 + 200 / 48, 0.001)
    ahead = points(Skill(strong.mu, strong.sigma)) - points(Skill(weak.mu, weak.sigma))
    assert ahead == 200
    assert model.predict_win([[strong], [weak]])[0] == pytest.approx(0.76, abs=0.02)


@given(st.integers(2, 6).flatmap(lambda seats: st.permutations(range(1, seats + 1))))
def test_who_is_placed_better_gains_more(places: list[int]) -> None:
    standing = [(f"p{n}", place) for n, place in enumerate(places)]
    before = {name: skills.unknown() for name, _ in standing}
    after = skills.after(standing, before)
    ranked = [name for name, _ in sorted(standing, key=lambda one: one[1])]
    assert sorted(after, key=lambda name: -after[name].mu) == ranked
    assert all(after[name].sigma < before[name].sigma for name in after)


# --- in the database ------------------------------------------------------------------------------


async def test_a_game_is_rated_as_openskill_does(url: str) -> None:
    async with open_house(url) as house:
        people = [(await house.guest(f"P{n}"))[0].person for n in range(3)]
        game = new_id()
        await record(house, game, dict(zip(people, (2, 1, 2), strict=True)))
        model = PlackettLuce()
        right = model.rate([[model.rating()] for _ in people], ranks=[2.0, 1.0, 2.0])
        for person, (expected,) in zip(people, right, strict=True):
            row = await house.get(Rating, (person, game))
            assert (row.mu, row.sigma) == (expected.mu, expected.sigma)
            assert (row.games, row.changed_at) == (1, house.clock.now)
        await record(house, game, {people[0]: 1, people[1]: 2})
        of = [(await house.rated(person))[game] for person in people]
        assert [one.games for one in of] == [2, 2, 1]


async def test_a_game_that_is_not_stored_is_not_rated(url: str) -> None:
    async with open_house(url) as house:
        (one, _), (other, _) = await house.guest(), await house.guest()
        game = new_id()
        async with house.people.ground.read() as db:
            await house.people.ratings.record(db, game, {one.person: 1, other.person: 2})
            await db.rollback()
        assert await house.rated(one.person) == {}


async def test_a_game_of_one_is_no_measure_and_strangers_are_refused(url: str) -> None:
    async with open_house(url) as house:
        one, _ = await house.guest()
        game = new_id()
        await record(house, game, {one.person: 1})
        with pytest.raises(Missing):
            await record(house, game, {one.person: 1, "nobody": 2})
        assert await house.rated(one.person) == {}


async def test_who_has_left_is_played_against_but_not_written_down(url: str) -> None:
    async with open_house(url) as house:
        (one, _), (gone, _) = await house.guest(), await house.guest()
        game = new_id()
        await house.people.leaving.leave(gone)
        await record(house, game, {one.person: 1, gone.person: 2})
        assert (await house.rated(one.person))[game].points > 1000
        assert await house.rated(gone.person) == {}


async def test_games_that_end_at_once_are_all_counted(url: str) -> None:
    async with open_house(url) as house:
        people = [(await house.guest(f"P{n}"))[0].person for n in range(4)]
        game = new_id()
        pairs = [(a, b) for a in people for b in people if a != b]
        await asyncio.gather(*(record(house, game, {a: 1, b: 2}) for a, b in pairs))
        of = [(await house.rated(person))[game].games for person in people]
        assert of == [6, 6, 6, 6]


async def test_the_ladder_has_the_best_accounts_and_bots_first(url: str) -> None:
    async with open_house(url) as house:
        best, _ = await house.account()
        bot = await house.people.tokens.make_bot(best, "Robo")
        last, _ = await house.account()
        guest, _ = await house.guest()
        banned, _ = await house.account()
        game = new_id()
        order = (best.person, guest.person, bot.id, banned.person, last.person)
        for _ in range(5):
            await record(house, game, {person: place for place, person in enumerate(order, 1)})
        await house.people.ban(banned.person)
        ladder = await house.people.ratings.ladder(game)
        assert [rung.person for rung in ladder] == [best.person, bot.id, last.person]
        assert [rung.place for rung in ladder] == [1, 2, 3]
        assert ladder[0].points > ladder[1].points > ladder[2].points
        assert (ladder[0].name, ladder[0].kind, ladder[0].games) == (best.name, "account", 5)
        assert len(await house.people.ratings.ladder(game, 2)) == 2
        assert await house.people.ratings.ladder(new_id()) == []


async def test_equals_share_a_place_on_the_ladder(url: str) -> None:
    async with open_house(url) as house:
        people = [(await house.account())[0].person for _ in range(3)]
        game = new_id()
        await record(house, game, {people[0]: 1, people[1]: 1, people[2]: 3})
        places = {rung.person: rung.place for rung in await house.people.ratings.ladder(game)}
        assert [places[person] for person in people] == [1, 1, 3]
