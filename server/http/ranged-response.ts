import type { Context } from 'hono';
import type { ByteRange } from '../media/media-store.ts';
import { findRange } from './byte-range.ts';

type RangedFile = {
  readonly size: number;
  /** Content type, caching and, as every file whose parts are fetched needs one, an ETag. */
  readonly headers: Readonly<Record<string, string>> & { readonly etag: string };
  readonly read: (range: ByteRange) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
};

/** The whole file or the part that the request asks for. */
export async function respondWithRange(
  context: Context,
  { size, headers, read }: RangedFile
): Promise<Response> {
  const all = { ...headers, 'accept-ranges': 'bytes' };
  const condition = context.req.header('if-range');
  const isSame = condition === undefined || condition === headers.etag;
  const range = findRange(isSame ? context.req.header('range') : undefined, size);
  if (range === 'unsatisfiable') {
    return context.body(null, 416, { ...all, 'content-range': `bytes */${size}` });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const status = range === undefined ? 200 : 206;
  const sent = {
    ...all,
    ...(range === undefined ? {} : { 'content-range': `bytes ${start}-${end}/${size}` }),
    'content-length': String(end - start + 1)
  };
  if (context.req.method === 'HEAD' || size === 0) return context.body(null, status, sent);
  return context.body(await read({ start, end }), status, sent);
}
