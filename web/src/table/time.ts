/** Clocks of a table: how much is left now, and how it is written. */
import type { ClocksOut } from '../api/types';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LOW_LIVE = 30 * SECOND;
const LOW_DAYS = 3 * HOUR;

type Pace = 'none' | 'live' | 'days';

export function paceOf(word: string): Pace {
  return word.startsWith('live') ? 'live' : word.startsWith('days') ? 'days' : 'none';
}

/** Milliseconds that a seat has at a moment of the server's clock; null: it has no clock. */
export function left(clocks: ClocksOut, seat: number, now: number): number | null {
  const clock = clocks.seats[seat - 1];
  if (!clock || clock.left === null) return null;
  const gone = clock.running && !clocks.paused ? Math.max(0, now - clocks.at) : 0;
  return Math.max(0, clock.left - gone);
}

/** What a seat's clock has to say: nothing, its time, or that the vacation days go by. */
export type Face = 'none' | 'time' | 'bank' | 'vacation';

/**
 * `asked`: the game waits for this seat, and no caretaker plays it. Over days every turn begins with
 * a full clock, so what the last one has left means nothing.
 */
export function faceOf(
  clocks: ClocksOut,
  seat: number,
  asked: boolean,
  now: number,
  pace: Pace,
): Face {
  const clock = clocks.seats[seat - 1];
  if (!clock || clock.left === null) return 'none';
  if (asked && clock.bank && left(clocks, seat, now) === 0) return 'bank';
  if (clock.away_until && clock.away_until > now) return 'vacation';
  return pace !== 'days' || asked ? 'time' : 'none';
}

export function isLow(left: number, pace: Pace): boolean {
  return left < (pace === 'days' ? LOW_DAYS : LOW_LIVE);
}

/** As `4:05` or `1:02:09`; the last seconds are not rounded away. */
export function ticking(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (!parts[0]) parts.shift();
  return parts.map((part, index) => (index ? String(part).padStart(2, '0') : part)).join(':');
}

/** The two largest units of a long time, as numbers with their names. */
export function spanOf(left: number): { days: number; hours: number; minutes: number } {
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The time of day of a moment; making a format is slow, so each is made once. */
export function timeOf(at: number, lang: string): string {
  let format = formats.get(lang);
  if (!format) {
    format = new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit' });
    formats.set(lang, format);
  }
  return format.format(at);
}
