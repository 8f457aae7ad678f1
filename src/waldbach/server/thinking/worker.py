"""The life of a worker process: jobs come, answers go, one at a time, until the line is closed.

However the server ends, its end of the line closes with it, and the process leaves at once.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import traceback
from queue import SimpleQueue
from typing import BinaryIO

from waldbach import jit
from waldbach.game import BadInput
from waldbach.server.thinking.jobs import (
    LENGTH,
    Answer,
    Begun,
    Failed,
    Job,
    Refused,
    pack,
    read_job,
)
from waldbach.server.thinking.thoughts import think

NICENESS = 10  # the server goes first
MOST_MEMORY = 2 << 30  # bytes; compiling both games for the first time takes 0.8 GiB


def serve(line: socket.socket) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    be_modest()
    jit.first_start.quiet = True
    jobs: SimpleQueue[Job] = SimpleQueue()
    threading.Thread(target=listen, args=(line.makefile("rb"), jobs), daemon=True).start()
    while True:
        answer = attempt(jobs.get(), line)
        line.sendall(pack(answer))


def be_modest() -> None:
    """Low priority, and an end to memory, where the system offers that."""
    if sys.platform != "win32":
        import resource

        os.nice(NICENESS)
        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))


def listen(stream: BinaryIO, jobs: SimpleQueue[Job]) -> None:
    """A thread, so that a closed line is noticed in the midst of a thought."""
    while len(head := stream.read(LENGTH)) == LENGTH:
        size = int.from_bytes(head, "big")
        if len(body := stream.read(size)) < size:
            break
        jobs.put(read_job(body))
    os._exit(0)


def attempt(job: Job, line: socket.socket) -> Answer:
    try:
        return think(job, lambda: line.sendall(pack(Begun())))
    except BadInput as error:
        return Refused(error.message, error.args_)
    except MemoryError:
        os._exit(1)  # a new process has room again
    except Exception:
        return Failed(traceback.format_exc())
