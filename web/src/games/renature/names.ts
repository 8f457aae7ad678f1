/** Names of things in the reader's language, and the spoken board. */
import { levelName } from '../../home/naming';
import { family, t } from '../../i18n/index.svelte';
import type { TableState } from '../../live/state';
import { paintOf } from './colours';
import { neighbours } from './spaces';
import {
  halvesOf,
  type Animal,
  type Owned,
  type Owner,
  type Plant,
  type RenatureView,
  type Space,
} from './view';

export function animalName(animal: string): string {
  return family('renature-animal-', animal as Animal);
}

export function dominoWords(domino: string): string {
  return halvesOf(domino).map(animalName).join('–');
}

export function plantName(owner: Owner, plant: Plant): string {
  return family(`renature-plant-${owner}-`, plant);
}

export function colourName(table: TableState, colour: Owned | number): string {
  return family('renature-colour-', paintOf(table, colour));
}

/** A person's name, a bot's level, or the colour where neither says who it is. */
export function seatName(table: TableState, seat: number): string {
  const { seats } = table.info;
  const { name, level } = seats[seat - 1] ?? {};
  const isKnown = level && seats.filter((other) => other.level === level).length === 1;
  return name || (isKnown ? levelName(level) : colourName(table, seat));
}

/** `c4, brook, owl, beside area 7`: all that can be seen of a space. Without a table nothing grows. */
export function spaceWords(table: TableState | null, view: RenatureView, space: Space): string {
  const parts = [space.space, groundName(view, space)];
  if (space.area) parts.push(t('renature-spoken-area', { area: space.area }));
  if (space.animal) {
    parts.push(animalName(space.animal));
    if (space.animal === view.joker) parts.push(t('renature-spoken-joker'));
    if (space.irrelevant) parts.push(t('renature-spoken-irrelevant'));
  }
  if (space.plant && table) parts.push(plantOn(table, space));
  if (space.clouds) parts.push(t('renature-clouds', { count: space.clouds }));
  if (!space.area) parts.push(...besideAreas(view, space));
  return parts.join(', ');
}

function groundName(view: RenatureView, { ground }: Space): string {
  const meadow = view.mode !== 'base' && (ground === 'brook' || ground === 'start');
  return family('renature-ground-', meadow ? `${ground}-meadow` : ground);
}

function plantOn(table: TableState, space: Space): string {
  const { plant, colour } = space as Required<Space>;
  if (colour === 'neutral') return plantName('neutral', plant);
  return t('renature-spoken-plant', {
    plant: plantName('own', plant),
    colour: colourName(table, colour),
  });
}

function besideAreas(view: RenatureView, space: Space): string[] {
  const areas = neighbours(space.space).flatMap((near) => view.spaces[near]?.area ?? []);
  const distinct = [...new Set(areas)].sort((a, b) => a - b);
  if (!distinct.length) return [];
  return [t('renature-spoken-beside', { count: distinct.length, areas: distinct.join(', ') })];
}
