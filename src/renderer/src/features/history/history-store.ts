import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Device } from '#shared/contract/device.ts';
import type { Listen } from '#shared/contract/events.ts';
import type { Analysis } from '#shared/domain/craft/fit/analysis.ts';
import {
  addToHistory,
  newHistoryEntry,
  removeFromHistory
} from '#shared/domain/craft/prompt/history/history-list.ts';
import type { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/history.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { createStoreContext } from '#renderer/lib/store-context.tsx';

export type HistoryState = {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly status: 'loading' | 'loaded' | 'error';
  readonly load: () => Promise<void>;
  /** Puts the prompt first; the entry, or null when the device could not keep it. */
  readonly add: (document: PromptDocument, analysis?: Analysis) => Promise<HistoryEntry | null>;
  readonly rename: (id: string, name: string) => Promise<void>;
  /** With an undo on the toast. */
  readonly remove: (id: string) => Promise<void>;
  readonly clear: () => Promise<void>;
};

type Dependencies = {
  readonly device: Device;
  readonly on: Listen;
  readonly notify: Notify;
  readonly now: () => number;
};

export function createHistoryStore({ device, on, notify, now }: Dependencies): StoreApi<HistoryState> {
  const store = createStore<HistoryState>()((set, get) => ({
    entries: [],
    status: 'loading',

    async load() {
      const listed = await device.history.list();
      set(listed.ok ? { entries: listed.value, status: 'loaded' } : { status: 'error' });
    },

    async add(document, analysis) {
      const entry = newHistoryEntry({ document, entries: get().entries, now: now(), analysis });
      return (await keep(entry)) ? entry : null;
    },

    async rename(id, name) {
      const entry = get().entries.find((known) => known.id === id);
      if (entry === undefined || name.trim() === '' || entry.name === name) return;
      await keep({ ...entry, name: name.trim() });
    },

    async remove(id) {
      const entry = get().entries.find((known) => known.id === id);
      if (entry === undefined) return;
      const removed = await device.history.remove({ id });
      if (!removed.ok) return fail(translateError(removed.error));
      set((state) => ({ entries: removeFromHistory(state.entries, id) }));
      notify({
        type: 'success',
        title: t(texts, 'history.deleted', { name: entry.name }),
        action: { label: t(texts, 'history.undo'), isUndo: true, run: () => void keep(entry) }
      });
    },

    async clear() {
      const { entries } = get();
      const cleared = await device.history.clear();
      if (!cleared.ok) return fail(translateError(cleared.error));
      set({ entries: [] });
      notify({
        type: 'success',
        title: t(texts, 'history.cleared', { count: entries.length }),
        action: { label: t(texts, 'history.undo'), isUndo: true, run: () => void restore(entries) }
      });
    }
  }));

  async function keep(entry: HistoryEntry): Promise<boolean> {
    const saved = await device.history.save(entry);
    if (saved.ok) store.setState(({ entries }) => ({ entries: addToHistory(entries, entry).entries }));
    else fail(translateError(saved.error));
    return saved.ok;
  }

  async function restore(entries: readonly HistoryEntry[]): Promise<void> {
    const restored = await device.storage.import({ history: [...entries], templates: [], marks: [] });
    if (!restored.ok) return fail(translateError(restored.error));
    await store.getState().load();
  }

  function fail(reason: string): void {
    notify({ type: 'error', title: t(texts, 'history.notChanged'), message: reason });
  }

  on('device.changed', ({ areas }) => {
    if (areas.includes('history')) void store.getState().load();
  });
  return store;
}

export const historyContext = createStoreContext<HistoryState>('History');
