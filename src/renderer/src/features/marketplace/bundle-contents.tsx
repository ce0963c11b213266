import type { ListingPage } from '#shared/domain/market/listing.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { ListingCard } from './listing-card.tsx';
import { formatPrice } from './format-price.ts';

/** The listings of a bundle, what they cost one by one, and what is saved by buying them together. */
export function BundleContents({ listing: { bundle, price } }: { readonly listing: ListingPage }) {
  if (bundle === null) return null;
  const saving = bundle.sum.cents - price.cents;
  return (
    <section aria-labelledby="bundle-title" className="grid gap-3">
      <h2 id="bundle-title" className="text-lead">
        {t(texts, 'marketplace.inBundle', { count: bundle.items.length })}
      </h2>
      <dl className="grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-ui tabular-nums">
        <dt className="text-n11">{t(texts, 'marketplace.oneByOne')}</dt>
        <dd className="text-end">{formatPrice(bundle.sum)}</dd>
        <dt className="text-n11">{t(texts, 'marketplace.together')}</dt>
        <dd className="text-end font-semibold">{formatPrice(price)}</dd>
        {saving > 0 ? (
          <>
            <dt className="text-success-11">{t(texts, 'marketplace.saving')}</dt>
            <dd className="text-end font-semibold text-success-11">
              {t(texts, 'marketplace.savingOf', {
                money: formatMoney(saving / 100),
                share: Math.floor((saving / bundle.sum.cents) * 100)
              })}
            </dd>
          </>
        ) : null}
      </dl>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(220px,100%),1fr))] gap-4">
        {bundle.items.map((item) => (
          <ListingCard key={item.id} listing={item} />
        ))}
      </ul>
    </section>
  );
}
