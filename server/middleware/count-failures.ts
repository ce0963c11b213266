import type { MiddlewareHandler } from 'hono';
import type { RequestVariables } from '../context/request-context.ts';
import type { CountFailure } from '../services/admin/operations/route-failures.ts';

/** Counts responses that say the server failed, by the pattern of their route and never by the address. */
export const countFailures = (count: CountFailure): MiddlewareHandler<RequestVariables> =>
  async function countFailed(context, next) {
    await next();
    if (context.res.status >= 500) count(context.get('request').route?.path ?? 'unknown');
  };
