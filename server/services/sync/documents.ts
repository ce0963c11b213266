// Rows that only the devices of their user write, as JSON: those of the library, and listing drafts, whose prompts are sealed.
import { and, eq } from 'drizzle-orm';
import { type ScopeName, scopeOf } from '#shared/domain/sync/entities.ts';
import type { Mutation } from '#shared/domain/sync/mutation.ts';
import type { MutationAnswer } from '#shared/domain/sync/outbox.ts';
import { type RowKey, rowKey, type SyncRow } from '#shared/domain/sync/row.ts';
import type { Database } from '../../db/client.ts';
import { syncedRows } from '../../db/schema/sync.ts';
import { countListingDrafts, loadListingDrafts, saveListingDrafts } from '../sealed/listing-drafts.ts';
import { applyMutations } from './apply-mutations.ts';
import { recordChanges } from './record-changes.ts';
import { loadSyncedRows, saveSyncedRows } from './synced-rows.ts';

type DocumentStore = {
  readonly scope: ScopeName;
  readonly has: (row: { readonly entity: string }) => boolean;
  /** Rows of one user that are not deleted, at most. */
  readonly maxRows: number;
  readonly count: (db: Database, userId: string) => Promise<number>;
  readonly load: (
    db: Database,
    userId: string,
    keys: readonly RowKey[]
  ) => Promise<ReadonlyMap<string, SyncRow>>;
  readonly save: (db: Database, userId: string, rows: readonly SyncRow[], updatedAt: Date) => Promise<void>;
};

/** Each entity is in one of them at most. */
const documentStores: readonly DocumentStore[] = [
  {
    scope: 'library',
    has: (row) => scopeOf(row) === 'library',
    maxRows: 20_000,
    count: (db, userId) =>
      db.$count(syncedRows, and(eq(syncedRows.userId, userId), eq(syncedRows.isDeleted, false))),
    load: loadSyncedRows,
    save: saveSyncedRows
  },
  {
    scope: 'seller',
    has: ({ entity }) => entity === 'listingDrafts',
    maxRows: 2_000,
    count: countListingDrafts,
    load: async (db, userId, keys) => {
      const rows = await loadListingDrafts(
        db,
        userId,
        keys.map(({ id }) => id)
      );
      return new Map(rows.map((row) => [rowKey(row), row]));
    },
    save: saveListingDrafts
  }
];

export const isDocument = (row: { readonly entity: string }): boolean =>
  documentStores.some(({ has }) => has(row));

type Writer = { readonly userId: string; readonly deviceId: string; readonly at: number };
type Answers = ReadonlyMap<MutationAnswer['id'], MutationAnswer['refusal']>;

/** Applies those of these mutations that are of documents, each once and in their order. */
export async function writeDocuments(
  tx: Database,
  writer: Writer,
  mutations: readonly Mutation[]
): Promise<Answers> {
  const answers = new Map<MutationAnswer['id'], MutationAnswer['refusal']>();
  for (const store of documentStores) {
    const own = mutations.filter((mutation) => store.has(mutation));
    if (own.length === 0) continue;
    for (const [id, refusal] of await writeToStore(tx, writer, { store, mutations: own }))
      answers.set(id, refusal);
  }
  return answers;
}

async function writeToStore(
  tx: Database,
  { userId, deviceId, at }: Writer,
  { store, mutations }: { readonly store: DocumentStore; readonly mutations: readonly Mutation[] }
): Promise<Answers> {
  const keys = mutations.map(({ entity, rowId }) => ({ entity, id: rowId }));
  const { changed, answers } = applyMutations(mutations, {
    deviceId,
    at,
    rows: await store.load(tx, userId, keys),
    rowCount: await store.count(tx, userId),
    maxRows: store.maxRows
  });
  await store.save(tx, userId, changed, new Date(at));
  await recordChanges(tx, userId, store.scope, changed);
  return answers;
}

/** Of these rows of a scope those that are documents, by `rowKey`. */
export async function loadDocuments(
  db: Database,
  userId: string,
  { scope, keys }: { readonly scope: ScopeName; readonly keys: readonly RowKey[] }
): Promise<Map<string, SyncRow>> {
  const stores = documentStores.filter((store) => store.scope === scope);
  const found = await Promise.all(
    stores.map(({ load, has }) =>
      load(
        db,
        userId,
        keys.filter((key) => has(key))
      )
    )
  );
  return new Map(found.flatMap((rows) => [...rows]));
}
