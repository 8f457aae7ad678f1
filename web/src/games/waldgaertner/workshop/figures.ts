/** The sorts by which the cards of a file are counted, and what they are called. */
import { family, t } from '../../../i18n/index.svelte';
import type { FigureGroup } from '../../../workshop/Figures.svelte';
import { className, cropName, flowerName, originName, seasonName } from '../names';

const NAMES = {
  origin: originName,
  class: className,
  value: (value) => value,
  bloom: (phase) => seasonName(Number(phase)),
  harvest: (phase) => seasonName(Number(phase)),
  crop: cropName,
  colour: (colour) =>
    colour === 'none' ? t('waldgaertner-workshop-colour-none') : flowerName(colour),
} satisfies Record<string, (rest: string) => string>;

export function cardGroups(): FigureGroup[] {
  const groups = Object.keys(NAMES) as (keyof typeof NAMES)[];
  return groups.map((group) => ({
    prefix: `${group}-`,
    title: family('waldgaertner-workshop-group-', group),
    name: NAMES[group],
  }));
}
