import { useState } from 'react';
import type { Money } from '#shared/domain/market/money.ts';
import type { Order } from '#shared/domain/trade/order.ts';
import { leastReasonLength } from '#shared/domain/trade/refund-rules.ts';
import { formatDay } from '#renderer/lib/messages/format.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/purchases.json';
import { sayError } from '#renderer/messages/names.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { FormField } from '#renderer/ui/form-field.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import { TextArea } from '#renderer/ui/text-input.tsx';
import { isDouble } from './order-view.ts';
import { sayPrice } from './price-lines.tsx';
import { PurchaseFailure } from './purchase-failure.tsx';
import { useForgetAnswers, useOrder } from './purchase-queries.ts';
import { usePurchaseDependencies } from './dependencies.tsx';

type Props = { readonly orderId: string; readonly onClose: () => void };

/** Giving back what was bought: at once while nothing was opened, else with a reason, as long as the window lasts. */
export function RefundDialog({ orderId, onClose }: Props) {
  const { data: order, error, isFetching, refetch } = useOrder(orderId);
  const [reason, setReason] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const { isOnline } = usePurchaseDependencies();
  const { isBusy, problem, giveBack } = useGivingBack(orderId, onClose);
  const isOwed = order !== undefined && isDouble(order);
  const isOffered = order?.refund === 'automatic' || order?.refund === 'with_reason';
  const isTooShort = order?.refund === 'with_reason' && reason.trim().length < leastReasonLength;
  const send = () => {
    setHasTried(true);
    if (!isTooShort) void giveBack(reason.trim());
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say(texts, isOwed ? 'purchases.refund.titleMoney' : 'purchases.refund.title')}
      {...(order === undefined ? {} : { description: <span dir="auto">{order.title}</span> })}
      footer={
        <>
          <Button onClick={onClose}>
            {say(texts, isOwed ? 'purchases.review.back' : 'purchases.refund.keep')}
          </Button>
          {isOffered ? (
            <Button
              variant={isOwed ? 'primary' : 'danger'}
              isBusy={isBusy}
              reason={isOnline ? undefined : say(texts, 'purchases.refund.needsConnection')}
              onClick={send}
            >
              {say(texts, isOwed ? 'purchases.refund.askMoney' : 'purchases.refund.do')}
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
        {isOnline ? null : <Notice tone="warning">{say(texts, 'purchases.refund.needsConnection')}</Notice>}
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
      label={say(texts, 'purchases.refund.reason')}
      hint={say(texts, 'purchases.refund.reasonHint', { least: leastReasonLength })}
      problem={
        isRefused ? say(texts, 'purchases.refund.reasonShort', { least: leastReasonLength }) : undefined
      }
    >
      {(control) => <TextArea {...control} rows={4} maxLength={1000} value={value} onChange={onChange} />}
    </FormField>
  );
}

/** What comes back of an order: what did not yet. */
export function RefundTerms({ order }: { readonly order: Order }) {
  const { refund, refundUntil, isBeingRefunded, total, returned, purchases } = order;
  const day = refundUntil === null ? '' : formatDay(refundUntil);
  const isOffered = refund === 'automatic' || refund === 'with_reason';
  const terms = !isOffered ? refund : isDouble(order) ? 'double' : total.cents === 0 ? 'free' : refund;
  const left: Money = { ...total, cents: total.cents - returned.cents };
  return (
    <>
      <p>
        {isBeingRefunded
          ? say(texts, 'purchases.refund.onItsWay')
          : say(texts, `purchases.refund.${terms}`, { price: sayPrice(left), day })}
      </p>
      {purchases.length < 2 ? null : (
        <div className="grid gap-1">
          <p>{say(texts, 'purchases.refund.together')}</p>
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

function sayDone(order: Order): string {
  const { total, isBeingRefunded } = order;
  if (isDouble(order)) return say(texts, 'purchases.refund.askedMoney');
  if (total.cents === 0) return say(texts, 'purchases.refund.doneFree');
  return say(texts, isBeingRefunded ? 'purchases.refund.asked' : 'purchases.refund.done');
}

function useGivingBack(orderId: string, onDone: () => void) {
  const { orders, notify, bought, removeCopies } = usePurchaseDependencies();
  const forgetAnswers = useForgetAnswers();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const giveBack = async (reason: string) => {
    setIsBusy(true);
    const answer = await orders.refund({ id: orderId, reason });
    setIsBusy(false);
    if (!answer.ok) return setProblem(sayError(answer.error));
    const gone = answer.value.purchases.flatMap(({ id, state }) => (state === 'revoked' ? [id] : []));
    await removeCopies(gone);
    await bought.remove({ purchaseIds: gone });
    forgetAnswers();
    notify({ type: 'success', title: sayDone(answer.value) });
    onDone();
  };
  return { isBusy, problem, giveBack };
}
