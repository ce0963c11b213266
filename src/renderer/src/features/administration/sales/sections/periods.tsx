import { useState } from 'react';
import { choosePeriod } from '#shared/domain/market/seller-statistics.ts';
import type { SalesReport } from '#shared/domain/trade/sales/sales-report.ts';
import { formatIsoDay } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-sales.json';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { BarChart } from '#renderer/ui/chart/lazy-chart.ts';
import { formatFigure, readFigure, type ShownFigure, shownFigures } from '../data/figures.ts';
import { FiguresTable } from '../tables/figures-table.tsx';

/** One figure by day, week or month as a chart, and all of them as a table. */
export function Periods({ report: { range, periods } }: { readonly report: SalesReport }) {
  const [figure, setFigure] = useState<ShownFigure>('net');
  const length = choosePeriod(range);
  const title = t(texts, `admin-sales.by.${length}`);
  return (
    <FiguresTable
      title={title}
      first={t(texts, length === 'day' ? 'admin-sales.day' : 'admin-sales.from')}
      rows={periods.toReversed().map((period) => ({
        ...period,
        key: period.from,
        label: period.from,
        name: formatIsoDay(period.from)
      }))}
      fileName={`sales-${range.from}-${range.to}`}
    >
      <SelectInput
        label={t(texts, 'admin-sales.drawn')}
        value={figure}
        options={shownFigures.map((value) => ({ value, label: t(texts, `admin-sales.figure.${value}`) }))}
        onChange={setFigure}
        className="justify-self-start"
      />
      <BarChart
        label={`${t(texts, `admin-sales.figure.${figure}`)}: ${title}`}
        points={periods.map((period) => ({
          key: period.from,
          name: formatIsoDay(period.from),
          value: readFigure(figure, period)
        }))}
        format={(value) => formatFigure(figure, value)}
        isWhole={figure === 'sales'}
      />
    </FiguresTable>
  );
}
