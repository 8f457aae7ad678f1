/** A table that stands still: another's view of it is shown, nothing can be done. For the recap. */
import type { Entry, View } from '../api/types';
import type { Spot } from '../games/game';
import { BesideTable, no, NO_DRAFT } from './beside';
import type { TableState } from './state';

export class StillTable extends BesideTable implements TableState {
  view = $state.raw<View | null>(null);
  number = $state(0);
  entries = $state.raw<readonly Entry[]>([]);
  spot = $state<Spot | null>(null);
  held = $state.raw<unknown>(null);

  readonly legal = [];
  readonly acting = [];
  readonly decision = 0;
  readonly clocks = null;
  readonly connection = 'live' as const;
  readonly draft = NO_DRAFT;

  get seat() {
    return this.of.seat;
  }

  get stored() {
    return this.view;
  }

  pick = no;
  confirm = no;
  look = async () => null;
  undo(): void {}
  reset(): void {}
}
