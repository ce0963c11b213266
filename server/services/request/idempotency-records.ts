import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { doTogetherIn } from '../../db/do-together.ts';
import { runNamed } from '../../db/run-named.ts';
import { unhurried } from '../../db/unhurried.ts';
import { idempotencyKeys } from '../../db/schema/requests.ts';

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

/** On the disk no later than the work that follows, which waits for the disk. */
const claiming = {
  name: 'claim_keys',
  text: `
    with ${unhurried}
    insert into idempotency_keys (sender, key, fingerprint, created_at)
    select p.sender, p.key, p.fingerprint, p."createdAt" from unhurried
    cross join jsonb_to_recordset($1::jsonb)
      as p (sender text, key text, fingerprint text, "createdAt" timestamptz)
    order by p.sender, p.key on conflict do nothing returning sender, key`
};

/**
 * Lost with the machine it is as if the process had been killed just before. A claim that is gone, as with its person,
 * gets no answer. Each claim is looked up by itself: joined, a shop just opened would read the whole table.
 */
const keeping = {
  name: 'keep_answers',
  text: `
    with ${unhurried}
    insert into idempotency_keys (sender, key, fingerprint, created_at, status, headers, body)
    select a.sender, a.key, a.fingerprint, a."createdAt", a.status, a.headers, a.body from unhurried
    cross join jsonb_to_recordset($1::jsonb) as a (sender text, key text, fingerprint text, "createdAt" timestamptz,
      status int, headers jsonb, body text)
    cross join lateral (select 1 from idempotency_keys where sender = a.sender and key = a.key limit 1) claim
    order by a.sender, a.key
    on conflict (sender, key) do update set status = excluded.status, headers = excluded.headers, body = excluded.body`
};

type NewClaim = IdempotentRequest & { readonly createdAt: string };

/** Resolves to whether the key was unclaimed. */
const claimTogether = doTogetherIn<Database, NewClaim, boolean>(
  async (db, claims) => {
    const made = await runNamed<Pick<IdempotentRequest, 'sender' | 'key'>>(db, claiming, [claims]);
    const keys = new Set(made.map(nameOf));
    return claims.map((claim) => keys.has(nameOf(claim)));
  },
  { keyOf: nameOf, isTriedAlone: true }
);

const keepTogether = doTogetherIn<Database, NewClaim & StoredResponse, undefined>(
  async (db, answers) => {
    await runNamed(db, keeping, [answers]);
    return answers.map(() => undefined);
  },
  { keyOf: nameOf, isTriedAlone: true }
);

export function createIdempotencyRecords(db: Database, now: () => number): IdempotencyRecords {
  async function claim(request: IdempotentRequest): Promise<Claim> {
    const createdAt = new Date(now());
    const isNew = await claimTogether(db, { ...request, createdAt: createdAt.toISOString() });
    if (isNew) return { state: 'new' };
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
    save: (request, response) =>
      keepTogether(db, { ...request, ...response, createdAt: new Date(now()).toISOString() }),
    release: async (request) => void (await db.delete(idempotencyKeys).where(at(request)))
  };
}

function nameOf({ sender, key }: Pick<IdempotentRequest, 'sender' | 'key'>): string {
  return `${sender} ${key}`;
}

const at = ({ sender, key }: IdempotentRequest) =>
  and(eq(idempotencyKeys.sender, sender), eq(idempotencyKeys.key, key));
