import type { Hono } from 'hono';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import { getPublishedModels, readModelsInUse } from '../services/model/models-in-use.ts';

/** `isReady` asks whether what the server needs answers, and whether it is not about to stop. */
export function registerHealth(
  app: Hono<RequestVariables>,
  version: string,
  isReady: () => Promise<boolean>
): void {
  serveCloud(app, 'health.get', () => ({ status: 'ok' as const, version }));
  serveCloud(app, 'health.ready', async () => {
    if (!(await isReady())) throw new ContractFailure('not_ready');
    return { status: 'ready' as const };
  });
}

export function registerModels(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'models.get', () => readModelsInUse(context.db));
  serveCloud(app, 'models.getPublished', () => getPublishedModels(context));
}
