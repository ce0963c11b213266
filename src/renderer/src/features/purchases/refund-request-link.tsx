import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '#shared/domain/trade/order.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/purchases.json';
import { Button } from '#renderer/ui/button.tsx';
import { lazyComponent } from '#renderer/ui/lazy-component.ts';
import { usePurchaseDependencies } from './dependencies.tsx';

const refundDialog = lazyComponent(async () => (await import('./refund-dialog.tsx')).RefundDialog);

/** Of what was bought twice, where the money did not go back by itself. */
export function RefundRequestLink({ order }: { readonly order: Order }) {
  const { isOnline } = usePurchaseDependencies();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button
        variant="primary"
        icon={RotateCcw}
        reason={isOnline ? undefined : t(texts, 'purchases.offline')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t(texts, 'purchases.refund.askMoney')}
      </Button>
      {isOpen ? <refundDialog.LazyPart orderId={order.id} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
