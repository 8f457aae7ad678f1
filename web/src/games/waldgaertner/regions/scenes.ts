/** Which scene a table shows beside its gardens, and what it is called. */
import { t } from '../../../i18n/index.svelte';
import type { TableState } from '../../../live/state';
import { pileName } from '../tell';
import type { WaldView } from '../view';

type Scene = 'contest' | 'claim' | 'take' | 'bonus';

/** A pile and a bonus are shown to the one who is asked; the others see the rest. */
export function sceneOf(table: TableState, view: WaldView): Scene | null {
  if (view.contest) return 'contest';
  if (view.step === 'claim' && view.sixes) return 'claim';
  const mine = table.seat !== null && table.acting.includes(table.seat);
  if (view.step === 'take' && mine && view.pile) return 'take';
  return view.step === 'bonus' && mine ? 'bonus' : null;
}

export function titleOf(scene: Scene, view: WaldView): string {
  switch (scene) {
    case 'contest':
      return t('waldgaertner-contest-title', { region: view.contest?.region ?? 0 });
    case 'claim':
      return t('waldgaertner-claims-title');
    case 'take':
      return t('waldgaertner-pile-title', { pile: pileName(view.pile?.pile ?? 'market') });
    case 'bonus':
      return t('waldgaertner-bonus-title');
  }
}
