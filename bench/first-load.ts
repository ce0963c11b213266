// JavaScript that `/` needs before it can be used, in gzip bytes.
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { parseSync } from 'oxc-parser';
import type { Measurement } from './measurement.ts';

const aimBytes = 160 * 1024;
const timeoutMs = 10_000;

const sumGzip = (folder: string, files: Iterable<string>): number =>
  [...files].reduce(
    (total, file) => total + gzipSync(readFileSync(join(folder, file)), { level: 9 }).byteLength,
    0
  );

/** Every script of the page, with what those import statically. A page that does not come up without more is refused. */
export async function measureFirstLoad(
  browser: Browser,
  url: string,
  webFolder: string,
  floorFolder: string
): Promise<Measurement[]> {
  const needed = listFirstScripts(webFolder);
  await assertPageWorksWith(browser, url, needed);
  const value = sumGzip(webFolder, needed);
  return [
    {
      name: `JavaScript for / (${needed.size} files), gzip`,
      value,
      unit: 'bytes',
      floors: [
        {
          name: 'react-dom + react-router-dom',
          value: sumGzip(floorFolder, globSync('**/*.js', { cwd: floorFolder }))
        }
      ],
      aim: `≤ ${aimBytes} bytes`,
      isMet: value <= aimBytes
    }
  ];
}

function listFirstScripts(folder: string): Set<string> {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = new Set<string>();
  const add = (path: string): void => {
    if (files.has(path)) return;
    files.add(path);
    const { module } = parseSync(path, readFileSync(join(folder, path), 'utf8'));
    const requests = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.map(({ moduleRequest }) => moduleRequest?.value)
      )
    ];
    for (const request of requests) {
      if (request?.startsWith('.') === true) add(posix.join(posix.dirname(path), request));
    }
  };
  add('/start.js');
  for (const [, path = ''] of html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)) add(path);
  return files;
}

async function assertPageWorksWith(
  browser: Browser,
  url: string,
  allowed: ReadonlySet<string>
): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route('**/*.js', (route) =>
    allowed.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort()
  );
  await page.goto(url);
  const field = page.getByRole('textbox', { name: 'Concept', exact: true });
  await field.fill('A lighthouse', { timeout: timeoutMs });
  await page
    .getByRole('region', { name: 'Prompt', exact: true })
    .getByText('lighthouse')
    .first()
    .waitFor({ timeout: timeoutMs });
  await context.close();
}
