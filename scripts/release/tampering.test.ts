// Attacks by someone with write access to the feed or the download folder. Each case is refused by exactly one check,
// and fails without it.
import { createHash } from 'node:crypto';
import { createReadStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkReleaseFile } from '#shared/domain/release/check-release-file.ts';
import { chooseUpdate, type InstalledApp, isFrozen } from '#shared/domain/release/choose-update.ts';
import { readFeedAddress } from '#shared/domain/release/feed-address.ts';
import { writeManifest } from '#shared/domain/release/release-manifest.ts';
import { readSignedManifest } from '#shared/domain/release/signed-manifest.ts';
import {
  buildInstalledApp,
  buildManifest,
  buildReleaseFile,
  hashOf,
  releasedAt
} from '#tests/support/release-builder.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';
import { createSigningKey, verifyEd25519 } from '../signing/ed25519.ts';
import { signManifest, writeSigned } from './write-manifests.ts';

const day = 86_400_000;
const [current, next, stranger] = [createSigningKey(), createSigningKey(), createSigningKey()];
const keysOfApp = [current.publicKey, next.publicKey];

async function judge(published: string, app: Partial<InstalledApp> = {}, now = releasedAt + day) {
  const manifest = await readSignedManifest(published, keysOfApp, verifyEd25519);
  if (!manifest.ok) return manifest.error;
  const chosen = chooseUpdate(manifest.value, buildInstalledApp(app), { now, isByHand: false });
  if (!chosen.ok) return chosen.error;
  if (isFrozen(manifest.value, now)) return 'frozen';
  return chosen.value.kind === 'waiting' ? chosen.value.reason : chosen.value.kind;
}

const published = signManifest(buildManifest(), current.privateKey);

/** The published text with a change to what was signed, under the old signature. */
const rewrite = (from: string, to: string): string => {
  const changed = published.replace(from, to);
  expect(changed).not.toBe(published);
  return changed;
};

/** Signed by us, whatever it says. */
const signAnything = (manifest: unknown): string => writeSigned(JSON.stringify(manifest), current.privateKey);

const replaceField = (name: 'signature' | 'key', value: string): string =>
  JSON.stringify({ ...(JSON.parse(published) as object), [name]: value });

const fieldOf = (text: string, name: 'signature' | 'key'): string =>
  (JSON.parse(text) as Record<typeof name, string>)[name];

test('what we published is available', async () => expect(await judge(published)).toBe('available'));

test('either key of a rotation signs', async () => {
  expect(await judge(signManifest(buildManifest(), next.privateKey))).toBe('available');
});

test.each([
  ['the version was raised', rewrite('1.4.0', '9.4.0')],
  ['the hash was swapped', rewrite(hashOf('new version'), hashOf('evil binary'))],
  ['a pause was taken out', rewrite('isPaused\\":false', 'isPaused\\":0')],
  ['a space was added', rewrite('{\\"channel', '{ \\"channel')]
])('%s under the old signature', async (_, text) => expect(await judge(text)).toBe('wrong_signature'));

test('one bit of the signature is another', async () => {
  const bytes = Buffer.from(fieldOf(published, 'signature'), 'base64');
  bytes[40] = (bytes[40] ?? 0) ^ 1;
  expect(await judge(replaceField('signature', bytes.toString('base64')))).toBe('wrong_signature');
});

test('the signature is of another manifest', async () => {
  const other = signManifest(buildManifest({ version: '1.4.1' }), current.privateKey);
  expect(await judge(replaceField('signature', fieldOf(other, 'signature')))).toBe('wrong_signature');
});

test('a stranger signed it', async () => {
  expect(await judge(signManifest(buildManifest(), stranger.privateKey))).toBe('unknown_key');
});

test('a stranger signed it in our name', async () => {
  const theirs = fieldOf(signManifest(buildManifest(), stranger.privateKey), 'signature');
  expect(await judge(replaceField('signature', theirs))).toBe('wrong_signature');
});

test('a replaced key signed it after it was dropped', async () => {
  const read = await readSignedManifest(published, [next.publicKey], verifyEd25519);
  expect(read).toEqual({ ok: false, error: 'unknown_key' });
});

test('the feed offers an older version', async () => {
  expect(await judge(published, { version: '1.5.0' })).toBe('older_version');
});

test('the feed replays a manifest from before a pause', async () => {
  expect(await judge(published, { newestSignedAt: releasedAt + 1 })).toBe('older_manifest');
});

