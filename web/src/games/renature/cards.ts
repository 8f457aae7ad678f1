/** Which areas a card is shown for, and where the card goes. */
import type { Box, Point } from './layout';
import type { Prospect } from './play.svelte';
import { neighbours } from './spaces';
import { eventOf } from './tell';
import type { Area, RenatureView } from './view';
import type { Target } from './held';

export interface Shown {
  area: Area;
  closes?: boolean;
  joined?: readonly number[];
}

const MOST = 3; // cards at once

/** The areas that have something to do with what is held over them, as they would be then. */
export function prospectAreas(view: RenatureView, target: Target, prospect: Prospect): Shown[] {
  const mushroom = prospect.preview.events.map((e) => eventOf(e as never)).at(-1);
  if (mushroom?.event === 'mushroom') {
    const area = prospect.view.areas[mushroom.area];
    return area ? [{ area, joined: mushroom.joined }] : [];
  }
  const near = target.spaces.flatMap((space) => [space, ...neighbours(space)]);
  const beside = new Set(near.flatMap((space) => view.spaces[space]?.area ?? []));
  const own = view.spaces[target.spaces[0]!]?.area;
  return Object.values(prospect.view.areas)
    .map((area) => ({ area, closes: area.closed && !view.areas[area.area]?.closed }))
    .filter(({ area, closes }) => (own ? area.area === own : closes || beside.has(area.area)))
    .filter(({ area, closes }) => closes || (area.taken === undefined && area.standings.length > 0))
    .sort((a, b) => Number(b.closes) - Number(a.closes) || b.area.main - a.area.main)
    .slice(0, MOST);
}

/** Beside the box, on the side with more room, and within the frame. */
export function cardPlace(
  box: Box,
  card: { width: number; height: number },
  frame: { width: number; height: number },
): Point {
  const gap = 12;
  const right = box.x + box.width + gap;
  const left = box.x - gap - card.width;
  const x = right + card.width <= frame.width || frame.width - right > box.x ? right : left;
  const y = box.y + box.height / 2 - card.height / 2;
  const within = (value: number, most: number) => Math.max(4, Math.min(value, most - 4));
  return { x: within(x, frame.width - card.width), y: within(y, frame.height - card.height) };
}
