import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildReleaseFile } from '#tests/support/release-builder.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';
import {
  hasPreviousAppImage,
  removePreviousAppImage,
  replaceAppImage,
  restorePreviousAppImage
} from './replace-app-image.ts';

function prepare(downloaded = 'new version') {
  const folder = createTempFolder();
  mkdirSync(join(folder, 'apps'));
  const [old, next] = [join(folder, 'apps/Reelwright.AppImage'), join(folder, 'next')];
  writeFileSync(old, 'old version');
  writeFileSync(next, downloaded);
  return { old, next, files: () => readdirSync(join(folder, 'apps')) };
}

const withPrevious = ['.Reelwright.AppImage.previous', 'Reelwright.AppImage'];

test('the new version stands under the old name, ready to run', async () => {
  const { old, next, files } = prepare();
  await replaceAppImage(old, next, buildReleaseFile());
  expect([readFileSync(old, 'utf8'), files()]).toEqual(['new version', withPrevious]);
  expect(statSync(old).mode & 0o777).toBe(0o755);
});

test.each([
  ['a file that changed after the check', 'evil binary'],
  ['a file that was cut off', 'new']
])('%s leaves the old version and nothing else', async (_, downloaded) => {
  const { old, next, files } = prepare(downloaded);
  await expect(replaceAppImage(old, next, buildReleaseFile())).rejects.toThrow(
    'changed after it was downloaded'
  );
  expect([readFileSync(old, 'utf8'), files()]).toEqual(['old version', ['Reelwright.AppImage']]);
});

test('a download that is gone leaves the old version', async () => {
  const { old, files } = prepare();
  await expect(replaceAppImage(old, '/nowhere', buildReleaseFile())).rejects.toThrow('ENOENT');
  expect([readFileSync(old, 'utf8'), files()]).toEqual(['old version', ['Reelwright.AppImage']]);
});

test('what an earlier attempt left is replaced', async () => {
  const { old, next, files } = prepare();
  const left = join(old, '../.Reelwright-1.4.0-linux-x86_64.AppImage.new');
  writeFileSync(left, 'half');
  chmodSync(left, 0o400);
  await replaceAppImage(old, next, buildReleaseFile());
  expect([readFileSync(old, 'utf8'), files()]).toEqual(['new version', withPrevious]);
});

test('the version before stays beside it until it is put back, or is not needed any more', async () => {
  const { old, next, files } = prepare();
  await replaceAppImage(old, next, buildReleaseFile());
  // One that was installed by a version that never started well is not what to go back to.
  await replaceAppImage(old, next, buildReleaseFile());
  expect(hasPreviousAppImage(old)).toBe(true);
  restorePreviousAppImage(old);
  expect([readFileSync(old, 'utf8'), files()]).toEqual(['old version', ['Reelwright.AppImage']]);
  await replaceAppImage(old, next, buildReleaseFile());
  await removePreviousAppImage(old);
  expect([readFileSync(old, 'utf8'), hasPreviousAppImage(old)]).toEqual(['new version', false]);
});
