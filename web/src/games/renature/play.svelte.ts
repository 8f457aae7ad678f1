/**
 * One person's doing at a table: what is held, what is pointed at, what comes of it. Board and tray
 * share it; the server says what may be done.
 */
import type { PreviewOut, Problem } from '../../api/types';
import { merge } from '../../live/patch';
import type { TableState } from '../../live/state';
import { heldIn, isSame, targetOf, type Held, type Target } from './held';
import { turned } from './spaces';
import { viewOf, type RenatureView } from './view';
import { group, nextPlacement, placementsOf, readPlacement, type Choices } from './words';

/** What a target would lead to. */
export interface Prospect {
  word: string;
  view: RenatureView;
  preview: PreviewOut;
}

/** Why something could not be done, and where it was tried; on the board or a part of the tray. */
interface Refused {
  at: string;
  problem: Problem;
}

export class Play {
  /** The space under the pointer or the focus. */
  over = $state<string | null>(null);
  /** The space that was tapped or walked to last. */
  #home = $state('h8');
  /** The pointer is the focus, moved by keys. */
  walking = $state(false);
  /** The area whose card was tapped open. */
  pinned = $state<number | null>(null);
  /** Held by a finger or a mouse button, so it follows. */
  dragging = $state(false);
  prospect = $state.raw<Prospect | null>(null);
  #refused = $state.raw<{ what: Refused; draft: readonly string[] } | null>(null);
  /** Said to whoever cannot see the board. */
  said = $state('');

  /** Set by the board: how wide a space is on the screen, in pixels, */
  cell = $state(36);
  /** and the space under a point of the screen. */
  spaceUnder: (x: number, y: number) => string | null = () => null;

  constructor(readonly table: TableState) {}

  get view(): RenatureView | null {
    return viewOf(this.table.view);
  }

  /** Where the keys stand; on a small board the middle may not be there. */
  get home(): string {
    const spaces = this.view?.spaces ?? {};
    return spaces[this.#home] ? this.#home : (Object.keys(spaces)[0] ?? this.#home);
  }

  set home(space: string) {
    this.#home = space;
  }

  /** It is told until something else is done, taken back or begun anew. */
  get refused(): Refused | null {
    return this.#refused?.draft === this.table.draft.words ? this.#refused.what : null;
  }

  set refused(what: Refused | null) {
    this.#refused = what && { what, draft: this.table.draft.words };
  }

  get mine(): boolean {
    const { seat, acting } = this.table;
    return seat !== null && acting.includes(seat);
  }

  /** What is in hand: chosen, or a mushroom that waits to be put somewhere. */
  get held(): Held | null {
    const held = heldIn(this.table);
    if (held || !this.mine || this.table.draft.waits) return held;
    return this.view?.step === 'mushroom' ? { kind: 'mushroom' } : null;
  }

  take(held: Held): void {
    this.refused = null;
    this.pinned = null;
    this.table.held = held;
  }

  /** Takes it, or turns a domino that is held already, or lets go of what is held. */
  choose(held: Held): void {
    if (!isSame(heldIn(this.table), held)) this.take(held);
    else if (held.kind === 'domino') this.turn();
    else this.drop();
  }

  drop(): void {
    this.table.held = null;
    this.refused = null;
    this.prospect = null;
  }

  turn(by = 1): void {
    const held = heldIn(this.table);
    if (held?.kind === 'domino') this.table.held = { ...held, turn: turned(held.turn, by) };
    else void this.turnPlaced();
  }

  /** Turns the domino just placed to the next way that goes, around its first half. */
  async turnPlaced(): Promise<void> {
    const word = this.table.draft.words.at(-1);
    if (!word?.startsWith('place ')) return;
    const now = readPlacement(word);
    this.table.undo();
    const others = placementsOf(group(this.table.legal), now.domino);
    await this.table.pick(nextPlacement(others, now, now.spaces[0])?.word ?? word);
  }

  target(choices: Choices, space: string | null): Target | null {
    const { held } = this;
    return held && space && this.mine ? targetOf(held, choices, space) : null;
  }

  /** Puts the held thing down there. What the server refuses it explains. */
  async put(choices: Choices, space: string): Promise<boolean> {
    const target = this.target(choices, space);
    if (!target) return false;
    return this.do(target.word, space);
  }

  async do(word: string, at: string): Promise<boolean> {
    const done = await this.table.pick(word);
    const problem = this.table.draft.refusal;
    if (done) this.drop();
    else this.refused = problem && { at, problem };
    return done;
  }

  /** Asks where the target leads, for the board to show it. */
  async look(target: Target | null): Promise<void> {
    if (!target?.legal) {
      this.prospect = null;
      return;
    }
    this.#wanted = target.word;
    const preview = await this.table.look([target.word]);
    if (this.#wanted !== target.word) return;
    this.prospect = preview && this.#prospect(target.word, preview);
  }

  #wanted = '';

  #prospect(word: string, preview: PreviewOut): Prospect | null {
    const { stored } = this.table;
    if (!stored) return null;
    return { word, preview, view: viewOf(merge(stored, preview.changes))! };
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
