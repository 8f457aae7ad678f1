"""The golden games of Waldgärtner (see `tests/golden.py`), and what only its files have."""

from __future__ import annotations

from pathlib import Path

from tests.golden import GoldenGames, golden
from tests.waldgaertner.golden_claims import CLAIMS, GAME
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.cards import EDITIONS

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
    assert whole == {(mode, n) for mode in ("basic", "advanced") for n in range(2, 7)}


def test_the_cards_of_a_file_cannot_change() -> None:
    """A match keeps the edition it began with, or carries its cards with it."""
    for game in map(golden, FILES):
        cards = game.log.options.get("cards", "")
        assert game.log.position is not None or "\n" in cards or cards in EDITIONS


def test_every_option_has_a_game_with_another_value() -> None:
    defaults = GAME.check_table(3, {})
    rare = {
        name
        for game in map(golden, FILES)
        for name, value in game.log.options.items()
        if value != defaults[name]
    }
    assert rare == set(defaults) - {"origins"}


def test_all_cards_stay_in_the_game() -> None:
    """2.1: hands, gardens, regions and market hold the cards of the origins, at every moment."""
    for game in map(golden, FILES):
        for step in game.steps:
            state = step.after
            unseen = int((state.where == at.POOL).sum())
            in_decks = int((state.where == at.DECK).sum())
            away = int((state.where == at.AWAY).sum())
            if state.this_round:
                assert unseen + in_decks == state.cards.sum()
                assert at.CARDS - away == {2: 50, 3: 75, 4: 100}.get(game.log.seats, 125)
