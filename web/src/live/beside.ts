/** Tables beside the real one: a lesson, a replay, a recap, a sandbox. What only the real one can do fails. */
import type { Draft, TableState } from './state';

export const NO_DRAFT: Draft = { words: [], events: [], waits: false, busy: false, refusal: null };
export const no = async () => false;

/** Nobody else is there. */
export class AloneTable {
  readonly ready: readonly number[] = [];
  readonly missed = [];

  say = no;
  ask = no;
  answer = no;
  resign = no;
  comeBack = no;
  read(): void {}
  caughtUp(): void {}
}

/** The same people are around as at the real one. */
export class BesideTable extends AloneTable {
  readonly over = false;
  readonly results = null;

  constructor(protected of: TableState) {
    super();
  }

  get info() {
    return this.of.info;
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
}
