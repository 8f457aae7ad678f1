"""The record of a match and the numbering of actions.

Cards
    175 rows of a card file, numbered in its order: 0..49 Europe, 50..99 North America, 100..174
    Asia. Their facts lie in the record, because a table may bring a card file of its own.

Places
    A garden has 26 places. Row r (1 south .. 5 north) has its normal slots 1 .. 6 - r between two
    extra slots 0 and 7 - r; row 6 has one (A-15, A-17). `ROW`, `SLOT` and `X` describe each place,
    `PLACE[row, slot]` finds it.

State (`DTYPE`, one record, no pointers; seats from 0, regions and dice from 1)

    field            type       meaning
    rank             i1 175     height class 1..5, 0 for a climber
    value            i1 175     culinary value
    bracketed        i1 175     1 if the value counts only beside a partner
    bloom, harvest   i1 175     phases 0..9
    colour           i1 175     0 none, 1.. white yellow pink red purple
    sex              i1 175     0 none, 1 MALE, 2 FEMALE
    arrows           i1 175     nitrogen: one bit for each direction W E NW NE SW SE
    species          u1 175     match key as a number from 1
    partners         u1 175x4   species that fertilise it, 0 for none; self-fertile: all 0
    where            i1 175     POOL AWAY DECK MARKET DISPLAY BAG, HAND + seat, GARDEN + seat; in
                                views also LOT + lot. POOL: in the game, but nobody has seen it yet:
                                it belongs to no place until it is drawn. BAG: a display that is
                                shuffled for blind draws
    cult, flower     i1 175     markers and flowers on the card
    deck             u1 5x24    cards of a region from the top; NONE: not drawn yet (or not seen)
    cards            i1 5       how many they are; `open` (i1 5) is the top face-up?
    home             i1 5       origin of the region: EU NA AS, -1 if the region does not exist
    garden           u1 6x26    card on each place, NONE if free
    hand             u1 6x2     the older card first; NONE; HIDDEN in views
    knows            u1 6x2     who knows that card: a bit for each seat, PUBLIC for everybody
    back             i1 6x2     its origin, -1 if there is no card: its back shows it (W-CARD-10)
    lot              u1 6x2     number of the lot it was drawn from blindly, 0 if none (A-13)
    traced           u1 6x2     seats that had looked through the deck before it was taken from
                                there: it is one of the cards they remember
    resolved         u1 6x2     the same, but they have learnt since which cards are missing
    taken_from       i1 6x2     that deck, 0 if none
    memory           u1 6x5x24  what a seat remembers of a deck it has looked through, from the top;
                                cards that all have seen leave it, secretly taken ones do not
    missing          i4 6x5     bits: the remembered cards that the seat knows to be taken secretly
    settled          i4 6x5     bits: those of them that the `resolved` cards are
    looked           i1 6       decks the seat has looked through, a bit each
    commit           i4 6       action a seat has committed to, NONE_YET; SEALED in views
    played           i4 6       what the seat played last, NONE_YET since the dice were revealed
    choice           i1 6       revealed die 1..6, or start region; 0 none (A-02)
    claimed          i1 6       revealed claim of the last attempt, -1 none (A-10)
    coins            i2 6       `snap` (i2 6) coins when the dice were revealed (A-06)
    bonus            i1 6       colour bonuses taken or declined
    queue            i1 6       tied sixes in their order, -1 behind the last
    deck_id          i8         fingerprint of the card file
    seats, advanced, ranks_kept, males_paired, late_sixes, final_check, bonus_again   i8: the table
    origins          i8         origins in the game, a bit each; 0 before they are drawn
    regions          i8         number of regions
    this_round, step, seat      i8: `seat` decides alone, or is dealt to
    due              i8         seats the game waits for, a bit each
    region           i8         region of the contest, or pile that is looked through
    seen_cards       i8         how many cards of that pile the six has seen so far
    level            i8         coins of the group whose turn it is in a contest or among the sixes
    waiting          i8         contenders who have waived and wait, a bit each
    drawing          i8         those who are to draw a card blindly, a bit each
    candidates       i8         those among whom chance decides who draws or goes first
    current_lot      i8         lot of the blind draw that goes on, 0 if none
    attempt          i8         of tied sixes to agree, from 1
    tried            i8         seats whose colour bonus is settled for this Action 4, a bit each
    others_played    i8         have those without a six played first? (option `sixes`)
    sixes_done       i8         have the sixes of this round acted?
    viewer           i8         FULL for a full state, else the seat (or SPECTATOR) that sees this

Actions (integers; `notation` gives each its word)

    START    + region           CHOOSE + die        RIGHT + card, WAIVE
    CLAIM    + position, 0 any  PILE + region, MARKET_PILE      TAKE + card
    SELL     + card             GROW + card * PLACES + place
    BONUS    + card, NO_BONUS
    ORIGINS  + bits             chance: the origins of the game (A-39)
    TURN     + card             chance: a card that all see: market, region, display. If the card is
                                fixed already, it is the only outcome: what somebody learns of
                                hidden cards always stands in the log
    DEAL     + card             chance: a card that one seat sees: start card, pile looked through
    DRAW     + card             chance: a card drawn blindly from the display
    LUCKY    + seat             chance: one of those who get a card when there are too few (A-05)
    FIRST    + seat             chance: who goes next among equals (A-10, A-28)
    START_HIDDEN …             how others see what is secret
"""

