import { CloudOff, SearchX, ServerCrash, Store } from 'lucide-react';
import { useCategories } from '#renderer/feature-api/use-categories.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { isWithoutServer, NoServer } from '#renderer/feature-api/no-server.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import { readRefusal } from '#renderer/lib/query/query-client.tsx';
import { Link } from '#renderer/lib/router.ts';
import { useGridKeys } from '#renderer/lib/interaction/use-grid-keys.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { createCategoryNames, translateNoServer } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { RetryNotice } from '#renderer/feature-api/retry-notice.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import { defaultMarketView, type MarketView } from '#shared/contract/market-view.ts';
import { paths } from '#shared/contract/paths.ts';
import type { ListingCard as Listing } from '#shared/domain/market/listing.ts';
import { clearFilters, describeView, listChosen } from '../data/market-view.ts';
import { useMarketDependencies } from '../data/dependencies.tsx';
import { ListingCard } from './listing-card.tsx';

const read = (failure: unknown) => readRefusal(failure, isContractError);

/** True if no response arrived, as opposed to a refusal. */
function isNetworkFailure(failure: unknown): boolean {
  const refusal = read(failure);
  return refusal !== undefined && isNetworkError(refusal);
}

export const isMissing = (failure: unknown): boolean => read(failure)?.code === 'not_found';

type OldProps = {
  /** When it was seen; null for what is from just now. */
  readonly cachedAt: number | null;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
};

/** Says that what is shown is from before, and from when. */
export function StaleNotice({ cachedAt, isBusy, onRetry }: OldProps) {
  if (cachedAt === null) return null;
  return (
    <RetryNotice label={t(texts, 'marketplace.tryAgain')} isBusy={isBusy} onRetry={onRetry}>
      {t(texts, 'marketplace.seenBefore', { moment: formatMoment(cachedAt) })}
    </RetryNotice>
  );
}

type FailureProps = {
  readonly failure: unknown;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
};

/** In place of what could not be had: without a connection what still works, else that the server has trouble. */
export function MarketFailure({ failure, isBusy, onRetry }: FailureProps) {
  if (isWithoutServer(failure)) return <NoServer texts={translateNoServer()} />;
  const isAway = isNetworkFailure(failure);
  return (
    <EmptyState
      icon={isAway ? CloudOff : ServerCrash}
      title={t(texts, isAway ? 'marketplace.offline.title' : 'marketplace.failed.title')}
      text={t(texts, isAway ? 'marketplace.offline.text' : 'marketplace.failed.text')}
      action={
        <>
          <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
            {t(texts, 'marketplace.tryAgain')}
          </Button>
          <Link to={paths.builder.getHref()} className={buttonClasses('secondary')}>
            {t(texts, 'marketplace.goToBuilder')}
          </Link>
          <Link to={paths.library.getHref()} className={buttonClasses('secondary')}>
            {t(texts, 'marketplace.goToLibrary')}
          </Link>
        </>
      }
    />
  );
}

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
  const nameCategory = createCategoryNames(useCategories());
  const wanted = describeView(view, models, nameCategory);
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
  const hasFilters = listChosen(view, models, nameCategory).length > 0;
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
