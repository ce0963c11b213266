import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  _electron,
  type BrowserContext,
  type ElectronApplication,
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
  /** Ends the app and starts it again on the same data. */
  readonly restart: () => Promise<AppPage>;
  /** Chooses a file of that name and text in the dialog that `ask` opens. */
  readonly giveFile: (name: string, text: string, ask: () => Promise<void>) => Promise<void>;
};
type Session = {
  open: () => Promise<Page>;
  giveFile: Fixtures['giveFile'];
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
    const session = build === 'web' ? webSession(context, baseURL ?? '/') : desktopSession();
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

  restart: async ({ session }, provide) => {
    await provide(async () => {
      const app = new AppPage(await session.open());
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
    async open() {
      await page?.close();
      page = await context.newPage();
      await page.goto(baseURL);
      return page;
    },
    async giveFile(name, text, ask) {
      const choosing = page?.waitForEvent('filechooser');
      await ask();
      await (await choosing)?.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    },
    close: async () => {}
  };
}

function desktopSession(): Session {
  const userData = mkdtempSync(join(tmpdir(), 'reelwright-journey-'));
  let running: ElectronApplication | undefined;
  const close = async () => {
    await running?.close();
    running = undefined;
  };
  return {
    async open() {
      await close();
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
    async close() {
      await close();
      rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
    }
  };
}

export { expect } from '@playwright/test';
