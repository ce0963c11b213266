import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Device } from '#shared/contract/device.ts';
import type { FileAccess } from '#shared/contract/platform/platform.ts';
import type { OpenedFile } from '#shared/contract/shell.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/transfer.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { promptFileName, stampedName } from '#shared/domain/craft/transfer/file-name.ts';
import { createImportPreview, type ImportCandidate } from './import-preview.ts';

export type TransferState = {
  /** The first is shown; the others follow. */
  readonly offers: readonly ImportCandidate[];
  readonly offerFiles: (files: readonly OpenedFile[]) => Promise<void>;
  /** Opens a text to be turned into fields; '' opens an empty page for one. */
  readonly offerText: (text: string) => Promise<void>;
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
  /** Brings what is on screen to the device. */
  readonly saveNow: () => Promise<unknown>;
  /** After a pack came in: the lists on screen are old. */
  readonly onImported: () => void;
};

export function createTransferStore(given: Dependencies): StoreApi<TransferState> {
  const { device, files, notify } = given;
  const refuse = (title: string, message: string) => notify({ type: 'error', title, message });
  const exporting = createExports(given, refuse);

  return createStore<TransferState>()((set, get) => ({
    offers: [],
    ...exporting,

    async offerFiles(opened) {
      for (const file of opened) {
        const offer = await createImportPreview(device, file);
        if (offer.ok) set((state) => ({ offers: [...state.offers, offer.value] }));
        else refuse(t(texts, 'transfer.nothingImported'), offer.error);
      }
    },

    async offerText(text) {
      const isUsable = text === '' || (await isUsableText(text, refuse));
      const isAsked = get().offers.some(({ kind }) => kind === 'text') && text === '';
      if (!isUsable || isAsked) return;
      set((state) => ({ offers: [...state.offers, { kind: 'text', fileName: '', text }] }));
    },

    async chooseFiles() {
      const opened = await files.open();
      if (opened.ok) await get().offerFiles(opened.value);
      else refuse(t(texts, 'transfer.nothingImported'), translateError(opened.error));
    },

    decline: () => set((state) => ({ offers: state.offers.slice(1) })),

    async acceptPack() {
      const [offer] = get().offers;
      if (offer?.kind !== 'pack') return;
      const imported = await device.storage.import(offer.content);
      if (!imported.ok) return refuse(t(texts, 'transfer.nothingImported'), translateError(imported.error));
      get().decline();
      given.onImported();
      const message = t(texts, 'transfer.nowHere', { file: offer.fileName });
      notify({ type: 'success', title: t(texts, 'transfer.imported'), message });
    }
  }));
}

async function isUsableText(
  text: string,
  refuse: (title: string, message: string) => void
): Promise<boolean> {
  const { readPaste } = await import('#renderer/feature-api/read-paste.ts');
  const parsed = await readPaste(text);
  if (!parsed.ok) refuse(t(texts, 'transfer.nothingPasted'), translate(parsed.error));
  return parsed.ok;
}

type Exports = Pick<TransferState, 'exportPrompt' | 'exportEverything'>;

function createExports(given: Dependencies, refuse: (title: string, message: string) => void): Exports {
  const { device, files, notify, now } = given;

  async function save(name: string, text: string): Promise<void> {
    const saved = await files.save(name, text);
    if (!saved.ok) refuse(t(texts, 'transfer.nothingExported'), translateError(saved.error));
    else if (saved.value.isSaved)
      notify({ type: 'success', title: t(texts, 'transfer.exported'), message: name });
  }

  return {
    async exportPrompt(document) {
      const { writePromptFile } = await import('#shared/domain/craft/transfer/prompt-file.ts');
      await save(promptFileName(document), writePromptFile(document));
    },

    async exportEverything() {
      await given.saveNow();
      const [{ writePackFile }, exported] = await Promise.all([
        import('#shared/domain/craft/transfer/pack-file.ts'),
        device.storage.export()
      ]);
      if (!exported.ok) return refuse(t(texts, 'transfer.nothingExported'), translateError(exported.error));
      const { history, templates, marks, ...rest } = exported.value;
      const templatesOffered = rest.preferences.privacy.shareTemplates;
      const pack = writePackFile({ history, templates, marks }, { device: rest, templatesOffered });
      await save(stampedName(now()), pack);
    }
  };
}
