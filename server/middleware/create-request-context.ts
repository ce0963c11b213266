import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { Actor } from '#shared/domain/people/actor.ts';
import { toNetworkPrefix } from '../rate-limit/network-prefix.ts';
import type { RequestVariables } from '../request-context.ts';
import { findRoute } from '../routes/find-route.ts';

export type FoundActor = { readonly actor: Actor; readonly sessionId: string | null };
/** Resolves the actor of a request's cookie or token; a visitor without a valid one. */
export type FindActor = (headers: Headers) => Promise<FoundActor>;

/**
 * Sets the context of every API request, and the request's id on its response. `trustedHops` is the number of trusted
 * proxies: each appends the address it saw to `x-forwarded-for`, and entries left of those can be forged.
 */
export function attachRequest(findActor: FindActor, trustedHops = 0): MiddlewareHandler<RequestVariables> {
  return async function setRequest(context, next) {
    const requestId = randomUUID();
    context.header('x-request-id', requestId);
    const headers = context.req.raw.headers;
    const { actor, sessionId } = await findActor(headers);
    context.set('request', {
      actor,
      sessionId,
      requestId,
      route: findRoute(context),
      headers,
      clientAddress: toNetworkPrefix(readAddress(context, trustedHops)),
      addHeader: (name, value) => context.header(name, value, { append: true })
    });
    await next();
    context.res.headers.set('x-request-id', requestId);
  };
}

function readAddress(context: Context, trustedHops: number): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const seen = [...forwarded.map((address) => address.trim()), connectionAddress(context)];
  return seen.at(Math.max(-seen.length, -1 - trustedHops)) ?? 'unknown';
}

/** In tests there is no connection. */
function connectionAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
