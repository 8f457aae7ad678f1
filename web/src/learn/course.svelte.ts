/** The way through a lesson: which step it is, what was chosen so far, and what the card says. */
import type { Problem } from '../api/types';
import { t } from '../i18n/index.svelte';
import type { Learning } from './learning';
import { LessonTable, type Lesson } from './lesson.svelte';
import { keepProgress } from './progress';
import { fitsAny, untilOthers } from './words';

type Step = Lesson['steps'][number];

/** A mistake that was tried: what the rules say, unless the board has said it, and what it means. */
interface Tried {
  problem: Problem | null;
  why: string;
}

export class Course {
  readonly table: LessonTable;
  index = $state(0);
  /** What the step asks for is done. */
  finished = $state(false);
  #asked = $state.raw<Tried | null>(null);
  #running = $state(0);
  #chosen = new Map<number, string>();
  /** Lines that are still to be played before the next step. */
  #ahead: string[] = [];

  constructor(
    readonly game: string,
    readonly lesson: Lesson,
    readonly learning: Pick<Learning, 'lesson' | 'crowded'>,
  ) {
    const names = Array.from({ length: lesson.seats }, (_, index) =>
      index + 1 === lesson.seat ? t('learn-you') : learning.lesson(`seat-${index + 1}`),
    );
    this.table = new LessonTable(lesson, game, names, (word) => void this.#onDone(word));
  }

  /** Others are playing, or the server is asked. */
  get busy(): boolean {
    return this.#running > 0;
  }

  get step(): Step {
    return this.lesson.steps[this.index]!;
  }

  get isLast(): boolean {
    return this.index === this.lesson.steps.length - 1;
  }

  /** Is something to be done before one can go on? */
  get asks(): boolean {
    return !this.finished && (this.step.free || this.step.expect.length > 0);
  }

  get text(): string {
    return this.#text(this.finished && this.step.praise ? '-done' : '');
  }

  get traps(): { label: string; index: number }[] {
    if (!this.asks) return [];
    return this.step.traps.map((_, index) => ({ index, label: this.#text(`-trap${index + 1}`) }));
  }

  /** What is being explained: a mistake that was asked for, or one made on the board. */
  get tried(): Tried | null {
    if (this.#asked) return this.#asked;
    const { refusal } = this.table.draft;
    const index = this.step.traps.findIndex((trap) => trap.rule === refusal?.rule);
    return refusal && index >= 0 ? { problem: null, why: this.#why(index) } : null;
  }

  /** The expected word that is no piece to be put somewhere, such as `again`: it needs a button. */
  get plainWord(): string | null {
    const word = this.asks ? this.step.expect[0] : undefined;
    return word && !word.includes(' ') ? word : null;
  }

  /** Open a step as if all before it had been played. */
  async open(index: number): Promise<void> {
    this.index = Math.max(0, Math.min(index, this.lesson.steps.length - 1));
    this.#ahead = [];
    await this.#work(async () => {
      const [position, lines] = this.#before(this.index);
      await this.table.begin(position, lines);
    });
    this.#ask();
  }

  async next(): Promise<void> {
    if (!this.busy && !this.asks && !this.isLast) await this.#advance();
  }

  async #advance(): Promise<void> {
    this.table.expected = [];
    await this.#work(() => this.table.run(this.finished ? this.#ahead : this.step.then));
    this.#ahead = [];
    const position = this.lesson.steps[this.index + 1]?.position;
    if (position) await this.#work(() => this.table.begin(position, []));
    this.index += 1;
    this.#ask();
  }

  async back(): Promise<void> {
    if (!this.busy && this.index > 0) await this.open(this.index - 1);
  }

  /** The step once more, from its beginning. */
  async again(): Promise<void> {
    if (!this.busy) await this.open(this.index);
  }

  /** Plays what is asked for. */
  async show(): Promise<void> {
    const word = this.table.legal.find((one) => fitsAny(this.step.expect, one));
    if (!this.busy && word && !this.step.free) await this.#work(() => this.table.pick(word));
  }

  async tryTrap(index: number): Promise<void> {
    const trap = this.step.traps[index];
    if (!trap || this.busy) return;
    await this.#work(async () => {
      const problem = await this.table.refusal(trap.word);
      this.#asked = problem && { problem, why: this.#why(index) };
    });
  }

  /** What was refused has been read. */
  dismiss(): void {
    this.#asked = null;
    this.table.reset();
  }

  #ask(): void {
    const { step } = this;
    this.finished = false;
    this.#asked = null;
    this.table.expected = step.free ? null : step.expect;
    this.table.others = step.free ? step.then : [];
    this.table.pointed = step.point;
    keepProgress(this.game, this.lesson.lesson, this.isLast ? 'done' : this.index);
  }

  async #onDone(word: string): Promise<void> {
    const { step } = this;
    this.#chosen.set(this.index, word);
    this.finished = true;
    this.#asked = null;
    this.table.expected = [];
    this.table.pointed = [];
    const [mine, others] = step.free ? [[], []] : untilOthers(step.then, this.lesson.seat);
    this.#ahead = others;
    await this.#work(() => this.table.run(mine));
    if (!step.praise) await this.#advance();
  }

  /** The scene of a step, and what was played in it before. */
  #before(index: number): [string, string[]] {
    const { steps, seat } = this.lesson;
    const start = steps.slice(0, index + 1).findLastIndex((step) => step.position);
    const lines = steps.slice(start, index).flatMap((step, offset) => {
      const word = this.#chosen.get(start + offset) || step.expect[0];
      return step.free ? [] : [...(word ? [`${seat} ${word}`] : []), ...step.then];
    });
    return [steps[start]?.position ?? '', lines];
  }

  #why(trap: number): string {
    return this.#text(`-why${trap + 1}`);
  }

  #text(part: string): string {
    return this.learning.lesson(`${this.lesson.lesson}-${this.step.say}${part}`);
  }

  async #work(job: () => Promise<unknown>): Promise<void> {
    this.#running += 1;
    try {
      await job();
    } finally {
      this.#running -= 1;
    }
  }
}
