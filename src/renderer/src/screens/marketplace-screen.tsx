import { useAddressQuery } from '#renderer/lib/use-address-query.ts';
import { CachedQueries } from '#renderer/lib/cached-queries.tsx';
import { Marketplace } from '#renderer/features/marketplace/marketplace.tsx';
import { type MarketTools, MarketToolsProvider } from '#renderer/features/marketplace/market-tools.ts';
import { readView } from '#shared/contract/market-view.ts';
import { writeView } from '#renderer/features/marketplace/view-in-address.ts';
import { PageLinks } from '#renderer/features/reading/page-links.tsx';

type Props = { readonly tools: MarketTools; readonly isSidebarShown: boolean };

/** The view lives in the address, so that a link and Back show the same. */
export function MarketplaceScreen({ tools, isSidebarShown }: Props) {
  const [query, setQuery] = useAddressQuery();
  return (
    <CachedQueries>
      <MarketToolsProvider value={tools}>
        <div className="flex shrink-0 grow flex-col *:grow">
          <Marketplace
            view={readView(query)}
            onView={(view) => setQuery(writeView(view))}
            isSidebarShown={isSidebarShown}
          />
        </div>
        <PageLinks />
      </MarketToolsProvider>
    </CachedQueries>
  );
}
