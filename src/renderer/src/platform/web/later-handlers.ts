// The handlers that the first screen does not call, in a script of their own.
import type { HandlersOf } from './lazy-handlers.ts';
import { createListingDraftHandlers } from './listing-draft-handlers.ts';
import { createOfflineCacheHandlers } from './offline-cache-handlers.ts';
import { createPurchasedPromptHandlers } from './purchased-prompt-handlers.ts';
import { createStorageHandlers } from './storage-handlers.ts';
import type { Transact } from './device-transaction.ts';

export const createLaterHandlers = (
  transact: Transact,
  isPersistent: () => Promise<boolean>
): HandlersOf<'listingDrafts' | 'offlineCache' | 'purchasedPrompts' | 'storage'> => ({
  ...createListingDraftHandlers(transact),
  ...createOfflineCacheHandlers(transact),
  ...createPurchasedPromptHandlers(transact),
  ...createStorageHandlers(transact, isPersistent)
});
