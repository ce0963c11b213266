import { TriangleAlert } from 'lucide-react';
import type { ListingPage } from '#shared/domain/market/listing.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { formatListingPrice, formatPrice } from '../cards/format-price.ts';
import { ListingCard } from '../cards/listing-card.tsx';

/** The listings of a bundle, what they cost one by one, and what is saved by buying them together. */
export function BundleContents({ listing }: { readonly listing: ListingPage }) {
  const { bundle } = listing;
  if (bundle === null) return null;
  return (
    <section aria-labelledby="bundle-title" className="grid gap-3">
      <h2 id="bundle-title" className="text-lead">
        {t(texts, 'marketplace.inBundle', { count: bundle.items.length + bundle.unavailable.length })}
      </h2>
      {bundle.unavailable.length === 0 ? (
        <BundlePrices bundle={bundle} listing={listing} />
      ) : (
        <Unavailable titles={bundle.unavailable} />
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(220px,100%),1fr))] gap-4">
        {bundle.items.map((item) => (
          <ListingCard key={item.id} listing={item} />
        ))}
      </ul>
    </section>
  );
}

/** A bundle with a prompt that is no longer on sale cannot be bought; purchases made before keep all of it. */
function Unavailable({ titles }: { readonly titles: readonly string[] }) {
  return (
    <div className="flex max-w-read items-start gap-2 text-ui">
      <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-warning-11" />
      <div className="grid min-w-0 gap-1">
        <p>{t(texts, 'marketplace.bundle.unavailable', { count: titles.length })}</p>
        <ul className="list-disc ps-4">
          {titles.map((title, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two prompts may have the same title
            <li key={place} dir="auto" className="wrap-anywhere">
              {title}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type PricesProps = {
  readonly bundle: NonNullable<ListingPage['bundle']>;
  readonly listing: Pick<ListingPage, 'price' | 'isPayWhatYouWant'>;
};

/** The prices of the prompts, each and in total. The saving is left out where the buyer chooses the price. */
export function BundlePrices({ bundle: { sum }, listing }: PricesProps) {
  const saving = listing.isPayWhatYouWant ? 0 : sum.cents - listing.price.cents;
  return (
    <dl className="grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-ui tabular-nums">
      <dt className="text-n11">{t(texts, 'marketplace.oneByOne')}</dt>
      <dd className="text-end">{formatPrice(sum)}</dd>
      <dt className="text-n11">{t(texts, 'marketplace.together')}</dt>
      <dd className="text-end font-semibold">{formatListingPrice(listing)}</dd>
      {saving > 0 ? (
        <>
          <dt className="text-success-11">{t(texts, 'marketplace.saving')}</dt>
          <dd className="text-end font-semibold text-success-11">
            {t(texts, 'marketplace.savingOf', {
              money: formatMoney(saving / 100),
              share: Math.floor((saving / sum.cents) * 100)
            })}
          </dd>
        </>
      ) : null}
    </dl>
  );
}
