import type { HttpBindings } from '@hono/node-server';
import type { Context as Call, Hono } from 'hono';
import { can } from '#shared/domain/people/permissions.ts';
import { pokesPath } from '#shared/contract/sync/pokes-path.ts';
import type { FindActor } from '../auth/session.ts';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { problemResponse } from '../http/problem-response.ts';
import type { RateLimitRule } from '../rate-limit/rate-limiter.ts';
import { openPokeStream } from '../services/sync/pokes/open-poke-stream.ts';

/** A device opens its stream again after it was lost, with pauses that grow. */
const rule: RateLimitRule = { name: 'pokes', points: 60, seconds: 60, isShared: false };

/** Longer than the pauses between heartbeats; other connections are closed sooner when they are silent. */
const silenceMs = 90_000;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // A proxy that compressed or collected the stream would keep it back.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no'
};

type PokeContext = Pick<Context, 'pokes' | 'limits'>;

/** One stream of server-sent events per device: the names of scopes in which something may have changed, and nothing else. */
export function registerPokes(
  app: Hono<RequestVariables>,
  { pokes, limits }: PokeContext,
  findActor: FindActor
): void {
  app.get(pokesPath, async (call) => {
    const { actor, headers: sent } = call.get('request');
    if (actor.kind === 'visitor') return problemResponse('unauthenticated');
    if (!can(actor, 'sync.use')) return problemResponse('suspended');
    const verdict = await limits.take(rule, actor.id);
    if (!verdict.isAllowed)
      return problemResponse('rate_limited', undefined, { 'retry-after': String(verdict.retryAfterSeconds) });
    const deviceId = call.req.query('device') ?? '';
    if (!/^[\w-]{8,64}$/u.test(deviceId)) return problemResponse('invalid_input');
    const stream = openPokeStream(pokes, {
      userId: actor.id,
      deviceId,
      isAllowed: async () => {
        const { actor: now } = await findActor(sent);
        return now.kind === 'person' && now.id === actor.id && can(now, 'sync.use');
      }
    });
    if (stream === undefined) return problemResponse('not_ready');
    widenTimeout(call);
    return new Response(stream, { headers });
  });
}

/** In tests there is no connection. */
function widenTimeout(call: Call<RequestVariables>): void {
  const { incoming } = (call.env ?? {}) as Partial<HttpBindings>;
  incoming?.socket.setTimeout(silenceMs);
}
