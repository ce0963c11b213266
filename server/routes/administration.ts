import type { Hono } from 'hono';
import type { AccountContext } from '../auth/auth.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import { getAdminAccess, stepUp } from '../services/admin/step-up.ts';
import { decideAppeal, listOpenAppeals } from '../services/admin/appeals.ts';
import { listAuditEntries } from '../services/admin/list-audit-entries.ts';

export function registerAdministration(app: Hono<RequestVariables>, context: AccountContext): void {
  serveCloud(app, 'admin.getAccess', (_input, request) => getAdminAccess(context, request));
  serveCloud(app, 'admin.stepUp', (input, request) => stepUp(context, input, request));
  serveCloud(app, 'auditEntries.list', (input) => listAuditEntries(context, input));
  serveCloud(app, 'appeals.list', (input, request) => listOpenAppeals(context, input, request));
  serveCloud(app, 'appeals.decide', (input, request) => decideAppeal(context, input, request));
}
