import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/marketplace.json';
import type { MarketTools } from './market-tools.ts';

/** Puts the address of `path` on the clipboard, and says how it went. */
export async function copyLink(
  { linkTo, notify }: Pick<MarketTools, 'linkTo' | 'notify'>,
  path: string
): Promise<void> {
  const link = linkTo(path);
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    notify({ type: 'error', title: say(texts, 'marketplace.linkNotCopied'), message: link });
    return;
  }
  notify({ type: 'success', title: say(texts, 'marketplace.linkCopied'), message: link });
}
