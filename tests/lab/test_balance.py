"""Balance studies: their statistics, what is told of a game, the files, and the command."""

from __future__ import annotations

import csv
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as Xml
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest

import waldbach
from waldbach.bots.players import get_player
from waldbach.cli import main
from waldbach.game import CHANCE, BadInput, Game, State
from waldbach.lab import tale as tales
from waldbach.lab.balance import Balance, Plan, hold, seated
from waldbach.lab.balance_command import read_grid
from waldbach.lab.balance_figures import FEWEST, Tallies, is_turned
from waldbach.lab.balance_files import command_of, write
from waldbach.lab.pictures import pictures
from waldbach.lab.plots import as_svg
from waldbach.lab.report import inline_svg
from waldbach.lab.stats import benjamini_hochberg, chi_square_p, fairness_p
from waldbach.lab.study import Study, get_study
from waldbach.lab.tale import Tale, action_kinds, play, tell
from waldbach.lab.words import number, percent
from waldbach.messages import LANGUAGES, language
from waldbach.terminal.progress import prepare

Run = Callable[..., tuple[int, str, str]]
TABLES = [
    ("renature", 2, {"mode": "base"}),
    ("renature", 4, {"mode": "valley"}),
    ("renature", 3, {"mode": "variant"}),
    ("waldgaertner", 2, {"mode": "basic"}),
    ("waldgaertner", 6, {"mode": "advanced"}),
]
each_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES)


@pytest.fixture(autouse=True, scope="module")
def compiled_rules() -> None:
    """So that no command has to announce that it compiles."""
    for game in waldbach.every():
        prepare(game)


def a_tale(wins: list[float], totals: list[int] | None = None) -> Tale:
    """A game of which only the winners and the totals matter."""
    places = [1 if win else 2 for win in wins]
    return Tale(0, [], places, totals or [0] * len(wins), [], [], [], [], [], [], [], [])


def random_play(name: str, seats: int, options: dict[str, str]) -> tuple[Game, State, Tale]:
    game = waldbach.get(name)
    start = game.new(seats, options)
    players = [get_player("random")] * seats
    return game, start, tell(game, start, players, 0.0, 0, np.random.default_rng(5))


# --- statistics -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("freedom", "at_5_percent"), [(1, 3.841), (2, 5.991), (3, 7.815), (4, 9.488), (5, 11.070)]
)
def test_chi_square_agrees_with_the_printed_tables(freedom: int, at_5_percent: float) -> None:
    assert chi_square_p(at_5_percent, freedom) == pytest.approx(0.05, abs=1e-4)
    assert chi_square_p(0, freedom) == 1


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_fair_game_is_called_unfair_once_in_twenty_times(seats: int) -> None:
    rng = np.random.default_rng(seats)
    values = []
    for _ in range(600):
        wins = np.eye(seats)[rng.integers(0, seats, 150)]
        wins[:10] = 1 / seats  # some wins are shared
        values.append(fairness_p(wins))
    assert 0.025 < np.mean(np.array(values) < 0.05) < 0.08
    assert 0.4 < np.median(values) < 0.6


def test_an_unfair_game_is_noticed() -> None:
    rng = np.random.default_rng(1)
    wins = np.eye(3)[rng.choice(3, 400, p=(0.45, 0.3, 0.25))]
    assert fairness_p(wins) < 0.001
    assert fairness_p(np.eye(3)[[0] * 50]) < 1e-6  # the same seat always
    assert fairness_p(np.full((50, 2), 0.5)) == 1  # nothing but shared wins


def test_corrected_chances_keep_their_order_and_never_fall() -> None:
    chances = [0.001, 0.2, 0.012, 0.04, 0.9]
    corrected = benjamini_hochberg(chances)
    assert corrected == pytest.approx([0.005, 0.25, 0.03, 0.04 * 5 / 3, 0.9])
    assert benjamini_hochberg([]) == []


def test_a_lift_compares_those_who_used_a_thing_more_with_the_rest() -> None:
    tallies = Tallies(2)
    used = np.array([[2, 0, 1], [1, 1, 1]])  # the mean of the first is 1: only one seat is above
    for _ in range(3):
        tallies.add(a_tale([1, 0, 0]), used)
    tallies.add(a_tale([0, 0.5, 0.5]), used)
    first, second = tallies.lifts()
    assert (first.games, first.more, first.less) == (4, 0.75, (0 + 0 + 0 + 0.5) / 4)
    assert first.low is None  # four games are too few for a test
    assert second.games == 0  # all used it alike


