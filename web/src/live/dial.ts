/** Opens the line to a table ahead of its page, and keeps what is said until somebody listens. */

export interface Line {
  address: string;
  wire: WebSocket;
  kept: MessageEvent<string>[];
}

/** Where the line to a table is; behind the entries and the lines of the chat that are known. */
export function lineTo(table: string, after = 0, remarks = 0): string {
  const { protocol, host } = globalThis.location ?? { protocol: 'http:', host: 'localhost' };
  const known = new URLSearchParams({ after: String(after), remarks: String(remarks) });
  return `${protocol.replace('http', 'ws')}//${host}/api/tables/${table}/live?${known}`;
}

export function dial(table: string): Line {
  const address = lineTo(table);
  const line: Line = { address, wire: new WebSocket(address), kept: [] };
  line.wire.onmessage = (event: MessageEvent<string>) => line.kept.push(event);
  return line;
}
