import { useQuery } from '@tanstack/react-query';
import type { LateEvent, Operations } from '#shared/contract/cloud/admin/overview.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import texts from '#renderer/messages/en/admin-overview.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { operationsKey, useOperate } from './operations-queries.ts';
import { OperationsSection, Quiet } from './operations-section.tsx';

type Props = { readonly operations: Operations };

/** Payment events that were received and could not be applied. */
export function EventsSection({ operations: { events } }: Props) {
  return (
    <OperationsSection id="events" title={t(texts, 'admin-overview.health.events')}>
      {events.late === 0 ? <Quiet>{t(texts, 'admin-overview.events.none')}</Quiet> : <LateEvents />}
      {events.unmatched === 0 ? null : (
        <Quiet>{t(texts, 'admin-overview.events.unmatched', { count: events.unmatched })}</Quiet>
      )}
    </OperationsSection>
  );
}

function LateEvents() {
  const { operations } = useAdminDependencies();
  const { data = [] } = useQuery({
    queryKey: operationsKey('lateEvents'),
    queryFn: () => unwrap(operations.listLateEvents()),
    staleTime: 0
  });
  return (
    <ul aria-label={t(texts, 'admin-overview.events.list')} className="grid grid-cols-1 gap-2">
      {data.map((event) => (
        <EventItem key={`${event.provider} ${event.eventId}`} event={event} />
      ))}
    </ul>
  );
}

function EventItem({ event: { provider, eventId, type, receivedAt } }: { readonly event: LateEvent }) {
  const { operations } = useAdminDependencies();
  const { operate, isBusy } = useOperate(t(texts, 'admin-overview.events.applied'));
  const formatMoment = useFormatMoment();
  return (
    <li className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <div className="grid min-w-0 gap-0.5">
        <span className="font-mono text-label wrap-anywhere">
          {provider} · {type}
        </span>
        <span className="text-label wrap-anywhere text-n10">
          {eventId} · {t(texts, 'admin-overview.events.received', { moment: formatMoment(receivedAt) })}
        </span>
      </div>
      <Button
        isBusy={isBusy}
        onClick={() => void operate(() => operations.applyEvent({ provider, eventId }))}
      >
        {t(texts, 'admin-overview.events.apply')}
      </Button>
    </li>
  );
}
