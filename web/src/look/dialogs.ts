/** What dialogs and sheets share: following `open` with the browser's own modal dialog. */
import type { Attachment } from 'svelte/attachments';

/** Shows and hides a dialog as `open` says. */
export function modal(open: () => boolean): Attachment<HTMLDialogElement> {
  return (dialog) => {
    if (open()) {
      if (!dialog.open) dialog.showModal();
    } else if (dialog.open) dialog.close();
  };
}

/** Was the press beside the dialog, on what lies behind it? */
export function isOutside(event: MouseEvent): boolean {
  return event.target === event.currentTarget;
}
