import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { publishRelease as command } from '#server/commands/publish-release.ts';
import type { ReleaseManifest } from '#shared/domain/release/release-manifest.ts';
import { signManifest } from '../../scripts/release/write-manifests.ts';
import { createSigningKey } from '../../scripts/signing/ed25519.ts';
import { buildManifest, buildReleaseFile, hashOf, releasedAt } from '../support/release-builder.ts';
import { idleContext } from '../support/server/idle-context.ts';
import { onlyIndex } from '../support/server/only-index.ts';
import { createTempFolder } from '../support/temp-folder.ts';

const key = createSigningKey();
const name = 'Reelwright-1.4.0-linux-x86_64.AppImage';

function startServer() {
  let time = releasedAt;
  const context = {
    ...idleContext,
    // Each reading advances the clock, so that nothing stays cached.
    now: () => (time += 1000),
    releaseKeys: [key.publicKey],
    updatesFolder: join(createTempFolder(), 'updates')
  };
  const app = createApp({ version: '0.0.0', webFiles: onlyIndex, context });
  return { context, app, publish: (folder: string) => command.run(context, folder) };
}

/** A release whose one file is the bytes "new version", with whatever else the manifest is to say. */
function createRelease(change: Partial<ReleaseManifest> = {}, bytes = 'new version'): string {
  const folder = createTempFolder();
  mkdirSync(join(folder, 'files'));
  mkdirSync(join(folder, 'stable'));
  const manifest = buildManifest(change);
  for (const file of manifest.files) writeFileSync(join(folder, 'files', file.name), bytes);
  writeFileSync(join(folder, 'stable/linux-x64.json'), signManifest(manifest, key.privateKey));
  return folder;
}

test('a published release is served: the manifest afresh each time, files for ever and in parts', async () => {
  const { app, publish } = startServer();
  expect((await app.request('/updates/stable/linux-x64.json')).status).toBe(404);
  expect(await publish(createRelease({ rolloutPercent: 25 }))).toBe(
    'Published:\n  /updates/stable/linux-x64.json: 1.4.0, for 25%'
  );

  const manifest = await app.request('/updates/stable/linux-x64.json');
  expect(await manifest.json()).toMatchObject({ format: 'reelwright/signed-release', key: key.publicKey });
  expect(manifest.headers.get('cache-control')).toBe('no-cache');
  const etag = manifest.headers.get('etag') ?? '';
  const again = await app.request('/updates/stable/linux-x64.json', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);

  const whole = await app.request(`/updates/files/${name}`);
  expect(await whole.text()).toBe('new version');
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'application/vnd.appimage',
    'content-disposition': `attachment; filename="${name}"`,
    'content-length': '11',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff'
  });
  const part = await app.request(`/updates/files/${name}`, { headers: { range: 'bytes=4-' } });
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    'version',
    'bytes 4-10/11'
  ]);
  const beyond = await app.request(`/updates/files/${name}`, { headers: { range: 'bytes=11-' } });
  expect(beyond.status).toBe(416);
  const head = await app.request(`/updates/files/${name}`, { method: 'HEAD' });
  expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '11']);
});

test.each([
  '/updates',
  '/updates/stable/other.json',
  '/updates/nightly/linux-x64.json',
  '/updates/files/none.AppImage',
  '/updates/files/..%2fstable%2flinux-x64.json',
  '/updates/files/%2e%2e',
  '/updates/files/.hidden',
  '/updates/stable/..%2f..%2fauth-secret',
  '/updates/files/a%00b'
])('nothing is served at %s', async (path) => {
  const { context, app, publish } = startServer();
  await publish(createRelease());
  writeFileSync(join(context.updatesFolder, 'files/.hidden'), 'secret');
  writeFileSync(join(context.updatesFolder, '../auth-secret'), 'secret');
  expect((await app.request(path)).status).toBe(404);
});

test('publishing again changes nothing, a new signature with another rollout replaces the old one', async () => {
  const { app, publish } = startServer();
  const read = async () => (await app.request('/updates/stable/linux-x64.json')).text();
  await publish(createRelease());
  const before = await read();
  await publish(createRelease());
  expect(await read()).toBe(before);
  await publish(createRelease({ signedAt: releasedAt + 1, isPaused: true }));
  expect(await read()).toContain('\\"isPaused\\":true');
});