def test_a_lift_with_its_interval() -> None:
    """Each game is one observation: with two seats, +1 or -1."""
    tallies = Tallies(1)
    wins = 40
    for game in range(60):
        tallies.add(a_tale([1, 0] if game < wins else [0, 1]), np.array([[1, 0]]))
    (lift,) = tallies.lifts()
    assert lift.difference == pytest.approx(2 * wins / 60 - 1)
    error = np.std([1] * wins + [-1] * (60 - wins), ddof=1) / 60**0.5
    assert lift.low == pytest.approx(lift.difference - 1.959964 * error)
    assert lift.corrected == lift.p
    assert lift.striking
    assert FEWEST <= 60


def test_a_thing_turns_a_game_if_another_would_lead_without_it() -> None:
    points = np.array([[5, 0], [4, 0], [0, 9], [5, 5]])
    assert is_turned(a_tale([1, 0], [20, 16]), points).tolist() == [True, False, False, False]
    # A winner by the tie-break stays the winner as long as nobody has more.
    assert not is_turned(a_tale([1, 0], [20, 20]), np.array([[3, 3]])).any()
    assert not is_turned(a_tale([0.5, 0.5], [20, 20]), points).any()


# --- one game -------------------------------------------------------------------------------------


@each_table
def test_a_tale_agrees_with_the_game_played_step_by_step(
    name: str, seats: int, options: dict[str, str]
) -> None:
    game, start, told = random_play(name, seats, options)
    moves, end = play(game, start, [get_player("random")] * seats, 0.0, np.random.default_rng(5))
    kinds, study = action_kinds(game)[0], get_study(game)
    could, did = (np.zeros((seats, len(kinds)), np.int64) for _ in range(2))
    state = start
    for seat, action in moves.tolist():
        if seat != CHANCE:
            for kind in {study.action_kind(word) for word in game.words(state, seat)}:
                could[seat, kinds.index(kind)] += 1
            did[seat, kinds.index(study.action_kind(game.format(action, state)))] += 1
        state = game.apply(state, seat, action)
    assert game.same(state, end)
    assert told.could == could.tolist()
    assert told.did == did.tolist()
    assert told.totals == list(game.score(end))
    assert told.places == [result.place for result in game.results(end)]
    assert sum(told.wins) == pytest.approx(1)


def test_the_place_in_turn_order_is_known_where_there_is_one() -> None:
    game = waldbach.get("renature")
    start = game.new(3, {"start": "2"})
    told = tell(game, start, [get_player("random")] * 3, 0.0, 0, np.random.default_rng(1))
    assert told.order == [3, 1, 2]
    assert random_play("waldgaertner", 2, {})[2].order == []


@pytest.mark.parametrize(("name", "seats", "options"), TABLES[:3])
def test_plants_and_areas_of_renature_bring_the_points_of_their_sources(
    name: str, seats: int, options: dict[str, str]
) -> None:
    game, start, told = random_play(name, seats, options)
    by_kind = points_by_kind(game, start, told)
    sources = list(game.results(start)[0].points)
    points = np.array(told.points).T
    assert by_kind["plant"] == points[sources.index("plants")].tolist()
    areas = points[sources.index("areas")] + points[sources.index("backs")]
    assert by_kind["area"] == areas.tolist()
    assert sum(by_kind["area"]) > 0


@pytest.mark.parametrize(("name", "seats", "options"), TABLES[3:])
def test_plants_of_waldgaertner_bring_all_points(
    name: str, seats: int, options: dict[str, str]
) -> None:
    game, start, told = random_play(name, seats, options)
    by_kind = points_by_kind(game, start, told)
    assert by_kind["card"] == told.totals
    assert by_kind["class"] == told.totals


def points_by_kind(game: Game, start: State, told: Tale) -> dict[str, list[int]]:
    study = get_study(game)
    things = study.things(start)
    points = told.uses(len(things))[2]
    rows = {kind: [i for i, thing in enumerate(things) if thing[0] == kind] for kind in study.KINDS}
    return {kind: points[those].sum(axis=0).tolist() for kind, those in rows.items()}


@pytest.mark.parametrize("name", waldbach.names())
def test_every_game_can_be_studied(name: str) -> None:
    study = get_study(waldbach.get(name))
    assert not [part for part in vars(Study) if part.islower() and not hasattr(study, part)
                and not part.startswith("_")]  # fmt: skip
    assert study.TITLE
    assert name in {table[0] for table in TABLES}, "the tests below should play it too"


