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
import { readPlacement, readPlanting } from './words';

/** What goes without saying behind another word. */
const SILENT = ['score', 'end'];

export function advise(plan: Plan, table: TableState): Advice {
  const steps = plan.words.filter((word, index) => !index || !SILENT.includes(word));
  const does = steps
    .map((word) => doing(word, viewOf(table.stored)))
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
      return family('renature-do-', verb);
  }
}

function costOf(view: RenatureView | null, space: string): number {
  const plant = view?.spaces[space]?.plant;
  return plant ? valueOf(plant) : 0;
}

function whyOf(plan: Plan, table: TableState): string[] {
  const [before, after, mine] = [viewOf(table.stored), viewOf(plan.view), table.seat];
  if (!before || !after || mine === null) return [];
  const events = plan.events.map(eventOf);
  const points = pointsIn(events).get(mine) ?? 0;
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
    if (known && !shut.has(area.area)) reasons.push(...shifts(known, area, mine, table));
  }
  return [...reasons, ...gifts(events)];
}

/** Where an open area would now pay more to me, or less to somebody else. */
function shifts(before: Area, after: Area, mine: number, table: TableState): string[] {
  const seats = table.info.seats.map(({ seat }) => seat);
  return seats.flatMap((seat) => {
    const [was, is] = [payOf(before, seat), payOf(after, seat)];
    const where = { area: areaMark(after.area), was, is };
    if (seat === mine) return is > was ? [t('renature-why-gain', where)] : [];
    return is < was ? [t('renature-why-loss', { ...where, name: seatName(table, seat) })] : [];
  });
}

function payOf(area: Area, seat: number): number {
  return area.standings.find(({ colour }) => colour === String(seat))?.points ?? 0;
}

function gifts(events: readonly RenatureEvent[]): string[] {
  return events.flatMap((event) =>
    event.event === 'clouds' && event.taken
      ? [t('renature-why-clouds', { count: event.taken })]
      : [],
  );
}
