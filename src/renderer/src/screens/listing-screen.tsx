import { CachedQueries } from '#renderer/lib/cached-queries.tsx';
import { useParams } from '#renderer/lib/router.ts';
import { Listing } from '#renderer/features/marketplace/listing.tsx';
import { type MarketTools, MarketToolsProvider } from '#renderer/features/marketplace/market-tools.ts';
import { PageLinks } from '#renderer/features/reading/page-links.tsx';

/** The listing that the address names. */
export function ListingScreen({ tools }: { readonly tools: MarketTools }) {
  const { slug = '' } = useParams();
  return (
    <CachedQueries>
      <MarketToolsProvider value={tools}>
        <div className="flex shrink-0 grow flex-col">
          <Listing key={slug} slug={slug} />
        </div>
        <PageLinks />
      </MarketToolsProvider>
    </CachedQueries>
  );
}
