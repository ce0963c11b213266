// Uploads on bad days: cut, oversized, hostile, another's, abandoned.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createImageProcessor, defaultImageLimits } from '#server/media/create-image-processor.ts';
import { createFolderMediaStore } from '#server/media/create-media-store.ts';
import { removeUnusedMedia } from '#server/services/media/remove-unused-media.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { payload, zipBomb } from '../support/server/hostile-files.ts';
import { clips, drawPng, hashOf, uploadFile, uploadImage } from '../support/server/test-media.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

const folder = mkdtempSync(join(tmpdir(), 'reelwright-media-'));
let server: TestApp;
let seller: SignedInUser;
let moment = Date.now();
const patient = { ...defaultImageLimits, maxWaitMs: 60_000, deadlineMs: 60_000 };
beforeAll(async () => {
  const context = {
    now: () => moment,
    media: createFolderMediaStore(folder),
    images: createImageProcessor(patient)
  };
  server = await createTestApp({ context });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  moment = Date.now();
  seller = await signUpSeller();
});

async function signUpSeller(): Promise<SignedInUser> {
  const person = await signUpAs(server);
  await server.database.pool.query(
    "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
    [person.id]
  );
  return person;
}

type Bytes = Uint8Array<ArrayBuffer>;
const start = (kind: 'image' | 'video', bytes: Bytes, { headers } = seller) =>
  server.call('mediaUploads.start', { kind, size: bytes.length, sha256: hashOf(bytes) }, headers);
const append = (id: string, offset: number, bytes: Bytes, { headers } = seller) =>
  server.call('mediaUploads.append', { id, offset, bytes }, headers);
const finish = (id: string) => server.call('mediaUploads.finish', { id }, seller.headers);
const findFile = async (url: string): Promise<Buffer> =>
  Buffer.from(await (await server.app.request(url)).arrayBuffer());
const listParts = (id: string): readonly string[] =>
  existsSync(join(folder, 'uploads', id)) ? readdirSync(join(folder, 'uploads', id)) : [];

