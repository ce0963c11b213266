import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import { pullChanges } from '../services/sync/pull-changes.ts';
import { removeLibrary } from '../services/sync/remove-library.ts';
import { listSyncDevices } from '../services/sync/sync-devices.ts';
import { pushMutations } from '../services/sync/push-mutations.ts';

export function registerSync(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'sync.push', (input, request) => pushMutations(context, input, request));
  serveCloud(app, 'sync.pull', (input, request) => pullChanges(context, input, request));
  serveCloud(app, 'syncedLibrary.remove', (_, request) => removeLibrary(context, request));
  serveCloud(app, 'syncDevices.list', (_, request) => listSyncDevices(context, request));
}
