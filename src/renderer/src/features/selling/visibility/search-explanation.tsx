import { useId, type ReactNode } from 'react';
import type { ListingSort } from '#shared/domain/market/listing-search.ts';
import { trendingWeights } from '#shared/domain/market/ranking.ts';
import {
  maxExplainedPosition,
  type SearchExplanation
} from '#shared/domain/market/dashboard/search-explanation.ts';
import { formatDay, formatMoney, formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Callout } from '#renderer/ui/feedback/callout.tsx';

/** The rank of the listing in a search, and the factors behind it. */
export function Explanation({ explanation }: { readonly explanation: SearchExplanation }) {
  const { unlisted, hiddenBy, position, found, sort, value, firstValue, trending } = explanation;
  if (unlisted !== null)
    return <Callout tone="warning">{t(texts, `selling.visibility.unlisted.${unlisted}`)}</Callout>;
  return (
    <>
      <p role="status" className="text-read font-semibold">
        {summarize(explanation)}
      </p>
      {hiddenBy.length === 0 ? null : (
        <Part title={t(texts, 'selling.visibility.conditions')}>
          <ul className="list-disc ps-5">
            {hiddenBy.map((name) => (
              <li key={name}>{t(texts, `selling.visibility.hidden.${name}`)}</li>
            ))}
          </ul>
        </Part>
      )}
      <Words words={explanation.words} />
      {position === null || value === null || firstValue === null ? null : (
        <Part title={t(texts, 'selling.visibility.order')}>
          <p>{t(texts, `selling.visibility.sort.${sort}`)}</p>
          <p className="text-n11">
            {t(texts, position === 1 ? 'selling.visibility.first' : 'selling.visibility.values', {
              own: showValue(sort, value),
              first: showValue(sort, firstValue),
              count: found
            })}
          </p>
        </Part>
      )}
      {trending === null ? null : <Trending trending={trending} />}
    </>
  );
}

function summarize({ hiddenBy, position, found }: SearchExplanation): string {
  if (hiddenBy.length > 0) return t(texts, 'selling.visibility.hidden', { count: hiddenBy.length });
  if (position === null) return t(texts, 'selling.visibility.behind', { count: found });
  return found < maxExplainedPosition
    ? t(texts, 'selling.visibility.position', { position, count: found })
    : t(texts, 'selling.visibility.positionOfMany', { position });
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h3 id={id} className="font-medium">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Words({ words }: Pick<SearchExplanation, 'words'>) {
  if (words.length === 0) return null;
  return (
    <Part title={t(texts, 'selling.visibility.words')}>
      <ul className="grid gap-0.5">
        {words.map(({ word, place }) => (
          <li key={word} className={place === null ? 'text-warning-11' : 'text-n11'}>
            {t(texts, `selling.visibility.word.${place ?? 'missing'}`, { word })}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The value that an order compares; scores are shown to three places. */
function showValue(sort: ListingSort, value: number): string {
  if (sort === 'newest') return formatDay(value);
  if (sort === 'price-low' || sort === 'price-high')
    return value === 0 ? t(texts, 'selling.free') : formatMoney(value / 100);
  return formatNumber(Math.round((sort === 'relevance' ? value / 1e6 : value) * 1000) / 1000);
}

const round = (value: number): string => formatNumber(Math.round(value * 100) / 100);

function Trending({ trending }: { readonly trending: NonNullable<SearchExplanation['trending']> }) {
  const { sales, wishlistAdds, opens, rating, ageDays, hasMedia, score } = trending;
  const { sale, wishlistAdd, open, ageOffsetDays, agePower, missingMedia } = trendingWeights;
  const interest = sale * sales + wishlistAdd * wishlistAdds + open * opens;
  return (
    <Part title={t(texts, 'selling.visibility.trending')}>
      <ul className="list-disc ps-5 text-n11">
        <li>
          {t(texts, 'selling.visibility.interest', {
            sales,
            sale,
            wishlistAdds,
            wishlistAdd,
            opens,
            open: round(open),
            interest: round(interest)
          })}
        </li>
        <li>{t(texts, 'selling.visibility.rating', { rating: round(rating) })}</li>
        <li>
          {t(texts, 'selling.visibility.age', {
            days: round(ageDays),
            offset: ageOffsetDays,
            power: round(agePower)
          })}
        </li>
        {hasMedia ? null : <li>{t(texts, 'selling.visibility.missingMedia', { points: missingMedia })}</li>}
        <li>{t(texts, 'selling.visibility.score', { score: round(score) })}</li>
      </ul>
    </Part>
  );
}
