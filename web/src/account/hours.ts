/** Personal hours: the server's word for them (docs/time.md), taken apart and put together. */

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const LEAST_HOURS = 6;
export const MOST_FREE = 4;

export interface Hours {
  zone: string;
  /** `08:00` */
  from: string;
  to: string;
  free: Weekday[];
}

export function readHours(word: string | null): Hours | null {
  const found = /^(\S+) (\d\d:\d\d)-(\d\d:\d\d)(?: free ([a-z ]+))?$/.exec(word ?? '');
  if (!found) return null;
  const named = (found[4] ?? '').split(' ');
  return {
    zone: found[1] ?? 'UTC',
    from: found[2] ?? '00:00',
    to: found[3] ?? '24:00',
    free: WEEKDAYS.filter((one) => named.includes(one)),
  };
}

/** A browser's field for a time knows no 24:00; midnight at the end is what it means. */
export function hoursWord(hours: Hours): string {
  const to = hours.to === '00:00' ? '24:00' : hours.to;
  const free = WEEKDAYS.filter((one) => hours.free.includes(one));
  return `${hours.zone} ${hours.from}-${to}${free.length ? ` free ${free.join(' ')}` : ''}`;
}

/** How many hours of a day; past midnight counts on. */
export function length(hours: Hours): number {
  const from = minutes(hours.from);
  const to = minutes(hours.to === '00:00' ? '24:00' : hours.to);
  return (to > from ? to - from : to + 24 * 60 - from) / 60;
}

function minutes(time: string): number {
  const [hour = '0', minute = '0'] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}

function here(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

export function suggestion(): Hours {
  return { zone: here(), from: '08:00', to: '22:00', free: [] };
}
