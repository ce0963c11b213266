import { type ComponentType, createElement } from 'react';
import { useStore } from 'zustand';
import type { DialogName, DialogProps } from '#renderer/feature-api/dialogs.ts';
import type { Screen } from '#renderer/feature-api/feature.ts';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { features } from '../features.ts';
import { loadWithParts } from '../load-with-parts.ts';
import { useApp } from '../model/model-context.ts';
import { listPaletteItems } from './palette-items.ts';

function OpenedPalette({ onClose }: DialogProps) {
  const { model, flows, registry } = useApp();
  return <Palette items={listPaletteItems(model, flows, registry)} onClose={onClose} />;
}

const Palette = lazyComponent(async () => (await import('../commands/palette.tsx')).Palette).LazyPart;

/** The dialogs of the app itself. */
const appDialogs: Partial<Record<DialogName, ComponentType<DialogProps>>> = {
  palette: OpenedPalette,
  switcher: lazyComponent(async () => (await import('./opened-switcher.tsx')).OpenedSwitcher).LazyPart,
  shortcuts: lazyComponent(async () => (await import('../commands/shortcut-sheet.tsx')).ShortcutSheet)
    .LazyPart,
  settings: lazyComponent(async () => (await import('../settings/opened-settings.tsx')).OpenedSettings)
    .LazyPart
};

const featureDialogs = new Map<string, ComponentType<DialogProps>>(
  features
    .flatMap(({ dialogs = {} }) => Object.entries<Screen<DialogProps>>(dialogs))
    .map(([name, screen]) => [name, lazyComponent(() => loadWithParts(screen)).LazyPart])
);

/** Shows the open dialog, loaded from its own chunk. A pending import takes precedence. */
export function OpenedDialog() {
  const { model } = useApp();
  const { opened, close } = useStore(model.dialogs);
  const isImporting = useStore(model.transfer, ({ offers }) => offers.length > 0);
  const name = isImporting ? 'import' : opened;
  if (name === null) return null;
  const Shown = appDialogs[name] ?? featureDialogs.get(name);
  if (Shown === undefined) throw new Error(`No feature has the dialog ${name}`);
  return createElement(Shown, { onClose: close });
}
