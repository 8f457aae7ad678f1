"""Tables on boards that no new table may have: what was opened before that was asked goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from tests.server.tables.place import FREE, ME, bot, opened, refused, wish
from waldbach.games.renature import meta
from waldbach.games.renature.board import load_shipped, write_board
from waldbach.server.tables.forms import NewFork, Rematch

pytestmark = pytest.mark.compiled_only

NAMED = write_board(replace(load_shipped("brook"), name="a\x1b[31mred one"))
BARREN = "name: x\nmode: base\ntokens: 2/1 = 1\nboard:\nS.#a.\n..#a.\n"  # nobody can plant
OLD = pytest.mark.parametrize(
    ("board", "message"),
    [(NAMED, "board-name-sign"), (BARREN, "board-unplayable")],
    ids=["name", "nothing to plant"],
)


@contextmanager
def before() -> Iterator[None]:
    """As a server did that asked nothing of names and areas."""
    with pytest.MonkeyPatch.context() as past:
        past.setattr(meta, "admit_board", lambda text: None)
        yield


@OLD
async def test_a_match_on_an_old_board_goes_on_to_its_end_and_behind_it(
    url: str, board: str, message: str
) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        with before():
            table = await place.duel(anna, ben, options={"board": board})
            await place.play(table, 5)
    async with opened(url) as place:  # a server that has never seen it
        await place.play(table, 5)
        await place.tables.finish(await place.play(table))
        last = (await place.tables.replay(table, None, 0)).last
        assert (await place.tables.replay(table, None, last, "all")).view
        kept = await place.tables.keep_file(anna, await place.tables.export(table, anna))
        assert (await place.row(kept)).options["board"] == board
        fork = NewFork(number=3, seats=[ME, bot()])
        forked = await place.matches.get(await place.tables.fork(anna, table, fork))
        assert forked.stored.options["board"] == board
        other = Rematch(game="renature", options={"board": board})
        async with refused(message):
            await place.tables.rematch(anna, table, other)
        again = await place.tables.rematch(anna, table)
        await place.tables.rematch(ben, table)
        assert (await place.play(again, 5)).log().options["board"] == board
        async with refused(message):
            await place.tables.create(anna, wish(ME, bot(), options={"board": board}))


@OLD
async def test_a_table_that_was_opened_on_an_old_board_begins(
    url: str, board: str, message: str
) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        with before():
            table = await place.tables.create(anna, wish(ME, FREE, options={"board": board}))
        await place.tables.join(ben, table)
        assert (await place.play(table, 5)).log().options["board"] == board
