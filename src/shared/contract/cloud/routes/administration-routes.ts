// Routes of administration. All that ask for an administrator's permission need a session that stepped up, except
// `admin.getAccess` and `admin.stepUp`.
import type { HttpRoute } from '../../http-route.ts';

const readContent = { method: 'get', access: 'admin.content.read', rate: 'read' } as const;
const decideContent = { access: 'admin.content.decide', rate: 'write' } as const;
const readModels = { method: 'get', access: 'admin.models.read', rate: 'read' } as const;
const manageModels = { method: 'post', access: 'admin.models.manage', rate: 'write' } as const;
const readSales = { method: 'get', access: 'admin.sales.read', rate: 'read' } as const;
const readSettings = { method: 'get', access: 'admin.settings.read', rate: 'read' } as const;
const manageSettings = { access: 'admin.settings.manage', rate: 'write' } as const;
const readUsers = { method: 'get', access: 'admin.users.read', rate: 'read' } as const;
const manageUsers = { method: 'post', access: 'admin.users.manage', rate: 'write' } as const;
const readDashboard = { method: 'get', access: 'admin.dashboard.read', rate: 'read' } as const;
const operate = { method: 'post', access: 'admin.operations.manage', rate: 'write' } as const;

const queueItem = '/api/v1/admin/content/:kind/:id';
const user = '/api/v1/admin/users/:id';
const operations = '/api/v1/admin/operations';
const listing = '/api/v1/admin/listings/:id';

export const administrationRoutes = {
  'content.list': { ...readContent, path: '/api/v1/admin/content' },
  'content.get': { ...readContent, path: queueItem },
  'content.claim': { ...decideContent, method: 'put', path: `${queueItem}/claim` },
  'content.release': { ...decideContent, method: 'delete', path: `${queueItem}/claim` },
  'content.decide': { ...decideContent, method: 'post', path: queueItem },

  /** Public: the list in use. */
  'models.getPublished': {
    method: 'get',
    path: '/api/v1/models/published',
    access: 'catalog.read',
    rate: 'read',
    isCacheable: true
  },
  'modelLists.list': { ...readModels, path: '/api/v1/admin/models' },
  'modelLists.upload': { ...manageModels, path: '/api/v1/admin/models' },
  'modelLists.compare': { ...readModels, path: '/api/v1/admin/models/:id/difference' },
  'modelLists.publish': { ...manageModels, path: '/api/v1/admin/models/:id/publish' },

  'salesReports.get': { ...readSales, path: '/api/v1/admin/sales' },
  'salesReports.listCohorts': { ...readSales, path: '/api/v1/admin/sales/cohorts' },
  'salesReports.listSearchMisses': { ...readSales, path: '/api/v1/admin/sales/search-misses' },

  'platformSettings.list': { ...readSettings, path: '/api/v1/admin/settings' },
  'platformSettings.preview': { ...readSettings, path: '/api/v1/admin/settings/:name/preview' },
  'platformSettings.schedule': { ...manageSettings, method: 'post', path: '/api/v1/admin/settings/:name' },
  'platformSettings.cancel': {
    ...manageSettings,
    method: 'post',
    path: '/api/v1/admin/settings/:name/cancel'
  },

  'announcements.list': { ...readSettings, path: '/api/v1/admin/announcements' },
  'announcements.publish': { ...manageSettings, method: 'post', path: '/api/v1/admin/announcements' },
  'announcements.end': { ...manageSettings, method: 'post', path: '/api/v1/admin/announcements/:id/end' },
  'forbiddenWords.list': { ...readSettings, path: '/api/v1/admin/forbidden-words' },
  'forbiddenWords.add': { ...manageSettings, method: 'post', path: '/api/v1/admin/forbidden-words' },
  'forbiddenWords.remove': {
    ...manageSettings,
    method: 'post',
    path: '/api/v1/admin/forbidden-words/remove'
  },
  'serverKeys.list': { ...readSettings, path: '/api/v1/admin/server-keys' },
  'testMails.send': { ...manageSettings, method: 'post', path: '/api/v1/admin/test-mails', rate: 'mail' },
  'platformRestrictions.list': { ...readSettings, path: '/api/v1/admin/restrictions' },
  'platformRestrictions.set': { ...manageSettings, method: 'put', path: '/api/v1/admin/restrictions/:name' },

  'users.list': { ...readUsers, path: '/api/v1/admin/users' },
  'users.get': { ...readUsers, path: user },
  'users.listSessions': { ...readUsers, path: `${user}/sessions` },
  'users.listOrders': { ...readUsers, path: `${user}/orders` },
  'users.listListings': { ...readUsers, path: `${user}/listings` },
  'users.listReports': { ...readUsers, path: `${user}/reports` },
  'users.listRefunds': { ...readUsers, path: `${user}/refunds` },
  'users.getBalances': { ...readUsers, path: `${user}/balances` },
  'users.listNotes': { ...readUsers, path: `${user}/notes` },
  'users.listDecisions': { ...readUsers, path: `${user}/decisions` },
  'users.setSuspended': { ...manageUsers, method: 'put', path: `${user}/suspension` },
  'users.setSellerState': { ...manageUsers, method: 'put', path: `${user}/seller-state` },
  'users.voidStrike': { ...manageUsers, path: `${user}/voided-strikes` },
  'users.signOut': { ...manageUsers, path: `${user}/sign-out` },
  'users.verifyEmail': { ...manageUsers, method: 'put', path: `${user}/verification` },
  'users.setAdministrator': { ...manageUsers, method: 'put', path: `${user}/administrator-role` },
  'users.addNote': { ...manageUsers, path: `${user}/notes` },
  'users.export': { ...manageUsers, path: `${user}/export`, hasSealedResponse: true },
  'users.erase': { ...manageUsers, path: `${user}/erasure` },

  'overview.get': { ...readDashboard, path: '/api/v1/admin/overview' },
  'operations.get': { ...readDashboard, path: operations },
  'operations.listFailedJobs': { ...readDashboard, path: `${operations}/failed-jobs` },
  'operations.retryJobs': { ...operate, path: `${operations}/failed-jobs/retry` },
  'operations.retryMails': { ...operate, path: `${operations}/failed-mails/retry` },
  'operations.listLateEvents': { ...readDashboard, path: `${operations}/late-events` },
  'operations.applyEvent': { ...operate, path: `${operations}/late-events/apply` },
  'operations.checkInvariants': { ...operate, path: `${operations}/invariant-runs` },
  'contactMessages.list': { ...readContent, path: '/api/v1/admin/contact-messages' },
  'contactMessages.markAnswered': {
    ...decideContent,
    method: 'post',
    path: '/api/v1/admin/contact-messages/:id/answered'
  },

  'adminListings.get': { ...readContent, path: listing },
  'adminListings.takeDown': { ...decideContent, method: 'post', path: `${listing}/take-down` },
  'adminListings.retryTakeDown': { ...decideContent, method: 'post', path: `${listing}/take-down/retry` },

  'admin.getAccess': { method: 'get', path: '/api/v1/admin/access', access: 'admin.enter', rate: 'read' },
  'admin.stepUp': { method: 'post', path: '/api/v1/admin/access', access: 'admin.enter', rate: 'attempt' },
  'auditEntries.list': {
    method: 'get',
    path: '/api/v1/admin/audit-entries',
    access: 'admin.audit.read',
    rate: 'read'
  },
  'appeals.list': { ...readContent, path: '/api/v1/admin/appeals' },
  'appeals.decide': { ...decideContent, method: 'post', path: '/api/v1/admin/appeals/:id' }
} as const satisfies Readonly<Record<string, HttpRoute>>;
