import { SearchX, Store } from 'lucide-react';
import type { ListingCard as Listing } from '#shared/domain/market/listing.ts';
import { paths } from '#shared/contract/paths.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useGridKeys } from '#renderer/lib/use-grid-keys.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { Link } from '#renderer/lib/router.ts';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { Button } from '#renderer/ui/button.tsx';
import { EmptyState } from '#renderer/ui/empty-state.tsx';
import { Callout } from '#renderer/ui/callout.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import { clearFilters, describeView, listChosen } from './chosen-filters.ts';
import { ListingCard } from './listing-card.tsx';
import { useMarketDependencies } from './dependencies.tsx';
import { type MarketView, defaultMarketView } from '#shared/contract/market-view.ts';

const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-4';

type Props = {
  readonly found: readonly Listing[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The next part did not come. */
  readonly hasFailed: boolean;
  readonly onMore: () => void;
};

export function MarketResults({ found, hasMore, isLoadingMore, hasFailed, onMore }: Props) {
  const handleKeys = useGridKeys();
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links in it take the keys */}
      <ul className={cardGrid} onKeyDown={handleKeys} aria-label={t(texts, 'marketplace.results')}>
        {found.map((listing) => (
          <ListingCard key={listing.id} listing={listing} />
        ))}
      </ul>
      {hasMore ? (
        <div className="grid justify-center gap-3">
          {hasFailed ? (
            <Callout tone="danger" isLive>
              {t(texts, 'marketplace.moreFailed')}
            </Callout>
          ) : null}
          <Button isBusy={isLoadingMore} onClick={onMore} className="justify-self-center">
            {t(texts, 'marketplace.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

export function LoadingListings() {
  return (
    <>
      <p role="status" className="sr-only">
        {t(texts, 'marketplace.loading')}
      </p>
      <div className={cardGrid} aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-70 rounded-panel" />
        ))}
      </div>
    </>
  );
}

type NoneProps = {
  readonly view: MarketView;
  readonly onView: (view: MarketView) => void;
};

/** Nothing for sale at all is the marketplace's beginning; nothing that matches is a way back. */
export function NoListings({ view, onView }: NoneProps) {
  const { models } = useMarketDependencies();
  const wanted = describeView(view, models);
  if (wanted === '') {
    return (
      <EmptyState
        icon={Store}
        title={t(texts, 'marketplace.none.title')}
        text={t(texts, 'marketplace.none.text')}
        action={
          <Link to={paths.library.getHref()} className={buttonClasses('primary')}>
            {t(texts, 'marketplace.goToLibrary')}
          </Link>
        }
      />
    );
  }
  const hasFilters = listChosen(view, models).length > 0;
  return (
    <EmptyState
      icon={SearchX}
      title={t(texts, 'marketplace.noMatch', { wanted })}
      text={t(texts, 'marketplace.tryOthers')}
      action={
        <>
          {hasFilters ? (
            <Button variant="primary" onClick={() => onView(clearFilters(view))}>
              {t(texts, 'marketplace.clearFilters')}
            </Button>
          ) : null}
          <Button onClick={() => onView(defaultMarketView)}>{t(texts, 'marketplace.showAll')}</Button>
        </>
      }
    />
  );
}
