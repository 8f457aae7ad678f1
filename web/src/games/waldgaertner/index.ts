/** Waldgärtner, basic and advanced, as the table knows a game. */
import { family, load, maybe, t } from '../../i18n/index.svelte';
import type { GameClient } from '../game';
import { advise } from './advice';
import { ahead } from './ahead';
import { AIDS, type AidChoice, type AidName } from './aids';
import { ask } from './ask';
import Board from './Board.svelte';
import Count from './Count.svelte';
import { keyHelp } from './hand/keys';
import Ledger from './Ledger.svelte';
import { outlook } from './outlook';
import { playAt } from './play.svelte';
import Player from './Player.svelte';
import { isRound, isScore, pointsOf, turnIn } from './points';
import { seatColour } from './seats';
import { lead, remember, tell } from './tell';
import Tray from './Tray.svelte';
import { isPlanned, type Source } from './view';

/** Which origins a number of seats can play with (W-SETUP-02). */
const SEATS: Record<string, readonly number[]> = {
  EU: [2],
  NA: [2],
  AS: [3],
  'EU+NA': [4],
  'AS+EU': [5, 6],
  'AS+NA': [5, 6],
};

function originsFit(choice: string, seats: number): boolean {
  return SEATS[choice]?.includes(seats) ?? true;
}

await Promise.all([
  load('waldgaertner', 'waldgaertner-cards', 'waldgaertner-garden'),
  import('./book/plants').then(({ BY_KEY }) => remember(BY_KEY)),
]);

export const waldgaertner: GameClient = {
  name: 'waldgaertner',
  colour: (_, seat) => seatColour(seat),
  Board,
  Tray,
  Player,
  Ledger,
  Count,
  ledgerName: () => t('waldgaertner-ledger'),
  ask,
  outlook,
  explains: (table) => playAt(table).refused !== null,
  tell,
  advise,
  ahead,
  turn: turnIn,
  round: isRound,
  scores: isScore,
  lead,
  plans: isPlanned,
  points: pointsOf,
  keys: keyHelp,
  source: (name) => family('waldgaertner-source-', name as Source),
  aids: AIDS,
  aidName: (aid) => family('waldgaertner-aid-', aid as AidName),
  aidWhy: (aid) => family('waldgaertner-aid-', `${aid as AidName}-why`),
  aidChoice: (aid, choice) => family('waldgaertner-aid-', `${aid}-${choice}` as AidChoice),
  optionName: (option) => family('waldgaertner-option-', option),
  choiceName: (option, choice) => {
    const name = choice.replaceAll('+', '-');
    return maybe(`waldgaertner-value-${option}-`, name) ?? choice;
  },
  choiceFits: (option, choice, seats) => option !== 'origins' || originsFit(choice, seats),
  optionMatters: (option, mode) => option !== 'rank-limits' || mode === 'advanced',
};

export default waldgaertner;
