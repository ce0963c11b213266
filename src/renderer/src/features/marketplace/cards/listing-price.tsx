import type { ListingCard, ListingPage } from '#shared/domain/market/listing.ts';
import { useFormatDay } from '#renderer/lib/messages/use-moment.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { formatListingPrice, formatPrice } from './format-price.ts';

type Props = { readonly listing: Pick<ListingCard, 'price' | 'isPayWhatYouWant' | 'sale'> };

/** The price, after the one it was before a sale where that may be shown. */
export function ListingPrice({ listing }: Props) {
  const before = listing.sale?.priceBefore ?? null;
  return (
    <>
      {before === null ? null : (
        <>
          <s aria-hidden className="me-1.5 font-normal text-n11">
            {formatPrice(before)}
          </s>
          <span className="sr-only">
            {t(texts, 'marketplace.priceBefore', { price: formatPrice(before) })}
          </span>{' '}
        </>
      )}
      {formatListingPrice(listing)}
    </>
  );
}

/** When the sale ends, and which price is crossed out. */
export function SaleTerms({ listing: { sale } }: { readonly listing: Pick<ListingCard, 'sale'> }) {
  const formatDay = useFormatDay();
  if (sale === null) return null;
  const { endsAt, priceBefore } = sale;
  return (
    <p className="text-label text-n11">
      {t(texts, 'marketplace.saleEnds', { day: formatDay(endsAt - 1) })}
      {priceBefore === null ? null : (
        <span aria-hidden>
          {' · '}
          {t(texts, 'marketplace.priceBefore', { price: formatPrice(priceBefore) })}
        </span>
      )}
    </p>
  );
}

type ChoiceProps = { readonly listing: Pick<ListingPage, 'price' | 'isPayWhatYouWant' | 'suggested'> };

/** That buyers choose what to pay, and what the seller suggests. */
export function ChoiceNote({ listing: { price, isPayWhatYouWant, suggested } }: ChoiceProps) {
  if (!isPayWhatYouWant) return null;
  return (
    <p className="text-ui">
      {price.cents === 0
        ? t(texts, 'marketplace.choose.free')
        : t(texts, 'marketplace.choose.floor', { price: formatPrice(price) })}
      {suggested === null ? null : ` ${t(texts, 'marketplace.suggested', { price: formatPrice(suggested) })}`}
    </p>
  );
}
