import { type TablePrivacy, tagTable } from '../privacy.ts';
import {
  developmentMails,
  idempotencyKeys,
  invariantRuns,
  rateLimits,
  routeFailures,
  serviceDays
} from '../schema/technical-records.ts';
import { syncGeneration } from '../schema/sync.ts';
import { sandboxAccounts, sandboxCheckouts, sandboxEvents, sandboxTransfers } from '../schema/sandbox.ts';

export const requestPrivacy: readonly TablePrivacy[] = [
  tagTable(
    idempotencyKeys,
    {
      sender: 'pseudonymous',
      key: 'none',
      fingerprint: 'none',
      status: 'none',
      headers: 'none',
      body: 'personal',
      createdAt: 'none'
    },
    { owners: { sender: 'id' }, onDeletion: 'remove' }
  ),
  tagTable(
    developmentMails,
    { id: 'none', recipient: 'personal', subject: 'personal', body: 'secret', sentAt: 'none' },
    { owners: { recipient: 'email' }, onDeletion: 'remove' }
  ),
  /** Its keys are keyed hashes that identify nobody. */
  tagTable(rateLimits, { key: 'none', points: 'none', expire: 'none' }),
  tagTable(syncGeneration, { id: 'none', generation: 'none' }),
  tagTable(invariantRuns, { checkedAt: 'none', milliseconds: 'none', total: 'none', violations: 'none' }),
  tagTable(routeFailures, { hour: 'none', route: 'none', failures: 'none' }),
  tagTable(serviceDays, { day: 'none', service: 'none', state: 'none' })
];

/** The records of another party: they identify a person only through the order, whose row is exported. */
export const sandboxPrivacy: readonly TablePrivacy[] = [
  tagTable(sandboxCheckouts, {
    id: 'none',
    orderId: 'none',
    title: 'none',
    totalCents: 'none',
    currency: 'none',
    returnUrl: 'none',
    cancelUrl: 'none',
    deliveries: 'none',
    delaySeconds: 'none',
    createdAt: 'none'
  }),
  tagTable(sandboxEvents, { checkoutId: 'none', key: 'none', id: 'none', fact: 'none', createdAt: 'none' }),
  tagTable(sandboxAccounts, {
    id: 'none',
    state: 'none',
    behavior: 'none',
    returnUrl: 'none',
    createdAt: 'none'
  }),
  tagTable(sandboxTransfers, {
    payoutId: 'none',
    accountId: 'none',
    cents: 'none',
    currency: 'none',
    facts: 'none',
    createdAt: 'none'
  })
];
