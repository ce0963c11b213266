// Routes of the administration's dashboard and of operations.
import type { HttpRoute } from '../../http-route.ts';

const read = { method: 'get', access: 'admin.dashboard.read', rate: 'read' } as const;
const operate = { method: 'post', access: 'admin.operations.manage', rate: 'write' } as const;
const operations = '/api/v1/admin/operations';

export const adminOverviewRoutes = {
  'overview.get': { ...read, path: '/api/v1/admin/overview' },
  'operations.get': { ...read, path: operations },
  'operations.listFailedJobs': { ...read, path: `${operations}/failed-jobs` },
  'operations.retryJobs': { ...operate, path: `${operations}/failed-jobs/retry` },
  'operations.retryMails': { ...operate, path: `${operations}/failed-mails/retry` },
  'operations.listLateEvents': { ...read, path: `${operations}/late-events` },
  'operations.applyEvent': { ...operate, path: `${operations}/late-events/apply` },
  'operations.checkInvariants': { ...operate, path: `${operations}/invariant-runs` },
  'contactMessages.list': {
    method: 'get',
    path: '/api/v1/admin/contact-messages',
    access: 'admin.content.read',
    rate: 'read'
  },
  'contactMessages.markAnswered': {
    method: 'post',
    path: '/api/v1/admin/contact-messages/:id/answered',
    access: 'admin.content.decide',
    rate: 'write'
  }
} as const satisfies Readonly<Record<string, HttpRoute>>;
