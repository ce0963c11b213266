import { beforeEach, expect, test } from 'vitest';
import { createPreviousVersions } from './previous-versions.ts';

const site = 'https://reelwright.example';

/** As much of cache storage as the worker uses; `Request` keys are compared by address. */
class FakeCaches {
  readonly stored = new Map<string, Map<string, Response>>();
  readonly has = async (name: string) => this.stored.has(name);
  readonly delete = async (name: string) => this.stored.delete(name);
  readonly open = async (name: string) => {
    const entries = this.stored.get(name) ?? new Map<string, Response>();
    this.stored.set(name, entries);
    const cache = {
      match: async (url: string) => entries.get(new URL(url, site).href)?.clone(),
      put: async (url: string, response: Response) => void entries.set(new URL(url, site).href, response),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async ({ url }: { readonly url: string }) => entries.delete(url)
    };
    return cache as unknown as Cache;
  };
}

let caches: FakeCaches;
let openPages: string[];
let isVersionComing: boolean;

const workerOf = (version: number) =>
  createPreviousVersions({
    caches,
    listPageIds: async () => openPages,
    isVersionComing: () => isVersionComing,
    cacheName: 'precache',
    currentUrls: () => [`${site}/assets/app-${version}.js`, `${site}/index.html?__WB_REVISION__=${version}`]
  });

/** Puts the files of a version beside those that are there, as installing does. */
async function install(version: number) {
  const cache = await caches.open('precache');
  await cache.put(`/assets/app-${version}.js`, new Response(''));
  await cache.put(`/index.html?__WB_REVISION__=${version}`, new Response(''));
}

async function listVersions(): Promise<number[]> {
  const cache = await caches.open('precache');
  const versions = (await cache.keys()).map(({ url }) => Number(/\d+/.exec(url.replace(site, ''))?.[0]));
  return [...new Set(versions)];
}

beforeEach(() => {
  caches = new FakeCaches();
  openPages = [];
  isVersionComing = false;
});

test('keeps the files of a page that is still open, however many versions came after it', async () => {
  openPages = ['first', 'consenting-1'];
  await install(1);
  for (const version of [2, 3, 4]) {
    await install(version);
    await workerOf(version).remember();
    openPages = ['first', `consenting-${version}`];
    await workerOf(version).purgeOutdated();
  }
  expect(await listVersions()).toEqual([1, 2, 3, 4]);

  openPages = ['reloaded', 'consenting-4'];
  await workerOf(4).purgeOutdated();
  expect(await listVersions()).toEqual([4]);
});

test('cleans at the first visit after a version took over with no page open', async () => {
  await install(1);
  await install(2);
  await workerOf(2).remember();
  openPages = ['new'];
  await workerOf(2).purgeOutdated();
  expect(await listVersions()).toEqual([2]);
});

test('leaves a version that is only waiting alone', async () => {
  openPages = ['first'];
  await install(1);
  await workerOf(1).remember();
  await install(2);
  isVersionComing = true;
  openPages = ['reloaded'];
  await workerOf(1).purgeOutdated();
  expect(await listVersions()).toEqual([1, 2]);

  isVersionComing = false;
  await workerOf(2).remember();
  openPages = ['reloaded again'];
  await workerOf(2).purgeOutdated();
  expect(await listVersions()).toEqual([2]);
});
