import type { HttpRoute } from '../../http-route.ts';

// Repeating a push or a pull has the same effect, and the answers hold what a person wrote.
const round = { method: 'post', access: 'sync.use', rate: 'sync', hasSealedResponse: true } as const;

export const syncRoutes = {
  'sync.push': { ...round, path: '/api/v1/sync/push', storesTextAsJson: true },
  'sync.pull': { ...round, path: '/api/v1/sync/pull' },
  'syncedLibrary.remove': {
    method: 'delete',
    path: '/api/v1/sync/library',
    access: 'sync.use',
    rate: 'write'
  },
  'syncDevices.list': { method: 'get', path: '/api/v1/sync/devices', access: 'sync.use', rate: 'read' }
} as const satisfies Readonly<Record<string, HttpRoute>>;
