import type { Hono } from 'hono';
import { listBinding } from '#shared/domain/people/restrictions.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import type { PlatformStateCache } from '../services/platform-state/platform-state-cache.ts';

export function registerPlatformState(app: Hono<RequestVariables>, state: PlatformStateCache): void {
  serveCloud(app, 'platformState.get', async (_input, { actor }) => ({
    restrictions: [...listBinding(await state.readRestrictions(), actor)]
  }));
}
