// The administrators' overview of the day and the server's health, and messages to the operator. Nothing here
// names a buyer, or holds the payload of a job, a mail or sealed text.
import * as z from 'zod';
import { contactTopics } from '../../../domain/market/showcase.ts';
import { command, nothing, query } from '../../procedure.ts';
import { idOf } from '../../ids.ts';
import { PageRequest, pageOf } from '../../paging.ts';

export const waitingKinds = [
  'submissions',
  'postReviews',
  'refundRequests',
  'reports',
  'showcase',
  'appeals',
  'contactMessages'
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

const Count = z.int().nonnegative();

/** A day in UTC until the same time of day. Cents are US cents, by the ledger. */
const Day = z.object({
  grossCents: Count,
  refundCents: Count,
  /** Commission less the provider's fees; below zero where refunds took more. */
  netCents: z.int(),
  orders: Count,
  people: Count
});

export const Overview = z.object({
  asOf: z.int(),
  waiting: z.array(z.object({ kind: z.enum(waitingKinds), count: Count, oldestAt: z.int().nullable() })),
  today: Day,
  /** The same day a week ago, until the same time. */
  weekAgo: Day
});
export type Overview = z.infer<typeof Overview>;

const InvariantRun = z.object({
  checkedAt: z.int(),
  milliseconds: Count,
  /** Of those that were checked. */
  total: Count,
  violations: z.array(z.object({ name: z.string(), statement: z.string(), rows: Count }))
});

/** Money that did not arrive, newest first. */
const FailedTransfer = z.object({
  kind: z.enum(['refund', 'payout']),
  id: z.string(),
  /** The user whose page shows the order or the payout. */
  userId: z.string(),
  cents: Count,
  failedAt: z.int()
});

/** A mail that was handed over and came back. */
const Bounce = z.object({
  id: z.string(),
  /** The user with that address; null where it was no account's. */
  userId: z.string().nullable(),
  isNotice: z.boolean(),
  /** Hard: no mail reaches the address. Soft: this one was delayed or refused. */
  kind: z.enum(['hard', 'soft']),
  /** By RFC 3463, e.g. "5.1.1". */
  status: z.string().nullable(),
  /** The receiving server's words, without addresses. */
  diagnostic: z.string().nullable(),
  bouncedAt: z.int()
});

/** Of seven days, with the newest 20; null where delivery reports are not processed. */
const Bounces = z.object({ hard: Count, soft: Count, newest: z.array(Bounce) });

export const Operations = z.object({
  asOf: z.int(),
  /** Of the last 30 days; null before the first one. */
  invariants: InvariantRun.nullable(),
  /** Queues where something waits or failed. */
  queues: z.array(z.object({ name: z.string(), waiting: Count, failed: Count })),
  /** `failed` are notices that were given up; other mails are jobs. */
  mails: z.object({
    waiting: Count,
    oldestAt: z.int().nullable(),
    failed: Count,
    failedJobs: Count,
    bounces: Bounces.nullable()
  }),
  /** Payment events that were not applied within five minutes; `unmatched` belong to no order of this server. */
  events: z.object({ late: Count, oldestAt: z.int().nullable(), unmatched: Count }),
  failedTransfers: z.array(FailedTransfer),
  disk: z.object({ freeBytes: Count, totalBytes: Count }),
  database: z.object({
    bytes: Count,
    connections: Count,
    maxConnections: Count,
    oldestTransactionAt: z.int().nullable()
  }),
  /** Requests that failed within 24 hours, by route, most first. `lastHour` is the beginning of the last such hour. */
  routeFailures: z.array(z.object({ route: z.string(), count: Count, lastHour: z.int() }))
});
export type Operations = z.infer<typeof Operations>;

export const FailedJob = z.object({
  id: z.uuid(),
  queue: z.string(),
  /** The class or code of the error; null for a job that ran out of time. */
  error: z.string().nullable(),
  attempts: Count,
  createdAt: z.int(),
  failedAt: z.int()
});
export type FailedJob = z.infer<typeof FailedJob>;

export const LateEvent = z.object({
  provider: z.string(),
  eventId: z.string(),
  type: z.string(),
  receivedAt: z.int()
});
export type LateEvent = z.infer<typeof LateEvent>;

/** A message by the form on the contact page. */
export const ReceivedMessage = z.object({
  id: idOf('msg'),
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  message: z.string(),
  receivedAt: z.int()
});
export type ReceivedMessage = z.infer<typeof ReceivedMessage>;

const JobQueueName = z.string().regex(/^[a-z-]{1,60}$/);

export const adminOverviewProcedures = {
  'overview.get': query(nothing, Overview),
  'operations.get': query(nothing, Operations),
  /** Newest first, of the last seven days. */
  'operations.listFailedJobs': query(
    PageRequest.extend({ queue: JobQueueName.optional() }),
    pageOf(FailedJob)
  ),
  /** One job, or every failed one of the queue: at most 1,000. */
  'operations.retryJobs': command(
    z.object({ queue: JobQueueName, id: z.uuid().optional() }),
    z.object({ retried: Count })
  ),
  /** Sends the notices again that were given up. */
  'operations.retryMails': command(nothing, z.object({ retried: Count })),
  /** Oldest first: payment events of orders of this server, at most 50. */
  'operations.listLateEvents': query(nothing, z.array(LateEvent)),
  'operations.applyEvent': command(
    z.object({ provider: z.string().regex(/^[a-z]{1,20}$/), eventId: z.string().regex(/^[\w-]{1,120}$/) }),
    nothing
  ),
  /** Checks them soon, in the background. */
  'operations.checkInvariants': command(nothing, nothing),
  /** Those that nobody marked as answered, oldest first. */
  'contactMessages.list': query(PageRequest, pageOf(ReceivedMessage)),
  'contactMessages.markAnswered': command(z.object({ id: idOf('msg') }), nothing)
} as const;
