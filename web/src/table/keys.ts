/** Keys of the table, where nothing that has the focus wants them for itself. */

const TYPING = 'input, textarea, select, [contenteditable]';
const PRESSING = 'button, a, summary, [role="button"], [role="tab"], [role="gridcell"]';

interface Keys {
  confirm(): void;
  undo(): void;
  drop(): void;
  help(): void;
  hint(): void;
}

export function onKey(event: KeyboardEvent, keys: Keys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPING) || document.querySelector('dialog[open]')) return;
  const act = actOf(event.key, keys);
  if (!act || (event.key === 'Enter' && target?.closest(PRESSING))) return;
  event.preventDefault();
  // Who is slow to let go has not yet read the warning that came.
  if (event.key !== 'Enter' || !event.repeat) act();
}

function actOf(key: string, keys: Keys): (() => void) | null {
  switch (key) {
    case 'Enter':
      return keys.confirm;
    case 'u':
    case 'U':
      return keys.undo;
    case 'h':
    case 'H':
      return keys.hint;
    case 'Escape':
      return keys.drop;
    case '?':
      return keys.help;
    default:
      return null;
  }
}
