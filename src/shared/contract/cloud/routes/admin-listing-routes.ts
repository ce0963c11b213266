// Routes of listings as administrators see them.
import type { HttpRoute } from '../../http-route.ts';

const act = { method: 'post', access: 'admin.content.decide', rate: 'write' } as const;
const listing = '/api/v1/admin/listings/:id';

export const adminListingRoutes = {
  'adminListings.get': { method: 'get', path: listing, access: 'admin.content.read', rate: 'read' },
  'adminListings.takeDown': { ...act, path: `${listing}/take-down` },
  'adminListings.retryTakeDown': { ...act, path: `${listing}/take-down/retry` }
} as const satisfies Readonly<Record<string, HttpRoute>>;
