// Routes of what buyers and sellers have to do with each other besides buying.
import type { HttpRoute } from '../http-route.ts';

const follow = { access: 'follow.manage', rate: 'write' } as const;

export const communityRoutes = {
  'follows.list': { ...follow, rate: 'read', method: 'get', path: '/api/v1/follows' },
  'follows.get': { ...follow, rate: 'read', method: 'get', path: '/api/v1/follows/:username' },
  'follows.set': { ...follow, method: 'put', path: '/api/v1/follows/:username' },
  'followers.list': {
    method: 'get',
    path: '/api/v1/seller/followers',
    access: 'follower.read',
    rate: 'read'
  }
} as const satisfies Readonly<Record<string, HttpRoute>>;
