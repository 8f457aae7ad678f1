"""The referee (docs/referee.md): the documented session, every command, and every kind of abuse.

`python -m tests.test_referee` writes the responses of the documented session anew.
"""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from waldbach import registry
from waldbach.adapters import referee as module
from waldbach.adapters.referee import COMMANDS, FORMS, LINE_LIMIT, MATCH_LIMIT, Referee, serve
from waldbach.game import Game
from waldbach.log import Log
from waldbach.messages import LANGUAGES, bundle

ROOT = Path(__file__).parent.parent
DOC = ROOT / "docs" / "referee.md"
COMMAND = [sys.executable, "-m", "waldbach.adapters.referee"]
ENV = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
GAME = registry.every()[0]


class Table:
    """A referee and short ways to talk to it."""

    def __init__(self) -> None:
        self.referee = Referee()

    def send(self, line: bytes | None) -> dict[str, Any]:
        response: dict[str, Any] = json.loads(self.referee.answer(line), parse_constant=pytest.fail)
        assert isinstance(response["ok"], bool)
        return response

    def ask(self, command: str, **fields: Any) -> dict[str, Any]:
        return self.send(json.dumps({"command": command, **fields}).encode())

    def right(self, command: str, **fields: Any) -> dict[str, Any]:
        response = self.ask(command, **fields)
        assert response["ok"], response
        return response

    def code(self, command: str, **fields: Any) -> str:
        """The code of the error that this request gets; checks that it changes nothing."""
        before = self.contents()
        response = self.ask(command, **fields)
        assert not response["ok"], response
        assert self.contents() == before
        return str(response["error"]["code"])

    def contents(self) -> dict[str, tuple[bytes, str, int]]:
        return {
            name: (match.state.tobytes(), match.log.write(), len(match.free))
            for name, match in self.referee.matches.items()
        }


@pytest.fixture
def table() -> Table:
    """A referee with one match under way."""
    made = Table()
    made.right("new", game=GAME.name, seats=2, seed=7)
    return made


def random_word(table: Table, number: int, **match: str) -> tuple[int, str]:
    """Some legal word of whoever acts."""
    acting = table.right("acting", **match)["acting"]
    seat = acting[number % len(acting)]
    words = table.right("legal", seat=seat, **match)["words"]
    return seat, words[number * 7919 % len(words)]


# --- the documented session -----------------------------------------------------------------------


def documented() -> list[tuple[str, str]]:
    """Requests and responses of the session in the document."""
    blocks = re.findall(r"^```transcript\n(.*?)^```$", DOC.read_text("utf-8"), re.M | re.S)
    lines = "".join(blocks).splitlines()
    assert all(line[:2] == "> " for line in lines[::2])
    assert all(line[:2] == "< " for line in lines[1::2])
    return [(ask[2:], answer[2:]) for ask, answer in zip(lines[::2], lines[1::2], strict=True)]


