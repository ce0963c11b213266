import { desc, eq } from 'drizzle-orm';
import type { Actor } from '#shared/domain/people/actor.ts';
import type { InvoiceDetails } from '#shared/domain/trade/payout/invoice.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson } from '../../../context/request-context.ts';
import type { Database } from '../../../db/client.ts';
import { invoiceDetails } from '../../../db/schema/payouts.ts';

type SavedDetails = InvoiceDetails & { readonly savedAt: number };

/** Newest first. */
export async function readDetailsHistory(db: Database, sellerId: string): Promise<readonly SavedDetails[]> {
  const rows = await db
    .select()
    .from(invoiceDetails)
    .where(eq(invoiceDetails.sellerId, sellerId))
    .orderBy(desc(invoiceDetails.id));
  return rows.map(({ name, address, taxId, savedAt }) => ({
    name,
    address,
    taxId,
    savedAt: savedAt.getTime()
  }));
}

export async function getInvoiceDetails(
  { db }: Pick<Context, 'db'>,
  actor: Actor
): Promise<InvoiceDetails | null> {
  const { id } = getPerson({ actor }, 'earnings.read');
  const [latest] = await readDetailsHistory(db, id);
  if (latest === undefined) return null;
  const { name, address, taxId } = latest;
  return { name, address, taxId };
}

/** For the invoices of this month and later ones; earlier ones keep theirs, if there were any. */
export async function saveInvoiceDetails(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  actor: Actor,
  { name, address, taxId }: InvoiceDetails
): Promise<InvoiceDetails> {
  const { id: sellerId } = getPerson({ actor }, 'payout.manage');
  const saved = { name, address, taxId };
  await db.insert(invoiceDetails).values({ ...saved, id: newId('ivd'), sellerId, savedAt: new Date(now()) });
  return saved;
}
