import { useState } from 'react';
import { choosePeriod, type SellerStatistics } from '#shared/domain/market/seller-statistics.ts';
import { formatIsoDay, formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { BarChart } from '#renderer/ui/chart/lazy-chart.ts';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';

const figures = ['views', 'sales'] as const;

/** Views or sales over time; the table by period below has the numbers. */
export function PeriodChart({ statistics: { range, periods } }: { readonly statistics: SellerStatistics }) {
  const [figure, setFigure] = useState<(typeof figures)[number]>('views');
  const title = t(texts, `selling.statistics.by.${choosePeriod(range)}`);
  return (
    <div className="grid min-w-0 gap-3">
      <Segmented
        label={t(texts, 'selling.statistics.drawn')}
        value={figure}
        options={figures.map((value) => ({ value, label: t(texts, `selling.statistics.${value}`) }))}
        onChange={setFigure}
      />
      <BarChart
        label={`${t(texts, `selling.statistics.${figure}`)}: ${title}`}
        points={periods.map((period) => ({
          key: period.from,
          name: formatIsoDay(period.from),
          value: period[figure]
        }))}
        format={formatNumber}
        isWhole
      />
    </div>
  );
}
