import { useState } from 'react';
import type { OwnListing } from '#shared/domain/market/seller.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { openListingDraft } from '../drafts/open-listing-draft.ts';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { useInvalidateListings } from '../frame/seller-queries.ts';

const visibilityDialog = lazyComponent(
  async () => (await import('../visibility/visibility-dialog.tsx')).VisibilityDialog
);

const messageDialog = lazyComponent(
  async () => (await import('../messages/message-dialog.tsx')).MessageDialog
);

/** Edits a listing, removes it from sale, or puts it back on sale. */
export function ListingActions({ listing }: { readonly listing: OwnListing }) {
  const { isOnline } = useSellingDependencies();
  const { busy, edit, cancelPublication } = useListingActions(listing);
  const { state, title, submission } = listing;
  const reason = isOnline ? undefined : t(texts, 'selling.offline');
  const canEdit = state !== 'rejected' && state !== 'taken_down';
  const canBeSold = state === 'published' || isOffSale(state);
  return (
    <div className="col-span-full flex flex-wrap gap-2 empty:hidden">
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
      {submission?.state === 'scheduled' ? (
        <Button
          variant="ghost"
          aria-label={t(texts, 'selling.publish.cancel.named', { title })}
          isBusy={busy === 'schedule'}
          reason={reason}
          onClick={() => void cancelPublication()}
        >
          {t(texts, 'selling.publish.cancel')}
        </Button>
      ) : null}
      {canBeSold ? <SaleButtons listing={listing} /> : null}
      {canBeSold && listing.salesCount > 0 ? <MessageButton listing={listing} /> : null}
      {listing.version === null ? null : <VisibilityButton listing={listing} />}
    </div>
  );
}

const isOffSale = (state: OwnListing['state']): boolean => state === 'paused' || state === 'archived';

/** Takes it off sale for now or puts it away, and puts it back as it was. */
function SaleButtons({ listing: { id, title, state } }: { readonly listing: OwnListing }) {
  const { isOnline, closedReason } = useSellingDependencies();
  const { busy, setState } = useSaleState({ id, title });
  const reason = isOnline ? undefined : t(texts, 'selling.offline');
  return (
    <>
      {isOffSale(state) ? (
        <Button
          variant="ghost"
          aria-label={t(texts, 'selling.restore.named', { title })}
          isBusy={busy === 'published'}
          reason={reason ?? closedReason}
          onClick={() => void setState('published')}
        >
          {t(texts, 'selling.restore')}
        </Button>
      ) : (
        <Button
          variant="ghost"
          aria-label={t(texts, 'selling.pause.named', { title })}
          isBusy={busy === 'paused'}
          reason={reason}
          onClick={() => void setState('paused')}
        >
          {t(texts, 'selling.pause')}
        </Button>
      )}
      {state === 'archived' ? null : (
        <Button
          variant="ghost"
          aria-label={t(texts, 'selling.archive.named', { title })}
          isBusy={busy === 'archived'}
          reason={reason}
          onClick={() => void setState('archived')}
        >
          {t(texts, 'selling.archive')}
        </Button>
      )}
    </>
  );
}

/** Writes to the buyers of the listing. */
function MessageButton({ listing }: { readonly listing: OwnListing }) {
  const { isOnline } = useSellingDependencies();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        aria-label={t(texts, 'selling.messages.dialog.openNamed', { title: listing.title })}
        reason={isOnline ? undefined : t(texts, 'selling.offline')}
        onClick={() => setIsOpen(true)}
      >
        {t(texts, 'selling.messages.dialog.open')}
      </Button>
      {isOpen ? <messageDialog.LazyPart listing={listing} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** Why a search shows the listing where it does. */
function VisibilityButton({ listing }: { readonly listing: OwnListing }) {
  const { isOnline } = useSellingDependencies();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        aria-label={t(texts, 'selling.visibility.open.named', { title: listing.title })}
        reason={isOnline ? undefined : t(texts, 'selling.offline')}
        onClick={() => setIsOpen(true)}
      >
        {t(texts, 'selling.visibility.open')}
      </Button>
      {isOpen ? <visibilityDialog.LazyPart listing={listing} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function useListingActions({ id, title, submission }: OwnListing) {
  const tools = useSellingDependencies();
  const { sellers, notify } = tools;
  const invalidateListings = useInvalidateListings();
  const [busy, setBusy] = useState<'edit' | 'schedule' | null>(null);

  return {
    busy,
    edit: async () => {
      setBusy('edit');
      await openListingDraft(tools, id, submission?.publishAt ?? null);
      setBusy(null);
    },
    cancelPublication: async () => {
      setBusy('schedule');
      const answer = await sellers.cancelPublication({ id });
      setBusy(null);
      if (!answer.ok) notify({ type: 'error', title: translateError(answer.error) });
      else notify({ type: 'success', title: t(texts, 'selling.publish.canceled', { title }) });
      // A refusal means that it changed meanwhile.
      await invalidateListings();
    }
  };
}

type SaleState = 'published' | 'paused' | 'archived';

const saleNotices = {
  published: 'selling.restored',
  paused: 'selling.paused',
  archived: 'selling.archived'
} as const;

function useSaleState({ id, title }: Pick<OwnListing, 'id' | 'title'>) {
  const { sellers, notify } = useSellingDependencies();
  const invalidateListings = useInvalidateListings();
  const [busy, setBusy] = useState<SaleState | null>(null);
  const setState = async (state: SaleState) => {
    setBusy(state);
    const answer = await sellers.setOnSale({
      id,
      isOnSale: state === 'published',
      isPaused: state === 'paused'
    });
    setBusy(null);
    if (!answer.ok) return notify({ type: 'error', title: translateError(answer.error) });
    notify({ type: 'success', title: t(texts, saleNotices[state], { title }) });
    await invalidateListings();
  };
  return { busy, setState };
}
