// Lighthouse on a mobile device, for each kind of public page beside the same page without scripts.
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { paths } from '#shared/contract/paths.ts';
import { median, type Measurement } from './measurement.ts';
import { serveStaticCopies } from './serve-folder.ts';

const runs = 5;
const catalogTimeoutMs = 60_000;
const leastScore = 90;
const mostOfFloor = 1.2;

type Figures = { readonly score: number; readonly lcp: number; readonly blocking: number };

export async function measureLighthouse(executablePath: string, url: string): Promise<Measurement[]> {
  const copies = await serveStaticCopies(url);
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--disable-dev-shm-usage']
  });
  try {
    const measurements: Measurement[] = [];
    for (const path of await listPages(url)) {
      const page: Figures[] = [];
      const floor: Figures[] = [];
      // In turn, so that what else the machine does is done to both.
      for (let run = 0; run < runs; run += 1) {
        page.push(await runLighthouse(`${url}${path}`, port));
        floor.push(await runLighthouse(`${copies.url}${path}`, port));
      }
      measurements.push(...compare(path, page, floor));
    }
    return measurements;
  } finally {
    await browser.close();
    await copies.stop();
  }
}

/** One page of each kind; those that are written at build time from text alone are alike. */
async function listPages(url: string): Promise<string[]> {
  const listing = await findLink(`${url}${paths.marketplace.path}`, /href="(\/marketplace\/[^"?]+)"/);
  return [
    paths.builder.path,
    paths.library.path,
    paths.veoPrompts.path,
    paths.jsonPrompting.path,
    paths.marketplace.path,
    listing,
    await findLink(`${url}${listing}`, /href="(\/profile\/[^"?]+)"/)
  ];
}

/** A server that was just started fills its demo catalog first. */
async function findLink(page: string, pattern: RegExp): Promise<string> {
  const deadline = Date.now() + catalogTimeoutMs;
  for (;;) {
    const link = pattern.exec(await (await fetch(page)).text())?.[1];
    if (link !== undefined) return link;
    if (Date.now() > deadline) throw new Error(`${page} has no link like ${pattern.source}`);
    await setTimeout(500);
  }
}

async function runLighthouse(url: string, port: number): Promise<Figures> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  if (result === undefined || result.lhr.runtimeError !== undefined) {
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result'}`);
  }
  const { audits, categories } = result.lhr;
  const read = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  return {
    score: (categories['performance']?.score ?? Number.NaN) * 100,
    lcp: read('largest-contentful-paint'),
    blocking: read('total-blocking-time')
  };
}

function compare(path: string, page: readonly Figures[], floor: readonly Figures[]): Measurement[] {
  const of = (figures: readonly Figures[], name: keyof Figures): number =>
    median(figures.map((figure) => figure[name]));
  const describe = (
    name: string,
    figure: keyof Figures,
    unit: Measurement['unit'],
    aim: string,
    isMet: boolean
  ): Measurement => ({
    name: `${path}: ${name}`,
    value: of(page, figure),
    unit,
    floors: [{ name: 'the same page without scripts', value: of(floor, figure) }],
    aim,
    isMet
  });
  return [
    describe(
      'largest contentful paint',
      'lcp',
      'ms',
      `≤ ${mostOfFloor} × its floor`,
      of(page, 'lcp') <= mostOfFloor * of(floor, 'lcp')
    ),
    describe('performance', 'score', 'of 100', `≥ ${leastScore}`, of(page, 'score') >= leastScore),
    describe('blocking time', 'blocking', 'ms', 'none of its own: it is part of the performance', true)
  ];
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}