@each_table
def test_things_have_names_and_labels(name: str, seats: int, options: dict[str, str]) -> None:
    game, start, told = random_play(name, seats, options)
    study = get_study(game)
    things = study.things(start)
    assert len(set(things)) == len(things)
    assert {kind for kind, _ in things} == study.KINDS.keys()
    assert study.KINDS.keys() >= set(study.SCORING)
    assert study.lengths(start).keys() == study.LENGTHS.keys()
    used, chances, _ = told.uses(len(things))
    assert ((used <= chances) | (chances == 0)).all()
    assert used.any()
    for lang in LANGUAGES:
        language.set(lang)
        labels = [(kind, study.label(start, kind, thing)) for kind, thing in things]
        assert len(set(labels)) == len(labels)


def test_bots_that_do_not_play_compiled_are_told_in_the_same_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = waldbach.get("waldgaertner")
    start, players = game.new(2), [get_player("greedy"), get_player("random")]
    monkeypatch.setattr(tales, "can_play_compiled", lambda players: False)
    one = tell(game, start, players, 0.3, 4, np.random.default_rng(1))
    again = tell(game, start, players, 0.3, 4, np.random.default_rng(1))
    assert one == again
    assert one.totals[0] > one.totals[1]
    assert one.bots == ["greedy", "random"]


def test_a_tale_survives_being_written_down() -> None:
    told = random_play("renature", 2, {})[2]
    assert Tale(**json.loads(json.dumps(told.row()))) == told


# --- plans ----------------------------------------------------------------------------------------


def test_a_grid_has_every_combination() -> None:
    plan = Plan.of("renature", (2, 3), {"mode": ("base", "valley"), "start": ("1",)}, games=50)
    assert [setting.name for setting in plan.settings] == [
        "2 mode=base start=1",
        "3 mode=base start=1",
        "2 mode=valley start=1",
        "3 mode=valley start=1",
    ]
    keys = [task.key for task in plan.tasks()]
    assert len(set(keys)) == len(keys)
    assert sum(task.count for task in plan.tasks()) == 200
    assert command_of(plan) == (
        "waldbach lab balance renature --seats 2,3 --option mode=base,valley --option start=1"
        " --games 50 --seed 0"
    )


def test_all_numbers_of_players_are_studied_unless_some_are_named() -> None:
    assert [setting.seats for setting in Plan.of("waldgaertner").settings] == [2, 3, 4, 5, 6]


def test_bots_take_the_seats_in_turn() -> None:
    words = [[p.word for p in seated(["greedy", "random", "random"], 3, n)] for n in range(3)]
    assert words == [
        ["greedy", "random", "random"],
        ["random", "random", "greedy"],
        ["random", "greedy", "random"],
    ]


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"seats": [7]}, "bad-seats"),
        ({"seats": [2, 2]}, "balance-twice"),
        ({"options": {"mode": ["basic", "fast"]}}, "bad-option"),
        ({"options": {"speed": ["1"]}}, "unknown-option"),
        ({"options": {"mode": []}}, "balance-twice"),
        ({"slips": 1.5}, "balance-slips"),
        ({"games": 1}, "balance-games"),
        ({"bots": ["genius"]}, "unknown-bot"),
        ({"seats": [3], "bots": ["greedy", "random"]}, "balance-bots"),
    ],
)
def test_a_plan_that_cannot_be_played_says_why(wish: dict[str, object], key: str) -> None:
    with pytest.raises(BadInput) as caught:
        Plan.of("waldgaertner", **wish)  # type: ignore[arg-type]
    assert caught.value.message == key
    assert str(caught.value)


# --- a study --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def study() -> Balance:
    return hold(Plan.of("renature", (2,), games=40, bots=("random",)), workers=1)


def test_the_figures_of_a_study_hang_together(study: Balance) -> None:
    (table,) = study.tables
    figures = table.figures
    assert figures.games == len(table.tales) == 40
    assert sum(rate.value for rate in figures.by_seat.rates) == pytest.approx(1)
    assert figures.by_order is not None
    assert sum(rate.value for rate in figures.by_order.rates) == pytest.approx(1)
    assert sum(source.mean for source in figures.sources) == pytest.approx(figures.scores.mean)
    assert sum(action.chosen for action in figures.actions) == pytest.approx(1)
    assert all(action.chosen <= action.legal for action in figures.actions)
    placed = next(action for action in figures.actions if action.kind == "place")
    animals = sum(thing.a_game for thing in figures.things if thing.kind == "animal")
    assert animals == pytest.approx(2 * placed.a_game)
    assert figures.lengths["turns"].mean == 52


