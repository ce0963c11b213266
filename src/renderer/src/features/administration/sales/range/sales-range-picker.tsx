import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-sales.json';
import { DayRange } from '#renderer/ui/fields/day-range.tsx';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';
import { salesChoices, type SalesRangeState } from './use-sales-range.ts';

export function SalesRangePicker({ choice, range, choose, setRange }: SalesRangeState) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Segmented
        label={t(texts, 'admin-sales.range')}
        value={choice}
        options={salesChoices.map((value) => ({ value, label: t(texts, `admin-sales.range.${value}`) }))}
        onChange={choose}
      />
      {choice === 'own' ? (
        <DayRange
          range={range}
          words={{ from: t(texts, 'admin-sales.from'), to: t(texts, 'admin-sales.to') }}
          onChange={setRange}
        />
      ) : null}
    </div>
  );
}
