import { readView } from '#shared/contract/market-view.ts';
import { PageWithLinks } from '#renderer/feature-api/page-with-links.tsx';
import { useIsSidebarShown } from '#renderer/feature-api/services.ts';
import { useUrlQuery } from '#renderer/lib/use-url-query.ts';
import { MarketProvider } from './dependencies.tsx';
import { Marketplace } from './marketplace.tsx';
import { writeView } from './market-view-url.ts';

/** The view is part of the address, so that a link and Back show the same. */
export function MarketplacePage() {
  const [query, setQuery] = useUrlQuery();
  return (
    <MarketProvider>
      <PageWithLinks fillsHeight>
        <Marketplace
          view={readView(query)}
          onView={(view) => setQuery(writeView(view))}
          isSidebarShown={useIsSidebarShown()}
        />
      </PageWithLinks>
    </MarketProvider>
  );
}
