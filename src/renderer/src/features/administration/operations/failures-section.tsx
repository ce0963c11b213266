import type { Operations } from '#shared/contract/cloud/admin/overview.ts';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import texts from '#renderer/messages/en/admin-overview.json';
import { OperationsSection, Quiet } from './operations-section.tsx';

type Props = { readonly operations: Operations };

const head = 'py-1.5 text-label font-medium text-n10';

/** Requests of the last 24 hours that the server failed to answer, by route. */
export function FailuresSection({ operations: { routeFailures } }: Props) {
  const formatMoment = useFormatMoment();
  return (
    <OperationsSection id="failures" title={t(texts, 'admin-overview.health.failures')}>
      {routeFailures.length === 0 ? (
        <Quiet>{t(texts, 'admin-overview.failures.none')}</Quiet>
      ) : (
        <table className="w-full border-collapse">
          <thead>
            <tr>
              <th scope="col" className={`${head} text-start`}>
                {t(texts, 'admin-overview.failures.route')}
              </th>
              <th scope="col" className={`${head} px-2 text-end`}>
                {t(texts, 'admin-overview.failures.count')}
              </th>
              <th scope="col" className={`${head} text-end`}>
                {t(texts, 'admin-overview.failures.last')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-n6">
            {routeFailures.map(({ route, count, lastHour }) => (
              <tr key={route}>
                <th scope="row" className="py-1.5 text-start font-normal">
                  <span className="font-mono text-label wrap-anywhere">
                    {route === 'unknown' ? t(texts, 'admin-overview.failures.unknown') : route}
                  </span>
                </th>
                <td className="px-2 py-1.5 text-end tabular-nums">{formatNumber(count)}</td>
                <td className="py-1.5 text-end text-label text-n10">{formatMoment(lastHour)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </OperationsSection>
  );
}
