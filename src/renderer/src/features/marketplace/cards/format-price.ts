import type { ListingCard } from '#shared/domain/market/listing.ts';
import type { Money } from '#shared/domain/market/money.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';

/** "$4.50", or that it costs nothing. */
export const formatPrice = ({ cents }: Money): string =>
  cents === 0 ? t(texts, 'marketplace.free') : formatMoney(cents / 100);

/** "From $4.50" where buyers may pay more. */
export function formatListingPrice({
  price,
  isPayWhatYouWant
}: Pick<ListingCard, 'price' | 'isPayWhatYouWant'>): string {
  if (!isPayWhatYouWant) return formatPrice(price);
  return price.cents === 0
    ? t(texts, 'marketplace.payWhatYouWant')
    : t(texts, 'marketplace.fromPrice', { price: formatMoney(price.cents / 100) });
}
