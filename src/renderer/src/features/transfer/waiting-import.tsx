import { useStore } from 'zustand';
import type { FillMode } from '#shared/domain/craft/paste/choose-fields.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { Part } from '#renderer/feature-api/parts.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/transfer.json';
import { ImportDialog } from './import-dialog.tsx';
import { transferContext } from './transfer-store.ts';

/** Previews the first pending import next to the prompt that it would change. */
export function WaitingImport() {
  const { prompt, openPrompt, fillPrompt } = useServices();
  const current = useStore(prompt, (state) => state.document);
  const offer = transferContext.use(({ offers }) => offers[0]);
  const waiting = transferContext.use(({ offers }) => offers.length - 1);
  const { decline, acceptPack } = transferContext.useStoreApi().getState();
  const open = (document: PromptDocument) => {
    openPrompt(document, t(texts, 'transfer.step.import'));
    decline();
  };
  const takePasted = (document: PromptDocument, way: FillMode) => {
    const put = way === 'replace' ? openPrompt : fillPrompt;
    put(document, t(texts, 'transfer.step.paste'));
    decline();
  };
  if (offer === undefined) return null;
  if (offer.kind === 'text') {
    const { text, fileName } = offer;
    return (
      <Part
        part="PasteDialog"
        key={`${fileName}:${text}`}
        text={text}
        fileName={fileName}
        waiting={waiting}
        current={current}
        onUse={takePasted}
        onClose={decline}
      />
    );
  }
  const accept = () => (offer.kind === 'prompt' ? open(offer.document) : void acceptPack());
  return <ImportDialog offer={offer} current={current} onCancel={decline} onAccept={accept} />;
}
