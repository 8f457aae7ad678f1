"""Who may import whom: the rooms of the house and the doors between them (docs/architecture.md)."""

from __future__ import annotations

import ast
import functools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import waldbach
from waldbach import registry

HOME = Path(waldbach.__file__).parent
SOURCES = sorted(HOME.rglob("*.py"))
GAMES = registry.names()

# What a game may know of the house, besides its own folder. What shows it may also speak to people.
FOR_RULES = {
    f"waldbach.{name}" for name in ("game", "jit", "kernel", "log", "materials", "patch", "record")
}
FOR_FACES = FOR_RULES | {"waldbach.messages"}
# Where modules of games are found by name.
DOORS = {
    HOME / "registry.py",
    HOME / "terminal" / "face.py",
    HOME / "adapters" / "rooms.py",
    HOME / "lab" / "study.py",
}
# The rooms around the engine. What lies inside never looks out.
OUTER = ("adapters", "bots", "cli", "lab", "server", "terminal")
STRANGERS = (("lab", "server"),)


def module_name(path: Path) -> str:
    parts = ("waldbach", *path.relative_to(HOME).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_in(text: str, package: str) -> Iterator[str]:
    """Every module that a source imports, functions and type checking included.

    `from a import b` counts as `a.b` where that is a module, else as `a`.
    """
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = package.split(".")[: -(node.level - 1) or None]
                base = ".".join([*parents, base]).rstrip(".")
            for alias in node.names:
                name = f"{base}.{alias.name}"
                yield name if is_module(name) else base


def is_module(name: str) -> bool:
    path = HOME.parent / name.replace(".", "/")
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


@functools.cache
def imports_of(path: Path) -> set[str]:
    name = module_name(path)
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    return set(imports_in(path.read_text(encoding="utf-8"), package))


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def room_of(path: Path) -> str:
    return path.relative_to(HOME).with_suffix("").parts[0]


def game_of(path: Path) -> str | None:
    parts = path.relative_to(HOME).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else None


def each_source(test: Callable[[Path], None]) -> Callable[[], None]:
    """One test for all sources: to hand out a thousand of them takes longer than to run them."""

    def test_all() -> None:
        for path in SOURCES:
            try:
                test(path)
            except AssertionError as error:
                raise AssertionError(module_name(path)) from error

    return test_all


@each_source
def test_only_jit_knows_numba(path: Path) -> None:
    numba = {name for name in imports_of(path) if within(name, "numba") or within(name, "llvmlite")}
    assert not numba or path == HOME / "jit.py"


@functools.cache
def rules_of(game: str) -> set[str]:
    """The modules that make up the contract's side of a game: all that `meta` leads to."""
    home = f"waldbach.games.{game}"
    found: set[str] = set()
    edge = {f"{home}.meta"}
    while edge:
        name = edge.pop()
        found.add(name)
        path = HOME.parent / (name.replace(".", "/") + ".py")
        if path.is_file():
            edge |= {n for n in imports_of(path) if within(n, home)} - found
    return found


@each_source
def test_games_know_only_the_contract_and_themselves(path: Path) -> None:
    game = game_of(path)
    if game is None:
        return
    ours = {name for name in imports_of(path) if within(name, "waldbach")}
    foreign = {name for name in ours if not within(name, f"waldbach.games.{game}")}
    assert foreign <= (FOR_RULES if module_name(path) in rules_of(game) else FOR_FACES)


@pytest.mark.parametrize("game", GAMES)
def test_rules_do_not_lead_to_faces(game: str) -> None:
    assert len(rules_of(game)) > 3
    assert f"waldbach.games.{game}.terminal" not in rules_of(game)


@each_source
def test_games_are_reached_through_the_registry(path: Path) -> None:
    if game_of(path):
        return
    reached = {name for name in imports_of(path) if within(name, "waldbach.games")}
    assert reached <= ({"waldbach.games"} if path == HOME / "registry.py" else set())


@each_source
def test_only_the_doors_import_by_name(path: Path) -> None:
    """An import that is made up at run time would go past the tests above."""
    text = path.read_text(encoding="utf-8")
    made_up = "import_module" in text or "__import__" in text
    assert not made_up or path in DOORS


@each_source
def test_the_engine_does_not_look_out(path: Path) -> None:
    if room_of(path) in OUTER:
        return
    outer = [f"waldbach.{room}" for room in OUTER]
    assert not [n for n in imports_of(path) if any(within(n, room) for room in outer)]


@each_source
def test_strangers_stay_strangers(path: Path) -> None:
    for one, other in (*STRANGERS, *(pair[::-1] for pair in STRANGERS)):
        if room_of(path) == one:
            assert not [name for name in imports_of(path) if within(name, f"waldbach.{other}")]


@pytest.mark.parametrize(
    "path", [p for p in SOURCES if room_of(p) in ("adapters", "bots")], ids=module_name
)
def test_adapters_and_bots_name_no_game(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert not set(node.value.lower().split()) & set(GAMES), node.lineno


# --- the reader of imports itself -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("import numba.core as n", {"numba.core"}),
        ("from waldbach import registry", {"waldbach.registry"}),
        ("from waldbach.log import Entry, Log", {"waldbach.log"}),
        ("from waldbach.games import renature", {"waldbach.games.renature"}),
        ("from .turn import apply", {"waldbach.games.renature.turn"}),
        ("from ... import log", {"waldbach.log"}),
        ("from ...log import Log", {"waldbach.log"}),
        ("def f():\n    import numba", {"numba"}),
        ("if TYPE_CHECKING:\n    from waldbach.games.renature.meta import GAME",
         {"waldbach.games.renature.meta"}),
    ],
)  # fmt: skip
def test_imports_are_found(line: str, found: set[str]) -> None:
    assert set(imports_in(line, "waldbach.games.renature")) == found


def test_there_is_something_to_check() -> None:
    assert GAMES
    assert any(game_of(path) for path in SOURCES)
    assert {"adapters", "bots"} <= {room_of(path) for path in SOURCES}
