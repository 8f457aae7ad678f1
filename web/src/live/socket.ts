/**
 * The line to a table: one WebSocket that is opened again whenever it breaks.
 *
 * It knows nothing of games. News go to `told` in order; answers go to whoever asked. What may be
 * asked twice without harm (a play answers a numbered decision) is asked again on the next line;
 * the rest is given up as `lost`, and whoever asked has to look.
 */
import { takeLine } from './known';
import type { Answer, Ask, News } from './messages';

export type Connection = 'connecting' | 'live' | 'lost' | 'closed';
/** Why it will not be tried again. */
export type Ended = 'signed-out' | 'refused' | 'left';
/** `sent`: the line broke before the answer came, so it may have been done or not. */
export type Reply = Answer | { type: 'lost'; sent?: boolean };

/** The part of a WebSocket that is used here. */
export interface Wire {
  send(text: string): void;
  close(code?: number): void;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

interface Ends {
  /** The address to call, behind what is known by now. */
  address(): string;
  told(news: News): void;
  changed(connection: Connection, why: Ended | null): void;
  /** A line that never opened does not say why: may this table be looked at? Null: not to be had now. */
  allowed(): Promise<boolean | null>;
  open?(address: string): Wire;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
const PING_EVERY = 25_000;
const PING_PATIENCE = 8_000;
const AGAIN = new Set(['play', 'preview', 'read', 'ping']);
const FINAL: Record<number, Ended> = {
  4401: 'signed-out',
  4403: 'refused',
  4404: 'refused',
};

interface Waiting {
  id: number;
  ask: Ask;
  sent: boolean;
  resolve(reply: Reply): void;
}

export class LiveSocket {
  connection: Connection = 'connecting';
  private wire: Wire | null = null;
  private greeted = false;
  private failures = 0;
  private lastId = 0;
  private waiting = new Map<number, Waiting>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(private ends: Ends) {}

  open(): void {
    if (this.wire || this.connection === 'closed') return;
    clearTimeout(this.retry);
    this.greeted = false;
    const wire = (this.ends.open ?? browserWire)(this.ends.address());
    this.wire = wire;
    wire.onmessage = (event) => this.wire === wire && this.hear(event.data);
    wire.onclose = (event) => this.wire === wire && this.broken(event.code);
  }

  /** Leave for good. */
  close(): void {
    this.drop();
    this.end('left');
  }

  /** Call again at once, for instance to hear what was missed. */
  reopen(): void {
    this.drop();
    this.set('connecting');
    this.open();
  }

  /** The page is seen again, or the network is back: is the line still good? */
  wake(): void {
    if (this.connection === 'closed') return;
    if (this.wire && this.greeted) this.ping();
    else if (!this.wire) this.open();
  }

  ask(ask: Ask): Promise<Reply> {
    const again = AGAIN.has(ask.type);
    if (this.connection === 'closed' || (!this.greeted && !again)) {
      return Promise.resolve({ type: 'lost' });
    }
    return new Promise((resolve) => {
      const one: Waiting = { id: ++this.lastId, ask, sent: false, resolve };
      this.waiting.set(one.id, one);
      if (this.greeted) this.post(one);
    });
  }

  private post(one: Waiting): void {
    one.sent = true;
    this.wire?.send(JSON.stringify({ ...one.ask, id: one.id }));
  }

  private hear(text: string): void {
    const said = JSON.parse(text) as News | Answer;
    if ('id' in said) {
      this.waiting.get(said.id)?.resolve(said);
      this.waiting.delete(said.id);
      return;
    }
    const wire = this.wire; // who is told may have it opened anew
    this.ends.told(said);
    if (said.type === 'welcome' && !this.greeted && this.wire === wire) this.begin();
  }

  private begin(): void {
    this.greeted = true;
    this.failures = 0;
    this.set('live');
    for (const one of this.waiting.values()) this.post(one);
    this.beat();
  }

  private beat(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.ping(), PING_EVERY);
  }

  private ping(): void {
    const wire = this.wire;
    clearTimeout(this.pulse);
    const patience = setTimeout(() => {
      if (this.wire === wire) this.lost();
    }, PING_PATIENCE);
    void this.ask({ type: 'ping' }).then(() => {
      clearTimeout(patience);
      if (this.greeted) this.beat();
    });
  }

  private broken(code: number): void {
    const opened = this.greeted;
    const why = FINAL[code];
    if (why) {
      this.drop();
      this.end(why);
    } else if (opened || code !== 1006) this.lost();
    else void this.refused();
  }

  /** Closed before it opened: the server is away, or it does not let us in. */
  private async refused(): Promise<void> {
    this.lost();
    const allowed = await this.ends.allowed();
    if (allowed === false && this.connection !== 'live') {
      this.drop();
      this.end('refused');
    }
  }

  private lost(): void {
    this.drop();
    this.set('lost');
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures++);
    this.retry = setTimeout(() => this.open(), longest * (0.5 + Math.random() / 2));
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.pulse);
    const wire = this.wire;
    this.wire = null;
    this.greeted = false;
    wire?.close();
    for (const one of [...this.waiting.values()]) {
      if (!AGAIN.has(one.ask.type) || one.ask.type === 'ping') this.giveUp(one);
    }
  }

  private end(why: Ended): void {
    for (const one of [...this.waiting.values()]) this.giveUp(one);
    this.set('closed', why);
  }

  private giveUp(one: Waiting): void {
    this.waiting.delete(one.id);
    one.resolve({ type: 'lost', sent: one.sent });
  }

  private set(connection: Connection, why: Ended | null = null): void {
    this.connection = connection;
    this.ends.changed(connection, why);
  }
}

function browserWire(address: string): Wire {
  return takeLine(address) ?? (new WebSocket(address) as unknown as Wire);
}
