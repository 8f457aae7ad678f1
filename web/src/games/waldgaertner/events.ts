/** What can happen at a table, as the server tells it (`events.py`). A card that is null is hidden. */
import type { GameEvent } from '../../api/types';
import type { Claim, Origin, Pile } from './view';

export type WaldEvent =
  | { event: 'origins'; origins: Origin[] }
  | { event: 'market-laid'; card: string }
  | { event: 'starts-revealed'; regions: { seat: number; region: number }[] }
  | { event: 'start-card'; seat: number; card: string | null; pile: number }
  | { event: 'ready'; seat: number }
  | { event: 'round' | 'last-cards'; round: number; phase: number }
  | { event: 'bloomed'; seat: number; cards: string[]; in_vain: string[] }
  | { event: 'harvested'; seat: number; cards: { card: string; coins: number }[]; coins: number }
  | { event: 'marker'; region: number; card: string; markers: number }
  | { event: 'turned'; region: number; card: string }
  | { event: 'dice-revealed'; dice: { seat: number; die: number | null }[] }
  | { event: 'displayed' | 'shown-again'; region: number; card: string }
  | { event: 'right-waived'; seat: number; region: number }
  | { event: 'lucky'; seat: number }
  | {
      event: 'took' | 'right-used' | 'drew' | 'got-last';
      seat: number;
      card: string | null;
      pile: Pile;
    }
  | { event: 'claims-revealed'; attempt: number; claims: { seat: number; claim: Claim }[] }
  | { event: 'clash'; seats: number[]; attempt: number }
  | { event: 'agreed'; order: number[] }
  | { event: 'lapsed'; seats: number[] }
  | { event: 'goes-first'; seat: number; for: 'order' | 'bonus' }
  | { event: 'pile-opened'; seat: number; pile: Pile; cost: number }
  | { event: 'card-seen'; seat: number; region: number; card: string | null }
  | { event: 'sold'; seat: number; card: string; coins: number }
  | { event: 'grew'; seat: number; card: string; place: string; cost: number }
  | { event: 'four-colours'; seat: number; waits: boolean }
  | { event: 'bonus-taken'; seat: number; card: string; pile: Pile }
  | { event: 'bonus-declined'; seat: number }
  | { event: 'over'; points: { seat: number; total: number; place: number }[] };

type Kind = WaldEvent['event'];
export type EventOf<K extends Kind> = Extract<WaldEvent, { event: K }>;

export function eventOf(event: GameEvent): WaldEvent {
  return event as unknown as WaldEvent;
}

/** The first event of a kind among some. */
export function find<K extends Kind>(
  events: readonly GameEvent[],
  kind: K,
): EventOf<K> | undefined {
  return events.map(eventOf).find((one) => one.event === kind) as EventOf<K> | undefined;
}
