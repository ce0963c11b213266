import type { OwnListing } from '#shared/domain/market/seller.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';

/** "$4.50", "From $4.50" where buyers may pay more, or that it costs nothing. */
export function formatOwnPrice({ price, isPayWhatYouWant }: Pick<OwnListing, 'price' | 'isPayWhatYouWant'>) {
  if (price.cents === 0) return t(texts, isPayWhatYouWant ? 'selling.payWhatYouWant' : 'selling.free');
  const amount = formatMoney(price.cents / 100);
  return isPayWhatYouWant ? t(texts, 'selling.fromPrice', { price: amount }) : amount;
}
