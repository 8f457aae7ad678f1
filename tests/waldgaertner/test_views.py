"""Who may know what (W-KNOW; 10.1, 10.2): TV-71 .. TV-73; and deals in line with it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import numpy as np
import pytest

from tests.waldgaertner.tables import (
    GAME,
    choose,
    cults,
    display,
    hand,
    hands,
    legal,
    lying,
    market,
    name,
    names,
    new,
    number,
    play,
    random_game,
    refusal,
    rule_id,
    sell_newest,
    settle,
    sizes,
    step,
    table,
    tops,
)
from waldbach.game import CHANCE, SPECTATOR, State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.garden import origin_of
from waldbach.log import Entry, Log, run_chance, seen_entries


def payload(state: State, viewer: int) -> list[str]:
    """Every word that a viewer is sent of a state, but for the card file and its facts."""
    view = GAME.view(state, viewer)
    told = {key: value for key, value in GAME.describe(view).items() if key != "cards"}
    text = GAME.format_position(view).partition("\nseats ")[2]
    return re.findall(r"[a-z]+(?:-[a-z]+)*", json.dumps(told) + text)


def same_view(one: State, other: State, viewer: int) -> bool:
    """To the byte, and in all that is told."""
    views = GAME.view(one, viewer), GAME.view(other, viewer)
    return GAME.same(*views) and GAME.describe(views[0]) == GAME.describe(views[1])


def swapped(state: State, one: str, other: str) -> State:
    """The same state with two cards in each other's place."""
    changed, pair = GAME.copy(state), {number(one): number(other), number(other): number(one)}
    for field in ("hand", "deck", "garden", "memory"):
        cards = changed[field]
        for card, instead in pair.items():
            cards[state[field] == card] = instead
    for card, instead in pair.items():
        changed.where[instead] = state.where[card]
    return changed


def deals(state: State, viewer: int, count: int = 24) -> Iterator[State]:
    """Full states that the viewer cannot tell from this one."""
    rng = np.random.default_rng(len(legal(state, 1)))
    view = GAME.view(state, viewer)
    for _ in range(count):
        dealt = GAME.redeal(view, rng)
        assert same_view(dealt, state, viewer)
        yield dealt


def read(state: State, line: str, viewer: int) -> str:
    """The line as a viewer reads it in the log."""
    entry = Entry.read(line)
    action = GAME.parse(entry.word, state)
    return GAME.format(GAME.seen(state, entry.seat, action, viewer), state)


# --- sealed choices and start cards ---------------------------------------------------------------


@rule_id("TV-72", "W-SEL-02", "A-04")
def test_TV_72_no_die_before_the_reveal() -> None:
    state = table(coins=(9, 9, 9))
    one, other = play(state, "2 choose 6"), play(state, "2 choose 1")
    for viewer in (0, 2, SPECTATOR):
        assert same_view(one, other, viewer)
        assert read(state, "2 choose 6", viewer) == "choose ?"
        assert GAME.sealed(GAME.view(one, viewer)) == (1,)  # but that it is ready
    assert not same_view(one, other, 1)
    assert read(state, "2 choose 6", 1) == "choose 6"
    almost = play(one, "1 choose 1")
    assert read(almost, "3 choose 2", 0) == "choose 2"  # the last one's is shown with the others
    told = GAME.describe(GAME.view(play(almost, "3 choose 2"), 0))
    assert [seat["die"] for seat in told["seats"].values()] == [1, 6, 2]


@rule_id("TV-72")
def test_TV_72_a_sealed_choice_is_dealt_as_any_that_is_legal() -> None:
    state = play(table(coins=(9, 2, 9), sizes=(0, 9, 9)), "1 choose 6", "2 choose 2")
    dice = {(int(d.commit[0]) - at.CHOOSE, int(d.commit[1]) - at.CHOOSE) for d in deals(state, 2)}
    assert dice == {(one, other) for one in (2, 3, 6) for other in (2, 3)}


@rule_id("10.10", "TV-72")
def test_a_hidden_word_cannot_be_played() -> None:
    why = refusal(table(), "1 choose ?")
    assert (why.reason, why.rule) == ("hidden-word", "W-KNOW")


