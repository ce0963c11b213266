import { ChevronLeft, Link as LinkIcon, Share2 } from 'lucide-react';
import { OpenInApp } from '#renderer/feature-api/open-in-app.tsx';
import { Part } from '#renderer/feature-api/parts.ts';
import { useCategories } from '#renderer/feature-api/use-categories.ts';
import { useFormatMoment, useIsHydrated } from '#renderer/lib/messages/use-moment.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { createCategoryNames, translateOpenInApp } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { appLinks } from '#shared/contract/app-links.ts';
import { defaultMarketView } from '#shared/contract/market-view.ts';
import { paths } from '#shared/contract/paths.ts';
import { choiceLabel } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { ListingPage } from '#shared/domain/market/listing.ts';
import { copyLink } from '../data/copy-link.ts';
import { useMarketDependencies } from '../data/dependencies.tsx';
import { ListingPrice } from '../cards/listing-price.tsx';
import { writeView } from '../data/market-view.ts';
import { SellerLine } from '../reviews/review-item.tsx';
import { Stars } from '../reviews/stars.tsx';
import { OfferDetails } from './offer-details.tsx';

/** The price at the bottom of narrow windows, wherever one reads. */
export function PriceBar({ listing }: { readonly listing: ListingPage }) {
  return (
    <div className="kit-foot-bar sticky bottom-0 z-sticky -mx-4 flex items-center gap-x-4 border-t border-n6 bg-n2 px-4 py-3 text-ui min-[960px]:hidden">
      <span className="text-lead font-semibold whitespace-nowrap tabular-nums">
        <ListingPrice listing={listing} />
      </span>
      <div className="min-w-0 grow">
        <Part part="Buying" slug={listing.slug} title={listing.title} isShort />
      </div>
    </div>
  );
}

/** The price and the contents. */
export function BuyBox({ listing }: { readonly listing: ListingPage }) {
  const { refund, version, updatedAt, salesCount, isDemo } = listing;
  const formatMoment = useFormatMoment();
  return (
    <aside id="offer" aria-label={t(texts, 'marketplace.offer')} className="min-w-0 scroll-mt-4">
      <div className="grid gap-4 rounded-panel border border-n6 bg-n2 p-4 min-[960px]:sticky min-[960px]:top-6">
        <OfferDetails
          listing={listing}
          refundDays={refund.windowDays}
          action={<Part part="Buying" slug={listing.slug} title={listing.title} />}
        />
        <p className="text-label text-n10">
          {t(texts, 'marketplace.version', { version, moment: formatMoment(updatedAt) })}
          {salesCount === 0 || isDemo ? null : ` ${t(texts, 'marketplace.sold', { count: salesCount })}`}
        </p>
      </div>
    </aside>
  );
}

/** Title, seller, tags and sharing. */
export function ListingHead({ listing }: { readonly listing: ListingPage }) {
  const { title, slug, category, kind, tags, rating, isDemo, seller } = listing;
  const nameCategory = createCategoryNames(useCategories());
  const others = tags.filter((tag) => choiceLabel(tag) !== choiceLabel(category));
  return (
    <header className="grid min-w-0 grid-cols-1 gap-3">
      <p>
        <Link
          to={paths.marketplace.getHref()}
          className="inline-flex min-h-target items-center gap-1 rounded-tag text-ui text-n11 hover:text-n12 hover:underline"
        >
          <ChevronLeft aria-hidden size={16} className="rtl:-scale-x-100" />
          {t(texts, 'marketplace.title')}
        </Link>
      </p>
      {isDemo ? <Callout tone="warning">{t(texts, 'marketplace.demoWhy')}</Callout> : null}
      <div className="flex min-w-0 flex-wrap items-start gap-x-4 gap-y-2">
        <h1
          dir="auto"
          className="min-w-0 flex-1 basis-72 text-title font-semibold wrap-anywhere"
          tabIndex={-1}
        >
          {title}
        </h1>
        <div className="flex min-w-0 flex-wrap gap-2">
          <Part part="WishlistButton" listing={listing} />
          <ShareButtons slug={slug} title={title} />
        </div>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 text-ui text-n11">
        <SellerLine seller={seller} />
        <Part part="FollowButton" seller={seller} />
        <Stars rating={rating} />
      </div>
      <ul className="flex flex-wrap gap-1" aria-label={t(texts, 'marketplace.filedUnder')}>
        <li>
          <Tag>{t(texts, kind === 'bundle' ? 'marketplace.bundle' : 'marketplace.prompt')}</Tag>
        </li>
        {category === '' ? null : (
          <MoreLikeThis label={nameCategory(category)} query={{ category: [category] }} />
        )}
        {others.map((tag) => (
          <MoreLikeThis key={tag} label={choiceLabel(tag)} query={{ search: tag, sort: 'relevance' }} />
        ))}
      </ul>
    </header>
  );
}

/** Everything that shares this with the listing. */
function MoreLikeThis({
  label,
  query
}: {
  readonly label: string;
  readonly query: Partial<typeof defaultMarketView>;
}) {
  const address = writeView({ ...defaultMarketView, ...query }).toString();
  return (
    <li className="max-w-full">
      <Link
        to={`${paths.marketplace.getHref()}?${address}`}
        dir="auto"
        className="inline-flex min-h-6 max-w-full items-center rounded-full border border-n8 px-2.5 text-label hover:bg-n4 pointer-coarse:min-h-11"
      >
        <span className="truncate">{label}</span>
      </Link>
    </li>
  );
}

function ShareButtons({ slug, title }: { readonly slug: string; readonly title: string }) {
  const tools = useMarketDependencies();
  const path = paths.listing.getHref(slug);
  const canShare = useIsHydrated() && 'share' in navigator;
  return (
    <>
      <Button icon={LinkIcon} onClick={() => void copyLink(tools, path)}>
        {t(texts, 'marketplace.copyLink')}
      </Button>
      {canShare ? (
        <Button
          icon={Share2}
          // Canceling the share sheet rejects.
          onClick={() => void navigator.share({ title, url: tools.linkTo(path) }).catch(() => undefined)}
        >
          {t(texts, 'marketplace.share')}
        </Button>
      ) : null}
      <OpenInApp link={appLinks.listing(slug)} texts={translateOpenInApp()} />
    </>
  );
}
