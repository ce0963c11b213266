import { useCallback, useMemo } from 'react';
import { Buying } from '#renderer/features/purchases/buying.tsx';
import { PurchaseToolsProvider } from '#renderer/features/purchases/purchase-tools.ts';
import { ListingScreen } from '#renderer/screens/listing-screen.tsx';
import { useMarketTools } from './use-market-tools.ts';
import { usePurchaseTools } from './use-purchase-tools.tsx';

type Bought = { readonly slug: string; readonly title: string };

/** One listing, with what it needs of other features. */
export function ListingRoute() {
  const market = useMarketTools();
  const purchases = usePurchaseTools();
  const renderBuying = useCallback(
    ({ slug, title }: Bought, isShort: boolean) => <Buying slug={slug} title={title} isShort={isShort} />,
    []
  );
  const tools = useMemo(() => ({ ...market, renderBuying }), [market, renderBuying]);
  return (
    <PurchaseToolsProvider value={purchases}>
      <ListingScreen tools={tools} />
    </PurchaseToolsProvider>
  );
}
