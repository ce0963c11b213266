import { useStore } from 'zustand';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { useApp } from '../model/model-context.ts';

const dialog = lazyComponent(async () => (await import('./opened-dialog.tsx')).OpenedDialog);

/** Loads the list of dialogs before the first is opened; each dialog's own code still loads with it. */
export const preloadDialogs = dialog.preload;

/** Shows the open dialog, or the import that waits for an answer. */
export function DialogHost() {
  const { model } = useApp();
  const isOpen = useStore(model.dialogs, ({ opened }) => opened !== null);
  const isImporting = useStore(model.transfer, ({ offers }) => offers.length > 0);
  return isOpen || isImporting ? <dialog.LazyPart /> : null;
}
