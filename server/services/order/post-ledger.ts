import { eq, sql } from 'drizzle-orm';
import { type Balances, type LedgerAccount, subtractBalances } from '#shared/domain/ledger/account.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { ledgerEntries, ledgerTransactions } from '../../db/schema/ledger.ts';
import type { OrderRow } from './hold-order.ts';

/** Writes what brings the ledger, for this order, from where it stands to `balances`; nothing where it stands there. */
export async function postLedger(
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  order: OrderRow,
  balances: Balances,
  causes: readonly string[]
): Promise<void> {
  const changes = subtractBalances(balances, await readBalances(tx, order.id));
  if (Object.keys(changes).length === 0) return;
  const transactionId = newId('ltx');
  await tx.insert(ledgerTransactions).values({
    id: transactionId,
    orderId: order.id,
    currency: order.currency,
    cause: causes.join(' '),
    createdAt: new Date(now())
  });
  await tx.insert(ledgerEntries).values(
    Object.entries(changes).map(([account, cents]) => ({
      transactionId,
      account: account as LedgerAccount,
      cents
    }))
  );
}

async function readBalances(tx: Database, orderId: string): Promise<Balances> {
  const rows = await tx
    .select({ account: ledgerEntries.account, cents: sql<number>`sum(${ledgerEntries.cents})::float8` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerTransactions.orderId, orderId))
    .groupBy(ledgerEntries.account);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}
