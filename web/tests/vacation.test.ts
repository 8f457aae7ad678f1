import { expect, test } from 'vitest';
import { daysOf, readVacation, today, vacationWord } from '../src/table/vacation';

test('a vacation is two days with dots between', () => {
  expect(vacationWord('2026-07-01', '2026-07-14')).toBe('2026-07-01..2026-07-14');
  expect(readVacation('2026-07-01..2026-07-14', '2026-07-14')).toEqual({
    first: '2026-07-01',
    last: '2026-07-14',
  });
});

test('one that is over is none', () => {
  expect(readVacation('2026-07-01..2026-07-14', '2026-07-15')).toBeNull();
  expect(readVacation(null, '2026-07-15')).toBeNull();
});

test('only whole days can be taken, and an hour may be missing', () => {
  const HOUR = 3_600_000;
  expect(daysOf(48 * HOUR - 1)).toBe(2);
  expect(daysOf(47 * HOUR - 1)).toBe(1);
  expect(daysOf(0)).toBe(0);
});

test('today is that of the clock on the wall', () => {
  expect(today(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
});
