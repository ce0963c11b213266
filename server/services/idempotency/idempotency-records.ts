import { and, eq, isNull, lt } from 'drizzle-orm';
import * as z from 'zod';
import { defineJob } from '../../context/job.ts';
import { asyncCommit } from '../../db/async-commit.ts';
import type { Database } from '../../db/client.ts';
import { executePrepared } from '../../db/prepared-statements.ts';
import { developmentMails, idempotencyKeys, rateLimits } from '../../db/schema/technical-records.ts';

/** Identifies one request by its `Idempotency-Key`. */
export type IdempotentRequest = {
  /** The person's id, or a keyed hash of a visitor's address. */
  readonly sender: string;
  readonly key: string;
  /** Hash of method, path and body. */
  readonly fingerprint: string;
};

export type StoredResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};

type Claim =
  /** The caller processes the request, then calls `save` or `release`. */
  | { readonly state: 'new' }
  | ({ readonly state: 'completed' } & StoredResponse)
  | { readonly state: 'in_progress' }
  /** The key was used with a different request. */
  | { readonly state: 'mismatch' };

export type IdempotencyRecords = {
  readonly claim: (request: IdempotentRequest) => Promise<Claim>;
  readonly save: (request: IdempotentRequest, response: StoredResponse) => Promise<void>;
  readonly release: (request: IdempotentRequest) => Promise<void>;
};

/** After this long without a response the process that worked on the request is taken for dead. */
const abandonedAfterMs = 60_000;

/** Reaches the disk no later than the work that follows, whose commit is durable. */
const claiming = {
  name: 'claim_key',
  text: `
    with ${asyncCommit}
    insert into idempotency_keys (sender, key, fingerprint, created_at)
    select $1, $2, $3, $4::timestamptz from asyncCommit on conflict do nothing returning key`
};

/** Losing it in a crash equals a process killed just before. A claim deleted with its user gets no answer. */
const keeping = {
  name: 'save_response',
  text: `
    with ${asyncCommit}
    update idempotency_keys set status = $3, headers = $4::jsonb, body = $5
    from asyncCommit where sender = $1 and key = $2`
};

export function createIdempotencyRecords(db: Database, now: () => number): IdempotencyRecords {
  async function claim(request: IdempotentRequest): Promise<Claim> {
    const createdAt = new Date(now());
    const values = [request.sender, request.key, request.fingerprint, createdAt.toISOString()];
    const claimed = await executePrepared(db, claiming, values);
    if (claimed.length > 0) return { state: 'new' };
    const [row] = await db.select().from(idempotencyKeys).where(at(request));
    if (row === undefined) return claim(request);
    if (row.fingerprint !== request.fingerprint) return { state: 'mismatch' };
    if (row.status !== null) {
      return { state: 'completed', status: row.status, headers: row.headers ?? {}, body: row.body };
    }
    const abandoned = lt(idempotencyKeys.createdAt, new Date(now() - abandonedAfterMs));
    const taken = await db
      .update(idempotencyKeys)
      .set({ createdAt })
      .where(and(at(request), isNull(idempotencyKeys.status), abandoned))
      .returning({ key: idempotencyKeys.key });
    return { state: taken.length > 0 ? 'new' : 'in_progress' };
  }

  return {
    claim,
    save: async ({ sender, key }, { status, headers, body }) =>
      void (await executePrepared(db, keeping, [sender, key, status, headers, body])),
    release: async (request) => void (await db.delete(idempotencyKeys).where(at(request)))
  };
}

const at = ({ sender, key }: IdempotentRequest) =>
  and(eq(idempotencyKeys.sender, sender), eq(idempotencyKeys.key, key));

const day = 24 * 60 * 60 * 1000;
/** Longer than the outbox of an offline device retries a write. */
const retentionDays = 90;

/** Removes idempotency records after that, expired rate-limit counters, and development mails after 30 days. */
export const purgeExpiredRequests = defineJob({
  name: 'remove-stale-requests',
  payload: z.object({}),
  schedule: '17 * * * *',
  run: async ({ db, now }) => {
    await db
      .delete(idempotencyKeys)
      .where(lt(idempotencyKeys.createdAt, new Date(now() - retentionDays * day)));
    await db.delete(developmentMails).where(lt(developmentMails.sentAt, new Date(now() - 30 * day)));
    await db.delete(rateLimits).where(lt(rateLimits.expire, now()));
  }
});
