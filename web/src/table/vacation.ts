/** Vacations as the server writes them, `2026-07-01..2026-07-14`, and their days. */
const DAY = 86_400_000;
const MOMENTS = 3_600_000; // that a day may lack, as the server counts it

interface Days {
  first: string;
  last: string;
}

export function vacationWord(first: string, last: string): string {
  return `${first}..${last}`;
}

/** What was declared; null where there is nothing, or where it is over. */
export function readVacation(word: string | null, today: string): Days | null {
  const [first, last] = word?.split('..') ?? [];
  return first && last && last >= today ? { first, last } : null;
}

/** Days that a bank still holds: no day is lost for the moments since a vacation began. */
export function daysOf(bank: number): number {
  return bank ? Math.floor((bank + MOMENTS) / DAY) : 0;
}

/** As a field for dates has it. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
