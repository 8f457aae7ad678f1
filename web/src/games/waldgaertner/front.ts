/** What the frame knows of Waldgärtner. */
import type { Front } from '../fronts';

const words = ['plants', 'waldgaertner-cards'];

const front: Front = {
  order: 2,
  mode: 'basic',
  pages: [
    { path: '/plants', page: 'Plants', words },
    { path: '/plants/:plant', page: 'Plants', words },
  ],
};

export default front;
