/** What happened, in words, with the spots that the words stand for. */
import type { GameEvent } from '../../api/types';
import { family, t } from '../../i18n/index.svelte';
import type { TableState } from '../../live/state';
import type { Part, Spot } from '../game';
import { eventOf, type EventOf, type WaldEvent } from './events';
import { nameOfKey, originName, seasonName } from './names';
import { seatName } from './seats';
import { plotSpot } from './spots';
import { viewOf, type Card, type Pile } from './view';

// A text that stands for a spot goes through the catalogue between signs that no language uses.
const [OPEN, MIDDLE, SHUT] = ['\uE000', '\uE001', '\uE002'];

export function mark(spot: Spot, text: string | number): string {
  return `${OPEN}${spot}${MIDDLE}${text}${SHUT}`;
}

/** Takes a sentence with marks apart. */
export function partsOf(sentence: string): Part[] {
  const parts: Part[] = [];
  for (const piece of sentence.split(new RegExp(`(${OPEN}[^${SHUT}]*${SHUT})`))) {
    if (!piece.startsWith(OPEN!)) parts.push(piece);
    else {
      const [spot, text] = piece.slice(1, -1).split(MIDDLE!);
      parts.push({ spot: spot!, text: text! });
    }
  }
  return parts.filter((part) => part !== '');
}

/** The card that a spot stands for. */
export function cardIn(spot: Spot | null): string | null {
  return spot?.startsWith('card:') ? spot.slice('card:'.length) : null;
}

/** Cards keep their names wherever they are; those of a table's own card file once they were seen. */
const known: Record<string, Card> = {};

/** The plants of the game: a replay tells of cards that nobody has seen yet. */
export function remember(cards: Readonly<Record<string, Card>>): void {
  for (const [key, card] of Object.entries(cards)) known[key] ??= card;
}

/** Cards in words, each a spot. */
class Teller {
  constructor(private table: TableState) {
    Object.assign(known, viewOf(table.view)?.cards ?? {});
  }

  card(key: string | null): string {
    return key === null
      ? t('waldgaertner-hidden-card')
      : mark(`card:${key}`, nameOfKey(key, known));
  }

  cards(keys: readonly (string | null)[]): string {
    return keys.map((key) => this.card(key)).join(', ');
  }

  seat(seat: number): string {
    return mark(`seat:${seat}`, seatName(this.table, seat));
  }

  seats(seats: readonly number[]): string {
    return seats.map((seat) => this.seat(seat)).join(', ');
  }
}

export function tell(event: GameEvent, table: TableState): Part[] | null {
  const sentence = sentenceOf(eventOf(event), new Teller(table));
  return sentence === null ? null : partsOf(sentence);
}

/** What comes card by card and is told in one line stands behind these words. */
export function lead(event: GameEvent): string | null {
  const one = eventOf(event);
  switch (one.event) {
    case 'market-laid':
    case 'turned':
    case 'marker':
      return family('waldgaertner-lead-', one.event);
    case 'displayed':
    case 'shown-again':
      return family('waldgaertner-lead-', one.event, { region: one.region });
    default:
      return null;
  }
}

function sentenceOf(event: WaldEvent, say: Teller): string | null {
  switch (event.event) {
    case 'market-laid':
    case 'displayed':
    case 'shown-again':
      return say.card(event.card);
    case 'turned':
      return `${region(event.region)} ${say.card(event.card)}`;
    case 'marker':
      return `${say.card(event.card)} +${event.markers}`;
    case 'origins':
      return t('waldgaertner-event-origins', {
        origins: event.origins.map(originName).join(', '),
      });
    case 'round':
      return t('waldgaertner-event-round', { round: event.round, season: seasonName(event.phase) });
    case 'last-cards':
      return t('waldgaertner-event-last-cards');
    case 'starts-revealed':
    case 'dice-revealed':
    case 'claims-revealed':
    case 'over':
      return tellAll(event, say);
    case 'clash':
    case 'agreed':
    case 'lapsed':
      return tellSixes(event, say);
    default:
      return tellSeat(event, say);
  }
}

