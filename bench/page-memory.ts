// The page's memory at rest, after garbage collection.
import type { Browser } from '@playwright/test';
import type { Measurement } from './measurement.ts';

const restMs = 3000;
const megabyte = 1024 * 1024;
const aimMegabytes = 20;

export async function measurePageMemory(
  browser: Browser,
  url: string,
  floorUrl: string
): Promise<Measurement[]> {
  const value = await readHeap(browser, url);
  const floor = await readHeap(browser, floorUrl);
  return [
    {
      name: 'JavaScript heap of / at rest',
      value,
      unit: 'MB',
      floors: [{ name: 'an empty page of React and its router', value: floor }],
      aim: `≤ ${aimMegabytes} MB`,
      isMet: value <= aimMegabytes
    }
  ];
}

async function readHeap(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForTimeout(restMs);
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await context.close();
  return usedSize / megabyte;
}
