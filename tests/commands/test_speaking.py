"""What a command says of itself and of mistakes, in the reader's language."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands.running import PLAY, Run
from waldbach.messages import LANGUAGES

# --- languages and help ---------------------------------------------------------------------------

STEP = {"en": "Place a domino", "de": "Leg einen Domino", "pl": "Połóż kostkę"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_comes_from_flag_variable_or_locale(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    table = (*PLAY, "--seed", "1", "--option", "start=1")
    assert STEP[lang] in run(*table, "--lang", lang)[1]
    monkeypatch.setenv("LANG", f"{lang}_XX.UTF-8")
    assert STEP[lang] in run(*table)[1]
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("WALDBACH_LANG", lang)
    assert STEP[lang] in run(*table)[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [[], ["play"], ["simulate"], ["replay"], ["board"], ["board", "check"], ["board", "show"],
     ["cards"], ["cards", "check"], ["cards", "show"],
     ["cards", "new"], ["games"], ["referee"]],
    ids=" ".join,
)  # fmt: skip
def test_every_command_explains_itself(run: Run, command: list[str], lang: str) -> None:
    code, out, err = run(*command, "--help", "--lang", lang)
    assert (code, err) == (0, "")
    assert {"en": "Usage:", "de": "Aufruf:", "pl": "Użycie:"}[lang] in out
    if lang != "en":
        assert not re.search(r"Usage|Show this message|Options|Arguments|Commands", out.replace(
            "[OPTIONS]", "").replace("COMMAND [ARGS]", ""))  # fmt: skip


def test_no_command_shows_the_help(run: Run) -> None:
    code, out, _ = run()
    assert code == 0
    assert "simulate" in out
    assert run("board")[0] == 0
    assert run("--version")[1].startswith("waldbach ")


# --- what is wrong is said in one sentence --------------------------------------------------------

WRONG = [
    (["fly"], "no command"),
    (["--fly"], "no option --fly"),
    ([*PLAY, "--sets", "3"], "Did you mean --seats"),
    (["play"], "Which game? Games: renature, waldgaertner."),
    (["play", "chess"], "There is no game"),
    (["play", "a", "b"], "cannot be understood"),
    ([*PLAY, "--seats"], "needs a value"),
    ([*PLAY, "--seats", "two"], "A number from"),
    ([*PLAY, "--seats", "5"], "It takes 2 to 4"),
    ([*PLAY, "--you", "3"], "There is no seat 3"),
    ([*PLAY, "--mode", "hill"], "Possible: base, valley, variant"),
    ([*PLAY, "--option", "mode"], "--option name=value"),
    ([*PLAY, "--option", "speed=3"], "There is no option"),
    ([*PLAY, "--option", "start=3"], "Seat 3 cannot begin"),
    ([*PLAY, "--bots", "deepblue"], "There is no bot"),
    ([*PLAY, "--bots", "random,random"], "2 bots were named"),
    ([*PLAY, "--board", "nowhere"], "There is no board"),
    ([*PLAY, "--board", "./nowhere.board"], "there is no such file"),
    ([*PLAY, "--board", "./."], "it is a folder"),
    ([*PLAY, "--board", "x" * 300], "its name is too long"),
    ([*PLAY, "--save", "x" * 300], "its name is too long"),
    ([*PLAY, "--seed", "-1"], "A number from 0"),
    ([*PLAY, "--lang", "xx"], "Languages: en, de, pl"),
    ([*PLAY, "--lang"], "Languages: en, de, pl"),
    (["play", "--load", "nowhere.game"], "there is no such file"),
    (["play", "--load", "."], "it is a folder"),
    ([*PLAY, "--save", "no/where.game"], "its folder does not exist"),
    (["simulate", "renature", "--games", "0"], "A number from 1"),
    (["simulate", "renature", "--csv", "no/where.csv"], "its folder does not exist"),
    (["simulate", "renature", "--bots", "a"], "There is no bot"),
    (["simulate", "renature", "--seats", "3", "--bots", "random,random"], "3 seats need one"),
    (["replay"], "FILE is missing"),
    (["replay", "nowhere.game"], "there is no such file"),
    (["verify"], "FILE is missing"),
    (["verify", "nowhere.game"], "there is no such file"),
    (["verify", "."], "it is a folder"),
    (["board", "fly"], "no command"),
    (["board", "check"], "is missing"),
    (["board", "check", "nowhere.board"], "there is no such file"),
    (["board", "show", "nowhere"], "Boards: brook, valley, valley-back"),
    (["board", "new", "x" * 300], "its name is too long"),
    (["board", "check", "x", "--game", "waldgaertner"], "Which game? Games: renature."),
    (["cards", "check"], "is missing"),
    (["cards", "check", "nowhere.csv"], "there is no such file"),
    (["cards", "new", "no/where.csv"], "its folder does not exist"),
    (["cards", "show", "nowhere"], "Cards of the game: first"),
    (["cards", "new", "x" * 300], "its name is too long"),
    (["cards", "show", "first", "--game", "renature"], "Which game? Games: waldgaertner."),
    (["play", "waldgaertner", "--option", "cards=./nowhere.csv"], "there is no such file"),
    (["play", "waldgaertner", "--option", "cards=nowhere.csv"], "there is no such file"),
    (["play", "waldgaertner", "--board", "nowhere"], "There is no option “board”"),
    (["simulate", "renature", "--board", "./nowhere.board"], "there is no such file"),
]


@pytest.mark.parametrize(("args", "reason"), WRONG, ids=[" ".join(args)[:60] for args, _ in WRONG])
def test_an_error_is_one_sentence_on_stderr(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: list[str], reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run(*args)
    assert code == 2
    assert out == ""
    assert err.startswith("waldbach: ")
    assert err.count("\n") == 1
    assert reason in err


@pytest.mark.parametrize(
    "args", [("board", "new", "my.board"), ("simulate", "renature", "--csv", "a")]
)
def test_a_folder_one_may_not_write_to_is_noticed_before_the_work(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, args: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("os.access", lambda *_: False)  # root may write everywhere
    code, out, err = run(*args)
    assert (code, out) == (2, "")
    assert "cannot be written: that is not permitted" in err


@pytest.mark.later
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
@pytest.mark.parametrize("args", [["games"], ["board", "new"], ["play", "--help"], ["referee"]])
def test_output_that_finds_no_room_is_an_error_in_one_sentence(args: list[str]) -> None:
    command = [sys.executable, "-m", "waldbach.cli", *args]
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            command, input="{}\n", stdout=full, stderr=subprocess.PIPE, text=True, timeout=120
        )
    assert ended.returncode == 2
    assert ended.stderr == "waldbach: The output cannot be written: the disk is full.\n"


def test_errors_speak_the_readers_language(run: Run) -> None:
    assert "Es braucht 2 bis 4" in run(*PLAY, "--seats", "9", "--lang", "de")[2]
    assert "9 osób" in run(*PLAY, "--seats", "9", "--lang", "pl")[2]
    assert "Meinst du --seats" in run(*PLAY, "--sets", "9", "--lang", "de")[2]


def test_broken_files_are_named(run: Run, tmp_path: Path) -> None:
    broken = tmp_path / "broken.game"
    for content, reason in (
        (b"hello\n", "is not a game file"),
        (b"\xff\xfe", "is not a text file"),
        (b"waldbach game 1\ngame chess\nrules 1\nseats 2\nentries\n", "There is no game"),
        (b"waldbach game 1\ngame renature\nrules 1\nseats 9\nentries\n", "It takes 2 to 4"),
        (b"waldbach game 1\ngame renature\nrules 1\nseats 2\nentries\n1 end\n", "Entry 1"),
    ):
        broken.write_bytes(content)
        for command in (["play", "--load"], ["replay"]):
            code, _, err = run(*command, broken)
            assert code == 2, content
            assert reason in err
            assert "Traceback" not in err


def test_a_loaded_game_fixes_its_table(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "fixed.game"
    run(*PLAY, "--seed", "1", "--save", file, stdin="1\n1\n")
    assert "already fixes" in run("play", "--load", file, "--seats", "3")[2]
    assert "already fixes" in run("play", "--load", file, "--mode", "valley")[2]
    assert run(*PLAY, "--load", file, stdin="quit\n")[0] == 0


@pytest.mark.later
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_figure_is_cut_in_a_narrow_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """A narrow terminal breaks the line; a plant without its name and “EU-…” help nobody."""
    commands = (
        ("cards", "show", "first"),
        ("simulate", "renature", "--games", "2", "--seats", "4", "--bots", "random"),
        ("lab", "tournament", "renature", "--games", "2", "--players", "random,greedy",
         "--workers", "1"),
        ("lab", "balance", "renature", "--games", "2", "--seats", "2", "--workers", "1"),
    )  # fmt: skip
    for columns in ("40", "80"):
        monkeypatch.setenv("COLUMNS", columns)
        for command in commands:
            code, out, _ = run(*command, "--lang", lang)
            assert (code, "…" in out) == (0, False), out
    words = []
    for columns in ("40", "300"):
        monkeypatch.setenv("COLUMNS", columns)
        words.append(set(run(*commands[0], "--lang", lang)[1].replace("─", "").split()))
    assert words[0] == words[1], "no column is left out"
