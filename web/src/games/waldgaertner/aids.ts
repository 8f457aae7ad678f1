/** A person's aids at this game. The first choice of each is the default. */
import { settings } from '../../settings/settings.svelte';
import type { Aid } from '../game';

export const AIDS = [
  { name: 'reveal', choices: ['ask', 'at-once'] },
  { name: 'memory', choices: ['shown', 'hidden'] },
  { name: 'sorting', choices: ['value', 'class', 'bloom', 'harvest', 'name'] },
  { name: 'scenes', choices: ['on', 'off'] },
  { name: 'warn-partner', choices: ['on', 'off'] },
] as const satisfies readonly Aid[];

export type AidName = (typeof AIDS)[number]['name'];
/** A choice behind the name of its aid, such as `scenes-off`. */
export type AidChoice = { [N in AidName]: `${N}-${ChoiceOf<N>}` }[AidName];
type ChoiceOf<N extends AidName> = Extract<(typeof AIDS)[number], { name: N }>['choices'][number];

/** What a person has chosen, or the default. Reactive. */
export function aid<N extends AidName>(name: N): ChoiceOf<N> {
  const { choices } = AIDS.find((one) => one.name === name)!;
  const chosen = settings.aid('waldgaertner', name);
  return (choices.find((choice) => choice === chosen) ?? choices[0]) as ChoiceOf<N>;
}

/** How long a scene takes, in milliseconds: nothing where nothing may move. */
export function lasting(full: number): number {
  if (aid('scenes') === 'off' || settings.motion === 'off') return 0;
  return settings.motion === 'fast' ? full / 2 : full;
}
