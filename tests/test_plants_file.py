"""The plants of the browser's encyclopedia are those of the card file."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import numpy as np

from waldbach import registry
from waldbach.game import CHANCE

TOOL = Path(__file__).parent.parent / "tools" / "plants.py"


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("plants", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_file_is_current() -> None:
    plants = tool()
    assert plants.FILE.read_text(encoding="utf-8") == plants.text(), "run python tools/plants.py"


def test_plants_are_told_as_at_a_table() -> None:
    game = registry.get("waldgaertner")
    rng, state = np.random.default_rng(1), game.new(4, {})
    while game.acting(state) == (CHANCE,):  # until the market lies open
        state = game.apply(state, CHANCE, game.chance(state, rng))
    told = game.describe(game.view(state, 0))["cards"]
    plants = {plant["key"]: plant for plant in json.loads(tool().text())}
    assert told
    assert all(plants[key] == facts for key, facts in told.items())