/** What is shown of all seats at once. */
function tellAll(
  event: EventOf<'starts-revealed' | 'dice-revealed' | 'claims-revealed' | 'over'>,
  say: Teller,
): string {
  /** In brackets: names often end with a number themselves. */
  const each = <T extends { seat: number }>(all: readonly T[], what: (one: T) => string | number) =>
    all.map((one) => `${say.seat(one.seat)} (${what(one)})`).join(', ');
  switch (event.event) {
    case 'starts-revealed':
      return t('waldgaertner-event-starts', {
        starts: each(event.regions, (one) => region(one.region)),
      });
    case 'dice-revealed':
      return t('waldgaertner-event-dice', { dice: each(event.dice, (one) => dieWord(one.die)) });
    case 'claims-revealed':
      return t('waldgaertner-event-claims', {
        claims: each(event.claims, (one) => claimWord(one.claim)),
      });
    case 'over':
      return t('waldgaertner-event-over', {
        points: each(event.points, (one) => one.total),
      });
  }
}

function tellSixes(event: EventOf<'clash' | 'agreed' | 'lapsed'>, say: Teller): string {
  if (event.event === 'clash') return t('waldgaertner-event-clash');
  if (event.event === 'agreed')
    return t('waldgaertner-event-agreed', { seats: say.seats(event.order) });
  return t('waldgaertner-event-lapsed', { seats: say.seats(event.seats) });
}

function tellSeat(event: WaldEvent, say: Teller): string | null {
  switch (event.event) {
    case 'start-card': // where it comes from has been told
      return event.card && t('waldgaertner-event-start-card', { card: say.card(event.card) });
    case 'took':
    case 'right-used':
    case 'drew':
    case 'got-last':
      return family('waldgaertner-event-', event.event, {
        card: say.card(event.card),
        pile: fromPile(event.pile),
      });
    case 'bonus-taken':
      return t('waldgaertner-event-bonus-taken', { card: say.card(event.card) });
    case 'pile-opened':
      return t('waldgaertner-event-pile-opened', {
        pile: pileName(event.pile),
        coins: event.cost,
      });
    case 'bloomed':
      return tellBloom(event, say);
    case 'harvested':
      return t('waldgaertner-event-harvested', {
        cards: event.cards.map(({ card, coins }) => `${say.card(card)} +${coins}`).join(', '),
        coins: event.coins,
      });
    case 'sold':
      return t('waldgaertner-event-sold', { card: say.card(event.card), coins: event.coins });
    case 'grew':
      return tellGrown(event, say);
    case 'four-colours':
      return family('waldgaertner-event-', event.waits ? 'colours-wait' : 'colours');
    case 'goes-first':
      return family('waldgaertner-event-first-', event.for);
    case 'right-waived':
    case 'lucky':
    case 'bonus-declined':
      return family('waldgaertner-event-', event.event);
    default:
      return null; // that somebody is ready, and cards that only one sees
  }
}

function tellBloom({ cards, in_vain }: EventOf<'bloomed'>, say: Teller): string {
  const parts = [];
  if (cards.length) parts.push(t('waldgaertner-event-bloomed', { cards: say.cards(cards) }));
  if (in_vain.length) parts.push(t('waldgaertner-event-in-vain', { cards: say.cards(in_vain) }));
  return parts.join('; ');
}

function tellGrown({ seat, card, place, cost }: EventOf<'grew'>, say: Teller): string {
  const what = { card: say.card(card), place: mark(plotSpot(seat, place), place) };
  if (!cost) return t('waldgaertner-event-grew', what);
  return t('waldgaertner-event-grew-extra', { ...what, coins: cost });
}

function region(number: number): string {
  return mark(`region:${number}`, number);
}

function dieWord(die: number | null): string {
  if (die === null) return t('waldgaertner-passes');
  return die === 6 ? mark('region:market', die) : region(die);
}

function claimWord(claim: number | 'any'): string {
  return claim === 'any' ? t('waldgaertner-claim-any-short') : String(claim);
}

/** `from region 2` */
function fromPile(pile: Pile): string {
  if (pile === 'market') return t('waldgaertner-from-market');
  return t('waldgaertner-from-region', { region: region(pile) });
}

/** `region 2` */
export function pileName(pile: Pile): string {
  if (pile === 'market') return t('waldgaertner-market');
  return t('waldgaertner-region', { region: pile });
}
