import type { Statement } from '#shared/domain/trade/payout/earnings.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { SellingFailure } from '../frame/selling-failure.tsx';
import { Line } from './earnings-lines.tsx';
import { useStatement } from './earnings-queries.ts';
import { formatMonth } from './format-month.ts';

type Props = { readonly month: string; readonly onClose: () => void };

/** The statement of a month: its totals and lines. */
export function StatementDialog({ month, onClose }: Props) {
  const { data, error, isFetching, isPending, refetch } = useStatement(month);
  const isMonth = /^\d{4}-\d\d$/.test(month);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="l"
      title={t(texts, 'selling.earnings.statements.title', { month: isMonth ? formatMonth(month) : month })}
      description={data?.statement.number}
    >
      {isPending ? <LoadingRows words={t(texts, 'selling.earnings.loading')} /> : null}
      {error === null ? null : (
        <SellingFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined ? null : (
        <div className="grid gap-4">
          <Sums statement={data.statement} />
          <ul className="grid gap-2">
            {data.lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
          {data.isWhole ? null : (
            <p className="text-ui text-n11">{t(texts, 'selling.earnings.statements.partly')}</p>
          )}
        </div>
      )}
    </Dialog>
  );
}

function Sums({ statement }: { readonly statement: Statement }) {
  const sums = [
    ['opening', statement.openingCents],
    ['sales', statement.salesCents],
    ['commission', statement.commissionCents],
    ['refunds', statement.refundCents],
    ['payouts', statement.payoutCents],
    ['closingBalance', statement.closingCents]
  ] as const;
  return (
    <dl className="grid gap-1 text-ui">
      {sums.map(([name, cents]) => (
        <div
          key={name}
          className="flex justify-between gap-4 last:border-t last:border-n6 last:pt-1 last:font-semibold"
        >
          <dt>{t(texts, `selling.earnings.sum.${name}`)}</dt>
          <dd className="tabular-nums">{formatMoney(cents / 100)}</dd>
        </div>
      ))}
    </dl>
  );
}
