import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { asksOf, drawSeed, isPlain, readTotals } from './control-totals.ts';
import type { Book, Check, Exclusion, Invariant, Tally } from './invariant.ts';
import { findWhere } from './find-where.ts';

export type Violation = Invariant & {
  /** The first few things of which it is not so. */
  readonly faults: readonly string[];
};

const shownFaults = 10;

export type Inspection = {
  /** Several connections may at once: each takes what none has taken. Where one fails the others stop. */
  readonly read: (tx: Database) => Promise<void>;
  /** Once all is read, where that leaves a doubt. */
  readonly lookCloser: (tx: Database) => Promise<readonly Violation[]>;
};

/** Of all `checks`, for what is due by `moment`, in Unix milliseconds. */
export function beginInspection(checks: readonly Check[], moment: number): Inspection {
  const now = new Date(moment).toISOString();
  const seed = drawSeed();
  const asked = checks.flatMap(asksOf);
  const left: (Book | Check)[] = [
    ...new Set(checks.flatMap((check) => [...asksOf(check).map(({ book }) => book), check]))
  ];
  const totals = new Map<Tally | Exclusion, bigint>();
  const found = new Map<Check, readonly string[]>();

  async function look(tx: Database, at: Book | Check): Promise<void> {
    if ('from' in at) {
      const ofBook = asked.filter(({ book }) => book === at);
      const read = await readTotals(tx, at, ofBook, { seed, now });
      for (const [each, total] of read) totals.set(each, total);
    } else if (at.findFaults !== undefined) {
      found.set(at, await list(tx, at.findFaults(now)));
    }
  }

  return {
    read: async (tx) => {
      try {
        for (let next = left.shift(); next !== undefined; next = left.shift()) await look(tx, next);
      } finally {
        left.length = 0;
      }
    },
    lookCloser: async (tx) => {
      const violations: Violation[] = [];
      for (const check of checks) {
        const { name, says } = check;
        const closer = isPlain(check, totals) ? [] : await list(tx, findWhere(check, now));
        const faults = [...(found.get(check) ?? []), ...closer].slice(0, shownFaults);
        if (faults.length > 0) violations.push({ name, says, faults });
      }
      return violations;
    }
  };
}

/** The first few. Numbered, not limited: to find them soon the planner takes ways that are slow to the end. */
async function list(tx: Database, faults: SQL): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ what: string }>(sql`
    select what from (select what, row_number() over () as place from (${faults}) found) numbered
    where place <= ${shownFaults}`);
  return rows.map(({ what }) => what);
}
