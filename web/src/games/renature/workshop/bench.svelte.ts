/** What lies on the workbench: a drawing, what it was before, and the tools. */
import { emptyDrawing, readBoard, writeBoard, type Drawing } from './board-text';
import { brushAt, paint, way, type Brush, type Tool } from './paint';

/** As many steps can be taken back. */
const MOST = 200;
/** Changes of the same field within this time are one step: nobody takes back letter by letter. */
const TYPING = 1500;

export class Bench {
  drawing = $state.raw<Drawing>(emptyDrawing('', 'base'));
  /** A text that cannot be drawn; while there is one, it counts, and the drawing stays as it was. */
  raw = $state<string | null>(null);
  /** Somebody has done something, so it is worth keeping. */
  touched = $state(false);

  tool = $state<Tool>('area');
  clouds = $state(1);
  symmetry = $state<Brush['symmetry']>('none');
  fill = $state(false);

  #past = $state.raw<readonly Drawing[]>([]);
  #future = $state.raw<readonly Drawing[]>([]);
  /** The drawing before the stroke that is being drawn. */
  #before: Drawing | null = null;
  #brush: Brush | null = null;
  #at: string | null = null;
  #typed = { field: '', at: 0 };

  readonly text = $derived(this.raw ?? writeBoard(this.drawing));

  /** Is what is seen what the text says? */
  get drawn(): boolean {
    return this.raw === null || readBoard(this.raw) !== null;
  }

  get canUndo(): boolean {
    return this.#past.length > 0 || !this.drawn;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  // --- painting ------------------------------------------------------------------------------------

  /** The brush touches the board. */
  press(space: string): void {
    const { tool, clouds, symmetry, fill } = this;
    this.#before = this.drawing;
    this.#brush = brushAt(this.drawing, space, { tool, clouds, symmetry, fill });
    this.#at = space;
    this.drawing = paint(this.drawing, space, this.#brush);
  }

  /** It is moved on without being lifted. */
  move(space: string): void {
    if (!this.#brush || !this.#at || space === this.#at) return;
    for (const passed of way(this.#at, space)) {
      this.drawing = paint(this.drawing, passed, this.#brush);
    }
    this.#at = space;
  }

  /** It is lifted: the stroke is one step. */
  lift(): void {
    const before = this.#before;
    this.#before = this.#brush = this.#at = null;
    if (before && before !== this.drawing) this.#keep(before);
  }

  /** The stroke was none: a second finger came. */
  spill(): void {
    if (this.#before) this.drawing = this.#before;
    this.#before = this.#brush = this.#at = null;
  }

  dab(space: string): void {
    this.press(space);
    this.lift();
  }

  // --- other changes -------------------------------------------------------------------------------

  change(changes: Partial<Drawing>, field = ''): void {
    const before = this.drawing;
    this.drawing = { ...before, ...changes };
    const now = Date.now();
    const goesOn = field && field === this.#typed.field && now - this.#typed.at < TYPING;
    this.#typed = { field, at: now };
    if (!goesOn) this.#keep(before);
    this.touched = true;
  }

  /** Another board; the one before can be had back by undoing. */
  replace(text: string): void {
    const drawing = readBoard(text);
    if (drawing) this.change(drawing);
    else this.raw = text;
    this.touched = true;
  }

  /** What somebody types as text: drawn as soon as it can be, and left as it was typed. */
  type(text: string): void {
    const drawing = readBoard(text);
    if (drawing) this.change(drawing, 'text');
    this.raw = drawing && writeBoard(drawing) === text ? null : text;
    this.touched = true;
  }

  /** Begins with this, and with nothing to undo. */
  lay(text: string, touched: boolean): void {
    const drawing = readBoard(text);
    if (drawing) this.drawing = drawing;
    this.raw = drawing && writeBoard(drawing) === text ? null : text;
    this.#past = [];
    this.#future = [];
    this.touched = touched;
  }

  undo(): void {
    if (!this.drawn) {
      this.raw = null; // back to what was drawn last
      return;
    }
    const last = this.#past.at(-1);
    if (!last) return;
    this.#future = [this.drawing, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#show(last);
  }

  redo(): void {
    const [next, ...later] = this.#future;
    if (!next) return;
    this.#past = [...this.#past, this.drawing];
    this.#future = later;
    this.#show(next);
  }

  #show(drawing: Drawing): void {
    this.drawing = drawing;
    this.raw = null;
    this.touched = true;
    this.#typed = { field: '', at: 0 };
  }

  #keep(before: Drawing): void {
    this.#past = [...this.#past, before].slice(-MOST);
    this.#future = [];
    this.raw = null;
    this.touched = true;
  }
}
