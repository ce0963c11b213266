import type { Money } from '#shared/domain/market/money.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/marketplace.json';

/** "$4.50", or that it costs nothing. */
export const sayPrice = ({ cents }: Money): string =>
  cents === 0 ? say(texts, 'marketplace.free') : formatMoney(cents / 100);
