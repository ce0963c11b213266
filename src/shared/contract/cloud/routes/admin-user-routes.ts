// Routes of user management.
import type { HttpRoute } from '../../http-route.ts';

const read = { method: 'get', access: 'admin.users.read', rate: 'read' } as const;
const act = { method: 'post', access: 'admin.users.manage', rate: 'write' } as const;
const person = '/api/v1/admin/users/:id';

export const adminUserRoutes = {
  'users.list': { ...read, path: '/api/v1/admin/users' },
  'users.get': { ...read, path: person },
  'users.listSessions': { ...read, path: `${person}/sessions` },
  'users.listOrders': { ...read, path: `${person}/orders` },
  'users.listListings': { ...read, path: `${person}/listings` },
  'users.listReports': { ...read, path: `${person}/reports` },
  'users.listRefunds': { ...read, path: `${person}/refunds` },
  'users.getBalances': { ...read, path: `${person}/balances` },
  'users.listNotes': { ...read, path: `${person}/notes` },
  'users.listDecisions': { ...read, path: `${person}/decisions` },
  'users.setSuspended': { ...act, method: 'put', path: `${person}/suspension` },
  'users.setSellerState': { ...act, method: 'put', path: `${person}/seller-state` },
  'users.voidStrike': { ...act, path: `${person}/voided-strikes` },
  'users.signOut': { ...act, path: `${person}/sign-out` },
  'users.verifyEmail': { ...act, method: 'put', path: `${person}/verification` },
  'users.setAdministrator': { ...act, method: 'put', path: `${person}/administrator-role` },
  'users.addNote': { ...act, path: `${person}/notes` },
  'users.export': { ...act, path: `${person}/export`, hasSealedResponse: true },
  'users.erase': { ...act, path: `${person}/erasure` }
} as const satisfies Readonly<Record<string, HttpRoute>>;
