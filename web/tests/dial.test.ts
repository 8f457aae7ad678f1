/** A line that is opened ahead of its page: nothing that is said on it is lost, and no other page gets it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableOut } from '../src/api/types';
import { dial, lineTo } from '../src/live/dial';
import { handOver, takeLine, takeOver } from '../src/live/known';
import { FakeWire } from './wire';

class Ringing extends FakeWire {
  readyState = 0;
}

const table = { id: 'k3x' } as TableOut;
const welcome = { type: 'welcome' } as never;

beforeEach(() => {
  FakeWire.all = [];
  vi.stubGlobal('WebSocket', Ringing);
});

afterEach(() => vi.unstubAllGlobals());

function heard(address: string): string[] {
  const said: string[] = [];
  const wire = takeLine(address);
  if (wire) wire.onmessage = ({ data }) => said.push(data);
  return said;
}

test('whoever takes the line hears what was said before, and then what follows', async () => {
  handOver({ table, line: dial('k3x') });
  FakeWire.last.says(welcome);
  expect(takeOver('k3x')).toBe(table);
  const said = heard(lineTo('k3x'));
  await Promise.resolve();
  FakeWire.last.says({ type: 'present' } as never);
  expect(said.map((one) => (JSON.parse(one) as { type: string }).type)).toEqual([
    'welcome',
    'present',
  ]);
  expect(takeLine(lineTo('k3x'))).toBeNull();
});

test('another table, or the same one later, calls anew', () => {
  for (const address of [lineTo('other'), lineTo('k3x', 12, 3)]) {
    handOver({ table, line: dial('k3x') });
    expect(takeLine(address)).toBeNull();
    expect(FakeWire.last.closed).toBe(true);
  }
});

test('a line that has ended meanwhile is of no use', () => {
  handOver({ table, line: dial('k3x') });
  (FakeWire.last as Ringing).readyState = 3;
  expect(takeLine(lineTo('k3x'))).toBeNull();
});

test('of two lines that are opened ahead the first is let go', () => {
  handOver({ table, line: dial('k3x') });
  handOver({ table, line: dial('k3x') });
  expect(FakeWire.all.map(({ closed }) => closed)).toEqual([true, false]);
});
