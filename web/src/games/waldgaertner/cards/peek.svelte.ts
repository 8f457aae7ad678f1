/**
 * A closer look at a card: large beside what stands for it, while a mouse rests on it, a finger is held
 * on it, or it has the keyboard's focus; where nothing else can be done with it a tap is enough. Whatever shows a card says `{@attach peeks(() => ({ card }))}`;
 * `<Peek />` draws it and is mounted once.
 */
import type { Attachment } from 'svelte/attachments';
import type { CardProps } from './card';

/** Milliseconds until a resting mouse, and a held finger, is meant. */
const REST = 250;
const HOLD = 420;
/** Pixels that a held finger may tremble. */
const TREMBLE = 10;

interface Peeked extends CardProps {
  anchor: Element;
  /** Held with a finger: it stays until the next tap. */
  held: boolean;
}

class Peeking {
  shown = $state.raw<Peeked | null>(null);
}

export const peeking = new Peeking();

export function peek(card: CardProps['card'], anchor: Element, more: Partial<Peeked> = {}): void {
  peeking.shown = { held: false, ...more, card, anchor };
}

/** Without an anchor: whatever is shown. */
export function unpeek(anchor?: Element): void {
  if (!anchor || peeking.shown?.anchor === anchor) peeking.shown = null;
}

/** Makes an element show its card on request; null while there is no card to be seen. */
export function peeks(read: () => CardProps | null): Attachment<Element> {
  return (element) => {
    let timer = 0;
    let from = { x: 0, y: 0 };
    const show = (held: boolean) => {
      const props = read();
      if (props) peek(props.card, element, { ...props, held });
    };
    const later = (wait: number, held: boolean) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => show(held), wait);
    };
    const stop = () => {
      clearTimeout(timer);
      if (!peeking.shown?.held) unpeek(element);
    };
    const listeners: Record<string, (event: never) => void> = {
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && !event.buttons) later(REST, false);
      },
      pointerleave: stop,
      pointercancel: stop,
      pointerdown: (event: PointerEvent) => {
        stop();
        from = { x: event.clientX, y: event.clientY };
        if (event.pointerType !== 'mouse') later(HOLD, true);
      },
      pointermove: (event: PointerEvent) => {
        const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE;
        if (event.pointerType !== 'mouse' && far) clearTimeout(timer);
      },
      // What cannot be pressed now is only looked at: there a tap is enough.
      pointerup: (event: PointerEvent) => {
        clearTimeout(timer);
        if (event.pointerType !== 'mouse' && element.matches(':disabled')) show(true);
      },
      contextmenu: (event: Event) => {
        if (peeking.shown?.held) event.preventDefault();
      },
      // The finger that asked for a closer look does not also choose the card.
      click: (event: Event) => {
        if (peeking.shown?.held && peeking.shown.anchor === element)
          event.stopImmediatePropagation();
      },
      focusin: () => {
        if (element.matches(':focus-visible') || element.querySelector(':focus-visible')) {
          later(REST, false);
        }
      },
      focusout: stop,
      keydown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') unpeek(element);
      },
    };
    for (const [name, listen] of Object.entries(listeners)) {
      element.addEventListener(name, listen as EventListener, name === 'click');
    }
    return () => {
      stop();
      unpeek(element);
      for (const [name, listen] of Object.entries(listeners)) {
        element.removeEventListener(name, listen as EventListener, name === 'click');
      }
    };
  };
}
