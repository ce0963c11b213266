import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createImageProcessor, defaultImageLimits } from '#server/media/create-image-processor.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { type HostileFile, makeHostileFiles, payload } from '../support/server/hostile-files.ts';
import { signUpAs, type SignedInUser } from '../support/server/test-users.ts';

/** Every how many of the hostile files is sent: each costs a process. */
const hostileStep = Number(process.env['HOSTILE_STEP'] ?? 8);

let server: TestApp;
let person: SignedInUser;
beforeAll(async () => {
  // A busy machine is no reason to give up here.
  const patient = { ...defaultImageLimits, maxWaitMs: 60_000, deadlineMs: 60_000 };
  server = await createTestApp({ context: { images: createImageProcessor(patient) } });
  person = await signUpAs(server);
});
afterAll(() => server.stop());

const save = (bytes: Uint8Array, { headers }: SignedInUser = person) =>
  server.call('profiles.saveAvatar', { bytes: new Uint8Array(bytes) }, headers);

async function findPicture(url: string | null | undefined): Promise<Buffer> {
  const medium = await server.context.media.find((url ?? '').replace('/media/', ''));
  return Buffer.from(medium?.bytes ?? []);
}

describe('a picture', () => {
  test('is drawn anew as a square WebP with nothing else in it', async () => {
    const bytes = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#246' } })
      .withExif({ IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const { output } = await save(bytes);
    expect(output.profile.avatarUrl).toMatch(/^\/media\/avatars\/[0-9a-f]+\.webp$/);
    const kept = await findPicture(output.profile.avatarUrl);
    const metadata = await sharp(kept).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined
    ]);
    expect((await server.call('profiles.get', { username: person.username })).output.avatarUrl).toBe(
      output.profile.avatarUrl
    );
  });

  test('is turned as its camera was held', async () => {
    const halves = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#f00' } })
      .composite([
        {
          input: { create: { width: 50, height: 100, channels: 3, background: '#00f' } },
          left: 50,
          top: 0
        }
      ])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const kept = await findPicture((await save(halves)).output.profile.avatarUrl);
    const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    expect([redAt(256, 30) > 200, redAt(256, 480) < 60]).toEqual([true, true]);
  });

  test('takes the place of the one before, which is gone, as it is when it is removed', async () => {
    const draw = async (background: string) =>
      (
        await save(
          await sharp({ create: { width: 9, height: 9, channels: 3, background } })
            .png()
            .toBuffer()
        )
      ).output;
    const first = await draw('#111');
    const second = await draw('#999');
    expect(second.profile.avatarUrl).not.toBe(first.profile.avatarUrl);
    expect(await findPicture(first.profile.avatarUrl)).toHaveLength(0);
    expect((await findPicture(second.profile.avatarUrl)).length).toBeGreaterThan(0);
    const removed = await server.call('profiles.removeAvatar', undefined, person.headers);
    expect(removed.output.profile.avatarUrl).toBeNull();
    expect(await findPicture(second.profile.avatarUrl)).toHaveLength(0);
  });

  test('larger than eight megabytes is not read', async () => {
    const answer = await save(new Uint8Array(8 * 1024 * 1024 + 1));
    expect([answer.status, answer.problem.code]).toEqual([413, 'too_large']);
  });
});

/** Little to send, much to decode: 16 bits a channel, all of one color. */
const drawLarge = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#246' } })
    .toColourspace('rgb16')
    .png({ compressionLevel: 9 })
    .toBuffer();

describe('a picture of many pixels', () => {
  test('is refused by its header above 25 megapixels, and drawn anew below', async () => {
    const over = await save(await drawLarge(5001, 5000));
    expect([over.status, over.problem.code]).toEqual([413, 'image_too_large']);
    expect((await save(await drawLarge(5000, 5000))).status).toBe(200);
  });

  test('is decoded outside the server: one of a person at a time, two in all, and the rest wait or are refused', async () => {
    const bytes = await drawLarge(4900, 5000);
    const [other, third] = [await signUpAs(server), await signUpAs(server)];
    const saves = Array.from({ length: 19 }, () => save(bytes));
    let [most, mostAlone] = [0, 0];
    const countWorkers = (): number =>
      process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
    const watch = setInterval(() => {
      most = Math.max(most, countWorkers());
    }, 5);
    const drawn = saves.map(async (answer) =>
      (await answer).status === 200 ? true : Promise.reject(new Error('busy'))
    );
    const theirs = Promise.any(drawn).then(async () => {
      mostAlone = most;
      return Promise.all([save(bytes, other), save(bytes, third)]);
    });
    const statuses = (await Promise.all(saves)).map(({ status, problem }) =>
      status === 200 ? 200 : problem.code
    );
    expect((await theirs).map(({ status }) => status)).toEqual([200, 200]);
    clearInterval(watch);
    expect([mostAlone, most]).toEqual([1, 2]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status === 'media_busy')).toHaveLength(15);
  });

  test.each([
    ['more memory than it may', { maxMemoryBytes: 120 * 1024 * 1024 }],
    ['longer than it may', { deadlineMs: 50 }]
  ])('that takes %s is given up, and the next one is taken', async (_what, limit) => {
    const images = createImageProcessor({ ...defaultImageLimits, ...limit });
    const encode = (bytes: Uint8Array) =>
      images.encode({ ownerId: 'usr_1', bytes, width: 64, height: 64, fit: 'cover' });
    const large = await drawLarge(4900, 5000);
    await expect(encode(large)).rejects.toMatchObject({ code: 'image_too_large' });
    await expect(encode(large)).rejects.toMatchObject({ code: 'image_too_large' });
  });
});

test('hostile files are refused, or drawn anew without what they carried', async () => {
  const all = await makeHostileFiles();
  expect(all.length).toBeGreaterThanOrEqual(80);
  const files = all.filter((_file, index) => index % hostileStep === 0);
  const wrong: string[] = [];
  let drawnAnew = 0;
  async function judge({ name, bytes, isRefused }: HostileFile, sender: SignedInUser): Promise<void> {
    const answer = await save(bytes, sender);
    if (answer.status === 415 && answer.problem.code === 'unsupported_media') return;
    if (answer.status === 413 && answer.problem.code === 'image_too_large') return;
    if (answer.status !== 200 || isRefused === true) {
      wrong.push(`${name}: ${answer.status}`);
      return;
    }
    drawnAnew += 1;
    const kept = await findPicture(answer.output.profile.avatarUrl);
    const { format, width, height, exif, xmp, icc } = await sharp(kept).metadata();
    const isClean =
      [exif, xmp, icc].every((part) => part === undefined) && !kept.includes(payload.slice(0, 7));
    if (format !== 'webp' || width !== 512 || height !== 512 || !isClean) wrong.push(`${name}: kept`);
  }
  // One file of a person at a time is processed, two in all.
  const rest = [...files];
  const sendRest = async (sender: SignedInUser): Promise<void> => {
    for (let file = rest.pop(); file !== undefined; file = rest.pop()) await judge(file, sender);
  };
  await Promise.all([sendRest(person), sendRest(await signUpAs(server))]);
  expect(wrong).toEqual([]);
  expect(drawnAnew).toBeGreaterThan(10 / hostileStep);
}, 240_000);
