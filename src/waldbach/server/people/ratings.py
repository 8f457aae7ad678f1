"""Ratings: how strong people have shown themselves in rated games.

A rating is openskill's `mu` and `sigma` for each game. People see one cautious number,

    1000 + 48 x (mu - 3 sigma)

which is 1000 before the first game and rises as more becomes known. 48 points make the scale that
of chess: where both ratings are sure, 200 points more mean three wins in four.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from waldbach import ratings as skills
from waldbach.ratings import Skill
from waldbach.server.models import Person, Rating
from waldbach.server.people.ground import lock_all
from waldbach.server.people.who import GUEST

BASE, SCALE = 1000, 48
MOST_LISTED = 100


@dataclass(frozen=True)
class Rated:
    """What a person has shown in a game."""

    points: int
    games: int


@dataclass(frozen=True)
class Rung:
    """A line of the ladder; those with equal points share a place."""

    place: int
    person: str
    name: str
    kind: str
    points: int
    games: int


def points(skill: Skill) -> int:
    return round(BASE + SCALE * skill.ordinal)


async def ratings_of(db: AsyncSession, person: str) -> dict[str, Rated]:
    query = select(Rating).where(Rating.person == person).order_by(Rating.game)
    return {row.game: _rated(row) for row in await db.scalars(query)}


class Ratings:
    def __init__(self, db: async_sessionmaker[AsyncSession], clock: Callable[[], int]) -> None:
        self.db, self.clock = db, clock

    async def record(self, db: AsyncSession, game: str, places: Mapping[str, int]) -> None:
        """Rate a finished game, as part of the transaction that notes its end.

        `places` has all rated people with their places. Games of one are no measure, and those who
        are gone are counted but not written down.
        """
        if len(places) < 2:
            return
        people = await lock_all(db, places)
        query = select(Rating).where(Rating.game == game, Rating.person.in_(places))
        rows = {row.person: row for row in await db.scalars(query.with_for_update())}
        before = {id: _skill(rows[id]) if id in rows else skills.unknown() for id in places}
        for id, skill in skills.after(list(places.items()), before).items():
            if people[id].deleted_at is not None:
                continue
            row = rows.get(id)
            if row is None:
                row = Rating(person=id, game=game, games=0)
                db.add(row)
            row.mu, row.sigma = skill.mu, skill.sigma
            row.games, row.changed_at = row.games + 1, self.clock()
        await db.flush()

    async def ladder(self, game: str, limit: int = MOST_LISTED) -> list[Rung]:
        """The best accounts and bots."""
        query = (
            select(Rating, Person)
            .join(Person, Rating.person == Person.id)
            .where(
                Rating.game == game,
                Person.kind != GUEST,
                Person.deleted_at.is_(None),
                Person.banned_at.is_(None),
            )
            .order_by((Rating.mu - 3 * Rating.sigma).desc(), Person.id)
            .limit(min(limit, MOST_LISTED))
        )
        async with self.db() as db:
            found = [(_rated(row), person) for row, person in (await db.execute(query)).all()]
        best = [rated.points for rated, _ in found]
        return [
            Rung(
                1 + best.index(rated.points),
                person.id,
                person.name,
                person.kind,
                rated.points,
                rated.games,
            )
            for rated, person in found
        ]


def _skill(row: Rating) -> Skill:
    return Skill(row.mu, row.sigma)


def _rated(row: Rating) -> Rated:
    return Rated(points(_skill(row)), row.games)
