import { PurchasesScreen } from '#renderer/screens/purchases-screen.tsx';
import { usePurchaseTools } from './use-purchase-tools.tsx';

export function PurchasesRoute() {
  return <PurchasesScreen tools={usePurchaseTools()} />;
}
