import { findOwnLink } from '#renderer/feature-api/own-links.ts';
import type { LocalStore } from '#renderer/lib/local-store.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import type { Offer, Order } from '#shared/domain/trade/order.ts';
import type { Result } from '#shared/kit/result.ts';
import type { PurchaseDependencies } from './frame/dependencies.tsx';

// The id of one intent to buy. It is stored before it is sent, so that after a lost response the next attempt has
// the same id, and there is one order of it.

const name = 'intents';
const most = 50;

type Kept = { readonly intent: string; readonly totalCents: number };
type Intents = Readonly<Record<string, Kept>>;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'intent' in value &&
  typeof value.intent === 'string' &&
  'totalCents' in value &&
  typeof value.totalCents === 'number';

const isIntents = (value: unknown): value is Intents =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => isKept(one));

const read = (memory: LocalStore): Intents => memory.read<Intents>(name, isIntents, {});

/** The intent under which this listing is being bought at this price; a new one, kept already, where there is none. */
export function getOrCreateIntent(
  memory: LocalStore,
  slug: string,
  totalCents: number,
  create: () => string
): string {
  const intents = read(memory);
  const known = Object.hasOwn(intents, slug) ? intents[slug] : undefined;
  if (known?.totalCents === totalCents) return known.intent;
  const intent = create();
  const others = Object.entries(intents).filter(([one]) => one !== slug);
  memory.remember(name, Object.fromEntries([...others, [slug, { intent, totalCents }]].slice(-most)));
  return intent;
}

/** The purchase has come to its end: buying the listing again is another wish. */
export function clearIntent(memory: LocalStore, slug: string): void {
  const intents = read(memory);
  if (!Object.hasOwn(intents, slug)) return;
  memory.remember(name, Object.fromEntries(Object.entries(intents).filter(([one]) => one !== slug)));
}

type Shown = Pick<
  Offer,
  'total' | 'added' | 'licence' | 'licenseText' | 'refundWindowDays' | 'coupon' | 'seller'
>;
type Placing = Pick<PurchaseDependencies, 'orders' | 'memory' | 'createIntent' | 'paysElsewhere' | 'now'>;

/** Places the order of what was shown. The same wish sent again comes to the same order; another price is another wish. */
export async function placeOrder(
  { orders, memory, createIntent, paysElsewhere, now }: Placing,
  slug: string,
  { total, added, coupon, seller, licence, licenseText, refundWindowDays }: Shown
): Promise<Result<Order, ContractError>> {
  const ownLink = findOwnLink(memory, seller, now());
  const place = () =>
    orders.place({
      intent: getOrCreateIntent(memory, slug, total.cents, createIntent),
      slug,
      totalCents: total.cents,
      ...(added.cents === 0 ? {} : { addedCents: added.cents }),
      ...(coupon?.refusal === null ? { coupon: coupon.code } : {}),
      ...(ownLink === undefined ? {} : { ownLink }),
      terms: { licence, licenseVersion: licenseText.version, refundWindowDays },
      isFromDesktop: paysElsewhere
    });
  let placed = await place();
  // The server knows this intent as another wish, so this is a new one.
  if (!placed.ok && placed.error.code === 'idempotency_key_reused') {
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

const isOtherIntent = ({ code }: ContractError): boolean =>
  code === 'price_changed' || code === 'idempotency_key_reused';
