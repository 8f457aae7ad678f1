/** A WebSocket without a network, for tests: what was sent stands in `sent`. */
import type { Answer, Ask, News } from '../src/live/messages';
import type { Wire } from '../src/live/socket';

export class FakeWire implements Wire {
  static all: FakeWire[] = [];
  static get last(): FakeWire {
    return FakeWire.all.at(-1)!;
  }

  sent: (Ask & { id: number })[] = [];
  closed = false;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;

  constructor(readonly address: string) {
    FakeWire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Ask & { id: number });
  }

  close(): void {
    this.closed = true;
  }

  says(said: News | Answer): void {
    this.onmessage?.({ data: JSON.stringify(said) });
  }

  breaks(code: number): void {
    this.onclose?.({ code });
  }
}

export const wire = (address: string) => new FakeWire(address);
