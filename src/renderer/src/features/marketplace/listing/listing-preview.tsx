import { type CoverPart, maxCoverParts, type PreviewedListing } from '#shared/domain/market/listing.ts';
import { choiceLabel } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { formatListingPrice } from '../cards/format-price.ts';
import { ChoiceNote } from '../cards/listing-price.tsx';
import { BundlePrices } from './bundle-contents.tsx';
import { MarketProvider } from '../data/dependencies.tsx';
import { ListedPrompts } from './listed-prompts.tsx';
import { ListingGallery } from './listing-gallery.tsx';

/** A listing that is being written, as its page will show it. */
export function ListingPreview({ listing }: { readonly listing: PreviewedListing }) {
  const { title, category, description, tags, licence, prompts, media, seller, bundle } = listing;
  const [first] = prompts;
  return (
    <MarketProvider>
      <article className="grid min-w-0 grid-cols-1 gap-5">
        <header className="grid gap-2">
          <h3 dir="auto" className="min-w-0 text-title font-semibold wrap-anywhere">
            {title === '' ? t(texts, 'marketplace.preview.untitled') : title}
          </h3>
          <p dir="auto" className="text-ui text-n11">
            {seller}
          </p>
          <p className="flex flex-wrap gap-1">
            {[category, ...tags]
              .filter((tag) => tag !== '')
              .map((tag) => (
                <Tag key={tag}>{choiceLabel(tag)}</Tag>
              ))}
          </p>
        </header>
        {first === undefined ? null : (
          <ListingGallery
            listing={{
              kind: bundle === null ? 'prompt' : 'bundle',
              slug: title,
              category,
              facts: first.facts,
              coverParts: listCoverParts(bundle),
              media
            }}
          />
        )}
        <p className="flex flex-wrap items-baseline justify-between gap-2">
          <span className="text-headline font-semibold tabular-nums">{formatListingPrice(listing)}</span>
          <span className="text-ui text-n11">{t(texts, `marketplace.license.${licence}`)}</span>
        </p>
        <ChoiceNote listing={listing} />
        {bundle === null || bundle.items.length === 0 ? null : (
          <BundlePrices bundle={bundle} listing={listing} />
        )}
        {description === '' ? null : (
          <p dir="auto" className="text-read wrap-anywhere whitespace-pre-line">
            {description}
          </p>
        )}
        <ListedPrompts prompts={prompts} />
      </article>
    </MarketProvider>
  );
}

const listCoverParts = (bundle: PreviewedListing['bundle']): CoverPart[] =>
  (bundle?.items ?? []).slice(0, maxCoverParts).map(({ slug, category, facts, cover }) => ({
    slug,
    category,
    aspectRatio: facts.aspectRatio,
    cover
  }));
