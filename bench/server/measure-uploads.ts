import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'undici';
import { maxPartBytes } from '#shared/domain/market/media/preview-media.ts';
import { median } from '../measurement.ts';
import { startBareServer } from './bare/start-bare-server.ts';

const rounds = 7;
const bytesOfFile = 50_000_000;
/** As the editor sends them: each part that was fast is followed by one twice as long. */
const firstPartBytes = 256 * 1024;

export type UploadFigures = {
  /** Medians, in ms. */
  readonly bare: number;
  /** All bytes are stored. */
  readonly stored: number;
  /** Checking and copying the video, after that. */
  readonly finished: number;
};

type Target = {
  readonly url: string;
  /** Of a seller's session. */
  readonly token: string;
  readonly port: number;
  /** For the file of the bare server, on the disk of the other. */
  readonly folder: string;
};

/** Uploads new files of 50 MB in turn to the server and to one that does nothing but write the body to disk. */
export async function measureUploads({ url, token, port, folder }: Target): Promise<UploadFigures> {
  const bare = await startBareServer('bare-upload-server.ts', port, [join(folder, 'bare-upload')]);
  const pools = { ours: new Pool(url), bare: new Pool(bare.url) };
  const times: Record<keyof UploadFigures, number[]> = { bare: [], stored: [], finished: [] };
  try {
    for (let round = 0; round < rounds; round++) {
      const file = buildVideo();
      const sha256 = createHash('sha256').update(file).digest('hex');
      let startedAt = performance.now();
      const elapse = (): number => {
        const [before, now] = [startedAt, performance.now()];
        startedAt = now;
        return now - before;
      };
      await send(pools.bare, 'PUT', '/', file);
      times.bare.push(elapse());
      const call = (method: 'POST' | 'PUT', path: string, body?: Uint8Array | object) =>
        send(pools.ours, method, `/api/v1/seller/media-uploads${path}`, body, {
          authorization: `Bearer ${token}`
        });
      elapse();
      const { id } = await call('POST', '', { kind: 'video', size: file.length, sha256 });
      let length = firstPartBytes;
      for (let offset = 0; offset < file.length; length = Math.min(2 * length, maxPartBytes)) {
        const part = file.subarray(offset, offset + length);
        await call('PUT', `/${id}/parts/${offset}`, part);
        offset += part.length;
      }
      times.stored.push(elapse());
      await call('POST', `/${id}/finish`, {});
      times.finished.push(elapse());
    }
  } finally {
    await Promise.all([pools.ours.destroy(), pools.bare.destroy()]);
    bare.stop();
  }
  return { bare: median(times.bare), stored: median(times.stored), finished: median(times.finished) };
}

/** A short clip before a box that players skip, so that it is a video of 50 MB with other bytes each time. */
function buildVideo(): Buffer {
  const clip = readFileSync(join(import.meta.dirname, '../../tests/support/fixtures/clip-h264.mp4'));
  const header = Buffer.from('\0\0\0\0free', 'latin1');
  const padding = bytesOfFile - clip.length;
  header.writeUInt32BE(padding);
  return Buffer.concat([clip, header, randomBytes(padding - header.length)]);
}

async function send(
  pool: Pool,
  method: 'POST' | 'PUT',
  path: string,
  body?: Uint8Array | object,
  headers: Readonly<Record<string, string>> = {}
): Promise<{ readonly id: string }> {
  const isBytes = body instanceof Uint8Array;
  const answer = await pool.request({
    method,
    path,
    body: isBytes ? body : JSON.stringify(body),
    headers: { 'content-type': isBytes ? 'application/octet-stream' : 'application/json', ...headers }
  });
  const text = await answer.body.text();
  if (answer.statusCode >= 300) throw new Error(`${path} was answered ${answer.statusCode}: ${text}`);
  return (text === '' ? {} : JSON.parse(text)) as { readonly id: string };
}
