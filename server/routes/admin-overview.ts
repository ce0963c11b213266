import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import { listFailedJobs, retryJobs } from '../services/admin/operations/failed-jobs.ts';
import { getOperations } from '../services/admin/operations/get-operations.ts';
import { checkInvariantsSoon } from '../services/admin/operations/invariant-runs.ts';
import { applyLateEvent, listLateEvents } from '../services/admin/operations/late-events.ts';
import { retryMails } from '../services/admin/operations/mails.ts';
import { listContactMessages, markContactAnswered } from '../services/admin/overview/contact-messages.ts';
import { getOverview } from '../services/admin/overview/get-overview.ts';
import { listBuyerCohorts } from '../services/admin/sales/buyer-cohorts.ts';
import { listSearchMisses } from '../services/admin/sales/list-search-misses.ts';
import { readSalesReport } from '../services/admin/sales/read-sales-report.ts';

export function registerAdminOverview(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'overview.get', () => getOverview(context));
  serveCloud(app, 'operations.get', () => getOperations(context));
  serveCloud(app, 'operations.listFailedJobs', (input) => listFailedJobs(context, input));
  serveCloud(app, 'operations.retryJobs', (input, request) => retryJobs(context, input, request));
  serveCloud(app, 'operations.retryMails', (_input, request) => retryMails(context, request));
  serveCloud(app, 'operations.listLateEvents', () => listLateEvents(context));
  serveCloud(app, 'operations.applyEvent', (input, request) => applyLateEvent(context, input, request));
  serveCloud(app, 'operations.checkInvariants', (_input, request) => checkInvariantsSoon(context, request));
  serveCloud(app, 'contactMessages.list', (input) => listContactMessages(context, input));
  serveCloud(app, 'contactMessages.markAnswered', (input, request) =>
    markContactAnswered(context, input, request)
  );
}

export function registerAdminSales(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'salesReports.get', (range) => readSalesReport(context, range));
  serveCloud(app, 'salesReports.listCohorts', () => listBuyerCohorts(context));
  serveCloud(app, 'salesReports.listSearchMisses', (range) => listSearchMisses(context, range));
}
