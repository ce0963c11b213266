import { type TablePrivacy, tagTable } from '../privacy.ts';
import {
  appeals,
  moderationClaims,
  moderationDecisions,
  strikes,
  takeDownOrders,
  takeDowns
} from '../schema/audit.ts';

/** Decisions stay; texts about the person are deleted with the account. */
const decisionPrivacy = tagTable(
  moderationDecisions,
  {
    id: 'none',
    userId: 'pseudonymous',
    kind: 'none',
    subjectId: 'pseudonymous',
    title: 'personal',
    reason: 'personal',
    actorId: 'pseudonymous',
    createdAt: 'none',
    endedAt: 'none'
  },
  { owners: { userId: 'id' }, onDeletion: { anonymize: () => ({ title: null, reason: '' }) } }
);

export const moderationPrivacy: readonly TablePrivacy[] = [
  decisionPrivacy,
  tagTable(
    moderationClaims,
    { kind: 'none', subjectId: 'pseudonymous', claimantId: 'pseudonymous', until: 'none' },
    { owners: { claimantId: 'id' }, onDeletion: 'remove' }
  ),
  tagTable(
    appeals,
    {
      id: 'none',
      decisionId: 'pseudonymous',
      text: 'personal',
      state: 'none',
      answer: 'personal',
      decidedBy: 'pseudonymous',
      createdAt: 'none',
      decidedAt: 'none'
    },
    {
      partOf: { column: 'decisionId', whole: decisionPrivacy },
      onDeletion: { anonymize: () => ({ text: '', answer: '' }) }
    }
  ),
  tagTable(
    strikes,
    {
      decisionId: 'pseudonymous',
      points: 'none',
      expiresAt: 'none',
      voidedAt: 'none',
      voidedBy: 'pseudonymous',
      voidReason: 'personal'
    },
    {
      partOf: { column: 'decisionId', whole: decisionPrivacy },
      onDeletion: { anonymize: () => ({ voidReason: '' }) }
    }
  ),
  tagTable(
    takeDowns,
    {
      id: 'none',
      listingId: 'pseudonymous',
      actorId: 'pseudonymous',
      reason: 'personal',
      hasRefunds: 'none',
      startedAt: 'none',
      finishedAt: 'none',
      revertedAt: 'none',
      failedAt: 'none'
    },
    { owners: {} }
  ),
  tagTable(
    takeDownOrders,
    { takeDownId: 'pseudonymous', orderId: 'pseudonymous', refundId: 'pseudonymous', createdAt: 'none' },
    { owners: {} }
  )
];
