/** What lies on the workbench: a drawing, what it was before, and the tools. */
import { emptyDrawing, nameIn, readBoard, writeBoard, type Drawing } from './board-text';
import { brushAt, paint, way, type Brush, type Tool } from './paint';

/** As many steps can be taken back. */
const MOST = 200;
/** Changes of the same field within this time are one step: nobody takes back letter by letter. */
const TYPING = 1500;

/** The place on the shelf that belongs to a board. */
export interface Place {
  id: string;
  /** Nobody has changed it since it was begun with. */
  untouched: boolean;
}

/** What one step leaves behind: undoing brings all of it back, also a text that cannot be drawn. */
interface Sheet {
  drawing: Drawing;
  raw: string | null;
  place: Place;
}

export class Bench {
  drawing = $state.raw<Drawing>(emptyDrawing('', 'base'));
  /** A text that cannot be drawn; while there is one, it counts, and the drawing stays as it was. */
  raw = $state<string | null>(null);
  place = $state.raw<Place>({ id: '', untouched: true });
  /** Somebody has done something, so it is worth keeping. */
  touched = $state(false);

  tool = $state<Tool>('area');
  clouds = $state(1);
  symmetry = $state<Brush['symmetry']>('none');
  fill = $state(false);

  #past = $state.raw<readonly Sheet[]>([]);
  #future = $state.raw<readonly Sheet[]>([]);
  /** What lay here before the stroke that is being drawn. */
  #before: Sheet | null = null;
  #brush: Brush | null = null;
  #at: string | null = null;
  #typed = { field: '', at: 0 };

  readonly text = $derived(this.raw ?? writeBoard(this.drawing));

  /** Is what is seen what the text says? If not, it cannot be changed: that would cost the text. */
  readonly drawn = $derived(this.raw === null || readBoard(this.raw) !== null);

  get name(): string {
    return this.drawn ? this.drawing.name : nameIn(this.text);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  // --- painting ------------------------------------------------------------------------------------

  /** The brush touches the board. */
  press(space: string): void {
    if (!this.drawn) return;
    const { tool, clouds, symmetry, fill } = this;
    this.#before = this.#sheet;
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
    if (before && before.drawing !== this.drawing) this.#keep(before);
  }

  /** The stroke was none: a second finger came. */
  spill(): void {
    if (this.#before) this.drawing = this.#before.drawing;
    this.#before = this.#brush = this.#at = null;
  }

  dab(space: string): void {
    this.press(space);
    this.lift();
  }

  // --- other changes -------------------------------------------------------------------------------

  change(changes: Partial<Drawing>, field = ''): void {
    if (!this.drawn) return;
    const before = this.#sheet;
    this.drawing = { ...before.drawing, ...changes };
    if (!this.#goesOn(field)) this.#keep(before);
    this.touched = true;
  }

  /** Another board, with a place of its own; the one before can be had back by undoing. */
  replace(text: string, place: Place): void {
    this.#keep(this.#sheet);
    this.#put(text);
    this.place = place;
    this.#typed = { field: '', at: 0 };
  }

  /** What somebody types as text: drawn as soon as it can be, and left as it was typed. */
  type(text: string): void {
    if (!this.#goesOn('text')) this.#keep(this.#sheet);
    this.#put(text);
    this.touched = true;
  }

  /** Begins with this, and with nothing to undo. */
  lay(text: string, place: Place, touched: boolean): void {
    this.drawing = emptyDrawing('', 'base'); // where it cannot be drawn: another board would be none of its own
    this.#put(text);
    this.place = place;
    this.#past = [];
    this.#future = [];
    this.touched = touched;
  }

  /** Somebody means to have it again, though nothing in it was changed. */
  claim(): void {
    this.place = { ...this.place, untouched: false };
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#future = [this.#sheet, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#show(last);
  }

  redo(): void {
    const [next, ...later] = this.#future;
    if (!next) return;
    this.#past = [...this.#past, this.#sheet];
    this.#future = later;
    this.#show(next);
  }

  // --- what these stand on -------------------------------------------------------------------------

  get #sheet(): Sheet {
    return { drawing: this.drawing, raw: this.raw, place: this.place };
  }

  /** Draws a text; the drawing stays as it was where that cannot be done. */
  #put(text: string): void {
    const drawing = readBoard(text);
    if (drawing) this.drawing = drawing;
    this.raw = drawing && writeBoard(drawing) === text ? null : text;
  }

  /** Is it still the same field that is being typed in? */
  #goesOn(field: string): boolean {
    const now = Date.now();
    const goesOn = field !== '' && field === this.#typed.field && now - this.#typed.at < TYPING;
    this.#typed = { field, at: now };
    return goesOn;
  }

  #show({ drawing, raw, place }: Sheet): void {
    this.drawing = drawing;
    this.raw = raw;
    this.place = place;
    this.touched = true;
    this.#typed = { field: '', at: 0 };
  }

  #keep(before: Sheet): void {
    this.#past = [...this.#past, before].slice(-MOST);
    this.#future = [];
    this.raw = null;
    this.place = { ...this.place, untouched: false };
    this.touched = true;
  }
}
