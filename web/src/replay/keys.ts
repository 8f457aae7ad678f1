/** Going through a game by keys. */
import type { Replay } from './replay.svelte';

/** What takes arrow keys or space for itself. */
const OWN =
  'input, select, textarea, button, a, [role="tab"], [role="grid"], dialog, [contenteditable]';

export function onKey(event: KeyboardEvent, replay: Replay): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const act = actOf(event, replay);
  if (!act || isTaken(event)) return;
  event.preventDefault();
  act();
}

function actOf({ key, shiftKey }: KeyboardEvent, replay: Replay): (() => void) | undefined {
  switch (key) {
    case 'ArrowRight':
      return () => (shiftKey ? replay.stepTurn(1) : replay.step(1));
    case 'ArrowLeft':
      return () => (shiftKey ? replay.stepTurn(-1) : replay.step(-1));
    case 'PageDown':
      return () => replay.stepTurn(1);
    case 'PageUp':
      return () => replay.stepTurn(-1);
    case 'Home':
      return () => replay.go(0);
    case 'End':
      return () => replay.go(replay.last);
    case ' ':
      return () => replay.toggle();
    default:
      return undefined;
  }
}

/** A button knows what to do with space, but not with arrows: those go through the game from there too. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const own = target.closest(OWN);
  if (!own) return false;
  return key === ' ' || !own.matches('button:not([role]), a');
}
