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

export type Build = 'web' | 'desktop';
type Options = {
  readonly build: Build;
  /** Whether the first steps are shown, as on a device that never saw them; most journeys are past them. */
  readonly isFirstRun: boolean;
};
type Fixtures = {
  /** The app, open on its first screen with nothing kept yet. */
  readonly app: AppPage;
  /** Ends the app and starts it again on the same data; `meanwhile` happens while none runs. */
  readonly restart: (meanwhile?: () => void) => Promise<AppPage>;
  /** Chooses a file of that name and text in the dialog that `ask` opens. */
  readonly giveFile: (name: string, text: string, ask: () => Promise<void>) => Promise<void>;
  /** What is saved to a file by what `ask` does, under the name that is suggested. */
  readonly takeFile: (ask: () => Promise<void>) => Promise<SavedFile>;
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
  goOutside: Fixtures['goOutside'];
  close: () => Promise<void>;
};

/** One vocabulary for both builds; which one is the Playwright project's business. */
export const test = base.extend<Fixtures & { session: Session }, Options>({
  build: ['web', { option: true, scope: 'worker' }],
  isFirstRun: [false, { option: true, scope: 'worker' }],

  context: async ({ context, isFirstRun }, provide) => {
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

  session: async ({ build, context, baseURL }, provide) => {
    const session = build === 'web' ? webSession(context, baseURL ?? '/') : desktopSession(context);
    await provide(session);
    await session.close();
  },

  app: async ({ session, isFirstRun }, provide) => {
    const app = new AppPage(await session.open());
    await app.isReady();
    if (!isFirstRun) await app.page.evaluate(endFirstRun);
    await provide(app);
    await app.keepsItsPolicy();
  },

  giveFile: async ({ session }, provide) => provide(session.giveFile),
  takeFile: async ({ session }, provide) => provide(session.takeFile),
  goOutside: async ({ session }, provide) => provide(session.goOutside),

  restart: async ({ session }, provide) => {
    await provide(async (meanwhile) => {
      const app = new AppPage(await session.open(meanwhile));
      await app.isReady();
      return app;
    });
  }
});

/** Runs in the page. */
function endFirstRun(): void {
  try {
    localStorage.setItem('reelwright.firstRun', 'done');
  } catch {
    // A page of no origin keeps nothing.
  }
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
    async goOutside(ask) {
      await ask();
      if (page === undefined) throw new Error('No page is open yet');
      return page;
    },
    close: async () => {}
  };
}

function desktopSession(context: BrowserContext): Session {
  const userData = mkdtempSync(join(tmpdir(), 'reelwright-journey-'));
  let running: ElectronApplication | undefined;
  const close = async () => {
    await running?.close();
    running = undefined;
  };
  return {
    async open(meanwhile) {
      await close();
      meanwhile?.();
      running = await _electron.launch({
        args: [process.env['APP_DIR'] ?? '.', `--user-data-dir=${userData}`]
      });
      return await running.firstWindow();
    },
    async giveFile(name, text, ask) {
      const path = join(userData, name);
      writeFileSync(path, text);
      await running?.evaluate(({ dialog }, filePath) => {
        dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] });
      }, path);
      await ask();
    },
    async takeFile(ask) {
      const folder = mkdtempSync(join(userData, 'saved-'));
      await running?.evaluate(({ dialog }, saved) => {
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
    async goOutside(ask) {
      await running?.evaluate(({ shell }) => {
        Object.assign(globalThis, { opened: undefined });
        shell.openExternal = (url) => Promise.resolve(void Object.assign(globalThis, { opened: url }));
      });
      const readOpened = async () =>
        running?.evaluate(() => (globalThis as { readonly opened?: string }).opened);
      await ask();
      await expect.poll(readOpened).toBeDefined();
      const page = await context.newPage();
      await page.goto((await readOpened()) ?? '');
      return page;
    },
    async close() {
      await close();
      rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
    }
  };
}

export { expect };
