/**
 * The draft of a turn: words that are picked one after the other and shown as the server previews
 * them. Every step keeps its preview, so going back asks nobody.
 */
import type { GameEvent, PreviewOut, Problem } from '../api/types';
import type { Picks } from './kept-draft';
import type { Reply } from './socket';
import type { Draft } from './state';

/** What one pick has added, and where the draft leads up to it. */
interface Step {
  words: readonly string[];
  preview: PreviewOut;
}

type Found = { preview: PreviewOut } | { problem: Problem | null };

export class Drafting implements Draft {
  #steps = $state.raw<readonly Step[]>([]);
  #running = $state(0);
  refusal = $state.raw<Problem | null>(null);

  words = $derived(this.#steps.flatMap((step) => step.words));
  #end = $derived(this.#steps.at(-1)?.preview ?? null);

  /** What is being picked anew, while it is. */
  #renewed: Picks | null = null;
  /** Counts what makes an answer that is under way worthless. */
  #edits = 0;
  #kept = new Map<string, Promise<Found>>();
  #queue: Promise<unknown> = Promise.resolve();
  #looks: Promise<unknown> = Promise.resolve();

  constructor(private send: (words: string[]) => Promise<Reply>) {}

  get events(): readonly GameEvent[] {
    return (this.#end?.events ?? []) as unknown as GameEvent[];
  }

  get waits(): boolean {
    return this.#end?.waits ?? false;
  }

  get busy(): boolean {
    return this.#running > 0;
  }

  /** Where the whole draft leads; null while it is empty. */
  get end(): PreviewOut | null {
    return this.#end;
  }

  /** Picks wait for each other, so quick taps keep their order. */
  pick(words: readonly string[]): Promise<boolean> {
    return this.work(() => this.#add(words));
  }

  async #add(words: readonly string[]): Promise<boolean> {
    const edits = this.#edits;
    const found = await this.#preview([...this.words, ...words]);
    if (edits !== this.#edits) return false;
    if ('preview' in found) {
      this.refusal = null;
      this.#steps = [...this.#steps, { words, preview: found.preview }];
      return true;
    }
    this.refusal = found.problem;
    return false;
  }

  undo(): void {
    this.#edit(this.#steps.slice(0, -1));
  }

  reset(): void {
    this.#edit([]);
  }

  #edit(steps: readonly Step[]): void {
    this.#edits++;
    this.refusal = null;
    this.#steps = steps;
    this.#renewed = null;
  }

  /** What was picked, also while it is being picked anew. */
  get picks(): Picks {
    return this.#renewed ?? this.#steps.map((step) => step.words);
  }

  look(words: readonly string[]): Promise<PreviewOut | null> {
    return this.foresee([...this.words, ...words]);
  }

  /** A look from what is stored, whatever has been picked. */
  async foresee(draft: string[]): Promise<PreviewOut | null> {
    const found = await this.#find(draft);
    return 'preview' in found ? found.preview : null;
  }

  async why(words: readonly string[]): Promise<Problem | null> {
    const found = await this.#find([...this.words, ...words]);
    return 'problem' in found ? found.problem : null;
  }

  /** Looks wait for each other: hovering must not use up what moves may cost. */
  #find(draft: string[]): Promise<Found> {
    const known = this.#kept.get(draft.join('\n'));
    const kept = this.#kept;
    const found = known ?? this.#looks.then(() => this.#lookFrom(kept, draft));
    if (!known) this.#looks = found;
    return found;
  }

  /** Nobody is asked any more where the table has changed while a look was waiting. */
  #lookFrom(kept: Map<string, Promise<Found>>, draft: string[]): Found | Promise<Found> {
    return kept === this.#kept ? this.#preview(draft) : { problem: null };
  }

  /** The table has changed: previews are worth nothing any more. */
  forget(): void {
    this.#kept = new Map();
  }

  /** Preview the draft anew on what is stored now. False: it does not fit any more and is dropped. */
  renew(): Promise<boolean> {
    const picks = this.picks;
    this.forget();
    return this.resume(picks);
  }

  /** Pick these, one after the other. False: they do not fit, and the draft is empty. */
  resume(picks: Picks): Promise<boolean> {
    this.reset();
    this.#renewed = picks;
    const edits = this.#edits;
    return this.work(async () => {
      for (const words of picks) {
        const fits = edits === this.#edits && (await this.#add(words));
        if (edits !== this.#edits) return true; // it has changed again: not for us to judge
        if (fits) continue;
        this.reset();
        return false;
      }
      this.#renewed = null;
      return true;
    });
  }

  /** Something that the draft waits for, after what is under way. */
  work<T>(job: () => Promise<T>): Promise<T> {
    this.#running++;
    const done = this.#queue.then(job).finally(() => this.#running--);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  #preview(draft: string[]): Promise<Found> {
    const key = draft.join('\n');
    const known = this.#kept.get(key);
    if (known) return known;
    const found = this.send(draft).then((reply): Found => {
      if (reply.type === 'preview') return { preview: reply };
      this.#kept.delete(key);
      return { problem: reply.type === 'problem' ? reply.problem : null };
    });
    this.#kept.set(key, found);
    return found;
  }
}
