"""The referee: a program in any language holds matches here, by JSON lines on stdin and stdout.

One request object a line, one response object a line, in order. `docs/referee.md` is the protocol.

A match is a value. A command works out the next match and its response; only when both are complete
does the next match take the place of the old one. So an error changes nothing.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, BinaryIO

from waldbach import registry
from waldbach.game import CHANCE, SPECTATOR, BadInput, Event, Game, IllegalAction, State
from waldbach.log import Entry, Log, run_chance
from waldbach.messages import LANGUAGES, language

LINE_LIMIT = 1 << 20  # bytes of a request
MATCH_LIMIT = 1000
NAME_LIMIT = 80  # characters of a match's name

Data = dict[str, Any]


# --- matches --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Match:
    """Where a match stands. Nothing in it is ever changed."""

    game: Game
    log: Log
    state: State
    seed: bytes | None  # None: the client plays the words of chance
    free: tuple[State, ...] = ()  # the states that undo may go back to, the last one on top


@dataclass(frozen=True)
class Step:
    before: State
    seat: int
    action: int
    after: State


def walk(game: Game, state: State, entries: list[Entry]) -> Iterator[Step]:
    for entry in entries:
        action = game.parse(entry.word, state)
        after = game.apply(state, entry.seat, action)
        yield Step(state, entry.seat, action, after)
        state = after


def advance(match: Match, entries: list[Entry]) -> tuple[Match, list[Step]]:
    """The match after the entries and the random steps that follow them, if they are ours to do."""
    game = match.game
    steps = list(walk(game, match.state, entries))
    if match.seed is not None:
        state = steps[-1].after if steps else match.state
        drawn = run_chance(game, state, [*match.log.entries, *entries], match.seed)[1]
        steps += walk(game, state, drawn)
        entries = [*entries, *drawn]
    free = free_after(game, match.free, steps)
    log = replace(match.log, entries=[*match.log.entries, *entries])
    state = steps[-1].after if steps else match.state
    return replace(match, log=log, state=state, free=free), steps


def free_after(game: Game, free: tuple[State, ...], steps: list[Step]) -> tuple[State, ...]:
    """The states that undo may go back to once these steps are done."""
    for step in steps:
        barrier = game.barrier(step.before, step.seat, step.action, step.after)
        free = () if barrier else (*free, step.before)
    return free


def is_view(game: Game, state: State, seats: int) -> bool:
    """Is something blanked? A view is its own view for one onlooker and not for the others."""
    alike = {game.same(game.view(state, seat), state) for seat in (*range(seats), SPECTATOR)}
    return alike == {True, False}


# --- what a response says -------------------------------------------------------------------------


def seat_out(seat: int) -> int | str:
    return {CHANCE: "chance", SPECTATOR: "spectator"}.get(seat, seat + 1)


def entry_out(game: Game, step: Step, action: int) -> Data:
    return {"seat": seat_out(step.seat), "word": game.format(action, step.before)}


def turn_out(match: Match) -> Data:
    acting = match.game.acting(match.state)
    said: Data = {"acting": [seat_out(seat) for seat in acting], "over": not acting}
    return said if acting else said | {"results": results_out(match)}


def results_out(match: Match) -> list[Data]:
    return [
        {
            "seat": seat_out(result.seat),
            "points": dict(result.points),
            "total": result.total,
            "place": result.place,
        }
        for result in match.game.results(match.state)
    ]


def steps_out(match: Match, steps: list[Step], viewers: list[int]) -> Data:
    """What was appended and what happened, in full, and as each of the viewers may know it."""
    game = match.game
    told: Data = {
        "entries": [entry_out(game, step, step.action) for step in steps],
        "events": [
            event
            for step in steps
            for event in game.events(step.before, step.seat, step.action, step.after)
        ],
    }
    if viewers:
        told["seen"] = {str(seat_out(viewer)): seen_out(game, steps, viewer) for viewer in viewers}
    return told | turn_out(match)


def seen_out(game: Game, steps: list[Step], viewer: int) -> Data:
    entries: list[Data] = []
    events: list[Event] = []
    for step in steps:
        action = game.seen(step.before, step.seat, step.action, viewer)
        before, after = game.view(step.before, viewer), game.view(step.after, viewer)
        entries.append(entry_out(game, step, action))
        events += game.events(before, step.seat, action, after)
    return {"entries": entries, "events": events}


def error_out(error: BadInput) -> Data:
    if isinstance(error, IllegalAction):
        code, details = error.refusal.reason, dict(error.refusal.details)
        rule = error.refusal.rule
    else:
        code, details = error.message, dict(error.args_)
        rule = details.pop("rule", "")
    said: Data = {"code": code, "message": sentence(error)}
    if rule:
        said["rule"] = rule
    if details:
        said["details"] = details
    return said


def sentence(error: BadInput) -> str:
    """A sentence that a catalogue lacks must not end a match: then the key has to do."""
    try:
        return str(error)
    except Exception:
        complain()
        return error.message


def complain() -> None:
    """Tell about a fault of ours on stderr, if there is one; stdout belongs to the protocol."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            sys.stderr.write(traceback.format_exc())
            sys.stderr.flush()


