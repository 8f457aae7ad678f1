/** The frame in which the board is shown: from the drawing to the screen and back. */
import { Camera } from './camera.svelte';
import { placeAtPoint, UNIT, wholeOf, type Box, type Point } from './layout';
import type { RenatureView } from './view';

const NEAR = 2.2; // how close the board comes by itself
export const SMALL = 560; // a frame narrower than this, in pixels, comes closer

export class Frame {
  node = $state<HTMLElement>();
  /** In pixels. */
  width = $state(1);
  height = $state(1);
  readonly camera = new Camera();

  constructor(private view: () => RenatureView | null) {}

  get small(): boolean {
    return this.width < SMALL;
  }

  get #whole(): Box {
    const view = this.view();
    return view ? wholeOf(view) : { x: 0, y: 0, width: 1, height: 1 };
  }

  /** Pixels that a unit of the drawing is wide, before the camera. */
  get #unit(): number {
    return Math.min(this.width / this.#whole.width, this.height / this.#whole.height);
  }

  /** A point of the drawing as a shift from its origin, in pixels before the camera. */
  shift({ x, y }: Point): string {
    return `translate(${x * this.#unit}px, ${y * this.#unit}px)`;
  }

  /** In a tall frame the board stays at its upper end, whatever comes and goes below. */
  get #upper(): boolean {
    return this.height > this.width;
  }

  /** What every picture of the board has in common. */
  get picture() {
    const { x, y, width, height } = this.#whole;
    return {
      viewBox: `${x} ${y} ${width} ${height}`,
      preserveAspectRatio: this.#upper ? 'xMidYMin meet' : 'xMidYMid meet',
    };
  }

  /** How wide a space is on the screen. */
  get cell(): number {
    return this.#unit * UNIT * this.camera.scale;
  }

  /** A box of the drawing, in pixels of the frame before the camera. */
  #unseen(box: Box): Box {
    const [whole, unit] = [this.#whole, this.#unit];
    const top = this.#upper ? 0 : (this.height - whole.height * unit) / 2;
    return {
      x: (this.width - whole.width * unit) / 2 + (box.x - whole.x) * unit,
      y: top + (box.y - whole.y) * unit,
      width: box.width * unit,
      height: box.height * unit,
    };
  }

  /** A box of the drawing as it is seen, in pixels of the frame. */
  seen(box: Box): Box {
    const { x, y, width, height } = this.#unseen(box);
    const { scale, x: dx, y: dy } = this.camera;
    return { x: x * scale + dx, y: y * scale + dy, width: width * scale, height: height * scale };
  }

  /** Brings a part of the drawing closer, with some room around. */
  approach({ x, y, width, height }: Box): void {
    const more = 1.5 * UNIT;
    const wider = { x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more };
    this.camera.show(this.#unseen(wider), NEAR);
  }

  /** A point of the screen in the frame. */
  at({ x, y }: Point): Point {
    const { left = 0, top = 0 } = this.node?.getBoundingClientRect() ?? {};
    return { x: x - left, y: y - top };
  }

  /** The space under a point of the screen; null beside the board. */
  spaceUnder(point: Point): string | null {
    const place = this.placeUnder(point);
    return place && this.view()?.spaces[place] ? place : null;
  }

  /** The place of the grid under a point of the screen, also where no space is. */
  placeUnder(point: Point): string | null {
    const view = this.view();
    const { x, y } = this.at(point);
    if (!view || x < 0 || y < 0 || x > this.width || y > this.height) return null;
    const origin = this.seen({ x: 0, y: 0, width: 0, height: 0 });
    const size = this.cell / UNIT;
    return placeAtPoint(view, { x: (x - origin.x) / size, y: (y - origin.y) / size });
  }
}