@rule_id("W-SETUP-07", "W-CARD-10")
def test_W_SETUP_07_a_start_card_is_the_secret_of_its_owner() -> None:
    state = table(5, hands=("medlar", "low-a", "low-b", "a", "b"))
    other = swapped(state, "medlar", "quince")
    for viewer in (1, 2, 3, 4, SPECTATOR):
        assert same_view(state, other, viewer)
        assert "medlar" not in payload(state, viewer)
    assert "medlar" in payload(state, 0)
    # its back is public, and every card of that origin may be behind it
    seen = {hand(dealt, 1)[0] for dealt in deals(state, 1)}
    assert len(seen) > 12
    assert {origin_of(number(card)) for card in seen} == {at.AS}
    assert {origin_of(number(hand(dealt, 4)[0])) for dealt in deals(state, 1)} == {at.EU}


# --- cards taken in the open ----------------------------------------------------------------------


@rule_id("10.1", "W-UNI-01")
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_10_1_a_card_taken_in_the_open_stays_known(viewer: int) -> None:
    """The top, a pick of a display, a market card: as long as they are in that hand."""
    state = table(4, coins=(3, 2, 9, 0), tops="w x na-a na-b", market="y")
    state = play(choose(state, 1, 1, 6, 3), "chance turn z", "1 right z", "3 pile market")
    assert read(state, "3 take y", viewer) == "take y"
    state = play(state, "3 take y")
    known = [cards[-1] for cards in hands(GAME.view(state, viewer))]
    assert known == ["z", "w", "y", "na-a"]
    state = play(state, *(f"{seat} sell {hand(state, seat)[0]}" for seat in (1, 2, 3, 4)))
    assert hands(GAME.view(state, viewer)) == [["z"], ["w"], ["y"], ["na-a"]]


@rule_id("10.2", "A-40")
def test_10_2_markers_of_a_hidden_card_are_shown_to_those_who_know_it() -> None:
    """One of two cards drawn blindly has markers: who drew it knows, a spectator does not."""
    state = table(coins=(1, 1, 0), tops="low-a low-b low-c", cults={"low-a": 3})
    state = choose(state, 1, 1, 2)
    state = settle(play(state, "chance turn low-d", "chance draw low-a"))
    seats = GAME.describe(GAME.view(state, SPECTATOR))["seats"]
    assert all(not {"card", "markers"} & seats[n]["hand"][1].keys() for n in ("1", "2"))
    mine = GAME.describe(GAME.view(state, 0))["seats"]["1"]["hand"][1]
    assert (mine["card"], mine["markers"]) == ("low-a", 3)
    other = settle(play(choose(table(coins=(1, 1, 0), tops="low-a low-b low-c",
                                     cults={"low-a": 3}), 1, 1, 2),
                        "chance turn low-d", "chance draw low-d"))  # fmt: skip
    assert same_view(state, other, SPECTATOR)
    assert same_view(state, other, 2)
    assert cults(GAME.view(state, 2)) == {"low-a": 3}


# --- blind draws ----------------------------------------------------------------------------------


def drawn(*draws: str) -> State:
    """W, x, y, z are shown; A has waived, B and C draw, D is asked (example 2)."""
    state = choose(table(4, coins=(5, 3, 3, 1), tops="w x na-a na-b"), 1, 1, 1, 1)
    state = play(state, "chance turn eu-a", "chance turn y", "chance turn z", "1 waive")
    return settle(play(state, *(f"chance draw {card}" for card in draws)))


def one_of(state: State, viewer: int, seat: int) -> list[str]:
    """The candidates of the newest card of a hand, as a viewer is told."""
    told = GAME.describe(GAME.view(state, viewer))["seats"][str(seat)]["hand"][-1]
    return sorted(told["one_of"])


@rule_id("TV-73", "A-13")
def test_TV_73_others_know_only_the_candidates_of_a_blind_draw() -> None:
    state = drawn("w", "z")
    for viewer in (0, 3, SPECTATOR):
        view = GAME.view(state, viewer)
        assert [hand(view, seat)[-1] for seat in (2, 3)] == ["?", "?"]
        assert one_of(state, viewer, 2) == one_of(state, viewer, 3) == ["w", "z"]
        assert display(view) == ["y", "eu-a"]
        assert same_view(state, drawn("z", "w"), viewer)
        assert not same_view(state, drawn("y", "w"), viewer)
        dealt = {(hand(d, 2)[-1], hand(d, 3)[-1]) for d in deals(state, viewer)}
        assert dealt == {("w", "z"), ("z", "w")}


