/**
 * A table that is connected to the server: what is stored there, the own draft on top of it, the log,
 * the chat, and everything a seat can do. `live/socket.ts` keeps the line, `drafting` the draft.
 */
import { get } from '../api/http';
import type {
  ClocksOut,
  Entry,
  PreviewOut,
  Problem,
  RemarkOut,
  ResultOut,
  TableOut,
  View,
} from '../api/types';
import type { Spot } from '../games/game';
import { t } from '../i18n/index.svelte';
import { toast } from '../look/toasts.svelte';
import { AWAY, lastSeen, missedBy, noteSeen } from './absence';
import { lineTo } from './dial';
import { Drafting } from './drafting.svelte';
import type { Ask, EntryIn, Moves, News, Position, Present, Welcome } from './messages';
import { keepDraft, takeDraft } from './kept-draft';
import { takeOver } from './known';
import { past } from './older';
import { merge } from './patch';
import { LiveSocket, type Connection, type Ended, type Reply, type Wire } from './socket';
import type { TableState } from './state';

const PATIENCE = 4; // tries when the server says that it was too often

const NOTHING: Position = { number: 0, decision: 0, acting: [], over: false };

export class LiveTable implements TableState {
  info = $state.raw<TableOut>() as TableOut;
  seat = $state<number | null>(null);
  stored = $state.raw<View | null>(null);
  #position = $state.raw<Position>(NOTHING);
  entries = $state.raw<readonly Entry[]>([]);
  missed = $state.raw<readonly Entry[]>([]);
  remarks = $state.raw<readonly RemarkOut[]>([]);
  unread = $state(0);
  present = $state.raw<Present>({ seats: [], watching: 0 });
  connection = $state<Connection>('connecting');
  /** Why there is no connection any more. */
  ended = $state<Ended | null>(null);
  /** How far this device's clock is ahead of the server's, in milliseconds, as far as moves tell. */
  ahead = $state(0);
  spot = $state<Spot | null>(null);
  held = $state.raw<unknown>(null);
  draft: Drafting;

  #view = $derived.by(() => this.#drafted());
  #socket: LiveSocket;
  #hiddenAt: number | null = null;
  #lostAt: number | null = null;
  #greeted = false;
  #waiting: (() => void)[] = [];

