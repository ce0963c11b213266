import { type TablePrivacy, tagTable } from '../privacy.ts';
import { payoutEarnings } from '../schema/ledger.ts';
import { invoiceDetails, payoutAccounts, payoutFacts, payouts } from '../schema/payouts.ts';

const ofPayouts = tagTable(
  payouts,
  {
    id: 'none',
    sellerId: 'pseudonymous',
    cents: 'none',
    currency: 'none',
    provider: 'none',
    accountId: 'pseudonymous',
    requestedBy: 'none',
    createdAt: 'none',
    state: 'none',
    holdReason: 'none',
    failureReason: 'none',
    startedAt: 'none',
    settledAt: 'none',
    checkedAt: 'none'
  },
  { owners: { sellerId: 'id' } }
);

/** Records of money that was paid have to be kept; the bank details are the provider's alone. */
export const payoutPrivacy: readonly TablePrivacy[] = [
  ofPayouts,
  tagTable(
    payoutFacts,
    { payoutId: 'none', kind: 'none', fact: 'none', recordedAt: 'none' },
    { partOf: { column: 'payoutId', whole: ofPayouts } }
  ),
  tagTable(
    payoutEarnings,
    { payoutId: 'none', orderId: 'none', kind: 'none', cents: 'none', isLive: 'none' },
    { partOf: { column: 'payoutId', whole: ofPayouts } }
  ),
  tagTable(
    payoutAccounts,
    {
      sellerId: 'pseudonymous',
      provider: 'none',
      accountId: 'pseudonymous',
      state: 'none',
      createdAt: 'none',
      updatedAt: 'none'
    },
    { owners: { sellerId: 'id' } }
  ),
  tagTable(
    invoiceDetails,
    {
      id: 'none',
      sellerId: 'pseudonymous',
      name: 'personal',
      address: 'personal',
      taxId: 'personal',
      savedAt: 'none'
    },
    { owners: { sellerId: 'id' }, onDeletion: 'remove' }
  )
];
