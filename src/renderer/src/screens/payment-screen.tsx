import { CachedQueries } from '#renderer/lib/cached-queries.tsx';
import { Payment } from '#renderer/features/purchases/payment.tsx';
import { type PurchaseTools, PurchaseToolsProvider } from '#renderer/features/purchases/purchase-tools.ts';

/** Where one comes back to from paying. */
export function PaymentScreen({ tools }: { readonly tools: PurchaseTools }) {
  return (
    <CachedQueries>
      <PurchaseToolsProvider value={tools}>
        <Payment />
      </PurchaseToolsProvider>
    </CachedQueries>
  );
}
