import { CachedQueries } from '#renderer/lib/cached-queries.tsx';
import { type PurchaseTools, PurchaseToolsProvider } from '#renderer/features/purchases/purchase-tools.ts';
import { Purchases } from '#renderer/features/purchases/purchases.tsx';

export function PurchasesScreen({ tools }: { readonly tools: PurchaseTools }) {
  return (
    <CachedQueries>
      <PurchaseToolsProvider value={tools}>
        <Purchases />
      </PurchaseToolsProvider>
    </CachedQueries>
  );
}
