import type { MiddlewareHandler } from 'hono';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { RateLimits } from '../rate-limit/rate-limits.ts';
import { problemResponse } from '../http/problem-response.ts';
import type { RequestContext, RequestVariables } from '../context/request-context.ts';

/** Answers 429 with `Retry-After` to an actor or address that exceeds the rate of the route's class. */
export function limitRates(limits: RateLimiter, rates: RateLimits): MiddlewareHandler<RequestVariables> {
  return async function limitRate(context, next) {
    const request = context.get('request');
    if (request.route === undefined) return next();
    const verdict = await limits.take(rates[request.route.rate], keyOf(request));
    if (verdict.isAllowed) return next();
    return problemResponse('rate_limited', undefined, { 'retry-after': String(verdict.retryAfterSeconds) });
  };
}

const keyOf = ({ actor, clientAddress }: RequestContext): string =>
  actor.kind === 'person' ? actor.id : clientAddress;
