import type { Context } from 'hono';
import type { ByteRange } from '../media/media-store.ts';

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

const single = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The range that a `Range` header asks for. Undefined where the whole file is sent: without a header, for several
 * ranges, and for what is no range, as RFC 9110 allows.
 */
export function findRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = single.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
