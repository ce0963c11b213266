import { Star } from 'lucide-react';
import { useId } from 'react';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import type { Rating } from '#shared/domain/market/listing.ts';

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

type Props = {
  /** 0 while none is chosen. */
  readonly stars: number;
  readonly onChange: (stars: number) => void;
  /** Why it cannot be sent as it is; null while nothing is wrong. */
  readonly problem: string | null;
};

/** One to five stars: a radio group, so arrow keys move. */
export function StarPicker({ stars, onChange, problem }: Props) {
  const id = useId();
  return (
    <fieldset className="grid justify-items-start gap-1">
      <legend className="text-ui font-medium">{t(texts, 'marketplace.review.stars')}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            className="relative grid size-10 place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:size-11"
          >
            <input
              type="radio"
              name={id}
              value={star}
              checked={star === stars}
              onChange={() => onChange(star)}
              aria-label={t(texts, 'marketplace.review.starCount', { stars: star })}
              aria-describedby={problem === null ? undefined : `${id}-problem`}
              className="absolute inset-0 m-0 appearance-none outline-none"
            />
            <Star
              aria-hidden
              size={22}
              className={star <= stars ? 'fill-accent-8 text-accent-8' : 'text-n9'}
            />
          </label>
        ))}
      </div>
      {problem === null ? null : (
        <p id={`${id}-problem`} role="alert" className="text-ui text-danger-11">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
