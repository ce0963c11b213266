import type { DeviceHandlers } from '#shared/contract/device.ts';
import { readStoredPurchase } from '#shared/contract/stored-prompts.ts';
import { toPurchasedPromptSummary } from '#shared/domain/trade/purchased-prompt-summary.ts';
import { requestAll, type Transact } from './device-transaction.ts';

type PurchasedPromptHandlers = Pick<
  DeviceHandlers,
  Extract<keyof DeviceHandlers, `purchasedPrompts.${string}`>
>;

export function createPurchasedPromptHandlers(transact: Transact): PurchasedPromptHandlers {
  return {
    'purchasedPrompts.list': () =>
      transact('readonly', ['purchasedPrompts'], async (transaction) => {
        const all = await transaction.objectStore('purchasedPrompts').getAll();
        const items = all.map(toPurchasedPromptSummary).toSorted((a, b) => b.openedAt - a.openedAt);
        return { items, isPersistent: true };
      }),
    'purchasedPrompts.load': ({ purchaseId }) =>
      transact('readonly', ['purchasedPrompts'], async (transaction) => {
        const purchased = await transaction.objectStore('purchasedPrompts').get(purchaseId);
        return purchased === undefined ? null : readStoredPurchase(purchased);
      }),
    'purchasedPrompts.save': async (purchased) => {
      await transact('readwrite', ['purchasedPrompts'], (transaction) =>
        transaction.objectStore('purchasedPrompts').put(purchased)
      );
    },
    'purchasedPrompts.remove': async ({ purchaseIds }) => {
      await transact('readwrite', ['purchasedPrompts'], (transaction) =>
        requestAll(purchaseIds.map((id) => () => transaction.objectStore('purchasedPrompts').delete(id)))
      );
    },
    'purchasedPrompts.removeOtherUsers': async ({ holderId }) => {
      await transact('readwrite', ['purchasedPrompts'], async (transaction) => {
        const store = transaction.objectStore('purchasedPrompts');
        const others = (await store.getAll()).filter((one) => one.holderId !== holderId);
        await requestAll(
          others.map(
            ({ prompt }) =>
              () =>
                store.delete(prompt.purchaseId)
          )
        );
      });
    }
  };
}
