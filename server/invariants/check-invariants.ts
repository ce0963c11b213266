import { sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { counterInvariants } from './counters.ts';
import { couponInvariants } from './coupons.ts';
import { entitlementInvariants } from './entitlements.ts';
import type { Invariant, Violation, ViolatingRow } from './invariant.ts';
import { ledgerInvariants } from './ledger.ts';
import { orderInvariants } from './orders.ts';
import { payoutInvariants } from './payouts.ts';
import { saleInvariants } from './sales.ts';
import { salesReportInvariants } from './sales-report.ts';
import { peopleInvariants } from './reviews-and-wishlists.ts';

export const allInvariants: readonly Invariant[] = [
  ...ledgerInvariants,
  ...orderInvariants,
  ...couponInvariants,
  ...saleInvariants,
  ...payoutInvariants,
  ...entitlementInvariants,
  ...peopleInvariants,
  ...counterInvariants,
  ...salesReportInvariants
];

const shownRows = 10;

/** Runs every invariant's query over one snapshot of the database; resolves to those that do not hold. */
export async function checkInvariants({
  db,
  now
}: Pick<Context, 'db' | 'now'>): Promise<readonly Violation[]> {
  const moment = new Date(now()).toISOString();
  return db.transaction(
    async (tx) => {
      // Each of them reads whole tables once, which takes longer and more memory than a query of a request.
      await tx.execute(sql`set local statement_timeout = '60s'`);
      await tx.execute(sql`set local work_mem = '128MB'`);
      await tx.execute(sql`set local jit = off`);
      const violations: Violation[] = [];
      for (const { name, statement, findViolations } of allInvariants) {
        const { rows } = await tx.execute<ViolatingRow>(findViolations(moment));
        if (rows.length > 0) {
          violations.push({ name, statement, count: rows.length, rows: rows.slice(0, shownRows) });
        }
      }
      return violations;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' }
  );
}
