import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import { listBuyerCohorts } from '../services/admin/sales/buyer-cohorts.ts';
import { listSearchMisses } from '../services/admin/sales/list-search-misses.ts';
import { readSalesReport } from '../services/admin/sales/read-sales-report.ts';

export function registerAdminSales(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'salesReports.get', (range) => readSalesReport(context, range));
  serveCloud(app, 'salesReports.listCohorts', () => listBuyerCohorts(context));
  serveCloud(app, 'salesReports.listSearchMisses', (range) => listSearchMisses(context, range));
}
