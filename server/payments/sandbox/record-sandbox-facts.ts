import { asc, desc, eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { keyOfFact, type PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { Context } from '../../context/context.ts';
import type { Database } from '../../db/client.ts';
import { sandboxCheckouts, sandboxEvents } from '../../db/schema/sandbox.ts';
import { sendSandboxEvent } from './sandbox-event.ts';

export type SandboxContext = Pick<Context, 'db' | 'now' | 'newId' | 'jobs'>;

export type SandboxCheckout = typeof sandboxCheckouts.$inferSelect;

export async function listSandboxFacts(db: Database, checkoutId: string): Promise<PaymentFact[]> {
  const rows = await db
    .select({ fact: sandboxEvents.fact })
    .from(sandboxEvents)
    .where(eq(sandboxEvents.checkoutId, checkoutId))
    .orderBy(asc(sandboxEvents.createdAt), asc(sandboxEvents.id));
  return rows.map(({ fact }) => fact);
}

/**
 * Lets something happen to a checkout, by what has happened to it before; two at once take turns. Each new fact is told
 * by an event. Resolves to all of them; rejects with `not_found` for a checkout that there is not.
 */
export async function addSandboxFacts(
  { db, now, newId, jobs }: SandboxContext,
  checkoutId: string,
  decide: (before: readonly PaymentFact[], checkout: SandboxCheckout) => readonly PaymentFact[]
): Promise<readonly PaymentFact[]> {
  return db.transaction(async (tx) => {
    const [checkout] = await tx
      .select()
      .from(sandboxCheckouts)
      .where(eq(sandboxCheckouts.id, checkoutId))
      .for('update');
    if (checkout === undefined) throw new ContractFailure('not_found');
    const before = await listSandboxFacts(tx, checkoutId);
    const known = new Set(before.map(keyOfFact));
    const added = decide(before, checkout).filter((fact) => !known.has(keyOfFact(fact)));
    for (const fact of added) {
      const id = newId('sbe');
      const createdAt = new Date(now());
      await tx.insert(sandboxEvents).values({ checkoutId, key: keyOfFact(fact), id, fact, createdAt });
      for (let copy = 0; copy < checkout.deliveries; copy++) {
        const delay = checkout.delaySeconds * 1000;
        await jobs.add(sendSandboxEvent, { id }, { within: tx, delay });
      }
    }
    return [...before, ...added];
  });
}

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
