// Loaded with the first file or text: the first screen transfers nothing.
import type { StoreApi } from 'zustand/vanilla';
import { runLongWork } from '#renderer/lib/long-work.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/transfer.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { promptFileName, stampedName } from '#shared/domain/craft/transfer/file-name.ts';
import { createImportPreview } from './import-preview.ts';
import type { TransferActions, TransferDependencies, TransferState } from './transfer-state.ts';

type Store = Pick<StoreApi<TransferState>, 'getState' | 'setState'>;
type Refuse = (title: string, message: string) => void;

export function createTransferActions(given: TransferDependencies, store: Store): TransferActions {
  const refuse: Refuse = (title, message) => given.notify({ type: 'error', title, message });
  return { ...createImports(given, store, refuse), ...createExports(given, refuse) };
}

function createImports(
  { device, files, notify, onImported }: TransferDependencies,
  { getState, setState }: Store,
  refuse: Refuse
) {
  return {
    async offerFiles(opened) {
      for (const file of opened) {
        const offer = await createImportPreview(device, file);
        if (offer.ok) setState((state) => ({ offers: [...state.offers, offer.value] }));
        else refuse(t(texts, 'transfer.nothingImported'), offer.error);
      }
    },

    async offerText(text) {
      const isUsable = text === '' || (await isUsableText(text, refuse));
      const isAsked = getState().offers.some(({ kind }) => kind === 'text') && text === '';
      if (!isUsable || isAsked) return;
      setState((state) => ({ offers: [...state.offers, { kind: 'text', fileName: '', text }] }));
    },

    async chooseFiles() {
      const opened = await files.open();
      if (opened.ok) await getState().offerFiles(opened.value);
      else refuse(t(texts, 'transfer.nothingImported'), translateError(opened.error));
    },

    async acceptPack() {
      const [offer] = getState().offers;
      if (offer?.kind !== 'pack') return;
      const imported = await runLongWork(() => device.storage.import(offer.content));
      if (!imported.ok) return refuse(t(texts, 'transfer.nothingImported'), translateError(imported.error));
      getState().decline();
      onImported();
      const message = t(texts, 'transfer.nowHere', { file: offer.fileName });
      notify({ type: 'success', title: t(texts, 'transfer.imported'), message });
    }
  } satisfies Partial<TransferActions>;
}

async function isUsableText(text: string, refuse: Refuse): Promise<boolean> {
  const { readPaste } = await import('#renderer/feature-api/read-paste.ts');
  const parsed = await readPaste(text);
  if (!parsed.ok) refuse(t(texts, 'transfer.nothingPasted'), translate(parsed.error));
  return parsed.ok;
}

function createExports({ device, files, notify, now, saveNow }: TransferDependencies, refuse: Refuse) {
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
      await saveNow();
      const [{ writePackFile }, exported] = await runLongWork(() =>
        Promise.all([import('#shared/domain/craft/transfer/pack-file.ts'), device.storage.export()])
      );
      if (!exported.ok) return refuse(t(texts, 'transfer.nothingExported'), translateError(exported.error));
      const { history, templates, marks, ...rest } = exported.value;
      const templatesOffered = rest.preferences.privacy.shareTemplates;
      const pack = writePackFile({ history, templates, marks }, { device: rest, templatesOffered });
      await save(stampedName(now()), pack);
    }
  } satisfies Partial<TransferActions>;
}
