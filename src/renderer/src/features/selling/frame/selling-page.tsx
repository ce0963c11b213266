import type { ReactNode } from 'react';
import { type PageName, paths } from '#shared/contract/paths.ts';
import { AsOfNote } from '#renderer/feature-api/sync/as-of-note.tsx';
import { PageNavigation } from '#renderer/feature-api/page-navigation.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { namePage } from '#renderer/messages/translated-names.ts';
import { SellingProvider } from './dependencies.tsx';

/** The pages of the seller area in the order of its navigation; labels are keys of selling.json. */
const sellerTabs = [
  { page: 'seller', label: 'selling.tab.listings' },
  { page: 'createListing', label: 'selling.tab.create' },
  { page: 'createBundle', label: 'selling.tab.createBundle' },
  { page: 'coupons', label: 'selling.tab.coupons' },
  { page: 'sales', label: 'selling.tab.sales' },
  { page: 'questions', label: 'selling.tab.questions' },
  { page: 'followers', label: 'selling.tab.followers' },
  { page: 'earnings', label: 'selling.tab.earnings' }
] as const satisfies readonly {
  readonly page: PageName;
  readonly label: string;
}[];

type SellingPageProps = {
  readonly name: PageName;
  /** Replaces the name of the page. */
  readonly title?: string;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

export const SellingPage = (props: SellingPageProps) => (
  <SellingProvider>
    <SellingLayout {...props} />
  </SellingProvider>
);

/** The layout of the seller area: heading, navigation and content. */
export function SellingLayout({ name, title = namePage(name), actions, children }: SellingPageProps) {
  return (
    <div className="mx-auto grid w-full max-w-6xl min-w-0 grid-cols-1 content-start gap-5 p-4 sm:p-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title font-semibold" tabIndex={-1}>
          {title}
        </h1>
        {actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      <PageNavigation
        label={t(texts, 'selling.navigation')}
        tabs={sellerTabs.map(({ page, label }) => ({ path: paths[page].getHref(), label: t(texts, label) }))}
      />
      <AsOfNote say={(moment) => t(texts, 'selling.asOf', { moment })} />
      {children}
    </div>
  );
}
