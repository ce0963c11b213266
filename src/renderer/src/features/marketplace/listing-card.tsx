import type { ListingCard as Listing } from '#shared/domain/market/listing.ts';
import { paths } from '#shared/contract/paths.ts';
import { Part } from '#renderer/feature-api/parts.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { Tag } from '#renderer/ui/tag.tsx';
import { ListingPoster } from './listing-poster.tsx';
import { nameModel, useMarketDependencies } from './dependencies.tsx';
import { formatPrice } from './format-price.ts';
import { Stars } from './stars.tsx';

/** What a list shows of a listing; all of it leads to the listing's page. */
export function ListingCard({ listing }: { readonly listing: Listing }) {
  const { slug, title, seller, rating, price } = listing;
  return (
    <li
      data-scroll-anchor={slug}
      className="group/card relative flex flex-col gap-3 rounded-panel border border-n6 bg-n2 p-3 hover:border-n8"
    >
      <ListingPoster listing={listing} />
      <div className="grid grow content-start gap-1">
        <h3 dir="auto" className="line-clamp-2 min-w-0 text-ui font-semibold break-words">
          <Link
            to={paths.listing.getHref(slug)}
            className="before:absolute before:inset-0 before:rounded-panel hover:underline focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:outline-offset-2 focus-visible:before:outline-ring"
          >
            {title}
          </Link>
        </h3>
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-label text-n11">
          <span dir="auto" className="min-w-0 truncate">
            {seller.displayName}
          </span>
          <Stars rating={rating} />
        </p>
      </div>
      <div className="flex items-end justify-between gap-2">
        <CardFacts listing={listing} />
        <p className="shrink-0 text-read font-semibold tabular-nums">{formatPrice(price)}</p>
      </div>
      <div className="absolute end-5 top-5">
        <Part part="WishlistButton" listing={listing} />
      </div>
    </li>
  );
}

/** Only what is told: a prompt may name a model or a ratio that nobody knows. */
function CardFacts({ listing }: { readonly listing: Listing }) {
  const { models } = useMarketDependencies();
  const { facts, kind, promptCount, isDemo } = listing;
  return (
    <p className="flex min-w-0 flex-wrap gap-1">
      {isDemo ? <Tag className="bg-warning-3 text-warning-11">{t(texts, 'marketplace.demo')}</Tag> : null}
      {kind === 'bundle' ? <Tag>{t(texts, 'marketplace.promptCount', { count: promptCount })}</Tag> : null}
      {facts.model === '' ? null : <Tag>{nameModel(models, facts.model)}</Tag>}
      {facts.aspectRatio === '' ? null : <Tag>{facts.aspectRatio}</Tag>}
      {facts.durationSeconds === 0 ? null : (
        <Tag>{t(texts, 'marketplace.seconds', { seconds: facts.durationSeconds })}</Tag>
      )}
    </p>
  );
}
