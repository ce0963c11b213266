import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type PageName, paths } from '#shared/contract/paths.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useLocation } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/selling.json';
import { namePage } from '#renderer/messages/translated-names.ts';
import { sellerTabs } from './seller-tabs.ts';
import { SellingProvider } from './dependencies.tsx';

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
      {sellerTabs.length < 2 ? null : <SellerNavigation />}
      {children}
    </div>
  );
}

/** Scrolls sideways where it is too narrow, with the current page in the middle. */
function SellerNavigation() {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    if (current != null) list.current?.scrollBy({ left: findMiddle(current) - findMiddle(list.current) });
  }, []);
  return (
    <nav aria-label={t(texts, 'selling.navigation')} className="border-b border-n6 max-sm:-mx-4">
      <ul ref={list} className="-mb-px flex gap-1 overflow-x-auto max-sm:px-4">
        {sellerTabs.map(({ page, label }) => (
          <li key={page} className="shrink-0">
            <Link
              to={paths[page].getHref()}
              aria-current={pathname === paths[page].path ? 'page' : undefined}
              className="inline-flex min-h-control items-center border-b-2 border-transparent px-2.5 text-ui text-n11 hover:text-n12 focus-visible:-outline-offset-2 aria-[current=page]:border-accent-8 aria-[current=page]:font-medium aria-[current=page]:text-n12"
            >
              {t(texts, label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function findMiddle(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
