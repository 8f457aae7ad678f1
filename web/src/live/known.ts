/** What the server has just told of a table on the way to its page, which need not ask for it again. */
import type { TableOut } from '../api/types';

let known: TableOut | null = null;

export function handOver(table: TableOut): void {
  known = table;
}

/** Said once: later it may be out of date. */
export function takeOver(id: string): TableOut | null {
  const table = known?.id === id ? known : null;
  known = null;
  return table;
}
