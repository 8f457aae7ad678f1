"""Observations: bounded, from the view alone, counted from who looks, and as described."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.tables import Table, every_game, every_table, recorded, rng_of, sampled
from waldbach import registry
from waldbach.adapters.observation import Observer, observer
from waldbach.adapters.task import Task
from waldbach.game import CHANCE, Game, State
from waldbach.games.renature import layout as ren
from waldbach.games.renature.notation import ANIMAL_NAMES, PLANT_NAMES, read_domino
from waldbach.games.waldgaertner import layout as wald
from waldbach.games.waldgaertner.cards import id_of
from waldbach.places import places

DOCS = Path(__file__).parents[2] / "docs" / "environments.md"
SAMPLES = 6
LEAK_SAMPLES = 24  # in many states of a table of two nothing is hidden


@pytest.mark.slow
@every_table
def test_observations_stay_in_their_bounds(table: Table) -> None:
    seen = observer(table.game, table.seats)
    for state in sampled(table, SAMPLES, "bounds"):
        for seat in range(table.seats):
            out = np.full(seen.size + 1, -31000, np.int16)
            written = seen.room.observe(table.game.view(state, seat), seat, out)
            assert (written, out[-1]) == (seen.size, -31000)
            wrong = np.flatnonzero((out[:-1] < seen.low) | (out[:-1] > seen.high))
            assert not [field_at(seen, int(at)) for at in wrong]


def field_at(seen: Observer, at: int) -> str:
    return next(f.name for f in seen.fields if f.at.start <= at < f.at.stop)


@every_table
def test_observations_do_not_leak(table: Table) -> None:
    """States that differ only in what a seat may not know look alike to it."""
    seen, game = observer(table.game, table.seats), table.game
    rng, different = rng_of(table, "observations"), 0
    for state in sampled(table, LEAK_SAMPLES, "leaks"):
        for seat in range(table.seats):
            other = game.redeal(game.view(state, seat), rng)
            assert (seen.observe(state, seat) == seen.observe(other, seat)).all()
            different += not game.same(state, other)
    assert different > 0


@every_game
def test_the_leak_test_would_find_a_leak(game: Game) -> None:
    """Without the view the same numbers tell such states apart."""
    table = Table(game.name, game.max_seats, ())
    seen, rng, leaks = observer(game, table.seats), rng_of(table, "leak"), 0
    for state in sampled(table, LEAK_SAMPLES, "leaks"):
        other = game.redeal(game.view(state, 0), rng)
        outs = np.zeros((2, seen.size), np.int16)
        for row, one in zip(outs, (state, other), strict=True):
            seen.room.observe(one, 0, row)
        leaks += not (outs[0] == outs[1]).all()
    assert leaks > 0


@every_table
def test_seats_are_counted_from_the_one_that_looks(table: Table) -> None:
    seen, game, n = observer(table.game, table.seats), table.game, table.seats
    for state in sampled(table, 4, "seats"):
        results = game.results(state)
        for seat in range(n):
            fields = seen.split(seen.observe(state, seat))
            order = [(seat + k) % n for k in range(n)]
            assert fields["total"].tolist() == [results[other].total for other in order]
            assert fields["place"].tolist() == [results[other].place for other in order]
            acting = game.acting(state)
            assert fields["to_act"].tolist() == [int(other in acting) for other in order]


@every_game
def test_fields_fill_the_vector_without_gaps(game: Game) -> None:
    for seats in range(game.min_seats, game.max_seats + 1):
        seen, end = Observer(game, seats), 0
        for field in seen.fields:
            assert (field.at.start, field.at.stop - end) == (end, int(np.prod(field.shape)))
            assert field.low < field.high
            assert field.meaning
            end = field.at.stop
        assert len({field.name for field in seen.fields}) == len(seen.fields)


@every_game
def test_scaled_and_split(game: Game) -> None:
    table = Table(game.name, game.min_seats, ())
    seen = observer(game, table.seats)
    many = np.stack([seen.observe(state, 0) for state in sampled(table, 5, "scaled")])
    scaled = seen.scaled(many)
    assert scaled.dtype == np.float32
    assert (scaled.min(), scaled.max()) == (0, 1)
    fields = seen.split(many)
    assert all(fields[f.name].shape == (len(many), *f.shape) for f in seen.fields)
    assert (np.hstack([fields[f.name].reshape(len(many), -1) for f in seen.fields]) == many).all()


@pytest.mark.parametrize("game", registry.every(), ids=lambda game: game.name)
def test_the_documentation_lists_every_field(game: Game) -> None:
    """`python -m waldbach.adapters.observation` prints the tables anew. A game that lies elsewhere
    has its own in its README."""
    place = places()[game.name]
    docs = place.folder / "README.md" if place.outside else DOCS
    assert observer(game, 2).table() in docs.read_text(encoding="utf-8")


# --- actions --------------------------------------------------------------------------------------


@every_table
def test_every_choice_has_a_number_and_nothing_else_has(table: Table) -> None:
    task = Task(table.game, table.seats, dict(table.options))
    for step in recorded(table):
        if step.seat == CHANCE:
            assert task.index[step.action] < 0
        else:
            assert (task.legal(step.before, step.seat) >= 0).all()


@every_game
def test_words_and_actions(game: Game) -> None:
    task = Task(game, game.max_seats)
    assert (np.diff(task.numbers) > 0).all()
    words = [task.word(action) for action in range(task.actions)]
    assert [task.action(word) for word in words] == list(range(task.actions))
    assert not [word for word in words if "?" in word]


@every_game
def test_numbers_outside_and_words_of_chance_are_refused(game: Game) -> None:
    task = Task(game, game.min_seats)
    for wrong in (-1, task.actions):
        with pytest.raises(ValueError, match=f"0 to {task.actions - 1}"):
            task.word(wrong)
    drawn = next(s for s in recorded(Table(game.name, game.min_seats, ())) if s.seat == CHANCE)
    with pytest.raises(ValueError, match="no seat can choose"):
        task.action(game.format(drawn.action, drawn.before))


# --- what stands in the fields, beside what people are shown --------------------------------------


def samples_of(name: str, seats: int, **options: str) -> list[State]:
    return sampled(Table(name, seats, tuple(options.items())), SAMPLES, "fields")


@pytest.mark.parametrize("mode", ["base", "valley", "variant"])
def test_renature_fields(mode: str) -> None:
    game, seats = registry.get("renature"), 3
    seen = observer(game, seats)
    for state in samples_of("renature", seats, mode=mode):
        for seat in range(seats):
            view = game.view(state, seat)
            told, fields = game.describe(view), seen.split(seen.observe(state, seat))
            for name, space in told["spaces"].items():
                column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
                here = {field: int(fields[field][row, column]) for field in
                        ("animal", "plant", "owner", "cloud", "area", "fresh")}  # fmt: skip
                animal = space.get("animal")
                plant = space.get("plant")
                assert here == {
                    "animal": ANIMAL_NAMES.index(animal) + 1 if animal else 0,
                    "plant": PLANT_NAMES.index(plant) + 1 if plant else 0,
                    "owner": owner(space.get("colour"), seat, seats),
                    "cloud": space.get("clouds", 0),
                    "area": space.get("area", 0),
                    "fresh": int(name in told["domino"]),
                }
            me, *others = seats_from(told, seat)
            held = [read_domino(name) for name in me["dominoes"]]
            assert np.flatnonzero(fields["domino"] == 1).tolist() == held
            pairs = [tuple(pair) for pair in fields["hand"].tolist() if pair != [0, 0]]
            assert pairs == [(ren.LOW[d] + 1, ren.HIGH[d] + 1) for d in held]
            assert fields["own_plants"][0].tolist() == list(me["own"].values())
            assert fields["clouds"][1] == others[0]["clouds"]
            for area in told["areas"].values():
                at = area["area"] - 1
                assert (fields["area_first"][at], fields["area_second"][at]) == (
                    area["main"],
                    area["minor"],
                )


def seats_from(told: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """The seats in their order, this one first."""
    seats = list(told["seats"].values())
    return seats[seat:] + seats[:seat]


def owner(colour: str | int | None, seat: int, seats: int) -> int:
    if colour is None:
        return 0
    return 1 if colour == "neutral" else 2 + (int(colour) - 1 - seat) % seats


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_waldgaertner_fields(mode: str) -> None:
    game, seats = registry.get("waldgaertner"), 4
    seen = observer(game, seats)
    for state in samples_of("waldgaertner", seats, mode=mode):
        for seat in range(seats):
            view = game.view(state, seat)
            fields = seen.split(seen.observe(state, seat))
            assert fields["hand"][0].tolist() == [named(card) for card in view.hand[seat]]
            assert fields["hand"][1].tolist() == [
                named(card) for card in view.hand[(seat + 1) % seats]
            ]
            assert fields["garden"][2].tolist() == [
                named(card) for card in view.garden[(seat + 2) % seats]
            ]
            told = game.describe(view)
            market = np.flatnonzero(fields["card"] == wald.MARKET)
            assert [id_of(int(card)) for card in market] == [
                told["cards"][key]["id"] for key in told["market"]
            ]
            assert fields["region_cards"][: view.regions].tolist() == [
                region["cards"] for region in told["regions"].values()
            ]
            me = told["seats"][str(seat + 1)]
            assert fields["coins"][0] == me["coins"]
            remembered = {one["region"]: len(one["cards"]) for one in me["memory"].values()}
            for region, cards in remembered.items():
                assert np.count_nonzero(fields["memory"][region - 1]) == cards
            for place, plant in enumerate(fields["garden_facts"][0]):
                card = int(view.garden[seat, place])
                value = int(view.value[card]) if card != wald.NONE else 0
                assert (plant[0], plant[2]) == (card != wald.NONE, value)


def named(card: int) -> int:
    """A card as it stands in an observation."""
    return {wald.NONE: 0, wald.HIDDEN: wald.CARDS + 1}.get(int(card), int(card) + 1)
