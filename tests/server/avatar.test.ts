import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { makeHostileFiles, payload } from '../support/server/hostile-files.ts';
import { signUpAs, type SignedInUser } from '../support/server/test-users.ts';

let server: TestApp;
let person: SignedInUser;
beforeAll(async () => {
  server = await createTestApp();
  person = await signUpAs(server);
});
afterAll(() => server.stop());

const save = (bytes: Uint8Array) =>
  server.call('profiles.saveAvatar', { bytes: new Uint8Array(bytes) }, person.headers);

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

test('of eighty hostile files each is refused, or drawn anew without what it carried', async () => {
  const files = await makeHostileFiles();
  expect(files.length).toBeGreaterThanOrEqual(80);
  const wrong: string[] = [];
  let drawnAnew = 0;
  for (const { name, bytes, isRefused } of files) {
    const answer = await save(bytes);
    if (answer.status === 415 && answer.problem.code === 'media_refused') continue;
    if (answer.status !== 200 || isRefused === true) {
      wrong.push(`${name}: ${answer.status}`);
      continue;
    }
    drawnAnew += 1;
    const kept = await findPicture(answer.output.profile.avatarUrl);
    const { format, width, height, exif, xmp, icc } = await sharp(kept).metadata();
    const isClean =
      [exif, xmp, icc].every((part) => part === undefined) && !kept.includes(payload.slice(0, 7));
    if (format !== 'webp' || width !== 512 || height !== 512 || !isClean) wrong.push(`${name}: kept`);
  }
  expect(wrong).toEqual([]);
  expect(drawnAnew).toBeGreaterThan(10);
});
