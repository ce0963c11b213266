import type { Purchase } from '#shared/domain/trade/purchase.ts';
import type { PurchaseTools } from './purchase-tools.ts';

/** What was given back leaves the device as soon as the server tells of it. */
export async function dropRevoked(
  { bought, forgetCopies }: Pick<PurchaseTools, 'bought' | 'forgetCopies'>,
  purchases: readonly Pick<Purchase, 'id' | 'state'>[]
): Promise<void> {
  const revoked = purchases.flatMap(({ id, state }) => (state === 'revoked' ? [id] : []));
  if (revoked.length === 0) return;
  await forgetCopies(revoked);
  await bought.remove({ purchaseIds: revoked });
}
