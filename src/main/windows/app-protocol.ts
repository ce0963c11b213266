import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type CustomScheme, protocol } from 'electron';
import { writeContentSecurityPolicy } from '#shared/contract/content-security-policy.ts';
import { appHost, appScheme } from './app-address.ts';
import { findBundlePath } from './bundle-path.ts';

/**
 * `corsEnabled` without ever sending an allow header: other origins are refused by CORS itself, which also holds on
 * engines where fetchable schemes outside CORS could be read from anywhere (CVE-2026-70604). `stream` lets videos play
 * before they have arrived.
 */
export const appSchemePrivileges: CustomScheme = {
  scheme: appScheme,
  privileges: { standard: true, secure: true, supportFetchAPI: true, corsEnabled: true, stream: true }
};

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2'
};

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), hid=(), payment=()'
};

type MediaFile = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
};
/** `range` is the value of a `Range` header. */
type FindMediaFile = (path: string, range: string | null) => Promise<MediaFile | undefined>;

/** Keys of media are made of their content; nothing else is asked of the server. */
const mediumPath = /^\/media\/[a-z-]{1,30}\/[0-9a-f]{40}\.[a-z0-9]{3,4}$/;
const mediumTypes = new Set(['image/webp', 'image/png', 'image/jpeg', 'video/mp4', 'video/webm']);

function createBundleHandler(
  folder: string,
  sendsTo: readonly string[],
  findMediaFile: FindMediaFile
): (request: Request) => Promise<Response> {
  const headers = { 'content-security-policy': writeContentSecurityPolicy(sendsTo), ...securityHeaders };
  const refusal = (status: number, text: string): Response =>
    new Response(text, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });

  const respondWithMedia = async (path: string, range: string | null): Promise<Response | undefined> => {
    const medium = await findMediaFile(path, range).catch(() => undefined);
    if (medium === undefined) return undefined;
    if (!mediumTypes.has(medium.headers['content-type'] ?? '')) {
      await medium.body.cancel();
      return undefined;
    }
    // The content under a hashed name never changes.
    const caching = { 'cache-control': 'private, max-age=31536000, immutable' };
    return new Response(medium.body, {
      status: medium.status,
      headers: { ...medium.headers, ...headers, ...caching }
    });
  };

  return async (request) => {
    const url = new URL(request.url);
    if (url.host !== appHost) return refusal(403, 'Not this app');
    if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, 'Only GET');
    if (mediumPath.test(url.pathname)) {
      const medium = await respondWithMedia(url.pathname, request.headers.get('range'));
      return medium ?? refusal(404, 'Not found');
    }
    const path = findBundlePath(url.pathname);
    if (path === undefined) return refusal(403, 'Not a bundled file');
    const type = mediaTypes[extname(path)];
    if (type === undefined) return refusal(404, 'Not found');
    try {
      const body = request.method === 'HEAD' ? null : new Uint8Array(await readFile(join(folder, path)));
      return new Response(body, { headers: { ...headers, 'content-type': type } });
    } catch {
      return refusal(404, 'Not found');
    }
  };
}

/**
 * Answers app:// requests with files below `folder` and the server's media, and nothing else. The page may send to
 * the origins `sendsTo`.
 */
export function serveBundle(folder: string, sendsTo: readonly string[], findMediaFile: FindMediaFile): void {
  protocol.handle(appScheme, createBundleHandler(folder, sendsTo, findMediaFile));
}
