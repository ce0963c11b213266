import { licenseTexts } from '#shared/domain/market/license-texts.ts';
import type { Offer, Order } from '#shared/domain/trade/order.ts';

const usd = (cents: number) => ({ cents, currency: 'USD' }) as const;

/** One that waits for its payment. */
export const buildOrder = (changes: Partial<Order> = {}): Order => ({
  id: 'ord_1',
  state: 'pending',
  slug: 'rain',
  title: 'Rain over Lisbon',
  kind: 'prompt',
  version: 1,
  listed: usd(450),
  deductions: [],
  added: usd(0),
  total: usd(450),
  returned: usd(0),
  licence: 'personal',
  isSandbox: true,
  progress: 'waiting',
  checkoutUrl: 'https://pay.example/1',
  isBeingRefunded: false,
  refund: 'none',
  refundUntil: null,
  refundRequest: null,
  receiptNumber: null,
  createdAt: 1,
  paidAt: null,
  purchases: [],
  ...changes
});

/** One that can be taken. */
export const buildOffer = (changes: Partial<Offer> = {}): Offer => ({
  slug: 'rain',
  seller: 'ada',
  listed: usd(450),
  deductions: [],
  added: usd(0),
  total: usd(450),
  isPayWhatYouWant: false,
  suggested: null,
  coupon: null,
  licence: 'personal',
  licenseText: licenseTexts.personal,
  refundWindowDays: 14,
  isSandbox: true,
  ownedCount: 0,
  refusal: null,
  purchaseId: null,
  ...changes
});