describe('an upload', () => {
  test('that is cut at any byte continues there, whatever was sent twice or too early', async () => {
    const bytes = new Uint8Array(clips.webm);
    const { id } = (await start('video', bytes)).output;
    for (let at = 0; at < bytes.length; ) {
      const cut = Math.min(at + 97, bytes.length);
      expect((await append(id, at, bytes.slice(at, cut))).output.received).toBe(cut);
      // The answer was lost: the same part again, and one from further on.
      expect((await append(id, at, bytes.slice(at, cut))).output.received).toBe(cut);
      expect((await append(id, cut + 1, bytes.slice(0, 9))).output.received).toBe(cut);
      // After a reload the same file is the same upload.
      expect((await start('video', bytes)).output).toEqual({ id, received: cut });
      at = cut;
    }
    expect((await finish(id)).output).toMatchObject({ kind: 'video', durationSeconds: 2 });
    expect(listParts(id)).toEqual([]);
  }, 60_000);

  test('of which parts arrive at once counts one at each offset', async () => {
    const bytes = await drawPng('#937');
    const { id } = (await start('image', bytes)).output;
    await Promise.all([20, 25, 30, 35].map((length) => append(id, 0, bytes.slice(0, length))));
    const { received } = (await start('image', bytes)).output;
    expect([20, 25, 30, 35]).toContain(received);
    expect((await finish(id)).problem.code).toBe('conflict');
    await append(id, received, bytes.slice(received));
    expect((await finish(id)).status).toBe(200);
  });

  test('of four gigabytes is refused before a byte is stored', async () => {
    const file = { kind: 'video', size: 4_000_000_000, sha256: 'a'.repeat(64) } as const;
    const answer = await server.call('mediaUploads.start', file, seller.headers);
    expect([answer.status, answer.problem.code]).toEqual([413, 'too_large']);
    const small = await drawPng('#123');
    const { id } = (await start('image', small)).output;
    expect((await append(id, 0, new Uint8Array(small.length + 1))).problem.code).toBe('too_large');
    expect(listParts(id)).toEqual([]);
  });

  test('whose bytes changed on the way is refused and removed', async () => {
    const bytes = await drawPng('#456');
    const { id } = (await start('image', bytes)).output;
    await append(id, 0, bytes.with(40, 0));
    const answer = await finish(id);
    expect([answer.status, answer.problem.code]).toEqual([422, 'upload_damaged']);
    expect((await finish(id)).problem.code).toBe('not_found');
    expect(listParts(id)).toEqual([]);
  });

  test('of another seller is neither continued, finished nor canceled', async () => {
    const bytes = await drawPng('#789');
    const { id } = (await start('image', bytes)).output;
    const { headers } = await signUpSeller();
    const codes = [
      (await append(id, 0, bytes, { ...seller, headers })).problem.code,
      (await server.call('mediaUploads.finish', { id }, headers)).problem.code,
      (await server.call('mediaUploads.cancel', { id }, headers)).problem.code
    ];
    expect(codes).toEqual(['not_found', 'not_found', 'not_found']);
    expect((await start('image', bytes, { ...seller, headers })).output.id).not.toBe(id);
  });

  test('beyond the limit of a seller is refused; canceling one makes room', async () => {
    const ids: string[] = [];
    for (let number = 1; number <= 20; number += 1) {
      ids.push((await start('image', new Uint8Array([number]))).output.id);
    }
    expect((await start('image', new Uint8Array([99]))).problem.code).toBe('upload_limit');
    await server.call('mediaUploads.cancel', { id: ids[0] ?? '' }, seller.headers);
    expect((await start('image', new Uint8Array([99]))).status).toBe(200);
  });

  test('that holds too many unpublished bytes is refused', async () => {
    await uploadImage(server, seller.headers);
    await server.database.pool.query('update media set size = 1000000000 where owner_id = $1', [seller.id]);
    expect((await start('image', await drawPng('#abc'))).problem.code).toBe('upload_limit');
  });

  test('that is abandoned is removed a day after its last part', async () => {
    const bytes = await drawPng('#def');
    const { id } = (await start('image', bytes)).output;
    await append(id, 0, bytes.slice(0, 10));
    expect(listParts(id)).toHaveLength(1);
    const hour = 60 * 60 * 1000;
    moment = Date.now() + 23 * hour;
    await removeUnusedMedia.run(server.context, {});
    expect(listParts(id)).toHaveLength(1);
    moment = Date.now() + 25 * hour;
    await removeUnusedMedia.run(server.context, {});
    expect(listParts(id)).toEqual([]);
    expect((await finish(id)).problem.code).toBe('not_found');
  });
});

describe('an image', () => {
  test('is drawn anew at most 1920 pixels wide, without metadata, under a name made of its content', async () => {
    const bytes = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#246' } })
      .withExif({ IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const { output } = await uploadFile(server, seller.headers, 'image', new Uint8Array(bytes));
    expect(output).toMatchObject({ kind: 'image', width: 1920, height: 960, durationSeconds: null });
    expect(output.url).toMatch(/^\/media\/listings\/[0-9a-f]{40}\.webp$/);
    const metadata = await sharp(await findFile(output.url)).metadata();
    expect([metadata.format, metadata.exif, metadata.xmp]).toEqual(['webp', undefined, undefined]);
    const thumbnail = await findFile(output.url.replace('/listings/', '/thumbnails/'));
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 800, height: 400 });
    const again = await uploadFile(server, seller.headers, 'image', new Uint8Array(bytes));
    expect(again.output).toEqual(output);
  });

  test('may be an AVIF', async () => {
    const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#246' } })
      .avif()
      .toBuffer();
    const { output } = await uploadFile(server, seller.headers, 'image', new Uint8Array(bytes));
    expect(output).toMatchObject({ width: 80, height: 60 });
  });

  // All that is hostile to the decoder is sent as avatars (avatar.test.ts).
  test.each([
    [
      'a drawing with a script',
      () => Buffer.from(`<svg><script>${payload}</script></svg>`),
      'unsupported_media'
    ],
    ['half of a PNG', async () => (await drawPng('#864', 900, 600)).slice(0, 900), 'unsupported_media'],
    ['a zip bomb', zipBomb, 'unsupported_media'],
    ['of more than 25 megapixels', () => drawPng('#864', 5001, 5000), 'image_too_large']
  ])('that is %s is refused', async (_what, make, code) => {
    const answer = await uploadFile(server, seller.headers, 'image', new Uint8Array(await make()));
    expect(answer.problem?.code).toBe(code);
  });

  test('that is a page as well is stored without the page', async () => {
    const polyglot = Buffer.concat([await drawPng('#468'), Buffer.from(`<script>${payload}</script>`)]);
    const { output } = await uploadFile(server, seller.headers, 'image', new Uint8Array(polyglot));
    expect((await findFile(output.url)).includes(payload)).toBe(false);
  });
});

