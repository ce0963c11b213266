import type { ContractError } from '#shared/contract/errors.ts';
import type { Offer, Order } from '#shared/domain/trade/order.ts';
import type { Result } from '#shared/kit/result.ts';
import { clearIntent, getOrCreateIntent } from './order-intents.ts';
import type { PurchaseDependencies } from './dependencies.tsx';

type Shown = Pick<Offer, 'total' | 'licence' | 'refundWindowDays'>;
type Placing = Pick<PurchaseDependencies, 'orders' | 'memory' | 'createIntent' | 'paysElsewhere'>;

/** Places the order of what was shown. The same wish sent again comes to the same order; another price is another wish. */
export async function placeOrder(
  { orders, memory, createIntent, paysElsewhere }: Placing,
  slug: string,
  { total, licence, refundWindowDays }: Shown
): Promise<Result<Order, ContractError>> {
  const place = () =>
    orders.place({
      intent: getOrCreateIntent(memory, slug, total.cents, createIntent),
      slug,
      totalCents: total.cents,
      terms: { licence, refundWindowDays },
      isFromDesktop: paysElsewhere
    });
  let placed = await place();
  // The server knows this intent as another wish, so this is a new one.
  if (!placed.ok && placed.error.code === 'key_reused') {
    clearIntent(memory, slug);
    placed = await place();
  }
  if (!placed.ok) {
    if (isOtherIntent(placed.error)) clearIntent(memory, slug);
    return placed;
  }
  if (placed.value.state === 'pending') return placed;
  clearIntent(memory, slug);
  // The wish had come to its end before, and this is a new one.
  return isOver(placed.value) ? place() : placed;
}

const isOver = ({ state }: Order): boolean => state === 'cancelled' || state === 'refunded';

const isOtherIntent = ({ code }: ContractError): boolean => code === 'price_changed' || code === 'key_reused';
