/** Spans and moments in words, by the browser's own knowledge of languages. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Unit = 'minute' | 'hour' | 'day';

/** The largest unit that fits, rounded down; less than a minute counts as none. */
export function rough(span: number): { unit: Unit; count: number } {
  const size = Math.abs(span);
  if (size >= 2 * DAY) return { unit: 'day', count: Math.floor(size / DAY) };
  if (size >= 2 * HOUR) return { unit: 'hour', count: Math.floor(size / HOUR) };
  return { unit: 'minute', count: Math.floor(size / MINUTE) };
}

/** "3 hours", "2 dni". */
export function amount(lang: string, unit: Unit | 'second', count: number): string {
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

export function span(lang: string, length: number): string {
  const { unit, count } = rough(length);
  return amount(lang, unit, count);
}

/** "in 5 hours", "vor 2 Tagen". */
export function fromNow(lang: string, moment: number, now: number): string {
  const { unit, count } = rough(moment - now);
  const signed = moment < now ? -count : count;
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  return count ? words.format(signed, unit) : words.format(0, 'second');
}

export function day(lang: string, moment: number): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(moment);
}
