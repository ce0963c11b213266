import type { MiddlewareHandler } from 'hono';
import type { Limits } from '../limits/limits.ts';
import type { Rates } from '../limits/rates.ts';
import { problemResponse } from '../problem.ts';
import type { RequestContext, RequestVariables } from '../request-context.ts';
import { findRoute } from '../routes/find-route.ts';

/** Answers 429 with `Retry-After` to whoever calls a route more often than its class allows. */
export function limitRates(limits: Limits, rates: Rates): MiddlewareHandler<RequestVariables> {
  return async function limitRate(context, next) {
    const route = findRoute(context);
    if (route === undefined) return next();
    const verdict = await limits.take(rates[route.rate], whoOf(context.get('request')));
    if (verdict.isAllowed) return next();
    return problemResponse('rate_limited', undefined, { 'retry-after': String(verdict.retryAfterSeconds) });
  };
}

const whoOf = ({ actor, clientAddress }: RequestContext): string =>
  actor.kind === 'person' ? actor.id : clientAddress;
