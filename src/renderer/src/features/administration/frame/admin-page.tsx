import type { ReactNode } from 'react';
import { type PageName, paths } from '#shared/contract/paths.ts';
import { PageNavigation } from '#renderer/feature-api/page-navigation.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/administration.json';
import { namePage } from '#renderer/messages/translated-names.ts';
import { AdminProvider } from './dependencies.tsx';
import { StepUpGate } from './step-up-gate.tsx';

/** The pages of administration in the order of its navigation; labels are keys of administration.json. */
const adminTabs = [
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

type AdminPageProps = {
  readonly name: PageName;
  /** Replaces the name of the page, e.g. by that of a person. */
  readonly title?: string;
  readonly children: ReactNode;
};

/** The layout of administration: heading, navigation, and the content once the session has stepped up. */
export function AdminPage({ name, title = namePage(name), children }: AdminPageProps) {
  return (
    <AdminProvider>
      <div className="mx-auto grid w-full min-w-0 max-w-6xl grid-cols-1 content-start gap-5 p-4 sm:p-6">
        <h1 className="text-title font-semibold wrap-anywhere" tabIndex={-1}>
          {title}
        </h1>
        <PageNavigation
          label={t(texts, 'administration.navigation')}
          tabs={adminTabs.map(({ page, label }) => ({ path: paths[page].getHref(), label: t(texts, label) }))}
        />
        <StepUpGate>{children}</StepUpGate>
      </div>
    </AdminProvider>
  );
}
