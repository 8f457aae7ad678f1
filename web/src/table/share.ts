/** Giving away the link of a table: by the device's own way to share, or copied. */
import { t } from '../i18n/index.svelte';
import { toast } from '../look/toasts.svelte';

export function linkOf(table: string): string {
  return `${location.origin}/tables/${table}`;
}

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

export async function share(table: string): Promise<void> {
  if (!canShare()) return copyLink(table);
  try {
    await navigator.share({ title: 'Waldbach', text: t('table-share-text'), url: linkOf(table) });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(table);
  }
}

export async function copyLink(table: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkOf(table));
    toast(t('table-share-copied'), { kind: 'good' });
  } catch {
    toast(linkOf(table), { stay: 0 }); // without a clipboard it can still be read
  }
}