@rule_id("TV-73", "A-13")
def test_TV_73_the_log_says_only_that_somebody_drew() -> None:
    state = choose(table(4, coins=(5, 3, 3, 1), tops="w x na-a na-b"), 1, 1, 1, 1)
    state = play(state, "chance turn eu-a", "chance turn y", "chance turn z", "1 waive")
    assert read(state, "chance draw w", 1) == "draw w"  # B draws
    for viewer in (0, 2, 3, SPECTATOR):
        assert read(state, "chance draw w", viewer) == "draw ?"
    after = play(state, "chance draw w")
    for viewer in (0, 2, 3, SPECTATOR):
        assert same_view(after, play(state, "chance draw z"), viewer)
        assert one_of(after, viewer, 2) == ["eu-a", "w", "y", "z"]  # the rest is not open yet


@rule_id("TV-73")
def test_TV_73_who_drew_knows_the_other_card_of_a_lot_of_two() -> None:
    state = drawn("w", "z")
    assert hand(GAME.view(state, 1), 3)[-1] == "z"
    assert hand(GAME.view(state, 2), 2)[-1] == "w"


@rule_id("TV-73")
def test_TV_73_the_last_candidate_is_known_when_the_other_card_is_played() -> None:
    state = play(drawn("w", "z"), "4 right y")
    old = [hand(state, seat)[0] for seat in (1, 2, 3, 4)]
    state = play(state, f"1 sell {old[0]}", "2 sell w", f"3 sell {old[2]}", f"4 sell {old[3]}")
    for viewer in (0, 1, 3, SPECTATOR):
        assert hand(GAME.view(state, viewer), 3) == ["z"]


@rule_id("TV-73")
def test_TV_73_three_drawers_leave_two_candidates_to_each() -> None:
    state = choose(table(3, coins=(1, 1, 1), tops="low-a low-b low-c"), 1, 1, 1)
    state = play(state, "chance turn medlar", "chance turn quince")
    state = settle(play(state, "chance draw medlar", "chance draw low-a", "chance draw quince"))
    assert one_of(state, 0, 2) == one_of(state, 0, 3) == ["low-a", "quince"]
    assert one_of(state, SPECTATOR, 1) == ["low-a", "medlar", "quince"]
    dealt = {tuple(cards[-1] for cards in hands(d)) for d in deals(state, 0)}
    assert dealt == {("medlar", "low-a", "quince"), ("medlar", "quince", "low-a")}
    dealt = {tuple(cards[-1] for cards in hands(d)) for d in deals(state, SPECTATOR, 80)}
    assert len(dealt) == 6


@rule_id("A-05", "TV-73")
def test_A_05_a_single_card_drawn_by_lot_is_no_secret() -> None:
    state = choose(table(3, coins=(2, 2, 1), tops="low-a low-b low-c", sizes=(1, 9, 9)), 1, 1, 2)
    state = settle(play(state, "chance lucky 2"))
    for viewer in (0, 2, SPECTATOR):
        assert hand(GAME.view(state, viewer), 2)[-1] == "low-a"


# --- a six looks through a deck -------------------------------------------------------------------

PILE = ["low-b", "medlar", "quince", "pear", "loquat", "alder"]  # region 2 from the top


def looking(coins: tuple[int, int, int] = (9, 9, 9)) -> State:
    """Seat 1 has region 2 in its hands; seats 2 and 3 took the tops of regions 1 and 3."""
    state = choose(table(coins=coins, tops="low-a low-b low-c"), 6, 1, 3)
    return settle(play(state, "1 pile 2", *(f"chance deal {card}" for card in PILE)))


def looked(card: str = "quince") -> State:
    """Seat 1 has looked and taken the card, and keeps it; round 3."""
    state = play(looking(), f"1 take {card}")
    olds = [hand(state, seat)[0] for seat in (1, 2, 3)]
    return settle(play(state, *(f"{seat} sell {olds[seat - 1]}" for seat in (1, 2, 3))))


