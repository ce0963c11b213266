import type { Money } from '#shared/domain/market/money.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';

/** "$4.50", or that it costs nothing. */
export const formatPrice = ({ cents }: Money): string =>
  cents === 0 ? t(texts, 'marketplace.free') : formatMoney(cents / 100);
