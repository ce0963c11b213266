import { PurchasesScreen } from '#renderer/screens/purchases-screen.tsx';
import { usePurchaseTools } from './use-purchase-tools.ts';

export function PurchasesRoute() {
  return <PurchasesScreen tools={usePurchaseTools()} />;
}
