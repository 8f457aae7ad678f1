/** What the confirm bar says of a draft: what will happen, what to weigh, how to go on. */
import { family, t } from '../../i18n/index.svelte';
import type { TableState } from '../../live/state';
import type { Outlook } from '../game';
import { aid } from './aids';
import { othersMissing } from './choosing';
import { prospectOf, type PlaySaid } from './garden/prospect';
import { nameOfKey } from './names';
import { pileName } from './tell';
import { boardOf, viewOf, type WaldView } from './view';
import { read, type Said } from './words';

const SIX_COST = 3;
const LATE = 19; // from this round on a missing partner will hardly come

export function outlook(table: TableState): Outlook | null {
  const view = boardOf(table);
  const word = table.draft.words.at(-1);
  const said = word === undefined ? null : read(word);
  if (!view || !said) return null;
  return {
    sentence: sentenceOf(table, view, said),
    warnings: warningsOf(table, view, said),
    ways: [{ label: labelOf(table, view, said), then: [] }],
  };
}

function sentenceOf(table: TableState, view: WaldView, said: Said): string {
  switch (said.verb) {
    case 'start':
      return t('waldgaertner-outlook-start', { pile: pileName(said.number) });
    case 'choose':
      if (said.number === 6) return t('waldgaertner-outlook-six', { coins: SIX_COST });
      return t('waldgaertner-outlook-choose', { pile: pileName(said.number) });
    case 'claim':
      if (said.claim === 'any') return t('waldgaertner-outlook-claim-any');
      return t('waldgaertner-outlook-claim', { position: said.claim });
    case 'pile':
      return t('waldgaertner-outlook-pile', { pile: pileName(said.pile), coins: SIX_COST });
    case 'grow':
    case 'sell':
      return sentenceOfPlay(table, view, said);
    case 'right':
    case 'take':
    case 'bonus':
      return family('waldgaertner-outlook-', said.verb, {
        card: nameOfKey(said.card, view.cards),
      });
    default:
      return family('waldgaertner-outlook-', said.verb);
  }
}

function sentenceOfPlay(table: TableState, view: WaldView, said: PlaySaid): string {
  const { coins, points, place } = drafted(table, view, said);
  const card = nameOfKey(said.card, view.cards);
  if (place === null) return t('waldgaertner-outlook-sell', { card, coins });
  if (!coins) return t('waldgaertner-outlook-grow', { card, place, points });
  return t('waldgaertner-outlook-grow-extra', { card, place, points, coins: -coins });
}

/** What the play that is drafted brings. */
function drafted(table: TableState, view: WaldView, said: PlaySaid) {
  return prospectOf(view, viewOf(table.view) ?? view, table.seat ?? 1, said);
}

function labelOf(table: TableState, view: WaldView, said: Said): string {
  const last = !othersMissing(table);
  if (said.verb === 'choose') return family('waldgaertner-way-choose-', last ? 'last' : 'first');
  if (said.verb === 'grow' || said.verb === 'sell')
    return family('waldgaertner-way-', `${said.verb}${view.last_cards ? '-last' : ''}`);
  return family('waldgaertner-way-', said.verb);
}

function warningsOf(table: TableState, view: WaldView, said: Said): Outlook['warnings'] {
  if (said.verb !== 'grow' || table.seat === null || aid('warn-partner') === 'off') return [];
  const late = view.last_cards || view.round >= LATE;
  if (!late || !drafted(table, view, said).plant?.missing) return [];
  return [{ text: t('waldgaertner-warn-partner'), aid: 'warn-partner' }];
}
