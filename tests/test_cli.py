"""The command `waldbach` as people use it: whole games, bad input, files, languages, leaving."""

from __future__ import annotations

import csv
import io
import json
import re
import shlex
import signal
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import waldbach
from tests.test_deal import SECRET, put, some_game
from waldbach.cli import main
from waldbach.deal import commitment
from waldbach.game import CHANCE
from waldbach.games.renature.board import load_shipped, shipped
from waldbach.log import Entry, Log
from waldbach.messages import LANGUAGES, language
from waldbach.terminal.files import autosave_folder
from waldbach.terminal.progress import prepare

GAME = waldbach.get("renature")
PLAY = ("play", "renature")
MODES = ("base", "valley", "variant")
ONES = "1\n" * 600  # always the first choice of every list

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True, scope="module")
def compiled_rules() -> None:
    """So that no command has to announce that it compiles."""
    prepare(GAME)


@pytest.fixture(autouse=True)
def a_quiet_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No settings of the developer's, no file outside the test's folder."""
    for name in ("WALDBACH_LANG", "LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    autosave_folder.cache_clear()
    token = language.set("en")
    yield
    language.reset(token)
    autosave_folder.cache_clear()


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in this process: exit code, stdout, stderr."""

    def call(*args: str | Path, stdin: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        return code, out, err

    return call


def spawn(*args: str | Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command as a process of its own."""
    command = [sys.executable, "-m", "waldbach.cli", *map(str, args)]
    return subprocess.run(
        command, input=stdin, capture_output=True, text=True, encoding="utf-8", timeout=120
    )


def read(path: Path) -> Log:
    return Log.read(path.read_text(encoding="utf-8"))


def words_of(path: Path) -> list[str]:
    return [str(entry) for entry in read(path).entries]


def autosaves(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "state").rglob("*.game"))


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("name", "mode", "seats", "lang"),
    [
        ("renature", "base", 2, "en"),
        ("renature", "valley", 3, "de"),
        ("renature", "variant", 4, "pl"),
        ("waldgaertner", "basic", 2, "pl"),
        ("waldgaertner", "advanced", 5, "de"),
    ],
)
def test_a_whole_game_from_a_script(
    tmp_path: Path, name: str, mode: str, seats: int, lang: str
) -> None:
    file = tmp_path / "whole.game"
    done = spawn("play", name, "--mode", mode, "--seats", str(seats), "--seed", "5",
                 "--bots", "random", "--save", file, "--lang", lang, stdin=ONES)  # fmt: skip
    assert done.returncode == 0, done.stderr
    log = read(file)
    end, game = log.replay(), log.play()
    assert game.acting(end) == ()
    results = game.results(end)
    for result in results:
        row = " +".join([rf"{result.place}\.", f"{result.seat + 1} \\w+", ".*", str(result.total)])
        assert re.search(row, done.stdout), row
    winner = {"en": "wins", "de": "gewinnt", "pl": "Wygrywa"}[lang]
    assert winner in done.stdout
    assert "5" in done.stdout.splitlines()[-1]
    assert not autosaves(tmp_path)


def test_the_seed_repeats_the_deal_and_the_bots(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / f"{name}.game" for name in ("one", "two", "other")]
    for file, seed in zip(files, ("3", "3", "4"), strict=True):
        code, _, _ = run(
            *PLAY, "--seed", seed, "--bots", "random", "--save", file, stdin="1\n" * 25
        )
        assert code == 0
    assert words_of(files[0]) == words_of(files[1]) != words_of(files[2])


def test_a_card_file_of_ones_own_is_played(run: Run, tmp_path: Path) -> None:
    cards = tmp_path / "cards.csv"
    text = (Path(__file__).parent / "waldgaertner" / "cards_for_tests.csv").read_text("utf-8")
    cards.write_text(text, encoding="utf-8")
    file = tmp_path / "own.game"
    wald = ("play", "waldgaertner", "--option", f"cards={cards}", "--bots", "random")
    code, _, _ = run(*wald, "--save", file, stdin="1\n" * 12)
    assert code == 0
    assert read(file).options["cards"] == text
    cards.write_text(text.replace(",self,", ",selfish,", 1), encoding="utf-8")
    code, _, err = run(*wald)
    assert code == 2
    assert "fertilisation" in err
    assert "2" in err


def test_the_board_of_a_file_is_played(run: Run, tmp_path: Path) -> None:
    board = tmp_path / "small.board"
    board.write_text(
        "name: Small\nmode: base\ntokens: 2/1 = 1 2\nboard:\nS....\n.aa..\n....S\n", "utf-8"
    )
    file = tmp_path / "small.game"
    code, out, err = run(*PLAY, "--board", board, "--seed", "1", "--save", file, stdin="1\n1\n")
    assert (code, err) == (0, "")
    assert read(file).options["board"].startswith("name: Small")
    assert " 3  ·  ·  ·  ·" in out
    assert run("play", "--load", file, stdin="quit\n")[0] == 0


# --- taking back, refusals ------------------------------------------------------------------------


def test_undo_goes_back_to_the_barrier_and_not_across(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "undo.game"
    start = (*PLAY, "--seed", "7", "--bots", "random", "--option", "start=1", "--save", file)
    code, out, _ = run(*start, stdin="1\n1\nundo\nundo\nquit\n")
    assert code == 0
    assert "Taken back: place" in out
    assert "Nothing can be taken back here" in out
    assert all(entry.seat == CHANCE for entry in read(file).entries)
    # place, go without a plant, take both back, play them again, draw, and then it is too late
    script = "1\n1\nno-plant\nundo\nundo\n1\n1\nno-plant\ngo\nundo\njoker owl\nundo\nundo\n"
    code, out, _ = run(*start, stdin=script)
    assert code == 0
    assert out.count("Taken back") == 3
    assert out.count("Nothing can be taken back here") == 2
    played = [entry.word.split()[0] for entry in read(file).entries if entry.seat == 0]
    assert played == ["place", "no-plant"]
    assert read(file).entries[-1].seat == CHANCE


BAD_WORDS = [
    ("fly", "is not an action"),
    ("end", "[R-T-04]"),
    ("place owl@z9 owl@a1", "is not a space"),
    ("place unicorn@a1 owl@b1", "is not an animal"),
    ("plant own turf c6", "[R-T-04]"),
    ("joker butterfly", "[Q-10]"),
    ("return a1", "[R-W-08]"),
    ("again", "[Q-22]"),
    ("score", "[Q-23]"),
    ("mushroom a1", "[V-M-01]"),
    ("draw owl-owl", "[R-S-15]"),
    ("discard ?", "[R-I-07]"),
    ("99", "There is no number 99"),
    ("0", "There is no number 0"),
    ("", "Choose a number or type a word"),
    ("save", "Where to?"),
    ("legal unicorn", "No legal word contains"),
    ("place", "It looks like this: place owl@c4 snail@c5"),
    ("plant own turf", "It looks like this: plant own bush c6"),
    ("²", "is not an action"),
]


def test_bad_words_are_explained_and_change_nothing(run: Run, tmp_path: Path) -> None:
    plain, rough = tmp_path / "plain.game", tmp_path / "rough.game"
    start = (*PLAY, "--seed", "7", "--bots", "random", "--option", "start=1", "--save")
    run(*start, plain, stdin="1\n1\nno-plant\ngo\nend\n")
    bad = "".join(f"{word}\n" for word, _ in BAD_WORDS)
    _, out, _ = run(*start, rough, stdin=f"{bad}1\n1\nend\nno-plant\nend\ngo\nend\n")
    assert words_of(plain) == words_of(rough)
    flat = " ".join(out.split())
    for word, reason in BAD_WORDS:
        assert reason in flat, word
    assert "or leave it. [R-T-02] Planting nothing: no-plant" in flat
    assert "First say go to go on" in flat


def test_a_group_can_be_left_again(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "group.game"
    script = "1\n0\n1\n\n1\nundo\n1\n77\n1\n"
    code, out, _ = run(*PLAY, "--seed", "7", "--option", "start=1", "--save", file, stdin=script)
    assert code == 0
    assert out.count("choose a number; Enter goes back") == 4
    assert sum(entry.seat == 0 for entry in read(file).entries) == 1


def test_everything_can_be_looked_up(run: Run) -> None:
    script = "help\nledger\nlegal discard\nhand\nplayers\nlog\nhint\nboard\nquit\n"
    code, out, _ = run(*PLAY, "--seed", "7", "--option", "start=1", stdin=script)
    assert code == 0
    for part in ("take back your last step", "no plants yet:", "discard ", "Hand: ", "[brackets]",
                 "clouds 6 of 6", "The search prefers ", "Signs of the drawing:"):  # fmt: skip
        assert part in out, part
    assert out.count("    a  b  c") == 2


def test_forced_words_are_played_and_announced(run: Run, tmp_path: Path) -> None:
    """After three extra things for six clouds only `end` is left once the domino is drawn."""
    file = tmp_path / "forced.game"
    script = "joker owl\njoker snail\njoker frog\n1\n1\nno-plant\ngo\n"
    _, out, _ = run(*PLAY, "--seed", "7", "--option", "start=1", "--bots", "random",
                    "--save", file, stdin=script)  # fmt: skip
    assert "Played for you, since there was no other choice: end" in out
    mine = [entry.word for entry in read(file).entries if entry.seat == 0]
    assert mine[-2:] == ["no-plant", "end"] or mine[-1] == "end"


# --- saving, loading, leaving ---------------------------------------------------------------------


def test_a_saved_game_goes_on_exactly_as_it_would_have(run: Run, tmp_path: Path) -> None:
    through, first, second = (tmp_path / f"{n}.game" for n in ("through", "first", "second"))
    start = (*PLAY, "--seed", "11", "--seats", "3", "--you", "2", "--bots", "random,random")
    run(*start, "--save", through, stdin="1\n" * 30)
    run(*start, "--save", first, stdin="1\n" * 13)
    # A menu that was open when the game was left has to be opened again, which costs a line.
    code, _, _ = run("play", "--load", first, "--save", second, stdin="1\n" * 18)
    assert code == 0
    before, after, whole = words_of(first), words_of(second), words_of(through)
    assert len(before) < len(whole) <= len(after)
    assert before == whole[: len(before)]
    assert whole == after[: len(whole)]


def test_leaving_keeps_the_game_and_tells_how_it_goes_on(run: Run, tmp_path: Path) -> None:
    for farewell in ("quit\n", ""):
        code, out, err = run(*PLAY, "--seed", "3", "--bots", "random", stdin="1\n1\n" + farewell)
        assert (code, err) == (0, "")
        command = shlex.split(out.strip().splitlines()[-1])
        assert command[:3] == ["waldbach", "play", "--load"]
        saved = Path(command[3])
        assert saved in autosaves(tmp_path)
        entries = words_of(saved)
        code, _, _ = run(*command[1:], stdin="1\n1\n1\n")
        assert code == 0
        assert words_of(saved)[: len(entries)] == entries, "goes on in the same file"
        assert len(words_of(saved)) > len(entries)


def test_leaving_before_the_first_move_leaves_nothing_behind(run: Run, tmp_path: Path) -> None:
    code, out, _ = run(*PLAY, "--option", "start=1", stdin="quit\n")
    assert code == 0
    assert "Goodbye." in out
    assert not autosaves(tmp_path)


@pytest.mark.compiled_only
def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    file = tmp_path / "interrupted.game"
    command = [sys.executable, "-u", "-m", "waldbach.cli", *PLAY, "--seed", "7", "--bots"]
    command += ["random", "--option", "start=1", "--save", str(file)]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n1\n")
        process.stdin.flush()
        for line in process.stdout:
            if line.startswith("Plant beside") or "no-plant" in line:
                break
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert f"waldbach play --load {file}" in out
    assert words_of(file)[-1].startswith("1 place")


def test_a_closed_home_does_not_keep_anyone_from_playing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "state").write_text("not a folder", "utf-8")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    code, out, _ = run(*PLAY, "--seed", "3", "--bots", "random", stdin="1\n1\n")
    assert code == 0
    saved = Path(shlex.split(out.strip().splitlines()[-1])[3])
    assert saved.parent == tmp_path
    assert read(saved).entries


def test_save_writes_copies_but_never_over_strangers(run: Run, tmp_path: Path) -> None:
    stranger = tmp_path / "letter.txt"
    stranger.write_text("Dear Mary\n", "utf-8")
    copy = tmp_path / "copy.game"
    script = f"save {stranger}\nsave {tmp_path}\nsave {copy}\nsave {copy}\nsave {tmp_path}/no/x\n"
    code, out, _ = run(*PLAY, "--option", "start=1", stdin=script)
    flat = " ".join(out.split())
    assert code == 0
    assert "exists and is not a game file" in flat
    assert "it is a folder" in flat
    assert "its folder does not exist" in flat
    assert out.count("Game saved") == 2
    assert stranger.read_text("utf-8") == "Dear Mary\n"
    assert read(copy).play() is GAME


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
     ["games"], ["referee"]],
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
    (["board", "show", "nowhere"], "there is no such file"),
    (["board", "check", "x", "--game", "waldgaertner"], "Which game? Games: renature."),
    (["cards", "check"], "is missing"),
    (["cards", "check", "nowhere.csv"], "there is no such file"),
    (["cards", "show", "nowhere"], "there is no such file"),
    (["cards", "show", "first", "--game", "renature"], "Which game? Games: waldgaertner."),
    (["play", "waldgaertner", "--option", "cards=./nowhere.csv"], "there is no such file"),
    (["play", "waldgaertner", "--option", "cards=nowhere.csv"], "there is no such file"),
    (["play", "waldgaertner", "--board", "nowhere"], "There is no option “board”"),
    (["simulate", "renature", "--board", "./nowhere.board"], "there is no such file"),
]


@pytest.mark.parametrize(("args", "reason"), WRONG, ids=[" ".join(args) for args, _ in WRONG])
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


# --- simulate, replay, boards, games, referee -----------------------------------------------------


def test_simulations_repeat_with_their_seed(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / f"{n}.csv" for n in range(3)]
    outs = []
    for file, seed in zip(files, ("6", "6", "7"), strict=True):
        code, out, err = run("simulate", "renature", "--seats", "3", "--games", "8", "--bots",
                             "greedy,random,random", "--seed", seed, "--csv", file)  # fmt: skip
        assert (code, err) == (0, "")
        outs.append(out.replace(str(file), ""))
    assert outs[0] == outs[1] != outs[2]
    assert files[0].read_text() == files[1].read_text() != files[2].read_text()
    rows = list(csv.DictReader(files[0].read_text("utf-8").splitlines()))
    assert len(rows) == 24
    sources = ("start", "plants", "areas", "clouds", "left", "backs")
    for row in rows:
        assert sum(int(row[source]) for source in sources) == int(row["total"])
        assert row["bot"] == ("greedy" if row["seat"] == "1" else "random")
    for game in range(1, 9):
        own = [row for row in rows if row["game"] == str(game)]
        best = max(int(row["total"]) for row in own)
        assert all(int(row["total"]) == best for row in own if row["place"] == "1")
        assert sum(row["place"] == "1" for row in own) >= 1


def test_a_simulation_shows_wins_points_and_intervals(run: Run) -> None:
    code, out, _ = run("simulate", "renature", "--games", "10", "--bots", "random", "--start", "2",
                       "--mode", "valley")  # fmt: skip
    assert code == 0
    shares = [float(share) for share in re.findall(r"random +(\d+\.\d)%", out)]
    assert sum(shares) == pytest.approx(100)
    assert re.search(r"\d+\.\d% \.\. \d+\.\d%", out)
    assert "10 games, " in out
    assert re.search(r"1 Orange +3\.0 ", out), "who does not begin has 3 points at the start"


@pytest.mark.parametrize("name", waldbach.registry.names())
def test_a_fair_deal_is_confirmed(run: Run, tmp_path: Path, name: str) -> None:
    file, log = tmp_path / "dealt.game", some_game(name)
    file.write_text(log.write(), encoding="utf-8")
    code, out, err = run("verify", file)
    assert (code, err) == (0, "")
    drawn = sum(entry.seat == CHANCE for entry in log.entries)
    assert f"The deal was fair: the secret fits the hash, and all {drawn} entries" in out
    assert f"before the game? {commitment(log, SECRET).hex()}\n" in out
    assert "Es wurde ehrlich ausgeteilt" in run("verify", file, "--lang", "de")[1]
    assert "Rozdanie było uczciwe" in run("verify", file, "--lang", "pl")[1]


@pytest.mark.parametrize(
    ("change", "reasons"),
    [
        (lambda log: replace(log, secret=SECRET[::-1]),
         ["The secret does not fit the hash", "but the secret gives"]),
        (lambda log: replace(log, options=log.options | {"discards": "open"}),
         ["The secret does not fit the hash"]),
        (lambda log: put(log, 2, Entry(CHANCE, "draw ?")),
         ["Entry 2 is “chance draw ?”, but the secret gives “chance draw", "cannot be played"]),
        (lambda log: replace(log, entries=[*log.entries, Entry(0, "end")]),
         ["“1 end”, cannot be played: The game is over"]),
        (lambda log: replace(log, secret=None), ["The game is over, but its secret is not shown"]),
        (lambda log: replace(log, entries=log.entries[:30]),
         ["The secret is shown, but the game is not over"]),
        (lambda log: replace(log, entries=log.entries[:30], secret=None),
         ["The game is not over, so its secret is not shown yet"]),
    ],
    ids=["secret", "option", "draw", "refused", "no-secret", "cut", "running"],
)  # fmt: skip
def test_a_deal_that_does_not_hold_is_told_with_its_reason(
    run: Run, tmp_path: Path, change: Callable[[Log], Log], reasons: list[str]
) -> None:
    file = tmp_path / "dealt.game"
    file.write_text(change(some_game("renature")).write(), encoding="utf-8")
    code, out, err = run("verify", file)
    assert (code, err) == (1, "")
    assert out.startswith("The deal is not confirmed.\n")
    assert len(out.splitlines()) == 2 + len(reasons)
    for reason, line in zip(reasons, out.splitlines()[1:], strict=False):
        assert reason in line


def test_what_cannot_be_checked_is_bad_input(run: Run, tmp_path: Path) -> None:
    file, log = tmp_path / "dealt.game", some_game("renature")
    for text, reason in (
        (replace(log, deal=None, secret=None).write(), "has no “deal” line"),
        (log.write().replace("secret 00", "secret x0"), "64 digits are needed"),
        (log.write().replace("seats 2", "seats 9"), "It takes 2 to 4"),
        ("hello\n", "is not a game file"),
    ):
        file.write_text(text, encoding="utf-8")
        code, out, err = run("verify", file)
        assert (code, out) == (2, "")
        assert reason in err
        assert err.count("\n") == 1


def play_some(run: Run, file: Path, inputs: int = 40) -> None:
    run(*PLAY, "--seed", "5", "--seats", "3", "--bots", "random", "--save", file,
        stdin="1\n" * inputs)  # fmt: skip


def test_a_game_is_retold(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "told.game"
    play_some(run, file)
    code, out, _ = run("replay", file)
    assert code == 0
    assert "3 seats" in out
    flat = " ".join(out.split())
    assert "begins" in flat
    assert re.search(r"1 Orange: placed \w+ on \w+ and \w+ on \w+; planted", flat)
    assert re.search(r"2 Blue: .*drew \w+-\w+", flat)


def test_a_replay_shows_any_position(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "told.game"
    play_some(run, file)
    entries = words_of(file)
    assert "Before the first" in run("replay", file, "--at", "0")[1]
    for number in (1, 20, len(entries)):
        out = run("replay", file, "--at", str(number))[1]
        assert f"Entry {number} of {len(entries)}: {entries[number - 1]}" in " ".join(out.split())
    code, _, err = run("replay", file, "--at", str(len(entries) + 1))
    assert code == 2
    assert "There is no entry" in err


def test_a_replay_with_a_seats_eyes_keeps_the_others_secrets(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "told.game"
    play_some(run, file)
    log = read(file)
    game, states = log.play(), list(log.states())
    secret = [
        (number, entry.word)
        for number, entry in enumerate(log.entries, start=1)
        if entry.word.startswith("draw") and states[number - 1].seat == 1
    ]
    number, word = secret[-1]
    assert word in run("replay", file, "--at", str(number))[1]
    assert word in run("replay", file, "--at", str(number), "--seat", "2")[1]
    hidden = run("replay", file, "--at", str(number), "--seat", "1")[1]
    assert word not in hidden
    assert "chance draw ?" in hidden
    story = " ".join(run("replay", file, "--seat", "1")[1].split())
    for _, drawn in secret:
        assert f"2 Blue: drew {drawn.removeprefix('draw ')}" not in story
    assert game is GAME
    assert run("replay", file, "--seat", "4")[0] == 2


def test_a_replay_goes_step_by_step(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "told.game"
    play_some(run, file)
    code, out, _ = run("replay", file, "--step", stdin="\n\nb\n12\nx\n9999\nq\n")
    assert code == 0
    last = len(words_of(file))
    steps = re.findall(rf"(?:Entry (\d+) of {last}:|Before the (first))", out)
    assert [one or two for one, two in steps] == ["first", "1", "2", "1", "12", "12", "12"]
    assert "means nothing here" in out
    assert "There is no entry 9999" in out
    assert run("replay", file, "--step", "--at", "5")[0] == 0


def test_a_position_becomes_a_picture_of_a_terminal(run: Run, tmp_path: Path) -> None:
    file, drawing = tmp_path / "told.game", tmp_path / "position.svg"
    play_some(run, file, 4)
    code, out, _ = run("replay", file, "--at", "20", "--seat", "1", "--svg", drawing)
    assert code == 0
    assert str(drawing) in out
    assert ET.parse(drawing).getroot().tag.endswith("svg")
    drawn = drawing.read_text("utf-8")
    assert "Orange" in drawn
    assert "font-face" not in drawn


def test_boards_are_checked(run: Run, tmp_path: Path) -> None:
    good, bad, worse = (tmp_path / f"{n}.board" for n in ("good", "bad", "worse"))
    code, out, err = run("board", "check", *shipped())
    assert (code, err) == (0, "")
    assert out.count("all is well") == len(shipped())
    good.write_text("name: x\nmode: valley\nboard:\nP..\n.aa\n", "utf-8")
    bad.write_text("name: x\nmode: base\nboard:\nS..\n.a!\n", "utf-8")
    worse.write_text("name: x\nmode: base\nboard:\n.#.\n#a#\n", "utf-8")
    code, out, _ = run("board", "check", good, bad, worse)
    assert code == 1
    assert f"{bad}: Line 5, column 3: “!” is not a sign" in out
    assert f"{good}: There is one starting space. A full board has 4." in out
    assert f"{worse}: a1: this brook space has no brook beside it" in out
    assert f"{worse}: b2: area 1 is closed before the game begins" in out


@pytest.mark.parametrize("name", shipped())
def test_boards_are_drawn(run: Run, tmp_path: Path, name: str) -> None:
    code, out, _ = run("board", "show", name)
    assert code == 0
    board = load_shipped(name)
    assert out.count("T ") == sum(row.count("T") for row in board.rows)
    drawing = tmp_path / "board.svg"
    code, out, _ = run("board", "show", name, "--svg", drawing)
    assert code == 0
    assert str(drawing) in out
    assert ET.parse(drawing).getroot().tag.endswith("svg")
    assert run("board", "show", name, "--svg", tmp_path / "no" / "x.svg")[0] == 2


def test_games_are_listed_with_their_options(run: Run) -> None:
    code, out, _ = run("games")
    assert code == 0
    for option in GAME.options:
        assert f"--option {option.name}=" in out
    assert "2 to 4 players" in out
    assert "greedy" in out


@pytest.mark.compiled_only
def test_the_referee_answers_on_stdin_and_stdout() -> None:
    done = spawn("referee", stdin='{"command": "games"}\n')
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout.splitlines()[0])
    assert "renature" in json.dumps(answer)


@pytest.mark.compiled_only
def test_a_closed_pipe_is_no_accident() -> None:
    command = f"{shlex.quote(sys.executable)} -m waldbach.cli games | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60)
    assert done.stdout == "renature\n"
    assert "Traceback" not in done.stderr


# --- invented boards ------------------------------------------------------------------------------


def test_a_board_is_invented_and_can_be_checked_shown_and_played(run: Run, tmp_path: Path) -> None:
    board, svg = tmp_path / "new.board", tmp_path / "new.svg"
    wish = ("board", "new", "--mode", "valley", "--seed", "otter", "--symmetry", "mirror")
    code, text, err = run(*wish)
    assert (code, err) == (0, "")
    code, out, _ = run(*wish, "--svg", svg, board)
    assert (code, str(board) in out, str(svg) in out) == (0, True, True)
    assert board.read_text("utf-8") == text
    assert svg.read_text("utf-8").startswith("<svg")
    assert run("board", "check", board)[0] == 0
    code, _, err = run(*wish, board)
    assert (code, "already" in err) == (2, True)  # nothing is written over
    assert run("board", "new", "--symmetry", "round")[0] == 2
    assert run("board", "new", "--mode", "moon")[0] == 2
    assert run("board", "new", "--seed", "")[0] == 2


def test_the_seed_of_a_game_repeats_its_invented_board(run: Run, tmp_path: Path) -> None:
    one, two, other = (tmp_path / f"{name}.game" for name in ("one", "two", "other"))
    new = ("--option", "board=new")
    assert run(*PLAY, *new, "--seed", "7", "--save", one, stdin="1\n1\n")[0] == 0
    assert run(*PLAY, *new, "--seed", "7", "--save", two, stdin="1\n1\n")[0] == 0
    assert run(*PLAY, "--board", "new 8", "--seed", "7", "--save", other, stdin="1\n1\n")[0] == 0
    assert read(one).options == read(two).options
    assert words_of(one) == words_of(two)
    boards = [read(file).options["board"] for file in (one, other)]
    assert [board.splitlines()[0].split(",")[0] for board in boards] == [
        "# Invented: seed 7", "# Invented: seed 8",
    ]  # fmt: skip
    assert run("play", "--load", one, stdin="quit\n")[0] == 0
