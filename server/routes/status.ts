import type { Hono } from 'hono';
import { listBinding } from '#shared/domain/people/restrictions.ts';
import { Status } from '#shared/contract/cloud/server.ts';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { SerializedBody, serveCloud } from '../http/register-procedure.ts';
import { createResponseCache } from '../http/response-cache.ts';
import { toShown } from '../services/platform-state/read-announcements.ts';
import type { PlatformStateCache } from '../services/platform-state/platform-state-cache.ts';
import { getStatus } from '../services/status/service-status.ts';

const ttlMs = 15_000;

/** However many ask, the services are measured at most every 15 seconds. */
export function registerStatus(app: Hono<RequestVariables>, context: Context): void {
  const { now } = context;
  const responses = createResponseCache({
    now,
    readEpoch: () => Promise.resolve(Math.floor(now() / ttlMs)),
    maxBytes: 200_000
  });
  serveCloud(app, 'status.get', async () => {
    const body = await responses.get('status', async () =>
      JSON.stringify(Status.parse(await getStatus(context)))
    );
    return new SerializedBody(body);
  });
}

/** Restrictions and announcements of administrators, readable without an account. */
export function registerPlatformState(
  app: Hono<RequestVariables>,
  { now }: Pick<Context, 'now'>,
  state: PlatformStateCache
): void {
  serveCloud(app, 'platformState.get', async (_input, { actor }) => {
    const { restrictions, announcements } = await state.read();
    return {
      restrictions: [...listBinding(restrictions, actor)],
      announcements: toShown(announcements, now())
    };
  });
}
