import { PaymentScreen } from '#renderer/screens/payment-screen.tsx';
import { usePurchaseTools } from './use-purchase-tools.tsx';

export function PaymentRoute() {
  return <PaymentScreen tools={usePurchaseTools()} />;
}
