"""A bot for `waldbach referee`. It builds when it can and takes what scores most at once; the other
seat plays at random. The protocol stands in docs/referee.md; a program in any language can do this.

    python examples/referee_bot.py [GAME [SEED]]
"""

import json
import random
import subprocess
import sys
from typing import Any

BOT, OTHER = 1, 2  # seats
BUILDING = ("place", "grow")  # verbs of Renature and of Waldgärtner
TRIAL = {"match": "trial"}  # a second table, where the bot tries its words

referee = subprocess.Popen(
    [sys.executable, "-m", "waldbach.adapters.referee"],  # `waldbach referee`, once it is installed
    stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
)  # fmt: skip


def ask(command: str, **fields: Any) -> Any:
    """One request, one response, a line each."""
    assert referee.stdin is not None
    assert referee.stdout is not None
    print(json.dumps({"command": command, **fields}), file=referee.stdin, flush=True)
    response = json.loads(referee.stdout.readline())
    if not response["ok"] and command != "undo":
        sys.exit(response["error"]["message"])
    return response


def worth(word: str) -> tuple[bool, int]:
    """Does the word build something, and how far is the bot in front once it is played?"""
    ask("play", seat=BOT, word=word, **TRIAL)
    totals = {result["seat"]: result["total"] for result in ask("score", **TRIAL)["results"]}
    return word.startswith(BUILDING), totals[BOT] - totals[OTHER]


def best_word(words: list[str]) -> str:
    """Tries every word. Chance stands still at the trial table, so nothing is read ahead."""
    start = {"file": ask("save")["file"], "chance": "scripted", **TRIAL}
    ask("load", **start)
    worths = {}
    for word in random.sample(words, len(words)):  # of words that are worth the same, any
        worths[word] = worth(word)
        if not ask("undo", **TRIAL)["ok"]:  # the turn was handed over, or a secret shown
            ask("load", **start)
    return max(worths, key=lambda word: worths[word])


game, seed = [*sys.argv[1:], *("renature", "1")[len(sys.argv) - 1 :]]
random.seed(seed)
now = ask("new", game=game, seats=2, seed=seed)
while not now["over"]:
    seat = min(now["acting"])  # the bot first: where both choose at once, it cannot know the other
    words = ask("legal", seat=seat)["words"]
    now = ask("play", seat=seat, word=best_word(words) if seat == BOT else random.choice(words))
for result in now["results"]:
    print("bot" if result["seat"] == BOT else "random", result["total"])
ask("quit")
