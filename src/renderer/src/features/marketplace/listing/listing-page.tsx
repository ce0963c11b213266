import { PageWithLinks } from '#renderer/feature-api/page-with-links.tsx';
import { useParams } from '#renderer/lib/router.ts';
import { MarketProvider } from '../data/dependencies.tsx';
import { Listing } from './listing.tsx';

/** The listing that the address names. */
export function ListingPage() {
  const { slug = '' } = useParams();
  return (
    <MarketProvider>
      <PageWithLinks>
        <Listing key={slug} slug={slug} />
      </PageWithLinks>
    </MarketProvider>
  );
}
