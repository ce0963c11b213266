import { useState } from 'react';
import type { TakeDown } from '#shared/contract/cloud/admin/listings.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import texts from '#renderer/messages/en/admin-listings.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { useListingAct } from './listing-queries.ts';

type Props = { readonly id: string; readonly takeDown: TakeDown };

/** How far a take-down is, and what failed. */
export function TakeDownProgress({ id, takeDown }: Props) {
  const { reason, hasRefunds, failedAt, orders, refunds } = takeDown;
  const hasFailed = failedAt !== null || refunds.failed > 0;
  return (
    <section
      aria-labelledby="take-down-title"
      className="grid min-w-0 grid-cols-1 gap-3 rounded-panel border border-n6 bg-n2 p-4 text-ui"
    >
      <h3 id="take-down-title" className="text-read font-semibold">
        {t(texts, 'admin-listings.progress.title')}
      </h3>
      <p dir="auto" className="max-w-read wrap-anywhere whitespace-pre-line">
        {reason}
      </p>
      <Steps takeDown={takeDown} />
      {orders.disputed === 0 ? null : (
        <Callout tone="info">
          {t(texts, 'admin-listings.progress.disputed', { count: orders.disputed })}
        </Callout>
      )}
      {hasRefunds && refunds.failed > 0 ? (
        <Callout tone="danger">
          {t(texts, 'admin-listings.progress.failed', { count: refunds.failed })}
        </Callout>
      ) : null}
      {failedAt === null ? null : (
        <Callout tone="warning">{t(texts, 'admin-listings.progress.interrupted')}</Callout>
      )}
      {hasFailed ? <RetryButton id={id} /> : null}
    </section>
  );
}

function Steps({ takeDown }: Pick<Props, 'takeDown'>) {
  const formatMoment = useFormatMoment();
  const { hasRefunds, startedAt, finishedAt, orders, refunds } = takeDown;
  const sent = refunds.requested + refunds.succeeded;
  const steps = [
    t(texts, 'admin-listings.progress.stopped', { moment: formatMoment(startedAt) }),
    t(texts, 'admin-listings.progress.told', { done: orders.done, all: orders.done + orders.left }),
    ...(hasRefunds
      ? [
          t(texts, 'admin-listings.progress.refunded', {
            done: refunds.succeeded,
            all: sent,
            total: formatMoney(refunds.returned.cents / 100)
          })
        ]
      : [t(texts, 'admin-listings.progress.kept')]),
    finishedAt === null
      ? t(texts, 'admin-listings.progress.underWay')
      : t(texts, 'admin-listings.progress.finished', { moment: formatMoment(finishedAt) })
  ];
  return (
    <ol aria-live="polite" className="grid list-decimal gap-1 ps-5 tabular-nums">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

function RetryButton({ id }: Pick<Props, 'id'>) {
  const { adminListings, notify } = useAdminDependencies();
  const act = useListingAct(id);
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    setIsBusy(true);
    const answer = await act(() => adminListings.retryTakeDown({ id }));
    setIsBusy(false);
    if (answer.ok) notify({ type: 'info', title: t(texts, 'admin-listings.progress.retried') });
    else
      notify({
        type: 'error',
        title: t(texts, 'admin-listings.progress.refused'),
        message: translateError(answer.error)
      });
  };
  return (
    <p>
      <Button isBusy={isBusy} onClick={() => void retry()}>
        {t(texts, 'admin-listings.progress.tryAgain')}
      </Button>
    </p>
  );
}
