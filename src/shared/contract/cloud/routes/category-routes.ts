import type { HttpRoute } from '../../http-route.ts';

const change = { access: 'admin.settings.manage', rate: 'write' } as const;

export const categoryRoutes = {
  'categories.list': { method: 'get', path: '/api/v1/categories', access: 'catalog.read', rate: 'read' },
  'categories.listUses': {
    method: 'get',
    path: '/api/v1/admin/categories',
    access: 'admin.settings.read',
    rate: 'read'
  },
  'categories.add': { ...change, method: 'post', path: '/api/v1/admin/categories' },
  'categories.change': { ...change, method: 'put', path: '/api/v1/admin/categories/:key' },
  'categories.merge': { ...change, method: 'post', path: '/api/v1/admin/categories/merge' }
} as const satisfies Readonly<Record<string, HttpRoute>>;
