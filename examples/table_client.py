"""A bot that plays over the socket of a table: at a given one, or a rated game with whoever comes.

    WALDBACH_TOKEN=waldbach_… python examples/table_client.py http://localhost:8000 TABLE
    WALDBACH_TOKEN=waldbach_… python examples/table_client.py http://localhost:8000 --find renature

docs/your-first-bot.md tells where the token comes from, docs/protocol.md what the messages are.
Needs the package `websockets`; all else is Python.
"""

import argparse
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

parser = argparse.ArgumentParser(description="Play at a table of a Waldbach server.")
parser.add_argument("server", help="its address, such as http://localhost:8000")
where = parser.add_mutually_exclusive_group(required=True)
where.add_argument("table", nargs="?", help="the id of a table, the end of its link")
where.add_argument("--find", metavar="GAME", help="play a rated game with whoever wants one")
wish = parser.parse_args()
server = wish.server
if "WALDBACH_TOKEN" not in os.environ:
    parser.error("the environment has no WALDBACH_TOKEN")
token = {"Authorization": f"Bearer {os.environ['WALDBACH_TOKEN']}"}


def request(method: str, path: str, data: object = None) -> Any:
    """One request over HTTP. Who is too quick waits; any other problem ends the program."""
    headers = {**token, "Content-Type": "application/json"}
    body = None if data is None else json.dumps(data).encode()
    asked = urllib.request.Request(server + path, body, headers, method=method)
    try:
        with urllib.request.urlopen(asked) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        problem = json.load(refused)
        if refused.code != 429:
            sys.exit(problem["detail"])
        time.sleep(problem["retry_after"])
        return request(method, path, data)
    except urllib.error.URLError as error:
        sys.exit(f"{server} does not answer: {error.reason}")


def choose(words: list[str]) -> str:
    """Build when you can; else do anything. This is the line to improve."""
    building = [word for word in words if word.startswith(("place", "plant", "grow"))]
    return random.choice(building or words)


def find(game: str) -> str:
    """Wait until somebody has come who wants to play the same; returns the table."""
    sought = {"game": game}
    while True:
        found = request("POST", "/api/tables/find", sought)
        if found["status"] == "playing":
            return str(found["id"])
        sought["waiting"] = found["id"]
        time.sleep(2)


def play(table: str) -> Any:
    """Watch the table and answer when asked; returns the results, or None if the line breaks."""
    seat, answered, draft = None, None, ""
    address = server.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    with connect(address, additional_headers=token) as socket:
        for text in socket:
            said = json.loads(text)
            if said["type"] == "problem":
                answered = None  # if it was too late, what has happened is on its way
                if said["problem"]["status"] == 429:
                    time.sleep(said["problem"]["retry_after"])
                    socket.send(draft)
            if said["type"] == "welcome":
                seat = said["seat"]
            if said.get("over"):
                return said["results"]
            if seat in said.get("acting", ()) and said["decision"] != answered:
                answered, words = said["decision"], [choose(said["legal"])]
                draft = json.dumps({"type": "play", "decision": answered, "words": words})
                socket.send(draft)
    return None


table = find(wish.find) if wish.find else wish.table
request("POST", f"/api/tables/{table}/seats", {})  # whoever sits there already stays
results = None
while results is None:
    try:
        results = play(table)
    except (ConnectionClosed, OSError):  # the server restarts, or the network was away
        time.sleep(1)
for result in results:
    print(f"seat {result['seat']}: {result['total']} points, place {result['place']}")
