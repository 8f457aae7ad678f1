"""Adding a game means a folder: every room of the house works with one that lies elsewhere, and
nothing but the folder knows of it. Each test starts programs of its own, as people would."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.server.running import Server
from waldbach.places import VARIABLE

HOME = Path(__file__).parents[2]
EXAMPLES = HOME / "examples"
NAME = Path(__file__).parent.name
FOLDER = EXAMPLES / NAME
LANGUAGES = ("en", "de", "pl")
WITH = os.environ | {VARIABLE: str(EXAMPLES)}
PROGRAM = Path(sys.executable).with_name("waldbach")


def run(
    *command: str | Path, said: str = "", ok: bool = True, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        command, input=said, env={**WITH, **(env or {})}, capture_output=True, text=True, cwd=HOME
    )
    assert (done.returncode == 0) == ok, done.stdout[-3000:] + done.stderr[-3000:]
    return done


# --- nobody else knows it -------------------------------------------------------------------------


def test_nothing_outside_the_folder_names_the_game() -> None:
    """But its tests and the documentation."""
    done = subprocess.run(
        ["git", "grep", "-il", NAME], cwd=HOME, capture_output=True, text=True, check=True
    )
    own = (f"examples/{NAME}/", f"tests/{NAME}/", "tests/browser/test_third_game.py", "docs/")
    strangers = [one for one in done.stdout.split() if not one.startswith(own)]
    assert set(strangers) <= {"README.md"}


@pytest.mark.later
def test_without_the_folder_it_is_not_there() -> None:
    done = run(PROGRAM, "simulate", NAME, "--games", "1", ok=False, env={VARIABLE: ""})
    assert "renature, waldgaertner" in done.stderr + done.stdout


# --- the promises of the contract -----------------------------------------------------------------

PROMISES = ("tests/test_every_game.py", "tests/test_descriptions.py", "tests/test_leaks.py")
AROUND = ("tests/adapters", "tests/test_bots.py", "tests/test_search.py", "tests/test_levels.py")


def conformance(*tests: str, **env: str) -> str:
    """The tests over all games, of this one alone."""
    flags = ("-p", "no:schemathesis", "-k", NAME)
    done = run(sys.executable, "-m", "pytest", *tests, *flags, "-rN", "--no-header", env=env)
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) > 50
    return done.stdout


@pytest.mark.slow
@pytest.mark.compiled_only
def test_the_tests_over_all_games_hold() -> None:
    conformance(*PROMISES, *AROUND)


@pytest.mark.slow
def test_they_hold_uncompiled() -> None:
    conformance(*PROMISES, NUMBA_DISABLE_JIT="1")


# --- texts ----------------------------------------------------------------------------------------


def texts(lang: str) -> dict[str, set[str]]:
    """Every key of a catalogue, with the names of its arguments."""
    source = (FOLDER / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    return {
        one.id.name: set(re.findall(r"\$(\w+)", source[one.span.start : one.span.end]))
        for one in found
        if one.span
    }


def test_every_language_has_the_same_texts() -> None:
    for lang in LANGUAGES:
        assert texts(lang) == texts("en")
        assert all(key.startswith(f"{NAME}-") for key in texts(lang))


def test_every_text_that_the_folder_asks_for_is_there() -> None:
    asked = {
        key
        for path in FOLDER.glob("*.py")
        for key in re.findall(rf"""["']({NAME}-[\w-]+)["']""", path.read_text(encoding="utf-8"))
    }
    assert len(asked) > 10
    assert asked <= texts("en").keys()


@pytest.mark.later
@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_are_told_in_the_games_own_words(lang: str) -> None:
    code = (
        f"import waldbach; from waldbach.game import IllegalAction; g = waldbach.get({NAME!r});"
        "from waldbach.games.hummelwiese.meta import REASONS;"
        "print(*(str(IllegalAction(g.explain(g.new(2), 0, 3, r))) for r in REASONS), sep='\\n')"
    )
    told = run(sys.executable, "-c", code, env={"WALDBACH_LANG": lang}).stdout.splitlines()
    assert len(set(told)) == 7
    assert all(one.endswith(".") for one in told)