describe('a video', () => {
  test.each([
    ['WebM', clips.webm, 'webm'],
    ['MP4', clips.mp4, 'mp4']
  ])('in %s is measured and copied; what is behind it is not', async (_container, bytes, extension) => {
    const polyglot = new Uint8Array([...bytes, ...Buffer.from(`<script>${payload}</script>`)]);
    const { output } = await uploadFile(server, seller.headers, 'video', polyglot);
    expect(output).toMatchObject({ kind: 'video', width: 160, height: 90, durationSeconds: 2 });
    expect(output.url.endsWith(`.${extension}`)).toBe(true);
    expect((await findFile(output.url)).includes(payload)).toBe(false);
  });

  const mp4Header = Buffer.from([
    0,
    0,
    0,
    24,
    ...Buffer.from('ftypisom'),
    0,
    0,
    2,
    0,
    ...Buffer.from('isommp42')
  ]);
  test.each([
    ['a picture', () => drawPng('#111'), 'unsupported_media'],
    ['a page', () => new Uint8Array(Buffer.from(`<html>${payload}`)), 'unsupported_media'],
    ['a zip bomb', zipBomb, 'unsupported_media'],
    [
      'a zip bomb behind the header of an MP4',
      () => Buffer.concat([mp4Header, zipBomb()]),
      'unsupported_media'
    ],
    [
      'noise behind the header of an MP4',
      () => Buffer.concat([mp4Header, Buffer.alloc(5000, 7)]),
      'unsupported_media'
    ],
    ['a WebM with the header of an MP4', () => Buffer.concat([mp4Header, clips.webm]), 'unsupported_media'],
    ['half of an MP4', () => clips.mp4.slice(0, clips.mp4.length / 2), 'unsupported_media'],
    ['a QuickTime file', () => relabel(clips.mp4, /ftyp..../, 'ftypqt  '), 'video_not_playable'],
    [
      'a codec that no browser plays',
      () => relabel(clips.mp4, /avc1(?=\0\0\0\0\0\0)/, 'apcn'),
      'video_not_playable'
    ]
  ])('that is %s is refused', async (_what, make, code) => {
    const bytes = new Uint8Array(await make());
    const answer = await uploadFile(server, seller.headers, 'video', bytes);
    expect(answer.problem?.code).toBe(code);
  });

  function relabel(bytes: Bytes, found: RegExp, text: string): Bytes {
    const latin = Buffer.from(bytes).toString('latin1');
    const at = latin.search(found);
    return new Uint8Array(Buffer.from(latin.slice(0, at) + text + latin.slice(at + text.length), 'latin1'));
  }
});

test('a file is served whole and in ranges, as what it is and nothing else', async () => {
  const { output } = await uploadFile(server, seller.headers, 'video', new Uint8Array(clips.webm));
  const ask = (headers: Record<string, string> = {}) => server.app.request(output.url, { headers });
  const whole = await ask();
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect([whole.status, Object.fromEntries(whole.headers)]).toEqual([
    200,
    expect.objectContaining({
      'content-type': 'video/webm',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable'
    })
  ]);
  const part = await ask({ range: 'bytes=100-199' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200));
  const beyond = await ask({ range: `bytes=${bytes.length}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
  expect((await ask({ range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
  expect((await server.app.request('/media/uploads/upl_1.webm')).status).toBe(404);
});
