/** The camera over the board: it comes closer where that helps, and never shows what is beside. */
import { beforeEach, describe, expect, test } from 'vitest';
import { Camera } from '../src/games/renature/camera.svelte';

const NEAR = 2.2;

describe('camera', () => {
  let camera: Camera;

  beforeEach(() => {
    camera = new Camera();
    camera.fit(300, 300);
  });

  test('a small part comes closer, but not too near', () => {
    camera.show({ x: 0, y: 0, width: 60, height: 60 }, NEAR);
    expect(camera.scale).toBe(NEAR);
    expect([camera.x, camera.y]).toEqual([0, 0]);
  });

  test('nearly the whole board stays as it is', () => {
    camera.show({ x: 10, y: 10, width: 250, height: 100 }, NEAR);
    expect(camera.zoomed).toBe(false);
    expect([camera.x, camera.y]).toEqual([0, 0]);
  });

  test('what was close is let go again where the next part is large', () => {
    camera.show({ x: 200, y: 200, width: 60, height: 60 }, NEAR);
    expect(camera.zoomed).toBe(true);
    camera.show({ x: 0, y: 0, width: 290, height: 290 }, NEAR);
    expect(camera.transform).toBe('none');
  });
});
