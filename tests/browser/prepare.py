"""Tables made ready without clicking: what a test is not about, done over HTTP by the person."""

from __future__ import annotations

import random
import secrets
from typing import Any

from tests.browser import positions
from tests.browser.person import Person
from waldbach import registry
from waldbach.game import CHANCE
from waldbach.log import Entry, Log

Data = dict[str, Any]
PASSWORD = "a brook in the valley"


def ask(person: Person, method: str, path: str, data: Any = None) -> Any:
    """As the page would ask; whoever is nobody yet becomes a guest."""
    request = person.context.request
    me: Data = request.get("/api/me").json()
    if me["person"] is None:
        made = request.post("/api/me", data={"name": "Ada", "lang": person.lang})
        me = made.json()
    headers = {"X-CSRF-Token": me["csrf"], "Origin": person.url}
    answer = request.fetch(f"/api{path}", method=method, data=data, headers=headers)
    assert answer.ok, f"{answer.status} {answer.text()}"
    return answer.json() if answer.body() else None


def table(person: Person, *others: str, **more: Any) -> str:
    """A table where this person sits first; the others are `open` or levels of bots."""
    seats: list[Data] = [{"kind": "me"}]
    for other in others:
        seats.append({"kind": "open"} if other == "open" else {"kind": "bot", "level": other})
    wish = {"game": "renature", "seats": seats, **more}
    return str(ask(person, "POST", "/tables", wish)["id"])


def waiting_table(person: Person, other: Person) -> str:
    """A game of two in which it is the other's turn."""
    link = table(person, "open", options={"start": "2"})
    ask(other, "POST", f"/tables/{link}/seats", {"seat": None, "name": None})
    return link


def play(person: Person, link: str, *words: str) -> None:
    """A turn of these words; with what it draws it is over."""
    seen = ask(person, "GET", f"/tables/{link}/view")
    wish = {"decision": seen["decision"], "words": words, "then": ["end"]}
    ask(person, "POST", f"/tables/{link}/play", wish)


def missed_table(person: Person, other: Person) -> str:
    """The other has played while this person was away."""
    link = table(person, "open", position=positions.BROOK)
    ask(other, "POST", f"/tables/{link}/seats", {"seat": None, "name": None})
    play(person, link, "discard owl-snail")
    play(other, link, "place owl@f5 owl@f6", "no-plant")
    return link


def planted(person: Person, link: str, seat: int) -> int:
    """How many plants of a seat grow on the board."""
    spaces = ask(person, "GET", f"/tables/{link}/view")["view"]["spaces"].values()
    return sum(space.get("colour") == str(seat) for space in spaces)


def account(person: Person) -> str:
    """Makes an account of this guest; its login."""
    login = f"ada-{secrets.token_hex(6)}"
    wish = {"login": login, "password": PASSWORD, "name": None, "lang": person.lang}
    ask(person, "POST", "/account", wish)
    return login


def analysed_table(person: Person, moves: int = 8) -> str:
    """A game that was given up after a few moves, with its analysis."""
    link = table(person, "seed", options={"start": "1"})
    while (seen := ask(person, "GET", f"/tables/{link}/view"))["number"] < moves:
        if seen["legal"]:
            wish = {"decision": seen["decision"], "words": seen["legal"][:1], "then": []}
            ask(person, "POST", f"/tables/{link}/play", wish)
        else:
            person.page.wait_for_timeout(100)
    ask(person, "POST", f"/tables/{link}/resign")
    ask(person, "POST", f"/tables/{link}/analysis")
    while not ask(person, "GET", f"/tables/{link}/analysis")["finished"]:
        person.page.wait_for_timeout(500)
    return link


def finished_table(
    person: Person, seats: int = 2, *, game: str = "renature", **options: str
) -> str:
    """A whole game, kept from a file."""
    text = game_file(game, seats, options)
    return str(ask(person, "POST", "/tables/import", {"text": text})["id"])


def game_file(name: str, seats: int, options: Data) -> str:
    """A game in which everybody does anything."""
    game, rng = registry.get(name), random.Random(7)
    log = Log.begin(game, seats, options)
    state = log.start()
    while acting := game.acting(state):
        seat = acting[0]
        legal = game.legal(state, seat)
        action = int(rng.choice(list(legal)))
        if seat == CHANCE:
            action = game.pick(state, rng.random(), legal, len(legal))
        log.entries.append(Entry(seat, game.format(int(action), state)))
        state = game.apply(state, seat, int(action))
    return log.write()
