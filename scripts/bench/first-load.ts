// JavaScript that `/` needs before it can be used, in gzip bytes.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { Measurement } from './measurement.ts';

const aimBytes = 160 * 1024;

const gzipBytes = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).byteLength;

/** Counts what was asked for before the builder's first field could be typed in, however it was asked for. */
export async function measureFirstLoad(
  browser: Browser,
  url: string,
  webFolder: string,
  floorFolder: string
): Promise<Measurement[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const needed = new Set<string>();
  const collect = (address: string): void => {
    const { pathname } = new URL(address);
    if (pathname.endsWith('.js')) needed.add(pathname);
  };
  page.on('request', (request) => collect(request.url()));
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Concept', exact: true }).waitFor();
  const files = [...needed];
  await context.close();

  const value = files.reduce((total, file) => total + gzipBytes(join(webFolder, file)), 0);
  const floor = globSync('**/*.js', { cwd: floorFolder }).reduce(
    (total, file) => total + gzipBytes(join(floorFolder, file)),
    0
  );
  return [
    {
      name: `JavaScript for / (${files.length} files), gzip`,
      value,
      unit: 'bytes',
      floors: [{ name: 'react-dom + react-router-dom', value: floor }],
      aim: `≤ ${aimBytes} bytes`,
      isMet: value <= aimBytes
    }
  ];
}
