"""The golden games of Renature (see `tests/golden.py`), and what only its files have."""

from __future__ import annotations

from pathlib import Path

from tests.golden import GoldenGames, golden
from tests.renature.golden_claims import CLAIMS

FILES = sorted((Path(__file__).parent / "golden").glob("*.game"))


class TestGolden(GoldenGames):
    files = FILES
    claims = CLAIMS


def test_there_is_a_whole_game_of_every_mode_and_number_of_players() -> None:
    whole = {
        (game.log.options["mode"], game.log.seats)
        for game in map(golden, FILES)
        if game.comments("claim") == ["whole-game"]
    }
    assert whole == {(mode, n) for mode in ("base", "valley", "variant") for n in (2, 3, 4)}


def test_the_boards_stand_in_the_files() -> None:
    """A golden game must not change when a shipped board does."""
    for game in map(golden, FILES):
        assert game.log.position is not None or "\n" in game.log.options["board"]
