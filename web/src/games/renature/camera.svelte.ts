/** What part of the board is shown: moved and scaled within its frame, which is always filled. */
import type { Box, Point } from './layout';

const CLOSEST = 3;
const WORTH_IT = 1.3; // a board that comes less close than that only loses its edges

export class Camera {
  /** How much larger than life. */
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** A finger moves it, so it must follow at once. */
  held = $state(false);

  #width = 1;
  #height = 1;

  get zoomed(): boolean {
    return this.scale > 1.01;
  }

  get transform(): string {
    return this.zoomed ? `translate(${this.x}px, ${this.y}px) scale(${this.scale})` : 'none';
  }

  /** The frame in pixels. */
  fit(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
    this.#set(this.scale, this.x, this.y);
  }

  reset(): void {
    this.#set(1, 0, 0);
  }

  moveBy(dx: number, dy: number): void {
    this.#set(this.scale, this.x + dx, this.y + dy);
  }

  /** Scales around a point of the frame. */
  zoomAt(scale: number, { x, y }: Point): void {
    const next = Math.min(CLOSEST, Math.max(1, scale));
    const grown = next / this.scale;
    this.#set(next, x - (x - this.x) * grown, y - (y - this.y) * grown);
  }

  /** Shows a part of the unscaled frame as large as it goes, but not too near. */
  show(part: Box, closest: number): void {
    const fitting = Math.min(this.#width / part.width, this.#height / part.height);
    if (fitting < WORTH_IT) return this.reset();
    const scale = Math.min(closest, fitting);
    const [middle, centre] = [part.x + part.width / 2, part.y + part.height / 2];
    this.#set(scale, this.#width / 2 - middle * scale, this.#height / 2 - centre * scale);
  }

  #set(scale: number, x: number, y: number): void {
    this.scale = scale;
    this.x = Math.min(0, Math.max(this.#width * (1 - scale), x));
    this.y = Math.min(0, Math.max(this.#height * (1 - scale), y));
  }
}
