"""Compilation: the one place that knows numba.

`rule` marks a function of the compiled core. The same source runs uncompiled with
``NUMBA_DISABLE_JIT=1``, which is how one steps through it with a debugger.

Numba's own cache looks only at the file a function stands in, so a change in a function that it
calls from another file would go unnoticed. Here the cache folder is named after a hash of all
sources that hold compiled functions, so that no compiled rule outlives its text. A game that lies
elsewhere has a cache folder of its own, named after its sources as well: whoever works on it does
not compile the others anew.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import platform
import re
import sys
import tempfile
import types
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import platformdirs

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

# Numba reads this when it is imported. Level 1 compiles a sixth faster than 3, and the rules run as
# fast to a few per cent.
os.environ.setdefault("NUMBA_OPT", "1")

import numba
from llvmlite import binding as llvm
from numba import njit
from numba import types as types_of_numba
from numba.core import event

P = ParamSpec("P")
R = TypeVar("R")

PACKAGE = Path(__file__).parent
_config: Any = numba.config  # its settings are made at run time
COMPILED = not _config.DISABLE_JIT


def _imports(source: str) -> set[Path]:
    """The files of this package that a source imports from."""
    found = re.findall(r"^from (waldbach[.\w]*) import (\w+)?", source, re.MULTILINE)
    names = {name for package, item in found for name in (package, f"{package}.{item}")}
    paths = {PACKAGE.parent / (name.replace(".", "/") + ".py") for name in names}
    return {path for path in paths if path.exists()}


def _compiled_sources() -> list[Path]:
    """Every file with compiled functions, and every file that one of them takes something from."""
    texts = {path: path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    wanted, edge = (
        set(),
        [path for path, text in texts.items() if "from waldbach.jit import" in text],
    )
    while edge:
        path = edge.pop()
        if path not in wanted:
            wanted.add(path)
            edge += _imports(texts[path])
    return sorted(wanted)


SOURCES = _compiled_sources()


def _sources_hash() -> str:
    digest = hashlib.sha256(
        str(PACKAGE).encode()
    )  # numba looks for a function where it was compiled
    for path in SOURCES:
        digest.update(str(path.relative_to(PACKAGE)).encode())
        digest.update(path.read_bytes())
    for part in (numba.__version__, platform.python_version(), platform.machine(), *_processor()):
        digest.update(f" {part}".encode())
    return digest.hexdigest()[:16]


def _processor() -> tuple[str, str]:
    """For which processor numba compiles: this one, unless it is told another. What was compiled on
    one machine may find itself on another, in an image or on a disk that was moved."""
    name = _config.CPU_NAME or llvm.get_host_cpu_name()
    features = _config.CPU_FEATURES
    return name, llvm.get_host_cpu_features().flatten() if features is None else features


def cache_folder() -> Path:
    """Where compiled rules are kept: ``WALDBACH_CACHE`` or the user's cache folder."""
    home = os.environ.get("WALDBACH_CACHE") or platformdirs.user_cache_dir("waldbach")
    return Path(home) / "compiled" / _sources_hash()


