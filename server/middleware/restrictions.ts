import type { MiddlewareHandler } from 'hono';
import { can } from '#shared/domain/people/permissions.ts';
import { findRefusal } from '#shared/domain/people/restrictions.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { problemResponse } from '../http/problem-response.ts';
import type { PlatformStateCache } from '../services/platform-state/platform-state-cache.ts';

/**
 * Refuses what administrators have closed, and in maintenance mode every write of everybody else. What a payment
 * provider sends is registered before this, so money that already moved is still settled.
 */
export function refuseRestricted(state: PlatformStateCache): MiddlewareHandler<RequestVariables> {
  return async function checkRestrictions({ get }, next) {
    const { actor, route } = get('request');
    // Reads are never restricted, and who may not do it anyway is told that instead.
    if (route === undefined || route.method === 'get' || !can(actor, route.access)) return next();
    const { restrictions } = await state.read();
    const refusal = findRefusal(restrictions, route, actor);
    return refusal === null ? next() : problemResponse(refusal);
  };
}
