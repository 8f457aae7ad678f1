/** What a bot advises, in words: what to do, and what speaks for it. */
import { family, t } from '../../i18n/index.svelte';
import type { TableState } from '../../live/state';
import type { Advice, Plan } from '../game';
import { animalName, dominoWords, plantName, seatName } from './names';
import { closing, pointsIn } from './outlook';
import {
  areaMark,
  awardWords,
  eventOf,
  partsOf,
  signed,
  spaceMark,
  type RenatureEvent,
} from './tell';
import { valueOf, viewOf, type Area, type RenatureView } from './view';
import { readPlacement, readPlanting, type PlainWord } from './words';

/** What goes without saying behind another word. */
const SILENT = ['score', 'end'];

export function advise(plan: Plan, table: TableState): Advice {
  const steps = plan.words.filter((word, index) => !index || !SILENT.includes(word));
  const does = steps
    .map((word) => doing(word, viewOf(plan.from)))
    .reduce((first, then) => t('renature-do-then', { first, then }));
  return { does: partsOf(does), why: whyOf(plan, table).map(partsOf) };
}

function doing(word: string, view: RenatureView | null): string {
  const [verb = '', what = ''] = word.split(' ');
  switch (verb) {
    case 'place': {
      const { animals, spaces } = readPlacement(word);
      return t('renature-do-place', {
        one: animalName(animals[0]),
        p: spaceMark(spaces[0]),
        other: animalName(animals[1]),
        q: spaceMark(spaces[1]),
      });
    }
    case 'plant': {
      const { owner, plant, space } = readPlanting(word);
      return t('renature-do-plant', { plant: plantName(owner, plant), space: spaceMark(space) });
    }
    case 'return':
      return t('renature-do-return', { space: spaceMark(what), cost: costOf(view, what) });
    case 'mushroom':
      return t('renature-do-mushroom', { space: spaceMark(what) });
    case 'discard':
      return t('renature-do-discard', { domino: dominoWords(what) });
    case 'joker':
      return t('renature-do-joker', { animal: animalName(what) });
    default:
      return family('renature-do-', verb as PlainWord);
  }
}

function costOf(view: RenatureView | null, space: string): number {
  const plant = view?.spaces[space]?.plant;
  return plant ? valueOf(plant) : 0;
}

function whyOf(plan: Plan, table: TableState): string[] {
  const [before, after] = [viewOf(plan.from), viewOf(plan.view)];
  if (!before || !after) return [];
  const events = plan.events.map(eventOf);
  const points = pointsIn(events).get(plan.seat) ?? 0;
  const reasons = points
    ? [t('renature-why-points', { points: signed(points), count: points })]
    : [];
  const closed = [...events.filter((one) => one.event === 'area-closed'), ...closing(after)];
  for (const { area, standings } of closed) {
    const who = awardWords(standings, table);
    reasons.push(t('renature-why-closes', { area: areaMark(area), who }));
  }
  const shut = new Set(closed.map(({ area }) => area));
  for (const area of Object.values(after.areas)) {
    const known = before.areas[area.area];
    if (known && !shut.has(area.area)) reasons.push(...shifts(known, area, plan.seat, table));
  }
  return [...reasons, ...gifts(events, plan.seat === table.seat)];
}

/** Where an open area would now pay more to the one who plans, or less to somebody else. */
function shifts(before: Area, after: Area, planning: number, table: TableState): string[] {
  return table.info.seats.flatMap(({ seat }) => {
    const [was, is] = [payOf(before, seat), payOf(after, seat)];
    if (seat === planning ? is <= was : is >= was) return [];
    const where = { area: areaMark(after.area), was, is };
    if (seat === table.seat) return [t('renature-why-you', where)];
    return [t('renature-why-other', { ...where, name: seatName(table, seat) })];
  });
}

function payOf(area: Area, seat: number): number {
  return area.standings.find(({ colour }) => colour === String(seat))?.points ?? 0;
}

function gifts(events: readonly RenatureEvent[], mine: boolean): string[] {
  const key = mine ? 'renature-why-clouds' : 'renature-outlook-clouds';
  return events.flatMap((event) =>
    event.event === 'clouds' && event.taken ? [t(key, { count: event.taken })] : [],
  );
}
