import { useState } from 'react';
import type { OwnListing } from '#shared/domain/market/seller.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { draftFromListing } from '../drafts/new-draft.ts';
import { getEditorHref } from '../drafts/sell-prompt.ts';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { useInvalidateListings } from '../frame/seller-queries.ts';

/** Edits a listing, removes it from sale, or puts it back on sale. */
export function ListingActions({ listing }: { readonly listing: OwnListing }) {
  const { isOnline } = useSellingDependencies();
  const { busy, edit, setOnSale } = useListingActions(listing);
  const { state, title } = listing;
  const reason = isOnline ? undefined : t(texts, 'selling.offline');
  const canEdit = state !== 'rejected' && state !== 'taken_down';
  const isArchived = state === 'archived';
  return (
    <div className="flex w-full flex-wrap gap-2 empty:hidden">
      {canEdit ? (
        <Button
          aria-label={t(texts, 'selling.edit.named', { title })}
          isBusy={busy === 'edit'}
          reason={reason}
          onClick={() => void edit()}
        >
          {t(texts, 'selling.edit')}
        </Button>
      ) : null}
      {state === 'published' || isArchived ? (
        <Button
          variant="ghost"
          aria-label={t(texts, isArchived ? 'selling.restore.named' : 'selling.archive.named', { title })}
          isBusy={busy === 'sale'}
          reason={reason}
          onClick={() => void setOnSale(isArchived)}
        >
          {t(texts, isArchived ? 'selling.restore' : 'selling.archive')}
        </Button>
      ) : null}
    </div>
  );
}

function useListingActions({ id, title }: OwnListing) {
  const { sellers, listingDrafts, notify, now, goTo } = useSellingDependencies();
  const invalidateListings = useInvalidateListings();
  const [busy, setBusy] = useState<'edit' | 'sale' | null>(null);

  /** Opens the local draft of this listing, or the server's version without one. */
  const openDraft = async () => {
    const kept = await listingDrafts.list();
    const known = kept.ok ? kept.value.find(({ listingId }) => listingId === id) : undefined;
    if (known !== undefined) return goTo(getEditorHref(known));
    const answer = await sellers.getDraft({ id });
    if (!answer.ok) return notify({ type: 'error', title: translateError(answer.error) });
    const draft = draftFromListing(answer.value, id, { id: crypto.randomUUID(), savedAt: now() });
    const saved = await listingDrafts.save(draft);
    if (!saved.ok) return notify({ type: 'error', title: translateError(saved.error) });
    goTo(getEditorHref(draft));
  };

  return {
    busy,
    edit: async () => {
      setBusy('edit');
      await openDraft();
      setBusy(null);
    },
    setOnSale: async (isOnSale: boolean) => {
      setBusy('sale');
      const answer = await sellers.setOnSale({ id, isOnSale });
      setBusy(null);
      if (!answer.ok) return notify({ type: 'error', title: translateError(answer.error) });
      const text = isOnSale ? 'selling.restored' : 'selling.archived';
      notify({ type: 'success', title: t(texts, text, { title }) });
      await invalidateListings();
    }
  };
}
