import type { Overview } from '#shared/contract/cloud/admin/overview.ts';
import { formatMoney, formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-overview.json';

type Day = Overview['today'];

const formatCents = (cents: number): string => formatMoney(cents / 100);

const tiles = [
  ['gross', ({ grossCents }: Day) => formatCents(grossCents)],
  ['refunds', ({ refundCents }: Day) => formatCents(refundCents)],
  ['net', ({ netCents }: Day) => formatCents(netCents)],
  ['orders', ({ orders }: Day) => formatNumber(orders)],
  ['people', ({ people }: Day) => formatNumber(people)]
] as const;

/** The day so far, beside the same part of the day a week ago. */
export function TodayTiles({ overview: { today, weekAgo } }: { readonly overview: Overview }) {
  return (
    <section aria-labelledby="today-title" className="grid min-w-0 grid-cols-1 gap-3">
      <div>
        <h2 id="today-title" className="text-lead font-semibold">
          {t(texts, 'admin-overview.today')}
        </h2>
        <p className="text-ui text-n11">{t(texts, 'admin-overview.today.text')}</p>
      </div>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        {tiles.map(([name, write]) => (
          <div
            key={name}
            className="grid min-w-0 content-start gap-1 rounded-panel border border-n6 bg-n2 p-4 max-lg:first:col-span-2"
          >
            <dt className="text-label text-n11">{t(texts, `admin-overview.today.${name}`)}</dt>
            <dd className="text-title font-semibold tabular-nums wrap-anywhere">{write(today)}</dd>
            <dd className="text-label text-n11 tabular-nums">
              {t(texts, 'admin-overview.today.weekAgo', { value: write(weekAgo) })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
