/** When one can try ahead, and how that begins and ends. */
import type { GameClient } from '../games/game';
import { t } from '../i18n/index.svelte';
import { Sandbox } from '../live/sandbox.svelte';
import type { LiveTable } from '../live/table.svelte';
import { toast } from '../look/toasts.svelte';

export class Trying {
  sandbox = $state.raw<Sandbox | null>(null);
  /** The table as it was when the sandbox was made. */
  #number = 0;

  constructor(
    private table: LiveTable,
    private game: GameClient,
  ) {}

  get possible(): boolean {
    return this.#waits && !this.sandbox && this.game.ahead !== undefined;
  }

  /** The others are playing, and I will be on turn again. */
  get #waits(): boolean {
    const { table } = this;
    const mine = table.info.seats.find((one) => one.seat === table.seat);
    const plays = mine !== undefined && !mine.resigned && !mine.care && !table.over;
    return plays && table.stored !== null && !table.acting.includes(mine.seat);
  }

  async begin(): Promise<void> {
    const { table, game } = this;
    if (!this.possible || table.seat === null || !game.ahead) return;
    const made = new Sandbox(table, table.seat, game.ahead);
    this.#number = table.number;
    if (await this.#renewed(made)) this.sandbox = made;
  }

  /** To be called whenever the table has changed. */
  follow(): void {
    const made = this.sandbox;
    if (!made || this.#number === this.table.number) return;
    this.#number = this.table.number;
    if (this.#waits) void this.#renewed(made).then((stands) => stands || this.end());
    else this.#myTurn(made.draft.words);
  }

  end(): void {
    this.sandbox = null;
  }

  async #renewed(made: Sandbox): Promise<boolean> {
    try {
      if (!(await made.renew())) toast(t('table-draft-dropped'), { key: 'draft' });
      return true;
    } catch {
      toast(t('table-ahead-none'), { key: 'draft' });
      return false;
    }
  }

  #myTurn(plan: readonly string[]): void {
    const { table } = this;
    this.end();
    if (table.over) return;
    const action = { label: t('table-ahead-lay'), run: () => void this.#lay(plan) };
    const goes = plan[0] !== undefined && table.legal.includes(plan[0]); // it may be for a later step
    toast(t('table-ahead-turn'), { key: 'draft', ...(goes ? { action } : {}) });
  }

  /** What was planned becomes my draft, as far as it still goes. */
  async #lay(plan: readonly string[]): Promise<void> {
    this.table.reset();
    for (const word of plan) if (!(await this.table.pick(word))) return;
  }
}
