import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import type { AppPage } from './app-page.ts';

/** Something of its own to look at: a screen as it rests, or a dialog, menu, sheet or message over it. */
export type View = {
  readonly name: string;
  /** Brings it up from the screen as it rests. */
  readonly open: (app: AppPage) => Promise<unknown>;
  /** Brings the resting screen back; without it, Escape closes the dialog. */
  readonly close?: (app: AppPage) => Promise<unknown>;
  /** The narrowest window that has it, and the widest. */
  readonly from?: number;
  readonly to?: number;
  /** A selector of what is new in it, where the rest of the page was judged as another view. */
  readonly part?: string;
  /** Looks like another view in all but its words, so that one look, wide and in one theme, is enough. */
  readonly isSameElsewhere?: boolean;
};

/** The states that are checked after one load of a page. */
export type Scene = {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (app: AppPage) => Promise<unknown>;
  readonly views: readonly View[];
};

export const stay = async (): Promise<void> => {};

/** Goes there without loading the page: a new entry of the history, with a name that no place is kept under. */
export async function goTo({ page }: AppPage, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({ key: String(performance.now()) }, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Leaves a screen for another, so that it opens anew. */
export async function leave(app: AppPage): Promise<void> {
  await goTo(app, '/faq');
  await expect(
    app.page.getByRole('heading', { level: 1, name: 'Questions and plain answers' })
  ).toBeVisible();
}

/** The screen itself: `open` waits for what it shows. */
export const resting = (name: string, open: View['open'] = stay): View => ({ name, open, close: stay });

/** Looks like another view in all but its words. */
export const alike = (view: View): View => ({ ...view, isSameElsewhere: true });

export const dialog = (
  command: string,
  prepare: (opened: Locator, app: AppPage) => Promise<unknown> = stay
): View => ({
  name: command,
  open: async (app) => {
    await app.command(command);
    await expect(app.dialog).toBeVisible();
    await prepare(app.dialog, app);
  },
  close: closeDialog
});

/** Escape may first leave a field of the dialog, or a dialog over it. */
export async function closeDialog({ page, dialog: opened }: AppPage): Promise<void> {
  await expect(async () => {
    if ((await opened.count()) > 0) await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** The list of actions behind a button. */
export const menu = (name: string, find: (app: AppPage) => Locator, rest: Partial<View> = {}): View => ({
  name,
  open: async (app) => {
    await find(app).click();
    await expect(app.page.getByRole('menu')).toBeVisible();
  },
  close: async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  },
  ...rest
});

export const withoutMatch = (command: string): View =>
  alike(dialog(command, (opened) => opened.getByRole('searchbox').fill('no such thing')));

export async function giveFile(
  app: AppPage,
  name: string,
  text: string,
  ask: () => Promise<unknown>
): Promise<void> {
  const [chooser] = await Promise.all([app.page.waitForEvent('filechooser'), ask()]);
  await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

export async function takeFile(app: AppPage, command: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([app.page.waitForEvent('download'), app.command(command)]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}
