/** What one holds in hand before it is put down, and what putting it down somewhere means. */
import type { TableState } from '../../live/state';
import { besideInTurn, type Turn } from './spaces';
import type { Owner, Plant } from './view';
import { placementAt, placementsOf, placementWord, plantWord, type Choices } from './words';

export type Held =
  | { kind: 'domino'; domino: string; turn: Turn }
  | { kind: 'plant'; owner: Owner; plant: Plant }
  | { kind: 'mushroom' }
  /** A cloud action: the next plant that is tapped is taken back. */
  | { kind: 'return' };

export function heldIn(table: TableState): Held | null {
  return (table.held as Held | null) ?? null;
}

/** Are these the same thing, however it is turned? */
export function isSame(one: Held | null, other: Held | null): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(held: Held | null): string {
  if (held?.kind === 'domino') return held.domino;
  if (held?.kind === 'plant') return `${held.owner} ${held.plant}`;
  return held?.kind ?? '';
}

/** What putting the held thing down on a space would be. */
export interface Target {
  word: string;
  /** Does the server take it? */
  legal: boolean;
  /** Where it would lie; of a domino, the first half first. */
  spaces: string[];
  /** How a domino would lie, which may differ from how it is held. */
  turn?: Turn;
}

export function targetOf(held: Held, choices: Choices, space: string): Target {
  if (held.kind === 'domino') return dominoTarget(held.domino, held.turn, choices, space);
  if (held.kind === 'plant') {
    const word = plantWord(held.owner, held.plant, space);
    const legal = choices.plantings.some((planting) => planting.word === word);
    return { word, legal, spaces: [space] };
  }
  const words = held.kind === 'mushroom' ? choices.mushrooms : choices.returns;
  const word = words.get(space) ?? `${held.kind} ${space}`;
  return { word, legal: words.has(space), spaces: [space] };
}

function dominoTarget(domino: string, turn: Turn, choices: Choices, space: string): Target {
  const found = placementAt(placementsOf(choices, domino), space, turn);
  if (found) return { word: found.word, legal: true, spaces: found.spaces, turn: found.turn };
  const word = placementWord(domino, space, turn);
  return { word, legal: false, spaces: [space, besideInTurn(space, turn)], turn };
}

/** Every space on which the held thing can be put down, or a part of it. */
export function spotsFor(held: Held | null, choices: Choices): Set<string> {
  if (held?.kind === 'domino') {
    return new Set(placementsOf(choices, held.domino).flatMap(({ spaces }) => spaces));
  }
  if (held?.kind === 'plant') {
    const same = choices.plantings.filter((p) => p.owner === held.owner && p.plant === held.plant);
    return new Set(same.map(({ space }) => space));
  }
  if (held?.kind === 'mushroom') return new Set(choices.mushrooms.keys());
  return new Set(held ? choices.returns.keys() : []);
}
