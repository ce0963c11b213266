// The download page, with and without a published release.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { paths } from '#shared/contract/paths.ts';
import { writeFeed } from '#tests/support/published-release.ts';
import { listViolations } from '../pages/axe.ts';
import { releaseKey, test } from '../pages/market-server.ts';
import { expect } from '../pages/test.ts';

const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function openOn(browser: Browser, address: string, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ userAgent: linux, javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('the desktop app is found from the footer, and offered once it is published', async ({
  page,
  browser,
  market
}) => {
  await page.goto(paths.about.path);
  await page.getByRole('link', { name: 'Download the desktop app' }).click();
  await expect(page.getByRole('heading', { name: 'No desktop release yet' })).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Open the builder' }).click();
  await expect(page).toHaveURL('/');

  const address = new URL(paths.download.path, market.url).href;
  const feed = join(market.dataFolder, 'updates');
  writeFeed(feed, releaseKey.privateKey);
  try {
    const plain = await openOn(browser, address, false);
    await expect(plain.getByRole('heading', { name: 'Choose your system' })).toBeVisible();
    await expect(plain.getByRole('link', { name: /^Download Reelwright-1\.4\.0-/ })).toHaveCount(7);

    const here = await openOn(browser, address);
    const [download] = await Promise.all([
      here.waitForEvent('download'),
      here.getByRole('link', { name: 'Download for Linux' }).click()
    ]);
    expect(download.suggestedFilename()).toBe('Reelwright-1.4.0-linux-x64.AppImage');
    expect(readFileSync(await download.path(), 'utf8')).toBe(download.suggestedFilename());
    await here.getByText('Verify this file').first().click();
    expect(await listViolations(here)).toEqual([]);
  } finally {
    rmSync(feed, { recursive: true });
  }
});
