"""Areas on an empty grid: they grow from seeds and shift, space by space, until the land between
them is a brook worth playing on.

Whatever makes a board worse costs `toil`; a step is taken if it does not cost more than is allowed
at that time, which is less and less (threshold accepting). All of it is integers, so the same seed
gives the same board on every machine.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from random import Random

from waldbach.games.renature.inventing.dice import below, pick
from waldbach.games.renature.inventing.land import (
    ALL,
    AXIS,
    CENTRE,
    HALF_TURN,
    MIRROR,
    NONE,
    RIM,
    Land,
    arms,
    beside,
    cuts,
    flood,
    image,
    is_whole,
    narrow,
    spots,
    squares,
    straights,
    touching,
)

LEAST, MOST = 3, 9  # spaces of an area
STEPS = 3000
SEEDS_TRIED, FAR = 12, 9
LENIENT = 24  # what a step may cost at the beginning

# Pairs of touching spaces in the most compact area of each size.
COMPACT = (0, 0, 1, 2, 4, 5, 7, 8, 10, 12)

STRAIGHT = 7  # so long a straight piece of brook is dull
STRAIGHT_AREA = 5
MOST_TOIL = 170
RIM_WATER = 38  # more brook than this on the edge of the board is a moat


@dataclass(frozen=True)
class Wish:
    """What is asked of the areas: the size of each, which is its image in the symmetry (itself, if
    it lies in the middle or there is none), and spaces that stay brook."""

    sizes: tuple[int, ...]
    twins: tuple[int, ...]
    water: Land
    symmetry: str = NONE


class Areas:
    """The areas of a board while it is made."""

    def __init__(self, wish: Wish, rng: Random) -> None:
        self.wish, self.rng = wish, rng
        self.twin = wish.twins
        self.lands: list[Land] = [0] * len(wish.sizes)
        self.mirror = {one: image(one, wish.symmetry) for one in spots(ALL)}

    def settle(self) -> None:
        """Let them grow and shift."""
        self._sow()
        worth = self.toil()
        for step in range(STEPS):
            before = list(self.lands)
            now = self.toil() if self._change() else None
            if now is not None and now - worth <= allowed(step):
                worth = now
            else:
                self.lands = before

    # --- steps ------------------------------------------------------------------------------------

    def _sow(self) -> None:
        """A seed for each area, the best of a few places: far from the others."""
        middle_first = sorted(range(len(self.twin)), key=lambda number: self.twin[number] != number)
        for number in middle_first:
            if self.twin[number] < number:
                continue
            choices = self._ground(number)
            tried = [pick(self.rng, choices) for _ in range(SEEDS_TRIED)]
            self._put(number, max(tried, key=self._loneliness))

    def _ground(self, number: int) -> list[Land]:
        """Where the seed of an area may lie."""
        free = ALL & ~self.wish.water & ~self._near_others(number)
        if self.twin[number] == number and self.wish.symmetry != NONE:
            middle = AXIS if self.wish.symmetry == MIRROR else CENTRE
            return list(spots(free & middle))
        if self.wish.symmetry == MIRROR:
            free &= ~(AXIS | beside(AXIS))
        if self.wish.symmetry == HALF_TURN:
            free &= ~(CENTRE | beside(CENTRE))
        return list(spots(free))

    def _loneliness(self, seed: Land) -> int:
        """How far the nearest area is."""
        land, found, steps = self.soil(), seed, 0
        while not found & land and steps < FAR:
            found |= beside(found)
            steps += 1
        return steps

    def _change(self) -> bool:
        """A space more, a space less, or one space shifted; False if that cannot be done."""
        number = below(self.rng, len(self.lands))
        size, target = self.lands[number].bit_count(), self.wish.sizes[number]
        if size < target:
            return self._grow(number)
        if size > target:
            return self._shrink(number)
        return self._shrink(number) and self._grow(number)

    def _grow(self, number: int) -> bool:
        edge = beside(self.lands[number]) & ~self.wish.water & ~self.soil()
        choices = list(spots(edge & ~self._near_others(number)))
        if not choices:
            return False
        return self._put(number, pick(self.rng, choices))

    def _put(self, number: int, one: Land) -> bool:
        """A space more, and its image; False if the two areas would touch then."""
        twin, other = self.twin[number], self.mirror[one]
        self.lands[number] |= one
        self.lands[twin] |= other
        if self.wish.symmetry == NONE:
            return True
        land = self.lands[number]
        return twin == number or not (land | beside(land)) & self.lands[twin]

    def _shrink(self, number: int) -> bool:
        land = self.lands[number]
        gone = pick(self.rng, list(spots(land)))
        if self.twin[number] == number:
            gone |= self.mirror[gone]
        left = land & ~gone
        if not left or not is_whole(left):
            return False
        self.lands[number] = left
        if self.twin[number] != number:
            self.lands[self.twin[number]] &= ~self.mirror[gone]
        return True

    def _near_others(self, number: int) -> Land:
        others = self.soil() & ~self.lands[number]
        return others | beside(others)

    # --- worth ------------------------------------------------------------------------------------

    def soil(self) -> Land:
        return sum(self.lands)  # areas do not overlap

    def brook(self) -> Land:
        return ALL & ~self.soil()

    def toil(self) -> int:
        """How far this is from a good board."""
        brook = self.brook()
        toil = 60 * (brook & ~flood(brook, brook & -brook)).bit_count()
        toil += 4 * narrow(brook).bit_count() + 30 * arms(brook).bit_count()
        toil += 24 * squares(brook, 3) + 2 * squares(brook, 2)
        toil += 6 * straights(brook, STRAIGHT)
        toil += 3 * max(0, (brook & RIM).bit_count() - RIM_WATER)
        toil += 10 * straights(ALL & ~brook, STRAIGHT_AREA)
        return toil + sum(map(shape_toil, self.lands, self.wish.sizes))

    def is_good(self, narrows: int) -> bool:
        """Nothing of what the rules or our own eyes forbid; at most so many narrows."""
        brook = self.brook()
        return (
            all(LEAST <= land.bit_count() <= MOST for land in self.lands)
            and is_whole(brook)
            and not arms(brook)
            and not squares(brook, 3)
            and not straights(ALL & ~brook, STRAIGHT_AREA + 1)
            and self.toil() <= MOST_TOIL
            and cuts(brook).bit_count() <= narrows
        )


@functools.lru_cache(maxsize=1 << 14)
def shape_toil(land: Land, size: int) -> int:
    """How far an area is from its size, and from a compact shape."""
    found = land.bit_count()
    loose = COMPACT[min(found, MOST)] - touching(land)
    return 15 * abs(found - size) + 2 * loose * loose


def allowed(step: int) -> int:
    """What a step may cost: less and less, and nothing in the last third."""
    return max(0, LENIENT - LENIENT * 3 * step // (2 * STEPS))
