/** The second channel of the dice besides their colours: lines and dots on a face from -14 to 14. */
import type { Paint } from '../seats';

const BETWEEN = [-11.25, -3.75, 3.75, 11.25]; // the pips
const DOTS = BETWEEN.flatMap((y) => BETWEEN.map((x) => `M${x} ${y}h0`)).join('');

/** Black and white are plain: dark and light tell them apart. */
export const PATTERNS: Record<Paint, string> = {
  orange: 'M-13-2L-2-13M-13 4L4-13M-13 10L10-13M-10 13L13-10M-4 13L13-4M2 13L13 2',
  blue: DOTS,
  black: '',
  white: '',
  green: 'M-13-9.5H13M-13-5.5H13M-13-1.5H13M-13 2.5H13M-13 6.5H13M-13 10.5H13',
  purple: 'M-13 0L0-13 13 0 0 13ZM-11 11L11-11M-11-11L11 11',
};
