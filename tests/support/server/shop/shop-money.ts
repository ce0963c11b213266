import { actOnTransfer, changeSandboxAccount } from '#server/payments/sandbox/sandbox-bank.ts';
import { refundOrder } from '#server/services/order/refund/refund-order.ts';
import { applyPayoutFacts } from '#server/services/payout/apply-payout-facts.ts';
import { findAccount } from '#server/services/payout/create-payout.ts';
import { refreshPayoutAccount, startOnboarding } from '#server/services/payout/payout-account.ts';
import { requestPayout } from '#server/services/payout/request-payout.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { buyInSandbox } from '../buy-in-sandbox.ts';
import type { ShopListings } from './shop-listings.ts';
import type { ShopSeed } from './shop-seed.ts';

const dayMs = 86_400_000;

/** Sales in three months, one refund, a payout that arrived and one that failed; the newest sale is still on hold. */
export async function addSales(
  shop: ShopSeed,
  { bell, lanterns }: ShopListings,
  buyers: readonly [Person, Person, Person]
): Promise<void> {
  const { context, clock } = shop;
  const [first, second, third] = buyers;
  await buyInSandbox(context, first, lanterns.slug, 14_900);
  clock.now += 30 * dayMs;
  await connectBank(shop);
  await payOut(shop, 'pay');
  await buyInSandbox(context, second, bell.slug, 2400);
  const refunded = await buyInSandbox(context, third, bell.slug, 2400);
  await refundOrder(context, third, { id: refunded, reason: 'Bought the wrong one.' });
  clock.now += 20 * dayMs;
  await payOut(shop, 'fail');
  await buyInSandbox(context, third, lanterns.slug, 14_900);
}

async function connectBank({ context, seller }: ShopSeed): Promise<void> {
  await startOnboarding(context, seller);
  const account = await findAccount(context.db, seller.id, context.payouts.name);
  const accountId = account?.accountId ?? '';
  await changeSandboxAccount(context, accountId, { state: 'ready', behavior: 'wait' });
  await refreshPayoutAccount(context, accountId);
}

async function payOut({ context, seller }: ShopSeed, act: 'pay' | 'fail'): Promise<void> {
  const { id: payoutId } = await requestPayout(context, seller);
  await actOnTransfer(context, payoutId, act);
  await applyPayoutFacts(context, payoutId, await context.payouts.readFacts({ payoutId, accountId: '' }));
}
