import type { Page } from '@playwright/test';
import { expect, test } from '../pages/test.ts';

/** Every request that does not fetch a file of the app itself. */
function watchRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname, origin } = new URL(request.url());
    const isOwn = protocol === 'app:' || protocol === 'blob:' || protocol === 'data:';
    const isFile = origin === new URL(page.url()).origin && request.method() === 'GET';
    if (!isOwn && !isFile) sent.push(`${request.method()} ${origin}${pathname}`);
  });
  return sent;
}

/** Cookies, and the names of what the page remembers. */
const listRemembered = async (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([document.cookie, Object.keys(localStorage).toSorted()]));

const onlyOwn = /^\["",\[("reelwright\.[\w.-]+",?)*\]\]$/;

/** As going to another window does: whatever was to be kept or sent goes now. */
const leave = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const hide = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    hide(true);
    hide(false);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });

test('before opting in nothing is recorded, nothing is set and no request leaves; opting out deletes what was kept', {
  tag: '@desktop'
}, async ({ app, restart }) => {
  const sent = watchRequests(app.page);
  await app.type('Concept', 'A paper boat');
  await app.press('Mod+Enter');
  await app.press('Mod+Shift+s');
  await app.go('Library');
  await app.go('Builder');
  await app.isSaved();
  await leave(app.page);
  expect(await listRemembered(app.page)).toMatch(onlyOwn);
  const again = await restart();
  const later = watchRequests(again.page);
  await again.command('View: Show your activity');
  await expect(again.page.getByRole('dialog', { name: 'Your activity' })).toBeVisible();
  await leave(again.page);
  expect([...sent, ...later]).toEqual([]);
  expect(await listRemembered(again.page)).toMatch(onlyOwn);

  await again.page.keyboard.press('Escape');
  await expect(again.dialog).toHaveCount(0);
  const settings = await again.open('Settings');
  const record = settings.getByRole('switch', { name: 'Keep a record of what I use' });
  const share = settings.getByRole('switch', { name: 'Share usage data' });
  await expect(record).not.toBeChecked();
  await expect(share).toBeDisabled();
  await expect(settings.getByText('Never what you write')).toBeVisible();
  await record.check();
  await share.check();
  await expect(settings.getByText('nowhere to send it').first()).toBeVisible();
  await record.uncheck();
  await expect(share).not.toBeChecked();
  await expect(share).toBeDisabled();
  await expect(again.toast('Record of use deleted').first()).toBeAttached();

  expect(later).toEqual([]);
});

test('what was counted is shown to its owner, survives a restart and can be erased with an undo', {
  tag: '@desktop'
}, async ({ app, restart }) => {
  await app.page
    .context()
    .grantPermissions(['clipboard-read', 'clipboard-write'])
    .catch(() => undefined);
  // Counting begins once the page is idle.
  await app.command('View: Show your activity');
  const opened = app.dialog
    .locator('div', { has: app.page.getByText('Times opened', { exact: true }) })
    .last();
  await expect(opened).toContainText('1');
  await app.page.keyboard.press('Escape');
  await expect(app.dialog).toHaveCount(0);
  await app.type('Concept', 'A paper boat');
  await app.press('Mod+Enter');
  await expect(app.toast(/^Copied/).first()).toBeAttached();
  await leave(app.page);
  // Writes reach the device in order.
  await app.type('Concept', 'A paper boat in the rain');
  await app.isSaved();

  const again = await restart();
  await again.command('View: Show your activity');
  const activity = again.page.getByRole('dialog', { name: 'Your activity' });
  const copied = activity
    .locator('div', { has: again.page.getByText('Prompts copied', { exact: true }) })
    .last();
  await expect(copied).toContainText('1');
  await expect(activity.getByRole('table')).toHaveCount(1);
  await activity.getByRole('button', { name: 'Erase the counts' }).click();
  await expect(copied).toContainText('0');
  await again.page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(copied).toContainText('1');
});
