import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const names: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True for loopback addresses. */
export const isLoopbackUrl = (url: string): boolean => names.has(new URL(url).hostname);

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Whether a program on this machine asks, not through a proxy and not under a foreign name for it. Never where the site
 * is found elsewhere: a proxy that tells nothing of itself and of the name it was asked by looks like such a program.
 */
export function isOnThisMachine(request: Context, siteUrl: string): boolean {
  if (forwarding.some((name) => request.req.header(name) !== undefined)) return false;
  if (!isLoopbackUrl(siteUrl) || !isLoopbackUrl(request.req.url)) return false;
  return loopback.has(getConnInfo(request).remote.address ?? '');
}