def take_secretly(state: State, seat: int, card: str, region: int = 2) -> State:
    """The seat chooses six, takes a card of a region and keeps it; the others take tops alone."""
    free = iter([n for n in (1, 3) if n != region])
    dice = [6 if s == seat else next(free) for s in (1, 2, 3)]
    state = settle(play(settle(choose(state, *dice)), f"{seat} pile {region}"))
    state = play(state, f"{seat} take {card}")
    plays = {s: hand(state, s)[0] if s == seat else hand(state, s)[1] for s in (1, 2, 3)}
    return settle(play(state, *(f"{s} sell {plays[s]}" for s in (1, 2, 3))))


def memory(state: State, seat: int, region: int) -> list[str]:
    row = state.memory[seat - 1, region - 1]
    return names(row[row != at.NONE])


def deck(state: State, region: int) -> list[str]:
    row = state.deck[region - 1]
    return names(row[row != at.NONE])


@rule_id("TV-71", "W-SIX-03")
def test_TV_71_others_see_neither_the_pile_nor_the_card() -> None:
    state = looking()
    pile = deck(state, 2)
    after = play(state, "1 take quince")
    for viewer in (1, 2, SPECTATOR):
        secret = set(pile[1:])
        assert not secret & set(payload(state, viewer))
        assert not secret & set(payload(after, viewer))
        assert GAME.describe(GAME.view(state, viewer))["pile"]["cards"] == {}
        assert read(state, "1 take quince", viewer) == "take ?"
        assert same_view(after, play(state, "1 take medlar"), viewer)
        assert hand(GAME.view(after, viewer), 1)[-1] == "?"
    assert set(pile) <= set(payload(state, 0))
    assert read(state, "1 take quince", 0) == "take quince"


@rule_id("TV-71")
def test_TV_71_every_card_looked_at_is_a_secret_line_of_the_log() -> None:
    state = play(choose(table(coins=(9, 9, 9), tops="low-a low-b low-c"), 6, 1, 3), "1 pile 2")
    assert read(state, "chance deal low-b", 0) == "deal low-b"
    assert read(state, "chance deal low-b", 1) == "deal ?"
    state = play(state, "chance deal low-b", "chance deal medlar")
    assert deck(GAME.view(state, 0), 2) == ["low-b", "medlar"]
    assert deck(GAME.view(state, 1), 2) == ["low-b"]


@rule_id("W-SIX-07", "10.1", "TV-33")
def test_W_SIX_07_taking_the_open_top_is_public() -> None:
    state = looking()
    after = play(state, "1 take low-b")
    for viewer in (1, 2, SPECTATOR):
        assert read(state, "1 take low-b", viewer) == "take low-b"
        assert hand(GAME.view(after, viewer), 1)[-1] == "low-b"


@rule_id("W-SIX-03", "W-UPG-06")
def test_a_six_remembers_the_deck_it_has_looked_through() -> None:
    state = looked()
    assert memory(state, 1, 2)[:5] == ["low-b", "medlar", "pear", "loquat", "alder"]
    assert memory(state, 1, 2) == deck(state, 2)
    assert memory(GAME.view(state, 0), 1, 2) == deck(state, 2)
    for viewer in (1, 2, SPECTATOR):
        assert memory(GAME.view(state, viewer), 1, 2) == []
        assert GAME.view(state, viewer).looked[0] == 2  # that it looked is public
    for dealt in deals(state, 0, 6):
        assert deck(dealt, 2) == deck(state, 2)
    orders = {tuple(deck(dealt, 2)) for dealt in deals(state, 1, 6)}
    assert len(orders) == 6  # the others know only the open top
    assert {order[0] for order in orders} == {"low-b"}


@rule_id("W-SIX-03", "W-UNI-01")
def test_a_memory_loses_what_all_have_seen() -> None:
    state = sell_newest(choose(looked(), 1, 2, 3))
    assert memory(state, 1, 2)[:3] == ["medlar", "pear", "loquat"]
    assert tops(state)[1] == "medlar"
    state = choose(state, 2, 2, 3)  # a contest shows two cards
    state = settle(state)
    assert memory(state, 1, 2)[:2] == ["loquat", "alder"]


