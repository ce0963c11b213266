import type { ReactNode } from 'react';
import { type PageName, paths } from '#shared/contract/paths.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useLocation } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/administration.json';
import { namePage } from '#renderer/messages/translated-names.ts';
import { adminTabs } from './admin-tabs.ts';
import { AdminProvider } from './dependencies.tsx';
import { StepUpGate } from './step-up-gate.tsx';

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
        <AdminNavigation />
        <StepUpGate>{children}</StepUpGate>
      </div>
    </AdminProvider>
  );
}

/** Pages below a page belong to its tab; all of them are below the dashboard. */
const isCurrent = (page: PageName, pathname: string): boolean =>
  pathname === paths[page].path || (page !== 'admin' && pathname.startsWith(`${paths[page].path}/`));

/** The tabs do not all fit on a phone. */
const bringIntoView = (tab: HTMLLIElement | null): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

function AdminNavigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={t(texts, 'administration.navigation')} className="border-b border-n6">
      <ul className="-mb-px flex gap-1 overflow-x-auto">
        {adminTabs.map(({ page, label }) => {
          const isHere = isCurrent(page, pathname);
          return (
            <li key={page} ref={isHere ? bringIntoView : undefined} className="shrink-0">
              <Link
                to={paths[page].getHref()}
                aria-current={isHere ? 'page' : undefined}
                className="inline-flex min-h-control items-center border-b-2 border-transparent px-2.5 text-ui text-n11 hover:text-n12 focus-visible:-outline-offset-2 aria-[current=page]:border-accent-8 aria-[current=page]:font-medium aria-[current=page]:text-n12"
              >
                {t(texts, label)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
