/**
 * A table that stands only in the mind: a position and what was played from there, which the server
 * carries out without keeping anything. Boards and trays use it like any other table.
 */
import { post, ProblemError } from '../api/http';
import type {
  Entry,
  GameEvent,
  PreviewOut,
  Problem,
  ResultOut,
  TableOut,
  View,
} from '../api/types';
import type { components } from '../api/api.gen';
import type { Spot } from '../games/game';
import { t } from '../i18n/index.svelte';
import { AloneTable } from '../live/beside';
import { Drafting } from '../live/drafting.svelte';
import { merge } from '../live/patch';
import type { Reply } from '../live/socket';
import type { TableState } from '../live/state';
import { settings } from '../settings/settings.svelte';
import { tableOf } from './pretend';
import { fitsAny, kindOf } from './words';

type StudyOut = components['schemas']['StudyOut'];
export type Lesson = components['schemas']['Lesson'];

/** Milliseconds in which one sees what another has done. */
const PAUSE = { on: 900, fast: 350, off: 0 };

export class LessonTable extends AloneTable implements TableState {
  readonly info: TableOut;
  readonly seat: number;
  stored = $state.raw<View | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  over = $state(false);
  results = $state.raw<readonly ResultOut[] | null>(null);
  held = $state.raw<unknown>(null);
  /** Patterns of the words that will do now; null: whatever is legal. */
  expected = $state.raw<readonly string[] | null>([]);
  /** What the others still play in a free step, whenever it is not my turn. */
  others: readonly string[] = [];
  /** What the lesson points at, until somebody points at something else. */
  pointed = $state.raw<readonly Spot[]>([]);
  readonly draft = new Drafting((words) => this.#preview(words));

  #acting = $state.raw<readonly number[]>([]);
  #allowed = $state.raw<readonly string[]>([]);
  #hovered = $state<Spot | null>(null);
  /** What can happen by chance now. */
  #outcomes: readonly string[] = [];
  #position = '';
  #lines: string[] = [];
  #view = $derived(this.#drafted());
  #legal = $derived(this.#wanted(this.draft.end ? (this.draft.end.legal ?? []) : this.#allowed));

  readonly remarks = [];
  readonly unread = 0;
  readonly clocks = null;
  readonly decision = 0;
  readonly present = { seats: [], watching: 0 };
  readonly connection = 'live' as const;

  /** `done`: a word that was asked for has been played. */
  constructor(
    readonly lesson: Lesson,
    readonly game: string,
    names: readonly string[],
    private done: (word: string) => void,
  ) {
    super();
    this.info = tableOf(lesson, game, names);
    this.seat = lesson.seat;
  }

  // --- what is there ------------------------------------------------------------------------------

  /** Stand where these lines lead from a position. */
  async begin(position: string, lines: readonly string[]): Promise<void> {
    this.#position = position;
    this.held = null;
    const told = await this.#study(lines);
    this.#lines = [...lines];
    this.entries = entriesOf(told);
    this.#take(told);
  }

  /** Others and chance play; with a pause where there is something to see. */
  async run(lines: readonly string[]): Promise<void> {
    for (const line of lines) {
      const seen = await this.#play([line]);
      if (seen.length) await pause();
    }
  }

  get view(): View | null {
    return this.#view;
  }

  get legal(): readonly string[] {
    return this.#legal;
  }

  /** Nobody is waited for while there is only something to read. */
  get acting(): readonly number[] {
    return this.expected?.length === 0 ? [] : this.#acting;
  }

  get number(): number {
    return this.#lines.length;
  }

  get spot(): Spot | null {
    return this.#hovered ?? (this.pointed.length ? this.pointed.join(' ') : null);
  }

  set spot(spot: Spot | null) {
    this.#hovered = spot;
  }

  // --- what is done -------------------------------------------------------------------------------

  /** In a guided step a word that will do is played at once; in a free one it waits to be confirmed. */
  async pick(...words: string[]): Promise<boolean> {
    if (this.#isAside(words)) {
      this.draft.refusal = aside();
      return false;
    }
    if (!(await this.draft.pick(words))) return false;
    if (this.expected === null) return true;
    await this.confirm();
    this.done(words[0] ?? '');
    return true;
  }

  undo(): void {
    this.draft.undo();
  }

  reset(): void {
    this.draft.reset();
  }

  /** Plays the draft; in a free step also what chance and the others add, and `then` as far as it goes. */
  confirm(then: string[] = []): Promise<boolean> {
    return this.draft.work(async () => {
      await this.#play(this.draft.words.map((word) => this.#mine(word)));
      if (this.expected !== null) return true;
      await this.#goOn();
      for (const word of then) {
        if (!this.#allowed.includes(word)) break;
        await this.#play([this.#mine(word)]);
        await this.#goOn();
      }
      if (this.over) this.done('');
      return true;
    });
  }

  look(words: string[]): Promise<PreviewOut | null> {
    return this.draft.look(words);
  }

  /** Why a word is refused; null where it is not. */
  async refusal(word: string): Promise<Problem | null> {
    const reply = await this.#preview([word]);
    return reply.type === 'problem' ? reply.problem : null;
  }

  // --- inside -------------------------------------------------------------------------------------

  #mine(word: string): string {
    return `${this.seat} ${word}`;
  }

  #drafted(): View | null {
    const end = this.draft.end;
    return this.stored && end ? merge(this.stored, end.changes) : this.stored;
  }

