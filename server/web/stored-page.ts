// A page as it is cached: compressed, with the headers that are its own.
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { promisify } from 'node:util';
import type { ResponseBody } from '../http/response-cache.ts';

export type PageHeaders = Readonly<Record<string, string>>;
type StoredPage = { readonly headers: PageHeaders; readonly compressed: ResponseBody };

const compress = promisify(brotliCompress);
/** Above it a page takes several times as long to compress for a few percent. */
const quality = 5;
const lengthBytes = 4;

export async function packPage(headers: PageHeaders, html: string): Promise<ResponseBody> {
  const head = Buffer.from(JSON.stringify(headers));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(head.byteLength);
  const body = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return new Uint8Array(Buffer.concat([length, head, body]));
}

export function unpackPage(stored: ResponseBody): StoredPage {
  const start = lengthBytes + Buffer.from(stored.buffer, stored.byteOffset).readUInt32BE();
  const head = Buffer.from(stored.subarray(lengthBytes, start)).toString();
  return { headers: JSON.parse(head) as PageHeaders, compressed: stored.subarray(start) };
}

/** For the few who do not take brotli. */
export const decompress = (compressed: ResponseBody): ResponseBody =>
  new Uint8Array(brotliDecompressSync(compressed));
