import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '#shared/domain/trade/order.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/purchases.json';
import { Button } from '#renderer/ui/button.tsx';
import { lazyPart } from '#renderer/ui/lazy-part.ts';
import { usePurchaseDependencies } from './dependencies.tsx';

const refundDialog = lazyPart(async () => (await import('./refund-dialog.tsx')).RefundDialog);

/** Of what was bought twice, where the money did not go back by itself. */
export function AskForMoney({ order }: { readonly order: Order }) {
  const { isOnline } = usePurchaseDependencies();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button
        variant="primary"
        icon={RotateCcw}
        reason={isOnline ? undefined : say(texts, 'purchases.offline')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {say(texts, 'purchases.refund.askMoney')}
      </Button>
      {isOpen ? <refundDialog.LazyPart orderId={order.id} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
