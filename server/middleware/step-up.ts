import type { MiddlewareHandler } from 'hono';
import { can, needsStepUp } from '#shared/domain/people/permissions.ts';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { extendStepUp } from '../services/admin/step-up.ts';

/** Refuses an administrator whose session has not stepped up. Everybody else is refused by the permission itself. */
export function requireStepUp(context: Pick<Context, 'db' | 'now'>): MiddlewareHandler<RequestVariables> {
  return async function checkStepUp({ get }, next) {
    const request = get('request');
    const access = request.route?.access;
    if (access !== undefined && needsStepUp(access) && can(request.actor, access))
      await extendStepUp(context, request);
    return next();
  };
}