def _why_unwritable(folder: Path) -> str | None:
    """Makes the folder; says what is wrong if nothing can be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return None
    except OSError as error:
        return error.strerror or str(error)


CACHE = cache_folder()
# Without a place to keep them the rules are compiled at every start: slow, but one can play.
CACHE_PROBLEM = _why_unwritable(CACHE) if COMPILED else None


def cache_of(thing: Any) -> Path:
    """Where that is kept which a module, or a function of one, is part of."""
    if not isinstance(thing, types.ModuleType):
        kept: Path | None = getattr(thing, "cache_folder", None)
        if kept is not None or not hasattr(thing, "__code__"):
            return kept or CACHE
    if isinstance(thing, types.ModuleType):
        return _cache_of_file(str(thing.__file__), thing.__name__)
    return _cache_of_file(thing.__code__.co_filename, thing.__module__)


@functools.cache
def _cache_of_file(file: str, module: str) -> Path:
    folder, package = Path(file).parent, module.rpartition(".")[0]
    if PACKAGE in (folder, *folder.parents):
        return CACHE
    while (folder.parent / "meta.py").exists():  # rules that were replaced lie inside the game
        folder, package = folder.parent, package.rpartition(".")[0]
    digest = hashlib.sha256(package.encode())  # what is compiled refers to modules by their names
    for path in sorted(folder.rglob("*.py")):
        digest.update(str(path.relative_to(folder)).encode())
        digest.update(path.read_bytes())
    return CACHE / f"{folder.name}-{digest.hexdigest()[:16]}"


_options: dict[str, Any] = {
    "cache": CACHE_PROBLEM is None,
    "error_model": "numpy",
    "nogil": True,
    "no_cfunc_wrapper": True,  # nobody calls the rules from C
}


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """A function of the compiled core: plain Python over one state record and integers.

    It is compiled when it is first called, once for all kinds of integers. Numba would compile it
    anew for a constant, for an 8-bit array element and for a 64-bit number; calls between compiled
    functions widen integers instead.
    """
    return _compiled(function, cache_of(function))


def _compiled(function: Callable[P, R], cache: Path) -> Callable[P, R]:
    _config.CACHE_DIR = str(cache)  # numba looks at it now, and not again for this function
    compiled: Any = njit(**_options)(function)
    compiled.cache_folder = cache
    if COMPILED:
        _keep_in_turn(compiled, cache)
        find = compiled.get_call_template

        def find_widened(args: Sequence[Any], kws: dict[str, Any]) -> Any:
            return find([_widen(a) for a in args], {name: _widen(a) for name, a in kws.items()})

        compiled.get_call_template = find_widened
    result: Callable[P, R] = compiled
    return result


def _keep_in_turn(compiled: Any, cache: Path) -> None:
    """Processes that compile at once would give two versions of a function the same file: numba
    reads the list of what is kept, adds to it and writes it, and knows of no one else."""
    if not _options["cache"]:
        return
    keep = compiled._cache.save_overload

    def keep_in_turn(signature: Any, data: Any) -> None:
        with _locked(cache / "lock"):
            keep(signature, data)

    compiled._cache.save_overload = keep_in_turn


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[None]:
    """For one process at a time; whoever is killed lets go of it."""
    if fcntl is None:
        yield
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _widen(kind: Any) -> Any:
    kind = types_of_numba.unliteral(kind)
    return types_of_numba.int64 if isinstance(kind, types_of_numba.Integer) else kind


def bind(function: Callable[P, R], **names: object) -> Callable[P, R]:
    """The same source compiled with other globals: one playout or search for every game.

    Numba caches by source line and argument types. Each game has a record type of its own, so the
    games share the cache file without meeting each other. What is bound to a game that lies
    elsewhere is kept with that game.
    """
    scope = {**function.__globals__, **names}
    code: types.CodeType = function.__code__
    copy = types.FunctionType(code, scope, function.__name__)
    copy.__doc__ = function.__doc__
    copy.__qualname__ = function.__qualname__
    copy.__module__ = function.__module__
    homes = [cache_of(value) for value in names.values()]
    return _compiled(copy, next((home for home in homes if home != CACHE), CACHE))


class FirstStart(event.Listener):  # type: ignore[misc]
    """Says on a terminal, once, why the first start takes a while.

    Programs with a progress bar of their own set `quiet`.
    """

    quiet = False

    def on_start(self, event: Any) -> None:
        if not self.quiet and sys.stderr is not None and sys.stderr.isatty():
            from waldbach.messages import text  # only now: it is not needed at most starts

            print(f"waldbach: {text('warm-why')}", file=sys.stderr, flush=True)
        self.quiet = True

    def on_end(self, event: Any) -> None:
        pass


first_start = FirstStart()
event.register("numba:compile", first_start)


_warmed: set[Path] = set()  # by this process


def is_warm(kernel: types.ModuleType, name: str) -> bool:
    """Has what this name stands for been compiled on this machine, from these sources, for the game
    of this kernel?"""
    mark = _mark(kernel, name)
    if not COMPILED or mark in _warmed:
        return True
    try:
        return mark.read_text() == _stamp(kernel)
    except OSError:
        return False


def mark_warm(kernel: types.ModuleType, name: str) -> None:
    mark = _mark(kernel, name)
    _warmed.add(mark)
    if COMPILED and CACHE_PROBLEM is None:
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.write_text(_stamp(kernel))


@contextlib.contextmanager
def warming(kernel: types.ModuleType, name: str) -> Iterator[None]:
    """Of processes that would all compile the same, one does; the others wait and find it done."""
    if COMPILED and CACHE_PROBLEM is None:
        with _locked(cache_of(kernel) / f"{name}.warming"):
            yield
    else:
        yield


def _mark(kernel: types.ModuleType, name: str) -> Path:
    return cache_of(kernel) / f"{name}.warm"


def _stamp(kernel: types.ModuleType) -> str:
    """Numba compiles what stands in a newer file anew, even if its text is the same. In seconds:
    layers of an image keep no fractions of them."""
    own = Path(str(kernel.__file__)).parent.rglob("*.py")
    return str(max(int(path.stat().st_mtime) for path in (*SOURCES, *own)))
