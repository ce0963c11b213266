import type { Purchase } from '#shared/domain/trade/purchase.ts';
import type { PurchaseDependencies } from './dependencies.tsx';

/** Removes refunded purchases from the device as soon as the server reports them. */
export async function removeRevoked(
  { purchasedPrompts, removeCopies }: Pick<PurchaseDependencies, 'purchasedPrompts' | 'removeCopies'>,
  purchases: readonly Pick<Purchase, 'id' | 'state'>[]
): Promise<void> {
  const revoked = purchases.flatMap(({ id, state }) => (state === 'revoked' ? [id] : []));
  if (revoked.length === 0) return;
  await removeCopies(revoked);
  await purchasedPrompts.remove({ purchaseIds: revoked });
}