@rule_id("W-SIX-03", "TV-71")
def test_another_six_secretly_takes_a_remembered_card() -> None:
    """Seat 1 still remembers the pear; it knows that seat 2 holds one of the remembered cards."""
    state = take_secretly(looked(), 2, "pear")
    assert hand(state, 2) == ["pear"]
    assert "pear" in memory(state, 1, 2)
    view = GAME.view(state, 0)
    assert hand(view, 2) == ["?"]
    known, held = memory(view, 1, 2), set()
    assert len(known) == sizes(state)[1] + 1
    for dealt in deals(state, 0, 40):
        (card,) = hand(dealt, 2)
        held.add(card)
        assert card in known
        assert deck(dealt, 2) == [other for other in known if other != card]
    assert len(held) > 10
    assert "low-b" not in held  # the open top still lies there
    assert "quince" not in held  # seat 1 has that itself
    # seat 3 has not looked: for it, any card that it has not seen
    for dealt in deals(state, 2):
        assert name(int(dealt.deck[1, 0])) == "low-b"
    assert len({hand(dealt, 2)[0] for dealt in deals(state, 2)}) > 8


@rule_id("W-SIX-03")
def test_two_who_looked_remember_each_their_own() -> None:
    state = take_secretly(looked(), 2, "pear")
    assert memory(state, 2, 2) == deck(state, 2)
    for dealt in deals(state, 1, 8):
        assert deck(dealt, 2) == deck(state, 2)
        assert hand(dealt, 1) != ["pear"]


@rule_id("W-SIX-03")
def test_who_looks_again_learns_which_card_is_missing() -> None:
    state = take_secretly(looked(), 2, "pear")
    again = choose(state, 6, 1, 3)
    again = settle(play(again, "1 pile 2"))
    assert legal(again, 1, "take") == [f"take {card}" for card in deck(state, 2)]
    again = play(again, "1 take alder")
    assert {hand(dealt, 2)[0] for dealt in deals(again, 0)} == {"pear"}
    for dealt in deals(again, 0, 6):
        assert deck(dealt, 2) == deck(again, 2)


@rule_id("W-SIX-03", "W-PLAY-02")
def test_a_secretly_taken_card_is_forgotten_when_it_is_played() -> None:
    state = take_secretly(looked(), 2, "pear")
    state = choose(state, 1, 2, 3)
    state = play(state, f"1 sell {hand(state, 1)[1]}", "2 sell pear", f"3 sell {hand(state, 3)[1]}")
    state = settle(state)
    assert "pear" in market(state)
    assert memory(state, 1, 2) == deck(state, 2)
    for dealt in deals(state, 0, 6):
        assert deck(dealt, 2) == deck(state, 2)


@rule_id("W-SIX-03", "W-UPG-04")
def test_an_open_top_proves_that_a_remembered_card_is_gone() -> None:
    """Seat 2 has the medlar, which lay below the top; when the pear is turned, seat 1 knows."""
    state = take_secretly(looked(), 2, "medlar")
    assert len({hand(dealt, 2)[0] for dealt in deals(state, 0)}) > 5
    state = sell_newest(choose(state, 1, 2, 3))  # seat 2 takes low-b and sells it
    assert tops(state)[1] == "pear"
    assert {hand(dealt, 2)[0] for dealt in deals(state, 0)} == {"medlar"}
    for dealt in deals(state, 0, 6):
        assert deck(dealt, 2) == deck(state, 2)


@rule_id("W-SIX-03")
def test_of_two_secret_cards_a_proof_leaves_open_who_has_which() -> None:
    """Seats 2 and 3 both took one; the next top proves that the medlar is with one of them."""
    state = take_secretly(take_secretly(looked(), 2, "medlar"), 3, "loquat")
    state = choose(state, 2, 1, 3)
    state = sell_newest(state)
    assert tops(state)[1] == "pear"
    found = [(hand(dealt, 2)[0], hand(dealt, 3)[0]) for dealt in deals(state, 0, 60)]
    assert all("medlar" in pair for pair in found)
    assert {pair.index("medlar") for pair in found} == {0, 1}
    other = {card for pair in found for card in pair} - {"medlar"}
    assert len(other) > 5
    assert other.isdisjoint({"pear", "low-b", "quince"})


