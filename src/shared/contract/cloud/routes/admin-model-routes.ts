import type { HttpRoute } from '../../http-route.ts';

const read = { method: 'get', access: 'admin.models.read', rate: 'read' } as const;
const change = { method: 'post', access: 'admin.models.manage', rate: 'write' } as const;

export const adminModelRoutes = {
  'modelLists.list': { ...read, path: '/api/v1/admin/models' },
  'modelLists.upload': { ...change, path: '/api/v1/admin/models' },
  'modelLists.compare': { ...read, path: '/api/v1/admin/models/:id/difference' },
  'modelLists.publish': { ...change, path: '/api/v1/admin/models/:id/publish' }
} as const satisfies Readonly<Record<string, HttpRoute>>;
