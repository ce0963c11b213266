// Seeds a device with data.
import type { Notification } from '#shared/domain/activity/notification.ts';
import type { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import type { TemplateState } from '#shared/domain/craft/template/template.ts';
import type { AppPage } from './app-page.ts';

type Content = {
  readonly history?: readonly HistoryEntry[];
  /** Oldest first. */
  readonly notifications?: readonly Notification[];
  readonly marks?: readonly TemplateState[];
};

/** Adds to what the device keeps. The app reads it as what another tab wrote; on the desktop, after a reload. */
export async function seedDevice(app: AppPage, content: Content): Promise<void> {
  const { page } = app;
  if (await page.evaluate(() => 'desktop' in window)) {
    await page.evaluate(writeOnDesktop, content);
    await page.reload();
    await app.isReady();
    return;
  }
  await page.waitForFunction(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'reelwright')
  );
  await page.evaluate(writeInBrowser, content);
}

/** Runs in the page. */
async function writeOnDesktop({ history = [], notifications = [], marks = [] }: Content): Promise<void> {
  const { device } = window.desktop;
  for (const entry of history) await device.history.save(entry);
  for (const notification of notifications) await device.notifications.add(notification);
  for (const mark of marks) await device.templateStates.save(mark);
}

/** Runs in the page. */
async function writeInBrowser({ history = [], notifications = [], marks = [] }: Content): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('reelwright');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
  });
  await new Promise<void>((resolve, reject) => {
    const writing = database.transaction(['history', 'marks', 'singles'], 'readwrite');
    for (const entry of history) writing.objectStore('history').put(entry);
    for (const mark of marks) writing.objectStore('marks').put(mark);
    if (notifications.length > 0) {
      writing.objectStore('singles').put(notifications.toReversed(), 'notifications');
    }
    writing.addEventListener('complete', () => resolve());
    writing.addEventListener('abort', () => reject(writing.error ?? new Error('not written')));
  });
  database.close();
  const channel = new BroadcastChannel('reelwright.changes');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel.postMessage(['history', 'templateStates', 'notifications']);
  channel.close();
}
