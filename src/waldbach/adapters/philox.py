"""Random numbers by address: the n-th of a certain episode of a certain game under a certain seed.

Environments take their chance from here, because thousands of games in one array cannot have a
`numpy.random.Generator` each. Nothing is stored, so what one game draws depends neither on the
others nor on how many there are, and any episode can be dealt again on its own.

This is Philox 4x32 with ten rounds (Salmon and others, 2011). Only the lower 32 bits of a number
are used anywhere, so it runs alike compiled, where 64 bits overflow, and uncompiled, where nothing
does.
"""

from __future__ import annotations

from waldbach.jit import rule

LOW = 0xFFFFFFFF
ROUNDS = 10
FACTORS = (0xD2511F53, 0xCD9E8D57)
STEPS = (0x9E3779B9, 0xBB67AE85)


@rule
def philox(a: int, b: int, c: int, d: int, key: int, other_key: int) -> tuple[int, int, int, int]:
    """The four words that a counter of four words and a key of two stand for."""
    for _ in range(ROUNDS):
        one, two = FACTORS[0] * a, FACTORS[1] * c
        a = (two >> 32 & LOW) ^ b ^ key
        c = (one >> 32 & LOW) ^ d ^ other_key
        b, d = two & LOW, one & LOW
        key, other_key = key + STEPS[0] & LOW, other_key + STEPS[1] & LOW
    return a, b, c, d


@rule
def share(seed: int, game: int, episode: int, number: int) -> float:
    """A number from 0 to below 1, with 53 random bits."""
    counter = (number & LOW, episode & LOW, game & LOW, episode >> 32 & LOW)
    a, b, _, _ = philox(*counter, seed & LOW, seed >> 32 & LOW)
    return ((a >> 5) * (1 << 26) + (b >> 6)) / (1 << 53)
