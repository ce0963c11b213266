import { readdirSync } from 'node:fs';
import S3rver from 's3rver';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createFolderMediaStore, createS3MediaStore } from '#server/media/create-media-store.ts';
import type { MediaStore, NewMediaFile } from '#server/media/media-store.ts';
import { idleContext } from '../support/server/idle-context.ts';
import { onlyIndex } from '../support/server/only-index.ts';
import { createTempFolder } from '../support/temp-folder.ts';

const picture = (bytes: number[], ownerId = 'usr_1'): NewMediaFile => ({
  folder: 'avatars',
  ownerId,
  type: 'image/webp',
  bytes: new Uint8Array(bytes)
});

async function startS3(): Promise<MediaStore> {
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: createTempFolder(),
    configureBuckets: [{ name: 'media', configs: [] }]
  });
  const { port } = await s3.run();
  onTestFinished(() => s3.close());
  return createS3MediaStore({
    bucket: 'media',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER'
  });
}

describe.each([
  ['a folder', () => Promise.resolve(createFolderMediaStore(createTempFolder()))],
  ['S3', startS3]
])('media kept in %s', (_place, open) => {
  test('are found under a key made of their content and owner', async () => {
    const media = await open();
    const key = await media.put(picture([1, 2, 3]));
    expect(key).toMatch(/^avatars\/[0-9a-f]{40}\.webp$/);
    expect(await media.put(picture([1, 2, 3]))).toBe(key);
    expect(await media.put(picture([1, 2, 4]))).not.toBe(key);
    expect(await media.find(key)).toEqual({ type: 'image/webp', bytes: new Uint8Array([1, 2, 3]) });
  });

  test('of one owner stay when another’s are removed', async () => {
    const media = await open();
    const [mine, yours] = [await media.put(picture([1], 'usr_1')), await media.put(picture([1], 'usr_2'))];
    await media.remove(mine);
    await media.remove(mine);
    expect(await media.find(mine)).toBeUndefined();
    expect(await media.find(yours)).toBeDefined();
  });

  test.each([
    '../auth-secret',
    'avatars/../../auth-secret',
    'avatars/..%2fauth-secret',
    'avatars/x.webp',
    ''
  ])('are never looked for at %j', async (key) => expect(await (await open()).find(key)).toBeUndefined());
});

test('a folder never shows half a file, however many write the same one', async () => {
  const folder = createTempFolder();
  const media = createFolderMediaStore(folder);
  const large = picture(Array.from({ length: 100_000 }, (_, index) => index % 256));
  const key = await media.put(large);
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      await media.put(large);
      expect((await media.find(key))?.bytes.byteLength).toBe(100_000);
    })
  );
  expect(readdirSync(`${folder}/avatars`)).toHaveLength(1);
});

test('a medium is served as what it is and nothing else, to be kept for ever', async () => {
  const media = createFolderMediaStore(createTempFolder());
  const key = await media.put(picture([82, 73, 70, 70]));
  const app = createApp({ version: '0.0.0', webFiles: onlyIndex, context: { ...idleContext, media } });
  const response = await app.request(`/media/${key}`);
  expect(response.status).toBe(200);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([82, 73, 70, 70]));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable'
  });
  for (const path of ['/media/avatars/none.webp', '/media/avatars/..%2f..%2fauth-secret', '/media/']) {
    expect((await app.request(path)).status).toBe(404);
  }
});
