/** A table that stands still: another's view of it is shown, nothing can be done. For the recap. */
import type { Entry, View } from '../api/types';
import type { Spot } from '../games/game';
import type { Draft, TableState } from './state';

const EMPTY: Draft = { words: [], events: [], waits: false, busy: false, refusal: null };
const no = async () => false;

export class StillTable implements TableState {
  view = $state.raw<View | null>(null);
  number = $state(0);
  entries = $state.raw<readonly Entry[]>([]);
  spot = $state<Spot | null>(null);
  held = $state.raw<unknown>(null);

  readonly legal = [];
  readonly acting = [];
  readonly ready = [];
  readonly missed = [];
  readonly decision = 0;
  readonly over = false;
  readonly results = null;
  readonly clocks = null;
  readonly connection = 'live' as const;
  readonly draft = EMPTY;

  constructor(private of: TableState) {}

  get info() {
    return this.of.info;
  }

  get seat() {
    return this.of.seat;
  }

  get stored() {
    return this.view;
  }

  get remarks() {
    return this.of.remarks;
  }

  get unread() {
    return this.of.unread;
  }

  get present() {
    return this.of.present;
  }

  pick = no;
  confirm = no;
  say = no;
  ask = no;
  answer = no;
  resign = no;
  comeBack = no;
  look = async () => null;
  undo(): void {}
  reset(): void {}
  read(): void {}
  caughtUp(): void {}
}
