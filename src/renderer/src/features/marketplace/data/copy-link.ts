import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import type { MarketDependencies } from './dependencies.tsx';

/** Puts the address of `path` on the clipboard, and says how it went. */
export async function copyLink(
  { linkTo, notify }: Pick<MarketDependencies, 'linkTo' | 'notify'>,
  path: string
): Promise<void> {
  const link = linkTo(path);
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    notify({ type: 'error', title: t(texts, 'marketplace.linkNotCopied'), message: link });
    return;
  }
  notify({ type: 'success', title: t(texts, 'marketplace.linkCopied'), message: link });
}