test('the feed was frozen more than 30 days ago', async () => {
  expect(await judge(published, {}, releasedAt + 31 * day)).toBe('frozen');
});

test('a manifest is from the future, to be the newest for ever', async () => {
  const later = signManifest(buildManifest({ signedAt: releasedAt + 3 * day }), current.privateKey);
  expect(await judge(later)).toBe('from_the_future');
});

test('the manifest of another platform stands in its place', async () => {
  const files = [buildReleaseFile({ format: 'nsis', name: 'Reelwright-1.4.0-win-x64.exe' })];
  const windows = signManifest(buildManifest({ platform: 'win32-x64', files }), current.privateKey);
  expect(await judge(windows)).toBe('other_platform');
});

test('the manifest of another processor stands in its place', async () => {
  const arm = signManifest(buildManifest({ platform: 'linux-arm64' }), current.privateKey);
  expect(await judge(arm)).toBe('other_platform');
});

test('the manifest of the beta channel stands in its place', async () => {
  expect(await judge(signManifest(buildManifest({ channel: 'beta' }), current.privateKey))).toBe(
    'other_channel'
  );
});

test.each([
  ['a file of another platform', { files: [buildReleaseFile({ format: 'nsis', name: 'Reelwright.exe' })] }],
  ['a file whose name is of another format', { files: [buildReleaseFile({ name: 'Reelwright.exe' })] }],
  ['two files of one format', { files: [buildReleaseFile(), buildReleaseFile({ name: 'b.AppImage' })] }],
  ['a path', { files: [buildReleaseFile({ name: '../../Reelwright.AppImage' })] }],
  ['a hidden path', { files: [buildReleaseFile({ name: 'a..AppImage' })] }],
  ['an address', { files: [buildReleaseFile({ name: 'https://evil.example/a.AppImage' })] }],
  ['a file of two gigabytes', { files: [buildReleaseFile({ size: 2_000_000_000 })] }],
  ['a hash of another kind', { files: [buildReleaseFile({ sha512: 'd41d8cd98f00b204e9800998ecf8427e' })] }],
  ['no file', { files: [] }],
  ['a beta for everybody', { version: '1.4.0-beta.1' }],
  ['a rollout of 1,000%', { rolloutPercent: 1000 }],
  ['another kind of document', { format: 'reelwright/signed-models' as 'reelwright/release' }]
])('signed by mistake: %s', async (_, change) => {
  expect(await judge(signAnything(buildManifest(change)))).toBe('unreadable');
});

test('a manifest is 50 MB long', async () => {
  expect(await judge(published + ' '.repeat(50_000_000))).toBe('too_large');
});

test('a page of a hotel’s network stands in its place', async () => {
  expect(await judge('<!doctype html><title>Sign in</title>')).toBe('unreadable');
});

test('the feed’s address is plain http', () => {
  expect(readFeedAddress('http://updates.example.com')).toBeUndefined();
});

const check = async (bytes: string, file = join(createTempFolder(), 'update.AppImage')) => {
  writeFileSync(file, bytes);
  return checkReleaseFile(buildReleaseFile(), createReadStream(file), createHash('sha512'));
};

test('the downloaded file is another of the same length', async () => {
  expect(await check('evil binary')).toBe('wrong_hash');
});

test('the downloaded file was cut off', async () => expect(await check('new versio')).toBe('wrong_size'));

test('the downloaded file has something behind it', async () => {
  expect(await check('new version; rm -rf ~')).toBe('wrong_size');
});

test('the file changed between the check and the installation', async () => {
  const file = join(createTempFolder(), 'update.AppImage');
  expect(await check('new version', file)).toBeNull();
  expect(await check('new verSion', file)).toBe('wrong_hash');
});

test('an endless file is read no further than its size', async () => {
  let read = 0;
  async function* flood() {
    for (;;) {
      read += 1;
      yield Buffer.from('new ');
    }
  }
  expect(await checkReleaseFile(buildReleaseFile(), flood(), createHash('sha512'))).toBe('wrong_size');
  expect(read).toBe(3);
});

test('the text that is signed does not depend on the order of its parts', () => {
  const manifest = buildManifest();
  const reversed = Object.fromEntries(Object.entries(manifest).toReversed()) as typeof manifest;
  expect(signManifest(reversed, current.privateKey)).toBe(published);
  expect(writeManifest(reversed)).toContain('"channel":"stable","files"');
});
