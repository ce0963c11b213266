import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ReleaseManifest } from '#shared/domain/release/release-manifest.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';
import { createSigningKey } from '../signing/ed25519.ts';
import { resignRelease } from './resign-release.ts';
import { readSource } from './source-state.ts';
import { requireSoundRelease } from './verify-release.ts';
import { writeRelease } from './write-release.ts';
import { writeSbom } from './write-sbom.ts';

const key = createSigningKey();
const keys = [createSigningKey().publicKey, key.publicKey];
const signedAt = Date.UTC(2026, 10, 27);
const signing = { privateKey: key.privateKey, signedAt };
const unchanged = { rolloutPercent: undefined, minimumVersion: undefined, isPaused: undefined };

/** A repository with one commit, whose newest version is `version`. */
function createRepository(version: string, changelog = `# Changelog\n\n## ${version}\n- Quieter.\n`): string {
  const root = createTempFolder();
  const files = {
    'package.json': JSON.stringify({ name: 'reelwright', version, dependencies: { zod: '4.6.7' } }),
    'package-lock.json': JSON.stringify({
      name: 'reelwright',
      version,
      lockfileVersion: 3,
      packages: {
        '': { name: 'reelwright', version, dependencies: { zod: '4.6.7' } },
        'node_modules/zod': { version: '4.6.7', integrity: `sha512-${'A'.repeat(86)}==` },
        'node_modules/vite': { version: '8.3.8', dev: true },
        'node_modules/electron': { version: '45.4.1', dev: true, integrity: `sha512-${'B'.repeat(86)}==` }
      }
    }),
    'CHANGELOG.md': changelog
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { stdio: 'ignore' });
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'feat: all of it');
  return root;
}

function createInstallers(version: string): string {
  const folder = createTempFolder();
  for (const name of ['linux-x86_64.AppImage', 'linux-amd64.deb', 'win-x64.exe', 'win-x64.exe.blockmap']) {
    writeFileSync(join(folder, `Reelwright-${version}-${name}`), `the bytes of ${name}`);
  }
  writeFileSync(join(folder, 'builder-debug.yml'), '');
  writeFileSync(join(folder, 'Reelwright-0.0.9-linux-amd64.deb'), 'an older one');
  return folder;
}

async function release(version: string, channel: 'stable' | 'beta', from = createInstallers(version)) {
  const source = await readSource(createRepository(version), channel);
  // As in a second run of the same commit.
  const committed = { ...source, committedAt: signedAt / 1000 };
  const to = join(createTempFolder(), 'release');
  await writeRelease({ source: committed, channel, change: unchanged, sbom: '{}\n', from, to }, signing);
  return to;
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

const readAll = (folder: string) =>
  Object.fromEntries(listFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));

const readManifest = (folder: string, path: string): ReleaseManifest => {
  const signed = JSON.parse(readFileSync(join(folder, path), 'utf8')) as { manifest: string };
  return JSON.parse(signed.manifest) as ReleaseManifest;
};

test('a beta is a folder that the updater accepts', async () => {
  const folder = await release('1.4.0-beta.1', 'beta');
  expect(listFiles(folder)).toEqual([
    'beta/linux-x64.json',
    'beta/win32-x64.json',
    'files/Reelwright-1.4.0-beta.1-linux-amd64.deb',
    'files/Reelwright-1.4.0-beta.1-linux-x86_64.AppImage',
    'files/Reelwright-1.4.0-beta.1-win-x64.exe',
    'files/Reelwright-1.4.0-beta.1-win-x64.exe.blockmap',
    'files/Reelwright-1.4.0-beta.1.cdx.json',
    'files/Reelwright-1.4.0-beta.1.sha512'
  ]);
  expect(await requireSoundRelease(folder, keys, signedAt)).toHaveLength(2);
  expect(readManifest(folder, 'beta/linux-x64.json')).toMatchObject({
    version: '1.4.0-beta.1',
    releasedOn: '2026-11-27',
    rolloutPercent: 100,
    notes: ['Quieter.'],
    files: [{ format: 'deb' }, { format: 'AppImage' }]
  });
});

test('a stable version is published to those who take betas, too', async () => {
  const manifests = await requireSoundRelease(await release('1.4.0', 'stable'), keys, signedAt);
  expect(manifests.map(({ path }) => path)).toEqual([
    'stable/linux-x64.json',
    'stable/win32-x64.json',
    'beta/linux-x64.json',
    'beta/win32-x64.json'
  ]);
});

