/** The words of actions, taken apart and put together. It knows how they are spelt, and no rule. */
import type { Claim, Pile } from './view';

/** Verbs with a card behind them. */
type CardVerb = 'right' | 'take' | 'sell' | 'bonus';

/** All that may be done now: for each kind the words by what they are about. */
export interface Choices {
  /** Regions of the start card, and dice. */
  start: Map<number, string>;
  choose: Map<number, string>;
  claim: Map<Claim, string>;
  pile: Map<Pile, string>;
  right: Map<string, string>;
  take: Map<string, string>;
  sell: Map<string, string>;
  bonus: Map<string, string>;
  /** By card, then by place. */
  grow: Map<string, Map<string, string>>;
  waive: boolean;
  noBonus: boolean;
}

/** What a word says. */
export type Said =
  | { verb: 'start' | 'choose'; number: number }
  | { verb: 'claim'; claim: Claim }
  | { verb: 'pile'; pile: Pile }
  | { [Verb in CardVerb]: { verb: Verb; card: string } }[CardVerb]
  | { verb: 'grow'; card: string; place: string }
  | { verb: 'waive' | 'no-bonus' };

/** Null for words that a seat cannot say: draws, and choices of others that are sealed. */
export function read(word: string): Said | null {
  const [verb = '', what = '', place = ''] = word.split(' ');
  if (what === '?') return null;
  switch (verb) {
    case 'start':
    case 'choose':
      return { verb, number: Number(what) };
    case 'claim':
      return { verb, claim: what === 'any' ? 'any' : Number(what) };
    case 'pile':
      return { verb, pile: what === 'market' ? 'market' : Number(what) };
    case 'right':
    case 'take':
    case 'sell':
    case 'bonus':
      return { verb, card: what };
    case 'grow':
      return { verb, card: what, place };
    case 'waive':
    case 'no-bonus':
      return { verb };
    default:
      return null;
  }
}

/** Does a card leave the hand by it? */
export function isPlay(word: string): boolean {
  return word.startsWith('grow ') || word.startsWith('sell ');
}

export function group(legal: readonly string[]): Choices {
  const choices: Choices = {
    start: new Map(),
    choose: new Map(),
    claim: new Map(),
    pile: new Map(),
    right: new Map(),
    take: new Map(),
    sell: new Map(),
    bonus: new Map(),
    grow: new Map(),
    waive: false,
    noBonus: false,
  };
  for (const word of legal) sort(word, choices);
  return choices;
}

function sort(word: string, choices: Choices): void {
  const said = read(word);
  if (!said) return;
  switch (said.verb) {
    case 'start':
    case 'choose':
      choices[said.verb].set(said.number, word);
      break;
    case 'claim':
      choices.claim.set(said.claim, word);
      break;
    case 'pile':
      choices.pile.set(said.pile, word);
      break;
    case 'grow': {
      const places = choices.grow.get(said.card) ?? new Map<string, string>();
      choices.grow.set(said.card, places.set(said.place, word));
      break;
    }
    case 'waive':
      choices.waive = true;
      break;
    case 'no-bonus':
      choices.noBonus = true;
      break;
    default:
      choices[said.verb].set(said.card, word);
  }
}

export function startWord(region: number): string {
  return `start ${region}`;
}

export function chooseWord(die: number): string {
  return `choose ${die}`;
}

export function pileWord(pile: Pile): string {
  return `pile ${pile}`;
}

export function cardWord(verb: CardVerb, card: string): string {
  return `${verb} ${card}`;
}

export function growWord(card: string, place: string): string {
  return `grow ${card} ${place}`;
}
