import { Ban, CircleAlert, CircleCheck, CircleX, Clock, Landmark, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { Refusal } from '#renderer/lib/query/query-client.tsx';
import { Link, useSearchParams } from '#renderer/lib/router.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/purchases.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { contractError } from '#shared/contract/errors.ts';
import { appLinks } from '#shared/contract/app-links.ts';
import { paths } from '#shared/contract/paths.ts';
import type { Order } from '#shared/domain/trade/order.ts';
import { PurchaseProvider, usePurchaseDependencies } from './frame/dependencies.tsx';
import { kindOfFailure, PurchaseFailure } from './frame/purchase-failure.tsx';
import { clearIntent } from './place-order.ts';
import { viewOfOrder } from './frame/order-view.ts';
import { formatPrice } from './price-lines.tsx';
import { useKeepPurchases, useOrder } from './frame/purchase-queries.ts';
import { RefundRequestLink, UnpaidActions } from './order-actions.tsx';
import { RefundRequestNote } from './refund-request-note.tsx';
import { useOpening } from './use-opening.tsx';

/** The purchases of an order, each with its link into the builder. */
export function PaidOrder({ order }: { readonly order: Order }) {
  const opening = useOpening();
  const held = order.purchases.filter(({ state }) => state !== 'revoked');
  const [only] = held;
  if (only !== undefined && held.length === 1) {
    return (
      <div>
        {opening.dialog}
        <Button
          variant="primary"
          isBusy={opening.busyId === only.id}
          onClick={() => opening.open({ id: only.id }, only.state === 'opened')}
        >
          {t(texts, 'purchases.open')}
        </Button>
      </div>
    );
  }
  return (
    <ul className="grid gap-2">
      {opening.dialog}
      {held.map(({ id, title, state }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-2">
          <span dir="auto" className="min-w-0 break-words">
            {title}
          </span>
          <Button
            isBusy={opening.busyId === id}
            aria-label={t(texts, 'purchases.openNamed', { title })}
            onClick={() => opening.open({ id }, state === 'opened')}
          >
            {t(texts, 'purchases.open')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

export function PaymentPage() {
  return (
    <PurchaseProvider>
      <Payment />
    </PurchaseProvider>
  );
}

/** The result of a payment. The URL only names the order; its state comes from the server. */
export function Payment() {
  const [query] = useSearchParams();
  const id = query.get('order') ?? '';
  const { data: order, error, isPending, isFetching, refetch } = useOrder(id);
  const wait = useDelayedLoading(isPending && id !== '');
  useEndOfIntent(order);
  useKeepPurchases(order?.state === 'paid');
  const { paysElsewhere } = usePurchaseDependencies();
  const isFromApp = query.get('from') === 'desktop' && !paysElsewhere;
  // In the browser that the desktop app opened perhaps nobody is signed in, and nobody has to be.
  const isKnownInApp = isFromApp && kindOfFailure(error) === 'signed_out';
  return (
    <div className="mx-auto grid w-full max-w-2xl content-start gap-5 p-4 sm:p-6">
      <h1 className="text-title font-semibold" tabIndex={-1}>
        {t(texts, 'purchases.payment')}
      </h1>
      {isFromApp ? <BackToApp id={id} /> : null}
      {isKnownInApp ? null : order === undefined ? (
        wait === 'content' ? (
          <PurchaseFailure
            failure={id === '' ? new Refusal(contractError('not_found')) : error}
            isBusy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <div role="status" aria-label={t(texts, 'purchases.payment.asking')}>
            {wait === 'stand-in' ? <Skeleton className="h-60 w-full rounded-panel" /> : null}
          </div>
        )
      ) : (
        <OrderOutcome order={order} hasFailed={error !== null} />
      )}
    </div>
  );
}

const good = 'text-success-11';
const calm = 'text-n11';
const looks = {
  paid: { icon: CircleCheck, tone: good },
  free: { icon: CircleCheck, tone: good },
  double: { icon: Undo2, tone: calm },
  double_owed: { icon: CircleAlert, tone: 'text-warning-11' },
  double_late: { icon: CircleAlert, tone: 'text-warning-11' },
  double_returned: { icon: Undo2, tone: calm },
  returning: { icon: Undo2, tone: calm },
  waiting: { icon: Clock, tone: calm },
  processing: { icon: Clock, tone: calm },
  declined: { icon: CircleX, tone: 'text-danger-11' },
  cancelled: { icon: Ban, tone: calm },
  partly_returned: { icon: Undo2, tone: calm },
  returned: { icon: Undo2, tone: calm },
  disputed: { icon: Landmark, tone: 'text-warning-11' }
} as const;

function OrderOutcome({ order, hasFailed }: { readonly order: Order; readonly hasFailed: boolean }) {
  const { title, total, returned, isSandbox } = order;
  const [now] = useState(() => Date.now());
  const outcome = viewOfOrder(order, now);
  const isOwned = order.purchases.some(({ state }) => state !== 'revoked');
  const { icon: Icon, tone } = looks[outcome];
  return (
    <section className="grid gap-4 rounded-panel border border-n6 bg-n2 p-4 sm:p-5">
      <div role="status" className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1">
        <Icon aria-hidden size={24} strokeWidth={1.75} className={tone} />
        <h2 className="text-lead font-semibold">{t(texts, `purchases.payment.title.${outcome}`)}</h2>
        <p className="col-start-2 text-read text-n11">{t(texts, `purchases.payment.text.${outcome}`)}</p>
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-y border-n6 py-3">
        <span dir="auto" className="min-w-0 text-read font-semibold break-words">
          {title}
        </span>
        <span className="text-read tabular-nums">
          {formatPrice(total)}
          {returned.cents === 0 || order.state === 'disputed'
            ? null
            : ` · ${t(texts, 'purchases.payment.returned', { price: formatPrice(returned) })}`}
        </span>
      </p>
      {hasFailed ? <Callout tone="warning">{t(texts, 'purchases.payment.stale')}</Callout> : null}
      {isOwned ? <RefundRequestNote request={order.refundRequest} /> : null}
      {isSandbox ? <Callout tone="info">{t(texts, 'purchases.sandbox')}</Callout> : null}
      {order.state === 'pending' ? (
        <UnpaidActions order={order} />
      ) : isOwned ? (
        <PaidOrder order={order} />
      ) : outcome === 'double_owed' ? (
        <RefundRequestLink order={order} />
      ) : null}
      <p className="flex flex-wrap gap-2 border-t border-n6 pt-4">
        <Link to={paths.purchases.getHref()} className={buttonClasses('secondary')}>
          {t(texts, 'purchases.goToPurchases')}
        </Link>
        {order.receiptNumber === null ? null : (
          <Link to={paths.receipt.getHref(order.id)} className={buttonClasses('secondary')}>
            {t(texts, 'purchases.receipt.show')}
          </Link>
        )}
        {outcome === 'double_late' ? (
          <Link to={paths.contact.getHref()} className={buttonClasses('secondary')}>
            {t(texts, 'purchases.payment.toContact')}
          </Link>
        ) : null}
        <Link to={paths.listing.getHref(order.slug)} className={buttonClasses('ghost')}>
          {t(texts, 'purchases.payment.toListing')}
        </Link>
      </p>
    </section>
  );
}

/** In the browser that the desktop app opened. */
function BackToApp({ id }: { readonly id: string }) {
  return (
    <Callout
      tone="info"
      actions={
        <a href={appLinks.order(id)} className={buttonClasses('primary')}>
          {t(texts, 'purchases.payment.backToApp')}
        </a>
      }
    >
      {t(texts, 'purchases.payment.fromDesktop')}
    </Callout>
  );
}

/** Once the order has come to its end, buying the same again is another wish. */
function useEndOfIntent(order: Order | undefined): void {
  const { memory } = usePurchaseDependencies();
  const endedSlug = order === undefined || order.state === 'pending' ? null : order.slug;
  useEffect(() => {
    if (endedSlug !== null) clearIntent(memory, endedSlug);
  }, [endedSlug, memory]);
}
