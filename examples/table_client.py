"""A bot that plays at a table of a Waldbach server: joins by the table's id, then plays to the end.

    WALDBACH_TOKEN=waldbach_… python examples/table_client.py http://localhost:8000 TABLE

docs/api.md tells where the token comes from, docs/protocol.md what the messages are. Needs the
package `websockets`; all else is Python.
"""

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

server, table = sys.argv[1:]
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


def choose(words: list[str]) -> str:
    """Build when you can; else do anything. This is the line to improve."""
    building = [word for word in words if word.startswith(("place", "plant", "grow"))]
    return random.choice(building or words)


def play() -> Any:
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


request("POST", f"/api/tables/{table}/seats", {})  # whoever sits there already stays
results = None
while results is None:
    try:
        results = play()
    except (ConnectionClosed, OSError):  # the server restarts, or the network was away
        time.sleep(1)
for result in results:
    print(f"seat {result['seat']}: {result['total']} points, place {result['place']}")
