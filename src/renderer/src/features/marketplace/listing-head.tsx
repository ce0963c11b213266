import { ChevronLeft, Link as LinkIcon, Share2 } from 'lucide-react';
import { choiceLabel } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { paths } from '#shared/contract/paths.ts';
import type { ListingPage } from '#shared/domain/market/listing.ts';
import { Part } from '#renderer/feature-api/parts.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { Button } from '#renderer/ui/button.tsx';
import { Callout } from '#renderer/ui/callout.tsx';
import { Tag } from '#renderer/ui/tag.tsx';
import { copyLink } from './copy-link.ts';
import { useMarketDependencies } from './dependencies.tsx';
import { SellerLine } from './seller-line.tsx';
import { Stars } from './stars.tsx';
import { defaultMarketView } from '#shared/contract/market-view.ts';
import { writeView } from './market-view-url.ts';

/** What it is called, whose it is, and ways to find more like it or give it away as a link. */
export function ListingHead({ listing }: { readonly listing: ListingPage }) {
  const { title, slug, category, kind, tags, rating, isDemo, seller } = listing;
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
        <div className="flex shrink-0 flex-wrap gap-2">
          <Part part="WishlistButton" listing={listing} />
          <ShareButtons slug={slug} title={title} />
        </div>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 text-ui text-n11">
        <SellerLine seller={seller} />
        <Stars rating={rating} />
      </div>
      <ul className="flex flex-wrap gap-1" aria-label={t(texts, 'marketplace.filedUnder')}>
        <li>
          <Tag>{t(texts, kind === 'bundle' ? 'marketplace.bundle' : 'marketplace.prompt')}</Tag>
        </li>
        {category === '' ? null : <MoreLikeThis label={category} query={{ category: [category] }} />}
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
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator;
  return (
    <>
      <Button icon={LinkIcon} onClick={() => void copyLink(tools, path)}>
        {t(texts, 'marketplace.copyLink')}
      </Button>
      {canShare ? (
        <Button
          icon={Share2}
          // Who thinks better of it is told nothing.
          onClick={() => void navigator.share({ title, url: tools.linkTo(path) }).catch(() => undefined)}
        >
          {t(texts, 'marketplace.share')}
        </Button>
      ) : null}
    </>
  );
}
