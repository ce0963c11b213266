import { Download, Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { paths } from '#shared/contract/paths.ts';
import type { Receipt as ReceiptData } from '#shared/domain/trade/purchase.ts';
import { formatDayInUtc, formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useParams } from '#renderer/lib/router.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/purchases.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { PurchaseFailure } from './frame/purchase-failure.tsx';
import { useReceipt } from './frame/purchase-queries.ts';
import { PurchaseProvider, usePurchaseDependencies } from './frame/dependencies.tsx';
import { useReceiptFile } from './receipt-file.ts';

/** The receipt of the order that the address names. */
export function ReceiptPage() {
  const { order = '' } = useParams();
  return (
    <PurchaseProvider>
      <Receipt key={order} orderId={order} />
    </PurchaseProvider>
  );
}

/** The receipt of an order, to print or to keep as PDF. */
function Receipt({ orderId }: { readonly orderId: string }) {
  const { print } = usePurchaseDependencies();
  const { isSaving, problem, save } = useReceiptFile(orderId);
  const { data, error, isPending, isFetching, refetch } = useReceipt(orderId);
  const wait = useDelayedLoading(isPending);
  return (
    <div className="mx-auto grid w-full max-w-2xl content-start gap-5 p-4 sm:p-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title font-semibold" tabIndex={-1}>
          {t(texts, 'purchases.receipt.title')}
        </h1>
        {data === undefined ? null : (
          <div className="flex flex-wrap gap-2">
            <Button icon={Printer} onClick={print}>
              {t(texts, 'purchases.receipt.print')}
            </Button>
            <Button variant="primary" icon={Download} isBusy={isSaving} onClick={() => void save()}>
              {t(texts, 'purchases.receipt.download')}
            </Button>
          </div>
        )}
      </header>
      {data === undefined ? (
        wait === 'content' ? (
          <PurchaseFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <div role="status" aria-label={t(texts, 'purchases.loading')}>
            {wait === 'stand-in' ? <Skeleton className="h-96 w-full rounded-panel" /> : null}
          </div>
        )
      ) : (
        <>
          {problem === null ? null : (
            <Callout tone="danger" isLive>
              <p className="font-semibold">{t(texts, 'purchases.receipt.notSaved')}</p>
              <p>{problem}</p>
            </Callout>
          )}
          <div className="rounded-panel border border-n6 bg-n1 p-5 sm:p-8">
            <ReceiptPaper receipt={data} />
          </div>
          <p>
            <Link to={paths.purchases.getHref()} className={buttonClasses('secondary')}>
              {t(texts, 'purchases.goToPurchases')}
            </Link>
          </p>
          {createPortal(
            <div className="kit-sheet hidden p-8 print:block">
              <ReceiptPaper receipt={data} />
            </div>,
            document.body
          )}
        </>
      )}
    </div>
  );
}

/** One that is not known here is named as it names itself. */
const nameProvider = (provider: string): string =>
  provider === 'stripe' || provider === 'sandbox' || provider === 'none'
    ? t(texts, `purchases.receipt.provider.${provider}`)
    : provider;

const money = ({ cents }: { readonly cents: number }): string => formatMoney(cents / 100);

function ReceiptPaper({ receipt }: { readonly receipt: ReceiptData }) {
  const { number, issuedAt, orderId, buyerName, buyerEmail, sellerName, bundleTitle, provider } = receipt;
  const facts = [
    ['number', number],
    ['issued', formatDayInUtc(issuedAt)],
    ['order', orderId],
    ['buyer', `${buyerName}, ${buyerEmail}`],
    ['seller', sellerName],
    ...(bundleTitle === null ? [] : ([['bundle', bundleTitle]] as const)),
    ['paidBy', nameProvider(provider)]
  ] as const;
  return (
    <div className="grid gap-6 text-ui">
      <p className="text-lead font-semibold">Reelwright</p>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-n11">{t(texts, `purchases.receipt.${name}`)}</dt>
            <dd dir="auto" className="break-words">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <ReceiptLines receipt={receipt} />
      {receipt.isSandbox ? <p className="font-semibold">{t(texts, 'purchases.receipt.sandbox')}</p> : null}
    </div>
  );
}

function ReceiptLines({
  receipt: { lines, listed, deductions, added, total, returned }
}: {
  readonly receipt: ReceiptData;
}) {
  const steps = [
    ...deductions.map(({ step, amount }) => ({ name: step, value: `−${money(amount)}` })),
    ...(added.cents === 0 ? [] : [{ name: 'added' as const, value: `+${money(added)}` }])
  ];
  const sums = [
    ...(steps.length === 0 ? [] : [{ name: 'listed' as const, value: money(listed) }, ...steps]),
    { name: 'total' as const, value: money(total) },
    ...(returned.cents === 0 ? [] : [{ name: 'returned' as const, value: `−${money(returned)}` }])
  ] as const;
  return (
    <table className="w-full border-collapse text-start tabular-nums">
      <thead>
        <tr className="border-b border-n7">
          <th scope="col" className="py-2 text-start font-semibold">
            {t(texts, 'purchases.receipt.item')}
          </th>
          <th scope="col" className="py-2 text-end font-semibold">
            {t(texts, 'purchases.receipt.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ title, version, price }) => (
          <tr key={title} className="border-b border-n6">
            <td className="py-2 pe-4">
              <span dir="auto" className="break-words">
                {title}
              </span>{' '}
              <span className="text-n11">({t(texts, 'purchases.versions.one', { version })})</span>
            </td>
            <td className="py-2 text-end align-top whitespace-nowrap">{money(price)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row" className="py-1.5 text-start font-semibold">
              {t(texts, `purchases.receipt.${name}`)}
            </th>
            <td className="py-1.5 text-end font-semibold whitespace-nowrap">{value}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
