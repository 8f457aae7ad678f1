/** The rest of the two years: when a plant that stands now would bloom and be harvested (W-PHASE, W-HARV). */
import type { Card, WaldView } from '../view';

type Now = Pick<WaldView, 'round' | 'rounds' | 'last_cards' | 'options'>;

/** The rounds whose opening brings a harvest, if nothing keeps the plant from blooming. */
export function harvestsAhead(
  card: Pick<Card, 'bloom' | 'harvest'>,
  now: Now,
  flower = false,
): number[] {
  const found: number[] = [];
  for (let round = now.round + 1; round <= lastCheck(now); round++) {
    const phase = (round - 1) % 10;
    if (phase === card.bloom) flower = true;
    if (phase !== card.harvest || !flower) continue;
    found.push(round);
    flower = false;
  }
  return found;
}

/** The year is looked at once more behind the last round, if the table wants it. */
function lastCheck({ rounds, last_cards, options }: Now): number {
  if (last_cards) return 0;
  return options['final-check'] === 'no' ? rounds : rounds + 1;
}
