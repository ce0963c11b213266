import type { SellerStatistics } from '#shared/domain/market/seller-statistics.ts';
import { countDays } from '#shared/domain/market/seller-statistics.ts';
import { formatMoney, formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { formatConversion } from './conversion.ts';

type Props = { readonly statistics: SellerStatistics };

/** Five tiles: one and two pairs on a phone, then two and three, then all in a row. */
const tile =
  'grid min-w-0 content-start gap-1 rounded-panel border border-n6 bg-n2 p-4 max-[639px]:first:col-span-2 min-[640px]:max-[959px]:col-span-2 min-[640px]:max-[959px]:nth-[-n+2]:col-span-3';

/** The totals of the range, compared with the same number of days before it. */
export function FigureTiles({ statistics: { total, before, range } }: Props) {
  const days = countDays(range);
  const tiles = [
    ['earned', formatMoney(total.earnedCents / 100), formatMoney(before.earnedCents / 100)],
    ['sales', formatNumber(total.sales), formatNumber(before.sales)],
    ['views', formatNumber(total.views), formatNumber(before.views)],
    ['conversion', formatConversion(total), formatConversion(before)],
    ['wishlistAdds', formatNumber(total.wishlistAdds), formatNumber(before.wishlistAdds)]
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 min-[640px]:grid-cols-6 min-[960px]:grid-cols-5">
      {tiles.map(([name, now, then]) => (
        <div key={name} className={tile}>
          <dt className="text-label text-n11">{t(texts, `selling.statistics.${name}`)}</dt>
          <dd className="text-title font-semibold tabular-nums wrap-anywhere">{now}</dd>
          <dd className="text-label text-n11 tabular-nums">
            {t(texts, 'selling.statistics.before', { days, value: then })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