def test_a_study_may_grow_and_resume(study: Balance, tmp_path: Path) -> None:
    """Fewer games first, then a torn line: what is finished stays, and the rest is the same."""
    plan = Plan.of("renature", (2,), games=20, bots=("random",))
    hold(plan, workers=1, folder=tmp_path)
    with open(tmp_path / "rows.jsonl", "ab") as rows:
        rows.write(b'{"key": "2 20+20", "row": {"tal')
    told: list[tuple[int, int]] = []
    grown = hold(study.plan, workers=1, folder=tmp_path, report=lambda *done: told.append(done))
    assert told == [(20, 40), (40, 40)]
    assert grown.tables[0].tales == study.tables[0].tales
    assert grown.tables[0].figures == study.tables[0].figures


def test_another_study_does_not_mix_with_it(tmp_path: Path) -> None:
    hold(Plan.of("renature", (2,), games=2, bots=("random",)), workers=1, folder=tmp_path)
    with pytest.raises(BadInput, match="another job"):
        hold(Plan.of("renature", (2,), games=2, bots=("random",), seed=1), workers=1,
             folder=tmp_path)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_say_what_is_seen(study: Balance, lang: str) -> None:
    language.set(lang)
    every = list(pictures(study))
    assert [picture.name for picture in every][:6] == [
        "wins", "scores", "margins", "lengths", "sources", "turned",
    ]  # fmt: skip
    for picture in every:
        assert picture.alt.startswith(picture.title)
        assert re.search(r"\d", picture.alt)


def test_a_plot_has_its_words_as_text_and_the_same_bytes_each_time(study: Balance) -> None:
    wins = next(pictures(study))
    svg = as_svg(wins.draw(), wins.name, wins.alt)
    assert svg == as_svg(wins.draw(), wins.name, wins.alt)
    words = "".join(Xml.fromstring(svg).itertext())
    assert wins.title in words
    assert "place 2" in words
    assert "<dc:date>" not in svg
    page = inline_svg(svg, "wins")
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert all(name.startswith("wins-") for name in ids)
    assert set(re.findall(r"url\(#([^)]+)\)", page)) <= set(ids)


def test_numbers_are_written_as_in_the_readers_language() -> None:
    shown = {}
    for lang in LANGUAGES:
        language.set(lang)
        shown[lang] = (number(-1.25, 2), percent(0.125))
    minus = "\N{MINUS SIGN}"
    assert shown == {
        "en": (f"{minus}1.25", "12.5%"),
        "de": (f"{minus}1,25", "12,5\N{NARROW NO-BREAK SPACE}%"),
        "pl": (f"{minus}1,25", "12,5%"),
    }
    assert number(-0.01, 1) == "0,0"


# --- files and command ----------------------------------------------------------------------------


