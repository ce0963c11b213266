import type { HttpRoute } from '../../http-route.ts';

const read = { method: 'get', access: 'admin.settings.read', rate: 'read' } as const;
const change = { access: 'admin.settings.manage', rate: 'write' } as const;

export const adminSwitchesRoutes = {
  'announcements.list': { ...read, path: '/api/v1/admin/announcements' },
  'announcements.publish': { ...change, method: 'post', path: '/api/v1/admin/announcements' },
  'announcements.end': { ...change, method: 'post', path: '/api/v1/admin/announcements/:id/end' },
  'forbiddenWords.list': { ...read, path: '/api/v1/admin/forbidden-words' },
  'forbiddenWords.add': { ...change, method: 'post', path: '/api/v1/admin/forbidden-words' },
  'forbiddenWords.remove': { ...change, method: 'post', path: '/api/v1/admin/forbidden-words/remove' },
  'serverKeys.list': { ...read, path: '/api/v1/admin/server-keys' },
  'testMails.send': { ...change, method: 'post', path: '/api/v1/admin/test-mails', rate: 'mail' },
  'platformRestrictions.list': { ...read, path: '/api/v1/admin/restrictions' },
  'platformRestrictions.set': { ...change, method: 'put', path: '/api/v1/admin/restrictions/:name' }
} as const satisfies Readonly<Record<string, HttpRoute>>;
