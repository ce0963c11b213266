import { useEffect, useRef } from 'react';
import { getDocumentTitle, paths } from '#shared/contract/paths.ts';
import type { ListingCard as Card, ListingPage } from '#shared/domain/market/listing.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useLocation } from '#renderer/lib/router.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { RetryNotice } from '#renderer/feature-api/retry-notice.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { TextBlocks } from '#renderer/ui/layout/text-blocks.tsx';
import { SearchX } from 'lucide-react';
import { ListingCard, SimilarListings } from '../cards/listing-card.tsx';
import { AdministrationLink } from './administration-link.tsx';
import { BundleContents } from './bundle-contents.tsx';
import { BuyBox, ListingHead, PriceBar } from './listing-head.tsx';
import { ListingGallery } from './listing-gallery.tsx';
import { ListedPrompts } from './listed-prompts.tsx';
import { ListingQuestions } from '../questions/listing-questions.tsx';
import { ListingResults } from '../results/listing-results.tsx';
import { OwnReview } from '../reviews/own-review.tsx';
import { ListingReviews } from '../reviews/listing-reviews.tsx';
import { isMissing, MarketFailure, StaleNotice } from '../cards/market-results.tsx';
import { useListing, useShelvedCard } from '../data/market-queries.ts';
import { ReportListing } from './report-listing.tsx';
import { Terms } from './terms.tsx';
import { useMarketDependencies } from '../data/dependencies.tsx';
import { readPhrase, readViewSource } from '#renderer/feature-api/view-source.ts';

/**
 * Records a view once the listing is shown and the app is online. A failed request is not retried. `seller` is the seller's
 * username.
 */
function useRecordedView(slug: string, seller: string | null, isShown: boolean): void {
  const { listings, isOnline } = useMarketDependencies();
  const { state, search } = useLocation() as { readonly state: unknown; readonly search: string };
  const source = readViewSource(state, search, seller);
  const phrase = source === 'search' ? readPhrase(state) : null;
  const isCounted = isShown && isOnline;
  useEffect(() => {
    if (isCounted) void listings.recordView({ slug, source, ...(phrase !== null && { phrase }) });
  }, [listings, slug, source, phrase, isCounted]);
}

/** One prompt or bundle for sale: everything that may be known before paying. */
export function Listing({ slug }: { readonly slug: string }) {
  const { data, error, isPending, isFetching, refetch } = useListing(slug);
  const wait = useDelayedLoading(isPending);
  useTitle(data?.value.title);
  const isShown = wait === 'content' && data !== undefined;
  useRecordedView(slug, data?.value.seller.username ?? null, isShown && data.cachedAt === null);
  const isFailed = wait === 'content' && data === undefined && !isMissing(error);
  const shelved = useShelvedCard(slug, { isEnabled: isFailed });
  const heading = useHeadingFocus(isShown);
  const retry = () => void refetch();
  return (
    <div className="mx-auto grid w-full min-w-0 max-w-6xl content-start gap-5 p-4 min-[960px]:p-6">
      {isShown ? (
        <>
          <StaleNotice cachedAt={data.cachedAt} isBusy={isFetching} onRetry={retry} />
          <ListingContent listing={data.value} />
        </>
      ) : (
        <>
          <h1 {...heading} className="text-title font-semibold" tabIndex={-1}>
            {shelved?.title ?? t(texts, 'marketplace.listing')}
          </h1>
          {wait === 'stand-in' ? <LoadingListing /> : null}
          {wait === 'content' && !isFailed ? <MissingListing /> : null}
          {isFailed && shelved === null ? (
            <MarketFailure failure={error} isBusy={isFetching} onRetry={retry} />
          ) : null}
          {shelved === null ? null : <ShelvedListing listing={shelved} isBusy={isFetching} onRetry={retry} />}
        </>
      )}
    </div>
  );
}

function ListingContent({ listing }: { readonly listing: ListingPage }) {
  return (
    <article className="grid min-w-0 grid-cols-1 gap-8">
      <ListingHead listing={listing} />
      <div className="grid min-w-0 grid-cols-1 gap-8 min-[960px]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          <ListingGallery listing={listing} />
          {listing.description === '' ? null : <TextBlocks text={listing.description} />}
          <BundleContents listing={listing} />
          <ListedPrompts prompts={listing.prompts} />
          <ListingResults listing={listing} />
          <Terms listing={listing} />
          <ListingQuestions listing={listing} />
          <ListingReviews listing={listing} />
          <ReportListing key={listing.slug} id={listing.id} slug={listing.slug} />
          <AdministrationLink listingId={listing.id} />
        </div>
        <BuyBox listing={listing} />
      </div>
      <SimilarListings slug={listing.slug} />
      <PriceBar listing={listing} />
    </article>
  );
}

type ShelvedProps = {
  readonly listing: Card;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
};

/** The listing as this device's offline shelf has it, shown when the page could not be loaded. */
function ShelvedListing({ listing, isBusy, onRetry }: ShelvedProps) {
  return (
    <>
      <RetryNotice label={t(texts, 'marketplace.tryAgain')} isBusy={isBusy} onRetry={onRetry}>
        {t(texts, 'marketplace.shelved')}
      </RetryNotice>
      <ul className="w-full max-w-xs">
        <ListingCard listing={listing} />
      </ul>
      <OwnReview listing={listing} />
    </>
  );
}

function LoadingListing() {
  return (
    <>
      <p role="status" className="sr-only">
        {t(texts, 'marketplace.loadingListing')}
      </p>
      <div aria-hidden="true" className="grid gap-6 min-[960px]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          <Skeleton className="aspect-video w-full rounded-panel" />
          <Skeleton className="h-24 w-full rounded-panel" />
        </div>
        <Skeleton className="h-72 w-full rounded-panel" />
      </div>
    </>
  );
}

function MissingListing() {
  return (
    <EmptyState
      icon={SearchX}
      title={t(texts, 'marketplace.missing.title')}
      text={t(texts, 'marketplace.missing.text')}
      action={
        <Link to={paths.marketplace.getHref()} className={buttonClasses('primary')}>
          {t(texts, 'marketplace.goToMarketplace')}
        </Link>
      }
    />
  );
}

/** Moves the focus from the screen's heading to the listing's own, which replaces it. */
function useHeadingFocus(isShown: boolean) {
  const hasFocus = useRef(false);
  useEffect(() => {
    if (!isShown || !hasFocus.current) return;
    hasFocus.current = false;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [isShown]);
  const follow = (has: boolean) => () => {
    hasFocus.current = has;
  };
  return { onFocus: follow(true), onBlur: follow(false) };
}

/** The window's title says which listing it is, once that is known. */
function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    // The screen says its own title first.
    const frame = requestAnimationFrame(() => {
      document.title = getDocumentTitle('listing', title);
    });
    return () => cancelAnimationFrame(frame);
  }, [title]);
}
