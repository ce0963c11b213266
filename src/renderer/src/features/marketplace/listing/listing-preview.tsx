import { type CoverPart, maxCoverParts, type PreviewedListing } from '#shared/domain/market/listing.ts';
import { choiceLabel } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PreviewLayout } from '#renderer/feature-api/parts.ts';
import { useCategories } from '#renderer/feature-api/use-categories.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { createCategoryNames } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { classNames } from '#renderer/ui/class-names.ts';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { TextBlocks } from '#renderer/ui/layout/text-blocks.tsx';
import { formatPrice } from '../cards/format-price.ts';
import { BundlePrices } from './bundle-contents.tsx';
import { MarketProvider } from '../data/dependencies.tsx';
import { ListedPrompts } from './listed-prompts.tsx';
import { ListingGallery } from './listing-gallery.tsx';
import { OfferDetails } from './offer-details.tsx';
import { Terms } from './terms.tsx';

type Props = { readonly listing: PreviewedListing; readonly layout: PreviewLayout };

/** A listing that is being written, as its page will show it. What buyers press there is only to be looked at here. */
export function ListingPreview({ listing, layout }: Props) {
  const { licence, licenseText, refundDays } = listing;
  return (
    <MarketProvider>
      <article className="grid min-w-0 grid-cols-1 gap-6">
        <PreviewHead listing={listing} />
        <div
          className={classNames(
            'grid min-w-0 grid-cols-1 gap-6',
            layout === 'desktop' && 'grid-cols-[minmax(0,1fr)_20rem]'
          )}
        >
          <PreviewContents listing={listing} />
          <aside aria-label={t(texts, 'marketplace.offer')} className="min-w-0">
            <div className="grid gap-4 rounded-panel border border-n6 bg-n2 p-4">
              <OfferDetails
                listing={{ ...listing, sale: null }}
                refundDays={refundDays}
                action={
                  <Button
                    variant="primary"
                    className="w-full"
                    reason={t(texts, 'marketplace.preview.noSale')}
                  >
                    {nameAction(listing)}
                  </Button>
                }
              />
            </div>
          </aside>
        </div>
        {refundDays === null || licenseText === null ? null : (
          <Terms listing={{ licence, licenseText, refund: { windowDays: refundDays } }} />
        )}
      </article>
    </MarketProvider>
  );
}

function PreviewHead({ listing: { title, category, tags, seller } }: Pick<Props, 'listing'>) {
  const nameCategory = createCategoryNames(useCategories());
  return (
    <header className="grid gap-2">
      <h3 dir="auto" className="min-w-0 text-title font-semibold wrap-anywhere">
        {title === '' ? t(texts, 'marketplace.preview.untitled') : title}
      </h3>
      <p dir="auto" className="text-ui text-n11">
        {seller}
      </p>
      <p className="flex flex-wrap gap-1">
        {category === '' ? null : <Tag>{nameCategory(category)}</Tag>}
        {tags
          .filter((tag) => tag !== '')
          .map((tag) => (
            <Tag key={tag}>{choiceLabel(tag)}</Tag>
          ))}
      </p>
    </header>
  );
}

function PreviewContents({ listing }: Pick<Props, 'listing'>) {
  const { title, category, description, prompts, media, bundle } = listing;
  const [first] = prompts;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-6">
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
      {description === '' ? null : <TextBlocks text={description} />}
      {bundle === null || bundle.items.length === 0 ? null : (
        <BundlePrices bundle={bundle} listing={listing} />
      )}
      <ListedPrompts prompts={prompts} />
    </div>
  );
}

function nameAction({ price, isPayWhatYouWant }: PreviewedListing): string {
  if (isPayWhatYouWant) return t(texts, 'marketplace.preview.choosePrice');
  return price.cents === 0
    ? t(texts, 'marketplace.preview.getFree')
    : t(texts, 'marketplace.preview.buyFor', { price: formatPrice(price) });
}

const listCoverParts = (bundle: PreviewedListing['bundle']): CoverPart[] =>
  (bundle?.items ?? []).slice(0, maxCoverParts).map(({ slug, category, facts, cover }) => ({
    slug,
    category,
    aspectRatio: facts.aspectRatio,
    cover
  }));
