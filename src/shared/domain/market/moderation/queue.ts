// The moderation queue: everything that waits for a decision of an administrator, in one order.
export const queueKinds = ['submission', 'post_review', 'report', 'refund', 'showcase'] as const;
export type QueueKind = (typeof queueKinds)[number];

/**
 * Of a report, approving keeps what was reported and rejecting removes it. A post-review is of a listing that was published
 * without a review; approving keeps it on sale.
 */
export const queueOutcomes = ['approved', 'changes_requested', 'rejected'] as const;
export type QueueOutcome = (typeof queueOutcomes)[number];

const outcomes: Readonly<Record<QueueKind, readonly QueueOutcome[]>> = {
  submission: queueOutcomes,
  /** A listing on sale is taken down with its sales, which is an act of its own. */
  post_review: ['approved'],
  report: ['approved', 'rejected'],
  refund: ['approved', 'rejected'],
  showcase: ['approved', 'rejected']
};

/** Only a seller who waits for a review can be asked for changes. */
export const outcomesOf = (kind: QueueKind): readonly QueueOutcome[] => outcomes[kind];

/** How long an item is reserved for the administrator who opened it to decide. */
export const claimMs = 10 * 60_000;

const dayMs = 24 * 60 * 60_000;

/** How long each kind may wait. A refund request has a deadline of its own. */
export const waitMs: Readonly<Record<Exclude<QueueKind, 'refund'>, number>> = {
  submission: 3 * dayMs,
  post_review: 5 * dayMs,
  report: 2 * dayMs,
  showcase: 7 * dayMs
};

type Waiting = {
  readonly kind: QueueKind;
  /** Unix milliseconds; of several reports the first. */
  readonly since: number;
  /** The deadline of a refund request. */
  readonly decideBy: number | null;
  /** How many people reported it. */
  readonly reportCount: number;
};

/**
 * When the item should be decided at the latest, in Unix milliseconds: the queue's order. Each further report divides
 * the time that a report may wait. The time that passes does not change the order, so that a cursor stays valid.
 */
export function computeDueAt({ kind, since, decideBy, reportCount }: Waiting): number {
  if (kind === 'refund') return decideBy ?? since;
  const wait = waitMs[kind];
  return since + (kind === 'report' ? Math.floor(wait / Math.max(1, reportCount)) : wait);
}

type Due = { readonly dueAt: number; readonly id: string };

/** By due time, then by id. */
export const compareDue = (one: Due, other: Due): number =>
  one.dueAt - other.dueAt || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
