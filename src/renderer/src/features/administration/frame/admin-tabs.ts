import type { PageName } from '#shared/contract/paths.ts';

/** The pages of administration in the order of its navigation; labels are keys of administration.json. */
export const adminTabs = [
  { page: 'admin', label: 'administration.tab.overview' },
  { page: 'adminContent', label: 'administration.tab.content' },
  { page: 'adminUsers', label: 'administration.tab.users' },
  { page: 'adminSales', label: 'administration.tab.sales' },
  { page: 'adminAppeals', label: 'administration.tab.appeals' },
  { page: 'adminMessages', label: 'administration.tab.messages' },
  { page: 'adminSettings', label: 'administration.tab.settings' },
  { page: 'adminAudit', label: 'administration.tab.audit' },
  { page: 'adminOperations', label: 'administration.tab.operations' }
] as const satisfies readonly { readonly page: PageName; readonly label: string }[];
