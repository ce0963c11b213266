import type { Status } from '#shared/contract/cloud/server.ts';
import {
  type Service,
  type ServiceState,
  services,
  worseState
} from '#shared/domain/activity/service-status.ts';
import { toIsoDate } from '#shared/kit/iso-date.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import texts from '#renderer/messages/en/service-status.json';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { listServiceDays, type ServiceDay, shownDays } from './summarize-days.ts';

type Props = { readonly status: Status };

const tones = { working: 'success', degraded: 'warning', down: 'danger' } as const satisfies Readonly<
  Record<ServiceState, string>
>;

export function CurrentStatus({ status }: Props) {
  const { asOf, states } = status;
  const formatMoment = useFormatMoment();
  const worst = services.map((service) => states[service]).reduce(worseState);
  return (
    <section aria-labelledby="services-title" className="grid gap-4">
      <Callout tone={tones[worst]} isLive>
        <p className="font-medium">{t(texts, `service-status.all.${worst}`)}</p>
        <p>{t(texts, 'service-status.asOf', { moment: formatMoment(asOf) })}</p>
      </Callout>
      <h2 id="services-title" className="sr-only">
        {t(texts, 'service-status.services')}
      </h2>
      <ul className="divide-y divide-n6 rounded-panel border border-n6 bg-n2">
        {services.map((service) => (
          <ServiceItem key={service} service={service} status={status} />
        ))}
      </ul>
    </section>
  );
}

function ServiceItem({ service, status }: Props & { readonly service: Service }) {
  const state = status.states[service];
  return (
    <li className="grid gap-2 p-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="text-read font-semibold">{t(texts, `service-status.service.${service}`)}</h3>
          <p className="text-ui text-n11">{t(texts, `service-status.about.${service}`)}</p>
        </div>
        <Tag tone={tones[state]} className="shrink-0">
          {t(texts, `service-status.state.${state}`)}
        </Tag>
      </div>
      <DayStrip days={listServiceDays(status, service, toIsoDate(status.asOf).slice(0, 10))} />
    </li>
  );
}

/** Height and color both tell the state, so that neither is needed alone. */
const bars: Readonly<Record<ServiceState | 'none', { readonly height: number; readonly classes: string }>> = {
  working: { height: 24, classes: 'fill-success-9' },
  degraded: { height: 16, classes: 'fill-warning-11' },
  down: { height: 8, classes: 'fill-danger-9' },
  none: { height: 2, classes: 'fill-n7' }
};

/** The last 90 days as a bar each, and what they come to as a sentence. */
function DayStrip({ days }: { readonly days: readonly ServiceDay[] }) {
  const recorded = days.filter(({ state }) => state !== null);
  const working = recorded.filter(({ state }) => state === 'working').length;
  return (
    <div className="grid gap-1">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${shownDays * 4} 24`}
        preserveAspectRatio="none"
        className="h-6 w-full rtl:-scale-x-100"
      >
        {days.map(({ day, state }, index) => {
          const { height, classes } = bars[state ?? 'none'];
          return (
            <rect key={day} x={index * 4} y={24 - height} width={3} height={height} className={classes} />
          );
        })}
      </svg>
      <p className="flex flex-wrap justify-between gap-x-3 text-label text-n10">
        <span>{t(texts, 'service-status.from')}</span>
        <span className="max-sm:order-last max-sm:w-full">
          {t(texts, 'service-status.history', { days: recorded.length, working })}
        </span>
        <span>{t(texts, 'service-status.until')}</span>
      </p>
    </div>
  );
}
