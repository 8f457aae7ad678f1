/** A game against a bot in one tap: what is opened, and what was chosen last time. */
import { fronts } from '../games/fronts';
import { FRIENDLY, seat, type NewTable } from './wish';

export interface Quick {
  game: string;
  mode: string;
  level: string;
}

const STORE = 'waldbach-quick';
const { game, mode } = fronts[0]!;
export const FIRST: Quick = { game, mode, level: FRIENDLY };

/** What was played last time. */
export function lastQuick(): Quick {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Quick>;
    return { ...FIRST, ...kept };
  } catch {
    return FIRST;
  }
}

/** Is it what the home page offers before its script has come? */
export function isFirst(quick: Quick): boolean {
  return quick.game === FIRST.game && quick.mode === FIRST.mode && quick.level === FIRST.level;
}

export function remember(quick: Quick): void {
  localStorage.setItem(STORE, JSON.stringify(quick));
}

/** The table that the server is asked for. */
export function quickTable({ game, mode, level }: Quick): NewTable {
  return {
    game,
    seats: [seat('me'), seat('bot', level)],
    options: mode ? { mode } : {},
    pace: 'none',
    privacy: 'link',
    rated: false,
    shuffle: false,
    position: null,
    name: null,
  };
}
