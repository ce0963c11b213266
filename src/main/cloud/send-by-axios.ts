// The only file of the desktop's main process that knows axios.
import { Readable } from 'node:stream';
import axios from 'axios';
import type { HttpResponse, HttpTransportRequest } from '#shared/contract/http/http-transport.ts';
import { cloudHeaders } from '#shared/contract/http/cloud-headers.ts';
import type { OpenedPokes } from '#shared/contract/sync/follow-pokes.ts';
import { pokesPath } from '#shared/contract/sync/pokes-path.ts';
import type { Keychain } from './secret-store.ts';

export type Sender = {
  /** The server's origin. */
  readonly server: string;
  readonly keychain: Keychain;
  /** The name that the server shows for this session, e.g. "Reelwright for desktop (Linux)". */
  readonly client: string;
  readonly language: string;
};

const maxResponseBytes = 20_000_000;

const common = {
  maxRedirects: 0,
  maxContentLength: maxResponseBytes,
  validateStatus: () => true
} as const;

/** Sends with the session's token, and keeps the one that comes back: it goes no further than here. */
export function createSend({ server, keychain, client, language }: Sender) {
  return async (request: HttpTransportRequest): Promise<HttpResponse> => {
    const { token, device } = keychain.recall();
    const { status, headers, data } = await axios.request<string>({
      ...common,
      method: request.method,
      url: server + request.url,
      data: typeof request.body === 'string' ? request.body : toBuffer(request.body),
      headers: {
        ...request.headers,
        'user-agent': client,
        'accept-language': language,
        [cloudHeaders.client]: 'desktop',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(device === null ? {} : { [cloudHeaders.device]: device })
      },
      timeout: request.timeoutMs,
      responseType: 'text',
      transformResponse: (text: string) => text,
      transformRequest: (body: unknown) => body
    });
    saveSecrets(keychain, headers[cloudHeaders.token], headers[cloudHeaders.newDevice]);
    return { status, contentType: String(headers['content-type'] ?? ''), text: data };
  };
}

/** Opens the stream of pokes of this device. */
export const createOpenPokes =
  ({ server, keychain, client }: Sender) =>
  (deviceId: string): OpenedPokes => {
    const leaving = new AbortController();
    const open = async () => {
      const { token } = keychain.recall();
      const { status, data } = await axios.get<Readable>(server + pokesPath, {
        maxRedirects: 0,
        validateStatus: () => true,
        params: { device: deviceId },
        responseType: 'stream',
        signal: leaving.signal,
        headers: {
          accept: 'text/event-stream',
          'accept-encoding': 'identity',
          'user-agent': client,
          [cloudHeaders.client]: 'desktop',
          ...(token === null ? {} : { authorization: `Bearer ${token}` })
        }
      });
      return { status, chunks: data.setEncoding('utf8') as AsyncIterable<string> };
    };
    return { answer: open(), close: () => leaving.abort() };
  };

const toBuffer = (bytes: Uint8Array<ArrayBuffer> | null) =>
  bytes === null ? undefined : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function saveSecrets(keychain: Keychain, token: unknown, device: unknown): void {
  if (typeof token === 'string' && token !== '') keychain.remember({ token });
  if (typeof device === 'string' && device !== '') keychain.remember({ device });
}

export type MediaFile = {
  /** 206 for the range that was asked for, 416 for one beyond the end. */
  readonly status: 200 | 206 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
};

const mediaTimeoutMs = 30_000;
const passedHeaders = ['content-type', 'content-length', 'content-range', 'accept-ranges'] as const;

/**
 * Fetches a public image or video from the server, whole or the range of a `Range` header. Rejects where no response
 * begins in time; reading the body may take as long as the video plays.
 */
export async function fetchMediaFile(
  server: string,
  path: string,
  range: string | null
): Promise<MediaFile | undefined> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), mediaTimeoutMs);
  const { status, headers, data } = await axios
    .get<Readable>(server + path, {
      maxRedirects: 0,
      validateStatus: () => true,
      responseType: 'stream',
      signal: waiting.signal,
      headers: { 'accept-encoding': 'identity', ...(range === null ? {} : { range }) }
    })
    .finally(() => clearTimeout(timer));
  if (status !== 200 && status !== 206 && status !== 416) {
    data.destroy();
    return undefined;
  }
  const passed = passedHeaders.flatMap((name) => {
    const value: unknown = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { status, headers: Object.fromEntries(passed), body: Readable.toWeb(data) as MediaFile['body'] };
}

/** A public text of at most `maxBytes`. Rejects for a longer one, for a redirect and for any other answer. */
export async function fetchText(address: string, maxBytes: number): Promise<string> {
  const { data } = await axios.get<string>(address, {
    maxRedirects: 0,
    maxContentLength: maxBytes,
    timeout: mediaTimeoutMs,
    responseType: 'text',
    transformResponse: (text: string) => text,
    headers: { 'accept-encoding': 'identity', 'cache-control': 'no-cache' }
  });
  return data;
}
