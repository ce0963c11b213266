import type { DeviceHandlers } from '#shared/contract/device.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import { readStoredListingDraft } from '#shared/contract/stored-prompts.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import type { Transact, Transaction } from './device-transaction.ts';

type ListingDraftHandlers = Pick<DeviceHandlers, Extract<keyof DeviceHandlers, `listingDrafts.${string}`>>;

export function createListingDraftHandlers(transact: Transact): ListingDraftHandlers {
  return {
    'listingDrafts.list': () => transact('readonly', ['listingDrafts'], readListingDrafts),
    'listingDrafts.save': (draft) =>
      transact('readwrite', ['listingDrafts'], async (transaction) => {
        const store = transaction.objectStore('listingDrafts');
        const stored = await store.get(draft.id);
        if (draft.revision !== (stored?.revision ?? 0)) throw new ContractFailure('draft_conflict');
        const revision = draft.revision + 1;
        await store.put({ ...draft, revision });
        return { revision };
      }),
    'listingDrafts.remove': async ({ id }) => {
      await transact('readwrite', ['listingDrafts'], (transaction) =>
        transaction.objectStore('listingDrafts').delete(id)
      );
    }
  };
}

export async function readListingDrafts(
  transaction: Transaction<'readonly' | 'readwrite'>
): Promise<SavedListingDraft[]> {
  const drafts = await transaction.objectStore('listingDrafts').getAll();
  // As `compareDrafts` of the domain, whose module loads the schemas.
  return drafts
    .toSorted((one, other) => other.savedAt - one.savedAt || (one.id < other.id ? -1 : 1))
    .map(readStoredListingDraft);
}
