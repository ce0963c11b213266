import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TransferActions, TransferDependencies, TransferState } from './transfer-state.ts';
import { createStoreContext } from '#renderer/lib/store-context.tsx';

export function createTransferStore(given: TransferDependencies): StoreApi<TransferState> {
  const loadActions = async (): Promise<TransferActions> =>
    (await import('./transfer-actions.ts')).createTransferActions(given, store);
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

export const transferContext = createStoreContext<TransferState>('Transfer');
