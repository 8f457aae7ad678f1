/** The drawn valley: lines around spaces, and that the drawing depends on the ground alone. */
import { describe, expect, it } from 'vitest';
import { loops, outline } from '../src/games/renature/pieces/outline';
import { groundOf, sceneOf } from '../src/games/renature/pieces/scenery';
import { cellOf } from '../src/games/renature/spaces';
import type { RenatureView, Space } from '../src/games/renature/view';

const cells = (names: string) => names.split(' ').map(cellOf);
const hand = { inset: 2, stray: 1 };

function view(...spaces: Space[]): RenatureView {
  const named = Object.fromEntries(spaces.map((space) => [space.space, space]));
  return { mode: 'base', spaces: named, areas: {} } as RenatureView;
}

describe('lines around spaces', () => {
  it('pass every corner of the grid once', () => {
    expect(loops(cells('a1 b1'))).toEqual([
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
        [1, 1],
        [0, 1],
      ],
    ]);
  });

  it('go around a hole as well', () => {
    const ring = loops(cells('a1 b1 c1 a2 c2 a3 b3 c3'));
    expect(ring.map((line) => line.length).sort()).toEqual([12, 4]);
  });

  it('keep spaces apart that touch at a corner', () => {
    expect(loops(cells('a1 b2'))).toHaveLength(2);
  });

  it('are the same each time, and never leave the spaces', () => {
    const path = outline(cells('b2'), hand);
    expect(outline(cells('b2'), hand)).toBe(path);
    const numbers = [...path.matchAll(/[\d.]+/g)].map(Number);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(24);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(48);
  });
});

describe('the scene', () => {
  const brook: Space = { space: 'a1', ground: 'brook' };
  const soil: Space = { space: 'b1', ground: 'area', area: 1 };

  it('stays when pieces come', () => {
    const before = groundOf(view(brook, soil));
    const after = groundOf(
      view({ ...brook, animal: 'owl' }, { ...soil, plant: 'oak', colour: '1' }),
    );
    expect(after).toBe(before);
  });

  it('changes when a mushroom joins an area', () => {
    const grown = view({ ...brook, ground: 'mushroom', area: 1 }, soil);
    expect(groundOf(grown)).not.toBe(groundOf(view(brook, soil)));
    expect(sceneOf(groundOf(grown)).areas).toHaveLength(1);
  });
});
