"""Files of the browser client that are made by a tool are as it would make them now."""

from __future__ import annotations

import json

import numpy as np
import pytest

from tools import colours, plants, recorded_renature
from waldbach import registry
from waldbach.game import CHANCE


def test_the_plants_of_the_encyclopedia_are_current() -> None:
    assert plants.FILE.read_text(encoding="utf-8") == plants.text(), "run: python -m tools.plants"


def test_plants_are_told_as_at_a_table() -> None:
    game = registry.get("waldgaertner")
    rng, state = np.random.default_rng(1), game.new(4, {})
    while game.acting(state) == (CHANCE,):  # until the market lies open
        state = game.apply(state, CHANCE, game.chance(state, rng))
    told = game.describe(game.view(state, 0))["cards"]
    known = {plant["key"]: plant for plant in json.loads(plants.text())}
    assert told
    assert all(known[key] == facts for key, facts in told.items())


def test_the_sheet_of_colours_is_current() -> None:
    kept = colours.FILE.read_text(encoding="utf-8")
    assert kept == colours.text(), "run: python -m tools.colours"


def test_colour_blind_people_tell_the_seats_apart() -> None:
    assert min(colours.nearest_by_sight().values())[0] >= colours.APART


@pytest.mark.compiled_only
def test_the_recorded_games_of_renature_are_current() -> None:
    kept = recorded_renature.FILE.read_text(encoding="utf-8")
    assert kept == recorded_renature.text(), "run: python -m tools.recorded_renature"
