/** A game that is looked at, not played: the state of a table at any of its entries. */
import type { ClocksOut, Entry, RemarkOut, ResultOut, TableOut, View } from '../api/types';
import type { GameClient, Spot } from '../games/game';
import { AloneTable, no, NO_DRAFT } from '../live/beside';
import type { TableState } from '../live/state';
import { fetchCourse, stopsOf, turnsOf, type Course, type Eyes, type Turn } from './course';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds that an entry stays while the game plays by itself. */
const STAY = 1100;

export class Replay extends AloneTable implements TableState {
  readonly info: TableOut;
  readonly client: GameClient;
  readonly results: readonly ResultOut[] | null;
  spot = $state<Spot | null>(null);
  held = $state.raw<unknown>(null);
  playing = $state(false);
  speed = $state<number>(1);

  #course: Course = $state.raw({ eyes: 'spectator', views: [], acting: [], entries: [] });
  #number = $state(0);
  #known = new Map<Eyes, Course>();
  #turns = $derived(turnsOf(this.#course.entries, (entry) => this.client.turn(entry)));
  #past = $derived(this.#course.entries.slice(0, this.#number));

  constructor(
    info: TableOut,
    client: GameClient,
    course: Course,
    results: readonly ResultOut[] | null,
    at = 0,
  ) {
    super();
    this.info = info;
    this.client = client;
    this.results = results;
    this.#take(course);
    this.go(at);
  }

  #take(course: Course): void {
    this.#known.set(course.eyes, course);
    this.#course = course;
  }

  // --- where in the game --------------------------------------------------------------------------

  get number(): number {
    return this.#number;
  }

  get last(): number {
    return this.#course.entries.length;
  }

  get turns(): readonly Turn[] {
    return this.#turns;
  }

  /** All entries, those to come as well. */
  get whole(): readonly Entry[] {
    return this.#course.entries;
  }

  /** The entry that led here. */
  get entry(): Entry | null {
    return this.#course.entries[this.#number - 1] ?? null;
  }

  /** The turn that led here; -1 at the beginning. */
  get turn(): number {
    return this.#turns.findLastIndex((turn) => turn.from <= this.#number);
  }

  go(number: number): void {
    const wanted = Number.isFinite(number) ? Math.round(number) : 0;
    this.#number = Math.max(0, Math.min(this.last, wanted));
    this.spot = null;
  }

  step(by: 1 | -1): void {
    this.go(this.#number + by);
  }

  stepTurn(by: 1 | -1): void {
    const stops = stopsOf(this.#turns);
    const here = this.#number;
    if (by > 0) this.go(stops.find((stop) => stop > here) ?? this.last);
    else this.go(stops.findLast((stop) => stop < here) ?? 0);
  }

  // --- playing by itself --------------------------------------------------------------------------

  toggle(): void {
    if (!this.playing && this.#number === this.last) this.go(0);
    this.playing = !this.playing;
  }

  /** Call in an effect: waits, then goes on by one; returns how to stop waiting. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    if (this.#number === this.last) {
      this.playing = false;
      return undefined;
    }
    const next = this.#number + 1;
    const timer = setTimeout(() => this.go(next), STAY / this.speed);
    return () => clearTimeout(timer);
  }

  // --- whose eyes ---------------------------------------------------------------------------------

  get eyes(): Eyes {
    return this.#course.eyes;
  }

  /** Look through other eyes, at the same entry. */
  async lookThrough(eyes: Eyes): Promise<void> {
    this.#take(this.#known.get(eyes) ?? (await fetchCourse(this.info.id, eyes)));
  }

  // --- as all tables are --------------------------------------------------------------------------

  get view(): View | null {
    return this.#course.views[this.#number] ?? null;
  }

  get stored(): View | null {
    return this.view;
  }

  /** Where an entry led. */
  viewAt(number: number): View {
    return this.#course.views[number] ?? {};
  }

  get acting(): readonly number[] {
    return this.#course.acting[this.#number] ?? [];
  }

  get decision(): number {
    return this.#number;
  }

  get entries(): readonly Entry[] {
    return this.#past;
  }

  get over(): boolean {
    return this.info.status === 'finished' && this.#number === this.last;
  }

  /** Nobody sits here, through whose eyes one may look: nothing is anybody's own. */
  readonly seat: number | null = null;
  readonly legal: readonly string[] = [];
  readonly clocks: ClocksOut | null = null;
  readonly remarks: readonly RemarkOut[] = [];
  readonly unread = 0;
  readonly present = { seats: [], watching: 0 };
  readonly connection = 'live';
  readonly draft = NO_DRAFT;

  // Nothing can be done here: it has all happened.
  pick = no;
  confirm = no;
  look = () => Promise.resolve(null);
  undo(): void {}
  reset(): void {}
}
