import type { Notify } from '#renderer/lib/notify.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';

/** Puts the text on the clipboard, and shows it where the browser refuses. */
export async function copyText(notify: Notify, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    notify({ type: 'error', title: t(texts, 'selling.coupon.notCopied'), message: text });
    return;
  }
  notify({ type: 'success', title: t(texts, 'selling.coupon.copied'), message: text });
}
