import type { SellerStatistics } from '#shared/domain/market/seller-statistics.ts';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Bar } from './figures-table.tsx';

type Props = Pick<SellerStatistics, 'sources'> & { readonly onSave: () => void };

/** Where the views of the seller's listings came from. */
export function ViewSources({ sources, onSave }: Props) {
  if (sources.length === 0) return null;
  const most = Math.max(...sources.map(({ views }) => views));
  return (
    <section className="grid content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-read font-semibold">{t(texts, 'selling.statistics.sources')}</h3>
        <Button variant="ghost" onClick={onSave}>
          {t(texts, 'selling.statistics.saveCsv')}
        </Button>
      </div>
      <ul className="grid gap-2 text-ui">
        {sources.map(({ source, views }) => (
          <li key={source} className="grid gap-1">
            <span className="flex justify-between gap-3">
              <span>{t(texts, `selling.statistics.source.${source}`)}</span>
              <span className="text-n11 tabular-nums">{formatNumber(views)}</span>
            </span>
            <Bar share={views / most} />
          </li>
        ))}
      </ul>
      <p className="text-label text-n11">{t(texts, 'selling.statistics.privacy')}</p>
    </section>
  );
}
