import { createStore } from 'zustand/vanilla';
import type { DialogName } from '#renderer/feature-api/dialogs.ts';

export type DialogState = {
  readonly opened: DialogName | null;
  readonly open: (name: DialogName) => void;
  readonly close: () => void;
  readonly toggle: (name: DialogName) => void;
};

/** At most one dialog at a time. */
export const createDialogStore = () =>
  createStore<DialogState>()((set) => ({
    opened: null,
    open: (opened) => set({ opened }),
    close: () => set({ opened: null }),
    toggle: (name) => set(({ opened }) => ({ opened: opened === name ? null : name }))
  }));
