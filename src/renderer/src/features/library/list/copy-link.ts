import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import type { LibraryDependencies } from '../store/dependencies.tsx';

/** Puts the address of this view on the clipboard, and says how it went. */
export async function copyLink(
  { linkTo, notify }: Pick<LibraryDependencies, 'linkTo' | 'notify'>,
  query: URLSearchParams
): Promise<void> {
  const link = linkTo(query.toString());
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    notify({ type: 'error', title: t(texts, 'library.linkNotCopied'), message: link });
    return;
  }
  notify({ type: 'success', title: t(texts, 'library.linkCopied'), message: link });
}
