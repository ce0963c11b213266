import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  _electron,
  type BrowserContext,
  type ElectronApplication,
  expect,
  type Page,
  test as base
} from '@playwright/test';
import { AppPage, isTakenOver } from './app-page.ts';
import { setDesktopOnline } from './desktop-network.ts';

export type Build = 'web' | 'desktop';
type Options = {
  readonly build: Build;
  /** True if journeys on the desktop use one app, whose device is emptied between them. */
  readonly isAppShared: boolean;
};
type Fixtures = {
  /** True shows the first steps, as on a new device; most journeys are past them. */
  readonly isFirstRun: boolean;
  /** The app, open on its first screen with nothing kept yet. */
  readonly app: AppPage;
  /** Ends the app and starts it again on the same data; `meanwhile` happens while none runs. */
  readonly restart: (meanwhile?: () => void) => Promise<AppPage>;
  /** Chooses a file of that name and text in the dialog that `ask` opens. */
  readonly giveFile: (name: string, text: string, ask: () => Promise<void>) => Promise<void>;
  /** The file that `ask` saves, under its suggested name. */
  readonly takeFile: (ask: () => Promise<void>) => Promise<SavedFile>;
  /** Takes the network away from the app alone, or gives it back; other devices keep theirs. */
  readonly setOnline: (isOnline: boolean) => Promise<void>;
  /** The page outside the app to which what `ask` does leads: in a browser the same one, else the person's own browser. */
  readonly goOutside: (ask: () => Promise<void>) => Promise<Page>;
};
type SavedFile = { readonly name: string; readonly text: string; readonly bytes: Buffer };

function readSaved(name: string, path: string): SavedFile {
  const bytes = readFileSync(path);
  return { name, text: bytes.toString('utf8'), bytes };
}

type Session = {
  open: (meanwhile?: () => void) => Promise<Page>;
  giveFile: Fixtures['giveFile'];
  takeFile: Fixtures['takeFile'];
  setOnline: Fixtures['setOnline'];
  goOutside: Fixtures['goOutside'];
};

/** One vocabulary for both builds; which one is the Playwright project's business. */
export const test = base.extend<
  Fixtures & { session: Session },
  Options & { readonly sharedDesktop: Desktop }
>({
  build: ['web', { option: true, scope: 'worker' }],
  isAppShared: [true, { scope: 'worker' }],
  sharedDesktop: [
    // Playwright reads a fixture's needs from its first parameter, which must be written as a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const desktop = createDesktop();
      await provide(desktop);
      await desktop.remove();
    },
    { scope: 'worker' }
  ],
  isFirstRun: [false, { option: true }],

  context: async ({ context, isFirstRun }, provide) => {
    await context.addInitScript(skipRetryDelays);
    if (!isFirstRun) await context.addInitScript(endFirstRun);
    await provide(context);
  },

  page: async ({ page, javaScriptEnabled }, provide) => {
    const goto = page.goto.bind(page);
    page.goto = async (...given) => {
      const response = await goto(...given);
      if (javaScriptEnabled ?? true) await isTakenOver(page);
      return response;
    };
    await provide(page);
  },

  session: async ({ build, context, baseURL, isAppShared, isFirstRun, sharedDesktop }, provide) => {
    if (build === 'web') return await provide(webSession(context, baseURL ?? '/'));
    const isShared = isAppShared && !isFirstRun;
    const desktop = isShared ? sharedDesktop : createDesktop();
    await provide(desktopSession(desktop, context));
    if (!isShared) await desktop.remove();
  },

  app: async ({ session, isFirstRun }, provide) => {
    const app = new AppPage(await session.open());
    await app.isReady();
    // A desktop that has just started for the first time has asked its questions already.
    if (!isFirstRun && (await app.page.evaluate(endFirstRun))) {
      await app.page.reload();
      await app.isReady();
    }
    await provide(app);
    await app.keepsItsPolicy();
  },

  giveFile: async ({ session }, provide) => provide(session.giveFile),
  takeFile: async ({ session }, provide) => provide(session.takeFile),
  setOnline: async ({ session }, provide) => {
    await provide(session.setOnline);
    await session.setOnline(true);
  },
  goOutside: async ({ session }, provide) => provide(session.goOutside),

  restart: async ({ session }, provide) => {
    await provide(async (meanwhile) => {
      const app = new AppPage(await session.open(meanwhile));
      await app.isReady();
      return app;
    });
  }
});

/** Runs in the page; true where it was not over before. */
function endFirstRun(): boolean {
  try {
    const isOver = localStorage.getItem('reelwright.firstRun') !== null;
    localStorage.setItem('reelwright.firstRun', 'done');
    localStorage.setItem('reelwright.modelQuestion.isDismissed', 'true');
    return !isOver;
  } catch {
    // A page of no origin keeps nothing.
    return false;
  }
}

/**
 * Runs in the process that sends calls: the page, or the desktop's main process. Of all delays of a second or more,
 * only those of retries are no whole number, because of their jitter. The unit tests of the transport check them.
 */
