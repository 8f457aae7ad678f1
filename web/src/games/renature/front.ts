/** What the frame knows of Renature. */
import type { Front } from '../fronts';

const front: Front = { order: 1, mode: 'base' };

export default front;
