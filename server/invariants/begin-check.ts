import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { asksOf, drawSeed, readTotals } from './control-totals.ts';
import type { Book, Check, Fault, Invariant, Tally } from './invariant.ts';
import { findWhere, isPlain } from './look-closer.ts';

export type Violation = Invariant & {
  /** The first few things of which it is not so. */
  readonly faults: readonly string[];
};

const shownFaults = 10;

/** Several connections may read at once: each takes what none has taken. Once all have, one of them looks closer. */
export type Reading = {
  readonly read: (tx: Database) => Promise<void>;
  /** Where what was read leaves a doubt. */
  readonly lookCloser: (tx: Database) => Promise<readonly Violation[]>;
};

export function beginCheck(checks: readonly Check[], at: number): Reading {
  const now = new Date(at).toISOString();
  const seed = drawSeed();
  const asked = checks.flatMap(asksOf);
  const left: (Book | Check)[] = [
    ...new Set(checks.flatMap((check) => [...asksOf(check).map(({ book }) => book), check]))
  ];
  const totals = new Map<Tally | Fault, bigint>();
  const found = new Map<Check, readonly string[]>();

  return {
    read: async (tx) => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        if ('from' in next) {
          const ofBook = asked.filter(({ book }) => book === next);
          const read = await readTotals(tx, next, ofBook, { seed, now });
          for (const [each, total] of read) totals.set(each, total);
        } else if (next.findFaults !== undefined) {
          found.set(next, await list(tx, next.findFaults(now)));
        }
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
