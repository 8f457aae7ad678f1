/**
 * One person's doing at a table: which hand card is held, over which place, what comes of it. Gardens and
 * tray share it; the server says what may be done.
 */
import type { Problem } from '../../api/types';
import type { TableState } from '../../live/state';
import { planting, sale, type Prospect } from './garden/prospect';
import { chosenOf, viewOf, type Seat, type WaldView } from './view';
import { cardWord, group, growWord, read, type Choices } from './words';

/** Where a card is put to sell it; all other spots are places of the garden. */
export const SELL = 'sell';

/** Why something could not be done, and where it was tried. */
export interface Refused {
  at: string;
  problem: Problem;
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
  plays: boolean = $derived.by(
    () => this.choices.sell.size > 0 || this.table.draft.words.some(isPlay),
  );

  constructor(readonly table: TableState) {}

  get view(): WaldView | null {
    return viewOf(this.table.view);
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

  /** What the held card would bring where it is, or what the planned play will. */
  get prospect(): Prospect | null {
    const { held, rested, planned } = this;
    if (held) return rested && this.isLegal(rested) ? this.#outcome(held, rested) : null;
    return planned && this.#outcome(planned.card, planned.spot);
  }

  #outcome(card: string, spot: string): Prospect | null {
    const { view, seat } = this;
    if (!view || !seat?.hand.some((one) => one.card === card)) return null;
    return spot === SELL ? sale(view, card) : planting(view, seat.seat, card, spot);
  }
}

function isPlay(word: string): boolean {
  return word.startsWith('grow ') || word.startsWith('sell ');
}

const plays = new WeakMap<TableState, Play>();

export function playAt(table: TableState): Play {
  const known = plays.get(table);
  if (known) return known;
  const play = new Play(table);
  plays.set(table, play);
  return play;
}
