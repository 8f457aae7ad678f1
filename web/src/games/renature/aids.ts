/** A person's aids at this game (Y-02, Y-04 to Y-14). The first choice of each is the default. */
import { settings } from '../../settings/settings.svelte';
import type { Aid } from '../game';

export const AIDS = [
  { name: 'irrelevant', choices: ['dimmed', 'hidden', 'shown'] }, // Y-07
  { name: 'scored', choices: ['shaded', 'plain'] }, // Y-09
  { name: 'jokers', choices: ['marked', 'plain'] }, // Y-10
  { name: 'patterns', choices: ['on', 'letters', 'off'] }, // Y-06
  { name: 'colours', choices: ['seats', 'orange', 'blue', 'black', 'white'] }, // Y-02
  { name: 'boards', choices: ['compact', 'full'] }, // Y-04
  { name: 'areas', choices: ['on', 'off'] }, // Y-11
  { name: 'last', choices: ['on', 'off'] },
  { name: 'motion', choices: ['on', 'off'] }, // Y-14
  { name: 'zoom', choices: ['on', 'off'] },
  { name: 'warn-clouds', choices: ['on', 'off'] }, // Y-05
  { name: 'warn-plant', choices: ['on', 'off'] },
] as const satisfies readonly Aid[];

export type AidName = (typeof AIDS)[number]['name'];
/** A choice behind the name of its aid, such as `motion-off`. */
export type AidChoice = { [N in AidName]: `${N}-${ChoiceOf<N>}` }[AidName];
type ChoiceOf<N extends AidName> = Extract<(typeof AIDS)[number], { name: N }>['choices'][number];

/** What a person has chosen, or the default. Reactive. */
export function aid<N extends AidName>(name: N): ChoiceOf<N> {
  const { choices } = AIDS.find((one) => one.name === name)!;
  const chosen = settings.aid('renature', name);
  return (choices.find((choice) => choice === chosen) ?? choices[0]) as ChoiceOf<N>;
}

/** Does nothing move at this game? `base.css` then stills what styles move. */
export function stilled(): 'off' | undefined {
  return aid('motion') === 'off' ? 'off' : undefined;
}

/** How long something takes, in milliseconds: nothing where nothing may move (Y-14). */
export function lasting(full: number): number {
  if (aid('motion') === 'off' || settings.motion === 'off') return 0;
  return settings.motion === 'fast' ? full / 2 : full;
}
