import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/purchases.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { Spinner } from '#renderer/ui/feedback/spinner.tsx';
import type { ContractError } from '#shared/contract/errors.ts';
import type { Order } from '#shared/domain/trade/order.ts';
import type { Result } from '#shared/kit/result.ts';
import { usePurchaseDependencies } from './frame/dependencies.tsx';
import { useInvalidatePurchases } from './frame/purchase-queries.ts';

const refundDialog = lazyComponent(async () => (await import('./refund-dialog.tsx')).RefundDialog);

/** Of what was bought twice, where the payment was not refunded automatically. */
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

/** On to paying, or out of it; meanwhile the order is asked for again and again. */
export function UnpaidActions({ order }: { readonly order: Order }) {
  const { id, checkoutUrl, progress } = order;
  const { orders, goToCheckout, isOnline, paysElsewhere } = usePurchaseDependencies();
  const invalidatePurchases = useInvalidatePurchases();
  const [busy, setBusy] = useState<'pay' | 'cancel' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (name: 'pay' | 'cancel', call: () => Promise<Result<unknown, ContractError>>) => {
    setBusy(name);
    const answer = await call();
    setBusy(null);
    setProblem(answer.ok ? null : translateError(answer.error));
    invalidatePurchases();
  };
  return (
    <div className="grid gap-3">
      <FormProblem problem={problem} />
      {progress === 'declined' ? null : (
        <p className="flex items-center gap-2 text-ui text-n11">
          <Spinner />
          {t(texts, paysElsewhere ? 'purchases.payment.followsBrowser' : 'purchases.payment.follows')}
        </p>
      )}
      {progress === 'processing' ? null : (
        <p className="flex flex-wrap gap-2">
          {checkoutUrl === null ? null : (
            <Button
              variant="primary"
              isBusy={busy === 'pay'}
              disabled={!isOnline}
              onClick={() => void run('pay', () => goToCheckout(checkoutUrl))}
            >
              {t(texts, progress === 'declined' ? 'purchases.payment.again' : 'purchases.payment.resume')}
            </Button>
          )}
          <Button
            isBusy={busy === 'cancel'}
            disabled={!isOnline}
            onClick={() => void run('cancel', () => orders.cancel({ id }))}
          >
            {t(texts, 'purchases.payment.cancel')}
          </Button>
        </p>
      )}
      {isOnline ? null : <p className="text-label text-n11">{t(texts, 'purchases.needsConnection')}</p>}
    </div>
  );
}
