import { type TablePrivacy, tagTable } from '../privacy.ts';
import {
  earnings,
  ledgerDailyTotals,
  ledgerEntries,
  ledgerTransactions,
  platformSettings
} from '../schema/ledger.ts';
import {
  entitlements,
  openings,
  orderItems,
  orders,
  paymentFacts,
  providerEvents,
  providerCursors,
  refundRequests,
  refunds
} from '../schema/orders.ts';

const ofOrders = tagTable(
  orders,
  {
    id: 'none',
    buyerId: 'pseudonymous',
    intent: 'none',
    listingId: 'none',
    version: 'none',
    sellerId: 'pseudonymous',
    listedCents: 'none',
    saleCents: 'none',
    couponCents: 'none',
    ownedCents: 'none',
    addedCents: 'none',
    grossCents: 'none',
    saleId: 'none',
    couponId: 'none',
    currency: 'none',
    commission: 'none',
    commissionRule: 'none',
    refundWindowDays: 'none',
    holdDays: 'none',
    licence: 'none',
    licenceVersion: 'none',
    licenceHash: 'none',
    provider: 'none',
    isFromDesktop: 'none',
    country: 'pseudonymous',
    createdAt: 'none',
    state: 'none',
    checkoutId: 'pseudonymous',
    checkoutUrl: 'pseudonymous',
    paidAt: 'none',
    returnedCents: 'none',
    receiptNumber: 'none',
    updatedAt: 'none'
  },
  { owners: { buyerId: 'id' } }
);

const ofEntitlements = tagTable(
  entitlements,
  {
    id: 'none',
    holderId: 'pseudonymous',
    orderId: 'none',
    listingId: 'none',
    state: 'none',
    isDuplicate: 'none',
    openedAt: 'none',
    createdAt: 'none',
    updatedAt: 'none'
  },
  { owners: { holderId: 'id' } }
);

/** The books of what was bought have to be kept; of a person who left they hold an id that leads to nobody. */
export const orderPrivacy: readonly TablePrivacy[] = [
  ofOrders,
  tagTable(
    orderItems,
    { orderId: 'none', listingId: 'none', version: 'none', shareCents: 'none', contentHash: 'none' },
    { partOf: { column: 'orderId', whole: ofOrders } }
  ),
  tagTable(
    paymentFacts,
    { orderId: 'none', key: 'none', fact: 'none', recordedAt: 'none' },
    { partOf: { column: 'orderId', whole: ofOrders } }
  ),
  tagTable(providerEvents, {
    provider: 'none',
    eventId: 'none',
    type: 'none',
    checkoutId: 'pseudonymous',
    facts: 'none',
    receivedAt: 'none',
    appliedAt: 'none'
  }),
  tagTable(providerCursors, { provider: 'none', readUntil: 'none' }),
  tagTable(
    refunds,
    {
      id: 'none',
      orderId: 'none',
      kind: 'none',
      listingId: 'none',
      cents: 'none',
      reason: 'personal',
      state: 'none',
      requestedAt: 'none',
      retryAt: 'none',
      settledAt: 'none'
    },
    { partOf: { column: 'orderId', whole: ofOrders }, onDeletion: { anonymize: () => ({ reason: '' }) } }
  ),
  tagTable(
    refundRequests,
    {
      id: 'none',
      orderId: 'none',
      state: 'none',
      reason: 'personal',
      requestedAt: 'none',
      decideBy: 'none',
      decidedAt: 'none',
      decidedBy: 'none',
      decisionReason: 'personal'
    },
    {
      partOf: { column: 'orderId', whole: ofOrders },
      onDeletion: { anonymize: () => ({ reason: '', decisionReason: '' }) }
    }
  ),
  ofEntitlements,
  tagTable(
    openings,
    { entitlementId: 'none', version: 'none', contentHash: 'none', termsVersion: 'none', openedAt: 'none' },
    { partOf: { column: 'entitlementId', whole: ofEntitlements } }
  ),
  tagTable(ledgerTransactions, {
    id: 'none',
    orderId: 'none',
    payoutId: 'none',
    currency: 'none',
    cause: 'none',
    createdAt: 'none',
    xid: 'none'
  }),
  tagTable(ledgerDailyTotals, {
    day: 'none',
    slot: 'none',
    cashCents: 'none',
    feeCents: 'none',
    commissionCents: 'none',
    sellerCents: 'none',
    payoutCents: 'none'
  }),
  tagTable(ledgerEntries, { transactionId: 'none', account: 'pseudonymous', cents: 'none' }),
  tagTable(
    earnings,
    {
      orderId: 'none',
      sellerId: 'pseudonymous',
      state: 'none',
      cents: 'none',
      currency: 'none',
      releaseAt: 'none',
      isOnHold: 'none',
      payoutCents: 'none',
      payoutState: 'none',
      updatedAt: 'none'
    },
    { owners: { sellerId: 'id' } }
  ),
  tagTable(
    platformSettings,
    {
      name: 'none',
      value: 'none',
      effectiveAt: 'none',
      reason: 'none',
      actorId: 'pseudonymous',
      createdAt: 'none',
      cancelledAt: 'none',
      cancelledBy: 'pseudonymous',
      id: 'none'
    },
    { owners: { actorId: 'id', cancelledBy: 'id' } }
  )
];
