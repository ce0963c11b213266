import { expect, test } from 'vitest';
import { contractError } from '#shared/contract/errors.ts';
import { err, ok } from '#shared/kit/result.ts';
import { uploadFile } from './upload-file.ts';

const medium = {
  id: 'med_1',
  kind: 'video' as const,
  url: '/media/listings/1.webm',
  width: 160,
  height: 90,
  durationSeconds: 2
};
const file = new Blob([new Uint8Array(1_500_000).map((_, at) => at % 251)]);

/** A server that cuts the connection after a number of parts, and takes `partMs` for each. */
function createServer({ cutAfter = Number.POSITIVE_INFINITY, partMs = 10, busy = 0 } = {}) {
  const stored: Uint8Array[] = [];
  let clock = 0;
  let [left, busyLeft] = [cutAfter, busy];
  const received = () => stored.reduce((sum, { length }) => sum + length, 0);
  const progress: number[] = [];
  return {
    stored,
    progress,
    reconnect: () => (left = Number.POSITIVE_INFINITY),
    options: {
      mediaUploads: {
        start: () => Promise.resolve(ok({ id: 'upl_1', received: received() })),
        append: ({ offset, bytes }: { offset: number; bytes: Uint8Array }) => {
          if (left === 0) return Promise.resolve(err(contractError('unreachable')));
          left -= 1;
          clock += partMs;
          if (offset === received()) stored.push(bytes);
          return Promise.resolve(ok({ id: 'upl_1', received: received() }));
        },
        finish: () => {
          busyLeft -= 1;
          return Promise.resolve(busyLeft >= 0 ? err(contractError('media_busy')) : ok(medium));
        },
        cancel: () => {
          stored.length = 0;
          return Promise.resolve(ok(undefined));
        }
      },
      onProgress: (bytes: number) => void progress.push(bytes),
      signal: new AbortController().signal,
      now: () => clock,
      wait: () => Promise.resolve()
    }
  };
}

test('an interrupted upload continues where it stopped, and arrives whole', async () => {
  const server = createServer({ cutAfter: 2 });
  expect(await uploadFile(file, 'video', server.options)).toMatchObject({ error: { code: 'unreachable' } });
  const before = server.progress.at(-1) ?? 0;
  expect(before).toBeGreaterThan(0);
  server.reconnect();
  expect(await uploadFile(file, 'video', server.options)).toEqual(ok(medium));
  expect(server.progress.filter((bytes) => bytes === before)).toHaveLength(2);
  const whole = new Uint8Array(await file.arrayBuffer());
  expect(Buffer.concat(server.stored).equals(whole)).toBe(true);
});

test('parts grow on a fast connection and shrink on a slow one', async () => {
  const sizesOf = async (partMs: number) => {
    const server = createServer({ partMs });
    await uploadFile(file, 'video', server.options);
    return server.stored.map(({ length }) => length / 1024);
  };
  expect((await sizesOf(10)).slice(0, 2)).toEqual([256, 512]);
  expect((await sizesOf(6000)).slice(0, 4)).toEqual([256, 128, 64, 64]);
});

test('a busy server is asked again', async () => {
  expect(await uploadFile(file, 'video', createServer({ busy: 3 }).options)).toEqual(ok(medium));
  expect(await uploadFile(file, 'video', createServer({ busy: 20 }).options)).toMatchObject({
    error: { code: 'media_busy' }
  });
});

test('a canceled upload leaves nothing on the server', async () => {
  const server = createServer();
  const canceled = new AbortController();
  const options = {
    ...server.options,
    signal: canceled.signal,
    onProgress: (bytes: number) => {
      if (bytes > 0) canceled.abort();
    }
  };
  expect((await uploadFile(file, 'video', options)).ok).toBe(false);
  expect(server.stored).toEqual([]);
});
