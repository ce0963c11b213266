import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import { tellProgress } from '#shared/domain/trade/order-progress.ts';
import type { Context } from '../../context.ts';
import { applyFacts } from './apply-facts.ts';
import type { OrderRow } from './order-row.ts';
import type { Settling } from './settling.ts';
import { startCheckout } from './start-checkout.ts';

type Asking = Settling & Pick<Context, 'db' | 'payments' | 'siteUrl'>;

/** Settles an order by what its provider knows. Rejects where that cannot be asked. */
export async function askProvider(context: Asking, order: OrderRow): Promise<void> {
  const checkoutId = await findCheckout(context, order);
  if (checkoutId === null) return;
  await applyFacts(context, order.id, await context.payments.readFacts(checkoutId));
}

/** Ends an order that waits, unless its money has come or is on its way. Rejects where the provider cannot be asked. */
export async function endOrder(context: Asking, order: OrderRow): Promise<void> {
  const checkoutId = await findCheckout(context, order);
  const ended = { kind: 'ended', at: context.now() } as const;
  const facts = checkoutId === null ? [] : await endCheckout(context, checkoutId);
  const isComing = facts.some(({ kind }) => kind === 'paid') || tellProgress(facts) === 'processing';
  await applyFacts(context, order.id, isComing ? facts : [...facts, ended]);
}

async function endCheckout({ payments }: Asking, checkoutId: string): Promise<readonly PaymentFact[]> {
  await payments.endCheckout(checkoutId);
  return payments.readFacts(checkoutId);
}

/**
 * Null where another provider than the one of now has it. One that was begun, and whose answer was lost, is found by
 * beginning it again: nobody can say otherwise that nothing was paid there.
 */
async function findCheckout(context: Asking, order: OrderRow): Promise<string | null> {
  if (order.provider !== context.payments.name) return null;
  return order.checkoutId ?? (await startCheckout(context, order));
}
