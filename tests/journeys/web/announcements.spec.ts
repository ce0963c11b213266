import type { Page } from '@playwright/test';
import { expect, test } from '../pages/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Writes down what a screen reader is told: the texts that appear within live regions. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const notified: string[] = [];
    const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]';
    const say = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      if (
        element === null ||
        element.closest(live) === null ||
        element.closest('[aria-hidden=true]') !== null
      )
        return;
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (text !== '') notified.push(text);
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') say(target);
        else for (const node of addedNodes) say(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Reflect.set(window, 'told', notified);
  });
  return () =>
    page.evaluate(() => {
      const notified = Reflect.get(window, 'told') as string[];
      return notified.splice(0);
    });
}

test('saving, copying, losing the network and failing to save are each told once, in few words', async ({
  app,
  context
}) => {
  const notified = await listen(app.page);
  /** All that was told until `last` was, and a moment longer. */
  const hear = async (last: RegExp): Promise<string[]> => {
    const heard: string[] = [];
    await expect
      .poll(async () => {
        heard.push(...(await notified()));
        return heard;
      })
      .toContainEqual(expect.stringMatching(last));
    await app.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    heard.push(...(await notified()));
    return heard;
  };
  const isOnce = (heard: readonly string[], words: RegExp): void => {
    expect(heard.filter((text) => words.test(text))).toHaveLength(1);
    expect(Math.max(...heard.map(({ length }) => length))).toBeLessThan(140);
  };

  await app.field('Concept').pressSequentially('A paper boat goes down the gutter', { delay: 20 });
  await app.isSaved();
  expect(await notified()).toEqual([]);

  await app.press('Mod+Shift+s');
  isOnce(await hear(/Saved “Prompt 1”/), /Saved/);

  await app.press('Mod+Enter');
  isOnce(await hear(/Copied/), /Copied/);

  await context.setOffline(true);
  isOnce(await hear(/Offline/), /Offline/);
  await context.setOffline(false);
  await expect(app.page.getByText('Offline', { exact: true })).toHaveCount(0);
  await notified();

  await app.page.evaluate(() => {
    const value = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.defineProperty(IDBObjectStore.prototype, 'put', { configurable: true, value });
  });
  await app.type('Concept', 'Written on a full disk');
  isOnce(await hear(/could not|not saved|full/i), /could not|not saved|full/i);
});
