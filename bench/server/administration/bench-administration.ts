import type { Verdict } from '../compare-with-targets.ts';
import { measureAdministration } from './measure-administration.ts';
import type { Bench } from '../open-bench.ts';
import { seedAdministration } from './seed-administration.ts';
import { seedLedger } from '../seed-ledger.ts';
import { seedShopListings } from '../seed-shop.ts';

const sellers = 100;
const yearMinutes = 365 * 24 * 60;
const mostMs = 100;

/** Lists and pages of administration beside as many orders, and as many people and entries of the audit log. */
export async function benchAdministration(
  { client: { db } }: Bench,
  { orders }: { readonly orders: number },
  show: (title: string, verdicts: readonly Verdict[]) => void
): Promise<unknown> {
  await seedShopListings(db, 10 * sellers, sellers);
  await seedLedger(db, orders, yearMinutes);
  await seedAdministration(db, { people: orders, entries: orders });
  const figures = await measureAdministration(db);
  show(
    `Administration of ${orders.toLocaleString('en')} orders, people and entries of the audit log each`,
    Object.entries(figures.pages).map(([name, ms]) => ({
      name,
      value: `p95 ${ms.toFixed(1)} ms beside ${figures.floor.toFixed(1)} ms for one row by its key`,
      aim: `p95 ≤ ${mostMs} ms`,
      isMet: ms <= mostMs
    }))
  );
  return figures;
}
