import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether a program on this machine asks, not through a proxy and not under a foreign name for it. */
export function isOnThisMachine(request: Context): boolean {
  if (forwarding.some((name) => request.req.header(name) !== undefined)) return false;
  const { hostname } = new URL(request.req.url);
  const isOurName = hostname === 'localhost' || hostname === '[::1]' || hostname === '127.0.0.1';
  return isOurName && loopback.has(getConnInfo(request).remote.address ?? '');
}
