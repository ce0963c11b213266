import { useState } from 'react';
import type { Money } from '#shared/domain/market/money.ts';
import type { Order } from '#shared/domain/trade/order.ts';
import { minReasonLength } from '#shared/domain/trade/refund-rules.ts';
import { formatDay } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/purchases.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import { isDouble } from './frame/order-view.ts';
import { formatPrice } from './price-lines.tsx';
import { PurchaseFailure } from './frame/purchase-failure.tsx';
import { useInvalidatePurchases, useOrder } from './frame/purchase-queries.ts';
import { RefundRequestNote } from './refund-request-note.tsx';
import { usePurchaseDependencies } from './frame/dependencies.tsx';

type Props = { readonly orderId: string; readonly onClose: () => void };

/** Requests a refund: automatic while nothing was opened, afterwards decided by its reason, within the refund window. */
export function RefundDialog({ orderId, onClose }: Props) {
  const { data: order, error, isFetching, refetch } = useOrder(orderId);
  const [reason, setReason] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const { isOnline } = usePurchaseDependencies();
  const { isBusy, problem, requestRefund } = useRefundRequest(orderId, onClose);
  const isOwed = order !== undefined && isDouble(order);
  const isOffered = order?.refund === 'automatic' || order?.refund === 'with_reason';
  const isTooShort = order?.refund === 'with_reason' && reason.trim().length < minReasonLength;
  const send = () => {
    setHasTried(true);
    if (!isTooShort) void requestRefund(reason.trim());
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, isOwed ? 'purchases.refund.titleMoney' : 'purchases.refund.title')}
      {...(order === undefined ? {} : { description: <span dir="auto">{order.title}</span> })}
      footer={
        <>
          <Button onClick={onClose}>
            {t(texts, isOwed ? 'purchases.review.back' : 'purchases.refund.keep')}
          </Button>
          {isOffered ? (
            <Button
              variant={isOwed ? 'primary' : 'danger'}
              isBusy={isBusy}
              reason={isOnline ? undefined : t(texts, 'purchases.refund.needsConnection')}
              onClick={send}
            >
              {t(texts, isOwed ? 'purchases.refund.askMoney' : 'purchases.refund.do')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid gap-4 text-ui">
        <FormProblem problem={problem} />
        {order === undefined ? (
          error === null ? (
            <Skeleton className="h-24 w-full" />
          ) : (
            <PurchaseFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />
          )
        ) : (
          <RefundTerms order={order} />
        )}
        {order?.refund === 'with_reason' ? (
          <ReasonField value={reason} isRefused={hasTried && isTooShort} onChange={setReason} />
        ) : null}
        {isOnline ? null : <Callout tone="warning">{t(texts, 'purchases.refund.needsConnection')}</Callout>}
      </div>
    </Dialog>
  );
}

type ReasonProps = {
  readonly value: string;
  readonly isRefused: boolean;
  readonly onChange: (value: string) => void;
};

function ReasonField({ value, isRefused, onChange }: ReasonProps) {
  return (
    <FormField
      name="reason"
      label={t(texts, 'purchases.refund.reason')}
      hint={t(texts, 'purchases.refund.reasonHint', { least: minReasonLength })}
      problem={isRefused ? t(texts, 'purchases.refund.reasonShort', { least: minReasonLength }) : undefined}
    >
      {(control) => <TextArea {...control} rows={4} maxLength={1000} value={value} onChange={onChange} />}
    </FormField>
  );
}

/** The amount of an order that is not refunded yet. */
export function RefundTerms({ order }: { readonly order: Order }) {
  const { refund, refundUntil, refundRequest, isBeingRefunded, total, returned, purchases } = order;
  const day = refundUntil === null ? '' : formatDay(refundUntil);
  const isOffered = refund === 'automatic' || refund === 'with_reason';
  const terms = !isOffered ? refund : isDouble(order) ? 'double' : total.cents === 0 ? 'free' : refund;
  const left: Money = { ...total, cents: total.cents - returned.cents };
  const isUndecided = refundRequest?.state === 'open' || refundRequest?.state === 'refused';
  if (isUndecided && !isBeingRefunded && order.state !== 'refunded') {
    return <RefundRequestNote request={refundRequest} />;
  }
  return (
    <>
      <p>
        {isBeingRefunded
          ? t(texts, 'purchases.refund.onItsWay')
          : t(texts, `purchases.refund.${terms}`, { price: formatPrice(left), day })}
      </p>
      {purchases.length < 2 ? null : (
        <div className="grid gap-1">
          <p>{t(texts, 'purchases.refund.together')}</p>
          <ul className="list-disc ps-5">
            {purchases.map(({ id, title }) => (
              <li key={id} dir="auto">
                {title}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function refundedText(order: Order): string {
  const { total, isBeingRefunded, refundRequest } = order;
  if (refundRequest?.state === 'open')
    return t(texts, 'purchases.refund.doneRequested', { day: formatDay(refundRequest.decideBy) });
  if (isDouble(order)) return t(texts, 'purchases.refund.askedMoney');
  if (total.cents === 0) return t(texts, 'purchases.refund.doneFree');
  return t(texts, isBeingRefunded ? 'purchases.refund.asked' : 'purchases.refund.done');
}

function useRefundRequest(orderId: string, onDone: () => void) {
  const { orders, notify, purchasedPrompts, removeCopies } = usePurchaseDependencies();
  const invalidatePurchases = useInvalidatePurchases();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const requestRefund = async (reason: string) => {
    setIsBusy(true);
    const answer = await orders.refund({ id: orderId, reason });
    setIsBusy(false);
    if (!answer.ok) return setProblem(translateError(answer.error));
    const gone = answer.value.purchases.flatMap(({ id, state }) => (state === 'revoked' ? [id] : []));
    await removeCopies(gone);
    await purchasedPrompts.remove({ purchaseIds: gone });
    invalidatePurchases();
    notify({ type: 'success', title: refundedText(answer.value) });
    onDone();
  };
  return { isBusy, problem, requestRefund };
}
