/** Giving away the link of a table: by the device's own way to share, or copied. */
import { address } from '../api/address.svelte';
import { t } from '../i18n/index.svelte';
import { copyAndSay } from '../look/clipboard';

export function linkOf(table: string): string {
  return address.of(`/tables/${table}`);
}

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

export async function share(table: string): Promise<void> {
  try {
    await navigator.share({ title: 'Waldbach', text: t('table-share-text'), url: linkOf(table) });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(table);
  }
}

export function copyLink(table: string): Promise<void> {
  return copyAndSay(linkOf(table), t('table-share-copied'));
}
