import { MarketProvider } from '../data/dependencies.tsx';
import { LoadingListings, MarketFailure, MarketResults } from './market-results.tsx';
import { useListings } from '../data/market-queries.ts';
import { defaultMarketView } from '#shared/contract/market-view.ts';

type Props = { readonly username: string };

/** All listings of a seller, newest first. */
export function SellerListings({ username }: Props) {
  return (
    <MarketProvider>
      <Listings username={username} />
    </MarketProvider>
  );
}

function Listings({ username }: Props) {
  const { data, error, isFetching, refetch, ...more } = useListings({
    ...defaultMarketView,
    sort: 'newest',
    seller: username
  });
  if (data === undefined) {
    return error === null ? (
      <LoadingListings />
    ) : (
      <MarketFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <MarketResults
      found={data.pages.flatMap(({ value }) => value.items)}
      hasMore={more.hasNextPage}
      isLoadingMore={more.isFetchingNextPage}
      hasFailed={more.isFetchNextPageError}
      onMore={() => void more.fetchNextPage()}
    />
  );
}
