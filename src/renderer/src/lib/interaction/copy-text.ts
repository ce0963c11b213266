import type { Notify } from '../notify.ts';

type Titles = { readonly copied: string; readonly failed: string };

/** Puts the text on the clipboard, and shows it where the browser refuses. */
export async function copyText(notify: Notify, text: string, { copied, failed }: Titles): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    notify({ type: 'error', title: failed, message: text });
    return;
  }
  notify({ type: 'success', title: copied, message: text });
}
