/** What a bot advises, in words: what to do, and what speaks for it. */
import { family, t } from '../../i18n/index.svelte';
import type { Advice, Plan } from '../game';
import { phrasesOf } from './garden/outcome';
import { prospectOf } from './garden/prospect';
import { nameOfKey } from './names';
import { mark, partsOf, pileName } from './tell';
import { gardenOf, partnerIn, viewOf, type WaldView } from './view';
import { read, type Said } from './words';

export function advise(plan: Plan): Advice {
  const view = viewOf(plan.from);
  const said = read(plan.words[0] ?? '');
  if (!view || !said) return { does: [], why: [] };
  const after = viewOf(plan.view) ?? view;
  const why = whyOf(said, view, after, plan.seat);
  return { does: partsOf(doing(said, view)), why: why.map(partsOf) };
}

function cardMark(key: string, view: WaldView): string {
  return mark(`card:${key}`, nameOfKey(key, view.cards));
}

function doing(said: Said, view: WaldView): string {
  switch (said.verb) {
    case 'start':
    case 'choose':
      if (said.number === 6) return t('waldgaertner-do-six');
      return family('waldgaertner-do-', said.verb, {
        pile: mark(`region:${said.number}`, pileName(said.number)),
      });
    case 'claim':
      if (said.claim === 'any') return t('waldgaertner-do-claim-any');
      return t('waldgaertner-do-claim', { position: said.claim });
    case 'pile':
      return t('waldgaertner-do-pile', { pile: mark(`region:${said.pile}`, pileName(said.pile)) });
    case 'grow':
      return t('waldgaertner-do-grow', { card: cardMark(said.card, view), place: said.place });
    case 'sell':
    case 'right':
    case 'take':
    case 'bonus':
      return family('waldgaertner-do-', said.verb, { card: cardMark(said.card, view) });
    default:
      return family('waldgaertner-do-', said.verb);
  }
}

function whyOf(said: Said, view: WaldView, after: WaldView, seat: number): string[] {
  switch (said.verb) {
    case 'grow':
    case 'sell':
      return phrasesOf(view, prospectOf(view, after, seat, said)).map(({ text }) => text);
    case 'choose': {
      const open = view.regions[said.number]?.open;
      return open ? whyCard(open, view, seat) : [];
    }
    case 'right':
    case 'take':
    case 'bonus':
      return whyCard(said.card, view, seat);
    default:
      return [];
  }
}

/** What speaks for a card: its value, its partner, and the plants that wait for it. */
function whyCard(key: string, view: WaldView, seat: number): string[] {
  const card = view.cards[key];
  if (!card) return [];
  const found = [t('waldgaertner-why-value', { card: cardMark(key, view), value: card.value })];
  if (partnerIn(view, seat, card) === 'here') found.push(t('waldgaertner-why-partner'));
  const waiting = gardenOf(view, seat).filter(
    (plant) => !plant.fertile && view.cards[plant.card]?.partners.includes(key),
  );
  for (const plant of waiting)
    found.push(t('waldgaertner-why-completes', { plant: cardMark(plant.card, view) }));
  return found;
}
