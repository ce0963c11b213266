import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { DialogProps } from '#renderer/feature-api/dialogs.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import type { UserMetrics } from '#shared/domain/activity/user-metrics.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { formatMoment, formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/activity.json';
import { countByDay, listLargest, type NamedCount, splitTime } from './chart-data.ts';
import { DayChart, UsageBars } from './activity-charts.tsx';
import type { ActivityStore } from './activity-store.ts';
import { activityStore } from './load-activity.ts';

const daysShown = 14;

/** The counts of this device, for its user alone. */
export function ActivityDialog({ onClose }: DialogProps) {
  const { storeOf } = useServices();
  const [store, setStore] = useState<ActivityStore | null>(null);
  useEffect(() => {
    void storeOf(activityStore).then((loaded) => setStore(() => loaded));
  }, [storeOf]);
  return store === null ? null : <OpenedActivity store={store} onClose={onClose} />;
}

type OpenedActivityProps = DialogProps & { readonly store: ActivityStore };

function OpenedActivity({ store, onClose }: OpenedActivityProps) {
  const { history, library, notify } = useServices();
  const metrics = useStore(store, (state) => state.metrics);
  const entries = useStore(history, (state) => state.entries);
  const templates = useStore(library, (state) => state.templates);
  const erase = async () => {
    const before = await store.getState().eraseMetrics();
    const run = () => void store.getState().restoreMetrics(before);
    const action = { label: t(texts, 'activity.undo'), isUndo: true, run };
    notify({ type: 'success', title: t(texts, 'activity.erased'), action });
  };
  return (
    <CountsDialog
      metrics={metrics}
      favorites={templates.filter(({ isFavorite }) => isFavorite).length}
      keptAt={entries.map(({ createdAt }) => createdAt)}
      uses={templates.map(({ name, usageCount }) => ({ name, count: usageCount }))}
      onErase={() => void erase()}
      onClose={onClose}
    />
  );
}

type CountsProps = DialogProps & {
  readonly metrics: UserMetrics;
  readonly favorites: number;
  /** When each prompt in the history was kept, in milliseconds since 1970. */
  readonly keptAt: readonly number[];
  readonly uses: readonly NamedCount[];
  readonly onErase: () => void;
};

function CountsDialog({ metrics, favorites, keptAt, uses, onErase, onClose }: CountsProps) {
  const facts = useRef<HTMLDListElement>(null);
  const [now] = useState(() => Date.now());
  const largest = listLargest(uses, 5);
  const offset = -new Date(now).getTimezoneOffset() * 60_000;
  const days = countByDay(keptAt, now, daysShown, offset);
  const hasDays = days.some(({ count }) => count > 0);
  const hasCounted = metrics.lastActive !== null || hasDays || largest.length > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'activity.title')}
      description={t(texts, 'activity.description')}
      size="m"
      initialFocus={facts}
    >
      {hasCounted ? (
        <div className="grid gap-6">
          <Facts ref={facts} metrics={metrics} favorites={favorites} />
          {hasDays ? <DayChart days={days} /> : null}
          {largest.length > 0 ? <UsageBars counts={largest} /> : null}
          {metrics.lastActive === null ? null : (
            <Button className="justify-self-start" onClick={onErase}>
              {t(texts, 'activity.erase')}
            </Button>
          )}
        </div>
      ) : (
        <EmptyState
          title={t(texts, 'activity.empty.title')}
          text={t(texts, 'activity.empty.text')}
          action={<Button onClick={onClose}>{t(texts, 'activity.empty.build')}</Button>}
        />
      )}
    </Dialog>
  );
}

type FactsProps = Pick<CountsProps, 'metrics' | 'favorites'> & {
  /** Takes the focus first: reading comes before erasing. */
  readonly ref: RefObject<HTMLDListElement | null>;
};

function Facts({ ref, metrics, favorites }: FactsProps) {
  const facts = [
    [t(texts, 'activity.generated'), formatNumber(metrics.promptsGenerated)],
    [t(texts, 'activity.viewed'), formatNumber(metrics.templatesViewed)],
    [t(texts, 'activity.favorites'), formatNumber(favorites)],
    [t(texts, 'activity.sessions'), formatNumber(metrics.sessionsCount)],
    [t(texts, 'activity.time'), t(texts, 'activity.duration', splitTime(metrics.totalTimeSpent))],
    [
      t(texts, 'activity.last'),
      metrics.lastActive === null ? t(texts, 'activity.never') : formatMoment(metrics.lastActive)
    ]
  ] as const;
  return (
    <dl ref={ref} tabIndex={-1} className="grid grid-cols-2 gap-3 outline-none sm:grid-cols-3">
      {facts.map(([term, fact]) => (
        <div key={term} className="grid content-start rounded-card border border-n6 bg-n1 p-3">
          <dt className="text-label text-n10">{term}</dt>
          <dd className="text-read font-semibold tabular-nums">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
