import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log/log.ts';
import type { RequestVariables } from '../context/request-context.ts';

/** One line a request: the route and never the address asked for, which may hold words of a search or a name. */
export function logRequests(log: Log, now: () => number): MiddlewareHandler<RequestVariables> {
  return async function logRequest(context, next) {
    const startedAt = now();
    await next();
    const { requestId, route, actor } = context.get('request');
    log.info(
      {
        requestId,
        method: context.req.method,
        route: route?.path ?? 'unknown',
        status: context.res.status,
        milliseconds: now() - startedAt,
        ...(actor.kind === 'person' ? { actorId: actor.id } : {})
      },
      'request'
    );
  };
}
