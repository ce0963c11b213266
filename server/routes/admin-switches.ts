import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import { listRestrictions, setRestriction } from '../services/admin/switches/switch-restrictions.ts';
import type { PlatformStateCache } from '../services/platform-state/platform-state-cache.ts';

export function registerAdminSwitches(
  app: Hono<RequestVariables>,
  context: Context,
  state: PlatformStateCache
): void {
  serveCloud(app, 'platformRestrictions.list', () => listRestrictions(context));
  serveCloud(app, 'platformRestrictions.set', async (input, request) => {
    await setRestriction(context, input, request);
    state.clear();
  });
}