function skipRetryDelays(): void {
  const setTimer = globalThis.setTimeout;
  const setShortened = (run: () => void, ms = 0, ...rest: readonly []) =>
    setTimer(run, ms < 1000 || Number.isInteger(ms) ? ms : 0, ...rest);
  Object.assign(globalThis, { setTimeout: setShortened });
}

function webSession(context: BrowserContext, baseURL: string): Session {
  let page: Page | undefined;
  return {
    async open(meanwhile) {
      await page?.close();
      meanwhile?.();
      page = await context.newPage();
      await page.goto(baseURL);
      return page;
    },
    async giveFile(name, text, ask) {
      const choosing = page?.waitForEvent('filechooser');
      await ask();
      await (await choosing)?.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    },
    async takeFile(ask) {
      const [download] = await Promise.all([page?.waitForEvent('download'), ask()]);
      if (download === undefined) throw new Error('No page is open yet');
      return readSaved(download.suggestedFilename(), await download.path());
    },
    setOnline: (isOnline) => context.setOffline(!isOnline),
    async goOutside(ask) {
      await ask();
      if (page === undefined) throw new Error('No page is open yet');
      return page;
    }
  };
}

/** The app of one data folder, which is started on it once or several times. */
type Desktop = {
  readonly folder: string;
  readonly running: () => ElectronApplication | undefined;
  readonly start: (meanwhile?: () => void) => Promise<Page>;
  readonly remove: () => Promise<void>;
};

function createDesktop(): Desktop {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-journey-'));
  let running: ElectronApplication | undefined;
  const close = async () => {
    await running?.close();
    running = undefined;
  };
  return {
    folder,
    running: () => running,
    async start(meanwhile) {
      await close();
      meanwhile?.();
      running = await _electron.launch({
        args: [process.env['APP_DIR'] ?? '.', `--user-data-dir=${folder}`]
      });
      await running.evaluate(skipRetryDelays);
      return await running.firstWindow();
    },
    async remove() {
      await close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  };
}

/** The window of an app that another journey left, as on a new device. */
async function emptyDevice(page: Page): Promise<Page> {
  const first = new URL('/', page.url()).href;
  // Leaving saves the last journey's pending changes; only then they are erased. A picture loads faster than the app.
  await page.goto(new URL('/favicon.svg', first).href);
  await page.evaluate(async () => {
    // This is the response while nobody is signed in.
    await window.desktop.callCloud('account.signOut', undefined);
    const { offlineCache, purchasedPrompts, storage } = window.desktop.device;
    const bought = await purchasedPrompts.list();
    if (bought.ok && bought.value.items.length > 0)
      await purchasedPrompts.remove({ purchaseIds: bought.value.items.map(({ purchaseId }) => purchaseId) });
    await offlineCache.clear();
    await storage.replace(null);
    localStorage.clear();
  });
  // Only journeys past the first run share an app.
  await page.evaluate(endFirstRun);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null, media: null });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(first);
  return page;
}

function desktopSession(desktop: Desktop, context: BrowserContext): Session {
  let isOpen = false;
  return {
    async open(meanwhile) {
      const left = isOpen ? undefined : await desktop.running()?.firstWindow();
      isOpen = true;
      return left === undefined ? await desktop.start(meanwhile) : await emptyDevice(left);
    },
    async giveFile(name, text, ask) {
      const path = join(desktop.folder, name);
      writeFileSync(path, text);
      await desktop.running()?.evaluate(({ dialog }, filePath) => {
        dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] });
      }, path);
      await ask();
    },
    async takeFile(ask) {
      const folder = mkdtempSync(join(desktop.folder, 'saved-'));
      await desktop.running()?.evaluate(({ dialog }, saved) => {
        dialog.showSaveDialog = (...given: readonly Electron.SaveDialogOptions[]) =>
          Promise.resolve({
            canceled: false,
            filePath: `${saved}/${given.at(-1)?.defaultPath}`
          });
      }, folder);
      await ask();
      const listSaved = () => readdirSync(folder).filter((name) => !name.startsWith('.'));
      await expect.poll(listSaved).toHaveLength(1);
      const [name = ''] = listSaved();
      return readSaved(name, join(folder, name));
    },
    async setOnline(isOnline) {
      const app = desktop.running();
      if (app !== undefined) await setDesktopOnline(app, isOnline);
    },
    async goOutside(ask) {
      await desktop.running()?.evaluate(({ shell }) => {
        Object.assign(globalThis, { opened: undefined });
        shell.openExternal = (url) => Promise.resolve(void Object.assign(globalThis, { opened: url }));
      });
      const readOpened = async () =>
        desktop.running()?.evaluate(() => (globalThis as { readonly opened?: string }).opened);
      await ask();
      await expect.poll(readOpened).toBeDefined();
      const page = await context.newPage();
      await page.goto((await readOpened()) ?? '');
      return page;
    }
  };
}

export { expect };
