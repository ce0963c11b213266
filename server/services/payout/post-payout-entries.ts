import { eq, sql } from 'drizzle-orm';
import { type Balances, type LedgerAccount, subtractBalances } from '#shared/domain/trade/ledger.ts';
import type { Context } from '../../context/context.ts';
import type { Database } from '../../db/client.ts';
import { ledgerEntries, ledgerTransactions } from '../../db/schema/ledger.ts';

/** Posts the difference between the payout's current balances and `after`. */
export async function postPayoutEntries(
  { newId, now }: Pick<Context, 'newId' | 'now'>,
  tx: Database,
  { id: payoutId, currency }: { readonly id: string; readonly currency: string },
  { after, cause }: { readonly after: Balances; readonly cause: string }
): Promise<void> {
  const differences = Object.entries(subtractBalances(after, await readBalances(tx, payoutId)));
  if (differences.length === 0) return;
  const transactionId = newId('ltx');
  await tx
    .insert(ledgerTransactions)
    .values({ id: transactionId, payoutId, currency, cause, createdAt: new Date(now()) });
  await tx.insert(ledgerEntries).values(
    // `Object.entries` widens the keys of `Balances` to string.
    differences.map(([account, cents]) => ({ transactionId, account: account as LedgerAccount, cents }))
  );
}

async function readBalances(tx: Database, payoutId: string): Promise<Balances> {
  const rows = await tx
    .select({
      account: ledgerEntries.account,
      cents: sql<number>`sum(${ledgerEntries.cents})::bigint`.mapWith(Number)
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(eq(ledgerTransactions.payoutId, payoutId))
    .groupBy(ledgerEntries.account);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}
