import { Star } from 'lucide-react';
import type { Rating } from '#shared/domain/market/listing.ts';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';

/** "4.6": stars are told to one decimal. */
export const formatStars = (average: number): string => formatNumber(Math.round(average * 10) / 10);

/** One star, the average and how many reviews it is of. */
export function Stars({ rating }: { readonly rating: Rating | null }) {
  if (rating === null) return <span className="text-n10">{t(texts, 'marketplace.noReviews')}</span>;
  const { average, count } = rating;
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
      <Star aria-hidden size={13} className="shrink-0 fill-accent-8 text-accent-8" />
      <span aria-hidden="true">
        {formatStars(average)} ({formatNumber(count)})
      </span>
      <span className="sr-only">
        {t(texts, 'marketplace.ratingSpoken', { average: formatStars(average), count })}
      </span>
    </span>
  );
}

/** Five stars, so many of them filled. */
export function StarRow({ stars }: { readonly stars: number }) {
  return (
    <span role="img" aria-label={t(texts, 'marketplace.starsOf', { stars })} className="inline-flex">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          size={14}
          className={star <= stars ? 'fill-accent-8 text-accent-8' : 'text-n8'}
        />
      ))}
    </span>
  );
}
