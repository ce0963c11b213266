import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { UpdateState } from '#shared/domain/release/update-state.ts';
import type { ReleaseManifest } from '#shared/domain/release/release-manifest.ts';
import { buildManifest, buildReleaseFile, releasedAt } from '#tests/support/release-builder.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';
import { signManifest } from '../../../scripts/release/write-manifests.ts';
import { createSigningKey } from '../../../scripts/signing/ed25519.ts';
import type { Download } from './release-downloader.ts';
import type { Backing } from '../system/open-json-store.ts';
import { createUpdateMemory } from './update-memory.ts';
import { Updater } from './updater.ts';

const key = createSigningKey();
const day = 86_400_000;

type Feed = { text: string | undefined };

/** An updater of version 1.3.0 whose feed is a text, and whose downloads are a file. */
function start(given: { backing?: Backing; version?: string } = {}) {
  const folder = createTempFolder();
  const backing: Backing = given.backing ?? { store: {} };
  const version = given.version ?? '1.3.0';
  const feed: Feed = { text: undefined };
  const asked: string[] = [];
  const states: UpdateState[] = [];
  const installed: string[] = [];
  const path = join(folder, 'downloaded');
  let download = async ({ onProgress }: Download): Promise<string> => {
    onProgress(41.7);
    writeFileSync(path, 'new version');
    return path;
  };
  let install = async (): Promise<void> => void installed.push(path);
  const clock = { now: releasedAt };
  const updater = new Updater({
    version,
    source: {
      platform: 'linux-x64',
      format: 'AppImage',
      feed: 'https://example.com/updates',
      keys: [key.publicKey]
    },
    memory: createUpdateMemory(backing, () => 'install-1'),
    now: () => clock.now,
    fetchManifest: async (address) => {
      asked.push(address);
      if (feed.text === undefined) throw new Error('offline');
      return feed.text;
    },
    openDownloader: async () => ({ download: (one) => download(one) }),
    install: () => install(),
    publish: (state) => states.push(state)
  });
  const publish = (change: Partial<ReleaseManifest> = {}): void => {
    feed.text = signManifest(buildManifest(change), key.privateKey);
  };
  publish();
  return {
    updater,
    feed,
    publish,
    states,
    asked,
    installed,
    backing,
    path,
    clock,
    state: () => states.at(-1) as UpdateState,
    replaceDownload: (other: typeof download) => (download = other),
    replaceInstall: (other: typeof install) => (install = other)
  };
}

test('a newer version is found, downloaded and ready', async () => {
  const { updater, state, states, asked } = start();
  await updater.check(false);
  expect(asked).toEqual(['https://example.com/updates/stable/linux-x64.json']);
  const phases = states.map(({ phase }) => phase).filter((phase, index, all) => phase !== all[index - 1]);
  expect(phases).toEqual(['idle', 'checking', 'idle', 'downloading', 'ready']);
  expect(states.map(({ downloadedPercent }) => downloadedPercent)).toContain(41);
  expect(state()).toMatchObject({
    version: '1.3.0',
    offer: { version: '1.4.0', notes: ['Updates arrive by themselves.'], isRequired: false },
    downloadedPercent: 100,
    checkedAt: releasedAt,
    problem: null
  });
});

describe('what is not trusted or not there is said, and nothing is downloaded', () => {
  test.each([
    ['no answer', (feed: Feed): void => void (feed.text = undefined), 'unreachable'],
    ['a page of another kind', (feed: Feed): void => void (feed.text = '<html>'), 'untrusted'],
    [
      'another key',
      (feed: Feed) => (feed.text = signManifest(buildManifest(), createSigningKey().privateKey)),
      'untrusted'
    ],
    [
      'another platform',
      (feed: Feed) => (feed.text = signManifest(buildManifest({ platform: 'linux-arm64' }), key.privateKey)),
      'untrusted'
    ]
  ] as const)('%s', async (_, change, problem) => {
    const { updater, feed, state } = start();
    change(feed);
    await updater.check(false);
    expect(state()).toMatchObject({ phase: 'idle', offer: null, problem });
  });
});

test('a manifest that was replaced is not taken again, also after a start', async () => {
  const { updater, publish, backing, clock } = start({ version: '1.4.0' });
  publish({ signedAt: releasedAt + 5 });
  clock.now += 10;
  await updater.check(false);
  const again = start({ backing });
  await again.updater.check(false);
  expect(again.state()).toMatchObject({ offer: null, problem: 'untrusted' });
});

test('a frozen feed is reported', async () => {
  const { updater, clock, state } = start();
  clock.now += 31 * day;
  await updater.check(false);
  expect(state().problem).toBe('frozen');
});

test('an offer that was paused or replaced meanwhile is withdrawn', async () => {
  const { updater, publish, state } = start();
  await updater.check(false);
  publish({ isPaused: true, signedAt: releasedAt + 1 });
  await updater.check(false);
  expect(state()).toMatchObject({ phase: 'idle', offer: null });
  expect(await updater.install(true)).toBe(false);
  publish({ version: '1.4.1', signedAt: releasedAt + 2 });
  await updater.check(false);
  expect(state()).toMatchObject({ phase: 'ready', offer: { version: '1.4.1' } });
});

