import { countDays } from '#shared/domain/market/seller-statistics.ts';
import type { SalesReport } from '#shared/domain/trade/sales/sales-report.ts';
import { formatIsoDay, formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-sales.json';
import { formatFigure, readFigure, shownFigures } from '../data/figures.ts';

const tile = 'grid min-w-0 content-start gap-1 rounded-panel border border-n6 bg-n2 p-4';

/** The totals of the range, each beside that of as many days before it. */
export function SalesTiles({ report }: { readonly report: SalesReport }) {
  const { range, total, before, payoutsDueCents } = report;
  const days = countDays(range);
  return (
    <dl className="grid grid-cols-2 gap-3 min-[720px]:grid-cols-3">
      {shownFigures.map((figure) => (
        <div key={figure} className={tile}>
          <dt className="text-label text-n11">{t(texts, `admin-sales.figure.${figure}`)}</dt>
          <dd className="text-lead font-semibold tabular-nums wrap-anywhere sm:text-title">
            {formatFigure(figure, readFigure(figure, total))}
          </dd>
          <dd className="text-label text-n11 tabular-nums">
            {t(texts, 'admin-sales.before', {
              days,
              value: formatFigure(figure, readFigure(figure, before))
            })}
          </dd>
        </div>
      ))}
      <div className={`${tile} max-[719px]:col-span-2`}>
        <dt className="text-label text-n11">{t(texts, 'admin-sales.figure.due')}</dt>
        <dd className="text-lead font-semibold tabular-nums wrap-anywhere sm:text-title">
          {formatMoney(payoutsDueCents / 100)}
        </dd>
        <dd className="text-label text-n11">
          {t(texts, 'admin-sales.dueOn', { day: formatIsoDay(range.to) })}
        </dd>
      </div>
    </dl>
  );
}
