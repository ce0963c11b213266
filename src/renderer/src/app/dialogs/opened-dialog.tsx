import { useStore } from 'zustand';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';
import { listPaletteItems } from './palette-items.ts';
import type { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { useApp } from '../model/model-context.ts';
import type { ImportCandidate } from '#renderer/features/transfer/import-preview.ts';
import { paths } from '#shared/contract/paths.ts';
import { useNavigate } from '#renderer/lib/router.ts';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';

const Palette = lazyComponent(async () => (await import('../commands/palette.tsx')).Palette).LazyPart;
const OpenedSwitcher = lazyComponent(
  async () => (await import('./opened-switcher.tsx')).OpenedSwitcher
).LazyPart;
const ShortcutSheet = lazyComponent(
  async () => (await import('../commands/shortcut-sheet.tsx')).ShortcutSheet
).LazyPart;
const OpenedComparison = lazyComponent(
  async () => (await import('./opened-comparison.tsx')).OpenedComparison
).LazyPart;
const OpenedMatrix = lazyComponent(async () => (await import('./opened-matrix.tsx')).OpenedMatrix).LazyPart;
const ModelsDialog = lazyComponent(
  async () => (await import('#renderer/features/models/models-dialog.tsx')).ModelsDialog
).LazyPart;
const HistoryDialog = lazyComponent(
  async () => (await import('#renderer/features/history/history-dialog.tsx')).HistoryDialog
).LazyPart;
const TemplatesDialog = lazyComponent(
  async () => (await import('#renderer/features/library/list/templates-dialog.tsx')).TemplatesDialog
).LazyPart;
const SaveTemplateDialog = lazyComponent(
  async () => (await import('#renderer/features/library/editor/save-template-dialog.tsx')).SaveTemplateDialog
).LazyPart;
const OpenedSettings = lazyComponent(
  async () => (await import('../settings/opened-settings.tsx')).OpenedSettings
).LazyPart;
const OpenedActivity = lazyComponent(
  async () => (await import('./opened-activity.tsx')).OpenedActivity
).LazyPart;
const NotificationsDialog = lazyComponent(
  async () => (await import('#renderer/features/notifications/notifications-dialog.tsx')).NotificationsDialog
).LazyPart;
const OpenedDiagnostics = lazyComponent(
  async () => (await import('./opened-diagnostics.tsx')).OpenedDiagnostics
).LazyPart;
const PasteDialog = lazyComponent(
  async () => (await import('#renderer/features/paste/paste-dialog.tsx')).PasteDialog
).LazyPart;
const ImportDialog = lazyComponent(
  async () => (await import('#renderer/features/transfer/import-dialog.tsx')).ImportDialog
).LazyPart;

/** The open dialog, each from its own chunk. A waiting import goes before everything else. */
export function OpenedDialog() {
  const { model, flows, registry } = useApp();
  const { opened, close } = useStore(model.dialogs);
  const offer = useStore(model.transfer, (state) => state.offers[0]);
  const goTo = useNavigate();

  if (offer !== undefined) return <WaitingImport offer={offer} />;
  switch (opened) {
    case null:
      return null;
    case 'palette':
      return <Palette items={listPaletteItems(model, flows, registry)} onClose={close} />;
    case 'switcher':
      return <OpenedSwitcher onClose={close} />;
    case 'shortcuts':
      return <ShortcutSheet onClose={close} />;
    case 'compare':
      return <OpenedComparison onClose={close} />;
    case 'matrix':
      return <OpenedMatrix onClose={close} />;
    case 'models':
      return <ModelsDialog models={model.models} onClose={close} />;
    case 'history':
      return <OpenedHistory onClose={close} />;
    case 'templates': {
      const browse = () => {
        close();
        void goTo(paths.library.getHref());
      };
      return <TemplatesDialog onUse={flows.useTemplate} onClose={close} onBrowse={browse} />;
    }
    case 'saveTemplate':
      return <SavingTemplate onClose={close} />;
    case 'settings':
      return <OpenedSettings onClose={close} />;
    case 'activity':
      return <OpenedActivity onClose={close} />;
    case 'notifications':
      return <NotificationsDialog onClose={close} />;
    case 'diagnostics':
      return <OpenedDiagnostics onClose={close} />;
  }
}

// The dialogs that show the prompt being built follow it; the host itself has no part in what is typed.

function WaitingImport({ offer }: { readonly offer: ImportCandidate }) {
  const { model, flows } = useApp();
  const document = useStore(model.builder, (state) => state.document);
  const waiting = useStore(model.transfer, ({ offers }) => offers.length - 1);
  const { decline, acceptPack } = model.transfer.getState();
  if (offer.kind === 'text') {
    const { text, fileName } = offer;
    return (
      <PasteDialog
        key={`${fileName}:${text}`}
        text={text}
        fileName={fileName}
        waiting={waiting}
        current={document}
        onUse={flows.usePasted}
        onClose={decline}
      />
    );
  }
  const accept = () => (offer.kind === 'prompt' ? flows.openImported(offer.document) : void acceptPack());
  return <ImportDialog offer={offer} current={document} onCancel={decline} onAccept={accept} />;
}

type ClosableProps = { readonly onClose: () => void };

function OpenedHistory({ onClose }: ClosableProps) {
  const { model, flows } = useApp();
  const viewingEntryId = useStore(model.builder, (state) => state.viewingEntryId);
  const { sellPrompt } = useServices();
  const sell = ({ name, data }: HistoryEntry) => {
    onClose();
    void sellPrompt({ name, data });
  };
  return (
    <HistoryDialog viewingEntryId={viewingEntryId} onOpen={flows.openEntry} onSell={sell} onClose={onClose} />
  );
}

function SavingTemplate({ onClose }: ClosableProps) {
  const { model } = useApp();
  const document = useStore(model.builder, (state) => state.document);
  const tell = (name: string) => {
    onClose();
    model.builder.getState().markSaved();
    model.notifications
      .getState()
      .notify({ type: 'success', title: t(texts, 'app.savedTemplate', { name }) });
  };
  return <SaveTemplateDialog document={document} onSaved={tell} onClose={onClose} />;
}
