import type { Status } from '#shared/contract/cloud/server.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatIsoDay } from '#renderer/lib/messages/use-moment.ts';
import texts from '#renderer/messages/en/service-status.json';
import { listIncidents } from './summarize-days.ts';

/** The days on which a service did not work as it should. */
export function Incidents({ status }: { readonly status: Status }) {
  const formatDay = useFormatIsoDay();
  const incidents = listIncidents(status);
  return (
    <section aria-labelledby="incidents-title" className="grid gap-2">
      <h2 id="incidents-title" className="text-lead font-semibold">
        {t(texts, 'service-status.incidents')}
      </h2>
      {incidents.length > 0 ? (
        <ul className="grid gap-1 text-ui">
          {incidents.map(({ day, service, state }) => (
            <li key={`${day} ${service}`} className="flex flex-wrap gap-x-3">
              <span className="text-n10 tabular-nums">{formatDay(day)}</span>
              <span>
                {t(texts, 'service-status.incident', {
                  service: t(texts, `service-status.service.${service}`),
                  state
                })}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ui text-n11">
          {t(
            texts,
            status.days.length === 0 ? 'service-status.incidents.noData' : 'service-status.incidents.none'
          )}
        </p>
      )}
    </section>
  );
}