test('a download is paused and goes on', async () => {
  const { updater, state, replaceDownload, path } = start();
  replaceDownload(
    ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('cancelled'))))
  );
  const checking = updater.check(false);
  await expect.poll(() => state().phase).toBe('downloading');
  updater.pause();
  await checking;
  expect(state()).toMatchObject({ phase: 'paused', problem: null, offer: { version: '1.4.0' } });
  replaceDownload(async () => {
    writeFileSync(path, 'new version');
    return path;
  });
  await updater.download();
  expect(state().phase).toBe('ready');
});

test('a download that fails says so and is tried again', async () => {
  const { updater, state, replaceDownload } = start();
  replaceDownload(() => Promise.reject(new Error('sha512 checksum mismatch')));
  await updater.check(false);
  expect(state()).toMatchObject({ phase: 'paused', problem: 'download', offer: { version: '1.4.0' } });
});

test('the bytes on the disk are checked right before they are installed', async () => {
  const { updater, state, path, installed } = start();
  await updater.check(false);
  writeFileSync(path, 'evil binary');
  expect(await updater.install(true)).toBe(false);
  expect([installed, existsSync(path)]).toEqual([[], false]);
  expect(state()).toMatchObject({ phase: 'paused', problem: 'changed', downloadedPercent: 0 });
  await updater.download();
  expect(await updater.install(true)).toBe(true);
  expect(installed).toEqual([path]);
});

test('an installation that fails says so, and the next start knows nothing of it', async () => {
  const { updater, state, replaceInstall, backing } = start();
  await updater.check(false);
  replaceInstall(() => Promise.reject(new Error('EACCES')));
  updater.installOnQuit();
  expect(updater.installsOnQuit).toBe(true);
  expect(await updater.install(false)).toBe(false);
  expect(state()).toMatchObject({ phase: 'ready', problem: 'installation', installsOnQuit: false });
  expect(start({ backing }).state()).toMatchObject({ problem: null, installed: null });
});

test('the start after an update shows what is new, once', async () => {
  const { updater, backing } = start();
  await updater.check(false);
  await updater.install(true);
  expect(start({ backing, version: '1.4.0' }).state()).toMatchObject({
    problem: null,
    installed: { version: '1.4.0', notes: ['Updates arrive by themselves.'] }
  });
  expect(start({ backing, version: '1.4.0' }).state().installed).toBeNull();
});

test('an installer that left the old version is reported at the next start', async () => {
  const { updater, backing } = start();
  await updater.check(false);
  await updater.install(true);
  expect(start({ backing }).state()).toMatchObject({
    version: '1.3.0',
    problem: 'installation',
    installed: null
  });
});

test('a skipped version is offered again only by hand, and a required one cannot be skipped', async () => {
  const { updater, state, publish } = start();
  await updater.check(false);
  updater.skip();
  expect(state()).toMatchObject({ phase: 'idle', offer: null });
  await updater.check(false);
  expect(state().offer).toBeNull();
  await updater.check(true);
  expect(state().offer).not.toBeNull();
  publish({ version: '1.4.1', minimumVersion: '1.4.0' });
  await updater.check(false);
  updater.skip();
  expect(state().offer).toMatchObject({ version: '1.4.1', isRequired: true });
});

test('another channel is asked at once and remembered', async () => {
  const { updater, asked, backing, publish } = start();
  publish({ channel: 'beta', version: '1.4.0-beta.1' });
  await updater.setChannel('beta');
  expect(asked.at(-1)).toBe('https://example.com/updates/beta/linux-x64.json');
  const again = start({ backing });
  expect(again.state().channel).toBe('beta');
});

test('who goes from betas back to stable versions waits for the next one', async () => {
  const { updater, state } = start({ version: '1.5.0-beta.2' });
  expect(state().channel).toBe('beta');
  await updater.setChannel('stable');
  expect(state()).toMatchObject({ channel: 'stable', offer: null, problem: null });
});

test('a build without a feed asks for nothing', async () => {
  const states: UpdateState[] = [];
  const idle = new Updater({
    version: '1.3.0',
    source: undefined,
    memory: createUpdateMemory({ store: {} }, () => 'install-1'),
    now: () => releasedAt,
    fetchManifest: () => Promise.reject(new Error('must not be called')),
    openDownloader: () => Promise.reject(new Error('must not be called')),
    install: () => Promise.reject(new Error('must not be called')),
    publish: (state) => states.push(state)
  });
  await idle.check(true);
  expect(states).toMatchObject([{ isUpdatable: false, phase: 'idle', checkedAt: null }]);
});

test('a file of two formats is the one that was installed', async () => {
  const { updater, publish, replaceDownload } = start();
  const files = [
    buildReleaseFile({ format: 'deb', name: 'Reelwright-1.4.0-linux-amd64.deb' }),
    buildReleaseFile()
  ];
  publish({ files });
  const names: string[] = [];
  replaceDownload(async ({ file }) => {
    names.push(file.name);
    return '';
  });
  await updater.check(false);
  expect(names).toEqual(['Reelwright-1.4.0-linux-x86_64.AppImage']);
});
