import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { runNamed } from '../../db/run-named.ts';
import { unhurried } from '../../db/unhurried.ts';
import { idempotencyKeys } from '../../db/schema/requests.ts';

export type Place = {
  /** The person's id, or a hash that stands for a visitor's address. */
  readonly sender: string;
  readonly key: string;
  /** Of what was asked for. */
  readonly fingerprint: string;
};

export type KeptAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};

type Claim =
  /** Do the work, then `keep` or `release`. */
  | { readonly state: 'new' }
  | ({ readonly state: 'answered' } & KeptAnswer)
  | { readonly state: 'working' }
  /** The key was used for something else. */
  | { readonly state: 'other' };

export type KeptAnswers = {
  readonly claim: (place: Place) => Promise<Claim>;
  readonly keep: (place: Place, answer: KeptAnswer) => Promise<void>;
  readonly release: (place: Place) => Promise<void>;
};

/** After this long without an answer whoever worked on it was killed. */
const abandonedAfterMs = 60_000;

/** Reaches the disk no later than the work that follows, whose commit is durable. */
const claiming = {
  name: 'claim_key',
  text: `
    with ${unhurried}
    insert into idempotency_keys (sender, key, fingerprint, created_at)
    select $1, $2, $3, $4::timestamptz from unhurried on conflict do nothing returning key`
};

/** Losing it in a crash equals a process killed just before. A claim deleted with its user gets no answer. */
const keeping = {
  name: 'keep_answer',
  text: `
    with ${unhurried}
    update idempotency_keys set status = $3, headers = $4::jsonb, body = $5
    from unhurried where sender = $1 and key = $2`
};

export function createKeptAnswers(db: Database, now: () => number): KeptAnswers {
  async function claim(place: Place): Promise<Claim> {
    const createdAt = new Date(now());
    const values = [place.sender, place.key, place.fingerprint, createdAt.toISOString()];
    const claimed = await runNamed(db, claiming, values);
    if (claimed.length > 0) return { state: 'new' };
    const [row] = await db.select().from(idempotencyKeys).where(at(place));
    if (row === undefined) return claim(place);
    if (row.fingerprint !== place.fingerprint) return { state: 'other' };
    if (row.status !== null) {
      return { state: 'answered', status: row.status, headers: row.headers ?? {}, body: row.body };
    }
    const abandoned = lt(idempotencyKeys.createdAt, new Date(now() - abandonedAfterMs));
    const taken = await db
      .update(idempotencyKeys)
      .set({ createdAt })
      .where(and(at(place), isNull(idempotencyKeys.status), abandoned))
      .returning({ key: idempotencyKeys.key });
    return { state: taken.length > 0 ? 'new' : 'working' };
  }

  return {
    claim,
    keep: async ({ sender, key }, { status, headers, body }) =>
      void (await runNamed(db, keeping, [sender, key, status, headers, body])),
    release: async (place) => void (await db.delete(idempotencyKeys).where(at(place)))
  };
}

const at = ({ sender, key }: Place) => and(eq(idempotencyKeys.sender, sender), eq(idempotencyKeys.key, key));
