// After a refund, and at sign-out under most licenses, copies that opening and copying made leave the device. What
// somebody has changed is their work and stays.
import { resetPrompt } from '#shared/domain/craft/prompt/default-prompt.ts';
import { isPurchasedText } from '#shared/domain/trade/is-purchased-text.ts';
import { writeSoldText } from '#shared/domain/trade/prompt-origin.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import type { AppStores } from './create-app-model.ts';
import { removeRevoked } from '#renderer/features/purchases/frame/remove-revoked.ts';

type Dependencies = Pick<AppStores, 'platform' | 'builder' | 'followDevice'>;

/** Must run while the device still has the purchases: what is no copy is told by comparing. */
export async function removePurchasedCopies(
  { platform: { device }, builder, followDevice }: Dependencies,
  purchaseIds: readonly string[]
): Promise<void> {
  for (const purchaseId of purchaseIds) {
    const kept = await device.purchasedPrompts.load({ purchaseId });
    if (!kept.ok || kept.value === null) continue;
    const sold = writeSoldText(kept.value.prompt.data);
    const isCopy = (data: PromptData): boolean => isPurchasedText(data, purchaseId, sold);
    clearBuilder(builder, purchaseId, isCopy);
    const history = await device.history.list();
    const copies = history.ok ? history.value.filter(({ data }) => isCopy(data)) : [];
    for (const { id } of copies) await device.history.remove({ id });
    if (copies.length > 0) followDevice(['history']);
  }
  await builder.getState().saveNow();
}

/** The steps that undo walks back over hold the text as well. */
function clearBuilder(
  builder: AppStores['builder'],
  purchaseId: string,
  isCopy: (data: PromptData) => boolean
): void {
  const { document, journal, beginWith } = builder.getState();
  if (isCopy(document.data)) beginWith({ name: '', data: resetPrompt() });
  else if (JSON.stringify(journal.steps).includes(purchaseId)) beginWith(document);
}

const atOnce = 60;

/** Asks the server whether what this device keeps was given back meanwhile, perhaps elsewhere, and lets go of it. */
export async function removeRevokedPurchases(
  model: Pick<AppStores, 'platform' | 'builder' | 'followDevice'>
): Promise<void> {
  const { cloud, device } = model.platform;
  const tools = {
    purchasedPrompts: device.purchasedPrompts,
    removeCopies: (purchaseIds: readonly string[]) => removePurchasedCopies(model, purchaseIds)
  };
  const kept = await device.purchasedPrompts.list();
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
