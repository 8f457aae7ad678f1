/** What people and bots at a table are called. */
import type { SeatOut, TableOut } from '../api/types';
import { family, t } from '../i18n/index.svelte';

export function seatName(table: TableOut, seat: number): string {
  const found = table.seats.find((one) => one.seat === seat);
  return found ? nameOf(found) : t('table-seat', { seat });
}

export function nameOf(seat: SeatOut): string {
  if (seat.kind === 'bot') {
    return t('home-bot-name', { level: family('home-level-', seat.level ?? 'sapling') });
  }
  if (seat.kind === 'open') return t('table-seat-open');
  return seat.name || t('table-seat', { seat: seat.seat });
}
