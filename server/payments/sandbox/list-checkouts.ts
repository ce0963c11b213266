import { desc, eq } from 'drizzle-orm';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { Context } from '../../context/context.ts';
import { sandboxCheckouts } from '../../db/schema/sandbox.ts';
import { listSandboxFacts, type SandboxCheckout } from './record-sandbox-facts.ts';

export type SandboxView = { readonly checkout: SandboxCheckout; readonly facts: readonly PaymentFact[] };

export async function findSandboxCheckout(
  { db }: Pick<Context, 'db'>,
  checkoutId: string
): Promise<SandboxView | undefined> {
  const [checkout] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, checkoutId));
  return checkout && { checkout, facts: await listSandboxFacts(db, checkoutId) };
}

/** The newest fifty. */
export async function listSandboxCheckouts({ db }: Pick<Context, 'db'>): Promise<SandboxView[]> {
  const rows = await db.select().from(sandboxCheckouts).orderBy(desc(sandboxCheckouts.createdAt)).limit(50);
  return Promise.all(
    rows.map(async (checkout) => ({ checkout, facts: await listSandboxFacts(db, checkout.id) }))
  );
}
