/** What is asked of me now, or what the others are doing, in a sentence. */
import { family, t } from '../../i18n/index.svelte';
import type { TableState } from '../../live/state';
import { isSealed } from './choosing';
import { nameOfKey } from './names';
import { seatNames } from './seats';
import { pileName } from './tell';
import { boardOf, mineOf, type ChanceStep, type SeatStep, type WaldView } from './view';
import { read } from './words';

export function ask(table: TableState): string {
  const view = boardOf(table);
  if (!view) return '';
  if (table.over) return t('waldgaertner-ask-over');
  if (table.seat === null) return askOthers(table, view);
  if (isSealed(table) && table.acting.length) return askSealed(table, view);
  if (!table.acting.includes(table.seat)) return askOthers(table, view);
  return askMe(table, view);
}

function askMe(table: TableState, view: WaldView): string {
  const { step, sixes } = view;
  if (step === 'play' && view.last_cards) return t('waldgaertner-ask-play-last');
  if (step === 'select')
    return family('waldgaertner-ask-select-', maySix(table) ? 'six' : 'region');
  if (step === 'claim' && sixes)
    return t('waldgaertner-ask-claim', { attempt: sixes.attempt, attempts: sixes.attempts });
  if (step === 'right' && view.contest)
    return t('waldgaertner-ask-right', { region: view.contest.region });
  return family('waldgaertner-ask-', step);
}

function maySix(table: TableState): boolean {
  return table.legal.includes('choose 6');
}

/** What I have chosen, and for whom the table waits. */
function askSealed(table: TableState, view: WaldView): string {
  const others = table.acting.filter((seat) => seat !== table.seat);
  const names = seatNames(table, others);
  const choice = choiceWords(mineOf(table)!.sealed!, view);
  if (!table.legal.length) return t('waldgaertner-ask-given', { choice, names });
  return t('waldgaertner-ask-sealed', { choice, names });
}

/** `region 2`, `sell the medlar`: what a word chooses. */
function choiceWords(word: string, view: WaldView): string {
  const said = read(word);
  switch (said?.verb) {
    case 'start':
      return pileName(said.number);
    case 'choose':
      return said.number === 6 ? t('waldgaertner-choice-six') : pileName(said.number);
    case 'claim':
      if (said.claim === 'any') return t('waldgaertner-claim-any');
      return t('waldgaertner-claim', { position: said.claim });
    case 'pile':
      return pileName(said.pile);
    case 'grow':
      return t('waldgaertner-choice-grow', {
        card: nameOfKey(said.card, view.cards),
        place: said.place,
      });
    case 'sell':
    case 'right':
    case 'take':
    case 'bonus':
      return family('waldgaertner-choice-', said.verb, { card: nameOfKey(said.card, view.cards) });
    case 'waive':
    case 'no-bonus':
      return family('waldgaertner-choice-', said.verb);
    default:
      return word;
  }
}

function askOthers(table: TableState, view: WaldView): string {
  if (!table.acting.length) return family('waldgaertner-ask-', view.step as ChanceStep | 'over');
  const names = seatNames(table, table.acting);
  return family('waldgaertner-wait-', view.step as SeatStep, {
    names,
    count: table.acting.length,
  });
}
