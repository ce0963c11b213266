import { expect, test } from 'vitest';
import { buildManifest, buildReleaseFile, releasedAt } from '#tests/support/release-builder.ts';
import { Downloads, listDownloads } from './downloads.ts';

const day = 86_400_000;

test('a release is offered with its checksum in the form that checksum tools print', () => {
  const [release] = listDownloads([buildManifest({ rolloutPercent: 0 })], releasedAt).stable;
  expect(release).toMatchObject({ version: '1.4.0', isPaused: false, isFrozen: false });
  const { sha512, ...file } = buildReleaseFile();
  expect(release?.files).toEqual([{ ...file, sha512: Buffer.from(sha512, 'base64').toString('hex') }]);
});

test('a release that is paused is named without its files', () => {
  const { stable } = listDownloads([buildManifest({ isPaused: true })], releasedAt);
  expect(stable).toMatchObject([{ version: '1.4.0', isPaused: true, files: [] }]);
});

test('releases of an expired feed are still offered, with a warning', () => {
  const list = (age: number) => listDownloads([buildManifest()], releasedAt + age).stable;
  expect(list(30 * day)).toMatchObject([{ isFrozen: false }]);
  expect(list(30 * day + 1)).toMatchObject([{ isFrozen: true, files: [{ format: 'AppImage' }] }]);
});

test('a manifest from the future is left out, as apps refuse it', () => {
  const manifests = [buildManifest({ signedAt: releasedAt + day + 1 })];
  expect(listDownloads(manifests, releasedAt)).toEqual({ stable: [], beta: [] });
});

test('a beta is offered where it is newer than the stable version of its platform', () => {
  const beta = (version: string, platform: 'linux-x64' | 'win32-x64' = 'linux-x64') =>
    buildManifest({ channel: 'beta', version, platform });
  const list = (...betas: ReturnType<typeof beta>[]) =>
    listDownloads([buildManifest(), ...betas], releasedAt).beta.map(({ platform, version }) => [
      platform,
      version
    ]);
  expect(list(beta('1.4.0'))).toEqual([]);
  expect(list(beta('1.4.0-beta.9'))).toEqual([]);
  expect(list(beta('1.5.0-beta.1'))).toEqual([['linux-x64', '1.5.0-beta.1']]);
  expect(list(beta('1.4.0-beta.9', 'win32-x64'))).toEqual([['win32-x64', '1.4.0-beta.9']]);
});

test('platforms come in one order, whatever the order of their manifests', () => {
  const manifests = (['win32-x64', 'darwin-arm64', 'linux-x64'] as const).map((platform) =>
    buildManifest({ platform })
  );
  const downloads = listDownloads(manifests, releasedAt);
  expect(downloads.stable.map(({ platform }) => platform)).toEqual([
    'linux-x64',
    'darwin-arm64',
    'win32-x64'
  ]);
  expect(Downloads.parse(downloads)).toEqual(downloads);
});
