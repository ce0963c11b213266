import type { Services } from '#renderer/feature-api/services.ts';
import { isForOrganization } from '#shared/domain/market/license-texts.ts';

/**
 * Purchases belong to their buyer, and stay on the device only while that buyer is signed in. Unchanged copies in the
 * builder and the history go with them, unless the license lets everybody in the buyer's organization use the prompt.
 * `holderId` is of the person who is signed in; null for nobody.
 */
export async function removeOthersPurchases(
  { platform: { device }, removeCopies }: Pick<Services, 'platform' | 'removeCopies'>,
  holderId: string | null
): Promise<void> {
  const kept = await device.purchasedPrompts.list();
  const leaving = (kept.ok ? kept.value.items : [])
    .filter((one) => one.holderId !== holderId && !isForOrganization(one.licence))
    .map(({ purchaseId }) => purchaseId);
  // Copies are told by comparing with the purchases, so they go first.
  if (leaving.length > 0) {
    await removeCopies(leaving);
    // Other windows of the desktop let go of theirs.
    await device.purchasedPrompts.remove({ purchaseIds: leaving });
  }
  await device.purchasedPrompts.removeOtherUsers({ holderId });
}