def test_the_rules_are_the_same_in_the_readme_and_in_the_texts() -> None:
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    english = (FOLDER / "texts" / "en.ftl").read_text(encoding="utf-8")
    numbers = re.findall(r"^- \*\*(H-\d)\*\*", readme, re.MULTILINE)
    told = [key.removeprefix(f"{NAME}-rule-") for key in texts("en") if "-rule-" in key]
    assert numbers == told
    for rule, sentences in re.findall(r"^- \*\*(H-\d)\*\* (.+(?:\n  .+)*)", readme, re.MULTILINE):
        plain = re.sub(r" \(`[^`]+`\)", "", " ".join(sentences.split()))  # what one types
        assert f"\n{NAME}-rule-{rule} = {plain}\n" in english
    tested = Path(__file__).with_name("test_rules.py").read_text(encoding="utf-8")
    assert all(f"def test_{one.replace('-', '_')}_" in tested for one in numbers)


def test_a_copy_becomes_a_game_of_its_own_by_what_the_page_says(tmp_path: Path) -> None:
    page = (HOME / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    block = page[page.index("mkdir -p my-games") :].split("```")[0]
    making, renaming, _ = block.strip().splitlines()
    named = subprocess.run(
        ["git", "grep", "-il", NAME, "--", FOLDER], cwd=HOME, capture_output=True, text=True
    )
    assert (len(named.stdout.split()), "eleven files" in page) == (11, True)
    for line in (making, renaming):
        run("sh", "-c", line.replace("my-games", str(tmp_path)))
    left = [
        path for path in (tmp_path / "heath").rglob("*") if path.suffix in (".py", ".ftl", ".md")
    ]
    assert len(left) > 15
    assert not [path for path in left if NAME in path.read_text(encoding="utf-8").lower()]
    program = """
import waldbach
from waldbach.messages import text
game = waldbach.get("heath")
state = game.new(2)
assert game.same(game.parse_position(game.format_position(state)), state)
print(game.name, text("heath-title"))
"""
    env = {VARIABLE: str(tmp_path), "NUMBA_DISABLE_JIT": "1", "WALDBACH_LANG": "en"}
    assert run(sys.executable, "-c", program, env=env).stdout == "heath Bumblebee Meadow\n"


# --- the rooms ------------------------------------------------------------------------------------


@pytest.mark.later
def test_it_is_listed(tmp_path: Path) -> None:
    told = run(PROGRAM, "games", env={"WALDBACH_LANG": "de"}).stdout
    assert NAME in told
    assert "Größe der Wiese" in told


def test_the_bar_of_the_first_start_has_its_name() -> None:
    program = f"""
import waldbach
from waldbach.terminal import progress

class Told(progress.Progress):
    def add_task(self, label, **more):
        print(label)
        return super().add_task(label, **more)

progress.Progress = Told
progress.is_ready = lambda game, bots: False
progress.warm_games = lambda games, show, bots: None
progress.prepare(waldbach.get({NAME!r}))
"""
    told = run(sys.executable, "-c", program, env={"WALDBACH_LANG": "pl"}).stdout
    assert told == "Łąka trzmieli\n"


@pytest.mark.slow
def test_a_game_in_the_terminal(tmp_path: Path) -> None:
    """Numbers choose from the list, so the same answers do for every game."""
    answers = "\n".join(["1", "1", "go"] * 40)
    done = run(
        PROGRAM, "play", NAME, "--bots", "seed", "--seed", "3", "--save", tmp_path / "a.game",
        said=answers,
    )  # fmt: skip
    assert "Bumblebee Meadow" in done.stdout
    assert "neighbours" in done.stdout  # the final count
    again = run(PROGRAM, "replay", tmp_path / "a.game", said="end\nquit\n").stdout
    assert "Bumblebee 1" in again


@pytest.mark.later
def test_bots_play(tmp_path: Path) -> None:
    done = run(PROGRAM, "simulate", NAME, "--seats", "3", "--games", "4",
               "--bots", "tree,greedy,random")  # fmt: skip
    assert "kinds at the nest" in done.stdout


@pytest.mark.slow
@pytest.mark.compiled_only
def test_the_lab_in_processes_of_its_own(tmp_path: Path) -> None:
    run(PROGRAM, "lab", "tournament", NAME, "--players", "greedy,random", "--games", "8",
        "--workers", "2", "--out", tmp_path / "t")  # fmt: skip
    run(PROGRAM, "lab", "balance", NAME, "--seats", "2,3", "--games", "40", "--workers", "2",
        "--out", tmp_path / "b")  # fmt: skip
    assert list((tmp_path / "b").glob("*.html"))


@pytest.mark.slow
@pytest.mark.compiled_only
def test_the_lab_on_ray(tmp_path: Path) -> None:
    run(PROGRAM, "lab", "tournament", NAME, "--players", "greedy,random", "--games", "4",
        "--ray", "local", "--workers", "1", "--out", tmp_path / "t")  # fmt: skip


@pytest.mark.later
def test_the_referee() -> None:
    ask = json.dumps({"id": 1, "command": "games"})
    assert NAME in run(PROGRAM, "referee", said=ask + "\n").stdout


@pytest.mark.slow
@pytest.mark.compiled_only
def test_a_table_over_http(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import httpx

    monkeypatch.setenv(VARIABLE, str(EXAMPLES))
    with (
        Server(tmp_path, bot_processes="1") as server,
        httpx.Client(base_url=server.url, trust_env=False) as client,
    ):
        assert NAME in [game["name"] for game in client.get("/api/games").json()]
        words = client.get(f"/api/games/{NAME}/words", params={"lang": "pl"}).json()
        assert "Łąka trzmieli" in words["texts"]
        me = client.post("/api/me", json={"name": "Ada", "lang": "de"}).json()
        client.headers["X-CSRF-Token"] = me["csrf"]
        seats = [{"kind": "me", "level": None}, {"kind": "bot", "level": "tree"}]
        table = client.post("/api/tables", json={"game": NAME, "seats": seats}).json()
        view = client.get(f"/api/tables/{table['id']}/view").json()
        assert view["view"]["face"]["ask"] == "nests"
        path = f"/api/tables/{table['id']}/play"
        move = {"decision": view["decision"], "words": ["sow a1"]}
        refused = client.post(path, json=move)
        assert refused.status_code == 422
        assert refused.json()["rule"] == "H-3"
        assert "wählen alle ihre Nester" in refused.json()["detail"]


# --- where it may lie -----------------------------------------------------------------------------


def test_a_folder_without_games_is_named(tmp_path: Path) -> None:
    done = run(PROGRAM, "games", ok=False, env={VARIABLE: str(tmp_path)})
    assert str(tmp_path) in (done.stderr + done.stdout).replace("\n", "")


@pytest.mark.slow
def test_an_installed_package_is_found(tmp_path: Path) -> None:
    """A package that names itself by an entry point, as pip leaves it behind."""
    (tmp_path / "bees").symlink_to(FOLDER)
    facts = tmp_path / "bees-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: bees\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[waldbach.games]\n{NAME} = bees\n")
    code = f"import waldbach; print(type(waldbach.get({NAME!r})).__module__)"
    env = {VARIABLE: "", "PYTHONPATH": str(tmp_path)}
    assert run(sys.executable, "-c", code, env=env).stdout.strip() == "bees.meta"
    run(PROGRAM, "simulate", NAME, "--games", "2", "--bots", "greedy,random", env=env)


def test_two_games_of_one_name_are_refused(tmp_path: Path) -> None:
    other = tmp_path / NAME
    other.mkdir()
    (other / "meta.py").touch()
    both = os.pathsep.join([str(EXAMPLES), str(tmp_path)])
    done = run(PROGRAM, "games", ok=False, env={VARIABLE: both})
    assert NAME in done.stderr + done.stdout
