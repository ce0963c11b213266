// Routes of the moderation queue.
import type { HttpRoute } from '../../http-route.ts';

const item = '/api/v1/admin/content/:kind/:id';
const decide = { access: 'admin.content.decide', rate: 'write' } as const;

export const adminContentRoutes = {
  'content.list': {
    method: 'get',
    path: '/api/v1/admin/content',
    access: 'admin.content.read',
    rate: 'read'
  },
  'content.get': { method: 'get', path: item, access: 'admin.content.read', rate: 'read' },
  'content.claim': { ...decide, method: 'put', path: `${item}/claim` },
  'content.release': { ...decide, method: 'delete', path: `${item}/claim` },
  'content.decide': { ...decide, method: 'post', path: item }
} as const satisfies Readonly<Record<string, HttpRoute>>;
