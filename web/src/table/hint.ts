/** Reading a hint: what speaks for a word, and how its line goes on. */
import type { components } from '../api/api.gen';
import type { GameEvent } from '../api/types';
import type { Advice, GameClient, Part, Plan } from '../games/game';
import { number, t } from '../i18n/index.svelte';
import type { TableState } from '../live/state';

export type HintOut = components['schemas']['HintOut'];
type Suggestion = components['schemas']['SuggestionOut'];

const percent = (share: number) => number(share, { style: 'percent' });
/** A hundredth of the outcome and less is as good as nothing. */
const ALIKE = 0.01;

/** What the bot would play, then the others by what they promise the seat; so many of them. */
export function ranked(hint: HintOut, seat: number, most: number): HintOut {
  const promised = (one: Suggestion) => one.shares[seat - 1] ?? 0;
  const [best, ...others] = hint.suggestions.slice(0, most);
  others.sort((one, other) => promised(other) - promised(one));
  return { ...hint, suggestions: best ? [best, ...others] : [] };
}

/** What a suggestion promises to a seat, compared with the best, or the best with the next. */
export function chancesOf(hint: HintOut, index: number, seat: number): string {
  const shares = hint.suggestions.map((one) => one.shares[seat - 1]);
  // What was looked at less may seem better than the best, by chance: it is not told as better.
  const [mine, other] = [index, index ? 0 : 1].map((one) => atMost(shares[0], shares[one]));
  if (mine === undefined || other === undefined) return t('table-hint-only');
  const share = percent(mine);
  const isAlike = Math.round(100 * Math.abs(mine - other)) <= 100 * ALIKE;
  if (index) {
    if (isAlike) return t('table-hint-other-alike', { share });
    return t('table-hint-other', { share, behind: percent(other - mine) });
  }
  return isAlike
    ? t('table-hint-best-alike', { share })
    : t('table-hint-best', { share, next: percent(other) });
}

const atMost = (best?: number, share?: number) =>
  best === undefined || share === undefined ? undefined : Math.min(best, share);

/** A plan in the words of its game; where it has none for that, as its log would tell it. */
export function adviceOf(game: GameClient, plan: Plan, table: TableState): Advice {
  const advice = game.advise?.(plan, table) ?? { does: toldOf(game, plan.events, table), why: [] };
  const does = advice.does.length ? advice.does : [plan.words.join(', ')];
  return { does: sentence(does), why: advice.why };
}

/** Events as the log tells them, in one sentence. */
export function toldOf(game: GameClient, events: readonly GameEvent[], table: TableState): Part[] {
  const told = events.map((event) => game.tell(event, table)).filter((one) => one !== null);
  return sentence(joined(told, ', '));
}

/** Reasons one after the other, as a sentence. */
export function reasons(why: readonly Part[][]): Part[] {
  return why.length ? [...sentence(joined(why, '; ')), '. '] : [];
}

function joined(sentences: readonly Part[][], between: string): Part[] {
  return sentences.flatMap((parts, index) => (index ? [between, ...parts] : parts));
}

/** With a capital at its beginning. */
function sentence(parts: readonly Part[]): Part[] {
  const [first, ...rest] = parts;
  if (typeof first !== 'string') return [...parts];
  return [first.charAt(0).toLocaleUpperCase() + first.slice(1), ...rest];
}

/** A word and what the own seat would play right behind it, if the line begins with it. */
export function ownLine(line: HintOut['line'], seat: number | null, word: string): string[] {
  if (line[0]?.word !== word) return [word];
  const end = line.findIndex((step) => step.seat !== seat);
  return (end < 0 ? line : line.slice(0, end)).map((step) => step.word);
}

/** What the seat would play, the best first. */
export function linesOf(hint: HintOut, seat: number | null): string[][] {
  return hint.suggestions.map((one) => ownLine(hint.line, seat, one.word));
}
