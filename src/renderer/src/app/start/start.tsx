import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Platform } from '#shared/contract/platform/platform.ts';
import { guardLeaving } from '#renderer/screens/builder/store/unsaved-changes-guard.ts';
import { english, readLanguage } from '#renderer/lib/messages/locale.ts';
import { BrowserRouter } from '#renderer/lib/router.ts';
import { AppTree } from './app-tree.tsx';
import { type AppStores, createAppStores } from '../model/create-app-model.ts';
import { reportRecoverableError, startErrorReports } from '../error-reports/error-reports.ts';
import { connectStores } from '../model/cross-feature-actions.ts';
import { startLanguage } from '../language.ts';
import { findPrerenderedPage, type PrerenderedPage } from '../routes/prerendered-page.ts';

export async function startApp(platform: Platform, root: HTMLElement): Promise<void> {
  void startErrorReports();
  void keepPageFailures(platform);
  const [page, rememberInput] = await Promise.all([findPrerenderedPage(root), loadRememberInput(root)]);
  const model = createAppStores(platform, page?.first);
  connectStores(model);
  guardLeaving(model.builder, window, () => model.preferences.getState().preferences.ui.autoSave);
  void loadStores(model);
  await startLanguage();
  const restoreInput = rememberInput?.();
  // React does not hydrate during effects, so wait for a microtask.
  const finishHydration = () =>
    queueMicrotask(() => {
      delete root.dataset['page'];
      restoreInput?.();
    });
  showApp(<AppTree model={model} Router={BrowserRouter} onDrawn={finishHydration} />, root, page);
}

/** Loaded only for pages with enabled controls: most pages have none, and the builder's are inert until it renders. */
async function loadRememberInput(root: HTMLElement): Promise<(() => () => void) | undefined> {
  if (root.querySelector(':is(input, textarea, select):not([inert] *)') === null) return undefined;
  // If the chunk fails to load, the page works but earlier input is lost.
  return import('./restore-input.ts').then(
    (code) => code.rememberInput,
    () => undefined
  );
}

async function keepPageFailures({ capabilities: { shell } }: Platform): Promise<void> {
  if (shell === null) return;
  // Without its code nothing is kept.
  const code = await import('../error-reports/keep-failures.ts').catch(() => null);
  code?.keepFailures(shell);
}

function showApp(tree: ReactNode, root: HTMLElement, page: PrerenderedPage | undefined): void {
  if (page === undefined) {
    createRoot(root).render(tree);
    return;
  }
  // In small steps, so that the page can be scrolled meanwhile.
  startTransition(() => {
    // Pages are written in English.
    if (page.isSameFrame && readLanguage() === english)
      hydrateRoot(root, tree, { onRecoverableError: reportRecoverableError });
    // The prerendered markup stays visible until the first frame replaces it.
    else createRoot(root).render(tree);
  });
}

/** The prompt first: everything else can come a moment later. */
async function loadStores({ builder, preferences, history, notifications }: AppStores): Promise<void> {
  await Promise.all([preferences.getState().load(), builder.getState().load()]);
  await Promise.all([history.getState().load(), notifications.getState().load()]);
}
