"""Playing: whole games from a script, taking back, and what is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.commands.running import PLAY, Run, autosaves, read, spawn, words_of
from waldbach.game import CHANCE

ONES = "1\n" * 600  # always the first choice of every list


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
    text = (Path(__file__).parents[1] / "waldgaertner" / "cards_for_tests.csv").read_text("utf-8")
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
