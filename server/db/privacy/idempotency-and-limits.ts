import { type TablePrivacy, tagTable } from '../privacy.ts';
import { developmentMails, idempotencyKeys, rateLimits } from '../schema/idempotency-and-limits.ts';

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
  /** Its keys are keyed hashes, so that nobody is told from them. */
  tagTable(rateLimits, { key: 'none', points: 'none', expire: 'none' })
];
