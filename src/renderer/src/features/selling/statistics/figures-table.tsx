import { type ReactNode } from 'react';
import type { StatisticsFigures } from '#shared/domain/market/seller-statistics.ts';
import { formatMoney, formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { formatConversion } from './conversion.ts';

type Row = StatisticsFigures & { readonly key: string; readonly name: ReactNode };

type Props = {
  readonly title: string;
  /** The heading of the first column. */
  readonly first: string;
  readonly rows: readonly Row[];
  /** The figure shown as a bar. */
  readonly drawn: 'sales' | 'views';
  readonly onSave?: () => void;
};

const cell = 'px-2 py-1.5 text-end whitespace-nowrap tabular-nums';

/** Figures by day, listing or model, with one of them also shown as a bar. */
export function FiguresTable({ title, first, rows, drawn, onSave }: Props) {
  const most = Math.max(1, ...rows.map((row) => row[drawn]));
  return (
    <section className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-read font-semibold">{title}</h3>
        {onSave === undefined ? null : (
          <Button variant="ghost" onClick={onSave}>
            {t(texts, 'selling.statistics.saveCsv')}
          </Button>
        )}
      </div>
      <div
        className="max-h-96 overflow-auto rounded-panel border border-n6 focus-visible:outline-2 focus-visible:outline-ring"
        role="region"
        aria-label={title}
        // Focusable, so that an overflowing table scrolls with the arrow keys.
        tabIndex={0}
      >
        <table className="w-full border-collapse text-ui">
          <TableHead first={first} />
          <tbody className="divide-y divide-n6">
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row" className="grid min-w-40 gap-1 px-3 py-1.5 text-start font-normal">
                  <span className="wrap-anywhere">{row.name}</span>
                  <Bar share={row[drawn] / most} />
                </th>
                <td className={cell}>{formatNumber(row.views)}</td>
                <td className={cell}>{formatNumber(row.wishlistAdds)}</td>
                <td className={cell}>{formatNumber(row.sales)}</td>
                <td className={cell}>{formatConversion(row)}</td>
                <td className={`${cell} pe-3`}>{formatMoney(row.earnedCents / 100)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const TableHead = ({ first }: Pick<Props, 'first'>) => (
  <thead className="sticky top-0 bg-n2 text-label text-n11 shadow-[0_1px_0_var(--color-n6)]">
    <tr>
      <th scope="col" className="px-3 py-2 text-start font-medium">
        {first}
      </th>
      <th scope="col" className={`${cell} font-medium`}>
        {t(texts, 'selling.statistics.views')}
      </th>
      <th scope="col" className={`${cell} font-medium`}>
        {t(texts, 'selling.statistics.wishlistAdds')}
      </th>
      <th scope="col" className={`${cell} font-medium`}>
        {t(texts, 'selling.statistics.sales')}
      </th>
      <th scope="col" className={`${cell} font-medium`}>
        {t(texts, 'selling.statistics.conversion')}
      </th>
      <th scope="col" className={`${cell} pe-3 font-medium`}>
        {t(texts, 'selling.statistics.earned')}
      </th>
    </tr>
  </thead>
);

/** `share`: the length relative to the longest bar, 0 to 1. */
export const Bar = ({ share }: { readonly share: number }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    className="h-1 w-full text-chart-1 rtl:-scale-x-100"
  >
    <rect width="100" height="4" className="fill-n4" />
    <rect width={share * 100} height="4" fill="currentColor" />
  </svg>
);
