// The only file of the desktop's main process that knows axios.
import axios from 'axios';
import type { HttpResponse, HttpTransportRequest } from '#shared/contract/http/http-transport.ts';
import { cloudHeaders } from '#shared/contract/http/cloud-headers.ts';
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

const toBuffer = (bytes: Uint8Array<ArrayBuffer> | null) =>
  bytes === null ? undefined : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function saveSecrets(keychain: Keychain, token: unknown, device: unknown): void {
  if (typeof token === 'string' && token !== '') keychain.remember({ token });
  if (typeof device === 'string' && device !== '') keychain.remember({ device });
}

export type MediaFile = { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** A picture or film of the server's, which everybody may see. Rejects when no answer came. */
export async function fetchMediaFile(server: string, path: string): Promise<MediaFile | undefined> {
  const { status, headers, data } = await axios.get<ArrayBuffer>(server + path, {
    ...common,
    responseType: 'arraybuffer',
    timeout: 30_000
  });
  return status === 200
    ? { type: String(headers['content-type'] ?? ''), bytes: new Uint8Array(data) }
    : undefined;
}