# --- what a request says --------------------------------------------------------------------------

# The right form of each field, for the error that says so.
FORMS = {
    "id": '"id": 1, "id": "a"',
    "command": '"command": "games"',
    "lang": '"lang": "en"',
    "match": f'"match": "a" (1-{NAME_LIMIT})',
    "game": '"game": "…"',
    "seats": '"seats": 2',
    "options": '"options": {"…": "…"}',
    "seed": '"seed": 7, "seed": "…"',
    "chance": '"chance": "scripted"',
    "file": '"file": "…"',
    "position": '"position": "…"',
    "seat": '"seat": 1, "seat": "chance", "seat": "spectator"',
    "word": '"word": "…"',
    "seen": '"seen": [1, "spectator"]',
}


def wrong(name: str) -> BadInput:
    return BadInput("referee-form", field=name, right=FORMS[name])


class Request:
    """The fields of a request, each read strictly."""

    def __init__(self, fields: Data) -> None:
        self.fields = fields

    def __contains__(self, name: str) -> bool:
        return name in self.fields

    def text(self, name: str) -> str:
        value = self.fields[name]
        if not isinstance(value, str):
            raise wrong(name)
        return value

    def number(self, name: str) -> int:
        value = self.fields[name]
        if type(value) is not int or not 0 <= value < 1000:
            raise wrong(name)
        return value

    def id(self) -> Data:
        if "id" not in self:
            return {}
        value = self.fields["id"]
        if not isinstance(value, str | int) or isinstance(value, bool):
            raise wrong("id")
        return {"id": value}

    def lang(self) -> str:
        if "lang" not in self:
            return "en"
        if self.fields["lang"] not in LANGUAGES:
            raise BadInput("referee-lang", right=", ".join(LANGUAGES))
        return self.text("lang")

    def match(self) -> str:
        name = self.text("match") if "match" in self else "1"
        if not 0 < len(name) <= NAME_LIMIT:
            raise wrong("match")
        return name

    def options(self) -> dict[str, str]:
        options = self.fields.get("options", {})
        if not isinstance(options, dict) or not all(isinstance(v, str) for v in options.values()):
            raise wrong("options")
        return options

    def seed(self) -> bytes | None:
        """The seed, a fresh one if none is given, or None when the client plays chance itself."""
        if "seed" in self and "chance" in self:
            raise BadInput("referee-chance")
        if "chance" in self:
            if self.fields["chance"] != "scripted":
                raise wrong("chance")
            return None
        seed = self.fields.get("seed", secrets.token_hex(16))
        if not isinstance(seed, str | int) or isinstance(seed, bool):
            raise wrong("seed")
        return str(seed).encode("utf-8", "surrogatepass")

    def seat(self, match: Match, also: str) -> int:
        return _seat(self.fields["seat"], "seat", match.log.seats, also)

    def seen(self, seats: int) -> list[int]:
        viewers = self.fields.get("seen", [])
        if not isinstance(viewers, list) or len(viewers) > 2 * seats:
            raise wrong("seen")
        return [_seat(viewer, "seen", seats, "spectator") for viewer in viewers]


def _seat(value: object, name: str, seats: int, also: str) -> int:
    if value == also:
        return {"chance": CHANCE, "spectator": SPECTATOR}[also]
    if type(value) is not int:
        raise wrong(name)
    if not 1 <= value <= seats:
        raise BadInput("referee-seat", seat=str(value)[:20], seats=seats)
    return value - 1


# --- the referee ----------------------------------------------------------------------------------


@dataclass
class Referee:
    """Answers requests, one at a time. Its matches change nowhere but in `answer`."""

    matches: dict[str, Match] = field(default_factory=dict)
    done: bool = False

    def answer(self, line: bytes | None) -> str:
        """The response to one line; None stands for a line that was too long to be read."""
        heading: Data = {}
        token = language.set("en")
        try:
            request = read_request(line)
            heading = request.id()
            language.set(request.lang())
            command = find_command(request)
            said, changes = command.run(self, request)
            response = json.dumps(heading | {"ok": True} | said, allow_nan=False)
            self.matches = changes(self.matches)
            self.done = command.name == "quit"
        except BadInput as error:
            response = refuse(heading, error)
        except Exception:
            complain()  # the matches are as they were, and the client may go on
            response = refuse(heading, BadInput("referee-internal"))
        finally:
            language.reset(token)
        return response


