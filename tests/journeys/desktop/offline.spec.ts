import { execFileSync } from 'node:child_process';
import { buildDraftSave } from '#tests/support/builders.ts';
import { expect, type Running, test } from './desktop-app.ts';

// A real link to pull, where the run has a network namespace of its own; see in-network-namespace.sh.
const link = process.env['JOURNEY_LINK'];

async function setNetwork({ app, page }: Running, isOnline: boolean): Promise<void> {
  if (link !== undefined) {
    execFileSync('ip', ['link', 'set', link, isOnline ? 'up' : 'down']);
    return;
  }
  await app.evaluate(({ net }, answer) => {
    Object.assign(net, { isOnline: () => answer });
  }, isOnline);
  await page.context().setOffline(!isOnline);
}

/** The last event of the page, as every listener gets it. */
const isTold = (running: Running): Promise<boolean | undefined> =>
  running.page.evaluate(() => {
    let notified: boolean | undefined;
    window.desktop.on('connection.changed', ({ isOnline }) => {
      notified = isOnline;
    })();
    return notified;
  });

test('without a server every page says so in one way, and so does the status bar', async ({ running }) => {
  const { page } = running;
  await expect(page.getByRole('contentinfo').getByText('No server', { exact: true })).toBeVisible();
  const pages = ['marketplace', 'marketplace/rain', 'profile/ada', 'wishlist', 'purchases', 'my-profile'];
  const others = ['following', 'decisions', 'messages', 'produced', 'terms', 'status', 'seller', 'sync'];
  for (const path of [...pages, ...others]) {
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/${path}`);
    const heading = page.locator('main h2:not([data-seen])', { hasText: 'No server is set up for this app' });
    await expect(heading, path).toBeVisible();
    await heading.evaluate((element) => element.setAttribute('data-seen', ''));
    await expect(page.getByText(/you are offline|cannot be reached/i), path).toHaveCount(0);
  }
});

test.afterEach(() => {
  if (link !== undefined) execFileSync('ip', ['link', 'set', link, 'up']);
});

test('starts, keeps and shows everything without a network, and tells when it comes and goes', async ({
  launch
}) => {
  if (link !== undefined) execFileSync('ip', ['link', 'set', link, 'down']);
  const running = await launch();
  await setNetwork(running, false);
  await expect.poll(() => isTold(running)).toBe(false);
  expect(await running.page.evaluate(() => navigator.onLine)).toBe(false);
  const saved = await running.page.evaluate(
    (draft) => window.desktop.device.draft.save(draft),
    buildDraftSave(0)
  );
  expect(saved).toMatchObject({ ok: true });
  await running.page.reload();
  expect(await running.page.evaluate(() => window.desktop.device.draft.load())).toMatchObject({
    value: { revision: 1 }
  });
  expect(await isTold(running)).toBe(false);

  await setNetwork(running, true);
  await expect.poll(() => isTold(running)).toBe(true);
  await expect.poll(() => running.page.evaluate(() => navigator.onLine)).toBe(true);
  await setNetwork(running, false);
  await expect.poll(() => isTold(running)).toBe(false);
  expect(running.complaints).toEqual([]);
});
