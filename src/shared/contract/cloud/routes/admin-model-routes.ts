import type { HttpRoute } from '../../http-route.ts';

const read = { method: 'get', access: 'admin.models.read', rate: 'read' } as const;
const change = { method: 'post', access: 'admin.models.manage', rate: 'write' } as const;

export const adminModelRoutes = {
  /** Public: what came of it. */
  'models.getPublished': {
    method: 'get',
    path: '/api/v1/models/published',
    access: 'catalog.read',
    rate: 'read',
    isCacheable: true
  },
  'modelLists.list': { ...read, path: '/api/v1/admin/models' },
  'modelLists.upload': { ...change, path: '/api/v1/admin/models' },
  'modelLists.compare': { ...read, path: '/api/v1/admin/models/:id/difference' },
  'modelLists.publish': { ...change, path: '/api/v1/admin/models/:id/publish' }
} as const satisfies Readonly<Record<string, HttpRoute>>;
