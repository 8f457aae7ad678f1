"""All threads of a server share one heap."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

COUNT = """
import ctypes, threading
from waldbach.server.heap import share_heap

{before}
ready, end = threading.Barrier(9), threading.Event()
libc = ctypes.CDLL(None)
libc.malloc.restype = ctypes.c_void_p

def work():
    assert libc.malloc(10_000)
    ready.wait()
    end.wait()

for _ in range(8):
    threading.Thread(target=work).start()
ready.wait()
file = ctypes.c_void_p.in_dll(libc, "stdout")
libc.malloc_info(0, file)
libc.fflush(file)
end.set()
"""


def heaps(before: str) -> int:
    done = subprocess.run(
        [sys.executable, "-c", COUNT.format(before=before)],
        stdout=subprocess.PIPE, text=True, check=True, timeout=60,
    )  # fmt: skip
    return done.stdout.count("<heap nr=")


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="a matter of the GNU C library")
def test_threads_share_one_heap() -> None:
    assert heaps("assert share_heap()") == 1
    assert heaps("pass") > 4  # as it is otherwise
