// Purchases as the rows on this device say them.
import { Purchase } from '#shared/domain/trade/purchase.ts';
import type { ReplicaRow } from '#shared/contract/device-sync.ts';
import type { PurchaseView } from './purchase-view.ts';

/** The newest first, narrowed as the server does. One that this app cannot read is left out. */
export function readPurchases(rows: readonly ReplicaRow[], { search, state }: PurchaseView): Purchase[] {
  const wanted = search.toLowerCase();
  return rows
    .flatMap(({ id, value }) => {
      const { data } = Purchase.safeParse({ ...value, id });
      return data === undefined ? [] : [data];
    })
    .filter((purchase) => state === null || purchase.state === state)
    .filter(({ title, seller }) =>
      [title, seller.displayName].some((text) => text.toLowerCase().includes(wanted))
    )
    .toSorted((one, other) => (one.id < other.id ? 1 : -1));
}
