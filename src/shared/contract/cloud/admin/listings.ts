// Listings as administrators see them, and taking them down. Nothing here holds sealed text.
import * as z from 'zod';
import { Money } from '../../../domain/market/money.ts';
import { reasonLanguages } from '../../../domain/market/moderation/canned-reasons.ts';
import { Decision, DecisionReason } from '../../../domain/market/moderation/decision.ts';
import { reportReasons } from '../../../domain/market/moderation/report-reasons.ts';
import { OwnListing } from '../../../domain/market/seller.ts';
import { auditActions } from '../../../domain/people/audit.ts';
import { PublicPerson } from '../../../domain/people/account.ts';
import { command, nothing, query } from '../../procedure.ts';
import { idOf } from '../../ids.ts';

const ById = z.object({ id: idOf('lst') });

const ListingReport = z.object({
  id: idOf('rpt'),
  reason: z.enum(reportReasons),
  note: z.string(),
  state: z.enum(['pending', 'processing', 'actioned', 'unactioned']),
  reporter: PublicPerson.extend({ id: idOf('usr') }),
  createdAt: z.int()
});
export type ListingReport = z.infer<typeof ListingReport>;

/** Past decisions about the listing, from the audit log. */
const PastDecision = z.object({
  id: idOf('aud'),
  action: z.enum(auditActions),
  /** Null for a command on the server. */
  actor: PublicPerson.extend({ id: idOf('usr') }).nullable(),
  reason: z.string(),
  at: z.int(),
  /** Of a rejection or a take-down. */
  appeal: Decision.shape.appeal
});
export type PastDecision = z.infer<typeof PastDecision>;

const TakeDown = z.object({
  reason: z.string(),
  /** True where buyers get their money back and lose what they bought. */
  hasRefunds: z.boolean(),
  startedAt: z.int(),
  /** Null until every order was dealt with. */
  finishedAt: z.int().nullable(),
  /** When the last run failed; null where it went through. The server tries again by itself. */
  failedAt: z.int().nullable(),
  /** Orders dealt with, orders to come, and orders that wait until their bank has decided a dispute. */
  orders: z.object({ done: z.int(), left: z.int(), disputed: z.int() }),
  refunds: z.object({ requested: z.int(), succeeded: z.int(), failed: z.int(), returned: Money })
});
export type TakeDown = z.infer<typeof TakeDown>;

export const AdminListing = OwnListing.pick({
  id: true,
  slug: true,
  kind: true,
  title: true,
  state: true,
  price: true,
  version: true,
  salesCount: true,
  updatedAt: true
}).extend({
  seller: PublicPerson.extend({ id: idOf('usr') }),
  /** In which the seller is written to. */
  language: z.enum(reasonLanguages),
  /** True for the administrator who asks: nobody takes down what they sell. */
  isOwn: z.boolean(),
  /** The amount that a take-down with refunds would return. */
  buyers: z.object({ count: z.int(), paid: Money }),
  /** The newest fifty. */
  reports: z.array(ListingReport),
  /** The newest fifty. */
  decisions: z.array(PastDecision),
  /** The one in force. */
  takeDown: TakeDown.nullable()
});
export type AdminListing = z.infer<typeof AdminListing>;

export const adminListingProcedures = {
  'adminListings.get': query(ById, AdminListing),
  /** The reason is sent to the seller, who may appeal. */
  'adminListings.takeDown': command(
    ById.extend({ reason: DecisionReason, hasRefunds: z.boolean() }),
    nothing
  ),
  /** Continues at once, and requests the refunds that failed again. */
  'adminListings.retryTakeDown': command(ById, nothing)
} as const;
