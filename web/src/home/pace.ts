/** The pace of a table: its word for the server (docs/time.md), taken apart and put together. */

export type Pace =
  | { kind: 'none' }
  | { kind: 'live'; minutes: number; seconds: number }
  | { kind: 'days'; hours: number; bank: number };

export type PaceKind = Pace['kind'];

export const NO_CLOCK: Pace = { kind: 'none' };

/** From quick to slow; the second one is where a new table begins. */
export const LIVE: readonly Pace[] = [
  { kind: 'live', minutes: 5, seconds: 10 },
  { kind: 'live', minutes: 10, seconds: 15 },
  { kind: 'live', minutes: 20, seconds: 30 },
  { kind: 'live', minutes: 45, seconds: 60 },
];

export const DAYS: readonly Pace[] = [
  { kind: 'days', hours: 12, bank: 3 },
  { kind: 'days', hours: 24, bank: 7 },
  { kind: 'days', hours: 72, bank: 14 },
  { kind: 'days', hours: 168, bank: 21 },
];

export const LIMITS = {
  minutes: { least: 1, most: 240 },
  seconds: { least: 0, most: 300 },
  hours: { least: 1, most: 336 },
  bank: { least: 0, most: 60 },
} as const;

export function readPace(word: string): Pace {
  const live = /^live (\d+)m\+(\d+)s$/.exec(word);
  if (live) return { kind: 'live', minutes: Number(live[1]), seconds: Number(live[2]) };
  const days = /^days (\d+)h bank (\d+)d$/.exec(word);
  if (days) return { kind: 'days', hours: Number(days[1]), bank: Number(days[2]) };
  return NO_CLOCK;
}

export function paceWord(pace: Pace): string {
  if (pace.kind === 'live') return `live ${pace.minutes}m+${pace.seconds}s`;
  if (pace.kind === 'days') return `days ${pace.hours}h bank ${pace.bank}d`;
  return 'none';
}

/** A turn's hours as people say them: whole days from two days on, and for one day exactly. */
export function turnLength(hours: number): { unit: 'hour' | 'day'; count: number } {
  const days = hours / 24;
  return Number.isInteger(days) ? { unit: 'day', count: days } : { unit: 'hour', count: hours };
}
