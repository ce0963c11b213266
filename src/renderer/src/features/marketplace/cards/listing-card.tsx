import { Part } from '#renderer/feature-api/parts.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useLocation } from '#renderer/lib/router.ts';
import { useGridKeys } from '#renderer/lib/interaction/use-grid-keys.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { paths } from '#shared/contract/paths.ts';
import type { ListingCard as Listing } from '#shared/domain/market/listing.ts';
import { nameModel, useMarketDependencies } from '../data/dependencies.tsx';
import { createLinkState } from '#renderer/feature-api/view-source.ts';
import { ListingPoster } from './listing-poster.tsx';
import { ListingPrice } from './listing-price.tsx';
import { useSimilar } from '../data/market-queries.ts';
import { Stars } from '../reviews/stars.tsx';

/** A card of a listing; all of it links to the listing's page. */
export function ListingCard({ listing }: { readonly listing: Listing }) {
  const { slug, title, seller, rating } = listing;
  const location = useLocation();
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
            state={createLinkState(location)}
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
        <p className="shrink-0 text-read font-semibold tabular-nums">
          <ListingPrice listing={listing} />
        </p>
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
      {isDemo ? <Tag tone="warning">{t(texts, 'marketplace.demo')}</Tag> : null}
      {kind === 'bundle' ? <Tag>{t(texts, 'marketplace.promptCount', { count: promptCount })}</Tag> : null}
      {facts.model === '' ? null : <Tag>{nameModel(models, facts.model)}</Tag>}
      {facts.aspectRatio === '' ? null : <Tag>{facts.aspectRatio}</Tag>}
      {facts.durationSeconds === 0 ? null : (
        <Tag>{t(texts, 'marketplace.seconds', { seconds: facts.durationSeconds })}</Tag>
      )}
    </p>
  );
}

/** Others of its kind; nothing where there are none or they could not be had. */
export function SimilarListings({ slug }: { readonly slug: string }) {
  const { data = [] } = useSimilar(slug);
  const handleKeys = useGridKeys();
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="similar-title" className="grid gap-3">
      <h2 id="similar-title" className="text-lead">
        {t(texts, 'marketplace.similar')}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links in it take the keys */}
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(min(240px,100%),1fr))] gap-4"
        onKeyDown={handleKeys}
      >
        {data.map((listing) => (
          <ListingCard key={listing.id} listing={listing} />
        ))}
      </ul>
    </section>
  );
}