  constructor(info: TableOut, open?: (address: string) => Wire) {
    this.info = info;
    this.seat = info.seats.find((seat) => seat.mine)?.seat ?? null;
    this.draft = new Drafting((words) =>
      this.#request({ type: 'preview', decision: this.decision, words }),
    );
    this.#socket = new LiveSocket({
      address: () => this.#address(),
      told: (news) => this.#hear(news),
      changed: (connection, why) => this.#changed(connection, why),
      allowed: () => this.#allowed(),
      open,
    });
  }

  /** Fails with a problem where there is no such table, or none to look at. */
  static async find(id: string): Promise<LiveTable> {
    const info = takeOver(id) ?? (await get('/api/tables/{table}', { path: { table: id } }));
    return new LiveTable(info);
  }

  // --- the line -----------------------------------------------------------------------------------

  /** Connects; what is returned lets go again. */
  connect(): () => void {
    this.#socket.open();
    const wake = () => this.#socket.wake();
    const turned = () => this.#turned();
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', turned);
    return () => {
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', turned);
      this.#keepDraft();
      this.#socket.close();
    };
  }

  /** Try at once instead of waiting for the next try. */
  reconnect(): void {
    this.#socket.wake();
  }

  /** Come again as somebody else, for instance after signing in. */
  refresh(): void {
    this.#socket.reopen();
  }

  #address(): string {
    return lineTo(this.info.id, this.#last, this.remarks.at(-1)?.number);
  }

  #changed(connection: Connection, why: Ended | null): void {
    this.connection = connection;
    this.ended = why;
    if (connection === 'lost') this.#lostAt ??= Date.now();
    else if (connection === 'live') this.#lostAt = null;
    if (isSettled(connection)) for (const tell of this.#waiting.splice(0)) tell();
  }

  /** Asked without `http.ts`, which would tell again what the strip tells already. */
  async #allowed(): Promise<boolean | null> {
    try {
      const { ok, status } = await fetch(`/api/tables/${this.info.id}`);
      return ok || ([401, 403, 404].includes(status) ? false : null);
    } catch {
      return null;
    }
  }

  #turned(): void {
    if (isHidden()) {
      this.#hiddenAt = Date.now();
      this.#keepDraft();
      return;
    }
    const away = this.#hiddenAt !== null && Date.now() - this.#hiddenAt > AWAY;
    this.#hiddenAt = null;
    if (away && !this.missed.length) this.#lookBack();
    else this.#noteSeen();
    this.#socket.wake();
  }

  async #request(ask: Ask): Promise<Reply> {
    for (let tried = 1; ; tried++) {
      const reply = await this.#socket.ask(ask);
      if (reply.type !== 'problem' || reply.problem.status !== 429 || tried === PATIENCE)
        return reply;
      const seconds = reply.problem.retry_after ?? 1;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }

  /**
   * Something that is done or not; a refusal is told in a toast. Where the line broke before the answer,
   * `seen` looks whether it was done once all that was missed is told.
   */
  async #act(ask: Ask, seen?: () => boolean): Promise<boolean> {
    const reply = await this.#request(ask);
    if (reply.type === 'done') return true;
    const unsure = reply.type === 'lost' && reply.sent === true;
    if (unsure) await this.#lineBack();
    if (unsure && seen?.()) return true;
    const text =
      reply.type === 'problem'
        ? reply.problem.detail
        : lostText(reply, !!seen && this.connection === 'live');
    toast(text, { kind: 'warning', key: 'act' });
    return false;
  }

  /** There is a line again, or there will be none. */
  #lineBack(): Promise<void> {
    if (isSettled(this.connection)) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  // --- what the server says -----------------------------------------------------------------------

  #hear(news: News): void {
    if (news.type === 'moves') this.#move(news);
    else if (news.type === 'present') this.present = news.present;
    else if (news.type === 'remarks') this.#addRemarks(news.remarks, true);
    else if (news.type === 'welcome' || news.type === 'table') {
      this.info = news.table;
      this.seat = news.seat;
      this.present = news.present;
      this.#addRemarks(news.remarks, false);
      this.unread = news.table.unread;
      if (news.type === 'welcome') this.#welcome(news);
    }
  }

  #welcome(news: Welcome): void {
    const first = !this.#greeted;
    this.#greeted = true;
    if (!news.view || news.number === undefined) return;
    const known = this.#last;
    const before = this.#position;
    this.#add(news.entries ?? []);
    this.stored = news.view;
    this.#position = { ...NOTHING, ...news } as Position;
    if (news.number > this.#last) this.#fillGap(known, news.number, this.connection === 'live');
    if (first) this.#resumeDraft();
    else if (news.number !== before.number) this.#renewDraft(before.decision);
    const away = this.#lostAt !== null && Date.now() - this.#lostAt > AWAY;
    if (first || away) this.#lookBack();
  }

  #move(news: Moves): void {
    if (news.number <= this.number || !this.stored) return;
    const before = this.#position;
    this.#add(news.entries);
    this.stored = merge(this.stored, news.changes);
    this.#position = news;
    this.#tellTime(news.entries);
    const same = before.decision === news.decision && !Object.keys(news.changes).length;
    if (!same) this.#renewDraft(before.decision);
    if (!isHidden()) this.#noteSeen();
  }

  #add(entries: readonly EntryIn[]): void {
    const fresh = entries.filter((entry) => entry.number > this.#last);
    if (!fresh.length) return;
    this.entries = [...this.entries, ...fresh.map((entry) => ({ events: [], ...entry }))];
  }

  /** A welcome in mid-view comes without entries; the line is opened again to hear them. */
  #fillGap(known: number, number: number, again: boolean): void {
    if (again && !known) this.#socket.reopen();
    else void this.#fetchOlder(known, number);
  }

  async #fetchOlder(after: number, last: number): Promise<void> {
    const { steps } = await past(this.info.id, after, last);
    const later = this.entries.filter((entry) => entry.number > last);
    const sooner = this.entries.filter((entry) => entry.number <= after);
    this.entries = [...sooner, ...steps.map((step) => step.entry), ...later];
  }

  /** What was stored a moment ago tells what time it is at the server. */
  #tellTime(entries: readonly EntryIn[]): void {
    const at = entries.at(-1)?.at;
    if (at !== undefined) this.ahead = Date.now() - at;
  }

  #addRemarks(remarks: readonly RemarkOut[], count: boolean): void {
    const last = this.remarks.at(-1)?.number ?? 0;
    const fresh = remarks.filter((remark) => remark.number > last);
    this.remarks = [...this.remarks, ...fresh];
    if (count)
      this.unread += fresh.filter((one) => one.seat === null || one.seat !== this.seat).length;
  }

  get #last(): number {
    return this.entries.at(-1)?.number ?? 0;
  }

  // --- what stands there --------------------------------------------------------------------------

  get view(): View | null {
    return this.#view;
  }

  #drafted(): View | null {
    const end = this.draft.end;
    return this.stored && end ? merge(this.stored, end.changes) : this.stored;
  }

  get legal(): readonly string[] {
    return (this.draft.end ? this.draft.end.legal : this.#position.legal) ?? [];
  }

  get allowed(): readonly string[] {
    return this.#position.legal ?? [];
  }

  get number(): number {
    return this.#position.number;
  }

  get decision(): number {
    return this.#position.decision;
  }

  get acting(): readonly number[] {
    return this.#position.acting;
  }

  get ready(): readonly number[] {
    return this.#position.ready ?? [];
  }

  get over(): boolean {
    return this.#position.over;
  }

  get results(): readonly ResultOut[] | null {
    return this.#position.results ?? null;
  }

  get clocks(): ClocksOut | null {
    return this.#position.clocks ?? null;
  }

  // --- absence ------------------------------------------------------------------------------------

  #lookBack(): void {
    this.missed = missedBy(this.seat, this.entries, lastSeen(this.info.id));
    if (!this.missed.length) this.#noteSeen();
  }

  #noteSeen(): void {
    if (!this.missed.length && this.number) noteSeen(this.info.id, this.number);
  }

  caughtUp(): void {
    this.missed = [];
    this.#noteSeen();
  }

  // --- the draft ----------------------------------------------------------------------------------

  pick(...words: string[]): Promise<boolean> {
    return this.draft.pick(words);
  }

  undo(): void {
    this.held = null;
    this.draft.undo();
  }

  reset(): void {
    this.held = null;
    this.draft.reset();
  }

  look(words: string[]): Promise<PreviewOut | null> {
    return this.draft.look(words);
  }

  why(words: string[]): Promise<Problem | null> {
    return this.draft.why(words);
  }

  /** Where words would lead from what is stored, whatever has been drafted. */
  foresee(words: string[]): Promise<PreviewOut | null> {
    return this.draft.foresee(words);
  }

  confirm(then: string[] = []): Promise<boolean> {
    return this.draft.work(() => this.#play([...this.draft.words], then));
  }

  async #play(draft: string[], then: string[]): Promise<boolean> {
    const words = draft.length ? draft : then.slice(0, 1);
    const rest = draft.length ? then : then.slice(1);
    if (!words.length) return false;
    const decision = this.decision;
    const reply = await this.#request({ type: 'play', decision, words, then: rest });
    const problem = reply.type === 'problem' ? reply.problem : null;
    const again = problem?.code === 'match-stale' || problem?.code === 'match-answered';
    if (reply.type === 'done' || (again && this.#stored(decision, words))) {
      this.reset();
      return true;
    }
    this.draft.refusal = problem;
    if (reply.type === 'lost') toast(lostText(reply), { kind: 'warning', key: 'act' });
    return false;
  }

  /** Are these words what my seat has answered a decision with? */
  #stored(decision: number, words: readonly string[]): boolean {
    const mine = this.entries.filter((one) => one.number > decision && one.seat === this.seat);
    return words.every((word, index) => mine[index]?.word === word);
  }

  /** The stored table is another one. The draft stays if it still fits. */
  #renewDraft(decision: number): void {
    const words = this.draft.picks.flat();
    if (!words.length) {
      this.draft.forget();
      this.draft.refusal = null;
    } else if (this.#stored(decision, words) || !this.#position.legal) {
      const played = this.#stored(decision, words);
      this.draft.forget();
      this.reset();
      if (!played) this.#tellDropped();
    } else void this.draft.renew().then((fits) => fits || this.#tellDropped());
  }

  #keepDraft(): void {
    if (!this.number) return;
    const { seat, decision, draft } = this;
    keepDraft(this.info.id, { seat, decision, picks: draft.picks });
  }

  /** What was picked before the page was loaded anew, if it is still asked for. */
  #resumeDraft(): void {
    const { seat, decision } = this;
    const picks = takeDraft(this.info.id, seat, decision);
    const asked = this.#position.legal && !this.#stored(decision, picks.flat());
    if (picks.length && asked) void this.draft.resume(picks);
  }

  #tellDropped(): void {
    toast(t('table-draft-dropped'), { key: 'draft' });
  }

  // --- the rest that a seat does ------------------------------------------------------------------

  say(text: string): Promise<boolean> {
    const last = this.remarks.at(-1)?.number ?? 0;
    const said = text.normalize().split(/\s+/).join(' '); // as the server keeps it
    const mine = (one: RemarkOut) => one.seat === this.seat && one.text === said;
    return this.#act({ type: 'say', text }, () =>
      this.remarks.some((one) => one.number > last && mine(one)),
    );
  }

  read(number: number): void {
    this.unread = 0;
    if (number) void this.#request({ type: 'read', number });
  }

  ask(kind: 'take-back' | 'pause' | 'resume', to?: number): Promise<boolean> {
    return this.#act({ type: 'ask', kind, ...(to === undefined ? {} : { to }) });
  }

  answer(yes: boolean): Promise<boolean> {
    const ask = this.info.ask?.number;
    return this.#act({ type: 'answer', yes, ...(ask === undefined ? {} : { ask }) });
  }

  resign(): Promise<boolean> {
    return this.#act({ type: 'resign' });
  }

  comeBack(): Promise<boolean> {
    return this.#act({ type: 'return' });
  }
}

/** `looked`: it has turned out that it was not done. */
function lostText(reply: Reply, looked = false): string {
  const unsure = reply.type === 'lost' && reply.sent === true && !looked;
  return t(unsure ? 'table-maybe-sent' : 'table-not-sent');
}

function isSettled(connection: Connection): boolean {
  return connection === 'live' || connection === 'closed';
}

function isHidden(): boolean {
  return globalThis.document?.visibilityState === 'hidden';
}