from __future__ import annotations

import numpy as np

from waldbach.record import Record

MIN_SEATS, MAX_SEATS = 2, 6
EU, NA, AS = range(3)
ORIGINS_COUNT = 3
CARDS_OF = (50, 50, 75)
FIRST_CARD = np.array([0, 50, 100, 175], np.int64)  # of each origin, and behind the last
CARDS = 175
MAX_PARTNERS = 4
MAX_REGIONS = 5
SIX = 6
DECK_SIZE = 24
HAND_SIZE = 2
PHASES = 10
ROUNDS = 20
COLOURS = 5
BONUS_COLOURS = 4
SIX_COST = 3
RIGHT_COST = 1
ATTEMPTS = 3

NONE, HIDDEN = 255, 254  # instead of a card
PUBLIC = 0x7F  # known to all seats and to spectators
SPECTATOR_BIT = 0x40
MALE, FEMALE = 1, 2
W, E, NW, NE, SW, SE = range(6)
SIDES = 1 << W | 1 << E
NONE_YET, SEALED = -1, -2
FULL = -9  # viewer of a full state

POOL, AWAY, DECK, MARKET, DISPLAY, BAG, HAND, GARDEN, LOT = 0, 1, 2, 3, 4, 5, 6, 12, 18

# --- the garden -----------------------------------------------------------------------------------

ROWS = 6
NORMAL = np.array([0, 5, 4, 3, 2, 1, 0], np.int64)  # places without extra charge, by row (W-ROW-01)
_PLACES = [(row, slot) for row in range(1, 6) for slot in range(8 - row)] + [(6, 1)]
PLACES = len(_PLACES)
ROW = np.array([row for row, _ in _PLACES], np.int64)
SLOT = np.array([slot for _, slot in _PLACES], np.int64)
X = np.array([row + 2 * (slot - 1) for row, slot in _PLACES], np.int64)
PLACE = np.full((ROWS + 1, 7), -1, np.int64)
for _place, (_row, _slot) in enumerate(_PLACES):
    PLACE[_row, _slot] = _place
TOP_PLACE = PLACES - 1  # row 6
IS_EXTRA = np.array([slot in (0, 7 - row) or row == 6 for row, slot in _PLACES], np.bool_)
# The neighbour in each direction, -1 for none. Row 6 stands over both plants of row 5; where they
# are depends on the side of the extra (`garden.neighbour`).
BESIDE = np.full((PLACES, 6), -1, np.int64)
for _place, (_row, _slot) in enumerate(_PLACES[:-1]):
    for _way, (_north, _east) in enumerate([(0, -2), (0, 2), (1, -1), (1, 1), (-1, -1), (-1, 1)]):
        for _other, (_r, _s) in enumerate(_PLACES[:-1]):
            if _r == _row + _north and X[_other] == X[_place] + _east:
                BESIDE[_place, _way] = _other

# --- the course of a match ------------------------------------------------------------------------

# Steps. The first eleven are chance.
(
    DRAW_ORIGINS,
    LAY_MARKET,
    DEAL_START,
    TURN_TOPS,
    TURN_DISPLAY,
    DRAW_LUCKY,
    DRAW_LOT,
    TURN_REST,
    DRAW_ORDER,
    LOOK,
    DRAW_BONUS,
    CHOOSE_START,
    SELECT,
    ASK_RIGHT,
    ASK_CLAIM,
    ASK_PILE,
    ASK_TAKE,
    ASK_PLAY,
    ASK_BONUS,
    OVER,
) = range(20)
LAST_CHANCE_STEP = DRAW_BONUS

# Origins of a table by number of seats (W-SETUP-02), as bits.
POSSIBLE_ORIGINS = (
    (), (),
    (1 << EU, 1 << NA),
    (1 << AS,),
    (1 << EU | 1 << NA,),
    (1 << AS | 1 << EU, 1 << AS | 1 << NA),
    (1 << AS | 1 << EU, 1 << AS | 1 << NA),
)  # fmt: skip

# --- actions --------------------------------------------------------------------------------------

