/** The piles of a table as they are shown: what can be done with each now, and whose die lies there. */
import type { TableState } from '../../../live/state';
import { boardOf, chosenOf, type Pile, seatsOf, type WaldView } from '../view';
import { chooseWord, group, pileWord, read, startWord, type Choices } from '../words';

export const SIX = 6;

/** The face that means a pile. */
export function faceOf(pile: Pile): number {
  return pile === 'market' ? SIX : pile;
}

/** The word that choosing this pile means now; undefined: nothing can be done with it. */
export function wordFor(choices: Choices, pile: Pile): string | undefined {
  const face = faceOf(pile);
  return choices.choose.get(face) ?? choices.start.get(face) ?? choices.pile.get(pile);
}

/** While a pile is to be chosen: the word for one that cannot be, which the server refuses and says why. */
export function refusedWord(choices: Choices, pile: Pile): string | undefined {
  if (choices.choose.size) return chooseWord(faceOf(pile));
  if (choices.start.size && pile !== 'market') return startWord(pile);
  return choices.pile.size ? pileWord(pile) : undefined;
}

/** The pile that my choice names, in the draft or sealed. */
export function chosenPile(table: TableState): Pile | null {
  const said = read(chosenOf(table) ?? '');
  if (said?.verb === 'pile') return said.pile;
  if (said?.verb !== 'start' && said?.verb !== 'choose') return null;
  return said.number === SIX ? 'market' : said.number;
}

/** What can be done; every choice here is a whole turn, so a drafted one can be changed for another. */
export function choicesAt(table: TableState): Choices {
  return group(table.allowed ?? table.legal);
}

/** Seats whose shown die lies at a pile, while it still means something. */
export function diceAt(view: WaldView, pile: Pile): number[] {
  if (view.step === 'select' || view.step === 'tops') return [];
  return seatsOf(view)
    .filter((seat) => seat.die === faceOf(pile))
    .map((seat) => seat.seat);
}

/** The pile that somebody looks through, or for whose cards some contend. */
export function busyPile(table: TableState): Pile | null {
  const view = boardOf(table);
  return view?.pile?.pile ?? view?.contest?.region ?? null;
}