class Page(HTMLParser):
    """Checks that tags are closed in order; notes languages, images and addresses."""

    VOID = frozenset({"meta", "br"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attrs for name, attrs in self.seen if name == tag]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_one_page_that_needs_nothing_else(
    study: Balance, tmp_path: Path, lang: str
) -> None:
    language.set(lang)
    text = write(study, tmp_path).read_text(encoding="utf-8")
    page = Page(text)
    assert page.all("html") == [{"lang": lang}]
    for tag in ("img", "link", "iframe"):
        assert not page.all(tag)
    assert all(not attrs.get("src") for attrs in page.all("script"))
    images = page.all("svg")
    assert len(images) == len(list((tmp_path / "plots").glob("*.svg")))
    assert all(image["role"] == "img" and image["aria-label"] for image in images)
    ids = [attrs["id"] for _, attrs in page.seen if "id" in attrs]
    assert len(ids) == len(set(ids))
    links = [str(attrs["href"]) for attrs in page.all("a")]
    assert links
    assert all(link.removeprefix("#") in ids for link in links)
    assert command_of(study.plan) in text
    assert "{{" not in text


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`waldbach lab balance …` in this process: exit code, stdout, stderr."""
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def call(*args: str | Path) -> tuple[int, str, str]:
        capsys.readouterr()
        code = main(["lab", "balance", *map(str, args)])
        out, err = capsys.readouterr()
        return code, out, err

    return call


SMALL = ("renature", "--games", "3", "--bots", "random", "--workers", "1")


def test_the_command_shows_a_line_for_each_table(run: Run) -> None:
    code, out, err = run(*SMALL, "--seats", "2,3", "--mode", "base,valley")
    assert (code, err) == (0, "")
    for name in ("2 players · base", "3 players · base", "2 players · valley"):
        assert name in out


def test_the_command_gives_all_figures_as_json(run: Run) -> None:
    code, out, _ = run(*SMALL, "--seats", "2", "--json", "--slips", "0", "--seed", "7")
    found = json.loads(out)
    assert code == 0
    assert (found["game"], found["rules"], found["seed"], found["slips"]) == ("renature", 1, 7, 0)
    assert found["repeat"].endswith("--games 3 --seed 7 --bots random --slips 0")
    assert found["tables"][0]["figures"]["games"] == 3


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--seats", "two"], "does not say how many play"),
        (["--slips", "many"], "Slips cannot be"),
        (["--slips", "nan"], "Slips cannot be"),
        (["--option", "mode"], "name=value"),
        (["--mode", "base,moon"], "moon"),
        (["--games", "1"], "from 2"),
        (["--format", "xlsx"], "csv, parquet"),
        (["--board", "no/such.board"], "no/such.board"),
    ],
)
def test_the_command_says_what_was_wrong(run: Run, args: list[str], told: str) -> None:
    code, out, err = run("renature", *args)
    assert (code, out) == (2, "")
    assert told in err


def test_a_missing_package_is_named_before_any_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    code, _, err = run(*SMALL, "--out", tmp_path / "out")
    assert code == 2
    assert "pip install 'waldbach[lab]'" in err
    assert not (tmp_path / "out" / "rows.jsonl").exists()


@pytest.mark.slow
def test_the_same_study_leaves_the_same_bytes(run: Run, tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for folder, workers in ((one, "1"), (other, "2")):
        code, _, err = run("waldgaertner", "--games", "31", "--seats", "2", "--workers", workers,
                           "--out", folder)  # fmt: skip
        assert (code, err) == (0, "")
    names = sorted(str(p.relative_to(one)) for p in one.rglob("*") if p.is_file())
    assert {"games.csv", "things.csv", "summary.json", "report.html"} <= set(names)
    assert "plots/wins.png" in names
    for name in set(names) - {"rows.jsonl"}:  # in the order in which the workers were ready
        assert (one / name).read_bytes() == (other / name).read_bytes(), name
    rows = table_in(one / "games.csv")
    assert len(rows) == 62
    by_source = ("points_plants", "points_partners", "points_markers")
    for row in rows:
        assert sum(int(row[source]) for source in by_source) == int(row["total"])
    things = table_in(one / "things.csv")
    assert {row["kind"] for row in things} == {"source", "action", "card", "class", "flower", "die"}


def table_in(path: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))


@pytest.mark.slow
def test_a_board_of_ones_own_and_parquet(run: Run, tmp_path: Path) -> None:
    import pyarrow.parquet

    home = Path(waldbach.__file__).parent / "games" / "renature" / "boards"
    board = tmp_path / "my, own.board"
    board.write_bytes((home / "brook.board").read_bytes())
    code, out, err = run(*SMALL, "--seats", "2", "--board", board, "--format", "parquet",
                         "--out", tmp_path / "out")  # fmt: skip
    assert (code, err) == (0, "")
    assert "board=file-" in out
    table = pyarrow.parquet.read_table(tmp_path / "out" / "games.parquet")
    assert table.num_rows == 6
    assert set(table.column("total").to_pylist()) != {0}


@pytest.mark.slow
@pytest.mark.compiled_only
def test_ray_gives_the_same_figures(run: Run, tmp_path: Path) -> None:
    args = ("waldgaertner", "--games", "25", "--seats", "2", "--json", "--lang", "en")
    code, here, _ = run(*args, "--workers", "1")
    command = [sys.executable, "-m", "waldbach.cli", "lab", "balance", *args, "--ray", "local"]
    there = subprocess.run(command, capture_output=True, text=True, timeout=180, cwd=tmp_path)
    assert (code, there.returncode, there.stderr) == (0, 0, "")
    assert there.stdout == here


def test_a_list_of_boards_may_be_longer_than_the_name_of_a_file() -> None:
    many = ["brook"] * 60
    assert read_grid(waldbach.get("renature"), {"board": ",".join(many)}) == {"board": many}
