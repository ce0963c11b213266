// Routes of administration. All but the first two ask for a session that stepped up.
import type { HttpRoute } from '../../http-route.ts';
import { adminContentRoutes } from './admin-content-routes.ts';
import { adminModelRoutes } from './admin-model-routes.ts';
import { adminOverviewRoutes } from './admin-overview-routes.ts';
import { adminSalesRoutes } from './admin-sales-routes.ts';
import { adminListingRoutes } from './admin-listing-routes.ts';
import { adminSettingsRoutes } from './admin-settings-routes.ts';
import { adminSwitchesRoutes } from './admin-switches-routes.ts';
import { adminUserRoutes } from './admin-user-routes.ts';

export const administrationRoutes = {
  ...adminContentRoutes,
  ...adminModelRoutes,
  ...adminSalesRoutes,
  ...adminSettingsRoutes,
  ...adminSwitchesRoutes,
  ...adminUserRoutes,
  ...adminOverviewRoutes,
  ...adminListingRoutes,
  'admin.getAccess': { method: 'get', path: '/api/v1/admin/access', access: 'admin.enter', rate: 'read' },
  'admin.stepUp': { method: 'post', path: '/api/v1/admin/access', access: 'admin.enter', rate: 'attempt' },
  'auditEntries.list': {
    method: 'get',
    path: '/api/v1/admin/audit-entries',
    access: 'admin.audit.read',
    rate: 'read'
  },
  'appeals.list': {
    method: 'get',
    path: '/api/v1/admin/appeals',
    access: 'admin.content.read',
    rate: 'read'
  },
  'appeals.decide': {
    method: 'post',
    path: '/api/v1/admin/appeals/:id',
    access: 'admin.content.decide',
    rate: 'write'
  }
} as const satisfies Readonly<Record<string, HttpRoute>>;