test('an older version, and an older signature of the same, are refused', async () => {
  const { publish } = startServer();
  await publish(createRelease());
  const files = [buildReleaseFile({ name: 'Reelwright-1.3.0-linux-x86_64.AppImage' })];
  await expect(publish(createRelease({ version: '1.3.0', files, signedAt: releasedAt + 1 }))).rejects.toThrow(
    'stable/linux-x64.json is for 1.3.0, but 1.4.0 is published already.'
  );
  await expect(publish(createRelease({ signedAt: releasedAt - 1 }))).rejects.toThrow('was signed before');
});

test('a name that is published keeps its content', async () => {
  const { app, publish } = startServer();
  await publish(createRelease());
  const files = [buildReleaseFile({ sha512: hashOf('NEW VERSION') })];
  const other = createRelease({ version: '1.4.1', files }, 'NEW VERSION');
  await expect(publish(other)).rejects.toThrow('is published already, with another content');
  expect(await (await app.request(`/updates/files/${name}`)).text()).toBe('new version');
});

test('what an app would refuse is not published, and leaves no trace', async () => {
  const { context, publish } = startServer();
  const swapped = createRelease();
  writeFileSync(join(swapped, 'files', name), 'evil binary');
  await expect(publish(swapped)).rejects.toThrow(`files/${name}: wrong_hash`);
  const missing = createRelease();
  rmSync(join(missing, 'files', name));
  await expect(publish(missing)).rejects.toThrow(`files/${name}: missing`);
  const day = 86_400_000;
  await expect(publish(createRelease({ signedAt: releasedAt - 31 * day }))).rejects.toThrow('frozen');
  await expect(publish(createRelease({ channel: 'beta' }))).rejects.toThrow('misplaced');
  await expect(publish(createTempFolder())).rejects.toThrow('stable/linux-x64.json: missing');
  expect(existsSync(context.updatesFolder)).toBe(false);
});

test('a release is published by a server that knows its key only', async () => {
  const { context } = startServer();
  const publish = (releaseKeys: string[]) => command.run({ ...context, releaseKeys }, createRelease());
  await expect(publish([])).rejects.toThrow('RELEASE_KEYS names no key');
  await expect(publish([createSigningKey().publicKey])).rejects.toThrow('unknown_key');
});

test('files that no manifest names come along, unfinished and hidden ones do not', async () => {
  const { context, app, publish } = startServer();
  const folder = createRelease();
  for (const extra of ['Reelwright-1.4.0.sha512', '.DS_Store', 'a.part~']) {
    writeFileSync(join(folder, 'files', extra), extra);
  }
  await publish(folder);
  expect(readdirSync(join(context.updatesFolder, 'files')).toSorted()).toEqual([
    name,
    'Reelwright-1.4.0.sha512'
  ]);
  expect(await (await app.request('/updates/files/Reelwright-1.4.0.sha512')).text()).toBe(
    'Reelwright-1.4.0.sha512'
  );
});

test('the download page and its API offer what is published, with files that can be fetched', async () => {
  const { app, publish } = startServer();
  const read = async () => (await app.request('/api/v1/downloads')).json();
  expect(await read()).toEqual({ stable: [], beta: [] });
  await publish(createRelease());
  const sha512 = Buffer.from(hashOf('new version'), 'base64').toString('hex');
  const files = [{ format: 'AppImage', name, size: 11, sha512 }];
  expect(await read()).toMatchObject({ stable: [{ platform: 'linux-x64', version: '1.4.0', files }] });

  await publish(createRelease({ signedAt: releasedAt + 1, isPaused: true }));
  expect(await read()).toMatchObject({ stable: [{ isPaused: true, files: [] }] });
});

test('files added to the feed without publishing are not offered', async () => {
  const { app, context, publish } = startServer();
  const manifest = join(context.updatesFolder, 'stable/linux-x64.json');
  const release = createRelease();
  await publish(release);
  const read = async () => (await app.request('/api/v1/downloads')).json();
  expect(await read()).toMatchObject({ stable: [{ version: '1.4.0' }] });

  const sign = (change: Partial<ReleaseManifest>, by = key) =>
    writeFileSync(manifest, signManifest(buildManifest(change), by.privateKey));
  const cases: readonly (() => void)[] = [
    () => sign({}, createSigningKey()),
    () => sign({ channel: 'beta' }),
    () => sign({ files: [buildReleaseFile({ size: 12 })] }),
    () => writeFileSync(manifest, 'not a manifest'),
    () => rmSync(manifest)
  ];
  for (const put of cases) {
    put();
    expect(await read()).toEqual({ stable: [], beta: [] });
    await publish(release);
  }
});
