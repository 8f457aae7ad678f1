/** Small drawn examples from text: cards side by side, or a garden as positions write it. */
import plants from '../book/plants.gen.json';
import type { PartnerState } from '../names';
import type { Card, Mode, Planted, WaldView } from '../view';

/** An example as it is written down; either cards or a garden. */
export interface Example {
  /**
   * Rows of cards from the north. `-` is a free place, `+2` markers, `*` a flower, `$` a coin that it
   * brought, `?` its partner is missing, `=` it is there, `!` this is wrong.
   */
  cards?: string;
  /** Rows of a garden, `2: . quince . .`; extras in brackets. */
  garden?: string;
  /** Places of the garden to look at: what is right, and what is wrong. */
  good?: string;
  bad?: string;
  mode?: Mode;
  /** The phase of the year. */
  phase?: number;
}

export const BOOK: Record<string, Card> = Object.fromEntries(
  (plants as Card[]).map((card) => [card.key, card]),
);

interface Shown {
  /** Null: a free place. */
  card: Card | null;
  markers: number;
  flower: boolean;
  coin: boolean;
  partner: PartnerState;
  wrong: boolean;
}

export function cardsOf(text: string): Shown[][] {
  return linesOf(text).map((line) => line.split(/\s+/).map(shownOf));
}

function shownOf(sign: string): Shown {
  const key = /^[a-z-]+/.exec(sign)?.[0] ?? '-';
  return {
    card: key === '-' ? null : BOOK[key]!,
    markers: Number(/\+(\d)/.exec(sign)?.[1] ?? 0),
    flower: sign.includes('*'),
    coin: sign.includes('$'),
    partner: sign.includes('=') ? 'here' : sign.includes('?') ? 'missing' : null,
    wrong: sign.includes('!'),
  };
}

/** A garden as a view, as far as drawing needs it. */
export function viewOf({ garden = '', mode = 'basic', phase = 0 }: Example): WaldView {
  const planted = linesOf(garden).flatMap(rowOf);
  const seat = {
    seat: 1,
    coins: 0,
    hand: [],
    garden: Object.fromEntries(planted.map((plant) => [plant.place, plant])),
    points: { plants: 0, partners: 0, markers: 0 },
    total: 0,
    place: 1,
    extras: [],
    colours: [],
    bonus: { due: false, settled: 0 },
    memory: {},
  };
  return {
    mode,
    options: {},
    round: 1,
    rounds: 20,
    last_cards: false,
    phase,
    step: 'play',
    acting: [],
    ready: [],
    regions: {},
    market: {},
    display: {},
    bag: {},
    seats: { 1: seat },
    cards: BOOK,
  };
}

/** `2: . quince . . [black-elder]`: slots from the left, an extra in front is slot 0. */
function rowOf(line: string): Planted[] {
  const [head = '', ...signs] = line.split(/\s+/);
  const row = Number(head.replace(':', ''));
  const first = signs[0]?.startsWith('[') ? 0 : 1;
  return signs.flatMap((sign, index) => {
    const { card, markers, flower } = shownOf(sign.replace(/[[\].]/g, ''));
    if (!card) return [];
    return {
      place: `${row}.${index + first}`,
      row,
      extra: sign.startsWith('['),
      card: card.key,
      markers,
      flower,
      fertile: true,
      nitrogen: 0,
      harvest: 1,
      ahead: { harvests: 0, coins: 0 },
      points: card.value + markers,
    };
  });
}

function linesOf(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim());
}
