// Accounts as administrators see and manage them. Nothing here holds sealed text, a password or another secret.
import * as z from 'zod';
import { PublicPerson, SessionInfo } from '../../../domain/people/account.ts';
import { roles } from '../../../domain/people/actor.ts';
import { Money } from '../../../domain/market/money.ts';
import { StrikeSummary } from '../../../domain/market/moderation/strikes.ts';
import { reportReasons } from '../../../domain/market/moderation/report-reasons.ts';
import { OwnListing, Seller } from '../../../domain/market/seller.ts';
import { sellerStates } from '../../../domain/market/states.ts';
import { orderStates } from '../../../domain/trade/order-state.ts';
import { EarningsSummary } from '../../../domain/trade/payout/earnings.ts';
import { Decision } from '../../../domain/market/moderation/decision.ts';
import { command, nothing, query } from '../../procedure.ts';
import { idOf } from '../../ids.ts';
import { PageRequest, pageOf } from '../../paging.ts';

const ById = z.object({ id: idOf('usr') });
const PageById = PageRequest.extend(ById.shape);

export const adminReasonLength = { min: 10, max: 1000 } as const;
/** Why an administrator does something; stands in the audit log. */
const Act = ById.extend({
  reason: z.string().trim().min(adminReasonLength.min).max(adminReasonLength.max)
});

export const userRoleFilters = ['admin', 'seller'] as const;
export const userStatuses = ['suspended', 'unverified'] as const;

/** A person in the list. */
export const UserCard = PublicPerson.extend({
  id: idOf('usr'),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  isVerified: z.boolean(),
  isSuspended: z.boolean(),
  /** Only the id of a deleted account remains. */
  isDeleted: z.boolean(),
  isDemo: z.boolean(),
  /** Null for who never applied to sell. */
  sellerState: z.enum(sellerStates).nullable(),
  createdAt: z.int()
});
export type UserCard = z.infer<typeof UserCard>;

export const UserDetails = UserCard.extend({
  hasSecondFactor: z.boolean(),
  suspendedAt: z.int().nullable(),
  deletedAt: z.int().nullable(),
  seller: Seller.pick({ state: true, reason: true, until: true, country: true, appliedAt: true }).nullable(),
  /** The strikes of a seller; null for everybody else. */
  strikes: StrikeSummary.nullable(),
  /** True for the administrator who asks: nobody acts on their own account. */
  isSelf: z.boolean()
});
export type UserDetails = z.infer<typeof UserDetails>;

const UserOrder = z.object({
  id: idOf('ord'),
  title: z.string(),
  slug: z.string(),
  seller: PublicPerson.extend({ id: idOf('usr') }),
  state: z.enum(orderStates),
  price: Money,
  createdAt: z.int()
});
export type UserOrder = z.infer<typeof UserOrder>;

const UserReport = z.object({
  id: idOf('rpt'),
  subject: z.enum(['review', 'question', 'message', 'result', 'listing']),
  reason: z.enum(reportReasons),
  note: z.string(),
  state: z.enum(['pending', 'processing', 'actioned', 'unactioned']),
  reporter: PublicPerson.extend({ id: idOf('usr') }),
  createdAt: z.int()
});
export type UserReport = z.infer<typeof UserReport>;

/** A request that waits or waited for a decision, or money on its way back. */
const UserRefund = z.object({
  id: z.string(),
  kind: z.enum(['request', 'refund']),
  orderId: idOf('ord'),
  title: z.string(),
  state: z.enum(['open', 'approved', 'refused', 'closed', 'requested', 'succeeded', 'failed']),
  /** Null for a request. */
  amount: Money.nullable(),
  /** The buyer's words. */
  reason: z.string(),
  requestedAt: z.int()
});
export type UserRefund = z.infer<typeof UserRefund>;

/** A decision as administrators see it. */
export const AdminDecision = Decision.extend({
  /** Null for a command on the server. */
  actor: PublicPerson.extend({ id: idOf('usr') }).nullable()
});
export type AdminDecision = z.infer<typeof AdminDecision>;

const AccountNote = z.object({
  id: idOf('nte'),
  text: z.string(),
  author: PublicPerson.extend({ id: idOf('usr') }),
  createdAt: z.int()
});
export type AccountNote = z.infer<typeof AccountNote>;

export const noteLength = { min: 3, max: 4000 } as const;

export const adminUserProcedures = {
  /**
   * Newest first. `search` is part of a display name or username, the beginning of an e-mail address, or the id of a
   * person or of one of their orders. Only an id finds a deleted account.
   */
  'users.list': query(
    PageRequest.extend({
      search: z.string().trim().max(254).optional(),
      role: z.enum(userRoleFilters).optional(),
      status: z.enum(userStatuses).optional(),
      sellerState: z.enum(sellerStates).optional()
    }),
    pageOf(UserCard)
  ),
  'users.get': query(ById, UserDetails),
  'users.listSessions': query(ById, z.array(SessionInfo.omit({ isThisOne: true }))),
  'users.listOrders': query(PageById, pageOf(UserOrder)),
  'users.listListings': query(PageById, pageOf(OwnListing)),
  /** By the person, or about what they wrote. */
  'users.listReports': query(PageById.extend({ side: z.enum(['by', 'about']) }), pageOf(UserReport)),
  'users.listRefunds': query(PageById, pageOf(UserRefund)),
  /** `ledger` is what the platform owes the person by the ledger, below zero what they owe it. */
  'users.getBalances': query(ById, z.object({ ledger: Money, earnings: EarningsSummary })),
  'users.listNotes': query(PageById, pageOf(AccountNote)),
  /** About the person, newest first, with the strikes that they count. */
  'users.listDecisions': query(PageById, pageOf(AdminDecision)),

  'users.setSuspended': command(Act.extend({ isSuspended: z.boolean() }), nothing),
  'users.setSellerState': command(
    Act.extend({
      state: z.enum(['active', 'limited', 'suspended']),
      /** When it ends by itself, in the future; null where it does not. */
      until: z.int().nullable()
    }),
    nothing
  ),
  /** Ends the strike of one of the person's decisions. It stays, as voided. */
  'users.voidStrike': command(Act.extend({ decisionId: idOf('dec') }), nothing),
  'users.signOut': command(Act, nothing),
  'users.verifyEmail': command(Act, nothing),
  'users.setAdministrator': command(Act.extend({ isAdministrator: z.boolean() }), nothing),
  'users.addNote': command(
    ById.extend({ text: z.string().trim().min(noteLength.min).max(noteLength.max) }),
    nothing
  ),
  /** As the person's own export, without the prompts they sell. */
  'users.export': command(
    Act,
    z.object({
      exportedAt: z.int(),
      tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown())))
    })
  ),
  /** `confirmation` is the person's username, typed. Of an administrator the role is revoked first. */
  'users.erase': command(Act.extend({ confirmation: z.string().max(40) }), nothing)
} as const;
