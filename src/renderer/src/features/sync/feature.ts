import { defineFeature } from '#renderer/feature-api/feature.ts';
import { lazyOptional } from '#renderer/ui/loading/lazy-component.ts';

/** The library on every device of an account. */
export const sync = defineFeature({
  screens: { sync: { load: async () => (await import('./page/sync-page.tsx')).SyncPage } },
  parts: {
    WaitingMessages: async () => (await import('./waiting-messages.tsx')).WaitingMessages,
    SyncOffer: async () => lazyOptional(async () => (await import('./sync-offer.tsx')).SyncOffer),
    KeepLibraryDialog: async () =>
      lazyOptional(async () => (await import('./page/keep-library-dialog.tsx')).KeepLibraryDialog)
  }
});
