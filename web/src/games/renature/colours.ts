/** Which colour stands for whom. It is paint alone (Y-03): seats are what counts. */
import type { TableState } from '../../live/state';
import { aid } from './aids';
import { COLOURS, LETTERS, type Colour } from './pieces/kinds';
import type { Owned } from './view';

export { LETTERS };
type Paint = Colour;
const PAINTS = COLOURS.filter((colour) => colour !== 'neutral');

/** In order of the seats (Y-01), or with a colour of one's own choice for oneself (Y-02). */
export function paintOf(table: Pick<TableState, 'seat'>, colour: Owned | number): Paint {
  if (colour === 'neutral') return 'neutral';
  const seat = Number(colour);
  const mine = aid('colours');
  if (mine === 'seats' || table.seat === null) return PAINTS[seat - 1] ?? 'neutral';
  if (seat === table.seat) return mine;
  const others = PAINTS.filter((paint) => paint !== mine);
  return others[seat < table.seat ? seat - 1 : seat - 2] ?? 'neutral';
}

export function cssOf(paint: Paint): string {
  return `--seat-${paint}`;
}
