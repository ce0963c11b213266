import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const names: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True for loopback addresses. */
export const isLoopbackUrl = (url: string): boolean => names.has(new URL(url).hostname);

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * True for a request from this machine that came through no proxy and names a loopback host. Always false where
 * SITE_URL is public: a proxy that adds no headers and rewrites the host looks like a local program.
 */
export function isOnThisMachine(request: Context, siteUrl: string): boolean {
  if (forwarding.some((name) => request.req.header(name) !== undefined)) return false;
  if (!isLoopbackUrl(siteUrl) || !isLoopbackUrl(request.req.url)) return false;
  return loopback.has(getConnInfo(request).remote.address ?? '');
}
