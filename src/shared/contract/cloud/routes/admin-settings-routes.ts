import type { HttpRoute } from '../../http-route.ts';

const read = { method: 'get', access: 'admin.settings.read', rate: 'read' } as const;
const change = { method: 'post', access: 'admin.settings.manage', rate: 'write' } as const;

export const adminSettingsRoutes = {
  'platformSettings.list': { ...read, path: '/api/v1/admin/settings' },
  'platformSettings.preview': { ...read, path: '/api/v1/admin/settings/:name/preview' },
  'platformSettings.schedule': { ...change, path: '/api/v1/admin/settings/:name' },
  'platformSettings.cancel': { ...change, path: '/api/v1/admin/settings/:name/cancel' }
} as const satisfies Readonly<Record<string, HttpRoute>>;
