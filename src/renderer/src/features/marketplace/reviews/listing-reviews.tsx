import type { ListingPage } from '#shared/domain/market/listing.ts';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { ListEnd } from '#renderer/ui/layout/list-end.tsx';
import { useReviews } from '../data/market-queries.ts';
import { useConfirmedReview, useOwnReview } from '../data/use-own-review.ts';
import { OwnReview } from './own-review.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewItem } from './review-item.tsx';
import { formatStars } from './stars.tsx';

/** Reviews with the distribution of stars. */
export function ListingReviews({ listing }: { readonly listing: ListingPage }) {
  const { rating, stars } = listing;
  useConfirmedReview(listing);
  return (
    <section aria-labelledby="reviews-title" className="grid grid-cols-1 gap-4">
      <h2 id="reviews-title" className="text-lead">
        {t(texts, 'marketplace.reviews')}
      </h2>
      <OwnReview listing={listing} />
      {rating === null ? (
        <p className="text-ui text-n11">{t(texts, 'marketplace.noReviewsYet')}</p>
      ) : (
        <>
          <div className="grid gap-4 min-[480px]:grid-cols-[auto_minmax(0,20rem)] min-[480px]:items-center min-[480px]:justify-start min-[480px]:gap-8">
            <p className="grid gap-1">
              <span className="text-headline font-semibold tabular-nums">{formatStars(rating.average)}</span>
              <span className="text-label text-n11">
                {t(texts, 'marketplace.reviewCount', { count: rating.count })}
              </span>
            </p>
            <StarBars stars={stars} />
          </div>
          <ReviewList listing={listing} />
        </>
      )}
    </section>
  );
}

function StarBars({ stars }: Pick<ListingPage, 'stars'>) {
  const all = Math.max(
    1,
    stars.reduce((sum, count) => sum + count, 0)
  );
  return (
    <ul className="grid gap-1 text-label" aria-label={t(texts, 'marketplace.distribution')}>
      {[5, 4, 3, 2, 1].map((star) => {
        const count = stars[star - 1] ?? 0;
        return (
          <li key={star} className="grid grid-cols-[3.5rem_minmax(0,1fr)_2.5rem] items-center gap-2">
            <span className="text-n11">{t(texts, 'marketplace.starRow', { stars: star })}</span>
            <span aria-hidden="true" className="block h-2 rounded-full bg-n4">
              <span
                className="block h-full rounded-full bg-accent-8"
                style={{ width: `${(count / all) * 100}%` }}
              />
            </span>
            <span className="text-end tabular-nums text-n11">{formatNumber(count)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function ReviewList({ listing }: { readonly listing: ListingPage }) {
  const { slug } = listing;
  const state = useReviews(slug);
  const mine = useOwnReview(listing);
  const reviews = state.data?.pages.flatMap(({ items }) => items) ?? [];
  // One's own stands above.
  const others = reviews.filter(({ id }) => id !== mine?.review?.reviewId);
  return (
    <>
      <ul className="grid grid-cols-1 divide-y divide-n6">
        {others.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            actions={<ReviewActions slug={slug} review={review} mine={mine} />}
          />
        ))}
      </ul>
      <ListEnd
        state={state}
        isEmpty={reviews.length === 0}
        words={{
          more: t(texts, 'marketplace.moreReviews'),
          failed: t(texts, 'marketplace.reviewsFailed'),
          tryAgain: t(texts, 'marketplace.tryAgain')
        }}
      />
    </>
  );
}
