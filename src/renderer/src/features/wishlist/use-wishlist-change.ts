import { useServices } from '#renderer/feature-api/services.ts';
import type { RowDraft } from '#renderer/feature-api/row-draft.ts';
import { translateError } from '#renderer/messages/translated-names.ts';

/** Writes changes of the wishlist; false where this device could not, which is said. */
export function useWishlistChange(): (...drafts: readonly RowDraft[]) => Promise<boolean> {
  const { writeRows, notify } = useServices();
  return async (...drafts) => {
    const written = await writeRows(drafts);
    if (!written.ok) notify({ type: 'error', title: translateError(written.error) });
    return written.ok;
  };
}
