/** The months of a phase in central Europe, as a gardener would say it. */
import { date, t } from '../../../i18n/index.svelte';
import { seasonName } from '../names';

/** The third phase is around May. */
const FIRST_MONTH = 2;

function monthName(month: number): string {
  return date(Date.UTC(2023, month, 15), { month: 'long', timeZone: 'UTC' });
}

/** `late spring, around May`; winter lasts from December to February. */
export function whenName(phase: number): string {
  const season = seasonName(phase);
  if (!phase) {
    return t('plants-when-winter', { season, from: monthName(11), to: monthName(1) });
  }
  return t('plants-when', { season, month: monthName(FIRST_MONTH + phase - 1) });
}
