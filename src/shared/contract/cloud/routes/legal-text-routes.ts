import type { HttpRoute } from '../../http-route.ts';

export const legalTextRoutes = {
  'legalTexts.list': { method: 'get', path: '/api/v1/legal-texts', access: 'catalog.read', rate: 'read' },
  'legalTexts.listChanges': {
    method: 'get',
    path: '/api/v1/admin/legal-texts',
    access: 'admin.settings.read',
    rate: 'read'
  },
  'legalTexts.schedule': {
    method: 'post',
    path: '/api/v1/admin/legal-texts/:name',
    access: 'admin.settings.manage',
    rate: 'write'
  },
  'legalTexts.withdraw': {
    method: 'post',
    path: '/api/v1/admin/legal-texts/:name/withdraw',
    access: 'admin.settings.manage',
    rate: 'write'
  }
} as const satisfies Readonly<Record<string, HttpRoute>>;