def test_the_documented_session_is_true() -> None:
    session = documented()
    assert len(session) > 15
    done = subprocess.run(
        COMMAND,
        input="".join(ask + "\n" for ask, _ in session),
        env=ENV,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=True,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == [answer for _, answer in session]


def test_the_document_names_every_command_field_and_code() -> None:
    text = DOC.read_text("utf-8")
    rows = {
        row.split("|")[1].strip().strip("`"): row for row in text.splitlines() if row[:2] == "| "
    }
    for command in COMMANDS.values():
        row = rows[command.name]
        for field in (*command.needs, *command.may):
            assert field == "match" or f"`{field}`" in row
    codes = set(
        re.findall(r'BadInput\("(referee-[a-z]+)"', Path(module.__file__).read_text("utf-8"))
    )
    assert codes == {key for key in rows if key.startswith("referee-")}
    for lang in LANGUAGES:
        assert all(bundle(lang).has_message(code) for code in codes)
    assert f"{LINE_LIMIT:,}" in text
    assert f"Up to {MATCH_LIMIT} matches" in text
    assert set(FORMS) == {"id", "command", "lang", "match"} | {
        field for command in COMMANDS.values() for field in (*command.needs, *command.may)
    }


# --- commands -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", registry.every(), ids=lambda game: game.name)
def test_games_tells_what_can_be_played(game: Game) -> None:
    told = {one["name"]: one for one in Table().right("games")["games"]}[game.name]
    assert told["rules"] == game.rules
    assert told["seats"] == list(range(game.min_seats, game.max_seats + 1))
    assert [option["name"] for option in told["options"]] == [o.name for o in game.options]


def test_the_id_comes_back(table: Table) -> None:
    for name in (0, -5, 10**30, "", "x", "ä\u2028\ud800"):
        assert table.ask("acting", id=name)["id"] == name
        assert table.ask("nonsense", id=name)["id"] == name
    assert "id" not in table.ask("acting")


@pytest.mark.parametrize("game", registry.every(), ids=lambda game: game.name)
def test_a_whole_game_with_a_seed(game: Game) -> None:
    """Views, seen entries and the saved file agree with the engine at every step."""
    table = Table()
    seats = game.min_seats
    now = table.right("new", game=game.name, seats=seats, seed="x", seen=[1, "spectator"])
    log = [f"{e['seat']} {e['word']}" for e in now["entries"]]
    number = 0
    while not now["over"]:
        assert now["acting"] != ["chance"]
        seat, word = random_word(table, number)
        now = table.right("play", seat=seat, word=word, seen=[1, "spectator"])
        assert (now["entries"][0]["seat"], now["entries"][0]["word"]) == (seat, word)
        assert {e["seat"] for e in now["entries"][1:]} <= {"chance"}
        for seen in now["seen"].values():
            assert [e["seat"] for e in seen["entries"]] == [e["seat"] for e in now["entries"]]
        log += [f"{e['seat']} {e['word']}" for e in now["entries"]]
        number += 1
    saved = Log.read(table.right("save")["file"])
    assert list(map(str, saved.entries)) == log
    end = saved.replay()
    assert table.right("position")["position"] == game.format_position(end)
    assert [r["total"] for r in now["results"]] == list(game.score(end))
    assert now["results"] == table.right("score")["results"]
    assert table.right("acting")["acting"] == []
    assert table.right("legal", seat=1)["words"] == []


def test_the_same_seed_gives_the_same_match() -> None:
    def play(table: Table, times: int) -> list[Any]:
        told = []
        for number in range(times):
            seat, word = random_word(table, number)
            told.append(table.right("play", seat=seat, word=word))
        return told

    one, other, third = Table(), Table(), Table()
    for table, seed in ((one, 5), (other, "5"), (third, 6)):
        table.right("new", game=GAME.name, seats=2, seed=seed)
    assert play(one, 40) == play(other, 40)
    assert one.contents() == other.contents() != third.contents()
    # Saved, loaded elsewhere with the same seed, it goes on alike.
    third.right("load", file=one.right("save")["file"], seed=5)
    assert play(third, 20) == play(one, 20)


def test_without_a_seed_every_deal_is_another() -> None:
    one, other = Table(), Table()
    for table in (one, other):
        table.right("new", game=GAME.name, seats=2)
    assert one.right("save")["file"] != other.right("save")["file"]


def test_scripted_chance_is_played_by_the_client() -> None:
    table = Table()
    now = table.right("new", game=GAME.name, seats=2, chance="scripted")
    assert (now["entries"], now["acting"]) == ([], ["chance"])
    while now["acting"] == ["chance"]:
        legal = table.right("legal", seat="chance")
        assert sum(legal["odds"]) == pytest.approx(1)
        assert len(legal["odds"]) == len(legal["words"])
        assert table.right("legal", seat=1)["words"] == []
        now = table.right("play", seat="chance", word=legal["words"][-1])
        assert len(now["entries"]) == 1
    assert table.right("legal", seat="chance") == {"ok": True, "words": []}
    assert table.code("play", seat="chance", word=legal["words"][-1]) == "not-an-outcome"


def test_seen_entries_and_views_hide() -> None:
    table = Table()
    now = table.right("new", game="renature", seats=2, seed=1, seen=[1, 2, "spectator"])
    owners = [event["seat"] for event in now["events"] if event["event"] == "drew"]
    draws = [e["word"] for e in now["entries"] if e["word"].startswith("draw ")]
    assert len(owners) == len(draws) == 6
    for viewer, told in now["seen"].items():
        seen = [e["word"] for e in told["entries"] if e["word"].startswith("draw ")]
        assert seen == [
            word if str(owner) == viewer else "draw ?"
            for word, owner in zip(draws, owners, strict=True)
        ]
    public = json.dumps([table.right("view", seat="spectator"), now["seen"]["spectator"]])
    assert not [word for word in draws if word.split()[1] in public]
    own = json.dumps(table.right("view", seat=1))
    assert sum(word.split()[1] in own for word in draws) == 3


def test_undo_goes_back_to_the_barrier() -> None:
    table = Table()
    table.right("new", game="renature", seats=2, seed=3)
    assert table.code("undo") == "referee-undo"
    start = table.contents()
    table.right("play", seat=table.right("acting")["acting"][0], word="joker owl")
    middle = table.contents()
    seat = table.right("acting")["acting"][0]
    word = next(w for w in table.right("legal", seat=seat)["words"] if w.startswith("place"))
    table.right("play", seat=seat, word=word)
    assert table.right("undo")["undone"] == {"seat": seat, "word": word}
    assert table.contents() == middle
    assert table.right("undo")["undone"]["word"] == "joker owl"
    assert table.contents() == start
    assert table.code("undo") == "referee-undo"
    # The domino drawn after a discard is a barrier; what follows it can be taken back again.
    word = next(w for w in table.right("legal", seat=seat)["words"] if w.startswith("discard"))
    table.right("play", seat=seat, word=word)
    assert table.code("undo") == "referee-undo"
    table.right("play", seat=seat, word="joker frog")
    table.right("load", file=table.right("save")["file"], seed=3, match="copy")
    for match in ("1", "copy"):
        assert table.right("undo", match=match)["undone"]["word"] == "joker frog"
        assert table.code("undo", match=match) == "referee-undo"


def test_matches_are_apart(table: Table) -> None:
    table.right("new", game=GAME.name, seats=3, seed=1, match="b")
    first = table.contents()["1"]
    seat, word = random_word(table, 3, match="b")
    table.right("play", match="b", seat=seat, word=word)
    assert table.contents()["1"] == first
    assert [m["match"] for m in table.right("matches")["matches"]] == ["1", "b"]
    table.right("close", match="b")
    assert table.code("acting", match="b") == "referee-match"
    assert list(table.contents()) == ["1"]
    assert table.code("close", match="b") == "referee-match"


def test_new_replaces_a_match_only_when_it_succeeds(table: Table) -> None:
    assert table.code("new", game=GAME.name, seats=99, seed=1) == "bad-seats"
    before = table.contents()
    table.right("new", game=GAME.name, seats=2, seed=8)
    assert table.contents() != before


def test_there_is_an_end_to_matches(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MATCH_LIMIT", 2)
    table.right("new", game=GAME.name, seats=2, seed=1, match="2")
    assert table.code("new", game=GAME.name, seats=2, seed=1, match="3") == "referee-full"
    table.right("new", game=GAME.name, seats=2, seed=1, match="2")


def test_a_position_is_loaded_as_it_was(table: Table) -> None:
    position = table.right("position")["position"]
    for seed in ({"seed": 1}, {"chance": "scripted"}):
        table.right("load", game=GAME.name, position=position, match="p", **seed)
        assert table.right("position", match="p")["position"] == position
        assert table.contents()["p"][0] == table.contents()["1"][0]
    saved = table.right("save", match="p")["file"]
    table.right("load", file=saved, seed=1, match="q")
    assert table.right("position", match="q")["position"] == position


def test_a_view_cannot_be_played(table: Table) -> None:
    for seat in (1, "spectator"):
        view = table.right("view", seat=seat)["position"]
        code = table.code("load", game=GAME.name, position=view, chance="scripted")
        assert code == "referee-view"


# --- errors ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"command": "nonsense"}, "referee-command"),
        ({"command": ""}, "referee-command"),
        ({"command": 5}, "referee-form"),
        ({"command": None}, "referee-form"),
        ({"command": ["games"]}, "referee-form"),
        ({}, "referee-missing"),
        ({"command": "games", "x": 1}, "referee-field"),
        ({"command": "games", "match": "1"}, "referee-field"),
        ({"command": "acting", "lang": "fr"}, "referee-lang"),
        ({"command": "acting", "lang": ["en"]}, "referee-lang"),
        ({"command": "acting", "id": 1.5}, "referee-form"),
        ({"command": "acting", "id": True}, "referee-form"),
        ({"command": "acting", "id": {}}, "referee-form"),
        ({"command": "acting", "match": "2"}, "referee-match"),
        ({"command": "acting", "match": ""}, "referee-form"),
        ({"command": "acting", "match": 1}, "referee-form"),
        ({"command": "acting", "match": "x" * 81}, "referee-form"),
        ({"command": "new", "seats": 2, "seed": 1}, "referee-missing"),
        ({"command": "new", "game": "go", "seats": 2, "seed": 1}, "unknown-game"),
        ({"command": "new", "game": "../go\x00", "seats": 2, "seed": 1}, "unknown-game"),
        ({"command": "new", "game": "x" * 9000, "seats": 2, "seed": 1}, "unknown-game"),
        ({"command": "new", "game": None, "seats": 2, "seed": 1}, "referee-form"),
        ({"command": "new", "game": "renature", "seats": 2, "seed": 1, "chance": "scripted"},
         "referee-chance"),
        ({"command": "new", "game": "renature", "seats": 2, "chance": "dice"}, "referee-form"),
        ({"command": "new", "game": "renature", "seats": 2, "seed": 1.0}, "referee-form"),
        ({"command": "new", "game": "renature", "seats": 2, "seed": False}, "referee-form"),
        ({"command": "new", "game": "renature", "seats": 1, "seed": 1}, "bad-seats"),
        ({"command": "new", "game": "renature", "seats": True, "seed": 1}, "referee-form"),
        ({"command": "new", "game": "renature", "seats": 2.0, "seed": 1}, "referee-form"),
        ({"command": "new", "game": "renature", "seats": -1, "seed": 1}, "referee-form"),
        ({"command": "new", "game": "renature", "seats": 10**400, "seed": 1}, "referee-form"),
        ({"command": "new", "game": "renature", "seats": 2, "seed": 1, "options": []},
         "referee-form"),
        ({"command": "new", "game": "renature", "seats": 2, "seed": 1, "options": {"mode": 1}},
         "referee-form"),
        ({"command": "new", "game": "renature", "seats": 2, "seed": 1, "options": {"mode": "sea"}},
         "bad-option"),
        ({"command": "new", "game": "renature", "seats": 2, "seed": 1, "options": {"x" * 5000: ""}},
         "unknown-option"),
        ({"command": "new", "game": "renature", "seats": 2, "seed": 1, "seen": [3]},
         "referee-seat"),
        ({"command": "new", "game": "renature", "seats": 2, "seed": 1, "seen": [1] * 50},
         "referee-form"),
        ({"command": "load", "seed": 1}, "referee-load"),
        ({"command": "load", "seed": 1, "file": "", "position": ""}, "referee-load"),
        ({"command": "load", "seed": 1, "file": "", "game": "renature"}, "referee-load"),
        ({"command": "load", "seed": 1, "file": ""}, "file-format"),
        ({"command": "load", "seed": 1, "file": 1}, "referee-form"),
        ({"command": "load", "seed": 1, "position": "board\n1 S"}, "referee-missing"),
        ({"command": "load", "seed": 1, "position": "x", "game": "renature"}, "position-key"),
        ({"command": "legal"}, "referee-missing"),
        ({"command": "legal", "seat": 3}, "referee-seat"),
        ({"command": "legal", "seat": 0}, "referee-seat"),
        ({"command": "legal", "seat": 10**30}, "referee-seat"),
        ({"command": "legal", "seat": "1"}, "referee-form"),
        ({"command": "legal", "seat": "spectator"}, "referee-form"),
        ({"command": "legal", "seat": True}, "referee-form"),
        ({"command": "legal", "seat": [1]}, "referee-form"),
        ({"command": "view", "seat": "chance"}, "referee-form"),
        ({"command": "play", "seat": 1}, "referee-missing"),
        ({"command": "play", "seat": 1, "word": 7}, "referee-form"),
        ({"command": "play", "seat": 1, "word": ""}, "word-verb"),
        ({"command": "play", "seat": 1, "word": "\x00"}, "word-verb"),
        ({"command": "play", "seat": 1, "word": "x" * 100_000}, "word-verb"),
        ({"command": "play", "seat": 1, "word": "draw ?"}, "hidden-word"),
        ({"command": "play", "seat": "chance", "word": "start 1"}, "not-an-outcome"),
        ({"command": "play", "seat": 1, "word": "end", "seen": "1"}, "referee-form"),
    ],
)  # fmt: skip
def test_wrong_requests_are_refused(table: Table, fields: dict[str, Any], code: str) -> None:
    before = table.contents()
    for lang in LANGUAGES:
        response = table.send(json.dumps({"lang": lang} | fields).encode())
        assert not response["ok"]
        error = response["error"]
        assert error["code"] == code
        assert error["message"] not in ("", code)
    assert table.contents() == before


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"x", "referee-json"),
        (b"{", "referee-json"),
        (b'{"command": "games"} {}', "referee-json"),
        (b'{"command": "games"', "referee-json"),
        (b"{'command': 'games'}", "referee-json"),
        (b'{"command": "ga\x00mes"}', "referee-json"),
        (b"\x00\x00\x00", "referee-json"),
        (b'\xef\xbb\xbf{"command": "games"}', "referee-json"),
        (b'{"command": "\xff\xfe"}', "referee-encoding"),
        (b'{"command": "\xed\xa0\x80"}', "referee-encoding"),
        (b"[]", "referee-object"),
        (b"null", "referee-object"),
        (b'"games"', "referee-object"),
        (b"7", "referee-object"),
        (b'{"command": "games", "id": NaN}', "referee-number"),
        (b'{"command": "games", "id": -Infinity}', "referee-number"),
        (b'{"command": "games", "id": 1e999}', "referee-form"),
        (b'{"command": "games", "id": ' + b"9" * 5000 + b"}", "referee-number"),
        (b"[" * 200_000, "referee-deep"),
        (b'{"id":' * 100_000, "referee-deep"),
        (b'{"command": "games", "x": ' + b"[" * 900 + b"]" * 900 + b"}", "referee-field"),
        (None, "referee-long"),
    ],
)
def test_broken_lines_are_answered(table: Table, line: bytes | None, code: str) -> None:
    before = table.contents()
    response = table.send(line)
    assert not response["ok"]
    assert response["error"]["code"] == code
    assert table.contents() == before


