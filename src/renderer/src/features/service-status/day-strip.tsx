import type { ServiceState } from '#shared/domain/activity/service-status.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/service-status.json';
import { type ServiceDay, shownDays } from './summarize-days.ts';

/** Height and color both tell the state, so that neither is needed alone. */
const bars: Readonly<Record<ServiceState | 'none', { readonly height: number; readonly classes: string }>> = {
  working: { height: 24, classes: 'fill-success-9' },
  degraded: { height: 16, classes: 'fill-warning-11' },
  down: { height: 8, classes: 'fill-danger-9' },
  none: { height: 2, classes: 'fill-n7' }
};

/** The last 90 days as a bar each, and what they come to as a sentence. */
export function DayStrip({ days }: { readonly days: readonly ServiceDay[] }) {
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
