import type { HttpRoute } from '../../http-route.ts';

const read = { method: 'get', access: 'admin.sales.read', rate: 'read' } as const;

export const adminSalesRoutes = {
  'salesReports.get': { ...read, path: '/api/v1/admin/sales' },
  'salesReports.listCohorts': { ...read, path: '/api/v1/admin/sales/cohorts' },
  'salesReports.listSearchMisses': { ...read, path: '/api/v1/admin/sales/search-misses' }
} as const satisfies Readonly<Record<string, HttpRoute>>;
