import type { DeviceHandlers } from '#shared/contract/device.ts';
import { readStoredPurchase } from '#shared/contract/stored-prompts.ts';
import { toPurchasedPromptSummary } from '#shared/domain/trade/purchased-prompt-summary.ts';
import { requestAll, type Transact } from './device-transaction.ts';

type PurchasedPromptHandlers = Pick<DeviceHandlers, Extract<keyof DeviceHandlers, `bought.${string}`>>;

export function createPurchasedPromptHandlers(transact: Transact): PurchasedPromptHandlers {
  return {
    'bought.list': () =>
      transact('readonly', ['bought'], async (transaction) => {
        const all = await transaction.objectStore('bought').getAll();
        const items = all.map(toPurchasedPromptSummary).toSorted((a, b) => b.openedAt - a.openedAt);
        return { items, isLasting: true };
      }),
    'bought.load': ({ purchaseId }) =>
      transact('readonly', ['bought'], async (transaction) => {
        const bought = await transaction.objectStore('bought').get(purchaseId);
        return bought === undefined ? null : readStoredPurchase(bought);
      }),
    'bought.keep': async (bought) => {
      await transact('readwrite', ['bought'], (transaction) => transaction.objectStore('bought').put(bought));
    },
    'bought.remove': async ({ purchaseIds }) => {
      await transact('readwrite', ['bought'], (transaction) =>
        requestAll(purchaseIds.map((id) => () => transaction.objectStore('bought').delete(id)))
      );
    },
    'bought.keepOnlyOf': async ({ holderId }) => {
      await transact('readwrite', ['bought'], async (transaction) => {
        const store = transaction.objectStore('bought');
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
