import type { ListingCard } from '#shared/domain/market/listing.ts';
import { useFormatDay } from '#renderer/lib/messages/use-moment.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { formatPrice } from './format-price.ts';

type Props = { readonly listing: Pick<ListingCard, 'price' | 'sale'> };

/** The price, after the one it was before a sale where that may be shown. */
export function ListingPrice({ listing: { price, sale } }: Props) {
  const before = sale?.priceBefore ?? null;
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
      {formatPrice(price)}
    </>
  );
}

/** When the sale ends, and which price is crossed out. */
export function SaleTerms({ listing: { sale } }: Props) {
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
