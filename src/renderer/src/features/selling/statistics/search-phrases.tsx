import { leastVisitorsOfPhrase } from '#shared/domain/market/dashboard/search-miss.ts';
import type { SellerStatistics } from '#shared/domain/market/seller-statistics.ts';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';

type Props = Pick<SellerStatistics, 'phrases'> & { readonly onSave: () => void };

/** Search phrases that led visitors to the seller's listings. */
export function SearchPhrases({ phrases, onSave }: Props) {
  return (
    <section aria-labelledby="phrases-title" className="grid content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="phrases-title" className="text-read font-semibold">
          {t(texts, 'selling.statistics.phrases')}
        </h3>
        {phrases.length === 0 ? null : (
          <Button variant="ghost" onClick={onSave}>
            {t(texts, 'selling.statistics.saveCsv')}
          </Button>
        )}
      </div>
      {phrases.length === 0 ? (
        <p className="text-ui text-n11">{t(texts, 'selling.statistics.phrases.none')}</p>
      ) : (
        <table className="w-full border-collapse text-ui">
          <thead className="text-label text-n11">
            <tr>
              <th scope="col" className="py-1.5 text-start font-medium">
                {t(texts, 'selling.statistics.phrase')}
              </th>
              <th scope="col" className="py-1.5 ps-4 text-end font-medium whitespace-nowrap">
                {t(texts, 'selling.statistics.visitors')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-n6">
            {phrases.map(({ phrase, visitors }) => (
              <tr key={phrase}>
                <th scope="row" dir="auto" className="py-1.5 text-start font-normal wrap-anywhere">
                  {phrase}
                </th>
                <td className="py-1.5 text-end tabular-nums">{formatNumber(visitors)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="text-label text-n11">
        {t(texts, 'selling.statistics.phrases.about', { count: leastVisitorsOfPhrase })}
      </p>
    </section>
  );
}
