import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { followSystemTheme, showAppearance } from './appearance.ts';
import { listCommands } from '../commands/command-registry.ts';
import { readOpenedFile } from '#renderer/platform/read-opened-file.ts';
import { paths } from '#shared/contract/paths.ts';
import { followAfterPaint } from '#renderer/lib/follow-after-paint.ts';
import { useFileDrop, useTextDrop } from '#renderer/lib/interaction/use-drop.ts';
import { english, readLanguage } from '#renderer/lib/messages/locale.ts';
import type { App } from '../model/model-context.ts';

/** Events from outside the app's screens: keys, menus, links, dropped files, the system's theme. */
export function useAppEvents(app: App, goTo: (path: string) => void): void {
  const { model, registry } = app;

  // With what is drawn and not some time after it: a key pressed at the first sight of the app counts.
  useLayoutEffect(() => {
    addEventListener('keydown', registry.handleKeyDown);
    return () => removeEventListener('keydown', registry.handleKeyDown);
  }, [registry]);

  useEffect(() => model.platform.on('command.invoked', ({ id }) => registry.run(id)), [model, registry]);
  useEffect(() => model.platform.on('link.opened', ({ path }) => goTo(path)), [model, goTo]);

  useEffect(
    () =>
      model.platform.on('prompt.pasted', ({ text }) => {
        goTo(paths.builder.getHref());
        void model.transfer.getState().offerText(text);
      }),
    [model, goTo]
  );

  const takeDropped = useCallback(
    (files: readonly File[]) => {
      const reading = Promise.all(files.map(readOpenedFile));
      void reading.then((read) => model.transfer.getState().offerFiles(read));
    },
    [model]
  );
  const takeText = useCallback((text: string) => void model.transfer.getState().offerText(text), [model]);
  useFileDrop(takeDropped);
  useTextDrop(takeText);

  useAppearance(app);
  useMenuState(app);
  useShellLabels(app);
  useReadyReport(app);
}

function useAppearance({ model }: App): void {
  const ui = useStore(model.preferences, (state) => (state.isLoaded ? state.preferences.ui : null));
  useEffect(
    () => (ui === null ? undefined : followSystemTheme((isDark) => showAppearance(ui, isDark))),
    [ui]
  );
  useEffect(() => {
    if (ui !== null) void model.platform.capabilities.shell?.window.setTheme(ui.theme);
  }, [model, ui]);
}

/** The native menus in the language shown: this is drawn anew with it. */
function useShellLabels({ model }: App): void {
  useEffect(() => {
    const { shell } = model.platform.capabilities;
    if (shell === null) return;
    if (readLanguage() === english) void shell.window.setLabels({});
    // Without it the menus stay in English.
    else
      void import('../frame/shell-labels.ts').then(
        (m) => shell.window.setLabels(m.listShellLabels()),
        ignore
      );
  }, [model]);
}

const ignore = () => undefined;

/** Once the draft is on the screen; after a failure to read it the start was none. */
function useReadyReport({ model }: App): void {
  const isReady = useStore(model.builder, (state) => state.isReady && state.loadError === null);
  useEffect(() => {
    if (isReady) void model.platform.capabilities.shell?.window.reportReady();
  }, [model, isReady]);
}

/** Keeps the native menus' enabled items in step; a browser has none. */
function useMenuState({ model, registry }: App): void {
  useEffect(() => {
    const { shell } = model.platform.capabilities;
    if (shell === null) return;
    let announced = '';
    const tell = () => {
      const enabled = Object.fromEntries(listCommands().map(({ id }) => [id, registry.isEnabled(id)]));
      const text = JSON.stringify(enabled);
      if (text === announced) return;
      announced = text;
      void shell.menu.setEnabled(enabled);
    };
    tell();
    const stops = [
      followAfterPaint(model.builder).subscribe(tell),
      model.notifications.subscribe(tell),
      model.undoOwner.subscribe(tell)
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [model, registry]);
}