@rule_id("W-SIX-03", "W-PLAY-02")
def test_of_two_secret_cards_the_one_that_is_played_tells_the_other() -> None:
    state = take_secretly(take_secretly(looked(), 2, "medlar"), 3, "loquat")
    state = sell_newest(choose(state, 2, 1, 3))
    state = choose(state, 1, 2, 3)
    new_cards = [hand(state, seat)[1] for seat in (1, 2)]
    state = play(state, f"1 sell {new_cards[0]}", f"2 sell {new_cards[1]}", "3 sell loquat")
    assert {hand(dealt, 2)[0] for dealt in deals(state, 0)} == {"medlar"}


# --- through whole games --------------------------------------------------------------------------


def sampled(seats: int, seed: int, every: int) -> list[State]:
    return [before for before, _, _, _ in random_game(seats, seed)[::every]]


def unknown(state: State, viewer: int) -> list[str]:
    """The cards in hands that the viewer does not know, and those face-down in decks."""
    view = GAME.view(state, viewer)
    secret = [
        name(int(state.hand[seat, slot]))
        for seat in range(state.seats)
        for slot in range(2)
        if view.hand[seat, slot] == at.HIDDEN
    ]
    mine = {card for region in range(1, 6) for card in memory(view, viewer + 1, region)}
    for region in range(1, int(state.regions) + 1):
        seen = deck(view, region)
        secret += [card for card in deck(state, region) if card not in seen]
    return [card for card in secret if viewer == SPECTATOR or card not in mine]


@rule_id("TV-71", "TV-72", "TV-73", "10.1")
@pytest.mark.parametrize("seats", [3, 5])
def test_no_payload_ever_holds_a_secret(seats: int) -> None:
    """What the server may send (W-KNOW); candidates of a lot are no secret."""
    found = 0
    for state in sampled(seats, 1, 25 * seats):
        for viewer in (*range(seats), SPECTATOR):
            view = GAME.view(state, viewer)
            lots = set(names(np.flatnonzero((view.where >= at.LOT) | (view.where == at.BAG))))
            secret = set(unknown(state, viewer)) - lots
            secret -= {card for card in secret if len(card) == 1}  # letters are in every text
            found += len(secret)
            assert not secret & set(payload(state, viewer))
    assert found > 100


@rule_id("TV-71", "W-SIX-03", "W-CARD-10", "A-13")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_deals_respect_all_that_the_viewer_knows(seats: int) -> None:
    for state in sampled(seats, 2, 40 * seats):
        for viewer in (0, seats - 1, SPECTATOR):
            view = GAME.view(state, viewer)
            for dealt in deals(state, viewer, 2):
                check_deal(view, dealt, viewer)


def check_deal(view: State, dealt: State, viewer: int) -> None:
    """Backs, lots, hands that were traced, and the order of remembered decks."""
    for seat, slot in zip(*np.nonzero(view.hand == at.HIDDEN), strict=True):
        card = int(dealt.hand[seat, slot])
        assert dealt.where[card] == at.HAND + seat
        assert origin_of(card) == view.back[seat, slot]
        lot = int(view.lot[seat, slot])
        if lot:
            assert view.where[card] in (at.LOT + lot, at.BAG)
        region = int(view.taken_from[seat, slot])
        if region:
            assert name(card) in memory(view, viewer + 1, region)
    held = {card for cards in hands(dealt) for card in cards}
    for region in range(1, int(view.regions) + 1):
        mine = memory(view, viewer + 1, region) if viewer != SPECTATOR else []
        if mine:
            assert deck(dealt, region) == [card for card in mine if card not in held]
        assert len(deck(dealt, region)) in (int(view.open[region - 1]), int(view.cards[region - 1]),
                                            int(view.seen_cards))  # fmt: skip
    assert len(held) == sum(map(len, hands(dealt)))
    assert not (dealt.hand == at.HIDDEN).any()


# --- the log --------------------------------------------------------------------------------------