def refuse(heading: Data, error: BadInput) -> str:
    return json.dumps(heading | {"ok": False, "error": error_out(error)})


def read_request(line: bytes | None) -> Request:
    if line is None:
        raise BadInput("referee-long", most=LINE_LIMIT)
    try:
        fields = json.loads(line.decode("utf-8"), parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise BadInput("referee-encoding", column=error.start + 1) from None
    except json.JSONDecodeError as error:
        raise BadInput("referee-json", column=error.colno) from None
    except RecursionError:
        raise BadInput("referee-deep") from None
    except ValueError:  # a number with thousands of digits, NaN, Infinity
        raise BadInput("referee-number") from None
    if not isinstance(fields, dict):
        raise BadInput("referee-object")
    return Request(fields)


def _no_constant(name: str) -> None:
    raise ValueError(name)


def find_command(request: Request) -> Command:
    """The command of a request, once its fields are the right ones."""
    if "command" not in request:
        raise BadInput("referee-missing", field="command", right=FORMS["command"])
    name = request.text("command")
    if name not in COMMANDS:
        raise BadInput("referee-command", name=name[:40], right=", ".join(COMMANDS))
    command = COMMANDS[name]
    known = ("id", "command", "lang", *command.needs, *command.may)
    for given in request.fields:
        if given not in known:
            raise BadInput("referee-field", field=given[:40], command=name, right=", ".join(known))
    for needed in command.needs:
        if needed not in request:
            raise BadInput("referee-missing", field=needed, right=FORMS[needed])
    return command


# --- the commands ---------------------------------------------------------------------------------
# Each returns what to say and how the matches change by it.

Matches = dict[str, Match]
Changes = Callable[[Matches], Matches]
Outcome = tuple[Data, Changes]


@dataclass(frozen=True)
class Command:
    name: str
    run: Callable[[Referee, Request], Outcome]
    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()


def same(matches: Matches) -> Matches:
    return matches


def put(name: str, match: Match) -> Changes:
    return lambda matches: matches | {name: match}


def current(referee: Referee, request: Request) -> Match:
    name = request.match()
    if name not in referee.matches:
        raise BadInput("referee-match", name=name)
    return referee.matches[name]


def room_for(referee: Referee, request: Request) -> str:
    """The name of a match to begin; one that has it already is replaced."""
    name = request.match()
    if name not in referee.matches and len(referee.matches) >= MATCH_LIMIT:
        raise BadInput("referee-full", most=MATCH_LIMIT)
    return name


def games(referee: Referee, request: Request) -> Outcome:
    told = [
        {
            "name": game.name,
            "rules": game.rules,
            "seats": list(range(game.min_seats, game.max_seats + 1)),
            "options": [
                {"name": o.name, "default": o.default, "choices": list(o.choices), "rule": o.rule}
                for o in game.options
            ],
        }
        for game in registry.every()
    ]
    return {"games": told}, same


def new(referee: Referee, request: Request) -> Outcome:
    name, seed = room_for(referee, request), request.seed()
    game = registry.get(request.text("game"))
    options = request.options()
    if seed is not None:  # what is invented for the match follows from its seed, as its deal does
        options = game.seeded(options, seed.decode("utf-8", "surrogatepass"))
    log = Log.begin(game, request.number("seats"), options)
    match, steps = advance(Match(game, log, log.start(), seed), [])
    return steps_out(match, steps, request.seen(log.seats)), put(name, match)


def load(referee: Referee, request: Request) -> Outcome:
    name, seed = room_for(referee, request), request.seed()
    log = read_log(request).settled()
    game = log.play()
    if is_view(game, log.start(), log.seats):
        raise BadInput("referee-view")
    states = list(log.states())
    played = [
        Step(before, entry.seat, game.parse(entry.word, before), after)
        for before, entry, after in zip(states, log.entries, states[1:], strict=False)
    ]
    match, steps = advance(Match(game, log, states[-1], seed, free_after(game, (), played)), [])
    return steps_out(match, steps, request.seen(log.seats)), put(name, match)


def read_log(request: Request) -> Log:
    if ("file" in request) == ("position" in request):
        raise BadInput("referee-load")
    if "file" in request:
        if "game" in request:
            raise BadInput("referee-load")
        return Log.read(request.text("file"))
    if "game" not in request:
        raise BadInput("referee-missing", field="game", right=FORMS["game"])
    game = registry.get(request.text("game"))
    position = request.text("position")
    seats = len(game.results(game.parse_position(position)))
    return Log(game.name, game.rules, seats, position=position)


def acting(referee: Referee, request: Request) -> Outcome:
    return turn_out(current(referee, request)), same


def legal(referee: Referee, request: Request) -> Outcome:
    match = current(referee, request)
    seat = request.seat(match, "chance")
    said: Data = {"words": match.game.words(match.state, seat)}
    if seat == CHANCE and said["words"]:
        said["odds"] = [chance for _, chance in match.game.odds(match.state)]
    return said, same


def play(referee: Referee, request: Request) -> Outcome:
    match = current(referee, request)
    seat, viewers = request.seat(match, "chance"), request.seen(match.log.seats)
    action = match.game.parse(request.text("word"), match.state)
    word = match.game.format(action, match.state)
    after, steps = advance(match, [Entry(seat, word)])
    return steps_out(after, steps, viewers), put(request.match(), after)


def undo(referee: Referee, request: Request) -> Outcome:
    """Take the last step back, unless it told a secret or handed the move over."""
    match = current(referee, request)
    if not match.free:
        raise BadInput("referee-undo")
    entry = match.log.entries[-1]
    log = replace(match.log, entries=match.log.entries[:-1])
    before = replace(match, log=log, state=match.free[-1], free=match.free[:-1])
    undone = {"seat": seat_out(entry.seat), "word": entry.word}
    return {"undone": undone} | turn_out(before), put(request.match(), before)


def view(referee: Referee, request: Request) -> Outcome:
    match = current(referee, request)
    seen = match.game.view(match.state, request.seat(match, "spectator"))
    said = {"view": match.game.describe(seen), "position": match.game.format_position(seen)}
    return said, same


def position(referee: Referee, request: Request) -> Outcome:
    match = current(referee, request)
    return {"position": match.game.format_position(match.state)}, same


def save(referee: Referee, request: Request) -> Outcome:
    return {"file": current(referee, request).log.write()}, same


def score(referee: Referee, request: Request) -> Outcome:
    match = current(referee, request)
    return {"results": results_out(match), "over": not match.game.acting(match.state)}, same


def matches(referee: Referee, request: Request) -> Outcome:
    told = [
        {"match": name, "game": match.game.name, "entries": len(match.log.entries)}
        for name, match in referee.matches.items()
    ]
    return {"matches": told}, same


def close(referee: Referee, request: Request) -> Outcome:
    current(referee, request)
    name = request.match()
    return {}, lambda matches: {key: match for key, match in matches.items() if key != name}


def quit_(referee: Referee, request: Request) -> Outcome:
    return {}, same


COMMANDS = {
    command.name: command
    for command in (
        Command("games", games),
        Command("new", new, ("game", "seats"), ("match", "options", "seed", "chance", "seen")),
        Command("load", load, (), ("match", "file", "position", "game", "seed", "chance", "seen")),
        Command("acting", acting, (), ("match",)),
        Command("legal", legal, ("seat",), ("match",)),
        Command("play", play, ("seat", "word"), ("match", "seen")),
        Command("undo", undo, (), ("match",)),
        Command("view", view, ("seat",), ("match",)),
        Command("position", position, (), ("match",)),
        Command("save", save, (), ("match",)),
        Command("score", score, (), ("match",)),
        Command("matches", matches),
        Command("close", close, (), ("match",)),
        Command("quit", quit_),
    )
}


# --- the wire -------------------------------------------------------------------------------------


def lines(requests: BinaryIO) -> Iterator[bytes | None]:
    """The lines that are not blank; None for one that is longer than the limit."""
    while line := requests.readline(LINE_LIMIT + 1):
        if len(line) > LINE_LIMIT and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):
                line = requests.readline(LINE_LIMIT)
            yield None
        elif line.strip():
            yield line


def serve(requests: BinaryIO, responses: BinaryIO) -> None:
    referee = Referee()
    for line in lines(requests):
        responses.write(referee.answer(line).encode("ascii") + b"\n")
        responses.flush()
        if referee.done:
            return


def main() -> int:
    """`waldbach referee`: until `quit`, the end of stdin, or nobody reads any more."""
    if sys.stdin is None or sys.stdout is None:
        return 1
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # Python flushes stdout once more at its end, which would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
