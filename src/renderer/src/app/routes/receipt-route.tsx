import { ReceiptScreen } from '#renderer/screens/receipt-screen.tsx';
import { usePurchaseTools } from './use-purchase-tools.tsx';

export function ReceiptRoute() {
  return <ReceiptScreen tools={usePurchaseTools()} />;
}
