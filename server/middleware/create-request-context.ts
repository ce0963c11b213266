import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type CloudName, cloudRoutes } from '#shared/contract/cloud/cloud-routes.ts';
import { cloudHeaders } from '#shared/contract/http/cloud-headers.ts';
import type { HttpRoute } from '#shared/contract/http-route.ts';
import { type Actor, visitor } from '#shared/domain/people/actor.ts';
import type { FindActor } from '../auth/session.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { toNetworkPrefix } from '../rate-limit/network-prefix.ts';

/**
 * Sets the context of every API request, and the request's id on its response. `trustedHops` is the number of trusted
 * proxies: each appends the address it saw to `x-forwarded-for`, and entries left of those can be forged.
 */
export function attachRequest(findActor: FindActor, trustedHops = 0): MiddlewareHandler<RequestVariables> {
  return async function setRequest(context, next) {
    const requestId = randomUUID();
    context.header('x-request-id', requestId);
    const headers = context.req.raw.headers;
    const route = findRoute(context);
    const found = await findActor(headers);
    const { actor, sessionId } = isFromAnotherWriter(route, found.actor, headers) ? asVisitor : found;
    context.set('request', {
      actor,
      sessionId,
      requestId,
      route,
      headers,
      clientAddress: toNetworkPrefix(readAddress(context, trustedHops)),
      addHeader: (name, value) => context.header(name, value, { append: true })
    });
    await next();
    context.res.headers.set('x-request-id', requestId);
  };
}

const asVisitor = { actor: visitor, sessionId: null };

/** True if the message was written by an account other than the one that is signed in. It then counts as a visitor's. */
const isFromAnotherWriter = (route: HttpRoute | undefined, actor: Actor, headers: Headers): boolean => {
  const writer = route?.acceptsWriterHeader === true ? headers.get(cloudHeaders.writer) : null;
  return writer !== null && actor.kind === 'person' && actor.id !== writer;
};

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

const byAddress = new Map<string, HttpRoute>(
  (Object.keys(cloudRoutes) as CloudName[]).map((name) => {
    const route: HttpRoute = cloudRoutes[name];
    return [`${route.method.toUpperCase()} ${route.path}`, route];
  })
);

/** The contract's route that matches the request, for middleware that runs before it. */
function findRoute(context: Context): HttpRoute | undefined {
  for (const { method, path } of matchedRoutes(context)) {
    const route = byAddress.get(`${method} ${path}`);
    if (route !== undefined) return route;
  }
  return undefined;
}
