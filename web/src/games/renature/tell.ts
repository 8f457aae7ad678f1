/** What happened, in words, with the spots that the words stand for. */
import type { GameEvent } from '../../api/types';
import { family, t } from '../../i18n/index.svelte';
import type { TableState } from '../../live/state';
import type { Part, Spot } from '../game';
import { animalName, dominoWords, plantName, seatName } from './names';
import { valueOf, type Animal, type Owner, type Plant, type Source, type Standing } from './view';

export type RenatureEvent =
  | { event: 'started'; seat: number }
  | { event: 'token-laid'; main: number; minor: number }
  | { event: 'turn'; seat: number; turn: number }
  | { event: 'placed'; seat: number; spaces: [string, string]; animals: [Animal, Animal] }
  | { event: 'discarded'; seat: number; domino: string | null }
  | { event: 'planted'; seat: number; owner: Owner; plant: Plant; space: string; area: number }
  | { event: 'returned'; seat: number; owner: Owner; plant: Plant; space: string; area: number }
  | { event: 'joker'; seat: number; animal: Animal }
  | { event: 'mushroom'; seat: number; space: string; area: number; joined: number[] }
  | { event: 'again'; seat: number }
  | { event: 'clouds'; seat: number; taken: number; lost: number }
  | { event: 'points'; seat: number; source: Exclude<Source, 'start' | 'areas'>; points: number }
  | { event: 'area-closed'; seat: number; area: number; standings: Standing[] }
  | { event: 'area-final'; area: number; standings: Standing[] }
  | { event: 'drew'; seat: number; domino: string | null }
  | { event: 'back-seen'; seat: number; area: number; bonus: number | null }
  | { event: 'over' };

export function eventOf(event: GameEvent): RenatureEvent {
  return event as unknown as RenatureEvent;
}

// A text that stands for a spot goes through the catalogue between signs that no language uses.
const [OPEN, MIDDLE, SHUT] = ['\uE000', '\uE001', '\uE002'];

function mark(spot: Spot, text: string | number): string {
  return `${OPEN}${spot}${MIDDLE}${text}${SHUT}`;
}

export const spaceMark = (space: string) => mark(space, space);
export const areaMark = (area: number) => mark(`area:${area}`, area);

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

export function tell(event: GameEvent, table: TableState): Part[] | null {
  const sentence = sentenceOf(eventOf(event), table);
  return sentence === null ? null : partsOf(sentence);
}

function sentenceOf(event: RenatureEvent, table: TableState): string | null {
  switch (event.event) {
    case 'placed':
      return t('renature-event-placed', {
        one: animalName(event.animals[0]),
        p: spaceMark(event.spaces[0]),
        other: animalName(event.animals[1]),
        q: spaceMark(event.spaces[1]),
      });
    case 'planted':
      return t('renature-event-planted', { ...plantArgs(event), area: areaMark(event.area) });
    case 'returned':
      return t('renature-event-returned', { ...plantArgs(event), cost: valueOf(event.plant) });
    case 'mushroom':
      return tellMushroom(event);
    case 'area-closed':
    case 'area-final':
      return family('renature-event-', event.event, {
        area: areaMark(event.area),
        who: awardWords(event.standings, table),
      });
    case 'points':
      return family('renature-event-points-', event.source, { points: signed(event.points) });
    default:
      return tellPlain(event);
  }
}

function tellPlain(event: RenatureEvent): string | null {
  switch (event.event) {
    case 'started':
      return t('renature-event-started');
    case 'discarded':
      if (event.domino === null) return t('renature-event-discarded-hidden');
      return t('renature-event-discarded', { domino: dominoWords(event.domino) });
    case 'joker':
      return t('renature-event-joker', { animal: animalName(event.animal) });
    case 'again':
      return t('renature-event-again');
    case 'clouds':
      return tellClouds(event.taken, event.lost);
    case 'drew':
      return event.domino && t('renature-event-drew', { domino: dominoWords(event.domino) });
    case 'back-seen':
      if (event.bonus === null) return null;
      return t('renature-event-back-seen', { area: areaMark(event.area), bonus: event.bonus });
    case 'over':
      return t('renature-event-over');
    default:
      return null;
  }
}

function plantArgs(event: { owner: Owner; plant: Plant; space: string }) {
  return { plant: plantName(event.owner, event.plant), space: spaceMark(event.space) };
}

function tellMushroom(event: Extract<RenatureEvent, { event: 'mushroom' }>): string {
  const place = { space: spaceMark(event.space), area: areaMark(event.area) };
  if (event.joined.length < 2) return t('renature-event-mushroom', place);
  return t('renature-event-mushroom-joins', { ...place, joined: event.joined.join(', ') });
}

function tellClouds(taken: number, lost: number): string {
  const parts = [];
  if (taken) parts.push(t('renature-event-clouds', { count: taken }));
  if (lost) parts.push(t('renature-event-clouds-lost', { count: lost }));
  return parts.join(', ');
}

/** `You +5, Wren +2`: who gets what of an area. */
export function awardWords(standings: readonly Standing[], table: TableState): string {
  const awards = standings
    .filter((one) => one.points)
    .map((one) => `${seatMark(table, Number(one.colour))} ${signed(one.points)}`);
  return awards.join(', ') || t('renature-event-nobody');
}

function seatMark(table: TableState, seat: number): string {
  return mark(`seat:${seat}`, seatName(table, seat));
}

/** `+3`, `−2`: with the proper sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** All points that these events bring to a seat's plants. */
export function plantPoints(events: readonly object[]): number {
  return events
    .map((event) => eventOf(event as GameEvent))
    .reduce((sum, one) => sum + (one.event === 'points' ? one.points : 0), 0);
}
