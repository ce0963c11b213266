// The part of the integration that the start needs; the rest loads once a window is on the screen.
import { app, BrowserWindow, type WebContents } from 'electron';
import type { Deliver } from '#shared/contract/event-buffer.ts';
import type { ShellHandlers } from '#shared/contract/shell.ts';
import type { UpdateState } from '#shared/domain/release/update-state.ts';
import { logFailure } from '../diagnostics/log-failure.ts';
import { clearRecentDocuments } from '../system/recent-documents.ts';
import { showContextMenus } from '../windows/context-menu.ts';
import type { Integration } from './integration.ts';
import { createProgressBar, type ProgressBar, updateWork } from './progress-bar.ts';

type IntegrationHandlers = Pick<
  ShellHandlers,
  Extract<keyof ShellHandlers, `${'integration' | 'spelling'}.${string}`>
>;

type Options = {
  /** The data folder. */
  readonly folder: string;
  readonly publish: Deliver;
  /** Brings the app's window to the front. */
  readonly show: () => void;
  readonly onReset: () => void;
};

type OpenedIntegration = {
  readonly handlers: IntegrationHandlers;
  /** Shows the download of an update. */
  readonly showUpdate: (state: UpdateState) => void;
  /** For what the system keeps of the app when everything is erased. */
  readonly reset: () => void;
};

export function openIntegration({ folder, publish, show, onReset }: Options): OpenedIntegration {
  const progress = createProgressBar(() => BrowserWindow.getAllWindows(), process.platform);
  const load = createLoader(folder, publish, show);
  const start = (work: (integration: Integration) => void = () => {}): void => {
    load()
      .then(work)
      .catch((error: unknown) => logFailure('The app could not take its part in the desktop', error));
  };
  app.once('browser-window-created', (_event, window) => window.once('show', () => start()));
  app.on('browser-window-created', (_event, window) =>
    showContextMenus(window, {
      suggest: async (word) => (await load()).spelling.suggest(word),
      add: (word) => start((integration) => integration.spelling.add(word))
    })
  );
  app.on('web-contents-created', (_event, contents) => forgetWithPage(contents, progress));
  return {
    handlers: createHandlers(load, progress),
    showUpdate: ({ phase, downloadedPercent }) =>
      progress.show(updateWork, phase === 'downloading' ? downloadedPercent / 100 : undefined),
    reset: () => {
      clearRecentDocuments();
      onReset();
      start((integration) => integration.reset());
    }
  };
}

function createLoader(folder: string, publish: Deliver, show: () => void): () => Promise<Integration> {
  let loaded: Promise<Integration> | undefined;
  const open = (path: string | null): void => {
    show();
    if (path !== null) publish('link.opened', { path });
  };
  const paste = (text: string): void => {
    show();
    publish('prompt.pasted', { text });
  };
  return () => {
    loaded ??= import('./integration.ts').then((code) => code.createIntegration({ folder, open, paste }));
    return loaded;
  };
}

function createHandlers(load: () => Promise<Integration>, progress: ProgressBar): IntegrationHandlers {
  return {
    'integration.describe': async () => (await load()).describe(),
    'integration.change': async (change) => (await load()).change(change),
    'integration.showProgress': ({ pageId, fraction }) => {
      progress.show(pageId, fraction);
      return undefined;
    },
    'integration.showUnread': async ({ count }) => {
      (await load()).showUnread(count);
      return undefined;
    },
    'integration.notify': async (notification) => {
      (await load()).notify(notification);
      return undefined;
    },
    'spelling.check': async (checked) => (await load()).spelling.check(checked)
  };
}

/** A page that is gone cannot say that its work is over. */
function forgetWithPage(contents: WebContents, progress: ProgressBar): void {
  contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) progress.forgetPages();
  });
  contents.on('render-process-gone', progress.forgetPages);
  contents.on('destroyed', progress.forgetPages);
}