test('two runs give the same bytes, signatures included', async () => {
  const from = createInstallers('1.4.0');
  const [one, other] = [await release('1.4.0', 'stable', from), await release('1.4.0', 'stable', from)];
  expect(readAll(one)).toEqual(readAll(other));
});

test('the checksums are those of every file', async () => {
  const folder = join(await release('1.4.0', 'stable'), 'files');
  const lines = readFileSync(join(folder, 'Reelwright-1.4.0.sha512'), 'utf8').trim().split('\n');
  const wrong = lines.filter((line) => {
    const [hash, name = ''] = line.split('  ');
    return (
      createHash('sha512')
        .update(readFileSync(join(folder, name)))
        .digest('hex') !== hash
    );
  });
  expect([lines.length, wrong]).toEqual([5, []]);
});

test('the list of packages names Electron, no tools, and is the same each time', async () => {
  const source = await readSource(createRepository('1.4.0'), 'stable');
  const sbom = await writeSbom(source);
  expect(JSON.parse(sbom)).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'reelwright', version: '1.4.0' } },
    components: [{ name: 'zod' }, { name: 'electron', version: '45.4.1' }]
  });
  expect(await writeSbom(source)).toBe(sbom);
});

test('what was changed after it was signed is named', async () => {
  const folder = await release('1.4.0-beta.1', 'beta');
  appendFileSync(join(folder, 'files/Reelwright-1.4.0-beta.1-linux-amd64.deb'), '!');
  const swapped = readFileSync(join(folder, 'beta/linux-x64.json'), 'utf8');
  writeFileSync(join(folder, 'beta/win32-x64.json'), swapped);
  await expect(requireSoundRelease(folder, keys, signedAt)).rejects.toThrow(
    /beta\/win32-x64\.json: misplaced[^]*amd64\.deb: wrong_size/
  );
  await expect(requireSoundRelease(folder, [], signedAt)).rejects.toThrow('unknown_key');
  await expect(requireSoundRelease(createTempFolder(), keys, signedAt)).rejects.toThrow('missing');
});

test('a release is signed anew with another rollout or a pause, and a damaged one is not', async () => {
  const folder = await release('1.4.0-beta.1', 'beta');
  const later = { ...signing, signedAt: signedAt + 40 * 86_400_000 };
  await expect(requireSoundRelease(folder, keys, later.signedAt)).rejects.toThrow('frozen');
  await resignRelease(folder, keys, { ...unchanged, rolloutPercent: 25 }, later);
  await resignRelease(folder, keys, { ...unchanged, isPaused: true }, later);
  expect(readManifest(folder, 'beta/linux-x64.json')).toMatchObject({
    rolloutPercent: 25,
    isPaused: true,
    signedAt: later.signedAt
  });
  expect(await requireSoundRelease(folder, keys, later.signedAt)).toHaveLength(2);
  writeFileSync(join(folder, 'files/Reelwright-1.4.0-beta.1-win-x64.exe'), 'something else');
  await expect(resignRelease(folder, keys, unchanged, later)).rejects.toThrow('wrong_size');
});

test('only what is committed and described is released', async () => {
  const root = createRepository('1.4.0-beta.1');
  await expect(readSource(root, 'stable')).rejects.toThrow('1.4.0-beta.1 is a beta');
  writeFileSync(join(root, 'new.ts'), '');
  await expect(readSource(root, 'beta')).rejects.toThrow('not committed:\n?? new.ts');
  const undescribed = createRepository(
    '1.4.0',
    '# Changelog\n\n## Unreleased\n- Quieter.\n\n## 1.3.0\n- Louder.\n'
  );
  await expect(readSource(undescribed, 'stable')).rejects.toThrow('no section "## 1.4.0"');
  await expect(readSource(createRepository('1.4'), 'stable')).rejects.toThrow('The version "1.4"');
});

test('nothing is overwritten, and nothing is released without an installer', async () => {
  const source = await readSource(createRepository('1.4.0'), 'stable');
  const to = createTempFolder();
  const from = createInstallers('1.3.0');
  const plan = { source, channel: 'stable', change: unchanged, sbom: '', from, to } as const;
  await expect(writeRelease(plan, signing)).rejects.toThrow('exists already');
  const fresh = { ...plan, to: join(to, 'release') };
  await expect(writeRelease(fresh, signing)).rejects.toThrow('has no installer');
  mkdirSync(join(to, 'empty'));
  await expect(writeRelease({ ...fresh, from: join(to, 'empty') }, signing)).rejects.toThrow(
    'has no installer'
  );
});
