import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLazyLoader } from '#renderer/lib/lazy-loader.ts';
import type { TransferActions, TransferDependencies, TransferState } from './transfer-state.ts';

export function createTransferStore(given: TransferDependencies): StoreApi<TransferState> {
  const loadActions = createLazyLoader(async (): Promise<TransferActions> => {
    const { createTransferActions } = await import('./transfer-actions.ts');
    return createTransferActions(given, store);
  });
  const store: StoreApi<TransferState> = createStore<TransferState>()((set) => ({
    offers: [],
    decline: () => set((state) => ({ offers: state.offers.slice(1) })),
    offerFiles: async (files) => (await loadActions()).offerFiles(files),
    offerText: async (text) => (await loadActions()).offerText(text),
    chooseFiles: async () => (await loadActions()).chooseFiles(),
    acceptPack: async () => (await loadActions()).acceptPack(),
    exportPrompt: async (document) => (await loadActions()).exportPrompt(document),
    exportEverything: async () => (await loadActions()).exportEverything()
  }));
  return store;
}
