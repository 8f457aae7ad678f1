/**
 * One person's doing at a table: which hand card is held, over which place, what comes of it. Gardens and
 * tray share it; the server says what may be done.
 */
import type { Problem } from '../../api/types';
import { merge } from '../../live/patch';
import type { TableState } from '../../live/state';
import { prospectOf, type Prospect } from './garden/prospect';
import { boardOf, chosenOf, isPlanned, viewOf, type Seat, type WaldView } from './view';
import { cardWord, group, growWord, read, type Choices } from './words';

/** Where a card is put to sell it; all other spots are places of the garden. */
export const SELL = 'sell';

/** Places of a card just taken that are asked for ahead; more would use up what moves may cost. */
const AHEAD = 6;

/** Why something could not be done, and where it was tried. */
interface Refused {
  at: string;
  problem: Problem;
}

/** Where a word would lead from a table as it was stored. */
interface Foreseen {
  word: string;
  from: object;
  view: WaldView | null;
}

export class Play {
  /** The spot under the pointer or the focus. */
  over = $state<string | null>(null);
  /** The spot where it has rested for a moment: only there something is told. */
  rested = $state<string | null>(null);
  /** The place that the tab key reaches. */
  home = $state('1.1');
  /** The pointer is the focus, moved by keys. */
  walking = $state(false);
  /** Held by a finger or a mouse button, so it follows. */
  dragging = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** Whose garden is looked at; null: my own, or the first. */
  visited = $state<number | null>(null);

  /** Set by what is on the screen: the spot under a point, and how wide a place is. */
  placeUnder: (x: number, y: number) => string | null = () => null;
  sellsAt: (x: number, y: number) => boolean = () => false;
  cell = $state(72);

  choices: Choices = $derived.by(() => group(this.table.legal));
  /** A card can be sold or planted now, or that can still be changed. */
  plays: boolean = $derived.by(() => this.choices.sell.size > 0 || isPlanned(this.table));

  constructor(readonly table: TableState) {}

  get view(): WaldView | null {
    return boardOf(this.table);
  }

  get seat(): Seat | null {
    const { view, table } = this;
    return view && table.seat !== null ? (view.seats[table.seat] ?? null) : null;
  }

  /** The key of the card that is held. */
  get held(): string | null {
    return (this.table.held as { card: string } | null)?.card ?? null;
  }

  /** The places where the held card can go. */
  get spots(): ReadonlySet<string> {
    return new Set(this.held ? this.choices.grow.get(this.held)?.keys() : []);
  }

  /** The play that is drafted, or sealed until all are in. */
  get planned(): { card: string; spot: string } | null {
    const said = read(chosenOf(this.table) ?? '');
    if (said?.verb === 'grow') return { card: said.card, spot: said.place };
    return said?.verb === 'sell' ? { card: said.card, spot: SELL } : null;
  }

  take(card: string): void {
    if (this.table.draft.words.length) this.table.reset();
    this.refused = null;
    this.visited = null;
    this.table.held = { card };
    void this.#lookAround(card);
  }

  /** Takes it, or lets go of it. */
  choose(card: string): void {
    if (this.held === card) this.drop();
    else this.take(card);
  }

  drop(): void {
    this.table.held = null;
    this.refused = null;
  }

  wordFor(spot: string): string | null {
    if (!this.held) return null;
    return spot === SELL ? cardWord('sell', this.held) : growWord(this.held, spot);
  }

  isLegal(spot: string): boolean {
    return this.table.legal.includes(this.wordFor(spot) ?? '');
  }

  /** Plants or sells the held card. What the server refuses it explains. */
  async put(spot: string): Promise<boolean> {
    const word = this.wordFor(spot);
    if (!word) return false;
    this.refused = null;
    const done = await this.table.pick(word);
    const problem = this.table.draft.refusal;
    if (done) this.drop();
    else if (problem) this.refused = { at: spot, problem };
    return done;
  }

  /** The pointer rests there, or nowhere. Where the held card cannot go, the server is asked why. */
  rest(spot: string | null): void {
    if (spot === this.rested) return;
    this.rested = spot;
    if (spot && this.refused?.at !== spot) this.refused = null;
    if (spot && this.held && !this.seat?.garden[spot] && !this.isLegal(spot)) {
      void this.#explain(spot);
    }
  }

  async #explain(spot: string): Promise<void> {
    const word = this.wordFor(spot);
    const problem = word && (await this.table.why?.([word]));
    if (problem && this.rested === spot && this.wordFor(spot) === word) {
      this.refused = { at: spot, problem };
    }
  }

  /** The play to be told of: that of the held card where it rests, or the planned one. */
  get #wanted(): string | null {
    const { held, rested } = this;
    if (held) return rested && this.isLegal(rested) ? this.wordFor(rested) : null;
    return this.planned && chosenOf(this.table);
  }

  /** Asks where the wanted play leads; called whenever that may be another one. */
  async look(): Promise<void> {
    const { table } = this;
    const [word, from] = [this.#wanted, table.stored];
    if (!word || !from || table.draft.words.length) return;
    const preview = await table.look([word]);
    const view = preview && viewOf(merge(from, preview.changes));
    if (from === table.stored && word === this.#wanted) this.#foreseen = { word, from, view };
  }

  #foreseen = $state.raw<Foreseen | null>(null);

  /** So that the answer is there when the pointer comes; one after the other. */
  async #lookAround(card: string): Promise<void> {
    const words = [...(this.choices.grow.get(card)?.values() ?? [])].slice(0, AHEAD);
    for (const word of words) {
      if (this.held !== card || !this.table.legal.includes(word)) return;
      await this.table.look([word]);
    }
  }

  /** What the wanted play would bring; null until the server has said it. */
  get prospect(): Prospect | null {
    const before = viewOf(this.table.stored);
    const word = this.#wanted;
    const said = read(word ?? '');
    if (!before || this.table.seat === null) return null;
    if (said?.verb !== 'grow' && said?.verb !== 'sell') return null;
    const after = this.#after(word);
    return after && prospectOf(before, after, this.table.seat, said);
  }

  /** The drafted play is on top of the table already. */
  #after(word: string | null): WaldView | null {
    const { table } = this;
    if (table.draft.words.length) return viewOf(table.view);
    const found = this.#foreseen;
    return found?.word === word && found.from === table.stored ? found.view : null;
  }
}

const plays = new WeakMap<TableState, Play>();

export function playAt(table: TableState): Play {
  const known = plays.get(table);
  if (known) return known;
  const play = new Play(table);
  plays.set(table, play);
  return play;
}
