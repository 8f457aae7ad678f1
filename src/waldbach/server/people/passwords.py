"""Passwords, hashed with Argon2id in a few threads: a flood of them can not eat the memory."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from waldbach.server.errors import TooOften

T = TypeVar("T")

AT_ONCE = 2  # each takes 64 MB
MOST_WAITING = 50
BUSY = 1000  # milliseconds until it is worth another try


class Passwords:
    """`hasher` holds the parameters; argon2-cffi recommends its defaults."""

    def __init__(self, hasher: PasswordHasher) -> None:
        self.hasher = hasher
        self._nobody = _impossible(hasher)
        self._threads = ThreadPoolExecutor(AT_ONCE, "password")
        self._waiting = 0

    async def hash(self, password: str) -> str:
        return await self._in_thread(lambda: self.hasher.hash(password))

    async def fits(self, stored: str | None, password: str) -> bool:
        """Is it the password? Takes as long where none is stored."""
        return await self._in_thread(lambda: self._verify(stored or self._nobody, password))

    def outdated(self, stored: str) -> bool:
        return self.hasher.check_needs_rehash(stored)

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise TooOften("often-busy", retry_after=BUSY)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def _impossible(hasher: PasswordHasher) -> str:
    """A hash with the present parameters that no password is known for."""
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, code = (_base64(size) for size in (hasher.salt_len, hasher.hash_len))
    return f"$argon2id$v=19${cost}${salt}${code}"


def _base64(size: int) -> str:
    return base64.b64encode(secrets.token_bytes(size)).decode().rstrip("=")
