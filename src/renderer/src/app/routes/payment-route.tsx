import { PaymentScreen } from '#renderer/screens/payment-screen.tsx';
import { usePurchaseTools } from './use-purchase-tools.ts';

export function PaymentRoute() {
  return <PaymentScreen tools={usePurchaseTools()} />;
}