@rule_id("10.1", "TV-71", "TV-73")
def test_10_1_the_log_names_what_was_taken_in_the_open_and_nothing_else() -> None:
    log = Log.begin(GAME, 3, {"origins": "AS"})
    state = log.start()
    rng = np.random.default_rng(5)
    while len(log.entries) < 260:
        state, drawn_now = run_chance(GAME, state, log.entries, b"seed")
        log.entries += drawn_now
        seat = int(rng.choice(GAME.acting(state)))
        words = GAME.words(state, seat)
        word = "choose 6" if "choose 6" in words else str(rng.choice(words))
        log.entries.append(Entry(seat, word))
        state = GAME.apply(state, seat, GAME.parse(word, state))
    true = [str(entry) for entry in log.entries]
    assert any(line.split()[1] == "take" for line in true)
    for viewer in (0, SPECTATOR):
        read_lines = [str(entry) for entry in seen_entries(log, viewer)]
        for line, shown in zip(true, read_lines, strict=True):
            if shown != line:
                assert shown.endswith(" ?")
                assert line.split()[0] != str(viewer + 1)
            verb = line.split()[1]
            if verb in ("turn", "right", "pile", "bonus", "lucky", "first", "waive"):
                assert shown == line
        hidden = {line.split()[1] for line in read_lines if line.endswith("?")}
        assert {"deal", "take"} <= hidden


@rule_id("W-SEL-02", "A-04")
def test_the_log_names_sealed_choices_once_all_are_shown() -> None:
    log = Log.begin(GAME, 3, {"origins": "AS"})
    state, log.entries = run_chance(GAME, log.start(), [], b"seed")
    for seat in range(3):
        log.entries.append(Entry(seat, "start 1"))
        state = GAME.apply(state, seat, GAME.parse("start 1"))
    log.entries += run_chance(GAME, state, log.entries, b"seed")[1]
    log.entries += [Entry(0, "choose 1"), Entry(0, "choose 2"), Entry(1, "choose 3")]
    told = [str(entry) for entry in seen_entries(log, SPECTATOR)]
    assert told[-3:] == ["1 choose ?", "1 choose ?", "2 choose ?"]
    log.entries.append(Entry(2, "choose 1"))
    told = [str(entry) for entry in seen_entries(log, SPECTATOR)]
    # What was taken back before the reveal stays a secret.
    assert told[-4:] == ["1 choose ?", "1 choose 2", "2 choose 3", "3 choose 1"]
    assert [str(entry) for entry in seen_entries(log, 0)][-4] == "1 choose 1"


@rule_id("W-SETUP-07")
def test_the_start_regions_are_sealed_until_all_are_in() -> None:
    state = settle(new(3))
    one, other = play(state, "1 start 1"), play(state, "1 start 3")
    for viewer in (1, 2, SPECTATOR):
        assert same_view(one, other, viewer)
        assert read(state, "1 start 1", viewer) == "start ?"
    assert {int(dealt.commit[0]) for dealt in deals(one, 1)} == {1, 2, 3}


@rule_id("A-10")
def test_the_claims_of_equal_sixes_are_sealed_until_all_are_in() -> None:
    state = choose(table(coins=(4, 4, 1)), 6, 6, 1)
    one = play(state, "1 claim 1")
    for viewer in (1, 2, SPECTATOR):
        assert same_view(one, play(state, "1 claim any"), viewer)
        assert read(state, "1 claim 1", viewer) == "claim ?"
    assert {int(dealt.commit[0]) - at.CLAIM for dealt in deals(one, 1)} == {0, 1, 2}


@rule_id("A-28", "10.10")
def test_plays_are_sealed_until_all_are_in() -> None:
    state = table(hands=("medlar low-a", "quince low-b"))
    state.knows[0] = at.PUBLIC  # all know what seat 1 holds, but not what it does with it
    one = play(state, "1 grow medlar 3.2")
    for viewer in (1, 2, SPECTATOR):
        assert same_view(one, play(state, "1 sell low-a"), viewer)
        assert read(state, "1 grow medlar 3.2", viewer) == "play ?"
    words = {GAME.format(int(dealt.commit[0]), dealt) for dealt in deals(one, 1, 60)}
    assert words <= set(legal(state, 1))
    assert len(words) > 5


def test_nothing_is_undrawn_in_a_view_that_is_drawn_in_the_state() -> None:
    """Where no six has looked, decks have no order that could leak."""
    state = sell_newest(choose(table(), 1, 2, 3))
    assert [deck(state, region) for region in (1, 2, 3)] == [[top] for top in tops(state)]
    assert step(state) == "choose"
    assert len(lying(state, at.POOL)) == sum(sizes(state)) - 3
    assert GAME.acting(state) != (CHANCE,)
