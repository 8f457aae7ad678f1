import { toast } from './toasts.svelte';

/**
 * Copies a text; false where the browser does not let us. Browsers have a clipboard only for pages by
 * https or of this machine; in a home network the old way, over a selection, still works.
 */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text);
  }
}

function copiedBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'spoken';
  (before?.closest('dialog') ?? document.body).append(field); // outside of an open dialog nothing is selected
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

/** Copies a text and says so; where that is impossible it stays on the screen, to be read. */
export async function copyAndSay(text: string, said: string): Promise<void> {
  if (await copied(text)) toast(said, { kind: 'good' });
  else toast(text, { stay: 0 });
}
