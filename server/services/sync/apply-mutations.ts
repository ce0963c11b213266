import { applyMutation } from '#shared/domain/sync/apply-mutation.ts';
import type { Mutation } from '#shared/domain/sync/mutation.ts';
import type { MutationAnswer } from '#shared/domain/sync/outbox.ts';
import { rowKey, type SyncRow } from '#shared/domain/sync/row.ts';
import { serializeContent } from '../../db/columns/synced-content.ts';

/** Characters of one row as JSON; far more than the longest prompt with every field full. */
const maxRowLength = 200_000;

type Input = {
  readonly deviceId: string;
  /** Of the server's clock, Unix milliseconds. */
  readonly at: number;
  /** The rows that the mutations are of, as they are now, by `rowKey`. */
  readonly rows: ReadonlyMap<string, SyncRow>;
  /** The user's rows that are not deleted. */
  readonly rowCount: number;
  /** How many of those there may be. */
  readonly maxRows: number;
};

type Applied = {
  /** Each row once, as the last mutation left it. */
  readonly changed: readonly SyncRow[];
  readonly answers: ReadonlyMap<MutationAnswer['id'], MutationAnswer['refusal']>;
};

/** A mutation that is refused changes nothing and does not hold up those behind it. */
export function applyMutations(
  mutations: readonly Mutation[],
  { deviceId, at, rows, rowCount, maxRows }: Input
): Applied {
  const current = new Map(rows);
  const changed = new Map<string, SyncRow>();
  const answers = new Map<string, string | null>();
  let count = rowCount;
  for (const mutation of mutations) {
    // The same one twice in a batch, which no app sends.
    if (answers.has(mutation.id)) continue;
    const key = rowKey({ entity: mutation.entity, id: mutation.rowId });
    const before = current.get(key);
    const result = applyMutation(before, mutation, { deviceId, at });
    const after = result.ok ? result.value : undefined;
    const refusal = result.ok ? findBrokenLimit(before, after, count >= maxRows) : result.error;
    answers.set(mutation.id, refusal);
    if (refusal !== null || after === undefined || after === before) continue;
    count += Number(isThere(after)) - Number(isThere(before));
    current.set(key, after);
    changed.set(key, after);
  }
  return { changed: [...changed.values()], answers };
}

const isThere = (row: SyncRow | undefined): boolean => row?.isDeleted === false;

function findBrokenLimit(
  before: SyncRow | undefined,
  after: SyncRow | undefined,
  isFull: boolean
): 'limit_reached' | 'too_large' | null {
  if (after === undefined || after.isDeleted) return null;
  if (!isThere(before) && isFull) return 'limit_reached';
  return serializeContent(after).length > maxRowLength ? 'too_large' : null;
}
