// The interface of a simulated server: the model in memory and the real functions on PostgreSQL both have it.
import type { SyncFailure } from '#shared/contract/sync/engine.ts';
import type { ScopeName } from '#shared/domain/sync/entities.ts';
import type { NumberedMutation } from '#shared/domain/sync/mutation.ts';
import type { MutationAnswer } from '#shared/domain/sync/outbox.ts';
import type { FeedPage } from '#shared/domain/sync/replica.ts';
import type { SyncRow } from '#shared/domain/sync/row.ts';
import type { Result } from '#shared/kit/result.ts';

export type Sender = { readonly userId: string; readonly deviceId: string };

export type AppliedMutation = Sender & {
  readonly mutation: NumberedMutation;
  readonly refusal: string | null;
};

/** Waits until the simulation lets it go on. */
export type Pause = () => Promise<void>;

export type ReviewWrite =
  | { readonly kind: 'reply'; readonly userId: string; readonly listingId: string }
  | { readonly kind: 'rate'; readonly listingId: string; readonly stars: number }
  | { readonly kind: 'remove'; readonly listingId: string };

export type SyncServer = {
  /** The ids of the users `one` and `other`. */
  readonly userIds: readonly [string, string];
  readonly scopes: readonly ScopeName[];
  /** The listings that can be wished for. The users bought and opened all but the last, and may review them. */
  readonly listingIds: readonly string[];
  /** The reviews of somebody else that are there now, which users find helpful. */
  readonly reviewIds: () => readonly string[];
  /** `pause` ends at a moment that the simulation chooses, before the transaction commits. */
  readonly push: (
    sender: Sender,
    mutations: readonly NumberedMutation[],
    pause: Pause
  ) => Promise<Result<readonly MutationAnswer[], SyncFailure>>;
  readonly pull: (
    sender: Sender,
    scopes: readonly { readonly name: ScopeName; readonly cursor: string | null }[]
  ) => Promise<Result<readonly FeedPage[], SyncFailure>>;
  /** A transaction of the server's own that takes its time, and changes a row where `write` does. */
  readonly write: (userId: string, id: string, isDeleted: boolean, pause: Pause) => Promise<void>;
  /** The same, by somebody else: the seller replies to a user's review, or another buyer writes, changes or removes one. */
  readonly writeReview: (write: ReviewWrite, pause: Pause) => Promise<void>;
  /** A backup was restored under other transaction numbers: no cursor of before is good any more. */
  readonly renewCursors: () => Promise<void>;
  /** Waits until everything that was called waits for its pause, or has ended. */
  readonly settle: () => Promise<void>;
  /** Waits until a reader may see all that has been committed. No transaction of the simulation is open. */
  readonly catchUp: () => Promise<void>;
  readonly rowsOf: (userId: string) => Promise<ReadonlyMap<string, SyncRow>>;
  readonly applied: () => readonly AppliedMutation[];
};
