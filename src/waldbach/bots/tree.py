"""The tree of the search and its simulations, inside the compiled core, written once for all games.

A node is what a seat knows when it has to choose: the bytes of its view (`kernel.hide`). Worlds
that a seat cannot tell apart share a node, so nobody in the tree uses what it cannot know. That is
all the care that secret commits, hidden draws and chance need.

`kernel` is a name that `jit.bind` replaces by the game's kernel module, and so are the helpers that
use it. Numba does not keep an array alive for a record taken out of it: the records live in `Desk`,
which the caller holds.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from waldbach import kernel
from waldbach.bots.value import Features, Net, Shares, guess, outcome
from waldbach.chance import draw
from waldbach.jit import rule
from waldbach.kernel import CHANCE, CHANCE_ACTS, Actions, State

LOWEST = -1e9


class Habits(NamedTuple):
    """How a search goes about it. Ratings are `kernel.rate`, in points."""

    horizon: int = 2  # turns or rounds that a simulation looks ahead beyond the tree
    curiosity: float = 0.6  # weight of what is untried against what seems good
    warmth: float = 2.0  # points of rating that make a choice e times as likely to be tried
    trust: float = 0.0  # share that a point of rating counts beside what simulations show
    width: float = 4.0  # choices that are looked at from the beginning
    widening: float = 1.0  # more of them, with the root of the visits
    doubt: float = 0.03  # an untried choice is expected to be so much worse than the others


class Tree(NamedTuple):
    """Nodes and edges as rows of arrays of a fixed size: when they are full, no more are added."""

    slots: NDArray[np.int32]  # hash table: node + 1, or 0
    keys: NDArray[np.int64]  # of each node
    first: NDArray[np.int32]  # its first edge, -1 while it has none
    edges: NDArray[np.int32]  # how many it has
    visits: NDArray[np.int32]
    action: NDArray[np.int64]  # of each edge; those of a node by falling rating
    prior: NDArray[np.float32]  # their sum is one
    tries: NDArray[np.int32]
    gains: NDArray[np.float32]  # edge x seat: sum of shares
    used: NDArray[np.int64]  # nodes, edges


class Desk(NamedTuple):
    """Room to work in."""

    world: NDArray[Any]  # one state
    glimpse: NDArray[Any]  # one view of it
    words: NDArray[np.uint64]  # the bytes of that view, filled up with zeros
    actions: Actions
    ratings: NDArray[np.float32]
    features: Features
    points: NDArray[np.int64]
    shares: Shares
    path: NDArray[np.int64]  # edges of the simulation


# --- nodes and edges ------------------------------------------------------------------------------


@rule
def hash_words(words: NDArray[np.uint64]) -> int:
    key = np.uint64(0x9E3779B97F4A7C15)
    for i in range(len(words)):
        key = (key ^ words[i]) * np.uint64(0xFF51AFD7ED558CCD)
        key ^= key >> np.uint64(32)
    return int(np.int64(key >> np.uint64(1)))


@rule
def find(tree: Tree, key: int) -> int:
    """The node with this key, or -1 - the slot where it belongs."""
    last = len(tree.slots) - 1
    slot = key & last
    while tree.slots[slot]:
        node = int(tree.slots[slot]) - 1
        if tree.keys[node] == key:
            return node
        slot = (slot + 1) & last
    return -1 - slot


@rule
def add_node(tree: Tree, key: int, slot: int) -> int:
    """A node without edges; -1 if there is no room."""
    node = int(tree.used[0])
    if node == len(tree.keys):
        return -1
    tree.used[0] += 1
    tree.slots[slot] = node + 1
    tree.keys[node] = key
    tree.first[node] = -1
    tree.visits[node] = 0
    return node


@rule
def add_edges(tree: Tree, node: int, n: int, desk: Desk, warmth: float) -> None:
    """Edges for the n actions on the desk, the best rated first; none if there is no room."""
    first = int(tree.used[1])
    if first + n > len(tree.action):
        return
    tree.used[1] += n
    tree.first[node] = first
    tree.edges[node] = n
    order = np.argsort(-desk.ratings[:n], kind="mergesort")
    best, total = desk.ratings[order[0]], 0.0
    for i in range(n):
        edge = first + i
        tree.action[edge] = desk.actions[order[i]]
        tree.prior[edge] = np.exp((desk.ratings[order[i]] - best) / warmth) + 1e-9
        total += tree.prior[edge]
        tree.tries[edge] = 0
        tree.gains[edge] = 0
    for edge in range(first, first + n):
        tree.prior[edge] /= total


@rule
def pick_edge(tree: Tree, node: int, seat: int, habits: Habits) -> int:
    """The most promising choice: good so far, highly rated, little tried."""
    first, visits = int(tree.first[node]), int(tree.visits[node])
    n = min(int(tree.edges[node]), int(habits.width + habits.widening * np.sqrt(visits)))
    gains, tries = 0.0, 0
    for edge in range(first, first + n):
        gains += tree.gains[edge, seat]
        tries += tree.tries[edge]
    hope = gains / max(1, tries) - habits.doubt
    explore = habits.curiosity * np.sqrt(visits + 1)
    best, most = first, LOWEST
    for edge in range(first, first + n):
        tried = int(tree.tries[edge])
        worth = tree.gains[edge, seat] / tried if tried else hope
        worth += explore * tree.prior[edge] / (1 + tried)
        worth += habits.trust * habits.warmth * np.log(tree.prior[edge])
        if worth > most:
            best, most = edge, worth
    return best


@rule
def learn(tree: Tree, desk: Desk, depth: int) -> None:
    """Tell the edges of the path how it ended."""
    for i in range(depth):
        edge = desk.path[i]
        tree.tries[edge] += 1
        for seat in range(len(desk.shares)):
            tree.gains[edge, seat] += desk.shares[seat]


# --- simulations ----------------------------------------------------------------------------------


@rule
def next_seat(mask: int, searcher: int) -> int:
    """Of several acting seats the searcher commits first, then the lowest."""
    if mask == CHANCE_ACTS:
        return CHANCE
    if (mask >> searcher) & 1:
        return searcher
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


def enter(
    state: State, seat: int, n: int, tree: Tree, desk: Desk, warmth: float, root: bool
) -> int:
    """The node of what the seat knows, with its edges; -1 if the tree ends here.

    A node gets its edges when it is met again, since most are met but once; the root at once.
    """
    desk.glimpse[0] = state
    kernel.hide(desk.glimpse[0], seat)
    key = hash_words(desk.words)
    node = find(tree, key)
    if node < 0:
        node = add_node(tree, key, -1 - node)
        if node < 0 or not root:
            return -1
    if tree.first[node] < 0:
        for i in range(n):
            desk.ratings[i] = kernel.rate(state, seat, int(desk.actions[i]))
        add_edges(tree, node, n, desk, warmth)
    return node if tree.first[node] >= 0 else -1


def simulate(
    view: State, searcher: int, tree: Tree, desk: Desk, net: Net, habits: Habits,
    rng: np.random.Generator,
) -> None:  # fmt: skip
    """One simulation, from a world that the searcher cannot tell from the true one."""
    desk.world[0] = view
    state = desk.world[0]
    kernel.redeal(state, rng)
    time, turns, depth, in_tree = kernel.clock(state), 0, 0, True
    while True:
        mask = kernel.acting(state)
        if mask == 0:
            outcome(state, desk.points, desk.shares)
            break
        seat = next_seat(mask, searcher)
        n = kernel.legal(state, seat, desk.actions)
        if seat == CHANCE:
            kernel.apply(state, seat, draw(state, rng, desk.actions, n))
            continue
        if kernel.clock(state) != time:
            time, turns = kernel.clock(state), turns + 1
            if turns >= habits.horizon and not in_tree:
                guess(state, net, desk.features, desk.shares)
                break
        action = int(desk.actions[0])
        if n > 1:
            node = -1
            if in_tree and depth < len(desk.path):
                node = enter(state, seat, n, tree, desk, habits.warmth, depth == 0)
            in_tree = node >= 0
            if in_tree:
                tree.visits[node] += 1
                desk.path[depth] = pick_edge(tree, node, seat, habits)
                action = int(tree.action[desk.path[depth]])
                depth += 1
            else:
                action = kernel.choose(state, seat, desk.actions, n, rng)
        kernel.apply(state, seat, action)
    learn(tree, desk, depth)


def simulate_many(
    simulations: int, view: State, searcher: int, tree: Tree, desk: Desk, net: Net, habits: Habits,
    rng: np.random.Generator,
) -> None:  # fmt: skip
    for _ in range(simulations):
        simulate(view, searcher, tree, desk, net, habits, rng)
