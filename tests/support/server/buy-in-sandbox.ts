import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context/context.ts';
import { applySandboxChoice } from '#server/payments/sandbox/sandbox-actions.ts';
import { createSandboxProvider } from '#server/payments/sandbox/create-sandbox-provider.ts';
import { getOrder } from '#server/services/order/place/get-order.ts';
import { placeOrder } from '#server/services/order/place/place-order.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { defaultTerms } from '#tests/support/server/default-terms.ts';

/** Pays for a listing in the sandbox, whoever else takes payments there. The order's id. */
export async function buyInSandbox(
  base: Context,
  buyer: Person,
  slug: string,
  totalCents = 500
): Promise<string> {
  const context = { ...base, payments: createSandboxProvider({ ...base, secrets: [] }) };
  const orderRequest = {
    intent: randomUUID(),
    slug,
    totalCents,
    terms: defaultTerms,
    isFromDesktop: false
  };
  const { id, checkoutUrl } = await placeOrder(context, buyer, orderRequest);
  await applySandboxChoice(context, checkoutUrl?.split('/').at(-1) ?? '', 'pay');
  await getOrder(context, buyer, { id });
  return id;
}