  /** In a guided step: of the kind of word that is asked for, only those that will do. */
  #wanted(words: readonly string[]): readonly string[] {
    const { expected } = this;
    if (expected === null) return words;
    if (!expected.length) return [];
    const kinds = new Set(expected.map(kindOf));
    return words.filter((word) => !kinds.has(kindOf(word)) || fitsAny(expected, word));
  }

  /** Allowed by the rules, but not what the lesson is about now. */
  #isAside(words: readonly string[]): boolean {
    const { expected } = this;
    if (expected === null) return false;
    return words.some((word) => this.#allowed.includes(word) && !fitsAny(expected, word));
  }

  /** Chance and the others play until it is my turn again. */
  async #goOn(): Promise<void> {
    while (!this.over && !this.#acting.includes(this.seat)) {
      const line = this.#outcomes.length ? this.#drawn() : this.#nextOfOthers();
      if (!line) return;
      const seen = await this.#play([line]);
      if (seen.length) await pause();
    }
  }

  #drawn(): string {
    return `chance ${this.#outcomes[Math.floor(Math.random() * this.#outcomes.length)]}`;
  }

  #nextOfOthers(): string | undefined {
    const [line, ...rest] = this.others;
    this.others = rest;
    return line;
  }

  async #play(lines: string[]): Promise<readonly Entry[]> {
    if (!lines.length) return [];
    const known = this.#lines.length;
    const told = await this.#study([...this.#lines, ...lines], known);
    this.#lines.push(...lines);
    const fresh = entriesOf(told);
    this.entries = [...this.entries, ...fresh];
    this.#take(told);
    return fresh.filter((entry) => entry.seat !== 'chance' && entry.events.length > 0);
  }

  #take(told: StudyOut): void {
    if (told.view) this.stored = told.view;
    else if (this.stored) this.stored = merge(this.stored, told.changes ?? {});
    this.#acting = told.acting;
    this.#allowed = told.legal ?? [];
    this.#outcomes = told.outcomes ?? [];
    this.over = told.over;
    this.results = told.results ?? null;
    this.draft.forget();
    this.draft.reset();
  }

  async #preview(words: readonly string[]): Promise<Reply> {
    const lines = [...this.#lines, ...words.map((word) => this.#mine(word))];
    try {
      const told = await this.#study(lines, this.#lines.length);
      const events = told.entries.flatMap((entry) => entry.events);
      const { alone, legal } = told;
      if (alone)
        return { type: 'preview', id: 0, changes: alone, events, waits: true, legal: null };
      return { type: 'preview', id: 0, changes: told.changes ?? {}, events, waits: !legal, legal };
    } catch (error) {
      if (error instanceof ProblemError) return { type: 'problem', id: 0, problem: error.problem };
      return { type: 'lost' };
    }
  }

  #study(entries: readonly string[], known: number | null = null): Promise<StudyOut> {
    const body = { position: this.#position, seat: this.seat, entries: [...entries], known };
    return post('/api/games/{game}/study', { path: { game: this.game }, body });
  }
}

function entriesOf(told: StudyOut): Entry[] {
  return told.entries.map((entry) => ({
    ...entry,
    at: 0,
    events: entry.events as unknown as GameEvent[],
  }));
}

function aside(): Problem {
  const detail = t('learn-aside');
  return { type: 'about:blank', title: '', status: 422, code: 'lesson-aside', detail };
}

function pause(): Promise<void> {
  return new Promise((resume) => setTimeout(resume, PAUSE[settings.motion]));
}
