/** Renature, Valley and the back of Valley's board, as the table knows a game. */
import { family, load, maybe, t } from '../../i18n/index.svelte';
import type { GameClient } from '../game';
import { advise } from './advice';
import { ahead } from './ahead';
import { AIDS, type AidChoice, type AidName } from './aids';
import { cssOf, LETTERS, paintOf } from './colours';
import { keyHelp } from './keys';
import Ledger from './Ledger.svelte';
import { ask, outlook } from './outlook';
import { playAt } from './play.svelte';
import Player from './Player.svelte';
import { pointsOf, turnIn } from './points';
import SmallTrack from './SmallTrack.svelte';
import { tell } from './tell';
import TrackedBoard from './TrackedBoard.svelte';
import Tray from './Tray.svelte';
import type { Source } from './view';

await load('renature');

const renature: GameClient = {
  name: 'renature',
  colour(table, seat) {
    const paint = paintOf(table, seat);
    return { css: cssOf(paint), letter: LETTERS[paint] };
  },
  Board: TrackedBoard,
  Tray,
  Player,
  Track: SmallTrack,
  Ledger,
  ledgerName: () => t('renature-ledger'),
  ask,
  outlook,
  explains: (table) => {
    const { refused } = playAt(table);
    return refused !== null && refused.problem === table.draft.refusal;
  },
  tell,
  advise,
  ahead,
  turn: turnIn,
  points: pointsOf,
  keys: keyHelp,
  source: (name) => family('renature-source-', name as Source),
  aids: AIDS,
  aidName: (aid) => family('renature-aid-', aid as AidName),
  aidWhy: (aid) => family('renature-aid-', `${aid as AidName}-why`),
  aidChoice: (aid, choice) => family('renature-aid-', `${aid}-${choice}` as AidChoice),
  optionName: (option) => family('renature-option-', option),
  choiceName: (option, choice) =>
    maybe(`renature-choice-${option}-`, choice) ??
    /^name: *(.+)$/m.exec(choice)?.[1] ?? // the text of a board of one's own
    choice,
  optionMatters: (option, mode) =>
    (option !== 'mushroom-on-cloud' || mode !== 'base') &&
    (option !== 'variant-rules' || mode === 'variant'),
};

export default renature;
