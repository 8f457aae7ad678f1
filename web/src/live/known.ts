/** What is there of a table before its page: what the server has just told of it, and the line to it. */
import type { TableOut } from '../api/types';
import type { Line } from './dial';
import type { Wire } from './socket';

/** A table that was opened a moment ago. */
export interface Opened {
  table: TableOut;
  line: Line;
}

let known: TableOut | null = null;
let ready: Line | null = null;

export function handOver({ table, line }: Opened): void {
  known = table;
  ready?.wire.close();
  ready = line;
}

/** Said once: later it may be out of date. */
export function takeOver(id: string): TableOut | null {
  const table = known?.id === id ? known : null;
  known = null;
  return table;
}

/** The line that was opened ahead, if it leads there. Whoever takes it hears next what was said meanwhile. */
export function takeLine(address: string): Wire | null {
  const line = ready;
  ready = null;
  if (!line) return null;
  const { wire, kept } = line;
  wire.onmessage = null;
  if (line.address !== address || wire.readyState > 1) {
    wire.close();
    return null;
  }
  queueMicrotask(() => {
    for (const event of kept) wire.onmessage?.(event);
  });
  return wire as unknown as Wire;
}
