// Buying as a buyer does, up to where a test begins: over the API, with a provider in the test's hands.
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { refundRequests } from '#server/db/schema/orders.ts';
import { decideRefund } from '#server/services/order/refund/decide-refund.ts';
import { applyEvent, saveEvent } from '#server/services/order/settle/apply-event.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import type { TestApp } from './create-test-app.ts';
import type { SignedInUser } from './test-users.ts';
import type { TestProvider } from './test-provider.ts';

/** The server, whose payments are `provider`'s. */
export type BuyingTarget = { readonly server: TestApp; readonly provider: TestProvider };

/** Pays what a listing costs now. The order's id, and the ids of the rights that it gave. */
export async function buyListing(
  { server, provider }: BuyingTarget,
  { headers }: SignedInUser,
  slug: string
): Promise<{ readonly orderId: string; readonly purchaseIds: readonly string[] }> {
  const { total, licence, refundWindowDays } = (await server.call('orders.quote', { slug }, headers)).output;
  const orderRequest = {
    intent: randomUUID(),
    slug,
    totalCents: total.cents,
    terms: { licence, refundWindowDays },
    isFromDesktop: false
  };
  const { output: order } = await server.call('orders.place', orderRequest, headers);
  const event = order.state === 'pending' ? provider.pay(`chk_${order.id}`) : undefined;
  if (event !== undefined) {
    await saveEvent(server.context.db, provider.name, event, server.context.now());
    await applyEvent(server.context, provider.name, event.id);
  }
  const { output } = await server.call('orders.get', { id: order.id }, headers);
  return { orderId: order.id, purchaseIds: output.purchases.map(({ id }) => id) };
}

export async function openPurchases(
  { server }: BuyingTarget,
  { headers }: SignedInUser,
  purchaseIds: readonly string[]
): Promise<void> {
  for (const id of purchaseIds)
    await server.call('purchases.open', { id, termsVersion: openingTerms.version }, headers);
}

/** Requests a refund, which is approved where it has to be decided. */
export async function refundPurchase(
  { server }: Pick<BuyingTarget, 'server'>,
  { headers }: Pick<SignedInUser, 'headers'>,
  orderId: string
): Promise<{ readonly status: number }> {
  const { context } = server;
  const answer = await server.call(
    'orders.refund',
    { id: orderId, reason: 'It does not fit my model at all.' },
    headers
  );
  const [request] = await context.db
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orderId), eq(refundRequests.state, 'open')));
  if (request !== undefined) {
    const decision = { isApproved: true, reason: 'Fine.', by: 'administrator', actorId: null } as const;
    await decideRefund(context, { id: request.id, ...decision });
  }
  return answer;
}
