// The rows of the server in memory, and what a review that others write changes of them.
import type { ScopeName } from '#shared/domain/sync/entities.ts';
import type { SyncRow } from '#shared/domain/sync/row.ts';
import type { ReviewWrite } from './sync-server.ts';

export type Entry = {
  readonly userId: string;
  readonly scope: ScopeName;
  readonly key: string;
  readonly transaction: number;
  readonly row: SyncRow;
};

/** A reply leaves the revision. A review that is removed takes the votes for it along. */
export function listTouched(
  entries: readonly Entry[],
  write: ReviewWrite,
  reviewId: string | undefined
): Entry[] {
  const there = entries.filter(({ row }) => !row.isDeleted);
  if (write.kind === 'rate') return [];
  if (write.kind === 'remove')
    return there
      .filter(({ row }) => row.entity === 'reviewVotes' && row.id === reviewId)
      .map((entry) => {
        const { row } = entry;
        return { ...entry, row: { ...row, revision: row.revision + 1, isDeleted: true, writtenBy: null } };
      });
  const reply = { reply: `secret-of-${write.userId}` };
  return there
    .filter(
      ({ userId, row }) => userId === write.userId && row.entity === 'reviews' && row.id === write.listingId
    )
    .map((entry) => ({ ...entry, row: { ...entry.row, value: { ...entry.row.value, ...reply } } }));
}
