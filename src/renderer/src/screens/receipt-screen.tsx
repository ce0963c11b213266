import { CachedQueries } from '#renderer/lib/cached-queries.tsx';
import { useParams } from '#renderer/lib/router.ts';
import { type PurchaseTools, PurchaseToolsProvider } from '#renderer/features/purchases/purchase-tools.ts';
import { Receipt } from '#renderer/features/purchases/receipt.tsx';

/** The receipt of the order that the address names. */
export function ReceiptScreen({ tools }: { readonly tools: PurchaseTools }) {
  const { order = '' } = useParams();
  return (
    <CachedQueries>
      <PurchaseToolsProvider value={tools}>
        <Receipt key={order} orderId={order} />
      </PurchaseToolsProvider>
    </CachedQueries>
  );
}
