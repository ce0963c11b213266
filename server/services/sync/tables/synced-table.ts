import type { Mutation } from '#shared/domain/sync/mutation.ts';
import type { DocumentValue, SyncRow } from '#shared/domain/sync/row.ts';
import type { Context } from '../../../context/context.ts';
import type { PayoutProvider } from '../../../context/payout-provider.ts';
import type { RequestContext } from '../../../context/request-context.ts';
import type { Database } from '../../../db/client.ts';

export type RowChange = {
  readonly mutation: Mutation;
  /** Undefined where there is none, or only a tombstone. */
  readonly before: SyncRow | undefined;
  /** By the rules of the domain; undefined where the mutation deletes it. */
  readonly after: SyncRow | undefined;
};

/** `now` in Unix ms; `payoutProvider` is null where no earnings are read. */
export type RowReader = {
  readonly userId: string;
  readonly now: number;
  readonly payoutProvider: PayoutProvider['name'] | null;
};

/** An entity whose rows are in a table of their own, of which a trigger writes the feed. */
export type SyncedTable = {
  /** Null for one that devices only write, and for figures whose entries a job moves. */
  readonly table: string | null;
  /** The values of those of these rows that are there and this user's, by id. */
  readonly load: (
    db: Database,
    given: RowReader & { readonly ids: readonly string[] }
  ) => Promise<ReadonlyMap<string, DocumentValue>>;
  /** When a document was last written, in Unix ms: told of what a route wrote. */
  readonly writtenAt?: (value: DocumentValue) => number;
  /** Called once, before the first of these rows is written: what several pushes would lock in different orders. */
  readonly lock?: (db: Database, userId: string, ids: readonly string[]) => Promise<void>;
  /** Does what the mutation asks for as the route does. Throws a `ContractFailure` where that refuses. */
  readonly write?: (
    context: Pick<Context, 'db' | 'now' | 'newId'>,
    change: RowChange,
    request: Pick<RequestContext, 'actor'>
  ) => Promise<void>;
};
