/** What people arrange at a table, read from the words of the log (`ask 2 take-back 17`), in words. */
import type { TableOut } from '../api/types';
import { t } from '../i18n/index.svelte';
import { seatName } from './names';

/** Null for what is not worth a line. */
export function arrangement(word: string, table: TableOut): string | null {
  const [verb = '', seat, ask] = word.split(' ');
  const name = seat && /^[1-9]$/.test(seat) ? seatName(table, Number(seat)) : '';
  switch (verb) {
    case 'ask':
      return asked(ask ?? '', name);
    case 'agree':
      return t('table-said-agree', { name });
    case 'decline':
      return t('table-said-decline', { name });
    case 'take-back':
      return t('table-said-take-back');
    case 'pause':
      return t('table-said-pause');
    case 'resume':
      return t('table-said-resume');
    case 'resign':
      return t('table-said-resign', { name });
    case 'caretaker':
      return t('table-said-caretaker', { name });
    case 'return':
      return t('table-said-return', { name });
    default:
      return null; // who is a bot, and private hours
  }
}

export function asked(kind: string, name: string): string {
  if (kind === 'pause') return t('table-asks-pause', { name });
  if (kind === 'resume') return t('table-asks-resume', { name });
  return t('table-asks-take-back', { name });
}