def test_a_refused_word_names_reason_rule_and_details(table: Table) -> None:
    (seat,) = table.right("acting")["acting"]
    error = table.ask("play", seat=seat, word="end")["error"]
    assert (error["code"], error["rule"], error["details"]) == (
        "domino-first", "R-T-04", {"word": "end"}
    )  # fmt: skip
    sentences = {table.ask("play", seat=seat, word="end", lang=lang)["error"]["message"]
                 for lang in LANGUAGES}  # fmt: skip
    assert len(sentences) == len(LANGUAGES)


def test_a_fault_of_ours_changes_nothing(
    table: Table, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seat, word = random_word(table, 0)

    def broken(*_: object) -> None:
        raise RuntimeError("broken on purpose")

    with monkeypatch.context() as patch:
        patch.setattr(GAME, "events", broken)
        assert table.code("play", seat=seat, word=word) == "referee-internal"
        patch.setattr(GAME, "events", lambda *_: [{"event": object()}])
        assert table.code("play", seat=seat, word=word) == "referee-internal"
    captured = capsys.readouterr()
    assert "broken on purpose" in captured.err
    assert captured.out == ""
    table.right("play", seat=seat, word=word)


def test_a_missing_sentence_does_not_end_a_match(
    table: Table, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lost(key: str, /, **_: object) -> str:
        raise KeyError(key)

    monkeypatch.setattr("waldbach.messages.text", lost)
    error = table.ask("nonsense")["error"]
    assert error["code"] == error["message"] == "referee-command"
    assert "KeyError" in capsys.readouterr().err


# --- the wire -------------------------------------------------------------------------------------


def talk(text: bytes) -> list[dict[str, Any]]:
    responses = io.BytesIO()
    serve(io.BytesIO(text), responses)
    return [json.loads(line) for line in responses.getvalue().splitlines()]


def test_one_response_a_line_in_order() -> None:
    lines = [b'{"command": "matches", "id": %d}' % n for n in range(20)]
    assert [r["id"] for r in talk(b"\n".join(lines))] == list(range(20))
    assert [r["id"] for r in talk(b"\r\n \n\t\n".join(lines) + b"\n")] == list(range(20))
    assert talk(b"") == talk(b"\n\n") == []


def test_nothing_is_read_after_quit() -> None:
    assert talk(b'{"command": "quit", "id": 1}\n{"command": "matches"}\n') == [
        {"id": 1, "ok": True}
    ]
    assert len(talk(b'{"command": "quit", "x": 1}\n{"command": "matches"}\n')) == 2


@pytest.mark.parametrize("extra", [-1, 0, 1, 2, LINE_LIMIT, 3 * LINE_LIMIT])
def test_long_lines_are_skipped_whole(extra: int) -> None:
    """The limit does not count the newline; what comes after a long line is read as usual."""
    head, tail = b'{"command": "matches", "id": "', b'"}\n'
    line = head + b"x" * (LINE_LIMIT - len(head) - len(tail) + extra) + tail
    assert len(line) == LINE_LIMIT + extra
    first, second = talk(line + b'{"command": "matches", "id": 2}\n')
    assert first["ok"] == (extra <= 1)
    assert second == {"id": 2, "ok": True, "matches": []}
    if extra > 1:
        assert first["error"]["code"] == "referee-long"


def start(**more: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        COMMAND,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENV,
        **more,
    )


def test_responses_are_flushed_and_the_end_is_quiet() -> None:
    """A conversation: each response is there before the next request is written."""
    with start() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number in range(3):
            process.stdin.write(b'{"command": "matches", "id": %d}\n' % number)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (0, b"")


def test_a_closed_stdout_ends_it_quietly() -> None:
    with start() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b'{"command": "games"}\n' * 3)
        process.stdin.close()
        errors = process.stderr.read()
        assert (process.wait(timeout=60), errors) == (0, b"")


def test_no_stdout_at_all_ends_it() -> None:
    done = subprocess.run(
        ["sh", "-c", '"$@" >&-', "sh", *COMMAND],
        input=b'{"command": "games"}\n',
        env=ENV,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr


# --- writing the documented session ---------------------------------------------------------------


def rewrite() -> None:
    """Put the responses of now below the requests of the document."""
    referee, lines = Referee(), []
    for line in DOC.read_text("utf-8").splitlines():
        if line.startswith("< "):
            continue
        lines.append(line)
        if line.startswith("> "):
            lines.append("< " + referee.answer(line[2:].encode()))
    DOC.write_text("\n".join(lines) + "\n", "utf-8")


def test_a_new_board_follows_from_the_seed_of_the_match() -> None:
    table = Table()

    def board(**more: Any) -> str:
        wish = {"game": "renature", "seats": 2, "options": {"board": "new"}} | more
        table.right("new", **wish)
        return Log.read(table.right("save")["file"]).options["board"]

    assert board(seed="brook") == board(seed="brook")
    assert board(seed="a\nb" * 99) == board(seed="a\nb" * 99)
    assert board() != board()
    assert board(chance="scripted") != board(chance="scripted")


if __name__ == "__main__":
    rewrite()
