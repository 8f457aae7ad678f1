/** What the confirm bar says: what is asked, what a draft will do, what to weigh, how to go on. */
import { family, t } from '../../i18n/index.svelte';
import type { TableState } from '../../live/state';
import type { Outlook } from '../game';
import { aid, type AidName } from './aids';
import { heldIn } from './held';
import { dominoWords, plantName, seatName } from './names';
import { eventOf, signed, type RenatureEvent } from './tell';
import { viewOf, type RenatureView, type Standing } from './view';
import { group, placementsOf, type Choices } from './words';

type Way = Outlook['ways'][number];

export function ask(table: TableState): string {
  const view = viewOf(table.view);
  if (!view) return '';
  if (table.over) return t('renature-ask-over');
  if (table.seat === null || !table.acting.includes(table.seat)) return askOthers(table, view);
  const held = heldIn(table);
  const choices = group(table.legal);
  if (held?.kind === 'domino') return askWhere(held.domino, choices);
  if (held?.kind === 'plant') {
    return t('renature-ask-held-plant', { plant: plantName(held.owner, held.plant) });
  }
  if (held?.kind === 'return') return t('renature-ask-held-return');
  return askNext(view, choices);
}

/** Nobody is asked for a place where there is none. */
function askWhere(domino: string, choices: Choices): string {
  const named = { domino: dominoWords(domino) };
  return choices.discards.has(domino) && !placementsOf(choices, domino).length
    ? t('renature-ask-held-misfit', named)
    : t('renature-ask-held-domino', named);
}

function askNext(view: RenatureView, choices: Choices): string {
  if (view.step !== 'place' || !choices.discards.size || choices.placements.length) {
    return family('renature-ask-', view.step);
  }
  return choices.jokers.size ? t('renature-ask-none-fits-joker') : t('renature-ask-none-fits');
}

function askOthers(table: TableState, view: RenatureView): string {
  const seat = table.acting[0];
  if (seat === undefined) return family('renature-ask-', view.step);
  return family('renature-wait-', view.step, { name: seatName(table, seat) });
}

export function outlook(table: TableState): Outlook | null {
  const view = viewOf(table.view);
  const { seat, draft } = table;
  if (!view || seat === null || !table.acting.includes(seat)) return null;
  const choices = group(table.legal);
  const ways = waysOf(view, seat, choices);
  if (!draft.words.length && !ways.length) return null;
  const effects = effectsOf(table, view, seat);
  const open = !ways.length || (view.step === 'plant' && choices.plantings.length > 0);
  const head = open ? t('renature-outlook-so-far') : t('renature-outlook-end');
  const asked = open ? askNext(view, choices) : restful(view);
  return {
    sentence: effects.length ? `${head}: ${effects.join(', ')}` : asked,
    warnings: warningsOf(table, view, choices),
    ways,
  };
}

/** What to say when nothing has come of it yet. */
function restful(view: RenatureView): string {
  return view.step === 'end' ? t('renature-ask-end') : t('renature-outlook-quiet');
}

/** How the turn can be ended from here. Words that turn out not to be needed do no harm. */
function waysOf(view: RenatureView, seat: number, choices: Choices): Way[] {
  const rest = restOf(view, choices);
  if (!rest) return [];
  const clouds = view.seats[seat]?.clouds ?? 0;
  const ways: Way[] = [{ label: t('renature-way-end'), then: [...rest, 'end'] }];
  if (clouds > 0 && view.step !== 'end') ways.push({ label: t('renature-way-draw'), then: rest });
  return ways;
}

/** The words between here and `end`; null: something has to be chosen first. */
function restOf(view: RenatureView, choices: Choices): string[] | null {
  switch (view.step) {
    case 'plant':
      return waitsForScore(view, choices) ? ['no-plant', 'score'] : ['no-plant'];
    case 'score':
      return ['score'];
    case 'refill':
    case 'learn-back':
    case 'end':
      return [];
    default:
      return null;
  }
}

/** Areas are about to be scored, and clouds could still be used before that. */
function waitsForScore(view: RenatureView, choices: Choices): boolean {
  return closing(view).length > 0 && choices.jokers.size + choices.returns.size > 0;
}

/** Areas that this turn has closed and that are not scored yet. */
export function closing(view: RenatureView) {
  return Object.values(view.areas).filter((area) => area.closed && area.taken === undefined);
}

function effectsOf(table: TableState, view: RenatureView, seat: number): string[] {
  const events = table.draft.events.map(eventOf);
  const scored = events.filter((event) => event.event === 'area-closed');
  const closed = [...scored, ...closing(view)].map(({ area, standings }) => ({ area, standings }));
  const gained = pointsIn(events);
  for (const { standings } of closed) for (const one of standings) addStanding(gained, one);
  const effects = [];
  const mine = gained.get(seat) ?? 0;
  if (mine || closed.length)
    effects.push(t('renature-outlook-points', { points: signed(mine), count: mine }));
  for (const [other, points] of gained) {
    if (other !== seat && points) effects.push(`${seatName(table, other)} ${signed(points)}`);
  }
  if (closed.length) {
    const areas = closed.map(({ area }) => area).join(', ');
    effects.push(t('renature-outlook-closes', { count: closed.length, areas }));
  }
  return [...effects, ...cloudEffects(events), ...mushroomEffects(events)];
}

/** Points that these events bring to each seat at once. */
export function pointsIn(events: readonly RenatureEvent[]): Map<number, number> {
  const gained = new Map<number, number>();
  for (const event of events) if (event.event === 'points') add(gained, event.seat, event.points);
  return gained;
}

function add(gained: Map<number, number>, seat: number, points: number): void {
  gained.set(seat, (gained.get(seat) ?? 0) + points);
}

function addStanding(gained: Map<number, number>, one: Standing): void {
  if (one.colour !== 'neutral') add(gained, Number(one.colour), one.points);
}

function cloudEffects(events: readonly RenatureEvent[]): string[] {
  const taken = sum(events, (event) => (event.event === 'clouds' ? event.taken : 0));
  return taken ? [t('renature-outlook-clouds', { count: taken })] : [];
}

function mushroomEffects(events: readonly RenatureEvent[]): string[] {
  return events.flatMap((event) =>
    event.event === 'mushroom' && event.joined.length > 1
      ? [t('renature-outlook-joins', { areas: event.joined.join(', ') })]
      : [],
  );
}

function sum(events: readonly RenatureEvent[], of: (event: RenatureEvent) => number): number {
  return events.reduce((total, event) => total + of(event), 0);
}

function warningsOf(table: TableState, view: RenatureView, choices: Choices) {
  const lost = sum(table.draft.events.map(eventOf), (e) => (e.event === 'clouds' ? e.lost : 0));
  const warnings: { text: string; aid: AidName }[] = [];
  if (lost) warnings.push({ text: t('renature-warn-clouds', { count: lost }), aid: 'warn-clouds' });
  if (view.step === 'plant' && choices.plantings.length) {
    warnings.push({ text: t('renature-warn-plant'), aid: 'warn-plant' });
  }
  return warnings.filter((warning) => aid(warning.aid) === 'on');
}
