import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Device } from '#shared/contract/device.ts';
import type { FileAccess } from '#shared/contract/platform.ts';
import type { OpenedFile } from '#shared/contract/shell.ts';
import { historyLimit } from '#shared/domain/prompt/history-list.ts';
import type { PromptDocument } from '#shared/domain/prompt/prompt.ts';
import { type ImportPlan, planImport } from '#shared/domain/transfer/import-plan.ts';
import type { PackContent } from '#shared/domain/transfer/pack-file.ts';
import type { ReadFile } from '#shared/domain/transfer/read-file.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { promptFileName, stampedName } from './file-name.ts';

/** What was read from a file and waits for the user's yes. Nothing has changed yet. */
export type Offer =
  | { readonly kind: 'prompt'; readonly fileName: string; readonly document: PromptDocument }
  | {
      readonly kind: 'pack';
      readonly fileName: string;
      readonly content: PackContent;
      readonly plan: ImportPlan;
    };

export type TransferState = {
  /** The first is shown; the others follow. */
  readonly offers: readonly Offer[];
  readonly offerFiles: (files: readonly OpenedFile[]) => Promise<void>;
  readonly chooseFiles: () => Promise<void>;
  readonly decline: () => void;
  /** Brings a pack in, whole or not at all. */
  readonly acceptPack: () => Promise<void>;
  readonly exportPrompt: (document: PromptDocument) => Promise<void>;
  readonly exportEverything: () => Promise<void>;
};

type Dependencies = {
  readonly device: Device;
  readonly files: FileAccess;
  readonly notify: Notify;
  readonly now: () => number;
  /** After a pack came in: the lists on screen are old. */
  readonly onImported: () => void;
};

export function createTransferStore(given: Dependencies): StoreApi<TransferState> {
  const { device, files, notify } = given;
  const store = createStore<TransferState>()((set, get) => ({
    offers: [],

    async offerFiles(opened) {
      const { readFile } = await import('#shared/domain/transfer/read-file.ts');
      for (const file of opened) {
        const read = readFile(file);
        if (!read.ok) notify({ type: 'error', title: 'Nothing imported', message: read.error });
        else await addOffer(file.name, read.value);
      }
    },

    async chooseFiles() {
      const opened = await files.open();
      if (opened.ok) await get().offerFiles(opened.value);
      else notify({ type: 'error', title: 'Nothing imported', message: opened.error.message });
    },

    decline: () => set((state) => ({ offers: state.offers.slice(1) })),

    async acceptPack() {
      const [offer] = get().offers;
      if (offer?.kind !== 'pack') return;
      const imported = await device.storage.import(offer.content);
      if (!imported.ok) {
        notify({ type: 'error', title: 'Nothing imported', message: imported.error.message });
        return;
      }
      get().decline();
      given.onImported();
      notify({
        type: 'success',
        title: 'Imported',
        message: `${offer.fileName} is now in your history and library.`
      });
    },

    async exportPrompt(document) {
      const { writePromptFile } = await import('#shared/domain/transfer/prompt-file.ts');
      await save(promptFileName(document), writePromptFile(document));
    },

    async exportEverything() {
      const [{ writePackFile }, exported] = await Promise.all([
        import('#shared/domain/transfer/pack-file.ts'),
        device.storage.export()
      ]);
      if (!exported.ok) {
        notify({ type: 'error', title: 'Nothing exported', message: exported.error.message });
        return;
      }
      await save(stampedName(given.now()), writePackFile(exported.value, exported.value));
    }
  }));

  async function addOffer(fileName: string, read: ReadFile): Promise<void> {
    const offer = read.kind === 'prompt' ? { ...read, fileName } : await packOffer(fileName, read.content);
    if (offer !== null) store.setState((state) => ({ offers: [...state.offers, offer] }));
  }

  async function packOffer(fileName: string, content: PackContent): Promise<Offer | null> {
    const current = await device.storage.export();
    if (current.ok)
      return { kind: 'pack', fileName, content, plan: planImport(current.value, content, historyLimit) };
    notify({ type: 'error', title: 'Nothing imported', message: current.error.message });
    return null;
  }

  async function save(name: string, text: string): Promise<void> {
    const saved = await files.save(name, text);
    if (!saved.ok) notify({ type: 'error', title: 'Nothing exported', message: saved.error.message });
    else if (saved.value.isSaved) notify({ type: 'success', title: 'Exported', message: name });
  }

  return store;
}
