import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLocalStore } from '#renderer/lib/local-store.ts';

/** True once "Which model do you use?" was dismissed on this device. Losing that asks once more. */
export type ModelQuestion = { readonly isDismissed: boolean; readonly dismiss: () => void };

const storage = createLocalStore('reelwright.modelQuestion');

export const createModelQuestion = (): StoreApi<ModelQuestion> =>
  createStore<ModelQuestion>()((set) => ({
    isDismissed: storage.read('isDismissed', (kept) => typeof kept === 'boolean', false),
    dismiss() {
      set({ isDismissed: true });
      storage.remember('isDismissed', true);
    }
  }));