ANY_POSITION = 0
MARKET_PILE = 6
START = 0
CHOOSE = START + MAX_REGIONS + 1
RIGHT = CHOOSE + SIX + 1
WAIVE = RIGHT + CARDS
CLAIM = WAIVE + 1
PILE = CLAIM + MAX_SEATS + 1
TAKE = PILE + MARKET_PILE + 1
SELL = TAKE + CARDS
GROW = SELL + CARDS
BONUS = GROW + CARDS * PLACES
NO_BONUS = BONUS + CARDS
ORIGINS = NO_BONUS + 1
TURN = ORIGINS + 8
DEAL = TURN + CARDS
DRAW = DEAL + CARDS
LUCKY = DRAW + CARDS
FIRST = LUCKY + MAX_SEATS
START_HIDDEN = FIRST + MAX_SEATS
CHOOSE_HIDDEN = START_HIDDEN + 1
CLAIM_HIDDEN = CHOOSE_HIDDEN + 1
TAKE_HIDDEN = CLAIM_HIDDEN + 1
PLAY_HIDDEN = TAKE_HIDDEN + 1
DEAL_HIDDEN = PLAY_HIDDEN + 1
DRAW_HIDDEN = DEAL_HIDDEN + 1
ACTIONS = DRAW_HIDDEN + 1

MAX_LEGAL = 256


class Match(Record):
    """A state of Waldgärtner."""

    __slots__ = ()


DTYPE = Match.dtype_of(
    [
        ("deck_id", np.int64),
        ("seats", np.int64),
        ("advanced", np.int64),
        ("ranks_kept", np.int64),
        ("males_paired", np.int64),
        ("late_sixes", np.int64),
        ("final_check", np.int64),
        ("bonus_again", np.int64),
        ("origins", np.int64),
        ("regions", np.int64),
        ("this_round", np.int64),
        ("step", np.int64),
        ("seat", np.int64),
        ("due", np.int64),
        ("region", np.int64),
        ("seen_cards", np.int64),
        ("level", np.int64),
        ("waiting", np.int64),
        ("drawing", np.int64),
        ("candidates", np.int64),
        ("current_lot", np.int64),
        ("attempt", np.int64),
        ("tried", np.int64),
        ("others_played", np.int64),
        ("sixes_done", np.int64),
        ("viewer", np.int64),
        ("commit", np.int32, (MAX_SEATS,)),
        ("played", np.int32, (MAX_SEATS,)),
        ("missing", np.int32, (MAX_SEATS, MAX_REGIONS)),
        ("settled", np.int32, (MAX_SEATS, MAX_REGIONS)),
        ("coins", np.int16, (MAX_SEATS,)),
        ("snap", np.int16, (MAX_SEATS,)),
        ("rank", np.int8, (CARDS,)),
        ("value", np.int8, (CARDS,)),
        ("bracketed", np.int8, (CARDS,)),
        ("bloom", np.int8, (CARDS,)),
        ("harvest", np.int8, (CARDS,)),
        ("colour", np.int8, (CARDS,)),
        ("sex", np.int8, (CARDS,)),
        ("arrows", np.int8, (CARDS,)),
        ("species", np.uint8, (CARDS,)),
        ("partners", np.uint8, (CARDS, MAX_PARTNERS)),
        ("where", np.int8, (CARDS,)),
        ("cult", np.int8, (CARDS,)),
        ("flower", np.int8, (CARDS,)),
        ("deck", np.uint8, (MAX_REGIONS, DECK_SIZE)),
        ("cards", np.int8, (MAX_REGIONS,)),
        ("open", np.int8, (MAX_REGIONS,)),
        ("home", np.int8, (MAX_REGIONS,)),
        ("garden", np.uint8, (MAX_SEATS, PLACES)),
        ("hand", np.uint8, (MAX_SEATS, HAND_SIZE)),
        ("knows", np.uint8, (MAX_SEATS, HAND_SIZE)),
        ("back", np.int8, (MAX_SEATS, HAND_SIZE)),
        ("lot", np.uint8, (MAX_SEATS, HAND_SIZE)),
        ("traced", np.uint8, (MAX_SEATS, HAND_SIZE)),
        ("resolved", np.uint8, (MAX_SEATS, HAND_SIZE)),
        ("taken_from", np.int8, (MAX_SEATS, HAND_SIZE)),
        ("memory", np.uint8, (MAX_SEATS, MAX_REGIONS, DECK_SIZE)),
        ("looked", np.int8, (MAX_SEATS,)),
        ("choice", np.int8, (MAX_SEATS,)),
        ("claimed", np.int8, (MAX_SEATS,)),
        ("bonus", np.int8, (MAX_SEATS,)),
        ("queue", np.int8, (MAX_SEATS,)),
    ]
)
