import { removeRevoked } from '#renderer/features/purchases/remove-revoked.ts';
import { removePurchasedCopies } from './remove-purchased-copies.ts';
import type { AppStores } from './create-app-model.ts';

const atOnce = 60;

/** Asks the server whether what this device keeps was given back meanwhile, perhaps elsewhere, and lets go of it. */
export async function removeRevokedPurchases(
  model: Pick<AppStores, 'platform' | 'builder' | 'followDevice'>
): Promise<void> {
  const { cloud, device } = model.platform;
  const tools = {
    bought: device.bought,
    removeCopies: (purchaseIds: readonly string[]) => removePurchasedCopies(model, purchaseIds)
  };
  const kept = await device.bought.list();
  if (!kept.ok || kept.value.items.length === 0) return;
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const answer = await cloud.purchases.list({
      state: 'revoked',
      limit: atOnce,
      ...(cursor === undefined ? {} : { cursor })
    });
    // Without an answer nothing is known, and the next time asks again.
    if (!answer.ok) return;
    await removeRevoked(tools, answer.value.items);
    cursor = answer.value.nextCursor;
  }
}
