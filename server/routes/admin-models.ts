import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import { compareModelLists } from '../services/admin/models/compare-model-lists.ts';
import { listModelLists } from '../services/admin/models/list-model-lists.ts';
import { publishModelList } from '../services/admin/models/publish-model-list.ts';
import { uploadModelList } from '../services/admin/models/upload-model-list.ts';

export function registerAdminModels(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'modelLists.list', () => listModelLists(context));
  serveCloud(app, 'modelLists.upload', (input, request) => uploadModelList(context, input, request));
  serveCloud(app, 'modelLists.compare', (input) => compareModelLists(context, input));
  serveCloud(app, 'modelLists.publish', (input, request) => publishModelList(context, input, request));
}
